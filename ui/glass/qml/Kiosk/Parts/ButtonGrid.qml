pragma ComponentBehavior: Bound

import QtQuick

// Big buttons, two abreast or more; of two, an odd last one takes the whole width, and the left of a single one may be
// left free. What has no name is a gap.
// A button once made stays, with the finger on it: to make one takes longer than to show it with other words.
Item {
    id: root

    required property var buttons // each {"name", "label"}, and perhaps "price", "tone", "enabled", "chosen", "icon"
    required property string prefix // of the buttons' names
    required property Look look
    property bool beside: false // a single one leaves the left half free
    property int abreast: 2
    property int ready: 0 // so many are made before they are wanted
    property real size: 20

    readonly property real gap: 6
    readonly property real share: Math.floor((width - gap * (abreast - 1)) / abreast)
    readonly property int rows: Math.ceil(buttons.length / abreast)

    signal pressed(name: string)

    implicitHeight: Math.max(0, rows * (Theme.target + gap) - gap)

    function make() {
        while (places.count < Math.max(ready, buttons.length))
            places.append({});
    }

    Component.onCompleted: make()
    onButtonsChanged: make()
    onReadyChanged: make()

    ListModel { // a number as the model would make all of them anew whenever it grows
        id: places
    }

    Repeater {
        model: places

        TouchButton {
            id: button

            required property int index
            property string meant: "" // by the finger on it, even if the button says something else by now

            readonly property var facts: root.buttons[index] ?? null
            readonly property bool odd: root.abreast === 2 && index % 2 === 0 && index === root.buttons.length - 1

            chosen: facts?.chosen ?? false
            contrast: root.look.contrast
            enabled: facts?.enabled ?? true
            height: Theme.target
            icon: facts?.icon ?? ""
            label: facts?.label ?? ""
            objectName: facts ? root.prefix + facts.name : ""
            price: facts?.price ?? ""
            size: root.size * (label.length === 1 ? 1.4 : 1) // a digit
            side: mark.visible ? 30 : 2
            tone: facts?.tone ?? "calm"
            visible: facts !== null && facts.name !== ""
            width: odd && !root.beside ? root.width : root.share
            x: root.beside ? root.width - width : index % root.abreast * (root.share + root.gap)
            y: Math.floor(index / root.abreast) * (height + root.gap)

            onPressedChanged: {
                if (pressed)
                    meant = facts?.name ?? "";
            }
            onTapped: {
                if (facts?.name === meant)
                    root.pressed(meant);
            }

            Icon {
                id: mark

                anchors.right: parent.right
                anchors.rightMargin: 8
                anchors.verticalCenter: parent.verticalCenter
                color: button.ink
                shows: "check"
                size: 22
                visible: button.chosen && root.abreast === 2
            }
        }
    }
}
