pragma ComponentBehavior: Bound

import QtQuick
import Kiosk.Models
import Kiosk.Parts

// The chips to bet with; the one in the player's hand is raised and ringed.
Item {
    id: root

    required property SeatModel seat
    required property Look look

    readonly property real each: width / Math.max(4, seat.chips.length)

    implicitHeight: Theme.target + 6

    Repeater {
        model: root.seat.chips

        Touch {
            id: chip

            required property int index
            required property var modelData

            readonly property bool chosen: root.seat.chip === modelData.name
            readonly property real size: Math.min(root.each - 10, 54)

            height: root.height
            objectName: root.look.prefix + "chip." + modelData.name
            scale: pressed ? 0.94 : 1
            width: root.each
            x: index * root.each

            onTapped: root.seat.ask("chip", modelData.name)

            Item {
                height: chip.size
                width: chip.size
                x: (chip.width - width) / 2
                y: (chip.height - height) / 2 - (chip.chosen ? 3 : -3)

                Picture {
                    anchors.centerIn: parent
                    name: "chips/shadow"
                    width: chip.size * 150 / 110
                }

                Rectangle {
                    anchors.centerIn: parent
                    border.color: root.look.contrast ? Theme.bright : Theme.text
                    border.width: 3
                    color: "transparent"
                    height: width
                    radius: width / 2
                    visible: chip.chosen
                    width: chip.size + 11
                }

                Picture {
                    name: "chips/" + chip.modelData.name
                    opacity: chip.chosen ? 1 : 0.85
                    width: chip.size
                }
            }
        }
    }
}
