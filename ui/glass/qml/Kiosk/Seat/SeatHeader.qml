import QtQuick
import Kiosk.Models
import Kiosk.Parts

// Whose seat it is, the credit on it and the total stake; the time that is left for a decision.
Item {
    id: root

    required property SeatModel seat
    required property Look look

    implicitHeight: Math.round(54 * look.type)

    Label {
        id: who

        color: root.look.text
        fontSizeMode: Text.HorizontalFit
        height: Math.round(33 * root.look.type)
        minimumPixelSize: 14
        size: 20 * root.look.type
        strong: true
        text: root.seat.name
        width: root.width - Math.min(credit.implicitWidth, credit.width) - 10
    }

    Label {
        id: credit

        anchors.right: parent.right
        color: root.look.text
        fontSizeMode: Text.HorizontalFit
        height: who.height
        horizontalAlignment: Text.AlignRight
        minimumPixelSize: 20
        objectName: root.look.prefix + "credit"
        size: 31 * root.look.type
        strong: true
        text: root.seat.credit
        width: Math.min(implicitWidth, root.width * 0.66)
    }

    Label {
        anchors.top: who.bottom
        color: root.look.quiet
        elide: Text.ElideNone
        fontSizeMode: Text.HorizontalFit
        height: root.height - who.height
        minimumPixelSize: 12
        objectName: root.look.prefix + "stake"
        size: 18 * root.look.type
        text: root.seat.stake
        width: clock.visible ? clock.x - 8 : root.width
    }

    Rectangle {
        id: clock

        anchors.right: parent.right
        anchors.rightMargin: root.seat.onBank ? 0 : -8
        anchors.top: who.bottom
        color: root.seat.onBank ? root.look.call : "transparent"
        height: root.height - who.height
        radius: height / 2
        visible: root.seat.clock !== ""
        width: time.x + time.width + 8

        Icon {
            id: dial

            anchors.verticalCenter: parent.verticalCenter
            color: time.color
            shows: "clock"
            size: 19
            visible: root.seat.onBank
            x: 7
        }

        Label {
            id: time

            anchors.verticalCenter: parent.verticalCenter
            color: root.seat.onBank ? Theme.ink : root.look.text
            size: 19 * root.look.type
            strong: true
            text: root.seat.clock
            x: dial.visible ? dial.x + dial.width + 4 : 8
        }
    }
}
