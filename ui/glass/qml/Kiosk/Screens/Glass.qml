pragma ComponentBehavior: Bound

import QtQuick
import Kiosk.Dealer
import Kiosk.Models
import Kiosk.Parts
import Kiosk.Seat
import Kiosk.Table
import Kiosk.Wins

// The whole table on one glass: the dealer opposite, six seats in a shallow arc before them.
Stage {
    id: root

    required property TableModel table
    property bool recall: false // an earlier round, to be looked at: nothing here is touched

    Felt {
        id: felt

        table: root.table
    }

    Repeater {
        model: root.table.seats

        // Seat 1 is at the dealer's left: at the right as players see it.
        delegate: Seat {
            required property var modelData

            over: words
            seat: modelData
            shoe: felt.shoe
            x: modelData.place.left
            y: modelData.place.top
            z: modelData.note !== "" || modelData.panel.kind !== "" ? 1 : 0 // what is to be read lies over the dealer's arms
        }
    }

    Rectangle { // touch is off
        color: Qt.alpha(Theme.feltDeep, 0.6)
        height: 576
        visible: root.table.noticeKind === "cleaning"
        width: 1836
        x: 42
        y: 468
    }

    Flights {
        table: root.table
    }

    DealerArms {
        body: felt.body
        table: root.table
    }

    Item {
        id: words

        objectName: "words"
    }

    WinBanner {
        table: root.table
    }

    Loader {
        active: root.table.phase === "result" && root.table.jackpot.seat > 0 // whoever bets again sees the table
        sourceComponent: Component {
            Jackpot {
                table: root.table
            }
        }
    }

    Notice {
        table: root.table
    }

    ServiceButton {
        table: root.table
        visible: !root.recall
    }
}
