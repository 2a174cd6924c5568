pragma ComponentBehavior: Bound

import QtQuick
import Kiosk.Parts

// One of the dealer's arms, in front of the cards. What its hand holds is at `grip`; shoulder and elbow follow.
// docs/art.md says how its pictures go together.
Item {
    id: root

    required property string dealer // "man"
    required property bool mirrored // the arm on the left of the glass
    required property string hand // "rest"
    required property point grip
    property real lean: 0 // how far the dealer has moved to the right
    property real turn: natural // of the hand, in degrees clockwise
    property real bend: Math.max(0.05, 0.3 - 0.0004 * span) // of the elbow, as a share of the arm's length

    readonly property int side: mirrored ? -1 : 1
    readonly property string folder: "dealers/" + dealer + "/"
    readonly property var held: Art.facts[folder + "hand-" + hand]
    readonly property point shoulder: Qt.point(960 + lean + side * 106, 232)
    readonly property real nearness: 0.97 + (grip.y - 282) * 0.00062 // a hand nearer to the players is larger
    readonly property real natural: 0.45 * heading(shoulder, grip)
    readonly property point hold: turned(side * (held.grip[0] - held.pivot[0]) * nearness, (held.grip[1] - held.pivot[1]) * nearness, turn)
    readonly property point wrist: Qt.point(grip.x - hold.x, grip.y - hold.y)
    readonly property real span: Math.hypot(wrist.x - shoulder.x, wrist.y - shoulder.y)
    readonly property point elbow: Qt.point(shoulder.x + (wrist.x - shoulder.x) * 0.48 + side * (wrist.y - shoulder.y) * bend, shoulder.y + (wrist.y - shoulder.y) * 0.48 - side * (wrist.x - shoulder.x) * bend)

    function heading(from: point, to: point): real { // degrees clockwise from straight down
        return Math.atan2(from.x - to.x, to.y - from.y) * 180 / Math.PI;
    }

    function turned(x: real, y: real, degrees: real): point {
        const angle = degrees * Math.PI / 180;
        return Qt.point(x * Math.cos(angle) - y * Math.sin(angle), x * Math.sin(angle) + y * Math.cos(angle));
    }

    component Layer: Image {
        id: layer

        required property string name
        required property point from // where its pivot is
        property real wide: 1
        property real tall: 1
        property real angle: 0

        readonly property var told: Art.facts[name]

        height: told.size[1]
        source: Art.source(name)
        sourceSize.height: Math.ceil(height * Theme.grain)
        sourceSize.width: Math.ceil(width * Theme.grain)
        width: told.size[0]
        x: from.x - told.pivot[0]
        y: from.y - told.pivot[1]

        transform: [
            Scale {
                origin.x: layer.told.pivot[0]
                origin.y: layer.told.pivot[1]
                xScale: root.side * layer.wide
                yScale: layer.tall
            },
            Rotation {
                angle: layer.angle
                origin.x: layer.told.pivot[0]
                origin.y: layer.told.pivot[1]
            }
        ]
    }

    component Bone: Layer {
        required property point to

        angle: root.heading(from, to)
        tall: Math.hypot(to.x - from.x, to.y - from.y) / (told.end[1] - told.pivot[1])
    }

    Bone {
        from: Qt.point(root.elbow.x - 4, root.elbow.y + 24)
        name: root.folder + "fore-shadow"
        to: Qt.point(root.wrist.x - 4, root.wrist.y + 24)
    }

    Layer {
        angle: root.turn
        from: Qt.point(root.wrist.x - 4, root.wrist.y + 14)
        name: root.folder + "hand-shadow"
        tall: root.nearness
        wide: root.nearness
    }

    Layer {
        from: root.elbow
        name: root.folder + "elbow"
        tall: wide
        wide: 1 + (root.nearness - 1) * 0.5
    }

    Bone {
        from: root.shoulder
        name: root.folder + "upper"
        to: root.elbow
        wide: 1 + (root.nearness - 1) * 0.4
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
        angle: root.turn
        from: root.wrist
        name: root.folder + "hand-" + root.hand
        tall: root.nearness
        wide: root.nearness
    }

    Bone {
        from: root.elbow
        name: root.folder + "fore"
        to: root.wrist
        wide: 1 + (root.nearness - 1) * 0.7
    }
}
