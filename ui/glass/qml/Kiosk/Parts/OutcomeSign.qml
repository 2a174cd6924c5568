pragma ComponentBehavior: Bound

import QtQuick

// The sign of an outcome, so that colour is never all that tells it: a tick, a cross, an equals sign, a dash.
Item {
    id: root

    required property string outcome
    property color color: Theme.text
    property string winning: "check"
    property real size: 20

    implicitHeight: size
    implicitWidth: size

    Icon {
        color: root.color
        shows: root.outcome === "win" ? root.winning : root.outcome === "lose" ? "cross" : ""
        size: root.size
    }

    Repeater {
        model: root.outcome === "push" ? [-0.18, 0.18] : root.outcome === "void" ? [0] : []

        Rectangle {
            required property real modelData

            anchors.centerIn: parent
            anchors.verticalCenterOffset: modelData * root.size
            color: root.color
            height: root.size * 0.13
            radius: height / 2
            width: root.size * 0.72
        }
    }
}
