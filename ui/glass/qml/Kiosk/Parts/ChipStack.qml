pragma ComponentBehavior: Bound

import QtQuick

// A stack of chips as it stands on the felt, from the bottom; it is placed by the middle of its lowest chip's face.
Item {
    id: root

    required property var chips // their names
    property real chip: 66 // how wide a face is
    property int turned: 0 // so that neighbours do not stand alike
    property real lift: 0 // the uppermost chip above its place, while it drops

    property int made: 0 // pictures: one that was made stays

    readonly property int count: chips.length
    readonly property real step: chip * 0.0707
    readonly property real picture: Math.round(chip * 176 / 164) // a face is 164 of the picture's 176

    onCountChanged: made = Math.max(made, count)

    Component.onCompleted: made = count

    function drop() {
        fall.restart();
    }

    Picture {
        fillMode: Image.Stretch
        height: Math.round(root.chip * 1.1)
        name: "chips/shadow.webp"
        visible: root.count > 0
        width: Math.round(root.chip * 1.38)
        x: -width / 2
        y: -height / 2 + 3
    }

    Repeater {
        model: root.made

        Picture {
            required property int index

            name: visible ? "chips/" + root.chips[index] + "-" + (3 * index + root.turned) % 4 + ".webp" : ""
            visible: index < root.count
            width: root.picture
            x: -root.picture / 2 + ((index * 7) % 5 - 2) * 0.5
            y: -root.picture / 2 - index * root.step - (index === root.count - 1 ? root.lift : 0)
        }
    }

    NumberAnimation {
        id: fall

        duration: Theme.quick
        easing.type: Easing.OutCubic
        from: 22
        property: "lift"
        target: root
        to: 0
    }
}
