import QtQuick
import Kiosk.Models
import Kiosk.Parts

// The progressive meter: what can be won, and for what. Stopped it is quiet; won it glows, and says who won how much.
Sign {
    id: root

    required property TableModel table
    property bool calm: false // whoever looks at it wants less motion

    readonly property bool stopped: table.meterState === "stopped"
    readonly property bool won: table.meterState === "won"
    readonly property color ink: stopped ? Theme.quiet : won ? Theme.goldLit : Theme.gold
    readonly property real light: 0.6 + 0.4 * Math.cos(beat * Math.PI / 8) // of a win
    property int beat: 0 // of the glow, sixteen in two seconds

    objectName: "meter"
    visible: table.meterOffered

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
        running: root.won && root.visible && !root.calm
        onRunningChanged: root.beat = 0
        onTriggered: root.beat = (root.beat + 1) % 16
    }

    Icon {
        id: sign

        color: root.ink
        shows: root.stopped ? "fault" : "star"
        size: 24
        x: 24
        y: 18
    }

    Label {
        color: root.ink
        elide: Text.ElideNone
        fontSizeMode: Text.Fit
        height: 44
        lineHeight: 0.9
        minimumPixelSize: 20
        objectName: "meter.text"
        size: 22
        strong: true
        text: root.table.meterState === "" ? root.table.meterLabel : root.table.meterText
        width: root.width - x - 20
        wrapMode: Text.WordWrap
        x: 56
        y: 8
    }

    Odometer {
        calm: root.calm
        color: root.ink
        objectName: "meter.amount"
        scale: Math.min(1, (root.width - 36) / width)
        size: 62
        text: root.table.meter
        x: (root.width - width) / 2
        y: 52
    }
}
