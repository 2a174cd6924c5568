pragma ComponentBehavior: Bound

import QtQuick
import Kiosk.Models
import Kiosk.Parts

// The first so many of a list of cards, side by side.
Row {
    id: root

    required property TableModel table
    required property var cards
    required property int places
    property string called: "" // how its cards' names begin
    property real cardWidth: Theme.cardWidth
    property Item shoe: null

    spacing: Math.round(cardWidth * 0.09)

    Repeater {
        model: root.cards

        delegate: Card {
            required property int index
            required property var modelData

            calm: root.table.calm
            card: modelData
            fourColours: root.table.fourColours
            order: index
            objectName: root.called + "." + index
            shoe: root.shoe
            visible: index < root.places
            width: root.cardWidth
        }
    }
}
