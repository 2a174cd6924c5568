import QtQuick
import Kiosk.Models
import Kiosk.Parts

// Which game this is, its limits, what is going on and how long.
Sign {
    id: root

    required property TableModel table
    property real least: 20 // pixels of type

    readonly property var told: [table.phaseText, ...table.wins] // one after the other
    property int turn: 0

    readonly property real room: (ring.visible ? ring.x : width) - 36 // for words, beside the clock if there may be one

    Timer {
        interval: 4000
        repeat: true
        running: root.table.wins.length > 0

        onRunningChanged: root.turn = 0
        onTriggered: root.turn += 1
    }

    component Line: Label {
        elide: Text.ElideNone
        fontSizeMode: Text.HorizontalFit
        minimumPixelSize: 20
        x: 26
    }

    Line {
        height: 34
        objectName: "table.title"
        size: 27
        strong: true
        text: root.table.title
        width: root.room
        y: 10
    }

    Line {
        color: Theme.quiet
        height: 26
        objectName: "table.limits"
        minimumPixelSize: root.least
        size: 20
        text: all.advanceWidth * root.least / 20 <= width ? all.text : root.table.ranges[0] ?? ""
        width: root.room
        y: 46

        TextMetrics {
            id: all

            font.family: Theme.family
            font.pixelSize: 20
            text: root.table.ranges.join(" · ")
        }
    }

    Rectangle {
        color: Qt.alpha(Theme.white, 0.16)
        height: 1
        width: root.room
        x: 26
        y: 76
    }

    Line {
        fontSizeMode: Text.Fit
        height: 54
        lineHeight: 0.9
        objectName: "table.phase"
        size: 27
        strong: true
        text: root.told[root.turn % root.told.length]
        width: root.room
        wrapMode: Text.WordWrap
        y: 79
    }

    Ring {
        id: ring

        readonly property bool runs: root.table.clock !== ""

        ink: runs ? Theme.text : Theme.calm
        share: runs ? root.table.share : 1
        visible: root.table.phase !== "attract"
        width: 100
        x: root.width - width - 26
        y: (root.height - height) / 2

        Label {
            anchors.centerIn: parent
            elide: Text.ElideNone
            objectName: "table.clock"
            size: 32
            strong: true
            text: root.table.clock
        }

        Icon {
            anchors.centerIn: parent
            shows: ring.runs ? "" : "check"
            size: 44
            visible: !ring.runs
        }
    }
}
