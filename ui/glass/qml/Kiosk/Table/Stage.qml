import QtQuick
import Kiosk.Parts

// The area that everything is drawn on, as large as its window allows and in its middle.
Item {
    id: root

    default property alias content: area.data
    property real areaWidth: 1920
    property real areaHeight: 1080
    property real closest: 1 // how much larger than the area the largest of its parts is drawn

    readonly property real zoom: Math.min(width / areaWidth, height / areaHeight)
    readonly property real nearness: zoom * closest * Screen.devicePixelRatio

    // Pictures once read in finely stay so: other windows may show the same.
    onNearnessChanged: if (nearness > 1.2)
        Theme.grain = 2

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
