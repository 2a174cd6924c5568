import QtQuick
import Kiosk.Models
import Kiosk.Parts

// A win of many times the stake, for the whole table: who, with what, how much.
Item {
    id: root

    required property TableModel table

    readonly property var winners: table.seats.filter(seat => seat.winTier >= 3 && seat.state === "result")
    readonly property SeatModel winner: winners.length > 0 ? winners[0] : null
    property real drop: winner ? 1 : 0 // from above into its place

    height: 62
    objectName: "banner"
    visible: drop > 0
    width: line.width + 72
    x: (1920 - width) / 2
    y: 230 - 24 * (1 - drop) // on the far edge of the table: no card and no words are under it

    Behavior on drop {
        NumberAnimation {
            duration: Theme.move
            easing.type: Easing.OutCubic
        }
    }

    Plate {
        anchors.fill: parent
        color: Theme.gold
        line: Theme.goldLit
        lineWidth: 3
        radius: 31
    }

    Row {
        id: line

        anchors.centerIn: parent
        height: parent.height
        spacing: 18

        Icon {
            anchors.verticalCenter: parent.verticalCenter
            color: Theme.ink
            shows: "star"
            size: 34
        }

        Label {
            color: Theme.ink
            elide: Text.ElideNone
            height: parent.height
            size: 30
            strong: true
            text: root.winner ? root.winner.name + " · " + root.winner.hand : ""
        }

        Label {
            color: Theme.ink
            elide: Text.ElideNone
            height: parent.height
            size: 38
            strong: true
            text: root.winner?.net ?? ""
        }
    }
}
