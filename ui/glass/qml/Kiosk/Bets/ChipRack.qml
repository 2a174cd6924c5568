pragma ComponentBehavior: Bound

import QtQuick
import Kiosk.Models
import Kiosk.Parts

// The chips to bet with; the one in the player's hand is raised and ringed. Of more than four, it brings the next when it
// is touched again. A finger may also slide any of them onto a spot; the one in the hand stays there.
Item {
    id: root

    required property SeatModel seat
    required property Look look

    readonly property real grow: Math.min(look.type, 1.14) // as far as four have room

    Repeater {
        model: 4

        Touch {
            id: chip

            required property int index
            property string meant: "" // by the finger on it

            readonly property string name: root.seat.chips[index]?.name ?? ""
            readonly property string figure: root.seat.chips[index]?.figure ?? ""
            readonly property bool chosen: root.seat.chip === name
            readonly property real size: 60
            readonly property var place: root.look.place.chips[index]

            height: place.height
            objectName: root.look.prefix + "chip." + name
            opacity: root.seat.affordable.includes(name) ? 1 : 0.45
            scale: pressed ? 0.94 : 1
            visible: name !== ""
            width: place.width
            x: place.x
            z: pressed ? 1 : 0

            onPressedChanged: {
                if (pressed)
                    meant = name;
            }
            onTapped: {
                if (meant === name)
                    root.seat.ask("chip", name);
            }

            Rectangle {
                border.color: root.look.contrast ? Theme.bright : Theme.text
                border.width: 3
                color: Qt.alpha(Theme.white, 0.22)
                height: 62 * root.grow
                radius: height / 2
                visible: chip.chosen
                width: 72
                x: (chip.width - width) / 2
                y: (chip.height - height) / 2 - 3
            }

            ChipStack {
                id: lying

                chip: (chip.chosen ? 62 : 56) * root.grow
                chips: chip.name === "" ? [] : [root.seat.chips[chip.index].picture]
                x: chip.width / 2
                y: chip.height / 2 - (chip.chosen ? 3 : -2)

                Rectangle { // the figure of a value that has no picture of its own
                    color: Theme.text
                    height: lying.chip * 0.5
                    radius: height / 2
                    visible: chip.figure !== ""
                    width: lying.chip * 0.62
                    x: -width / 2
                    y: -height / 2 - 2

                    Label {
                        anchors.centerIn: parent
                        color: Theme.ink
                        elide: Text.ElideNone
                        fontSizeMode: Text.HorizontalFit
                        horizontalAlignment: Text.AlignHCenter
                        minimumPixelSize: 12 * root.look.type
                        objectName: root.look.prefix + "figure." + chip.name
                        size: 22 * root.look.type
                        strong: true
                        text: chip.figure
                        width: parent.width - 4
                    }
                }
            }

            SlidingChip {
                anchors.fill: parent
                look: root.look
                name: chip.name
                picture: root.seat.chips[chip.index]?.picture ?? ""
                place: root.parent
                seat: root.seat
            }

            Rectangle { // there are more
                color: root.look.plate
                height: 26
                radius: 9
                visible: chip.chosen && root.seat.moreChips
                width: 18
                x: chip.width - width

                Label {
                    anchors.centerIn: parent
                    color: root.look.text
                    size: 24 * root.look.type
                    strong: true
                    text: "\u203a"
                }
            }
        }
    }
}
