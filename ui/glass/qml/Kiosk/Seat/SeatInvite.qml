import QtQuick
import Kiosk.Models
import Kiosk.Parts

// A place that nobody has: touch it to sit, or see that it cannot be taken.
Touch {
    id: root

    required property SeatModel seat
    required property Look look

    readonly property bool free: seat.state === "empty"

    enabled: free
    objectName: look.prefix + "sit"

    onTapped: seat.ask("sit")

    Rectangle {
        border.color: root.free ? root.look.text : root.look.line
        border.width: root.pressed ? 4 : 2
        height: root.look.place.action.height - 4
        radius: Theme.corner
        visible: root.free
        width: 260
        x: (root.width - width) / 2
        y: root.look.place.action.y

        gradient: Gradient {
            GradientStop {
                color: root.look.contrast ? Theme.black : root.pressed ? Qt.lighter(Theme.calm, 1.3) : Theme.calm
                position: 0
            }

            GradientStop {
                color: root.look.contrast ? Theme.black : Theme.panel
                position: 1
            }
        }
    }

    Icon {
        anchors.horizontalCenter: parent.horizontalCenter
        color: root.look.quiet
        shows: root.free ? "" : "lock"
        size: 44
        y: root.look.place.action.y - 8
    }

    Label {
        color: root.free ? root.look.text : root.look.quiet
        elide: Text.ElideNone
        height: root.look.place.action.height - 4
        horizontalAlignment: Text.AlignHCenter
        lineHeight: 0.9
        size: 24
        strong: true
        text: root.seat.labels.sit ?? ""
        visible: root.free
        width: 248
        wrapMode: Text.WordWrap
        x: (root.width - width) / 2
        y: root.look.place.action.y
    }
}
