import QtQuick
import Kiosk.Parts

// Cards face down, squared into a stack, seen a little from the front.
Item {
    id: root

    property string back: "red"
    property real thick: 0.2 // as a share of its width

    height: width * (Theme.cardRatio + thick)

    Picture {
        fillMode: Image.Stretch
        height: root.height + root.width * 120 / 420
        name: "cards/shadow"
        width: root.width * 540 / 420
        x: -root.width * 60 / 420
        y: x
    }

    Picture {
        fillMode: Image.Stretch
        height: root.width * (root.thick + 0.07) // round corners, under those of the topmost card
        name: "cards/edge"
        width: root.width
        y: root.height - height
    }

    CardPicture {
        back: root.back
        width: root.width
    }
}
