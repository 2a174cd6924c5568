import QtQuick
import Kiosk.Models
import Kiosk.Parts

// A seat that nobody has: touch it to sit, or see that it cannot be taken.
Touch {
    id: root

    required property SeatModel seat
    required property Look look

    readonly property bool free: seat.state === "empty"

    enabled: free
    objectName: look.prefix + "sit"

    onTapped: seat.ask("sit")

    Rectangle {
        anchors.fill: parent
        border.color: root.look.text
        border.width: root.pressed ? 4 : 0
        color: root.pressed ? Qt.alpha(Theme.calm, 0.5) : "transparent"
        radius: 20
    }

    Column {
        anchors.horizontalCenter: parent.horizontalCenter
        spacing: 18
        width: parent.width - 40
        y: parent.height * 0.56

        Rectangle {
            anchors.horizontalCenter: parent.horizontalCenter
            border.color: root.free ? root.look.text : root.look.line
            border.width: 2.5
            color: root.free && !root.look.contrast ? Theme.calm : "transparent"
            height: width
            radius: width / 2
            width: 96

            Icon {
                anchors.centerIn: parent
                color: root.free ? root.look.text : root.look.quiet
                shows: root.free ? "touch" : "lock"
                size: 58
            }
        }

        Label {
            color: root.free ? root.look.text : root.look.quiet
            elide: Text.ElideNone
            fontSizeMode: Text.Fit
            height: Math.min(implicitHeight, 76)
            horizontalAlignment: Text.AlignHCenter
            minimumPixelSize: 16
            size: root.free ? 28 : 22
            strong: root.free
            text: root.free ? root.seat.labels.sit ?? "" : root.seat.prompt
            width: parent.width
            wrapMode: Text.WordWrap
        }
    }
}
