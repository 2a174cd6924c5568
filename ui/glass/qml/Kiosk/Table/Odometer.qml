pragma ComponentBehavior: Bound

import QtQuick
import Kiosk.Parts

// Figures that roll up to a new amount. The last digit goes first, so that what is read on the way is never too high.
Row {
    id: root

    required property string text
    property color color: Theme.gold
    property real size: 60
    property bool calm: false
    property string shown: "" // as drawn
    property bool rolls: false

    readonly property real digitWidth: Math.ceil(Math.max(digit.advanceWidth, 0.74 * size))

    spacing: size * 0.06

    onTextChanged: {
        rolls = !calm && text.length === shown.length && text > shown;
        shown = text;
    }
    Component.onCompleted: shown = text

    TextMetrics {
        id: digit

        font.family: Theme.family
        font.pixelSize: root.size
        font.weight: Font.DemiBold
        text: "0"
    }

    Repeater {
        model: root.shown.length

        delegate: Item {
            id: place

            required property int index
            readonly property string target: root.shown.charAt(index)
            property string current: target
            property string former: ""
            property real rolled: 1 // from the former figure to the current one

            clip: rolled < 1
            height: Math.ceil(root.size * 1.2)
            width: target >= "0" && target <= "9" ? root.digitWidth : now.implicitWidth

            onTargetChanged: {
                roll.stop();
                former = current;
                current = target;
                rolled = root.rolls ? 0 : 1;
                if (root.rolls)
                    roll.start();
            }

            Rectangle { // the window behind a figure
                border.color: Qt.alpha(Theme.goldLit, 0.22)
                border.width: 1
                color: Theme.black
                height: place.height
                opacity: 0.8
                radius: 7
                visible: place.target >= "0" && place.target <= "9"
                width: place.width
            }

            Label {
                color: root.color
                elide: Text.ElideNone
                height: place.height
                horizontalAlignment: Text.AlignHCenter
                size: root.size
                strong: true
                text: place.former
                visible: place.rolled < 1
                width: place.width
                y: -place.height * place.rolled
            }

            Label {
                id: now

                anchors.horizontalCenter: parent.horizontalCenter
                color: root.color
                elide: Text.ElideNone
                height: place.height
                size: root.size
                strong: true
                text: place.current
                y: place.height * (1 - place.rolled)
            }

            SequentialAnimation {
                id: roll

                PauseAnimation {
                    duration: Math.min(root.shown.length - 1 - place.index, 5) * 60
                }

                NumberAnimation {
                    duration: Theme.move
                    easing.type: Easing.OutCubic
                    property: "rolled"
                    target: place
                    to: 1
                }
            }
        }
    }
}
