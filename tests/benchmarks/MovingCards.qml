pragma ComponentBehavior: Bound

import QtQuick
import Kiosk.Parts
import Kiosk.Table

// The baseline of a frame: sixty plain card images that move over the table's background.
Window {
    height: 1080
    visible: true
    width: 1920

    Stage {
        anchors.fill: parent

        Picture {
            name: "table/room.webp"
            width: 1920
        }

        Picture {
            name: "table/table.webp"
            width: 1920
        }

        Repeater {
            model: 60

            delegate: Image {
                id: card

                required property int index

                source: Theme.art + "cards/" + "23456789TJQKA"[index % 13] + "cdhs"[index % 4] + ".png"
                sourceSize.width: 104
                width: 104
                y: 30 + 14 * card.index

                SequentialAnimation on x {
                    loops: Animation.Infinite

                    NumberAnimation {
                        duration: 1500 + 20 * card.index
                        from: 20
                        to: 1780
                    }

                    NumberAnimation {
                        duration: 1500 + 20 * card.index
                        from: 1780
                        to: 20
                    }
                }
            }
        }
    }
}
