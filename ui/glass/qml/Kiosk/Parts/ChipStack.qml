pragma ComponentBehavior: Bound

import QtQuick

// A stack of chips seen from the side, from the bottom; the lowest few stand for a high one.
Item {
    id: root

    required property var chips
    property real chip: 44 // how wide one is
    property int most: 5
    property real lift: 0 // the uppermost chip above its place, while it drops

    property int made: 0 // pictures: one that was made stays

    readonly property int count: Math.min(chips.length, most)
    readonly property real step: chip * 26 / 220

    implicitHeight: chip * 138 / 220 + step * (most - 1)
    implicitWidth: chip

    onCountChanged: made = Math.max(made, count)

    function drop() {
        fall.restart();
    }

    Repeater {
        model: root.made

        Picture {
            required property int index

            name: visible ? "chips/" + root.chips[index] + "-side" : ""
            visible: index < root.count
            width: root.chip
            y: root.height - root.chip * 138 / 220 - index * root.step - (index === root.count - 1 ? root.lift : 0)
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
