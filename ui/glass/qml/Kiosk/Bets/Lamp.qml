import QtQuick
import Kiosk.Parts

// The progressive's spot as its sensor sees it: lit with a chip on it; dark; a chip without the credit; or stopped.
Item {
    id: root

    required property string lamp
    required property Look look
    property real size: 44

    implicitHeight: size
    implicitWidth: size

    Picture {
        anchors.centerIn: parent
        name: "lights/glow-gold"
        visible: root.lamp === "detected"
        width: root.size * 1.9
    }

    Picture {
        name: root.lamp === "detected" ? "chips/progressive" : "chips/progressive-off"
        opacity: root.lamp === "stopped" ? 0.5 : 1
        width: root.size
    }

    Rectangle {
        anchors.centerIn: parent
        antialiasing: true
        color: root.look.quiet
        height: 3
        radius: 1.5
        rotation: -45
        visible: root.lamp === "stopped"
        width: root.size * 1.05
    }

    Rectangle {
        anchors.bottom: parent.bottom
        anchors.right: parent.right
        anchors.rightMargin: -root.size * 0.16
        border.color: root.look.call
        border.width: 1.5
        color: root.look.ground
        height: width
        radius: width / 2
        visible: root.lamp === "short"
        width: root.size * 0.56

        Icon {
            anchors.centerIn: parent
            anchors.verticalCenterOffset: -1
            color: root.look.call
            shows: "fault"
            size: root.size * 0.38
        }
    }
}
