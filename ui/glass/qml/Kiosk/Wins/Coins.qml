pragma ComponentBehavior: Bound

import QtQuick
import Kiosk.Parts

// Coins that pour from one point of the glass to another.
Item {
    id: root

    required property point from
    required property point to
    property int count: 22
    property bool pours: true

    Repeater {
        model: root.count

        Image {
            id: coin

            required property int index

            readonly property real size: 34 + 7 * (index % 4)
            property real way: 0

            height: size
            source: Art.source("coins/" + (Math.floor(way * 20) + index) % 8)
            sourceSize.width: Math.ceil(60 * Theme.grain)
            visible: way > 0 && way < 1
            width: size
            // Along an arc that each coin takes a little differently.
            x: root.from.x + (root.to.x - root.from.x) * way + (index % 7 - 3) * 46 * Math.sin(way * Math.PI) - size / 2
            y: root.from.y + (root.to.y - root.from.y) * way * way - (60 + 12 * (index % 5)) * Math.sin(way * Math.PI)

            SequentialAnimation {
                running: root.pours

                PauseAnimation {
                    duration: coin.index * 110
                }

                NumberAnimation {
                    duration: 1500
                    from: 0
                    loops: 3
                    property: "way"
                    target: coin
                    to: 1
                }
            }
        }
    }
}
