import QtQuick
import Kiosk.Models
import Kiosk.Parts

// The light on a place: a strip before it while its player may act, gold where something was won.
Item {
    id: root

    required property SeatModel seat
    required property Look look

    readonly property bool won: seat.celebrates || seat.state === "result" && seat.outcome === "win"
    readonly property bool turn: seat.owes || seat.state === "betting" && seat.canBet

    Rectangle { // high contrast has a ground of its own
        border.color: Theme.white
        border.width: 2
        color: Theme.black
        height: root.height + root.seat.place.above
        radius: 18
        visible: root.look.contrast
        width: root.width
        y: -root.seat.place.above
    }

    Picture {
        height: 560
        name: "lights/spot.webp"
        visible: (root.won || root.seat.owes) && !root.look.contrast
        width: 480
        x: -90
        y: -70
    }

    Picture {
        height: 90
        name: "lights/led-" + (root.won ? "win" : "turn") + "-" + root.seat.number + ".webp"
        visible: root.won || root.turn
        width: 340
        x: -20
        y: 400
    }
}
