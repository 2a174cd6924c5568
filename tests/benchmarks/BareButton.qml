import QtQuick
import QtQuick.Controls

// The baseline of a touch: one button in an empty window.
Window {
    height: 300
    visible: true
    width: 400

    Button {
        anchors.centerIn: parent
        height: 100
        objectName: "button"
        text: "Press"
        width: 200
    }
}
