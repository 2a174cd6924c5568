pragma ComponentBehavior: Bound

import QtQuick
import Kiosk.Models
import Kiosk.Parts

// A seat as everybody may see it: credit, stake, what it does, its cards once they are turned for all.
Item {
    id: root

    required property SeatModel seat

    readonly property bool vacant: seat.state === "empty" || seat.state === "closed"
    readonly property color tone: seat.outcome === "win" ? Theme.win : seat.outcome === "lose" ? Theme.loss : Theme.neutral

    height: 214
    width: 294

    Frame {
        anchors.fill: parent
        anchors.margins: -28
        corner: 56
        name: root.seat.celebrates ? "lights/ring-gold" : root.seat.owes ? "lights/ring" : "lights/panel-shadow"
    }

    Plate {
        anchors.fill: parent
        color: Theme.panel
        radius: 20
    }

    Label {
        id: who

        color: root.vacant ? Theme.quiet : Theme.text
        height: 42
        size: 22
        strong: true
        text: root.seat.name
        x: 16
        y: 6
    }

    Label {
        anchors.left: who.right
        anchors.leftMargin: 12
        anchors.right: parent.right
        anchors.rightMargin: 16
        fontSizeMode: Text.HorizontalFit
        height: 42
        horizontalAlignment: Text.AlignRight
        minimumPixelSize: 18
        size: 28
        strong: true
        text: root.seat.credit
        y: 6
    }

    Label {
        color: Theme.quiet
        height: 26
        size: 19
        text: root.seat.stake
        width: parent.width - 32
        x: 16
        y: 46
    }

    Row {
        spacing: 6
        x: 16
        y: 76

        Repeater {
            model: root.seat.cards

            delegate: CardPicture {
                required property var modelData

                // While its owner looks, a face is for the owner alone.
                back: modelData.back
                face: root.seat.peeking ? "" : modelData.face
                fourColours: root.seat.fourColours
                opacity: modelData.dim ? 0.45 : 1
                visible: modelData.dealt
                width: 61
            }
        }
    }

    OutcomeSign {
        color: root.tone
        outcome: root.seat.outcome
        size: 24
        visible: root.seat.net !== ""
        winning: "star"
        x: 16
        y: 176
    }

    Label {
        color: root.seat.net !== "" ? root.tone : root.seat.owes ? Theme.call : Theme.quiet
        fontSizeMode: Text.HorizontalFit
        height: 34
        minimumPixelSize: 16
        size: root.seat.net !== "" ? 26 : 20
        strong: root.seat.net !== "" || root.seat.owes
        text: root.seat.net !== "" ? root.seat.net : root.seat.prompt
        width: (clock.visible ? clock.x - 8 : parent.width - 16) - x
        x: root.seat.net !== "" ? 48 : 16
        y: 171
    }

    Label {
        id: clock

        color: root.seat.onBank ? Theme.call : Theme.text
        height: 34
        objectName: "strip" + root.seat.number + ".clock"
        size: 24
        strong: true
        text: root.seat.clock
        visible: root.seat.owes && text !== ""
        x: parent.width - width - 16
        y: 171
    }
}
