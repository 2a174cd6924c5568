pragma ComponentBehavior: Bound

import QtQuick
import Kiosk.Models
import Kiosk.Parts

// The plate over the cards' foot: the hand in words once it may be known, else how to look, or what became of it.
Item {
    id: root

    required property SeatModel seat
    required property Look look
    required property int dealt
    required property bool hidden
    property bool landed: dealt > 0 // a card has come, so that there is something to look at
    property bool moving: false // a card still turns: what it makes is not said yet
    property real least: 170 // its width: all of two cards

    readonly property var row: split ? look.place.hands : look.place.hand
    readonly property bool out: seat.state === "folded" || seat.state === "void"
    readonly property bool turn: seat.owes
    readonly property string hand: moving ? "" : seat.hand
    readonly property string words: {
        if (hand !== "")
            return hand;
        if (seat.choosing)
            return seat.prompt;
        if (out)
            return seat.versus === "" ? seat.prompt : "";
        return hidden && landed && !seat.peeking && seat.state !== "result" ? seat.labels.peek ?? "" : "";
    }

    readonly property string below: seat.state === "result" || out ? seat.versus : ""
    readonly property bool sides: seat.spots.some(spot => spot.at.beside ?? false) // lie beside the cards
    readonly property bool split: !moving && seat.secondHand !== "" // each of the two hands has its own plate

    HandPlate {
        below: root.below
        middle: root.split ? root.width / 4 : root.width / 2
        stands: root.seat.stands
        words: root.words
    }

    HandPlate {
        below: root.below !== "" ? root.seat.secondVersus : ""
        middle: root.width * 0.75
        stands: root.seat.secondStands
        words: root.split ? root.seat.secondHand : ""
    }

    component HandPlate: Rectangle {
        id: plate

        required property string words
        required property string below
        required property string stands
        required property real middle

        readonly property real most: root.split ? root.row.width / 2 - 2 : root.row.width
        readonly property bool won: root.seat.state === "result" && stands === "higher" // the hand, whatever its side bets did
        readonly property bool gold: won && !root.look.contrast
        readonly property bool ivory: root.turn && !root.look.contrast
        readonly property color ink: gold || ivory ? Theme.ink : root.look.contrast && won ? Theme.bright : root.look.text

        border.color: gold ? Theme.goldLit : root.look.hairline
        border.width: root.look.contrast ? 2 : 1
        height: Math.max(root.look.place.hand.height, said.height + (root.split ? 4 : 6))
        radius: root.split ? 12 : root.look.place.hand.height / 2
        visible: (root.dealt > 0 || root.out || root.seat.state === "result") && words + below !== "" // it outlasts the cards
        width: Math.min(most, Math.max(root.split ? most : root.least, said.width + 26))
        x: middle - width / 2
        y: root.split ? root.row.y + root.row.height - height : root.sides ? Math.max(root.row.y + root.row.height - height, root.look.place.sides.y + root.look.place.sides.height) : root.row.y + root.row.height - 4 - height

        gradient: Gradient {
            GradientStop {
                color: plate.gold ? Theme.goldLit : plate.ivory ? Theme.text : root.look.plate
                position: 0
            }

            GradientStop {
                color: plate.gold ? Theme.gold : plate.ivory ? Theme.text : root.look.plate
                position: 1
            }
        }

        TextMetrics {
            id: wide

            font: hand.font
            text: plate.words
        }

        Column {
            id: said

            anchors.centerIn: parent

            Label {
                id: hand

                readonly property bool fits: text.length * 13 * root.look.type < plate.most

                anchors.horizontalCenter: parent.horizontalCenter
                color: plate.ink
                elide: Text.ElideNone
                horizontalAlignment: Text.AlignHCenter
                lineHeight: root.split ? 0.86 : 0.92
                objectName: root.look.prefix + (plate.stands === root.seat.stands ? "hand" : "secondHand")
                size: (fits ? 23 : 20) * root.look.type
                strong: true
                text: plate.words
                visible: text !== ""
                width: Math.min(wide.advanceWidth + 2, plate.most - (root.split ? 10 : 16))
                wrapMode: Text.WordWrap
            }

            TightLabel {
                anchors.horizontalCenter: parent.horizontalCenter
                color: plate.ink
                hugs: true
                lineHeight: 0.86
                room: plate.most - (root.split ? 10 : 16)
                size: 20 * root.look.type
                text: plate.below
                visible: text !== ""
            }
        }
    }
}
