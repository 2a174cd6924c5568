import QtQuick
import Kiosk.Models
import Kiosk.Parts
import Kiosk.Seat
import Kiosk.Table

// A screen for one seat: the seat as large as it can be, and above it or beside it what it has to know of the table.
Window {
    id: root

    required property TableModel table
    required property SeatModel seat
    property bool full: false

    readonly property bool tall: height > width
    readonly property real grow: tall ? 2.42 : 1.8 // of the seat

    color: Theme.feltDeep
    height: 1080
    title: seat.name
    visibility: full ? Window.FullScreen : Window.Windowed
    width: 1920

    Stage {
        anchors.fill: parent
        areaHeight: root.tall ? 1920 : 1080
        areaWidth: root.tall ? 1080 : 1920
        closest: root.grow

        Item {
            id: felt

            height: root.tall ? 500 : 1048
            visible: !notice.covers
            width: root.tall ? 1080 : 1350

            TableInfo {
                least: 20 / scale
                scale: root.tall ? 1 : 1.25
                table: root.table
                transformOrigin: Item.TopLeft
                width: root.tall && root.table.meterOffered ? 476 : 484
                x: root.tall ? 40 : 50
                y: 42
            }

            Meter {
                scale: root.tall ? 1 : 1.2
                table: root.table
                transformOrigin: Item.TopRight
                width: root.tall ? 510 : 528
                x: felt.width - width - (root.tall ? 40 : 36)
                y: 42
            }

            Inscriptions {
                most: 2
                height: 676 - y
                tables: root.table.inscriptions
                visible: !root.tall
                width: 640
                x: 680
                y: root.table.meterOffered ? 216 : 60
            }

            DealerHand {
                cardWidth: root.tall ? 108 : 220
                marked: true
                most: root.tall ? 236 : 452
                shoe: above
                table: root.table
                visible: root.table.dealerPlays
                x: root.tall ? felt.width - 40 - Math.max(width, 236) : 62
                y: (root.tall ? board.y + board.height : 676) - height
            }

            Pot {
                scale: root.tall ? 1 : 1.6
                table: root.table
                x: root.tall ? felt.width - 158 : 288
                y: root.tall ? board.y + 76 : 540
            }

            CardRow {
                id: board

                called: "community"
                cardWidth: root.tall ? 124 : 226
                cards: root.table.community
                places: root.table.places
                shoe: above
                table: root.table
                x: root.tall ? 44 : 62
                y: root.tall ? 282 : 694
            }

            Item { // where cards come from
                id: above

                x: felt.width
                y: -200
            }
        }

        Notice {
            id: notice

            scale: Math.min(1, felt.width / 1260)
            table: root.table
            x: (felt.width - 1920 * scale) / 2
            y: root.tall ? -100 : 0
            transformOrigin: Item.TopLeft
        }

        Seat {
            scale: root.grow
            seat: root.seat
            shoe: above
            printed: false
            transformOrigin: Item.TopLeft
            x: root.tall ? (1080 - width * scale) / 2 : 1920 - 40 - width * scale
            y: root.tall ? 1882 - height * scale : 30 + root.seat.place.above * scale
        }

        Marks {
            anchors.bottom: parent.bottom
            anchors.bottomMargin: 3
            anchors.horizontalCenter: parent.horizontalCenter
            table: root.table
        }
    }
}
