pragma ComponentBehavior: Bound

import QtQuick
import Kiosk.Dealer
import Kiosk.Idle
import Kiosk.Models
import Kiosk.Parts

// The shared part of the table: dealer, cards, what is printed, the meter. Large it is for a screen of its own.
Item {
    id: root

    required property TableModel table
    property bool large: false

    readonly property Item shoe: mouth
    readonly property Item tray: chips
    readonly property bool attract: table.phase === "attract"
    readonly property bool opening: table.phase === "opening" || table.phase === "cutting"
    readonly property bool play: !attract && !opening

    readonly property real grow: large ? 1.25 : 1 // of words
    readonly property real cardWidth: large ? 156 : Theme.cardWidth
    readonly property real ground: height - 10 // where the cards and what is printed end
    readonly property real side: (width - 5.36 * cardWidth) / 2 // beside five community cards
    readonly property real head: info.y + info.height * grow // where the uppermost things end
    // One pay table on each side; where there are more, the first two and the fifth are at the left.
    readonly property var atLeft: table.inscriptions.filter((_, i) => table.inscriptions.length < 3 ? i < 1 : i % 4 < 2)
    readonly property var atRight: table.inscriptions.filter((_, i) => table.inscriptions.length < 3 ? i > 0 : i % 4 > 1)

    height: large ? 812 : 472
    width: 1920

    TableInfo {
        id: info

        scale: root.grow
        table: root.table
        transformOrigin: Item.TopLeft
        visible: !root.attract
        x: 50
        y: 42
    }

    Label { // a welcome
        fontSizeMode: Text.HorizontalFit
        height: meter.height
        horizontalAlignment: Text.AlignHCenter
        size: 64
        strong: true
        text: root.table.phaseText
        visible: root.attract
        width: (showing.item as Attract)?.column ?? 0
        x: 56
        y: 66
    }

    Meter {
        id: meter

        scale: root.grow
        table: root.table
        transformOrigin: Item.TopRight
        x: root.width - width - 50
        y: 42
    }

    Picture {
        name: "logo/wordmark-light"
        opacity: 0.85
        visible: !root.table.meterOffered && !root.attract
        width: 220 * root.grow
        x: root.width - width - 56
        y: 52
    }

    Inscriptions {
        columns: root.large ? 1 : 2
        height: root.ground + 4 - y
        tables: root.atLeft
        visible: root.play
        width: root.side - 160 - x
        x: 56
        y: root.head + 10 * root.grow
    }

    Inscriptions {
        height: (root.large ? hand.y - 6 : root.ground + 2) - y
        tables: root.atRight
        visible: root.play
        width: root.large ? 384 : 330
        x: root.width - width - 56
        y: root.table.meterOffered ? 58 + meter.height * root.grow : 124 * root.grow
    }

    Picture {
        name: "table/shoe-" + root.table.back
        visible: root.play
        width: 124
        x: root.side - 140
        y: root.large ? root.head + 24 : 184

        Item { // where a card comes out, as its upper left corner sees it
            id: mouth

            x: 62 - root.cardWidth / 2
            y: 62
        }
    }

    Rack {
        table: root.table
        visible: root.play
        x: root.side - 124
        y: root.ground - 20 - height
    }

    Picture {
        id: chips

        name: "table/tray"
        visible: root.play
        width: 224
        x: root.large ? 1172 : 1278
        y: root.large ? 480 : 180
    }

    Dealer {
        table: root.table
        width: root.large ? 920 : 600
        x: (root.width - width) / 2
        y: root.large ? 60 : 32
    }

    CardRow {
        anchors.horizontalCenter: parent.horizontalCenter
        called: "community"
        cardWidth: root.cardWidth
        cards: root.table.community
        places: root.table.places
        shoe: mouth
        table: root.table
        visible: root.play
        y: root.ground - height
    }

    DealerHand {
        id: hand

        cardWidth: root.large && root.table.dealerPlaces > 2 ? 104 : root.cardWidth
        grow: root.grow
        shoe: mouth
        table: root.table
        visible: root.play && root.table.dealerPlays
        x: root.width - root.side + 38
        y: root.ground - height
    }

    Loader {
        id: showing

        active: !root.play
        height: root.large ? 376 : 230
        sourceComponent: root.attract ? attraction : preparation
        width: root.width - 112
        x: 56
        y: root.ground + 4 - height
    }

    Component {
        id: attraction

        Attract {
            table: root.table
        }
    }

    Component {
        id: preparation

        Opening {
            table: root.table
        }
    }

    Caption {
        calm: root.table.calm
        scale: root.grow
        text: root.table.caption
        transformOrigin: Item.TopLeft
        x: root.large ? 1092 : 1048
        y: root.large ? 220 : 60
    }
}
