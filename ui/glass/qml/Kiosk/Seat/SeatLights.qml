import QtQuick
import Kiosk.Models
import Kiosk.Parts

// The seat's ground and the light around it: a ring while a decision is due, gold where the progressive is won.
Item {
    id: root

    required property SeatModel seat
    required property Look look
    property bool flash: false

    readonly property real steady: seat.celebrates ? 1 : look.contrast ? 0.35 : 0.6 // a share of light, so that the time's marks stand out

    Frame {
        anchors.fill: parent
        anchors.margins: -28
        corner: 56
        name: "lights/panel-shadow"
        visible: !root.look.contrast
    }

    Rectangle {
        anchors.fill: parent
        border.color: root.look.contrast && root.seat.share > 0 ? Qt.alpha(root.look.line, 0.3) : root.look.line
        border.width: root.look.contrast ? 2 : 0
        color: root.look.ground
        radius: 20
    }

    Rectangle { // without round corners it covers what is below, which then need not be drawn
        color: root.look.ground
        height: root.height - 40
        width: root.width - 4
        x: 2
        y: 20
    }

    Frame {
        id: ring

        anchors.fill: parent
        anchors.margins: -28
        corner: 56
        name: root.seat.celebrates ? "lights/ring-gold" : "lights/ring"
        opacity: root.flash ? 1 : root.steady
        visible: root.seat.owes || root.seat.celebrates
    }

    SequentialAnimation { // in one step: it is long all around
        id: pulse

        PropertyAction {
            property: "flash"
            target: root
            value: true
        }

        PauseAnimation {
            duration: Theme.move
        }

        PropertyAction {
            property: "flash"
            target: root
            value: false
        }
    }

    Connections {
        function onOwesChanged() {
            if (root.seat.owes && !root.look.calm)
                pulse.restart();
        }

        target: root.seat
    }
}
