import QtQuick
import Kiosk.Models
import Kiosk.Parts

// The light on a place: a strip before it while its player may act, gold where something was won.
Item {
    id: root

    required property SeatModel seat
    required property Look look
    property int strip: seat.number // which of the strips: each follows the rail before its seat

    readonly property bool won: seat.celebrates || seat.state === "result" && seat.outcome === "win"
    readonly property bool turn: seat.owes || seat.state === "betting" && seat.canBet

    Rectangle { // below the community cards
        border.color: root.look.line
        border.width: root.look.contrast ? 2 : 1
        color: root.look.raised
        height: root.height - y
        radius: 18
        visible: root.look.grounded
        width: root.width
        y: -22
    }

    Picture {
        height: 560
        name: "lights/spot.webp"
        visible: (root.won || root.seat.owes) && !root.look.grounded
        width: 480
        x: -90
        y: -70
    }

    Picture {
        height: 90
        name: "lights/led-" + (root.won ? "win" : "turn") + "-" + root.strip + ".webp"
        visible: root.won || root.turn
        width: 340
        x: -20
        y: 400
    }
}
