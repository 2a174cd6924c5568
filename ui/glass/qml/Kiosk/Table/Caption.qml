import QtQuick
import Kiosk.Parts

// What the dealer says, beside the dealer's head. It stays until the dealer says something else or nothing.
Item {
    id: root

    required property string text
    property bool mirrored: false // at the dealer's other side
    property real most: 280 // its greatest width
    property string shown: ""

    height: words.implicitHeight + 24
    objectName: "caption"
    opacity: text === "" ? 0 : 1
    visible: opacity > 0
    width: words.width + 36

    onTextChanged: if (text !== "")
        shown = text
    Component.onCompleted: shown = text

    Behavior on opacity {
        NumberAnimation {
            duration: Theme.quick
        }
    }

    Rectangle {
        color: Theme.panel
        height: 18
        rotation: 45
        width: 18
        x: root.mirrored ? root.width - 11 : -7
        y: 22
    }

    Plate {
        anchors.fill: parent
        color: Theme.panel
        radius: 18
    }

    Label {
        id: words

        elide: Text.ElideNone
        lineHeight: 1.05
        size: 22
        text: root.shown
        width: Math.min(implicitWidth, root.most - 36)
        wrapMode: Text.WordWrap
        x: 18
        y: 12
    }
}
