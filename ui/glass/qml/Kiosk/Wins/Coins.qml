pragma ComponentBehavior: Bound

import QtQuick
import Kiosk.Parts

// Coins that pour from one point of the glass down its edge, and roll along its foot to another: beside what is read.
Item {
    id: root

    required property point from
    required property point to
    property int count: 22
    property int edge: 110 // where they fall
    property bool pours: true

    Repeater {
        model: root.count

        Image {
            id: coin

            required property int index

            readonly property real size: 34 + 7 * (index % 4)
            readonly property real fall: Math.min(1, way / 0.5)
            readonly property real roll: Math.max(0, way - 0.5) / 0.5
            property real way: 0

            height: size
            objectName: "coin"
            source: Art.source("coins/" + (Math.floor(way * 20) + index) % 8)
            sourceSize.width: Math.ceil(60 * Theme.grain)
            visible: way > 0 && way < 1
            width: size
            // Each takes its way a little differently.
            x: root.from.x + (root.edge + (index % 7 - 3) * 16 - root.from.x) * Math.min(1, fall * 1.5) + (root.to.x - root.edge) * roll - size / 2
            y: root.from.y + (root.to.y - root.from.y) * fall * fall - (14 + 5 * (index % 5)) * Math.abs(Math.sin(roll * 2 * Math.PI))

            SequentialAnimation {
                running: root.pours

                PauseAnimation {
                    duration: coin.index * 118
                }

                NumberAnimation {
                    duration: 2600
                    from: 0
                    loops: Animation.Infinite
                    objectName: "pour"
                    property: "way"
                    target: coin
                    to: 1
                }
            }
        }
    }
}
