import QtQuick
import Kiosk.Parts

// The area that everything is drawn on, as large as its window allows and in its middle. A plain one has felt and rail
// of its own, which fill the window.
Item {
    id: root

    default property alias content: area.data
    property real areaWidth: 1920
    property real areaHeight: 1080
    property real closest: 1 // how much larger than the area the largest of its parts is drawn
    property bool plain: true

    readonly property real zoom: Math.min(width / areaWidth, height / areaHeight)
    readonly property real nearness: zoom * closest * Screen.devicePixelRatio

    // Pictures once read in finely stay so: other windows may show the same.
    onNearnessChanged: if (nearness > 1.2)
        Theme.grain = 2

    Loader {
        active: root.plain
        height: root.height / root.zoom
        scale: root.zoom
        sourceComponent: ground
        transformOrigin: Item.TopLeft
        width: root.width / root.zoom
    }

    Component {
        id: ground

        Item {
            id: plainGround

            readonly property int fine: Theme.grain > 1 ? 2 : 1

            Image {
                fillMode: Image.Tile
                height: plainGround.height * plainGround.fine
                scale: 1 / plainGround.fine
                source: Theme.art + "table/felt.png"
                sourceSize.width: 192 * plainGround.fine
                transformOrigin: Item.TopLeft
                width: plainGround.width * plainGround.fine
            }

            Image {
                anchors.fill: parent
                source: Theme.art + "table/light.png"
            }

            Frame { // partly beyond the edge, so that it takes little room
                anchors.fill: parent
                anchors.margins: -12
                corner: 96
                middle: 24
                name: "table/rail"
            }
        }
    }

    Item {
        id: area

        height: root.areaHeight
        scale: root.zoom
        transformOrigin: Item.TopLeft
        width: root.areaWidth
        x: (root.width - width * scale) / 2
        y: (root.height - height * scale) / 2
    }
}
