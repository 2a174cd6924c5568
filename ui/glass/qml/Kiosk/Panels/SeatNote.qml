import QtQuick
import Kiosk.Models
import Kiosk.Parts

// Why something was refused, or what happened. A touch takes it away.
Touch {
    id: root

    required property SeatModel seat
    required property Look look
    property real most: 3 * 20 * look.type * 1.32 // the height of its words

    readonly property bool refused: seat.noteTone === "refused"

    implicitHeight: Math.max(Theme.target, words.height + 10)
    objectName: look.prefix + "note"
    visible: seat.note !== ""

    onTapped: seat.ask("dismiss")

    Rectangle {
        anchors.fill: parent
        border.color: root.refused ? root.look.call : root.look.text
        border.width: 2
        color: root.look.contrast ? Theme.black : Theme.screen
        radius: Theme.corner
    }

    Icon {
        id: sign

        anchors.verticalCenter: parent.verticalCenter
        color: root.refused ? root.look.call : root.look.text
        shows: root.refused ? "fault" : "info"
        size: 30
        x: 12
    }

    Label {
        id: words

        anchors.left: sign.right
        anchors.leftMargin: 10
        anchors.right: parent.right
        anchors.rightMargin: 12
        anchors.verticalCenter: parent.verticalCenter
        color: root.look.text
        elide: Text.ElideNone
        fontSizeMode: Text.Fit
        height: Math.min(implicitHeight, root.most)
        lineHeight: 0.92
        minimumPixelSize: 14
        size: 20 * root.look.type
        text: root.seat.note
        wrapMode: Text.WordWrap
    }
}
