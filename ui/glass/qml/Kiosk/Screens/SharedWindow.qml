pragma ComponentBehavior: Bound

import QtQuick
import Kiosk.Dealer
import Kiosk.Models
import Kiosk.Parts
import Kiosk.Seat
import Kiosk.Table
import Kiosk.Wins

// The screen that all look at where each seat has one of its own: the dealer, the felt, and what each seat does.
Window {
    id: root

    required property TableModel table
    property bool full: false

    color: Theme.feltDeep
    height: 1080
    title: table.title
    visibility: full ? Window.FullScreen : Window.Windowed
    width: 1920

    Stage {
        anchors.fill: parent
        Felt {
            id: felt

            table: root.table
        }

        Repeater {
            model: root.table.seats

            delegate: SeatStrip {
                required property var modelData

                over: words
                seat: modelData
                x: modelData.place.left
                y: modelData.place.top
            }
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
        }
    }
}
