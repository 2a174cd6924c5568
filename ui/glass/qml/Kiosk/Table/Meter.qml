import QtQuick
import Kiosk.Models
import Kiosk.Parts

// The progressive meter: what can be won, and for what. Stopped it is quiet; won it glows, and says who won how much.
Item {
    id: root

    required property TableModel table

    readonly property bool stopped: table.meterState === "stopped"
    readonly property bool won: table.meterState === "won"
    readonly property color ink: stopped ? Theme.quiet : won ? Theme.goldLit : Theme.gold
    readonly property real light: 0.6 + 0.4 * Math.cos(beat * Math.PI / 8) // of a win
    property int beat: 0 // of the glow, sixteen in two seconds

    height: 124
    objectName: "meter"
    visible: table.meterOffered
    width: 528

    Picture {
        anchors.centerIn: parent
        fillMode: Image.Stretch
        height: root.height * 2.2
        name: "lights/glow-gold"
        opacity: 0.7 * root.light
        visible: root.won
        width: root.width * 1.4
    }

    Frame {
        anchors.fill: parent
        anchors.margins: -28
        corner: 56
        name: "lights/ring-gold"
        opacity: root.light
        visible: root.won
    }

    Timer { // slowly up and down, in steps: little to draw
        interval: 125
        repeat: true
        running: root.won && root.visible && !root.table.calm
        onRunningChanged: root.beat = 0
        onTriggered: root.beat = (root.beat + 1) % 16
    }

    Plate {
        anchors.fill: parent
        color: Theme.screen
        line: root.stopped ? Qt.alpha(Theme.line, 0.6) : Theme.gold
        lineWidth: root.won ? 4 : 2.5
        radius: 20
    }

    Item {
        id: head

        height: 40
        width: parent.width - 40
        x: 20
        y: 8

        Icon {
            id: sign

            anchors.verticalCenter: parent.verticalCenter
            color: root.ink
            shows: root.stopped ? "fault" : "star"
            size: 26
            x: (head.width - words.shownWidth - 36) / 2
        }

        Label {
            id: words

            readonly property real shownWidth: Math.min(implicitWidth, head.width - 36)

            anchors.verticalCenter: parent.verticalCenter
            color: root.ink
            fontSizeMode: Text.HorizontalFit
            height: head.height
            minimumPixelSize: 14
            objectName: "meter.text"
            size: 22
            strong: root.won
            text: root.table.meterState === "" ? root.table.meterLabel : root.table.meterText
            width: shownWidth
            x: sign.x + 36
        }
    }

    Odometer {
        anchors.horizontalCenter: parent.horizontalCenter
        calm: root.table.calm
        color: root.ink
        objectName: "meter.amount"
        size: 62
        text: root.table.meter
        y: 44
    }
}
