pragma ComponentBehavior: Bound

import QtQuick
import Kiosk.Models
import Kiosk.Parts

// Before the first round: both decks, or all of a shoe's, lie open, are turned, washed, stacked, and go into the shuffler.
// Later: the cut.
Item {
    id: root

    required property TableModel table

    readonly property bool cutting: table.phase === "cutting"
    readonly property int step: ["spread", "turned", "washed", "stacked", "shuffled"].indexOf(table.stage)
    readonly property int decks: table.spread.length / 52
    readonly property bool shoe: decks > 1
    readonly property bool flat: width > height * 6.5 // little height: beside the dealer, or as low as can be
    readonly property real cardWidth: shoe ? Math.min(height / (1.7 + 0.77 * (decks - 1)), width / 33) : Math.min(height / 4.05, width / 18)
    readonly property real growth: 2 // of a card, from the spread to the stack
    readonly property real bay: flat ? width * 0.34 : cardWidth * 4 // between the middles of the two stacks

    objectName: "opening"

    component Pace: NumberAnimation {
        duration: 450
        easing.type: Easing.InOutCubic
    }

    component Bay: Item {
        id: half

        required property string back
        required property int side // -1 left, 1 right, 0 the only one

        property real turned: root.step >= 1 ? 1 : 0
        property real washed: root.step >= 2 ? 1 : 0
        property real gathered: root.step >= 3 ? 1 : 0
        property real stored: root.step >= 4 ? 1 : 0

        height: root.height
        width: side === 0 ? root.width : root.width / 2
        x: side > 0 ? width : 0

        Behavior on turned {
            Pace {
                easing.type: Easing.Linear
            }
        }
        Behavior on washed {
            Pace {}
        }
        Behavior on gathered {
            Pace {}
        }
        Behavior on stored {
            Pace {}
        }

        Deck {
            anchors.centerIn: parent
            anchors.horizontalCenterOffset: -half.side * half.gathered * (half.width - root.bay) / 2
            back: half.back
            cardWidth: root.cardWidth
            cards: root.table.spread
            columns: root.shoe ? 52 : 13
            gathered: half.gathered
            height: implicitHeight
            scale: 1 + (root.growth - 1) * half.gathered
            turned: half.turned
            visible: half.gathered < 1
            washed: half.washed
            width: implicitWidth
        }

        Picture { // it opens, and the stack goes down into it
            anchors.centerIn: parent
            anchors.horizontalCenterOffset: -half.side * (half.width - root.bay) / 2
            name: "table/shoe-" + half.back
            opacity: Math.min(1, 2.5 * half.stored)
            visible: opacity > 0
            width: root.cardWidth * 4.6
        }

        Stack {
            anchors.centerIn: parent
            anchors.horizontalCenterOffset: -half.side * (half.width - root.bay) / 2
            anchors.verticalCenterOffset: -root.cardWidth * half.stored
            back: half.back
            opacity: Math.min(1, 2 - 2 * half.stored)
            scale: 1 - 0.4 * half.stored
            visible: half.gathered === 1 && opacity > 0
            width: root.cardWidth * root.growth
        }
    }

    Bay {
        back: root.table.back
        side: root.shoe ? 0 : -1
        visible: !root.cutting
    }

    Loader {
        active: !root.shoe
        sourceComponent: Bay {
            back: root.table.otherBack
            side: 1
            visible: !root.cutting
        }
    }

    Item { // the cut: a card across the stack
        anchors.horizontalCenter: parent.horizontalCenter
        height: width * 1.75
        visible: root.cutting
        width: root.height * (root.flat ? 0.4 : 0.5)
        y: (root.height - height) * (root.flat ? 1 : 0.5)

        Stack {
            back: root.table.back
            width: parent.width
            y: parent.width * 0.15
        }

        Rectangle {
            antialiasing: true
            border.color: Qt.darker(Theme.call, 1.4)
            border.width: 1.5
            color: Theme.call
            height: parent.width * Theme.cardRatio
            radius: parent.width * 0.06
            rotation: -7
            width: parent.width * 1.28
            x: -parent.width * 0.14
            y: parent.width * 0.12
        }

        Stack {
            back: root.table.back
            thick: 0.15
            width: parent.width
        }
    }
}
