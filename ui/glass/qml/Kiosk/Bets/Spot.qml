pragma ComponentBehavior: Bound

import QtQuick
import Kiosk.Models
import Kiosk.Parts

// A betting spot: its name as printed on the felt, the chips and the amount on it, and at last what it came to.
Touch {
    id: root

    required property Look look
    required property SpotModel spot
    property bool seated: true // something may come of it

    readonly property bool settled: spot.result !== ""
    readonly property bool short: spot.lamp === "short"

    opacity: spot.lamp === "stopped" && !settled ? 0.8 : 1
    scale: pressed ? 0.95 : 1

    Plate {
        anchors.fill: parent
        color: root.look.contrast ? Theme.black : root.pressed ? Theme.calm : root.spot.open ? Qt.alpha(Theme.calm, 0.32) : Qt.alpha(Theme.black, 0.22)
        line: root.settled ? root.look.outcome(root.spot.outcome) : root.short ? root.look.call : root.pressed ? root.look.text : root.spot.lamp === "detected" ? root.look.gold : root.spot.open ? Qt.alpha(root.look.text, 0.8) : root.look.line
        lineWidth: root.pressed || root.short || root.settled && root.spot.outcome === "win" ? 2.5 : root.spot.open || root.spot.lamp === "detected" ? 2 : 1.2
        radius: Math.min(root.height * 0.28, Theme.corner)
    }

    SpotBet {
        anchors.fill: parent
        look: root.look
        spot: root.spot
        visible: !root.settled
    }

    Loader { // it is made when somebody sits down: later there is less time
        active: root.seated
        height: root.settled ? root.height : 0
        visible: root.settled
        width: root.settled ? root.width : 0

        sourceComponent: SpotResult {
            look: root.look
            spot: root.spot
        }
    }
}
