import QtQuick
import Kiosk.Parts

// A lit sign on the wall behind the dealer.
Item {
    height: 142
    width: 520

    Picture {
        fillMode: Image.Stretch
        height: parent.height * 186 / 142
        name: "controls/sign.webp"
        width: parent.width * 560 / 520
        x: -20 * parent.width / 520
        y: -16 * parent.height / 142
    }
}
