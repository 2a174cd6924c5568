import QtQuick
import Kiosk.Models
import Kiosk.Parts

// What the players play for among themselves: its chips, and what they come to. It is placed by the middle of its chips.
Item {
    id: root

    required property TableModel table

    ChipStack {
        chip: 84
        chips: root.table.potChips
    }

    Plate {
        color: Qt.alpha(Theme.screen, 0.92)
        height: 44
        line: Theme.gold
        lineWidth: 1
        radius: 22
        visible: root.table.pot !== ""
        width: words.implicitWidth + 36
        x: -width / 2
        y: 52

        Label {
            id: words

            anchors.centerIn: parent
            elide: Text.ElideNone
            objectName: "pot"
            size: 26
            strong: true
            text: root.table.pot
        }
    }
}
