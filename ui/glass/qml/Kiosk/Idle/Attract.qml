import QtQuick
import Kiosk.Models
import Kiosk.Parts

// Nobody plays: the deck lies open for inspection between what is played here and the invitation.
Item {
    id: root

    required property TableModel table

    readonly property real unit: height / 210
    readonly property real column: (width - deck.width) / 2 - 40 * unit // at either side of the deck
    readonly property bool flat: width > height * 6.5 // little height: two rows, as low as they can lie

    objectName: "attract"

    Deck {
        id: deck

        anchors.horizontalCenter: parent.horizontalCenter
        cardWidth: Math.min(root.height / 4.05, root.width / 18)
        cards: root.table.spread
        columns: root.flat ? 26 : 13
        fourColours: root.table.fourColours
        height: implicitHeight
        width: implicitWidth
        y: (root.height - height) * (root.flat ? 1 : 0.5)
    }

    Column {
        anchors.left: parent.left
        anchors.leftMargin: 14 * root.unit
        anchors.verticalCenter: parent.verticalCenter
        spacing: 6 * root.unit
        width: root.column

        Picture {
            anchors.horizontalCenter: parent.horizontalCenter
            name: "logo/wordmark-light"
            width: Math.min(root.column, 150 * root.unit)
        }

        Label {
            elide: Text.ElideNone
            fontSizeMode: Text.Fit
            height: Math.min(implicitHeight, 70 * root.unit)
            horizontalAlignment: Text.AlignHCenter
            minimumPixelSize: 22
            size: 38 * root.unit
            strong: true
            text: root.table.title
            width: root.column
            wrapMode: Text.WordWrap
        }

        Label {
            color: Theme.quiet
            elide: Text.ElideNone
            fontSizeMode: Text.Fit
            height: Math.min(implicitHeight, 88 * root.unit)
            horizontalAlignment: Text.AlignHCenter
            minimumPixelSize: 18
            size: Math.min(22 * root.unit, root.column / 11.5)
            text: root.table.limits.join("\n")
            width: root.column
            wrapMode: Text.WordWrap
        }
    }

    Column {
        anchors.right: parent.right
        anchors.rightMargin: 14 * root.unit
        anchors.verticalCenter: parent.verticalCenter
        spacing: 6 * root.unit
        width: root.column

        Icon {
            anchors.horizontalCenter: parent.horizontalCenter
            shows: "touch"
            size: 60 * root.unit
        }

        Label {
            elide: Text.ElideNone
            fontSizeMode: Text.Fit
            height: Math.min(implicitHeight, 84 * root.unit)
            horizontalAlignment: Text.AlignHCenter
            minimumPixelSize: 22
            size: 30 * root.unit
            strong: true
            text: root.table.labels.attract ?? ""
            width: root.column
            wrapMode: Text.WordWrap
        }
    }
}
