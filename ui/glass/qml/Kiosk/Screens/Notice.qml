import QtQuick
import Kiosk.Models
import Kiosk.Parts

// What everybody has to know first. What stops play is a board over the community cards; the rest is a slim banner.
Item {
    id: root

    required property TableModel table

    readonly property string kind: table.noticeKind
    readonly property bool round: table.phase === "playing" || table.phase === "result" // it is played to its end
    readonly property bool covers: kind === "stopped" || kind === "cleaning" || (kind === "closed" || kind === "paused") && !round
    readonly property bool banner: kind !== "" && !covers
    readonly property color ink: kind === "stopped" ? Theme.call : Theme.text
    readonly property string sign: ({
            "stopped": "fault",
            "closed": "lock",
            "paused": "attendant",
            "cleaning": "touch",
            "recovered": "check",
            "recall": "history"
        })[kind] ?? ""

    height: 1080
    objectName: "notice"
    visible: covers || banner
    width: 1920

    Rectangle { // touch is off
        anchors.fill: parent
        color: Qt.alpha(Theme.black, 0.45)
        visible: root.kind === "cleaning"
    }

    Plate {
        color: Qt.alpha(Theme.screen, 0.97)
        height: 268
        line: Qt.alpha(root.ink, 0.7)
        lineWidth: 2
        radius: 24
        visible: root.covers
        width: 1180
        x: 370
        y: 290

        Icon {
            id: picture

            anchors.verticalCenter: parent.verticalCenter
            color: root.ink
            shows: root.covers ? root.sign : ""
            size: 110
            x: 56

            Rectangle { // no touch counts
                anchors.centerIn: parent
                antialiasing: true
                border.color: Theme.screen
                border.width: 4
                color: root.ink
                height: 16
                radius: 8
                rotation: 45
                visible: root.kind === "cleaning"
                width: 140
            }
        }

        Column {
            anchors.verticalCenter: parent.verticalCenter
            spacing: 10
            width: parent.width - x - 48
            x: 214

            Label {
                color: root.ink
                elide: Text.ElideNone
                fontSizeMode: Text.HorizontalFit
                minimumPixelSize: 32
                objectName: "notice.title"
                size: 54
                strong: true
                text: root.table.noticeTitle
                width: parent.width
            }

            Label {
                elide: Text.ElideNone
                fontSizeMode: Text.Fit
                height: Math.min(implicitHeight, 120)
                minimumPixelSize: 24
                objectName: "notice.text"
                size: root.kind === "cleaning" ? 40 : 30
                text: root.table.noticeText
                width: parent.width
                wrapMode: Text.WordWrap
            }

            Label {
                color: Theme.quiet
                elide: Text.ElideNone
                objectName: "notice.code"
                size: 24
                text: root.table.noticeCode
                visible: text !== ""
                width: parent.width
            }
        }
    }

    Plate {
        anchors.horizontalCenter: parent.horizontalCenter
        color: Qt.alpha(Theme.screen, 0.95)
        height: 44
        line: Qt.alpha(Theme.line, 0.7)
        lineWidth: 1.5
        radius: 22
        visible: root.banner
        width: line.width + 48
        y: 218

        Row {
            id: line

            height: parent.height
            spacing: 12
            x: 24

            Icon {
                anchors.verticalCenter: parent.verticalCenter
                shows: root.banner ? root.sign : ""
                size: 24
            }

            Label {
                elide: Text.ElideNone
                height: parent.height
                size: 22
                strong: true
                text: root.table.noticeTitle
            }

            Label {
                color: Theme.quiet
                elide: Text.ElideNone
                height: parent.height
                size: 20
                text: root.table.noticeText
            }
        }
    }
}
