pragma ComponentBehavior: Bound

import QtQuick
import Kiosk.Parts

// A few chips on their way between the dealer's tray and here.
Item {
    id: root

    property point far: Qt.point(0, 0) // the tray, seen from here
    property bool inwards: true // winnings come, losses go
    property bool flying: false

    function fly(tray: Item, won: bool) {
        far = mapFromItem(tray, tray.width / 2, tray.height / 2);
        inwards = won;
        flying = false;
        flying = true;
    }

    Repeater {
        model: root.flying ? ["25", "5", "25"] : []

        Picture {
            id: chip

            required property int index
            required property string modelData
            property real way: 0 // 0 where it begins, 1 where it ends

            readonly property real out: root.inwards ? 1 - way : way

            name: "chips/" + modelData
            visible: way > 0 && way < 1
            width: 36
            x: root.far.x * out + (index - 1) * 22 - width / 2
            y: root.far.y * out - width / 2

            SequentialAnimation {
                running: true

                onFinished: {
                    if (chip.index === 2)
                        root.flying = false;
                }

                PauseAnimation {
                    duration: chip.index * Theme.stagger
                }

                NumberAnimation {
                    duration: Theme.move
                    easing.type: Easing.OutCubic
                    property: "way"
                    target: chip
                    to: 1
                }
            }
        }
    }
}
