pragma ComponentBehavior: Bound

import QtQuick
import Kiosk.Dealer
import Kiosk.Idle
import Kiosk.Models
import Kiosk.Parts

// The table as one picture: the room, the dealer behind the table, the felt with the game's print, signs, devices, cards.
// Seats are drawn over it, and the dealer's arms over them.
Item {
    id: root

    required property TableModel table

    readonly property Item shoe: mouth
    readonly property Item tray: chips
    readonly property real lean: dealer.lean
    readonly property Dealer body: dealer
    property string lesson: "" // what the dealer teaches while nobody plays
    readonly property bool attract: table.phase === "attract"
    readonly property bool opening: table.phase === "opening" || table.phase === "cutting"
    readonly property bool play: !attract && !opening

    height: 1080
    width: 1920

    Picture {
        fillMode: Image.Stretch
        height: 420
        name: "table/room.webp"
        width: 1920
    }

    Dealer {
        id: dealer

        table: root.table
    }

    Image {
        height: 360
        source: root.table.print === "" ? "" : "image://felt/far/" + root.table.print
        sourceSize.width: 1920 * Theme.grain
        width: 1920
    }

    Image {
        height: 720
        source: root.table.print === "" ? "" : "image://felt/near/" + root.table.print
        sourceSize.width: 1920 * Theme.grain
        width: 1920
        y: 360
    }

    Image { // the discard rack: its pile grows with what lies in it
        readonly property int pile: [1, 6, 13, 26].filter(least => root.table.discards >= least).length
        readonly property string name: "devices/rack-" + pile + (pile > 0 && root.table.rackBack === "blue" ? "-blue" : "")
        readonly property var place: Art.facts[name].place

        height: place[3]
        source: Art.source(name)
        sourceSize.width: width * Theme.grain
        width: place[2]
        x: place[0]
        y: place[1]
    }

    Image { // where dealing begins
        height: width * Art.facts["devices/marker"].size[1] / Art.facts["devices/marker"].size[0]
        objectName: "marker"
        source: visible ? Art.source("devices/marker") : ""
        sourceSize.width: width * Theme.grain
        visible: root.table.marker > 0 && root.play
        width: 76
        x: root.table.markerX - width / 2
        y: root.table.markerY - height / 2
    }

    Rectangle { // the cut card in the shoe
        color: Theme.yellow
        height: 5
        objectName: "cut.shoe"
        visible: root.table.cutCard === "shoe"
        width: 88
        x: 145
        y: 338
    }

    Image { // the cut card once it has come up, on the discards
        height: width * Art.facts["devices/cut-card"].size[1] / Art.facts["devices/cut-card"].size[0]
        objectName: "cut.out"
        source: visible ? Art.source("devices/cut-card") : ""
        sourceSize.width: width * Theme.grain
        visible: root.play && root.table.cutCard === "out"
        width: 108
        x: 350 - width / 2
        y: 396 - height / 2
    }

    Picture { // on the seat whose hand is being settled
        readonly property int seat: root.table.served
        readonly property bool won: root.table.seats.some(one => one.number === seat && one.outcome === "win") // it has its own

        height: 560
        name: "lights/spot.webp"
        visible: seat > 0 && !won
        width: 480
        x: 210 + (6 - seat) * 300 - width / 2
        y: 480
    }

    Meter {
        table: root.table
        x: 46
        y: 26
    }

    Picture {
        name: "logo/wordmark-light"
        opacity: 0.85
        visible: !root.table.meterOffered
        width: 240
        x: 66
        y: 52
    }

    TableInfo {
        table: root.table
        x: 1354
        y: 26
    }

    Marks {
        table: root.table
    }

    Item { // where a card comes out of the shuffler, as its upper left corner sees it
        id: mouth

        x: 124
        y: 400
    }

    Item {
        id: chips

        height: 140
        width: 340
        x: 1530
        y: 310
    }

    Plate {
        color: Qt.alpha(Theme.plate, 0.9)
        height: 26
        visible: root.table.burned > 0 && root.play
        width: 30
        x: 333
        y: 437

        Label {
            anchors.centerIn: parent
            color: Theme.text
            elide: Text.ElideNone
            objectName: "burned"
            size: 20
            strong: true
            text: root.table.burned
        }
    }

    Inscriptions {
        height: 206
        tables: root.table.inscriptions
        visible: root.table.phase === "betting" && root.table.noticeKind === ""
        width: 1114
        x: 403
        y: 438 - contentHeight / 2
    }

    CardRow {
        called: "community"
        cardWidth: 150
        cards: root.table.community
        fromRight: root.table.fromRight
        marked: false
        pitch: 160
        places: root.table.places
        shoe: mouth
        table: root.table
        visible: root.play
        x: 403 + (5 - root.table.places) * 80
        y: 334
    }

    Picture { // the cover card, laid aside: the dealer's turned cards lie over a part of it
        name: "cards/cover.webp"
        objectName: "cover.aside"
        visible: root.play && root.table.coverCard === "aside"
        width: 150
        x: 1193
        y: 338
    }

    DealerHand {
        shoe: mouth
        table: root.table
        visible: root.play && root.table.dealerPlays
        x: 1249
        y: 348
    }

    Pot {
        table: root.table
        visible: root.play
        x: 1383
        y: 418
    }

    Picture { // the dealer's cards lie under it until they are turned
        name: "cards/cover.webp"
        objectName: "cover.hand"
        visible: root.play && root.table.coverCard === "hand"
        width: 150
        x: 1383 - width / 2
        y: 341
    }

    Loader {
        active: root.opening
        height: 214
        sourceComponent: preparation
        width: 1114
        x: 403
        y: 332
    }

    Loader {
        active: root.attract
        sourceComponent: attraction
    }

    Component {
        id: attraction

        Attract {
            shoe: mouth
            table: root.table

            onLessonChanged: root.lesson = lesson
        }
    }

    Component {
        id: preparation

        Opening {
            table: root.table
        }
    }

    Caption {
        mirrored: root.lean > 40 // the dealer has moved to where it would be
        most: mirrored ? 236 : 286
        text: root.table.caption !== "" ? root.table.caption : root.attract ? root.lesson : ""
        x: 960 + root.lean + (mirrored ? -90 - width : 90)
        y: Math.min(60, 176 - height) // above what the table is certified for
    }
}
