pragma ComponentBehavior: Bound

import QtQuick
import Kiosk.Models

// Both arms, in front of everything that lies on the table: at rest on its edge, or where the card or the chip is.
Item {
    id: root

    required property TableModel table
    required property Dealer body

    readonly property string gesture: table.gesture
    readonly property bool claps: gesture === "applause"
    readonly property bool both: gesture === "open" || gesture === "spread" || gesture === "wash"
    readonly property bool beats: claps || gesture === "wash"
    readonly property string hand: ({
            "deal": "pitch",
            "burn": "pitch",
            "reveal": "pinch",
            "turn": "pinch",
            "name": "flat",
            "pay": "push",
            "push": "push",
            "take": "sweep",
            "collect": "sweep",
            "tap": "tap",
            "welcome": "flat",
            "point": "point",
            "open": "flat",
            "spread": "spread",
            "wash": beat % 2 ? "wash-1" : "wash-2"
        })[gesture] ?? "rest"
    readonly property bool pitches: gesture === "deal" || gesture === "burn" // from before the dealer, towards the place
    readonly property int pace: claps ? 160 : body.pace
    readonly property bool reading: table.phase === "betting" && !beats // pay tables lie before the dealer: no hand covers them
    property int beat: 0 // of the applause or of the wash
    property bool clapping: false
    property bool glides: true // from pose to pose

    height: 1080
    objectName: "dealer.arms"
    width: 1920

    Component.onCompleted: clapping = claps

    onClapsChanged: { // hands that part after the applause would have no sleeves on their way
        glides = claps;
        clapping = claps;
        glides = true;
    }

    component Side: Arm {
        id: arm

        readonly property bool reaches: root.table.reachX > 0 && (root.table.reachX >= 960 + root.body.leaning) !== mirrored
        readonly property point goal: root.clapping ? Qt.point(960 + side * (root.beat % 2 ? 17 : 36), root.beat % 2 ? 262 : 266) : root.gesture === "wash" ? Qt.point(960 + side * (170 + 90 * Math.cos(root.beat * 0.9)), 430 + 50 * Math.sin(root.beat * 0.9)) : root.gesture === "spread" ? Qt.point(960 + side * 310, 420) : root.reading && (root.both || reaches) ? Qt.point(960 + root.body.leaning + side * 270, 306) : root.gesture === "open" ? Qt.point(960 + side * 300, 356) : reaches && root.pitches ? Qt.point(960 + side * 190 + 0.16 * (root.table.reachX - 960), 362 + 0.14 * (root.table.reachY - 362)) : reaches ? Qt.point(root.table.reachX, root.table.reachY) : Qt.point(960 + root.body.leaning + side * 266, root.table.phase === "betting" || root.table.phase === "attract" ? 314 : 334)

        claps: root.clapping
        dealer: root.table.person
        gripX: goal.x
        gripY: goal.y
        hand: root.clapping ? "clap" : root.both || reaches ? root.hand : "rest"
        lean: root.body.lean

        Behavior on gripX {
            enabled: root.glides

            NumberAnimation {
                duration: root.pace
                easing.type: Easing.InOutQuad
            }
        }
        Behavior on gripY {
            enabled: root.glides

            NumberAnimation {
                duration: root.pace
                easing.type: Easing.InOutQuad
            }
        }
    }

    Timer { // there and back in less than half a second
        interval: 200
        repeat: true
        running: root.beats && root.visible

        onTriggered: root.beat++
    }

    Side {
        mirrored: true
        objectName: "dealer.left"
    }

    Side {
        mirrored: false
        objectName: "dealer.right"
    }
}
