pragma ComponentBehavior: Bound

import QtQuick
import Kiosk.Models
import Kiosk.Parts

// Nobody plays: an example hand is dealt in its places and won, in three sentences that the dealer says, over and over.
// Before the dealer, an invitation in every language.
Item {
    id: root

    required property TableModel table
    required property Item shoe // where the cards come from

    readonly property int last: 7
    readonly property string lesson: table.lessons[step < 2 ? 0 : step < 5 ? 1 : 2] ?? ""
    property int step: 0 // of the example: bets, own cards, the board in two steps, the dealer's, the best five

    property bool moves: false // cards come from the shuffler

    objectName: "attract"

    Timer {
        interval: 1500
        repeat: true
        running: root.visible

        onTriggered: {
            root.moves = true;
            root.step = (root.step + 1) % (root.last + 1);
        }
    }

    Repeater {
        model: root.table.example

        CardPicture {
            id: card

            required property int index
            required property var modelData

            readonly property bool dealt: root.step >= modelData.step
            readonly property bool lit: root.step >= 5 && modelData.best

            back: root.table.back
            face: dealt && x === modelData.x ? modelData.face : ""
            visible: x !== root.shoe.x
            width: modelData.width
            x: dealt ? modelData.x : root.shoe.x
            y: dealt ? modelData.y - (lit ? 9 : 0) : root.shoe.y

            Behavior on x {
                enabled: root.moves && card.dealt

                NumberAnimation {
                    duration: Theme.move + 30 * card.index
                    easing.type: Easing.OutCubic
                }
            }

            Behavior on y {
                enabled: root.moves && card.dealt && !card.lit

                NumberAnimation {
                    duration: Theme.move + 30 * card.index
                    easing.type: Easing.OutCubic
                }
            }

            Rectangle { // not one of the five
                anchors.fill: parent
                color: Theme.plate
                opacity: 0.5
                radius: card.width * 0.07
                visible: root.step >= 5 && !card.modelData.best
            }

            Rectangle {
                anchors.fill: parent
                anchors.margins: -2
                border.color: Theme.gold
                border.width: 4
                color: "transparent"
                radius: 9
                visible: card.lit
            }
        }
    }

    Label { // between the dealer's hands
        color: Theme.text
        elide: Text.ElideNone
        fontSizeMode: Text.Fit
        height: 50
        horizontalAlignment: Text.AlignHCenter
        lineHeight: 0.9
        minimumPixelSize: 20
        objectName: "attract.invitation"
        size: 24
        strong: true
        text: root.table.invitations[root.step % Math.max(1, root.table.invitations.length)] ?? ""
        width: 310
        wrapMode: Text.WordWrap
        x: 811
        y: 276
    }
}
