pragma ComponentBehavior: Bound

import QtQuick
import Kiosk.Models
import Kiosk.Parts

// Nobody plays: an example hand is dealt and won, in three sentences, over and over; below it, an invitation in every
// language, and who won last.
Item {
    id: root

    required property TableModel table

    readonly property real cardWidth: 100
    readonly property var places: ["own", "board", "dealer"]
    readonly property var counts: places.map(place => table.example.filter(card => card.place === place).length)
    readonly property int groups: counts.filter(count => count > 0).length
    readonly property real pitch: cardWidth + 8
    readonly property real gap: 44
    readonly property real start: (width - table.example.length * pitch - (groups - 1) * gap) / 2
    readonly property int last: 7
    readonly property int lesson: step < 2 ? 0 : step < 5 ? 1 : 2
    property int step: table.calm ? last - 1 : 0 // of the example: bets, own cards, the board in two steps, the dealer's, the best five

    property bool moves: false // cards come from the shuffler

    objectName: "attract"

    // How far the example must have come for a card to be dealt.
    function turnOf(place: string, index: int): int {
        return place === "own" ? 1 : place === "board" ? (index - counts[0] < 3 ? 2 : 3) : 4;
    }

    Timer {
        interval: 1500
        repeat: true
        running: root.visible && !root.table.calm

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

            readonly property bool dealt: root.step >= root.turnOf(modelData.place, index)
            readonly property bool lit: root.step >= 5 && modelData.best
            readonly property real home: root.start + index * root.pitch + root.places.indexOf(modelData.place) * root.gap

            back: root.table.back
            face: dealt && x === home ? modelData.face : ""
            fourColours: root.table.fourColours
            opacity: root.step >= 5 && !modelData.best ? 0.5 : 1
            visible: x !== -280
            width: root.cardWidth
            x: dealt ? home : -280
            y: !dealt ? 70 : lit ? 0 : 10

            Behavior on x {
                enabled: root.moves && card.dealt

                NumberAnimation {
                    duration: 220 + 30 * card.index
                    easing.type: Easing.OutCubic
                }
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

    Label {
        anchors.horizontalCenter: parent.horizontalCenter
        elide: Text.ElideNone
        fontSizeMode: Text.Fit
        height: 36
        horizontalAlignment: Text.AlignHCenter
        minimumPixelSize: 20
        objectName: "attract.lesson"
        size: 28
        strong: true
        text: root.table.lessons[root.lesson] ?? ""
        width: parent.width
        y: 154
    }

    Label {
        anchors.horizontalCenter: parent.horizontalCenter
        color: Theme.gold
        elide: Text.ElideNone
        height: 30
        horizontalAlignment: Text.AlignHCenter
        objectName: "attract.invitation"
        size: 24
        text: root.table.wins !== "" && root.step >= 5 && !root.table.calm ? root.table.wins : root.table.invitations[root.step % Math.max(1, root.table.invitations.length)] ?? ""
        width: parent.width
        y: 188
    }
}
