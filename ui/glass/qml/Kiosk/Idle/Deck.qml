pragma ComponentBehavior: Bound

import QtQuick
import Kiosk.Parts

// One deck or several on the felt in fanned rows, by suit and in sequence; it can be turned, washed and gathered.
Item {
    id: root

    required property var cards // their names, in order
    required property real cardWidth
    property int columns: 13 // in a row: a suit, or two, or a whole deck
    property string back: "red"
    property real turned: 0 // 0 face up, 1 face down: a wave along the rows
    property real washed: 0 // 1 all over the place
    property real gathered: 0 // 1 in the middle, one on the other

    readonly property real across: cardWidth * 0.6 // from a card to the next
    readonly property real down: cardWidth * 0.77 // from a row to the next
    readonly property real bend: cardWidth * 0.28 // of a row, like a fan
    readonly property real half: (columns - 1) / 2
    readonly property real lean: Math.atan(2 * bend / (half * across)) * 180 / Math.PI // of the cards at its ends
    readonly property real last: cards.length / columns - 1 // row

    implicitHeight: cardWidth * Theme.cardRatio + last * down + bend
    implicitWidth: cardWidth * 1.1 + 2 * half * across

    Repeater {
        model: root.cards

        delegate: CardPicture {
            id: card

            required property string modelData
            required property int index

            // Spread: along a fan, from its middle.
            readonly property int row: Math.floor(index / root.columns)
            readonly property real side: (index % root.columns - root.half) / root.half // -1 to 1
            readonly property point lies: Qt.point(side * root.half * root.across, (row - root.last / 2) * root.down + (side * side - 0.5) * root.bend)

            // Washed: evenly over an ellipse, in an order and at angles that say nothing of the cards.
            readonly property int place: (index * 23 + 7) % root.cards.length
            readonly property real radius: Math.sqrt((place + 0.5) / root.cards.length)
            readonly property real bearing: place * 2.4 - (1 - root.washed) * 1.5
            readonly property point strewn: Qt.point(radius * Math.cos(bearing) * root.width * 0.46, radius * Math.sin(bearing) * (root.height - root.cardWidth * 1.15) * 0.5)

            readonly property real flip: Math.max(0, Math.min(1, root.turned * 3 - (side + 1)))
            readonly property real loose: 1 - root.gathered

            antialiasing: true
            back: root.back
            face: flip < 0.5 ? modelData : ""
            rotation: loose * (side * root.lean * (1 - root.washed) + (place * 47 % 180 - 90) * root.washed)
            width: root.cardWidth
            x: (root.width - width) / 2 + loose * (lies.x + (strewn.x - lies.x) * root.washed)
            y: (root.height - height) / 2 + loose * (lies.y + (strewn.y - lies.y) * root.washed)

            Rectangle {
                anchors.fill: parent
                anchors.margins: -1.5
                antialiasing: true
                color: Qt.alpha(Theme.black, 0.35)
                radius: root.cardWidth * 0.08
                z: -1
            }

            transform: Scale {
                origin.x: card.width / 2
                xScale: Math.abs(1 - 2 * card.flip)
            }
        }
    }
}
