import QtQuick
import Kiosk.Models
import Kiosk.Parts

// What may be done now, as big buttons that say what they cost; where there is nothing to do, what is going on.
Item {
    id: root

    required property SeatModel seat
    required property Look look
    property string prompt: "" // beside a single button, or alone

    readonly property bool idle: seat.actions.length === 0

    implicitHeight: Math.max(Theme.target, grid.implicitHeight)

    ButtonGrid {
        id: grid

        beside: root.prompt !== "" && root.seat.actions.length === 1
        buttons: root.seat.actions
        look: root.look
        prefix: root.look.prefix + "act."
        ready: ["empty", "closed"].includes(root.seat.state) ? 0 : 4
        width: root.width

        onPressed: name => root.seat.ask("act", name)
    }

    Label {
        color: root.look.text
        elide: Text.ElideNone
        fontSizeMode: Text.Fit
        height: root.height
        horizontalAlignment: Text.AlignHCenter
        minimumPixelSize: 13
        objectName: root.look.prefix + "prompt"
        size: (root.idle ? 22 : 19) * root.look.type
        text: root.prompt
        visible: root.idle || grid.beside
        width: root.idle ? root.width : grid.half
        wrapMode: Text.WordWrap
    }
}
