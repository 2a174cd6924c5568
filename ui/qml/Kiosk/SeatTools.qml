pragma ComponentBehavior: Bound

import QtQuick
import Kiosk.Models

// What shortens betting: the last bets again, twice as much, one step back, all away.
Row {
    id: root

    required property SeatModel seat
    required property Look look

    spacing: 6

    Repeater {
        model: [
            {
                name: "repeat",
                can: root.seat.canRepeat
            },
            {
                name: "double",
                can: root.seat.canDouble
            },
            {
                name: "undo",
                can: root.seat.canUndo
            },
            {
                name: "clear",
                can: root.seat.canUndo
            }
        ]

        TouchButton {
            required property var modelData

            contrast: root.seat.contrast
            enabled: modelData.can
            height: root.height
            icon: modelData.name
            objectName: root.look.prefix + modelData.name
            width: (root.width - 3 * root.spacing) / 4

            onTapped: root.seat.ask(modelData.name)
        }
    }
}
