import QtQuick
import Kiosk.Parts

// A piece of a panel's content: a heading, running text, a row with something at its right, or a large figure.
Item {
    id: root

    required property var block
    required property Look look
    property bool follows: false // a heading, and stays with it
    property real dense: 0 // the height of a line, where there is little room

    readonly property bool row: block.kind === "row"
    readonly property bool tight: dense > 0
    readonly property bool below: row && tight && words.implicitWidth + more.implicitWidth + 10 > width // not at the right of it

    // How many of its lines fit into that height: all or none but of running text.
    function fitting(room: real): int {
        const line = words.contentHeight / words.lineCount;
        return block.kind === "text" ? Math.min(words.lineCount - 2, Math.floor((room - words.y) / line)) : 0;
    }

    // How far down so many of its lines reach.
    function down(lines: int): real {
        return words.y + lines * words.contentHeight / words.lineCount;
    }

    implicitHeight: tight ? (words.lineCount + (below ? 1 : 0)) * dense : words.implicitHeight + (root.block.kind === "heading" ? 14 : 8)

    Label {
        id: words

        color: root.block.kind === "text" || root.row ? root.look.quiet : root.look.text
        elide: Text.ElideNone
        height: root.tight ? lineCount * root.dense : implicitHeight
        horizontalAlignment: root.block.kind === "figure" ? Text.AlignHCenter : Text.AlignLeft
        lineHeight: root.tight ? root.dense : 1
        lineHeightMode: root.tight ? Text.FixedHeight : Text.ProportionalHeight
        size: (root.block.kind === "figure" ? 40 : root.block.kind === "heading" && !root.tight ? 22 : 20) * root.look.type
        strong: root.block.kind === "heading" || root.block.kind === "figure"
        text: root.block.text
        width: root.row && !root.below ? root.width - more.width - 10 : root.width
        wrapMode: Text.WordWrap
        y: root.tight ? 0 : root.height - height - 4
    }

    Label {
        id: more

        anchors.right: parent.right
        color: root.look.text
        elide: root.tight ? Text.ElideNone : Text.ElideRight
        fontSizeMode: Text.HorizontalFit
        height: root.tight ? root.dense : implicitHeight
        horizontalAlignment: Text.AlignRight
        lineHeight: words.lineHeight
        lineHeightMode: words.lineHeightMode
        minimumPixelSize: 20
        size: 20 * root.look.type
        strong: true
        text: root.block.more ?? ""
        visible: root.row
        width: visible ? Math.min(implicitWidth, root.tight ? root.width : root.width * 0.8) : 0
        y: root.below ? words.height : root.tight ? 0 : words.y + words.baselineOffset - baselineOffset
    }

    Rectangle {
        anchors.bottom: parent.bottom
        color: root.look.line
        height: 1
        opacity: 0.4
        visible: root.row && !root.tight
        width: parent.width
    }
}
