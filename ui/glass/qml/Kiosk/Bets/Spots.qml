pragma ComponentBehavior: Bound

import QtQuick
import Kiosk.Models
import Kiosk.Parts

// A seat's betting spots, where the felt has them.
Item {
    id: root

    required property SeatModel seat
    required property Look look
    required property bool printed

    Repeater {
        model: root.seat.spots

        Spot {
            required property var modelData

            look: root.look
            objectName: root.look.prefix + "spot." + spot.wager
            printed: root.printed
            spot: modelData
            turned: root.seat.number
            visible: spot.wager !== ""
            width: spot.at.touch?.width ?? 0
            height: spot.at.touch?.height ?? 0
            x: spot.at.touch?.x ?? 0
            y: spot.at.touch?.y ?? 0
            enabled: spot.open || spot.lamp !== "" && root.seat.state === "betting"

            onTapped: root.seat.ask("bet", spot.wager)
        }
    }
}
