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
    property Item over: null // what lies over the dealer's arms: a hand in words is read there, while it is paid
    property bool open: false // its cards lie face up, on a screen of its own
    property int strip: seat.number // of the rail's lights
    property var told: place.note // where it is told something, while no cards are under that
    property bool aside: false // nothing ever is

    readonly property var place: look.place
    readonly property bool vacant: seat.state === "empty" || seat.state === "closed"
    readonly property bool locked: seat.state === "locked"
    readonly property bool settled: seat.state === "result"
    readonly property bool betting: seat.state === "betting"
    readonly property bool lifted: over !== null && seat.note === "" && seat.panel.kind === "" // else all of the seat is
    readonly property bool covered: panel.visible // no touch goes through a panel

    height: place.below
    objectName: "place" + seat.number
    width: place.width

    Look {
        id: look

        seat: root.seat
    }

    SeatLights {
        anchors.fill: parent
        look: look
        seat: root.seat
        strip: root.strip
    }

    Spots {
        anchors.fill: parent
        covered: pays.visible
        enabled: !root.covered
        look: look
        printed: !look.grounded
        seat: root.seat
        visible: !root.locked && !root.covered
    }

    SeatCards {
        id: cards

        anchors.fill: parent
        enabled: !root.covered
        look: look
        open: root.open
        seat: root.seat
        shoe: root.shoe
        visible: !root.vacant && !root.locked && !root.covered
    }

    SeatHand {
        dealt: cards.dealt
        height: root.height
        hidden: cards.hidden
        landed: cards.landed
        least: cards.many ? 170 : Math.max(170, cards.across + 12)
        look: look
        moving: cards.moving > 0
        parent: root.lifted ? root.over : root
        seat: root.seat
        visible: cards.visible
        width: root.width
        x: root.lifted ? root.x : 0
        y: root.lifted ? root.y : 0
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
        told: root.told
        visible: (root.betting || root.seat.state === "ready") && !root.covered
    }

    SeatTurn {
        anchors.fill: parent
        look: look
        paid: paying.paid
        said: paying.words
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

    PayTable {
        id: pays

        height: root.place.pays.y + root.place.pays.height - y
        look: look
        seat: root.seat
        visible: root.seat.pays.kind !== "" && !root.vacant && !root.locked && !root.covered
        width: root.place.pays.width
        x: root.place.pays.x
        y: root.seat.secondHand === "" ? root.place.pays.y : root.place.hands.y + root.place.hands.height + 1
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

    SeatNote { // in a row that has nothing to be done or read: above the place while bets are open, and never over its cards
        readonly property bool busy: root.seat.actions.length > 0 && root.seat.state !== "ready" // the row of what is done
        readonly property var row: root.vacant || root.settled ? root.place.rail : busy ? root.place.front : root.place.action

        high: root.betting || root.aside || root.covered // a panel's buttons are in the lower rows
        later: root.covered && !root.betting && !root.aside // the board is where it would be told
        look: look
        seat: root.seat
        width: high ? root.told.width : root.place.note.width
        x: high ? root.told.x : root.place.note.x
        y: high ? root.told.y + root.told.height - height : Math.min(root.height + 8 - height, Math.max(row.y, row.y + (row.height - height) / 2))
    }
}
