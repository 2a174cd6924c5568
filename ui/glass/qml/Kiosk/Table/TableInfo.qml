pragma ComponentBehavior: Bound

import QtQuick
import Kiosk.Models
import Kiosk.Parts

// Which game this is, its limits, what is going on and how long, the round and the seal of its deck.
Item {
    id: root

    required property TableModel table

    height: rows.height + 14
    width: 484

    Plate {
        anchors.fill: parent
        color: Qt.alpha(Theme.panel, 0.8)
        line: Qt.alpha(Theme.line, 0.35)
        lineWidth: 1
        radius: 20
    }

    Column {
        id: rows

        width: parent.width - 32
        x: 16
        y: 8

        Label {
            fontSizeMode: Text.HorizontalFit
            height: 34
            minimumPixelSize: 20
            objectName: "table.title"
            size: 28
            strong: true
            text: root.table.title
            width: parent.width
        }

        Flow {
            spacing: 0
            width: parent.width

            Repeater {
                model: root.table.limits

                delegate: Label {
                    required property string modelData

                    color: Theme.quiet
                    height: 22
                    rightPadding: 18
                    size: 18
                    text: modelData
                    width: Math.min(implicitWidth, rows.width)
                }
            }
        }

        Item {
            height: 38
            width: parent.width

            Label {
                anchors.left: parent.left
                anchors.right: time.left
                anchors.rightMargin: 12
                anchors.verticalCenter: parent.verticalCenter
                fontSizeMode: Text.HorizontalFit
                minimumPixelSize: 14
                objectName: "table.phase"
                size: 25
                strong: true
                text: root.table.phaseText
            }

            Label {
                id: time

                anchors.right: parent.right
                anchors.verticalCenter: parent.verticalCenter
                objectName: "table.clock"
                size: 28
                strong: true
                text: root.table.clock
            }
        }

        Rectangle {
            color: Qt.alpha(Theme.line, 0.3)
            height: 5
            radius: 2.5
            width: parent.width

            Rectangle { // steps with the clock
                color: Theme.text
                height: parent.height
                radius: parent.radius
                visible: root.table.clock !== ""
                width: parent.width * root.table.share
            }
        }

        Item {
            height: 27
            width: parent.width

            Label {
                id: number

                anchors.bottom: parent.bottom
                color: Theme.quiet
                size: 18
                text: root.table.round
            }

            Label {
                anchors.bottom: parent.bottom
                anchors.left: number.right
                anchors.leftMargin: 16
                anchors.right: parent.right
                color: Theme.quiet
                fontSizeMode: Text.HorizontalFit
                horizontalAlignment: Text.AlignRight
                minimumPixelSize: 14
                objectName: "table.stamp"
                size: 18
                text: root.table.stampLabel
            }
        }
    }
}
