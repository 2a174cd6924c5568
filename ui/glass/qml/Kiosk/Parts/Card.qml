import QtQuick
import Kiosk.Models

// A place for one card: empty, face down or face up. It flies in from the shoe at its turn, and flips to its face, for as
// long as the story has it. Once the story goes on, a card that is face up lies there, however far it had come.
Item {
    id: root

    required property CardModel card
    property bool calm: false
    property bool fourColours: false
    property bool marked: true // an empty place is drawn
    property Item shoe: null // where it comes from
    property point from: Qt.point(0, 0) // the same, seen from here
    property real fly: 0 // 1 at the shoe, 0 in its place
    property string face: "" // as drawn: changes in the middle of the flip
    property real flip: 1 // the width of the card while it turns

    // In milliseconds, as the story had them when it began: how long it flies, turns, and waits for those before it.
    property int flightMs: 0
    property int flipMs: 0
    property int waitMs: 0

    readonly property int moveMs: calm ? 0 : card.moveMs
    readonly property bool landed: card.dealt && fly === 0
    readonly property bool moves: arrival.running || turning.running // what it makes is not to be read yet

    height: Math.round(width * Theme.cardRatio)
    width: Theme.cardWidth

    // Nothing moves: it lies there as the story has it.
    function settle() {
        arrival.stop();
        turning.stop();
        fly = 0;
        flip = 1;
        face = card.face;
    }

    Component.onCompleted: face = card.face

    Picture {
        name: "cards/place"
        opacity: 0.8
        visible: root.marked && !root.card.dealt
        width: root.width
    }

    Item {
        height: root.height
        visible: root.card.dealt && root.fly < 1 // before it flies, it is in the shoe
        width: root.width
        x: root.from.x * root.fly
        y: root.from.y * root.fly - (root.card.chosen ? 16 : root.card.lit ? 9 : 0)

        Picture {
            name: "cards/shadow"
            visible: root.fly === 0
            width: Math.round(root.width * 540 / 420)
            x: -Math.round(root.width * 60 / 420)
            y: x
        }

        Picture { // one of the five that won
            name: "cards/glow.webp"
            visible: root.card.gold
            width: Math.round(root.width * 148 / 104)
            x: -Math.round(root.width * 22 / 104)
            y: x
        }

        CardPicture {
            back: root.card.back
            face: root.face
            fourColours: root.fourColours
            width: root.width

            transform: Scale {
                origin.x: root.width / 2
                xScale: root.flip
            }
        }

        Rectangle { // out of play
            color: Theme.plate
            height: root.height
            opacity: 0.5
            radius: root.width * 0.07
            visible: root.card.dim
            width: root.width
        }

        Rectangle {
            anchors.fill: parent
            anchors.margins: root.card.lit ? -2 : 0
            border.color: root.card.gold ? Theme.gold : Theme.text
            border.width: 4
            color: "transparent"
            radius: root.width * 0.08
            visible: root.card.chosen || root.card.lit
        }
    }

    SequentialAnimation {
        id: arrival

        PropertyAction {
            property: "fly"
            target: root
            value: 1
        }

        NumberAnimation {
            duration: root.flightMs
            easing.type: Easing.OutCubic
            from: 1
            property: "fly"
            target: root
            to: 0
        }
    }

    SequentialAnimation {
        id: turning

        PauseAnimation {
            duration: root.waitMs
        }

        NumberAnimation {
            duration: root.flipMs / 2
            property: "flip"
            target: root
            to: 0
        }

        ScriptAction {
            script: root.face = root.card.face
        }

        NumberAnimation {
            duration: root.flipMs / 2
            property: "flip"
            target: root
            to: 1
        }
    }

    Connections {
        function onDealtChanged() {
            if (root.card.dealt && root.moveMs > 0 && root.shoe) {
                root.from = root.mapFromItem(root.shoe, 0, 0);
                root.flightMs = root.moveMs;
                arrival.restart();
            } else {
                root.settle();
            }
        }

        function onFaceChanged() {
            if (root.card.face === "") { // a face is never shown longer than it may be
                turning.stop();
                root.face = "";
                root.flip = 1;
            } else if (root.moveMs > 0) {
                root.flipMs = root.moveMs;
                root.waitMs = root.card.waitMs;
                turning.restart();
            } else {
                root.settle();
            }
        }

        function onMoveMsChanged() {
            if (root.moveMs === 0 && root.card.face !== "") // what comes face down flies on
                root.settle();
        }

        target: root.card
    }
}
