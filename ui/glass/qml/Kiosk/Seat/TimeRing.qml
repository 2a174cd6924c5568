pragma ComponentBehavior: Bound

import QtQuick
import Kiosk.Models
import Kiosk.Parts

// The time left, around the seat: marks that go out one after the other, from the top's middle clockwise; dots while the
// time runs from the bank. The marks of a side are one picture, so that there are few things to draw.
Item {
    id: root

    required property SeatModel seat
    required property Look look

    readonly property real corner: 18.5
    readonly property real inset: 1.5
    readonly property int pitch: 16 // from a mark to the next
    readonly property int wide: 2 * Math.round((width - 2 * corner) / 2 / pitch) // marks of a side
    readonly property int high: Math.round((height - 2 * corner) / pitch)
    readonly property int bend: 2 // marks of a corner
    readonly property int marks: 2 * (wide + high + 2 * bend)
    readonly property int out: marks - Math.ceil(seat.share * marks)
    readonly property url picture: Theme.art + "lights/" + (seat.onBank ? "bank" : "time") + (look.contrast ? "-contrast" : "") + ".png"

    component Run: Image {
        required property int first // of the marks, counted all around
        required property int count
        property real start: 0 // along the side

        readonly property int gone: Math.max(0, Math.min(count, root.out - first))
        readonly property int fine: Theme.grain > 1 ? 2 : 1

        fillMode: Image.Tile
        height: root.pitch / 2 * fine
        horizontalAlignment: Image.AlignLeft
        scale: 1 / fine
        source: root.picture
        sourceSize.width: root.pitch * fine
        transformOrigin: Item.TopLeft
        verticalAlignment: Image.AlignTop
        visible: gone < count
        width: (count - gone) * root.pitch * fine
        x: start + gone * root.pitch
        y: root.inset - root.pitch / 4
    }

    Repeater {
        model: 4 // sides: each from its left as seen from the middle

        Item {
            id: side

            required property int index

            readonly property bool upright: index % 2 === 1
            readonly property real along: upright ? root.height : root.width
            readonly property int count: upright ? root.high : root.wide
            readonly property int before: index === 0 ? 0 : root.wide / 2 + root.bend + [0, 0, root.high + root.bend, root.high + root.wide + 2 * root.bend][index] // marks, or half of the top's

            rotation: 90 * index
            transformOrigin: Item.TopLeft
            x: index === 1 || index === 2 ? root.width : 0
            y: index === 2 || index === 3 ? root.height : 0

            Run {
                count: side.index === 0 ? side.count / 2 : side.count
                first: side.before
                start: side.index === 0 ? side.along / 2 : (side.along - side.count * root.pitch) / 2
            }

            Run { // the top's left half, which goes out last
                count: side.index === 0 ? side.count / 2 : 0
                first: root.marks - count
                start: side.along / 2 - count * root.pitch
            }

            Repeater {
                model: root.bend

                Item { // where the corner's bend has its middle
                    id: turn

                    required property int index

                    rotation: 90 * (index + 0.5) / root.bend
                    x: side.along - root.corner
                    y: root.corner

                    Run {
                        count: 1
                        first: side.before + (side.index === 0 ? side.count / 2 : side.count) + turn.index
                        start: -root.pitch / 2
                        y: root.inset - root.pitch / 4 - root.corner
                    }
                }
            }
        }
    }
}
