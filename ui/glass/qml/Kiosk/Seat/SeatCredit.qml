import QtQuick
import Kiosk.Models
import Kiosk.Parts

// The credit; while a decision is due, the time that is left beside it and as a bar below it. Extra time is called so; where a
// large credit leaves no room for the words, a sign says that it comes on top.
Item {
    id: root

    required property SeatModel seat
    required property Look look

    readonly property var row: look.place.credit
    readonly property var bar: look.place.time
    readonly property bool timed: seat.clock !== ""
    readonly property bool wordless: look.large && word.advanceWidth + amount.advanceWidth > width - 14 // the amount has all of the row

    readonly property real least: 22 // pixels of the credit's type
    readonly property bool called: extra.advanceWidth + amount.advanceWidth * least / amount.font.pixelSize < width - 20

    TextMetrics {
        id: extra

        font: what.font
        text: root.seat.extraTime
    }

    TextMetrics {
        id: word

        font: what.font
        text: root.seat.labels.credit ?? ""
    }

    TextMetrics {
        id: amount

        font.family: Theme.family
        font.pixelSize: 34 * root.look.type
        font.weight: Font.DemiBold
        text: root.seat.credit
    }

    Label {
        id: what

        color: root.look.text
        elide: Text.ElideNone
        height: root.row.height
        objectName: root.look.prefix + "clock"
        size: 20 * root.look.type
        strong: root.timed
        text: root.seat.extraTime !== "" ? (root.called ? root.seat.extraTime : "+" + root.seat.clock) : root.timed ? root.seat.clock : root.wordless ? "" : root.seat.labels.credit ?? ""
        x: Math.max(2, (root.width - width - 10 - credit.width) / 2)
        y: root.row.y + 3
    }

    Label {
        id: credit

        color: root.look.text
        elide: Text.ElideNone
        fontSizeMode: Text.HorizontalFit
        height: root.row.height + 6
        minimumPixelSize: root.least
        objectName: root.look.prefix + "credit"
        size: 34 * root.look.type
        strong: true
        text: root.seat.credit
        width: Math.min(implicitWidth, root.width - what.width - 14)
        x: what.x + what.width + 10
        y: root.row.y - 3
    }

    Rectangle {
        color: Qt.alpha(Theme.black, 0.45)
        height: root.bar.height
        radius: height / 2
        visible: root.seat.owes && root.seat.share > 0
        width: root.bar.width
        x: root.bar.x
        y: root.bar.y

        Rectangle {
            color: root.seat.onBank ? root.look.call : root.look.text
            height: parent.height
            radius: height / 2
            width: parent.width * Math.min(1, root.seat.share)
        }
    }
}
