import QtQuick.Controls.impl

// A sign of resources/art/icons by its name, in the colour of the words beside it.
IconImage {
    required property string shows
    property real size: 34

    color: Theme.text
    height: size
    source: shows === "" ? "" : Theme.art + "icons/" + shows + ".png"
    sourceSize.height: Math.ceil(size * Theme.grain)
    sourceSize.width: Math.ceil(size * Theme.grain)
    visible: shows !== "" // the former sign would stay
    width: size
}
