pragma ComponentBehavior: Bound

import QtQuick
import Kiosk.Models
import Kiosk.Parts

// The seat's cards. A press anywhere on them peeks; while cards are chosen, a quick tap chooses one.
Item {
    id: root

    required property SeatModel seat
    required property Look look
    property Item shoe: null
    property bool covered: false // by a note, which takes the touches
    property bool narrow: false // what is below needs the room
    property int fingers: 0 // on the cards

    readonly property bool held: fingers > 0 && visible
    readonly property int dealt: seat.cards.filter(card => card.dealt).length
    readonly property bool hidden: seat.cards.some(card => card.dealt && card.face === "")
    readonly property real card: dealt > 3 ? width - 3 * Theme.target : !narrow ? Theme.cardWidth : seat.large && seat.actions.length > 0 ? 86 : 92
    readonly property real step: dealt > 3 ? Theme.target : dealt === 3 ? (width - card) / 2 : card + 10
    readonly property real start: (width - card - step * (dealt - 1)) / 2

    implicitHeight: card * Theme.cardRatio

    Component.onDestruction: {
        if (held)
            seat.peek(false);
    }
    onHeldChanged: seat.peek(held)

    Repeater {
        model: root.seat.cards

        Card {
            id: place

            required property int index
            required property var modelData

            readonly property bool pressed: finger.pressed

            calm: root.look.calm
            card: modelData
            enabled: visible && !root.covered
            fourColours: root.seat.fourColours
            marked: false
            objectName: root.look.prefix + "card." + index
            order: root.seat.peeking ? 0 : index
            shoe: root.shoe
            visible: card.dealt
            width: root.card
            x: root.start + index * root.step

            onPressedChanged: root.fingers += pressed ? 1 : -1

            TapHandler {
                id: finger

                acceptedButtons: Qt.LeftButton
                gesturePolicy: TapHandler.WithinBounds // a finger that slides off looks no longer
                longPressThreshold: 0

                onTapped: touch => {
                    if (root.seat.choosing && touch.timeHeld < 0.3) // seconds: one that lasts longer only looks
                        root.seat.ask("card", String(place.index));
                }
            }

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

    Rectangle {
        anchors.bottom: parent.bottom
        anchors.bottomMargin: 6
        anchors.horizontalCenter: parent.horizontalCenter
        border.color: root.look.line
        border.width: root.look.contrast ? 2 : 0
        color: root.look.contrast ? Theme.black : Qt.alpha(Theme.screen, 0.86)
        height: 36
        radius: 18
        visible: root.dealt > 0 && root.hidden && !root.seat.peeking && !["folded", "void", "result"].includes(root.seat.state)
        width: hint.x + Math.min(hint.contentWidth, hint.width) + 12

        Icon {
            id: eye

            anchors.verticalCenter: parent.verticalCenter
            color: root.look.text
            shows: "peek"
            size: 24
            x: 12
        }

        Label {
            id: hint

            color: root.look.text
            elide: Text.ElideNone
            fontSizeMode: Text.Fit
            height: parent.height
            lineHeight: 0.9
            minimumPixelSize: 14
            size: 18 * root.look.type
            text: root.seat.labels.peek ?? ""
            width: Math.min(implicitWidth, root.width - 54)
            wrapMode: Text.WordWrap
            x: eye.x + eye.width + 6
        }
    }
}
