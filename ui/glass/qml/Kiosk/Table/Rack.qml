import QtQuick
import Kiosk.Models
import Kiosk.Parts

// The discard rack with what was burned.
Picture {
    id: root

    required property TableModel table

    readonly property real unit: width / 220

    name: "table/rack"
    width: 96

    Image { // the picture shows it half full: what is not there is covered with what is above
        fillMode: Image.Stretch
        height: (85 - Math.min(4 * root.table.burned, 85)) * root.unit
        source: root.source
        sourceClipRect: Qt.rect(68, 33, 115, 83)
        width: 130 * root.unit
        x: 45 * root.unit
        y: 116.5 * root.unit
    }

    Label {
        anchors.horizontalCenter: parent.horizontalCenter
        color: Theme.quiet
        objectName: "burned"
        size: 20
        text: root.table.burned
        visible: root.table.burned > 0
        y: 52 * root.unit
    }
}
