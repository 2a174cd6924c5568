pragma ComponentBehavior: Bound

import QtQuick
import Kiosk.Models
import Kiosk.Parts

// The seat's cards. A press anywhere in their row peeks, between them and under the plate too; while cards are chosen, a
// quick tap chooses one.
Item {
    id: root

    required property SeatModel seat
    required property Look look
    property bool open: false // they lie face up, and have the room that their player has
    property Item shoe: null
    property int fingers: 0 // on the cards
    property int moving: 0 // cards that fly or turn

    readonly property bool held: fingers > 0 && visible && dealt > 0
    readonly property int dealt: seat.cards.filter(card => card.dealt).length
    readonly property bool landed: hand.count > 0 && seat.cards.some((_, index) => (hand.itemAt(index) as Card)?.landed ?? false)
    readonly property bool hidden: seat.cards.some(card => card.dealt && card.face === "")
    readonly property bool many: dealt > 2
    readonly property real card: many ? (seat.large ? 108 : 104) : seat.large ? 126 : open ? 116 : 104
    readonly property real step: many ? 64 : seat.large ? 46 : open ? 50 : 54
    readonly property real across: card + step * (dealt - 1)
    readonly property real start: (width - across) / 2

    // Where a card lies: of four that were set, the kept two before their wager, a split's others before theirs. Of a hand
    // that was given up, none moves.
    function lies(index: int): real {
        const card = seat.cards[index];
        if (!["plays", "second", "discard"].includes(card.role) || dealt < 4 || !seat.cards.some(one => one.role === "plays"))
            return start + index * step;
        const mine = seat.cards.filter((one, other) => other < index && (one.role === "plays") === (card.role === "plays")).length;
        return (card.role === "plays" ? 0 : width / 2 + 2) + 44 * mine;
    }

    // The card that a touch so far along the row means.
    function meant(along: real): int {
        return Math.max(0, Math.min(dealt - 1, Math.floor((row.x + along - start) / step)));
    }

    Component.onDestruction: {
        if (held)
            seat.peek(false);
    }
    onHeldChanged: seat.peek(held)

    Repeater {
        id: hand

        model: root.seat.cards

        Card {
            id: place

            required property int index
            required property var modelData

            calm: root.look.calm
            card: modelData
            fourColours: root.seat.fourColours
            marked: false
            objectName: root.look.prefix + "card." + index
            shoe: root.shoe
            visible: card.dealt
            width: root.card
            x: root.lies(index)
            y: root.look.place.cards.height - height

            onMovesChanged: root.moving += moves ? 1 : -1

            Rectangle {
                color: Theme.calm
                height: 34
                radius: 17
                visible: place.card.chosen
                width: 34
                x: 12
                y: place.height - 66

                Icon {
                    anchors.centerIn: parent
                    color: Theme.text
                    shows: "check"
                    size: 26
                }
            }
        }
    }

    Item {
        id: row

        enabled: root.dealt > 0
        height: root.look.place.hand.y + root.look.place.hand.height
        objectName: root.look.prefix + "cards"
        visible: root.dealt > 0
        width: root.many ? root.width : root.look.place.cards.width
        x: root.many ? 0 : root.look.place.cards.x

        Repeater {
            model: 8 // parts, narrower than a finger: each looks after one, wherever that goes

            Item {
                id: part

                required property int index
                property bool spent: false // its cards were taken, or the window left: a finger that stays looks no longer

                readonly property bool there: visible && Window.active
                readonly property bool looks: finger.active && !spent && row.contains(Qt.point(x + finger.point.position.x, finger.point.position.y))

                height: row.height
                objectName: row.objectName + ".part"
                width: row.width / 8
                x: index * width

                onLooksChanged: root.fingers += looks ? 1 : -1
                onThereChanged: {
                    if (!there && finger.active)
                        spent = true;
                }

                PointHandler {
                    id: finger

                    acceptedButtons: Qt.LeftButton

                    onActiveChanged: {
                        if (!active)
                            part.spent = false;
                    }
                }

                TapHandler {
                    acceptedButtons: Qt.LeftButton
                    gesturePolicy: TapHandler.DragThreshold // what a finger slides over is not chosen
                    longPressThreshold: 0

                    onTapped: touch => {
                        if (root.seat.choosing && touch.timeHeld < 0.3) // seconds: one that lasts longer only looks
                            root.seat.ask("card", String(root.meant(part.x + touch.pressPosition.x)));
                    }
                }
            }
        }
    }
}
