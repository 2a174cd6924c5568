import QtQuick
import Kiosk.Models
import Kiosk.Parts

// For staff, in the corner of the rail: the operator's menu. A key switch does the same: it types a key that no
// keyboard has, F13, which some systems call Tools.
Touch {
    id: root

    required property TableModel table

    height: 64
    objectName: "service"
    width: 64

    onTapped: root.table.service()

    Shortcut {
        autoRepeat: false
        context: Qt.ApplicationShortcut
        sequences: ["F13", "Tools"]

        onActivated: root.table.service()
    }
    Icon {
        opacity: root.pressed ? 1 : 0.85
        scale: root.pressed ? 1.2 : 1
        shows: "service"
        size: 32
        x: 11
        y: 9
    }
}
