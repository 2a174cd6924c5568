pragma ComponentBehavior: Bound

import QtQuick
import Kiosk.Parts

// One of the dealer's arms, in front of the cards. What its hand holds is at its grip; shoulder and elbow follow.
// docs/art.md says how its pictures go together. While it moves, it is laid anew in every frame, at once and not by
// bindings: each of the many joints would be found several times over.
Item {
    id: root

    required property string dealer // "man"
    required property bool mirrored // the arm on the left of the glass
    required property string hand // "rest"
    required property real gripX
    required property real gripY
    property real lean: 0 // how far the dealer has moved to the right
    property bool claps: false // before the dealer, the elbow far out

    readonly property int side: mirrored ? -1 : 1
    readonly property string folder: "dealers/" + dealer + "/"
    readonly property var held: Art.facts[folder + "hand-" + hand]

    onClapsChanged: lay()
    onGripXChanged: lay()
    onGripYChanged: lay()
    onHeldChanged: lay()
    onLeanChanged: lay()
    Component.onCompleted: lay()

    function lay() {
        const near = 0.97 + (gripY - 282) * 0.00062; // a hand nearer to the players is larger
        const shoulderX = 960 + lean + side * 106;
        const shoulderY = 232;
        const turn = claps ? side * 140 : 0.45 * heading(gripX - shoulderX, gripY - shoulderY);
        const angle = turn * Math.PI / 180;
        const holdX = side * (held.grip[0] - held.pivot[0]) * near;
        const holdY = (held.grip[1] - held.pivot[1]) * near;
        const wristX = gripX - holdX * Math.cos(angle) + holdY * Math.sin(angle);
        const wristY = gripY - holdX * Math.sin(angle) - holdY * Math.cos(angle);
        const reachX = wristX - shoulderX;
        const reachY = wristY - shoulderY;
        const slim = Math.max(0.84, Math.min(1, 1.16 - 0.0005 * Math.hypot(reachX, reachY))); // a far sleeve is taut
        const bend = claps ? 0.9 : Math.max(0.05, 0.3 - 0.0004 * Math.hypot(reachX, reachY)); // as a share of its length
        const elbowX = shoulderX + reachX * 0.48 + side * reachY * bend;
        const elbowY = shoulderY + reachY * 0.48 - side * reachX * bend;

        foreShadow.stretch(elbowX - 4, elbowY + 24, wristX - 4, wristY + 24, slim);
        handShadow.put(wristX - 4, wristY + 14, turn, near, near);
        const joint = slim * (1 + (near - 1) * 0.5);
        elbow.put(elbowX, elbowY, 0, joint, joint);
        upper.stretch(shoulderX, shoulderY, elbowX, elbowY, slim * (1 + (near - 1) * 0.4));
        palm.put(wristX, wristY, turn, near, near);
        fore.stretch(elbowX, elbowY, wristX, wristY, slim * (1 + (near - 1) * 0.7));
    }

    function heading(x: real, y: real): real { // degrees clockwise from straight down
        return Math.atan2(-x, y) * 180 / Math.PI;
    }

    component Layer: Image {
        id: layer

        required property string name
        property real pivotX: 0 // where its pivot is
        property real pivotY: 0

        readonly property var told: Art.facts[name]

        height: told.size[1]
        source: Art.source(name)
        sourceSize.height: Math.ceil(height * Theme.grain)
        sourceSize.width: Math.ceil(width * Theme.grain)
        width: told.size[0]
        x: pivotX - told.pivot[0]
        y: pivotY - told.pivot[1]

        function put(x: real, y: real, angle: real, wide: real, tall: real) {
            pivotX = x;
            pivotY = y;
            grown.xScale = root.side * wide;
            grown.yScale = tall;
            turned.angle = angle;
        }

        // From joint to joint.
        function stretch(fromX: real, fromY: real, toX: real, toY: real, wide: real) {
            const tall = Math.hypot(toX - fromX, toY - fromY) / (told.end[1] - told.pivot[1]);
            put(fromX, fromY, root.heading(toX - fromX, toY - fromY), wide, tall);
        }

        transform: [
            Scale {
                id: grown

                origin.x: layer.told.pivot[0]
                origin.y: layer.told.pivot[1]
            },
            Rotation {
                id: turned

                origin.x: layer.told.pivot[0]
                origin.y: layer.told.pivot[1]
            }
        ]
    }

    Layer {
        id: foreShadow

        name: root.folder + "fore-shadow"
    }

    Layer {
        id: handShadow

        name: root.folder + "hand-shadow"
    }

    Layer {
        id: elbow

        name: root.folder + "elbow"
    }

    Layer {
        id: upper

        name: root.folder + "upper"
    }

    Image { // the vest lies over the sleeve
        readonly property var told: Art.facts[root.folder + "armhole"]

        height: told.size[1]
        mirror: root.mirrored
        source: Art.source(root.folder + "armhole")
        sourceSize.height: Math.ceil(height * Theme.grain)
        sourceSize.width: Math.ceil(width * Theme.grain)
        width: told.size[0]
        x: 960 + root.lean + (root.mirrored ? 960 - told.place[0] - width : told.place[0] - 960)
        y: told.place[1]
    }

    Layer {
        id: palm

        name: root.folder + "hand-" + root.hand
    }

    Layer {
        id: fore

        name: root.folder + "fore"
    }
}
