pragma ComponentBehavior: Bound

import QtQuick
import Kiosk.Models
import Kiosk.Parts

// What is always one touch away: help, the menu, an attendant, the money. Each has its place for good.
Item {
    id: root

    required property SeatModel seat
    required property Look look

    readonly property real gap: 4
    readonly property real each: (width - 3 * gap) / 4

    TouchButton {
        contrast: root.seat.contrast
        height: root.height
        icon: "help"
        objectName: root.look.prefix + "help"
        tone: "bare"
        width: root.each

        onTapped: root.seat.ask("panel", "help")
    }

    TouchButton {
        contrast: root.seat.contrast
        height: root.height
        objectName: root.look.prefix + "menu"
        tone: "bare"
        width: root.each
        x: root.each + root.gap

        onTapped: root.seat.ask("panel", "menu")

        Column {
            anchors.centerIn: parent
            spacing: 6

            Repeater {
                model: 3

                Rectangle {
                    color: root.look.text
                    height: 3.5
                    radius: 1.75
                    width: 28
                }
            }
        }
    }

    TouchButton {
        chosen: root.seat.calling
        contrast: root.seat.contrast
        height: root.height
        icon: "attendant"
        objectName: root.look.prefix + "attendant"
        tone: root.seat.calling ? "call" : "bare"
        width: root.each
        x: 2 * (root.each + root.gap)

        onTapped: root.seat.ask("attendant")
    }

    TouchButton {
        contrast: root.seat.contrast
        height: root.height
        icon: "cash-out"
        objectName: root.look.prefix + "cashOut"
        tone: "bare"
        width: root.each
        x: 3 * (root.each + root.gap)

        onTapped: root.seat.ask("panel", "cash-out")
    }
}
