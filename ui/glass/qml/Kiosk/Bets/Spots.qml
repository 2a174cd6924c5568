pragma ComponentBehavior: Bound

import QtQuick
import Kiosk.Models
import Kiosk.Parts

// A seat's betting spots, where the felt has them. One that takes no bet tells what it pays when it is touched; so does
// every one after the sign beside them was.
Item {
    id: root

    required property SeatModel seat
    required property Look look
    required property bool printed
    property bool covered: false // a pay table lies over the rings

    readonly property bool named: !look.large || ["betting", "ready", "deciding"].includes(seat.state) // later the hand has the room

    readonly property bool marked: ["deciding", "decided"].includes(seat.state) // in bets the felt tells it, and a result is quiet
    readonly property bool taken: !["empty", "closed"].includes(seat.state)

    Repeater {
        model: root.printed || !root.named ? [] : root.seat.signs

        Label {
            required property var modelData

            color: root.look.text
            elide: Text.ElideNone
            size: 34 * root.look.type
            strong: true
            text: "="
            x: modelData.x - width / 2
            y: modelData.y - height / 2
        }
    }

    Repeater {
        model: root.seat.spots

        Spot {
            required property var modelData
            property string meant: "" // by the finger on it, even if the bets are closed by now

            asked: root.seat.asksPays
            look: root.look
            marked: root.marked
            objectName: root.look.prefix + "spot." + spot.wager
            named: root.named
            printed: root.printed
            spot: modelData
            turned: root.seat.number
            visible: spot.wager !== "" && (beside || !root.covered)
            width: at.touch?.width ?? 0
            height: at.touch?.height ?? 0
            x: at.touch?.x ?? 0
            y: at.touch?.y ?? 0
            enabled: root.taken

            onPressedChanged: {
                if (pressed)
                    meant = spot.open && !asked ? "bet" : "pays";
            }
            onTapped: root.seat.ask(meant, spot.wager)
        }
    }
}
