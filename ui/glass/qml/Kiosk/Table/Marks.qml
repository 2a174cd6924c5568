pragma ComponentBehavior: Bound

import QtQuick
import Kiosk.Models
import Kiosk.Parts

// Under the signs: that nothing here is real money, what the table is certified for, the round and the seal of its deck,
// and the time of day.
Item {
    id: root

    required property TableModel table

    width: 1920

    component Line: Label {
        color: Theme.quiet
        elide: Text.ElideNone
        height: 28
        size: 20
        visible: text !== ""
    }

    Label {
        color: Theme.quiet
        elide: Text.ElideNone
        horizontalAlignment: Text.AlignRight
        lineHeight: 0.95
        objectName: "certification"
        size: 20
        text: root.table.certification
        verticalAlignment: Text.AlignTop
        width: 400
        wrapMode: Text.Wrap
        x: plate.x - width - 18
        y: 181
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
        x: 1874 - width
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
