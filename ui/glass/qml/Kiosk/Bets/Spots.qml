pragma ComponentBehavior: Bound

import QtQuick
import Kiosk.Models
import Kiosk.Parts

// A seat's betting spots as they lie on the live table: row 0 nearest the player. Rows that can be bet on are the taller,
// and where it is close, those with money on them.
Item {
    id: root

    required property SeatModel seat
    required property Look look
    required property real ceiling // where there is room
    required property real ground
    property bool betting: false

    property list<real> heights: []

    readonly property real gap: height < 130 ? 3 : 5
    readonly property int rows: root.count(spot => spot.row)
    readonly property int columns: root.count(spot => spot.column)

    function used(): var {
        return seat.spots.filter(spot => spot.wager !== "");
    }

    function count(place: var): int {
        return used().reduce((most, spot) => Math.max(most, place(spot) + 1), 0);
    }

    // To lay out the spots is costly: once for all that changes together.
    function place() {
        y = ceiling;
        height = ground - ceiling;
        const now = divide();
        if (now.join() !== heights.join())
            heights = now;
    }

    function divide(): var {
        const room = height - gap * (rows - 1);
        const even = Math.min(70, room / rows);
        const close = !betting && even < 40; // where nothing lies there is less to read
        const open = Array.from({
            length: rows
        }, (_, row) => used().some(spot => spot.row === row && (close ? spot.amount !== "" : betting && (spot.open || spot.lamp !== ""))));
        const tall = open.filter(row => row).length;
        if (tall === 0 || tall === rows)
            return open.map(() => even);
        const high = Math.min(70, (room - (rows - tall) * 24) / tall);
        const low = Math.min(46, (room - tall * high) / (rows - tall));
        return open.map(row => row ? high : low);
    }

    function above(row: int): real {
        return heights.reduce((sum, one, other) => other > row ? sum + one + gap : sum, 0);
    }

    function across(row: int): int {
        const most = used().reduce((most, spot) => spot.row === row ? Math.max(most, spot.column + 1) : most, 0);
        return columns === 1 ? 1 : Math.max(2, most);
    }

    Component.onCompleted: place()
    onBettingChanged: Qt.callLater(place)
    onGroundChanged: Qt.callLater(place)
    onCeilingChanged: Qt.callLater(place)

    Repeater {
        model: root.seat.spots

        Spot {
            required property var modelData

            readonly property int across: root.across(spot.row)
            readonly property string lies: [spot.row, spot.wager === "", spot.open, spot.amount === "", spot.lamp === ""].join()

            enabled: spot.open || root.betting && spot.lamp !== ""
            height: root.heights[spot.row] ?? 0
            look: root.look
            objectName: root.look.prefix + "spot." + spot.wager
            seated: !["empty", "closed"].includes(root.seat.state)
            spot: modelData
            visible: spot.wager !== ""
            width: (root.width - root.gap * (across - 1)) / across
            x: spot.column * (width + root.gap)
            y: root.above(spot.row)

            onLiesChanged: Qt.callLater(root.place)
            onTapped: root.seat.ask("bet", spot.wager)
        }
    }
}
