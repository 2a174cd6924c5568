import QtQuick
import Kiosk.Models
import Kiosk.Parts

// For staff: the operator's menu, once it is held until its ring is full. A key switch does the same at once: it types a
// key that no keyboard has, F13, which some systems call Tools.
Touch {
    id: root

    required property TableModel table

    height: 104
    objectName: "service"
    width: 92
    x: 596
    y: 44

    onPressedChanged: root.table.hold(pressed)

    Shortcut {
        autoRepeat: false
        context: Qt.ApplicationShortcut
        sequences: ["F13", "Tools"]

        onActivated: root.table.service()
    }

    Ring {
        anchors.horizontalCenter: parent.horizontalCenter
        ink: Theme.text
        objectName: "service.ring"
        share: root.table.serviceShare
        width: 64
        y: 4
    }

    Icon {
        anchors.horizontalCenter: parent.horizontalCenter
        opacity: root.pressed ? 1 : 0.85
        shows: "service"
        size: 30
        y: 21
    }

    Label {
        anchors.horizontalCenter: parent.horizontalCenter
        elide: Text.ElideNone
        height: 28
        size: 20
        text: root.table.labels["staff"] ?? ""
        y: 72
    }
}
