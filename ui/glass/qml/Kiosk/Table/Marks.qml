pragma ComponentBehavior: Bound

import QtQuick
import Kiosk.Models
import Kiosk.Parts

// Under the signs: that nothing here is real money, what the table is certified for, the round and the seal of its deck,
// and the time of day.
Item {
    id: root

    required property TableModel table

    readonly property bool below: width < 1400 // what the table is certified for has a line of its own

    width: 1920

    component Line: Label {
        color: Theme.text
        elide: Text.ElideNone
        height: 28
        size: 20
        visible: text !== ""
    }

    Label {
        color: Theme.text
        elide: Text.ElideNone
        horizontalAlignment: Text.AlignRight
        lineHeight: 0.95
        objectName: "certification"
        size: 20
        text: root.table.certification
        verticalAlignment: Text.AlignTop
        width: root.below ? root.width - 108 : 400
        wrapMode: Text.WordWrap
        x: root.below ? 62 : plate.x - width - 18
        y: root.below ? 206 : 181
    }

    Plate {
        id: plate

        color: Theme.ink
        height: 30
        line: Qt.alpha(Theme.text, 0.6)
        lineWidth: 1.5
        radius: 15
        visible: root.table.mark !== ""
        width: visible ? mark.implicitWidth + 28 : 0
        x: root.width - 46 - width
        y: 178

        Label {
            id: mark

            anchors.centerIn: parent
            elide: Text.ElideNone
            objectName: "mark"
            size: 20
            strong: true
            text: root.table.mark
        }
    }

    Row {
        spacing: 18
        x: 62
        y: 178

        Line {
            color: Theme.text
            objectName: "table.time"
            text: root.table.timeOfDay
        }

        Line {
            text: root.table.round
        }

        Line {
            objectName: "table.stamp"
            text: root.table.stampLabel
        }
    }
}
