pragma ComponentBehavior: Bound

import QtQuick
import Kiosk.Models
import Kiosk.Parts

// A betting spot: the chips on it as they stand on the felt, what they come to on a plate, and at last what was paid. Its
// ring and its name are the felt's, unless there is no print below it.
Touch {
    id: root

    required property Look look
    required property SpotModel spot
    property bool printed: true
    property int turned: 0

    readonly property bool beside: spot.at.beside ?? false
    readonly property bool won: spot.outcome === "win"
    readonly property bool gone: spot.result !== "" && spot.outcome === "lose" && spot.chips.length === 0 // collected
    readonly property bool coin: spot.lamp !== ""
    readonly property real chip: spot.radius * 1.56

    Item { // drawn where the place has it, whatever is touched
        x: -root.x
        y: -root.y

        Rectangle {
            id: ring

            readonly property real line: root.pressed ? 4 : 2.5

            antialiasing: true
            border.color: root.spot.lamp === "short" ? root.look.call : root.coin ? root.look.gold : root.look.text
            border.width: line
            color: root.pressed ? Qt.alpha(Theme.white, 0.25) : root.printed ? "transparent" : Qt.alpha(Theme.black, 0.25)
            height: width
            radius: width / 2
            visible: !root.printed || root.pressed || root.spot.lamp === "short"
            width: 2 * root.spot.radius
            x: root.spot.x - root.spot.radius
            y: root.spot.y - root.spot.radius

            transform: Scale {
                origin.y: ring.width / 2
                yScale: 0.84
            }
        }

        Label {
            color: root.look.text
            elide: Text.ElideNone
            height: root.spot.at.name?.height ?? 0
            horizontalAlignment: Text.AlignHCenter
            lineHeight: 0.85
            size: 20
            strong: true
            text: root.spot.label
            verticalAlignment: root.beside ? Text.AlignTop : Text.AlignVCenter
            visible: !root.printed && !root.coin && !(root.beside && root.spot.plate !== "")
            width: (root.spot.at.name?.width ?? 0) + 8
            wrapMode: Text.Wrap
            x: (root.spot.at.name?.x ?? 0) - 4
            y: root.spot.at.name?.y ?? 0
        }

        ChipStack {
            id: stack

            chip: root.chip * (root.won ? 0.88 : 1)
            chips: root.coin ? [] : root.spot.chips
            turned: root.turned
            x: root.spot.x - (root.won && root.spot.paid.length > 0 ? root.chip * 0.29 : 0)
            y: root.spot.y - 2
        }

        ChipStack {
            chip: root.chip * 0.88
            chips: root.spot.paid
            turned: root.turned + 1
            x: root.spot.x + root.chip * 0.35
            y: root.spot.y - 3
        }

        Picture {
            name: "chips/coin.webp"
            opacity: root.spot.lamp === "short" ? 0.6 : 1
            visible: (root.spot.lamp === "detected" || root.spot.lamp === "short") && !root.gone
            width: 1.9 * root.spot.radius
            x: root.spot.x - width / 2
            y: root.spot.y - height / 2
        }

        Icon {
            color: root.spot.lamp === "short" ? root.look.call : root.look.quiet
            shows: root.spot.lamp === "short" ? "fault" : root.spot.lamp === "stopped" ? "cross" : ""
            size: 26
            x: root.spot.x - 13
            y: root.spot.y - 13
        }

        Rectangle {
            id: plate

            readonly property var most: root.spot.at.plate ?? Qt.rect(0, 0, 0, 0)

            border.color: root.won ? root.look.gold : root.look.hairline
            border.width: root.look.contrast ? 2 : 1
            color: root.look.plate
            height: most.height
            radius: height / 2
            visible: root.spot.plate !== "" && !(root.coin && !root.won)
            width: Math.min(most.width, amount.implicitWidth + 16)
            x: Math.max(most.x, Math.min(most.x + most.width - width, (root.spot.at.anchor ?? 0) - width / 2))
            y: most.y

            Label {
                id: amount

                anchors.centerIn: parent
                color: root.won ? root.look.win : root.look.text
                elide: Text.ElideNone
                size: root.beside ? 20 : 22 * Math.min(root.look.type, 1.14)
                strong: true
                text: root.spot.plate
            }
        }
    }

    Connections {
        function onAmountChanged() {
            if (root.spot.open && root.spot.amount !== "" && !root.look.calm)
                stack.drop();
        }

        target: root.spot
    }
}
