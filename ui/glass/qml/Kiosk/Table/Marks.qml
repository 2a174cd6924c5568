import QtQuick
import Kiosk.Models
import Kiosk.Parts

// On the rail before the players: that nothing here is real money, and what the table is certified for.
Row {
    id: root

    required property TableModel table

    height: 26
    spacing: 18

    Plate {
        color: Theme.ink
        height: parent.height
        line: Theme.text
        lineWidth: 1.5
        radius: 8
        visible: root.table.mark !== ""
        width: mark.implicitWidth + 28

        Label {
            id: mark

            anchors.centerIn: parent
            elide: Text.ElideNone
            font.letterSpacing: 1.5
            objectName: "mark"
            size: 18
            strong: true
            text: root.table.mark
        }
    }

    Label {
        elide: Text.ElideNone
        height: parent.height
        objectName: "certification"
        size: 18
        text: root.table.certification
    }
}
