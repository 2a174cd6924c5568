import QtQuick
import Kiosk.Models
import Kiosk.Parts

// A finger slides a chip from the rack: the chip follows it, the spot below it is ringed, and where it is let go over an
// open spot, that chip is bet. Beside the spots nothing happens.
Item {
    id: root

    required property SeatModel seat
    required property Look look
    required property Item place // of the seat: its spots lie in its pixels
    required property string name
    required property string picture

    property string meant: "" // the chip when the finger went down
    property SpotModel over: null // the spot below the finger
    property SpotModel dropped: null // the one that it was let go over
    property point at // of the finger
    property bool spent: false // the chips were taken away, or the touch was: a finger that stays slides nothing

    readonly property bool there: visible && Window.active
    readonly property bool slides: finger.active && !spent && meant !== "" && !contains(at)

    // The open spot there.
    function spotAt(scene: point): SpotModel {
        const here = place.mapFromItem(null, scene.x, scene.y);
        for (const spot of seat.spots) {
            const box = spot.at.touch;
            if (spot.open && box && seat.pays.kind === "" && here.x >= box.x && here.x < box.x + box.width && here.y >= box.y && here.y < box.y + box.height)
                return spot;
        }
        return null;
    }

    function follow() {
        at = mapFromItem(null, finger.point.scenePosition.x, finger.point.scenePosition.y);
        over = slides ? spotAt(finger.point.scenePosition) : null;
    }

    function drop() {
        if (dropped !== null && dropped.open)
            seat.ask("drop", meant + " " + dropped.wager);
        dropped = null;
    }

    onThereChanged: {
        if (!there)
            spent = finger.active;
    }

    PointHandler {
        id: finger

        acceptedButtons: Qt.LeftButton

        onActiveChanged: {
            if (active) {
                root.meant = root.name;
                root.spent = false;
                root.follow();
                return;
            }
            const scene = point.scenePosition;
            root.at = root.mapFromItem(null, scene.x, scene.y);
            root.dropped = root.spent || root.contains(root.at) ? null : root.spotAt(scene);
            root.over = null;
            Qt.callLater(root.drop); // a touch that is taken away is told so only after this
        }
        onCanceled: root.dropped = null
        onGrabChanged: (transition, point) => {
            if (point.state !== EventPoint.Released)
                root.dropped = null;
        }
        onPointChanged: {
            if (active)
                root.follow();
        }
    }

    Rectangle {
        id: ring

        readonly property point middle: root.over ? root.mapFromItem(root.place, root.over.x, root.over.y) : Qt.point(0, 0)

        antialiasing: true
        border.color: root.look.text
        border.width: 4
        color: Qt.alpha(Theme.white, 0.25)
        height: width
        radius: width / 2
        visible: root.over !== null
        width: 2 * (root.over?.radius ?? 0)
        x: middle.x - width / 2
        y: middle.y - height / 2

        transform: Scale {
            origin.y: ring.width / 2
            yScale: root.look.place.flat
        }
    }

    ChipStack {
        chip: 62
        chips: root.slides ? [root.picture] : []
        x: root.at.x
        y: root.at.y
    }
}
