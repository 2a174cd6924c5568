pragma ComponentBehavior: Bound

import QtQuick

// A picture whose corners stay as they are while its sides grow; inside them there is nothing to draw. There is one for
// each grain.
Item {
    id: root

    required property string name
    required property real corner
    property real middle: 16 // of the picture, between its corners

    readonly property int fine: Theme.grain > 1 ? 2 : 1
    readonly property real side: corner * fine

    Repeater {
        model: [0, 1, 2, 3, 5, 6, 7, 8] // parts of nine

        Image {
            required property int modelData

            readonly property int column: modelData % 3
            readonly property int row: Math.floor(modelData / 3)
            readonly property real across: column === 1 ? root.middle * root.fine : root.side
            readonly property real down: row === 1 ? root.middle * root.fine : root.side

            fillMode: Image.Tile
            height: row === 1 ? root.height * root.fine - 2 * root.side : root.side
            horizontalAlignment: Image.AlignLeft
            scale: 1 / root.fine
            source: Theme.art + root.name + (root.fine > 1 ? "-double" : "") + ".png"
            sourceClipRect: Qt.rect([0, root.side, root.side + root.middle * root.fine][column], [0, root.side, root.side + root.middle * root.fine][row], across, down)
            transformOrigin: Item.TopLeft
            verticalAlignment: Image.AlignTop
            width: column === 1 ? root.width * root.fine - 2 * root.side : root.side
            x: column === 0 ? 0 : column === 1 ? root.corner : root.width - root.corner
            y: row === 0 ? 0 : row === 1 ? root.corner : root.height - root.corner
        }
    }
}
