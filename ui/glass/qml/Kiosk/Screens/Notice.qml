import QtQuick
import Kiosk.Models
import Kiosk.Parts

// What everybody has to know first. What stops play covers the felt; the rest is a slim banner at the upper edge.
Item {
    id: root

    required property TableModel table
    property real inset: 40 // of what covers the felt

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

    objectName: "notice"
    visible: covers || banner

    Plate {
        anchors.bottomMargin: 8
        anchors.fill: parent
        anchors.margins: root.inset
        color: Theme.feltDeep
        line: Qt.alpha(root.ink, 0.6)
        lineWidth: 2
        radius: 28
        visible: root.covers

        Column {
            anchors.centerIn: parent
            spacing: 14
            width: Math.min(parent.width - 80, 1000)

            Icon {
                anchors.horizontalCenter: parent.horizontalCenter
                color: root.ink
                shows: root.covers ? root.sign : ""
                size: 84

                Rectangle { // no touch counts
                    anchors.centerIn: parent
                    antialiasing: true
                    border.color: Theme.feltDeep
                    border.width: 4
                    color: root.ink
                    height: 16
                    radius: 8
                    rotation: 45
                    visible: root.kind === "cleaning"
                    width: 112
                }
            }

            Label {
                color: root.ink
                fontSizeMode: Text.HorizontalFit
                horizontalAlignment: Text.AlignHCenter
                minimumPixelSize: 32
                objectName: "notice.title"
                size: 60
                strong: true
                text: root.table.noticeTitle
                width: parent.width
            }

            Label {
                elide: Text.ElideNone
                horizontalAlignment: Text.AlignHCenter
                objectName: "notice.text"
                size: root.kind === "cleaning" ? 46 : 30
                text: root.table.noticeText
                width: parent.width
                wrapMode: Text.Wrap
            }

            Label {
                color: Theme.quiet
                horizontalAlignment: Text.AlignHCenter
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
        color: Theme.feltDeep
        height: 38
        line: Qt.alpha(Theme.line, 0.7)
        lineWidth: 1.5
        radius: 12
        visible: root.banner
        width: line.width + 48
        y: 1

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
                id: title

                height: parent.height
                size: 20
                strong: true
                text: root.table.noticeTitle
            }

            Label {
                color: Theme.quiet
                fontSizeMode: Text.HorizontalFit
                height: parent.height
                minimumPixelSize: 16
                size: 18
                text: root.table.noticeText
                width: Math.min(implicitWidth, root.width - 240 - title.width)
            }
        }
    }
}
