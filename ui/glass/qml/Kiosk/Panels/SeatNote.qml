import QtQuick
import Kiosk.Models
import Kiosk.Parts

// Why something was refused, or what happened. A touch takes it away.
Touch {
    id: root

    required property SeatModel seat
    required property Look look

    readonly property bool refused: seat.noteTone === "refused"

    height: Math.max(Theme.target, words.height + 14)
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
        size: 28
        x: 10
    }

    Label {
        id: words

        anchors.left: sign.right
        anchors.leftMargin: 8
        anchors.right: parent.right
        anchors.rightMargin: 10
        anchors.verticalCenter: parent.verticalCenter
        color: root.look.text
        elide: Text.ElideNone
        lineHeight: 0.94
        size: 20
        text: root.seat.note
        wrapMode: Text.Wrap
    }
}
