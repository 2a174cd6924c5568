import QtQuick
import Kiosk.Models

// What is said below a result: for three seconds each row of a pay table as it pays; then, in turn, the row that paid the
// most and why wagers went as they did.
Item {
    id: root

    required property SeatModel seat
    property string latest: "" // row that paid
    property int turn: 0

    readonly property list<string> lines: (seat.paid.length > 0 ? [seat.paid[0]] : []).concat(seat.remarks)
    readonly property string words: lit.running && seat.paid.includes(latest) ? latest : lines[turn % Math.max(1, lines.length)] ?? ""
    readonly property bool paid: seat.paid.includes(words)
    property list<string> told: []

    onLinesChanged: turn = 0

    Connections {
        function onPaidChanged() {
            const fresh = root.seat.paid.filter(one => !root.told.includes(one));
            root.told = root.seat.paid;
            if (fresh.length > 0) {
                root.latest = fresh[fresh.length - 1];
                lit.restart();
            }
        }

        target: root.seat
    }

    Timer {
        id: lit

        interval: 3000
    }

    Timer {
        interval: 3000
        repeat: true
        running: root.seat.state === "result" && !lit.running && root.lines.length > 1

        onTriggered: root.turn++
    }
}
