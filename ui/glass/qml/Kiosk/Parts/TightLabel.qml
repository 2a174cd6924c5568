import QtQuick

// Words that keep to their room: in one line, if need be a little narrower than their type is; else in several, broken
// between words. A word that is longer than the room is narrowed to it; letters never are smaller.
Label {
    id: root

    required property real room // how wide they may be drawn
    property real narrowest: 0.8 // of its width, that a line may be drawn with
    property int lines: 0 // at most; else as many as it takes
    property bool hugs: false // one line takes no more than it needs

    readonly property bool one: line.advanceWidth * narrowest <= room
    readonly property bool anywhere: /[\u2e80-\uffef]/.test(text) // such writing breaks between any two signs
    readonly property real wide: one ? line.advanceWidth : anywhere ? room : Math.max(word.advanceWidth, lines > 0 ? 1.15 * line.advanceWidth / lines : 0)
    readonly property real tight: Math.min(1, room / Math.max(1, wide))

    elide: Text.ElideNone
    horizontalAlignment: Text.AlignHCenter
    width: hugs && one ? Math.ceil(wide) : Math.max(room, Math.ceil(wide))
    wrapMode: one ? Text.NoWrap : Text.WordWrap

    transform: Scale {
        origin.x: root.width / 2
        xScale: root.tight
    }

    TextMetrics {
        id: line

        font: root.font
        text: root.text
    }

    TextMetrics {
        id: word

        font: root.font
        text: root.one ? "" : root.text.split(/[\s\u00ad-]/).reduce((longest, one) => one.length > longest.length ? one : longest, "")
    }
}
