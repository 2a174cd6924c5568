import QtQuick
import Kiosk.Models
import Kiosk.Parts

// What a wager pays, opened at its spot: over the rings, where it hides no card, no button and no clock. A touch turns to
// its next page, and from the last one away.
Touch {
    id: root

    required property SeatModel seat
    required property Look look

    readonly property real line: 20.6 * look.type

    objectName: look.prefix + "pays"

    onTapped: {
        if (content.shown < content.pages - 1)
            content.page = content.shown + 1;
        else
            seat.ask("pays");
    }

    Plate {
        anchors.fill: parent
        color: root.look.contrast ? Theme.black : Theme.screen
        line: root.look.text
        lineWidth: 1.5
    }

    Label {
        id: title

        color: root.look.text
        elide: Text.ElideNone
        height: 25 * root.look.type
        size: 21 * root.look.type
        strong: true
        text: root.seat.pays.title
        x: 8
        y: 1
    }

    Label {
        color: root.look.quiet
        elide: Text.ElideNone
        height: title.height
        size: 20 * root.look.type
        text: (content.shown + 1) + "/" + content.pages
        visible: content.pages > 1
        x: root.width - width - 30
        y: title.y
    }

    Icon {
        color: root.look.quiet
        shows: "cross"
        size: 20 * root.look.type
        visible: content.shown === content.pages - 1
        x: root.width - width - 6
        y: title.y + 3
    }

    Label { // there is more
        color: root.look.quiet
        elide: Text.ElideNone
        height: title.height - 4
        size: 30 * root.look.type
        strong: true
        text: "\u203a"
        visible: content.shown < content.pages - 1
        x: root.width - width - 10
        y: title.y
    }

    PanelPages {
        id: content

        dense: root.line
        height: root.height - y - 1
        look: root.look
        panel: root.seat.pays
        width: root.width - 16
        x: 8
        y: title.y + title.height - 2
    }
}
