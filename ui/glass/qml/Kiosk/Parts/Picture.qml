import QtQuick

// A picture of resources/art by its name, read in at the size it is shown; a name without an ending is a PNG's. One that
// is a whole number of pixels wide, and as high as that makes it, is copied to the screen: any other is drawn anew, and slowly.
Image {
    required property string name

    asynchronous: false
    fillMode: Image.PreserveAspectFit
    source: name === "" ? "" : Theme.art + (name.includes(".") ? name : name + ".png")
    sourceSize.width: Math.ceil(width * Theme.grain)
}
