import QtQuick

// A ring that is filled so far.
Image {
    property color ink: Theme.text
    property real share: 1

    fillMode: Image.Stretch
    height: width
    source: "image://ring/" + ink.toString().slice(-6) + "/" + Math.round(Math.max(0, Math.min(1, share)) * 100)
    sourceSize.width: Math.ceil(width * Theme.grain)
}
