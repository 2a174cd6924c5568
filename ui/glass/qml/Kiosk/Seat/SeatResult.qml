import QtQuick
import Kiosk.Models
import Kiosk.Parts

// What the round came to: the hand in words, and the net with its sign. Gold belongs to a win.
Item {
    id: root

    required property SeatModel seat
    required property Look look
    property bool tight: false // the spots need the room

    readonly property bool won: seat.outcome === "win"
    readonly property color ink: look.outcome(seat.outcome)

    implicitHeight: hand.y + hand.height + net.height + 4

    Rectangle {
        anchors.fill: parent
        border.color: root.won ? root.look.gold : root.look.line
        border.width: root.won ? 2.5 : 1.2
        color: root.look.contrast ? Theme.black : root.won ? Theme.screen : Qt.alpha(Theme.black, 0.3)
        radius: Theme.corner
    }

    Label {
        id: hand

        color: root.look.text
        fontSizeMode: Text.HorizontalFit
        height: text === "" ? 0 : root.tight ? 24 : Math.round(27 * root.look.type)
        horizontalAlignment: Text.AlignHCenter
        minimumPixelSize: 14
        objectName: root.look.prefix + "hand"
        size: root.tight ? 20 : 20 * root.look.type
        text: root.seat.hand
        verticalAlignment: Text.AlignBottom
        width: root.width - 20
        x: 10
        y: 4
    }

    Row {
        anchors.horizontalCenter: parent.horizontalCenter
        anchors.top: hand.bottom
        height: net.height
        spacing: 10

        OutcomeSign {
            id: sign

            anchors.verticalCenter: parent.verticalCenter
            color: root.won ? root.look.gold : root.ink
            outcome: root.seat.outcome
            size: 34
            winning: "star"
        }

        Label {
            id: net

            color: root.won ? root.look.gold : root.ink
            fontSizeMode: Text.HorizontalFit
            height: root.tight ? 40 : Math.round(46 * root.look.type)
            minimumPixelSize: 20
            objectName: root.look.prefix + "net"
            size: root.tight ? 34 : 38 * root.look.type
            strong: true
            text: root.seat.net
            width: Math.min(implicitWidth, root.width - 74)
        }
    }
}
