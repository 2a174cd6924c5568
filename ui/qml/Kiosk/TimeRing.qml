pragma ComponentBehavior: Bound

import QtQuick
import Kiosk.Models

// The time left, around the seat: marks that go out one after the other; dots while the time runs from the bank.
Item {
    id: root

    required property SeatModel seat
    required property Look look

    readonly property int marks: 108
    readonly property int lit: Math.ceil(seat.share * marks)
    readonly property real corner: 18.5
    readonly property real inset: 1.5

    // Where the mark lies, from the top's middle clockwise: x, y and its angle.
    function place(index: int): var {
        const w = width - 2 * inset - 2 * corner;
        const h = height - 2 * inset - 2 * corner;
        const arc = Math.PI * corner / 2;
        let way = (index + 0.5) / marks * (2 * w + 2 * h + 4 * arc) + w / 2;
        for (let side = 0; side < 5; side++) {
            const long = side % 2 === 0 ? w : h;
            const turn = side % 4 * Math.PI / 2;
            const along = way - long / 2;
            const beyond = way - long;
            way = beyond - arc;
            if (way >= 0)
                continue;
            const out = (side % 2 === 0 ? h : w) / 2;
            const bend = Math.max(0, beyond) / corner;
            const u = beyond < 0 ? along : long / 2 + corner * Math.sin(bend);
            const v = beyond < 0 ? -out - corner : -out - corner * Math.cos(bend);
            return Qt.vector3d(width / 2 + u * Math.cos(turn) - v * Math.sin(turn), height / 2 + u * Math.sin(turn) + v * Math.cos(turn), (turn + bend) * 180 / Math.PI);
        }
        return Qt.vector3d(0, 0, 0);
    }

    Repeater {
        model: root.marks

        Rectangle {
            required property int index

            readonly property vector3d at: root.place(index)

            antialiasing: rotation % 90 !== 0
            color: root.seat.onBank ? root.look.call : root.seat.owes ? root.look.text : root.look.quiet
            height: root.seat.onBank ? 7 : root.seat.owes ? 5 : 3
            radius: height / 2
            rotation: at.z
            visible: index >= root.marks - root.lit
            width: root.seat.onBank ? 7 : 12
            x: at.x - width / 2
            y: at.y - height / 2
        }
    }
}
