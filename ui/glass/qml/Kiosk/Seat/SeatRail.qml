pragma ComponentBehavior: Bound

import QtQuick
import Kiosk.Models
import Kiosk.Parts

// What is always one touch away, on the rail: help, language, an attendant, the menu with the money. Each has its place
// for good.
Item {
    id: root

    required property SeatModel seat
    required property Look look

    readonly property var asked: [["panel", "help"], ["panel", "language"], ["attendant", ""], ["panel", "menu"]]

    Repeater {
        model: ["help", "language", "attendant", "menu"]

        Touch {
            id: button

            required property int index
            required property string modelData

            readonly property bool lit: modelData === "attendant" && root.seat.calling
            readonly property var place: root.look.place.icons[index]

            height: place.height
            objectName: root.look.prefix + modelData
            width: place.width
            x: place.x
            y: place.y

            onTapped: root.seat.ask(root.asked[index][0], root.asked[index][1])

            Picture {
                anchors.centerIn: parent
                name: "controls/rail.webp"
                visible: !root.look.contrast
                width: 56 * Math.min(root.look.type, 1.14)
            }

            Rectangle {
                anchors.centerIn: parent
                border.color: button.lit ? root.look.call : root.look.text
                border.width: button.lit || button.pressed ? 3 : root.look.contrast ? 2 : 0
                color: button.pressed ? Qt.alpha(Theme.white, 0.25) : "transparent"
                height: width
                radius: width / 2
                width: 50 * root.look.type
            }

            Icon {
                anchors.centerIn: parent
                color: button.lit ? root.look.call : root.look.text
                shows: button.modelData === "menu" ? "" : button.modelData
                size: 26 * root.look.type
            }

            Column {
                anchors.centerIn: parent
                spacing: 4
                visible: button.modelData === "menu"

                Repeater {
                    model: 3

                    Rectangle {
                        color: root.look.text
                        height: 3 * root.look.type
                        radius: 1.5
                        width: 22 * root.look.type
                    }
                }
            }
        }
    }
}
