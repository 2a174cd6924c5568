pragma ComponentBehavior: Bound

import QtQuick

// Big buttons, two abreast; an odd last one takes the whole width. The left of a single one may be left free.
Item {
    id: root

    required property var buttons // each {"name", "label"}, and perhaps "price", "tone", "enabled", "chosen"
    required property string prefix // of the buttons' names
    required property Look look
    property bool beside: false // a single one leaves the left half free
    property real size: 21 * look.type

    readonly property real gap: 6
    readonly property real half: (width - gap) / 2
    readonly property int rows: Math.ceil(buttons.length / 2)

    signal pressed(name: string)

    implicitHeight: Math.max(0, rows * (Theme.target + gap) - gap)

    Repeater {
        model: root.buttons

        TouchButton {
            id: button

            required property int index
            required property var modelData

            readonly property bool odd: index % 2 === 0 && index === root.buttons.length - 1

            chosen: modelData.chosen ?? false
            contrast: root.look.contrast
            enabled: modelData.enabled ?? true
            height: Theme.target
            label: modelData.label
            objectName: root.prefix + modelData.name
            price: modelData.price ?? ""
            size: root.size
            stacked: true
            tone: modelData.tone ?? "calm"
            width: odd && !root.beside ? root.width : root.half
            x: index % 2 === 1 || root.beside ? root.width - width : 0
            y: Math.floor(index / 2) * (height + root.gap)

            onTapped: root.pressed(modelData.name)

            Icon {
                anchors.right: parent.right
                anchors.top: parent.top
                color: button.ink
                shows: "check"
                size: 22
                visible: button.chosen
            }
        }
    }
}
