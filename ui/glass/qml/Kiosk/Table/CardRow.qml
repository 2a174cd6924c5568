pragma ComponentBehavior: Bound

import QtQuick
import Kiosk.Models
import Kiosk.Parts

// The first so many of a list of cards, side by side; from the right where a text has it so. More than have room overlap.
Item {
    id: root

    required property TableModel table
    required property var cards
    required property int places
    property string called: "" // how its cards' names begin
    property real cardWidth: Theme.cardWidth
    property real pitch: cardWidth + Math.round(cardWidth * 0.09)
    property bool fromRight: false
    property bool marked: true // empty places are drawn
    property Item shoe: null
    property bool calm: false // whoever looks at it wants less motion
    property bool fourColours: false

    height: cardWidth * Theme.cardRatio
    width: Math.max(0, places - 1) * pitch + cardWidth

    Repeater {
        model: root.cards

        delegate: Card {
            required property int index
            required property var modelData

            calm: root.calm
            card: modelData
            fourColours: root.fourColours
            marked: root.marked
            objectName: root.called + "." + index
            shoe: root.shoe
            visible: index < root.places
            width: root.cardWidth
            x: (root.fromRight ? root.places - 1 - index : index) * root.pitch
        }
    }
}
