import QtQuick
import QtQuick.Controls

// The baseline of a start: a bare window with a control in it.
ApplicationWindow {
    height: 1080
    visible: true
    width: 1920

    Button {
        anchors.centerIn: parent
        text: "Press"
    }
}
