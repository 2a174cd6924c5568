import QtQuick
import Kiosk.Models
import Kiosk.Parts

// Why something was refused, or what happened. A touch takes it away.
Touch {
    id: root

    required property SeatModel seat
    required property Look look
    required property bool high // above the place, where there is room for a sign
    required property bool later // once there is room: only what was refused is told at once

    readonly property bool refused: seat.noteTone === "refused"

    height: Math.max(Theme.target, words.height + (high ? 14 : 6))
    objectName: look.prefix + "note"
    visible: seat.note !== "" && (refused || !later)

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
        size: 28 * root.look.type
        visible: root.high
        x: 10
    }

    Label {
        id: words

        anchors.left: root.high ? sign.right : parent.left
        anchors.leftMargin: root.high ? 8 : 10
        anchors.right: parent.right
        anchors.rightMargin: 10
        anchors.verticalCenter: parent.verticalCenter
        color: root.look.text
        elide: Text.ElideNone
        horizontalAlignment: root.high ? Text.AlignLeft : Text.AlignHCenter
        lineHeight: root.high ? 0.94 : 0.86
        size: 20 * root.look.type
        text: root.seat.note
        wrapMode: Text.WordWrap
    }
}
