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
    property bool named: true
    property bool asked: false // a touch has it tell what it pays
    property bool marked: false // and a sign says so
    property int turned: 0

    readonly property var at: spot.at // where the place has it
    readonly property bool beside: at.beside ?? false
    readonly property bool won: spot.outcome === "win"
    readonly property bool gone: spot.result !== "" && spot.outcome === "lose" && spot.chips.length === 0 // collected
    readonly property bool coin: spot.lamp !== ""
    readonly property bool roomy: look.large && !beside // what it lies on has no print that it must leave in sight
    readonly property real chip: Math.round(roomy ? Math.min(74, width - 4) : spot.radius * 1.56)
    readonly property real shared: roomy ? 0.75 : 0.88 // the size of each stack, where two stand side by side

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

        TightLabel {
            color: root.look.text
            height: root.at.name?.height ?? 0
            horizontalAlignment: !root.look.large || !root.beside ? Text.AlignHCenter : root.spot.x < 150 ? Text.AlignLeft : Text.AlignRight
            lineHeight: 0.85
            narrowest: root.look.large ? 0.6 : 1
            room: (root.at.name?.width ?? 0) + (root.look.large ? 0 : 8)
            size: 20 * root.look.type
            strong: true
            text: root.spot.label
            verticalAlignment: root.beside ? Text.AlignTop : Text.AlignVCenter
            visible: !root.printed && !root.coin && root.named && !(root.look.large && root.beside && !root.spot.open) // cards lie there
            x: (root.at.name?.x ?? 0) + ((root.at.name?.width ?? 0) - width) / 2
            y: root.at.name?.y ?? 0
        }

        ChipStack {
            id: stack

            chip: root.chip * (root.won ? root.shared : 1)
            chips: root.coin ? [] : root.spot.chips
            turned: root.turned
            x: root.spot.x - (root.won && root.spot.paid.length > 0 ? root.chip * 0.29 : 0)
            y: root.spot.y - 2
        }

        ChipStack {
            chip: root.chip * root.shared
            chips: root.spot.paid
            turned: root.turned + 1
            x: root.spot.x + root.chip * 0.35
            y: root.spot.y - 3
        }

        Picture {
            name: "chips/coin.webp"
            opacity: root.spot.lamp === "short" ? 0.6 : 1
            visible: (root.spot.lamp === "detected" || root.spot.lamp === "short") && !root.gone
            width: Math.round(1.9 * root.spot.radius)
            x: root.spot.x - width / 2
            y: root.spot.y - height / 2
        }

        Icon {
            color: root.spot.lamp === "short" ? root.look.call : root.look.quiet
            shows: root.spot.lamp === "short" ? "fault" : root.spot.lamp === "stopped" ? "cross" : ""
            size: 26 * root.look.type
            x: root.spot.x - size / 2
            y: root.spot.y - size / 2
        }

        Rectangle { // a touch has it tell what it pays
            readonly property real size: (root.asked ? 36 : 22) * root.look.type
            readonly property real aside: root.asked ? 0 : root.spot.radius * 0.72

            color: root.look.plate
            height: size
            radius: size / 2
            visible: root.enabled && (root.asked || root.marked)
            width: size
            x: root.spot.x + aside - size / 2
            y: root.spot.y - aside * 0.84 - size / 2

            Icon {
                anchors.centerIn: parent
                color: root.asked ? root.look.text : root.look.quiet
                shows: "info"
                size: parent.size - 4
            }
        }

        Rectangle {
            id: plate

            readonly property var most: root.at.plate ?? Qt.rect(0, 0, 0, 0)
            readonly property bool inward: most.x < 150 // what is wider than its room grows towards the place's middle

            border.color: root.won ? root.look.gold : root.look.hairline
            border.width: root.look.contrast ? 2 : 1
            color: root.look.plate
            height: most.height
            radius: height / 2
            visible: root.spot.plate !== "" && !(root.coin && !root.won)
            width: Math.max(Math.min(most.width, amount.implicitWidth + 16), amount.implicitWidth + 8)
            x: width > most.width ? (inward ? most.x : most.x + most.width - width) : Math.max(most.x, Math.min(most.x + most.width - width, (root.at.anchor ?? 0) - width / 2))
            y: most.y

            Label {
                id: amount

                anchors.centerIn: parent
                color: root.won ? root.look.win : root.look.text
                elide: Text.ElideNone
                size: root.look.large ? (root.beside ? 22 : 25) : root.beside ? 20 : 22
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
