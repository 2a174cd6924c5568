import QtQuick

// A rounded ground for words, as finely drawn as pictures are: where it is enlarged, its corners stay smooth.
Item {
    id: root

    required property color color
    property color line: Theme.line
    property real lineWidth: 0
    property real radius: Theme.corner

    readonly property int fine: Theme.grain > 1 ? 2 : 1

    Rectangle {
        border.color: root.line
        border.width: root.lineWidth * root.fine
        color: root.color
        height: root.height * root.fine
        radius: root.radius * root.fine
        scale: 1 / root.fine
        transformOrigin: Item.TopLeft
        width: root.width * root.fine
    }
}
