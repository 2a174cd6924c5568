import QtQuick
import Kiosk.Bets
import Kiosk.Models
import Kiosk.Panels
import Kiosk.Parts

// A seat: what its player has, sees and may do now. It is always 294 x 560; a larger one is this one, scaled.
Item {
    id: root

    required property SeatModel seat
    property Item shoe: null // where its cards come from
    property Item tray: null // where its chips come from, and go to

    readonly property bool vacant: seat.state === "empty" || seat.state === "closed"

    height: 560
    width: 294

    Look {
        id: look

        seat: root.seat
    }

    SeatLights {
        anchors.fill: parent
        look: look
        seat: root.seat
    }

    TimeRing {
        anchors.fill: parent
        look: look
        seat: root.seat
        visible: root.seat.owes || root.seat.share > 0
    }

    SeatHeader {
        id: header

        look: look
        seat: root.seat
        width: root.width - 32
        x: 16
        y: 9
    }

    SeatBody {
        id: body

        anchors.bottom: bar.top
        anchors.bottomMargin: 6
        anchors.top: header.bottom
        anchors.topMargin: 3
        look: look
        seat: root.seat
        shoe: root.shoe
        visible: !panel.visible
        width: root.width - 20
        x: 10
    }

    SeatBar {
        id: bar

        height: 66
        look: look
        seat: root.seat
        visible: !root.vacant && !panel.visible
        width: root.width - 20
        x: 10
        y: root.height - height - 9
    }

    SeatInvite {
        anchors.fill: parent
        look: look
        seat: root.seat
        visible: root.vacant
    }

    SeatPanel {
        id: panel

        anchors.bottom: parent.bottom
        anchors.bottomMargin: 9
        anchors.top: header.bottom
        anchors.topMargin: 3
        look: look
        seat: root.seat
        width: root.width - 20
        x: 10
    }

    SeatNote { // over the chips to bet with or the lower half of the cards: what lies on the spots can be read
        look: look
        most: body.tooled && !panel.visible ? 60 : (panel.visible ? 50 : 79) * look.type
        seat: root.seat
        width: root.width - 20
        x: 10
        y: panel.visible ? 0 : body.y + (body.tooled ? body.over - 2 : (body.over > 0 ? body.over : body.clear - 4) - height)
    }

    ChipFlight {
        id: flight

        x: root.width / 2
        y: root.height * 0.6
    }

    Connections {
        function onStateChanged() {
            const moves = root.seat.outcome === "win" || root.seat.outcome === "lose";
            if (root.seat.state === "result" && moves && root.tray && !look.calm)
                flight.fly(root.tray, root.seat.outcome === "win");
        }

        target: root.seat
    }
}
