pragma ComponentBehavior: Bound

import QtQuick
import Kiosk.Models

// An earlier round on the players' own table, in a part of another window: to be looked at, not touched.
Item {
    id: root

    required property TableModel table

    Stage {
        anchors.fill: parent

        Felt {
            id: felt

            table: root.table
        }

        Notice {
            anchors.fill: felt
            table: root.table
        }

        Repeater {
            model: root.table.seats

            delegate: Seat { // where TableWindow has them
                required property var modelData

                seat: modelData
                shoe: felt.shoe
                tray: felt.tray
                x: 50.5 + 305 * (6 - modelData.number)
                y: 481 - 1.2 * Math.pow(modelData.number - 3.5, 2)
            }
        }

        Marks {
            anchors.bottom: parent.bottom
            anchors.bottomMargin: 3
            anchors.horizontalCenter: parent.horizontalCenter
            table: root.table
        }
    }
}
