import QtQuick
import Kiosk.Models

// The line of a pay table that paid a wager: its hand, and what that pays. It is drawn with what the round came to; where
// there is something else to say, for three seconds.
Item {
    id: root

    required property SeatModel seat
    property string said: "" // the latest

    readonly property string words: paid.includes(said) && (lit.running || seat.remarks.length === 0) ? said : ""
    readonly property list<string> paid: seat.spots.map(spot => spot.outcome === "win" && spot.payingHand !== "" ? spot.label + ": " + spot.payingHand + ", " + spot.payingOdds : "")
    property list<string> told: []

    onPaidChanged: {
        const fresh = paid.filter(one => one !== "" && !told.includes(one));
        told = paid;
        if (fresh.length > 0) {
            said = fresh[fresh.length - 1];
            lit.restart();
        }
    }

    Timer {
        id: lit

        interval: 3000
    }
}
