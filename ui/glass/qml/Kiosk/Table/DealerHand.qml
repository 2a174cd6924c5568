import QtQuick
import Kiosk.Models
import Kiosk.Parts

// The dealer's cards, and over their foot what they make, once that is known.
Item {
    id: root

    required property TableModel table
    property real cardWidth: 130
    property real most: 268 // the room for its cards
    property real room: 1.5 * most // for the words
    property bool marked: false
    property Item shoe: null
    property bool calm: false // whoever looks at it wants less motion
    property bool fourColours: false

    readonly property real grow: cardWidth / 130
    readonly property bool sets: table.dealerPlaces > 2 // two of its cards are kept

    height: row.height
    width: most

    CardRow {
        id: row

        called: "dealer"
        calm: root.calm
        cardWidth: root.cardWidth
        cards: root.table.dealer
        fourColours: root.fourColours
        marked: root.marked
        pitch: root.table.dealerPlaces > 1 ? (root.most - root.cardWidth) / (root.table.dealerPlaces - 1) : 0
        places: root.table.dealerPlaces
        shoe: root.shoe
        table: root.table
    }

    Plate {
        anchors.horizontalCenter: row.horizontalCenter
        color: Qt.alpha(Theme.screen, 0.92)
        height: said.height + 10
        line: Qt.alpha(Theme.white, 0.16)
        lineWidth: 1
        radius: 18
        visible: words.text + set.text !== ""
        width: said.width + 32
        y: root.height - height - (root.sets ? 4 : 18) * root.grow // a seat's own plates are below the cards

        Column {
            id: said

            anchors.centerIn: parent

            Label {
                id: words

                anchors.horizontalCenter: parent.horizontalCenter
                elide: Text.ElideNone
                horizontalAlignment: Text.AlignHCenter
                objectName: "dealer.hand"
                size: 24 * Math.max(1, root.grow)
                strong: true
                text: [root.table.dealerHand, root.sets ? "" : root.table.dealerVerdict].filter(one => one !== "").join(" · ")
                visible: text !== ""
                width: Math.min(implicitWidth, root.room - 32)
                wrapMode: Text.WordWrap
            }

            Label { // by which way
                id: set

                anchors.horizontalCenter: parent.horizontalCenter
                elide: Text.ElideNone
                horizontalAlignment: Text.AlignHCenter
                lineHeight: 0.88
                objectName: "dealer.set"
                size: 20 * Math.max(1, root.grow)
                text: root.sets ? root.table.dealerVerdict : ""
                visible: text !== ""
                width: Math.min(implicitWidth, root.most + 20)
                wrapMode: Text.WordWrap
            }
        }
    }
}
