import QtQuick

// A picture of resources/art by its name, read in at the size it is shown; a name without an ending is a PNG's.
Image {
    required property string name

    asynchronous: false
    fillMode: Image.PreserveAspectFit
    source: name === "" ? "" : Theme.art + (name.includes(".") ? name : name + ".png")
    sourceSize.width: Math.ceil(width * Theme.grain)
}
