import QtQuick
import Kiosk.Models
import Kiosk.Parts

// The seat waits for an attendant: why, and about how much.
Item {
    id: root

    required property SeatModel seat
    required property Look look

    Plate {
        anchors.fill: parent
        color: root.look.plate
        line: root.look.hairline
        lineWidth: 1
    }

    Column {
        anchors.centerIn: parent
        spacing: 6
        width: parent.width - 24

        Icon {
            anchors.horizontalCenter: parent.horizontalCenter
            color: root.look.call
            shows: root.look.large ? "" : "attendant" // the words need its room
            size: 52
        }

        Label {
            color: root.look.text
            elide: Text.ElideNone
            fontSizeMode: Text.Fit
            height: Math.min(implicitHeight, 68 * root.look.type)
            horizontalAlignment: Text.AlignHCenter
            minimumPixelSize: 20
            size: 25 * root.look.type
            strong: true
            text: root.seat.lockTitle
            width: parent.width
            wrapMode: Text.WordWrap
        }

        Label {
            color: root.look.text
            fontSizeMode: Text.HorizontalFit
            horizontalAlignment: Text.AlignHCenter
            minimumPixelSize: 20
            objectName: root.look.prefix + "lock.amount"
            size: 44 * root.look.type
            strong: true
            text: root.seat.lockAmount
            visible: text !== ""
            width: parent.width
        }

        Label {
            color: root.look.quiet
            elide: Text.ElideNone
            fontSizeMode: Text.Fit
            height: Math.min(implicitHeight, 84 * root.look.type)
            horizontalAlignment: Text.AlignHCenter
            minimumPixelSize: 20
            size: 20 * root.look.type
            text: root.seat.lockText
            width: parent.width
            wrapMode: Text.WordWrap
        }
    }
}
