import QtQuick
import Kiosk.Models
import Kiosk.Parts
import Kiosk.Seat
import Kiosk.Table

// A screen for one seat: the table from nearer, with the place as large as it can be, and beside it or above it the cards
// that all play with. What lies where is in ui/glass/felt/own_screen.py.
Window {
    id: root

    required property TableModel table
    required property SeatModel seat
    property bool full: false

    readonly property bool tall: height > width
    readonly property string shape: tall ? "tall" : "wide"
    readonly property var plan: seat.ownScreens[shape]

    color: Theme.feltDeep
    height: 1080
    title: seat.name
    visibility: full ? Window.FullScreen : Window.Windowed
    width: 1920

    Stage {
        id: stage

        anchors.fill: parent
        areaHeight: root.plan.height
        areaWidth: root.plan.width
        closest: root.plan.grow

        Image {
            height: root.plan.height
            source: root.table.print === "" ? "" : "image://felt/" + root.shape + "/" + root.table.print
            sourceSize.width: root.plan.width * (stage.zoom > 1.2 ? 2 : 1)
            width: root.plan.width
        }

        TableInfo {
            least: 20 / scale
            scale: root.plan.info.height / 142
            table: root.table
            transformOrigin: Item.TopLeft
            width: root.plan.info.width / scale
            x: root.plan.info.x
            y: root.plan.info.y
        }

        Meter {
            calm: root.seat.calm
            scale: root.plan.meter.height / 142
            table: root.table
            transformOrigin: Item.TopLeft
            width: root.plan.meter.width / scale
            x: root.plan.meter.x
            y: root.plan.meter.y
        }

        Picture {
            name: "logo/wordmark-light"
            opacity: 0.85
            visible: !root.table.meterOffered
            width: 240
            x: root.plan.meter.x + (root.plan.meter.width - width) / 2
            y: root.plan.meter.y + 40
        }

        Marks {
            table: root.table
            width: root.plan.marks.width
            x: root.plan.marks.x
            y: root.plan.marks.y
        }

        Item {
            height: root.plan.height
            visible: !notice.covers
            width: root.plan.width

            CardRow {
                called: "community"
                calm: root.seat.calm
                cardWidth: root.plan.board_card
                cards: root.table.community
                fourColours: root.seat.fourColours
                fromRight: root.table.fromRight
                marked: false
                pitch: (root.plan.board.width - cardWidth) / 4
                places: root.table.places
                shoe: above
                table: root.table
                x: root.plan.board.x + (5 - places) * pitch / 2
                y: root.plan.board.y
            }

            DealerHand {
                calm: root.seat.calm
                cardWidth: root.plan.dealer_card
                fourColours: root.seat.fourColours
                most: Math.min(root.plan.dealer.width, root.table.dealerPlaces * (cardWidth + root.plan.gap) - root.plan.gap)
                room: root.tall ? most : 1.5 * most
                shoe: above
                table: root.table
                visible: root.table.dealerPlays
                x: root.plan.dealer.x + (root.plan.dealer.width - width) / 2
                y: root.plan.dealer.y
            }

            Pot {
                scale: root.plan.dealer_card / 110
                table: root.table
                x: root.plan.dealer.x + root.plan.dealer.width / 2
                y: root.plan.dealer.y + root.plan.dealer.height * 0.4
            }

            Inscriptions {
                height: root.plan.tables.height
                size: root.plan.table_type
                tables: root.table.inscriptions
                visible: root.table.phase === "betting"
                width: root.plan.tables.width
                x: root.plan.tables.x
                y: root.plan.tables.y
            }

            Item { // where cards come from
                id: above

                x: root.plan.width / 2
                y: -400
            }
        }

        Label { // printed
            elide: Text.ElideNone
            horizontalAlignment: Text.AlignHCenter
            opacity: 0.5
            size: 40 * root.plan.grow
            strong: true
            text: root.seat.number
            width: 60 * root.plan.grow
            x: root.plan.left + root.plan.number.x * root.plan.grow - width / 2
            y: root.plan.top + root.plan.number.y * root.plan.grow - height / 2
        }

        Notice {
            id: notice

            scale: root.tall ? 0.86 : 1.03
            table: root.table
            transformOrigin: Item.TopLeft
            x: root.tall ? 540 - 960 * scale : 672 - 960 * scale
            y: root.tall ? 30 : 150
        }

        Seat {
            aside: !root.tall
            open: true
            scale: root.plan.grow
            seat: root.seat
            shoe: above
            strip: root.plan.like
            told: root.plan.told
            transformOrigin: Item.TopLeft
            x: root.plan.left
            y: root.plan.top
        }
    }
}
