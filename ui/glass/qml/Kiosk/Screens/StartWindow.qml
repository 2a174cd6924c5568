import QtQuick
import Kiosk.Parts

// What is seen while the table is put together: its name, and what it is not.
Window {
    id: root

    required property string words
    property bool full: false

    color: Theme.feltDeep
    height: 1080
    title: "Croupier"
    visibility: full ? Window.FullScreen : Window.Windowed
    width: 1920

    Image {
        id: mark

        anchors.horizontalCenter: parent.horizontalCenter
        fillMode: Image.PreserveAspectFit
        source: Theme.art + "logo/wordmark-light.png"
        sourceSize.width: 640
        width: Math.min(640, root.width / 2)
        y: root.height * 0.4
    }

    Text {
        anchors.horizontalCenter: parent.horizontalCenter
        anchors.top: mark.bottom
        anchors.topMargin: 48
        color: Theme.quiet
        font.family: Theme.family
        font.pixelSize: Math.max(18, root.height / 40)
        text: root.words
        textFormat: Text.PlainText
    }
}
