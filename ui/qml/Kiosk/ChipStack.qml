pragma ComponentBehavior: Bound

import QtQuick

// A stack of chips seen from the side, from the bottom; the lowest few stand for a high one.
Item {
    id: root

    required property var chips
    property real chip: 44 // how wide one is
    property int most: 5
    property real lift: 0 // the uppermost chip above its place, while it drops

    readonly property var shown: chips.slice(0, most)
    readonly property real step: chip * 26 / 220

    implicitHeight: chip * 138 / 220 + step * (most - 1)
    implicitWidth: chip

    function drop() {
        fall.restart();
    }

    Repeater {
        model: root.shown

        Picture {
            required property int index
            required property string modelData

            name: "chips/" + modelData + "-side"
            width: root.chip
            y: root.height - root.chip * 138 / 220 - index * root.step - (index === root.shown.length - 1 ? root.lift : 0)
        }
    }

    NumberAnimation {
        id: fall

        duration: Theme.quick
        easing.type: Easing.OutCubic
        from: 16
        property: "lift"
        target: root
        to: 0
    }
}
