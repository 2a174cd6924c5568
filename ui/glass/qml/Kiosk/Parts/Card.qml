import QtQuick
import Kiosk.Models

// A place for one card: empty, face down or face up. It flies in from the shoe at its turn, and flips to its face.
Item {
    id: root

    required property CardModel card
    property bool calm: false
    property bool fourColours: false
    property bool marked: true // an empty place is drawn
    property int order: 0 // its turn among those that flip together
    property Item shoe: null // where it comes from
    property point from: Qt.point(0, 0) // the same, seen from here
    property real fly: 0 // 1 at the shoe, 0 in its place
    property string face: "" // as drawn: changes in the middle of the flip
    property real flip: 1 // the width of the card while it turns

    // In milliseconds, as the story has them: how long it flies and turns, and how long it waits for those before it.
    readonly property int flightMs: calm ? 0 : Theme.move * card.tempo
    readonly property int flipMs: calm ? 0 : Theme.flip * (card.tempo || 1)
    readonly property int waitMs: calm ? 0 : order * Theme.stagger * (card.tempo || 1)

    height: Math.round(width * Theme.cardRatio)
    width: Theme.cardWidth

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
            if (root.card.dealt && root.card.tempo > 0 && root.shoe) {
                root.from = root.mapFromItem(root.shoe, 0, 0);
                arrival.restart();
            } else {
                arrival.stop();
                root.fly = 0;
            }
            if (!root.card.dealt)
                root.face = "";
        }

        function onFaceChanged() {
            if (root.card.face === "") { // a face is never shown longer than it may be
                turning.stop();
                root.face = "";
                root.flip = 1;
            } else if (root.card.dealt) {
                turning.restart();
            }
        }

        target: root.card
    }
}
