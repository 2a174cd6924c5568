import QtQuick
import Kiosk.Parts

// A piece of a panel's content: a heading, running text, a row with something at its right, or a large figure.
Item {
    id: root

    required property var block
    required property Look look
    property bool follows: false // a heading, and stays with it

    readonly property bool row: block.kind === "row"

    // How many of its lines fit into that height: all or none but of running text.
    function fitting(room: real): int {
        const line = words.contentHeight / words.lineCount;
        return block.kind === "text" ? Math.min(words.lineCount - 2, Math.floor((room - words.y) / line)) : 0;
    }

    // How far down so many of its lines reach.
    function below(lines: int): real {
        return words.y + lines * words.contentHeight / words.lineCount;
    }

    implicitHeight: words.implicitHeight + (root.block.kind === "heading" ? 14 : 8)

    Label {
        id: words

        anchors.bottom: parent.bottom
        anchors.bottomMargin: 4
        color: root.block.kind === "text" || root.row ? root.look.quiet : root.look.text
        elide: Text.ElideNone
        horizontalAlignment: root.block.kind === "figure" ? Text.AlignHCenter : Text.AlignLeft
        size: (root.block.kind === "figure" ? 40 : root.block.kind === "heading" ? 22 : 20) * (root.block.kind === "figure" ? 1 : root.look.type)
        strong: root.block.kind === "heading" || root.block.kind === "figure"
        text: root.block.text
        width: root.row ? root.width - more.width - 10 : root.width
        wrapMode: Text.Wrap
    }

    Label {
        id: more

        anchors.baseline: words.baseline
        anchors.right: parent.right
        color: root.look.text
        fontSizeMode: Text.HorizontalFit
        horizontalAlignment: Text.AlignRight
        minimumPixelSize: 14
        size: 20 * root.look.type
        strong: true
        text: root.block.more ?? ""
        visible: root.row
        width: visible ? Math.min(implicitWidth, root.width * 0.6) : 0
    }

    Rectangle {
        anchors.bottom: parent.bottom
        color: root.look.line
        height: 1
        opacity: 0.4
        visible: root.row
        width: parent.width
    }
}
