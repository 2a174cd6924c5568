import QtQuick
import Kiosk.Models
import Kiosk.Parts

// The line of a pay table that paid a wager, above the cards, for three seconds: its hand, and what that pays.
Rectangle {
    id: root

    required property SeatModel seat
    required property Look look
    property string said: "" // the latest

    readonly property var row: seat.place.paying
    readonly property list<string> paid: seat.spots.map(spot => spot.outcome === "win" && spot.payingHand !== "" ? spot.label + ": " + spot.payingHand + ", " + spot.payingOdds : "")
    property list<string> told: []

    border.color: look.gold
    border.width: 1
    color: look.plate
    height: words.height + 4
    opacity: lit.running ? 1 : 0
    radius: 14
    width: words.width + 24
    x: row.x + (row.width - width) / 2
    y: row.y + row.height - height

    onPaidChanged: {
        const fresh = paid.filter(one => one !== "" && !told.includes(one));
        told = paid;
        if (fresh.length > 0) {
            said = fresh[fresh.length - 1];
            lit.restart();
        } else if (!paid.includes(said)) {
            lit.stop();
        }
    }

    Timer {
        id: lit

        interval: 3000
    }

    Label {
        id: words

        anchors.centerIn: parent
        color: root.look.win
        elide: Text.ElideNone
        horizontalAlignment: Text.AlignHCenter
        lineHeight: 0.92
        size: 20
        strong: true
        text: root.said
        width: Math.min(implicitWidth, root.row.width - 24)
        wrapMode: Text.Wrap
    }
}
