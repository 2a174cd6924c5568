pragma ComponentBehavior: Bound

import QtQuick
import Kiosk.Bets
import Kiosk.Models
import Kiosk.Parts

// A place on the felt as everybody may see it, where its player has an own screen: bets, cards, credit, time, and what it
// does or came to. Nothing here is touched, and nothing tells that its owner looks at the cards.
Item {
    id: root

    required property SeatModel seat
    property Item over: null // what lies over the dealer's arms

    readonly property var place: look.place
    readonly property bool vacant: seat.state === "empty" || seat.state === "closed"
    readonly property bool settled: seat.state === "result" && seat.net !== ""
    readonly property bool won: seat.outcome === "win"
    readonly property int dealt: seat.cards.filter(card => card.dealt).length

    enabled: false
    height: place.below
    width: place.width

    Look {
        id: look

        seat: root.seat
    }

    SeatLights {
        anchors.fill: parent
        look: look
        seat: root.seat
    }

    Spots {
        anchors.fill: parent
        look: look
        printed: true
        seat: root.seat
        visible: !root.vacant
    }

    Repeater {
        model: root.seat.cards

        CardPicture {
            required property int index
            required property var modelData

            readonly property real step: root.dealt > 2 ? 64 : 54

            back: modelData.back
            face: root.seat.peeking ? "" : modelData.face // while its owner looks, a face is for the owner alone
            opacity: modelData.dim && !root.seat.peeking ? 0.5 : 1
            visible: modelData.dealt && !root.vacant
            width: Theme.cardWidth
            x: (root.width - width - step * (root.dealt - 1)) / 2 + index * step
            y: root.place.cards.height - height
        }
    }

    SeatHand {
        dealt: root.dealt
        height: root.height
        hidden: false
        look: look
        parent: root.over ?? root
        seat: root.seat
        visible: root.settled && !root.seat.peeking
        width: root.width
        x: root.over ? root.x : 0
        y: root.over ? root.y : 0
    }

    SeatCredit {
        anchors.fill: parent
        look: look
        seat: root.seat
        visible: !root.vacant
    }

    Label {
        color: root.settled ? look.outcome(root.seat.outcome) : root.seat.owes ? look.call : look.text
        elide: Text.ElideNone
        fontSizeMode: Text.Fit
        height: root.place.action.height
        horizontalAlignment: Text.AlignHCenter
        lineHeight: 0.95
        minimumPixelSize: 20
        objectName: "strip" + root.seat.number + ".state"
        size: root.settled ? (root.won ? 56 : 36) : 24
        strong: true
        style: root.settled && !look.contrast ? Text.Raised : Text.Normal
        styleColor: Qt.alpha(Theme.black, 0.7)
        text: root.settled ? root.seat.net : root.seat.state === "betting" ? root.seat.stake : root.seat.prompt
        visible: !root.vacant
        width: root.place.action.width
        wrapMode: Text.WordWrap
        x: root.place.action.x
        y: root.place.action.y
    }

    Label {
        color: look.quiet
        elide: Text.ElideNone
        height: root.place.rail.height
        horizontalAlignment: Text.AlignHCenter
        size: 22
        strong: true
        text: root.seat.name
        visible: !root.vacant
        width: root.place.rail.width
        x: root.place.rail.x
        y: root.place.rail.y - 6
    }
}
