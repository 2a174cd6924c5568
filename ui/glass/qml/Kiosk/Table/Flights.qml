pragma ComponentBehavior: Bound

import QtQuick
import Kiosk.Models
import Kiosk.Parts

// What the dealer moves across the table: chips between the tray or the pot and the spots, collected cards to the rack.
Item {
    id: root

    required property TableModel table

    readonly property point tray: Qt.point(1660, 380)
    readonly property point pot: Qt.point(1383, 418)
    readonly property point rack: Qt.point(345, 398)
    property int next: 0 // of the places for what flies, the one that is used next

    objectName: "flights"

    function begin() {
        const flight = table.flight;
        if (flight.id === undefined)
            return;
        const place = lanes.itemAt(next) as Lane;
        next = (next + 1) % lanes.count;
        place.fly(flight);
    }

    component Lane: Item {
        id: lane

        property var flight: ({})
        property real way: 1 // 0 where it begins, 1 where it ends

        readonly property bool cards: (flight.cards ?? []).length > 0
        readonly property point far: cards ? root.rack : flight.shared ? root.pot : root.tray
        readonly property real out: flight.inwards ? 1 - way : way // 0 at the player's end

        visible: way < 1
        x: (flight.x ?? 0) + (far.x - (flight.x ?? 0)) * out
        y: (flight.y ?? 0) + (far.y - (flight.y ?? 0)) * out - 40 * Math.sin(way * Math.PI)

        function fly(told: var) {
            flight = told;
            way = 0;
            moving.restart();
        }

        NumberAnimation {
            id: moving

            duration: Math.max(220, Math.min(420, root.table.beatMs * 1.6))
            easing.type: Easing.InOutQuad
            property: "way"
            target: lane
            to: 1

            onFinished: lane.flight = ({}) // no card is kept that lies there no more
        }

        Repeater {
            model: lane.flight.chips ?? []

            Picture {
                required property int index
                required property string modelData

                name: "chips/" + modelData + "-" + index % 4 + ".webp"
                width: 62
                x: -31
                y: -31 - index * 4.4
            }
        }

        Repeater {
            model: lane.flight.cards ?? []

            CardPicture {
                required property int index
                required property string modelData

                back: root.table.back
                face: modelData
                width: 78
                x: -52 + index * 26
                y: -54
            }
        }
    }

    Repeater {
        id: lanes

        model: 4

        Lane {}
    }

    Connections {
        function onFlightChanged() {
            root.begin();
        }

        target: root.table
    }
}
