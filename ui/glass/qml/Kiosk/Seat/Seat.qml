import QtQuick
import Kiosk.Bets
import Kiosk.Models
import Kiosk.Panels
import Kiosk.Parts

// A player's place: what its player has, sees and may do now. Its rows lie where ui/glass/felt/place.py says and never
// move; a larger place is this one, scaled.
Item {
    id: root

    required property SeatModel seat
    property Item shoe: null // where its cards come from
    property bool printed: true // the felt below it has its print

    readonly property var place: seat.place
    readonly property bool vacant: seat.state === "empty" || seat.state === "closed"
    readonly property bool locked: seat.state === "locked"
    readonly property bool settled: seat.state === "result"
    readonly property bool betting: seat.state === "betting"
    readonly property bool covered: panel.visible // no touch goes through a panel

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
        enabled: !root.covered
        look: look
        printed: root.printed && !look.contrast
        seat: root.seat
        visible: !root.locked && !root.covered
    }

    SeatCards {
        id: cards

        anchors.fill: parent
        enabled: !root.covered
        look: look
        seat: root.seat
        shoe: root.shoe
        visible: !root.vacant && !root.locked && !root.covered
    }

    SeatHand {
        anchors.fill: parent
        dealt: cards.dealt
        hidden: cards.hidden
        look: look
        seat: root.seat
        visible: cards.visible
    }

    SeatPaying {
        id: paying

        seat: root.seat
    }

    SeatCredit {
        anchors.fill: parent
        look: look
        seat: root.seat
        visible: !root.vacant && !root.covered
    }

    SeatBets {
        anchors.fill: parent
        look: look
        seat: root.seat
        visible: (root.betting || root.seat.state === "ready") && !root.covered
    }

    SeatTurn {
        anchors.fill: parent
        look: look
        paying: paying.words
        seat: root.seat
        visible: !root.vacant && !root.locked && !root.covered
    }

    SeatRail {
        anchors.fill: parent
        look: look
        seat: root.seat
        visible: !root.vacant && !root.covered
    }

    SeatInvite {
        height: root.height
        look: look
        seat: root.seat
        visible: root.vacant
        width: root.width
    }

    SeatLock {
        height: root.place.lock.height
        look: look
        seat: root.seat
        visible: root.locked && !root.covered
        width: root.place.lock.width
        x: root.place.lock.x
        y: root.place.lock.y
    }

    SeatPanel {
        id: panel

        height: root.place.panel.height
        look: look
        seat: root.seat
        width: root.place.panel.width
        x: root.place.panel.x
        y: root.place.panel.y
    }

    SeatNote { // above the place: nothing that is needed is under it
        look: look
        seat: root.seat
        width: root.place.note.width
        x: root.place.note.x
        y: root.place.note.y + root.place.note.height - height
    }
}
