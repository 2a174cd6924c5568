import QtQuick

// A picture whose corners stay as they are while its middle grows. There is one for each grain.
Item {
    id: root

    required property string name
    required property real corner

    readonly property int fine: Theme.grain > 1 ? 2 : 1

    BorderImage {
        border.bottom: root.corner * root.fine
        border.left: root.corner * root.fine
        border.right: root.corner * root.fine
        border.top: root.corner * root.fine
        horizontalTileMode: BorderImage.Repeat
        height: root.height * root.fine
        scale: 1 / root.fine
        source: Theme.art + root.name + (root.fine > 1 ? "-double" : "") + ".png"
        transformOrigin: Item.TopLeft
        verticalTileMode: BorderImage.Repeat
        width: root.width * root.fine
    }
}
