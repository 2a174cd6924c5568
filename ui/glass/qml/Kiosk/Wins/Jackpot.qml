pragma ComponentBehavior: Bound

import QtQuick
import Kiosk.Dealer
import Kiosk.Models
import Kiosk.Parts

// A win that nobody will forget: the table goes dark in steps, the amount fills its middle, the dealer applauds, and of the
// progressive the meter pours into the winner's seat. Nothing flashes.
Item {
    id: root

    required property TableModel table

    readonly property int seat: table.jackpot.seat ?? 0
    readonly property var cards: table.jackpot.cards ?? []
    readonly property SeatModel winner: seat > 0 ? table.seats[seat - 1] : null
    readonly property int dark: 5 // steps of the veil
    property int step: 0
    property real counted: 0 // the share of the amount that is told

    height: 1080
    objectName: "jackpot"
    width: 1920

    onSeatChanged: counted = 0 // the next winner's amount is told from the beginning

    function money(text: string, share: real): string {
        if (share >= 1)
            return text;
        const cents = Math.floor(Number(text.replace(/[^0-9]/g, "")) * share);
        return "$" + Math.floor(cents / 100).toString().replace(/\B(?=(\d{3})+$)/g, ",") + "." + String(cents % 100).padStart(2, "0");
    }

    Timer {
        interval: 140
        repeat: true
        running: root.step < root.dark

        onTriggered: root.step++
    }

    NumberAnimation {
        duration: 3200
        easing.type: Easing.OutCubic
        property: "counted"
        running: root.step >= root.dark && root.counted < 1
        target: root
        to: 1
    }

    Rectangle {
        anchors.fill: parent
        color: Theme.black
        opacity: 0.18 * root.step
        visible: root.step < root.dark
    }

    Image { // hides all behind it: what moves over it costs little
        height: 1080
        source: "image://felt/veil/" + root.table.print
        sourceSize.width: 1920 * Theme.grain
        visible: root.step >= root.dark
        width: 1920
    }

    Item {
        clip: true
        height: 268
        visible: root.step >= root.dark
        width: 1920

        Dealer {
            id: dealer

            table: root.table
        }
    }

    DealerArms {
        body: dealer
        table: root.table
        visible: root.step >= root.dark
    }

    Repeater {
        model: root.step >= root.dark ? root.cards : []

        Item {
            id: card

            required property int index
            required property string modelData

            height: 204
            width: 146
            x: 960 + (index - root.cards.length / 2) * 156 + 5
            y: 360

            Image {
                height: width * 190 / 148
                source: Art.source("cards/glow")
                sourceSize.width: Math.ceil(width * Theme.grain)
                width: card.width * 148 / 104
                x: -card.width * 22 / 104
                y: x
            }

            CardPicture {
                face: card.modelData
                width: card.width
            }

            Rectangle {
                anchors.fill: parent
                anchors.margins: -2
                border.color: Theme.gold
                border.width: 4
                color: "transparent"
                radius: 12
            }
        }
    }

    Label {
        anchors.horizontalCenter: parent.horizontalCenter
        color: Theme.goldLit
        elide: Text.ElideNone
        fontSizeMode: Text.HorizontalFit
        height: 60
        horizontalAlignment: Text.AlignHCenter
        minimumPixelSize: 26
        objectName: "jackpot.title"
        size: 44
        strong: true
        text: root.table.jackpot.title ?? ""
        visible: root.step >= root.dark
        width: 1400
        y: 590
    }

    Label {
        anchors.horizontalCenter: parent.horizontalCenter
        color: Theme.gold
        elide: Text.ElideNone
        fontSizeMode: Text.HorizontalFit
        height: 190
        horizontalAlignment: Text.AlignHCenter
        minimumPixelSize: 90
        objectName: "jackpot.amount"
        size: 160
        strong: true
        style: Text.Raised
        styleColor: "#6b3f0c"
        text: root.money(root.table.jackpot.amount ?? "", root.counted)
        visible: root.step >= root.dark
        width: 1500
        y: 640
    }

    Label {
        anchors.horizontalCenter: parent.horizontalCenter
        elide: Text.ElideNone
        fontSizeMode: Text.HorizontalFit
        height: 50
        horizontalAlignment: Text.AlignHCenter
        minimumPixelSize: 24
        objectName: "jackpot.hand"
        size: 38
        strong: true
        text: root.winner?.hand ?? ""
        visible: root.step >= root.dark
        width: 1400
        y: 836
    }

    Coins {
        from: Qt.point(306, 110)
        pours: visible
        to: Qt.point(210 + (6 - root.seat) * 300, 960)
        visible: root.step >= root.dark && (root.table.jackpot.pours ?? false)
    }
}
