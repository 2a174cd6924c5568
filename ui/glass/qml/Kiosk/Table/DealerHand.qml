import QtQuick
import Kiosk.Models
import Kiosk.Parts

// The dealer's cards, and above them whose they are and what they make.
Item {
    id: root

    required property TableModel table
    property real cardWidth: Theme.cardWidth
    property real grow: 1 // of its words
    property real most: 244 * grow // the room for its words
    property Item shoe: null

    height: row.y + row.height
    width: row.width

    Label {
        color: root.table.dealerHand === "" ? Theme.quiet : Theme.text
        elide: Text.ElideNone
        fontSizeMode: Text.HorizontalFit
        height: 28 * root.grow
        minimumPixelSize: 12
        objectName: "dealer.hand"
        size: 20 * root.grow
        strong: root.table.dealerHand !== ""
        text: root.table.dealerHand === "" ? root.table.labels["dealer"] ?? "" : root.table.dealerHand
        width: Math.max(row.width, root.most)
    }

    CardRow {
        id: row

        called: "dealer"
        cardWidth: root.cardWidth
        cards: root.table.dealer
        places: root.table.dealerPlaces
        shoe: root.shoe
        table: root.table
        y: 32 * root.grow
    }
}
