import QtQuick
import Kiosk.Models
import Kiosk.Parts

// The dealer's cards, and over their foot what they make, once that is known.
Item {
    id: root

    required property TableModel table
    property real cardWidth: 130
    property real most: 268 // the room for its cards
    property bool marked: false
    property Item shoe: null

    readonly property real grow: cardWidth / 130

    height: row.height
    width: most

    CardRow {
        id: row

        called: "dealer"
        cardWidth: root.cardWidth
        cards: root.table.dealer
        marked: root.marked
        pitch: root.table.dealerPlaces > 1 ? (root.most - root.cardWidth) / (root.table.dealerPlaces - 1) : 0
        places: root.table.dealerPlaces
        shoe: root.shoe
        table: root.table
    }

    Plate {
        anchors.horizontalCenter: row.horizontalCenter
        color: Qt.alpha(Theme.screen, 0.92)
        height: words.implicitHeight + 10
        line: Qt.alpha(Theme.white, 0.16)
        lineWidth: 1
        radius: 18
        visible: words.text !== ""
        width: words.width + 32
        y: root.height - height - 18 * root.grow // a seat's own plates are below the cards

        Label {
            id: words

            anchors.centerIn: parent
            elide: Text.ElideNone
            horizontalAlignment: Text.AlignHCenter
            objectName: "dealer.hand"
            size: 24
            strong: true
            text: root.table.dealerHand + (root.table.dealerVerdict === "" ? "" : " · " + root.table.dealerVerdict)
            width: Math.min(implicitWidth, 1.5 * root.most)
            wrapMode: Text.Wrap
        }
    }
}
