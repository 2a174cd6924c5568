pragma ComponentBehavior: Bound

import QtQuick
import Kiosk.Models
import Kiosk.Parts

// What shortens betting: the last bets again, twice as much, one step back, all away. Each has its place for good.
Item {
    id: root

    required property SeatModel seat
    required property Look look

    readonly property real gap: 6
    readonly property var can: ({
            "repeat": seat.canRepeat,
            "double": seat.canDouble,
            "undo": seat.canUndo,
            "clear": seat.canUndo
        })

    Repeater {
        model: ["repeat", "double", "undo", "clear"]

        TouchButton {
            required property int index
            required property string modelData

            contrast: root.seat.contrast
            enabled: root.can[modelData]
            height: root.height
            icon: modelData
            objectName: root.look.prefix + modelData
            width: (root.width - 3 * root.gap) / 4
            x: index * (width + root.gap)

            onTapped: root.seat.ask(modelData)
        }
    }
}
