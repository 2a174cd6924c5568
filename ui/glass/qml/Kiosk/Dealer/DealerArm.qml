pragma ComponentBehavior: Bound

import QtQuick
import Kiosk.Parts

// One of the dealer's arms, a puppet's: it turns at shoulder, elbow and wrist from one pose to the next.
Item {
    id: root

    required property Item behind // where the upper arm belongs: under the body
    required property string pose
    required property real unit // of a pixel of the pictures
    property bool calm: false
    property bool mirrored: false // the arm on the left

    readonly property var aim: DealerPoses.poses[pose] ?? DealerPoses.poses.rest
    property real upper: 0 // the angles as drawn
    property real lower: 0
    property real turn: 0 // of the hand
    property string shows: "rest" // the hand as drawn: changes on the way

    readonly property point elbow: along(DealerPoses.shoulder, upper, DealerPoses.upper)
    readonly property point wrist: along(elbow, lower, DealerPoses.lower)

    function along(start: point, angle: real, length: real): point {
        const radians = angle * Math.PI / 180;
        return Qt.point(start.x - length * Math.sin(radians), start.y + length * Math.cos(radians));
    }

    function take() {
        upper = aim.upper;
        lower = aim.lower;
        turn = aim.hand;
        shows = aim.shows;
    }

    Component.onCompleted: take()
    onAimChanged: {
        move.stop();
        if (calm)
            take();
        else
            move.start();
    }

    component Limb: Picture {
        id: limb

        required property string part
        required property point joint
        required property real angle

        readonly property var facts: DealerPoses.layers[part]
        readonly property real across: root.mirrored ? facts.size.width - facts.pivot.x : facts.pivot.x

        height: facts.size.height * root.unit
        mirror: root.mirrored
        name: "dealer/" + part
        width: facts.size.width * root.unit
        x: ((root.mirrored ? 2 * DealerPoses.middle - joint.x : joint.x) - across) * root.unit
        y: (joint.y - facts.pivot.y) * root.unit

        transform: Rotation {
            angle: root.mirrored ? -limb.angle : limb.angle
            origin.x: limb.across * root.unit
            origin.y: limb.facts.pivot.y * root.unit
        }
    }

    Limb {
        angle: root.upper
        joint: DealerPoses.shoulder
        parent: root.behind
        part: "upper-arm"
    }

    Limb {
        angle: root.lower
        joint: root.elbow
        part: "forearm"
    }

    Limb {
        angle: root.turn
        joint: root.wrist
        part: "hand-" + root.shows
    }

    ParallelAnimation {
        id: move

        NumberAnimation {
            duration: Theme.move
            easing.type: Easing.OutCubic
            property: "upper"
            target: root
            to: root.aim.upper
        }

        NumberAnimation {
            duration: Theme.move
            easing.type: Easing.OutCubic
            property: "lower"
            target: root
            to: root.aim.lower
        }

        NumberAnimation {
            duration: Theme.move
            easing.type: Easing.OutCubic
            property: "turn"
            target: root
            to: root.aim.hand
        }

        SequentialAnimation {
            PauseAnimation {
                duration: Theme.move / 3
            }

            PropertyAction {
                property: "shows"
                target: root
                value: root.aim.shows
            }
        }
    }
}
