pragma ComponentBehavior: Bound

import QtQuick
import Kiosk.Models
import Kiosk.Parts

// What lies on a spot. The wider and taller it is, the more of this there is room for: chips, the name, the amount.
Item {
    id: root

    required property Look look
    required property SpotModel spot

    readonly property bool tall: height >= 52
    readonly property bool wide: width >= 116
    readonly property bool sensed: spot.lamp !== ""
    readonly property bool filled: spot.amount !== ""
    readonly property bool lined: filled && !tall && height >= 32 // the name above, the chips and the amount below
    readonly property real close: height < 38 ? 0 : 1 // how much nearer its two lines may be
    readonly property bool thin: lined && !wide
    readonly property bool upright: tall && !wide // the one below the other
    readonly property real pile: upright ? 36 : tall ? 44 : wide ? Math.min(30, height) : 22
    readonly property real beside: filled || sensed ? pile + (wide ? 10 : 6) : 6 // where words begin

    ChipStack {
        id: stack

        anchors.bottom: parent.bottom
        anchors.bottomMargin: root.upright ? Math.max(8, Math.min(20, root.height - 22 - chip * 0.627 - (count - 1) * step)) : Math.max(2, root.thin ? 4 : (root.height - chip * 0.627) / 2 - (root.tall ? 8 : 1))
        chip: root.pile
        chips: root.spot.chips
        height: implicitHeight
        most: root.upright ? Math.max(1, Math.floor((root.height - 55) / step) + 1) : root.tall ? 5 : 2
        visible: root.filled && !root.sensed
        x: root.upright ? (root.width - chip) / 2 : root.wide ? 6 : 4
    }

    Loader { // few spots have one
        active: root.sensed
        x: root.upright || !title.visible && !root.filled ? (root.width - width) / 2 : 6
        y: root.upright ? 4 : root.thin ? root.height - height - 3 : (root.height - height) / 2

        sourceComponent: Lamp {
            lamp: root.spot.lamp
            look: root.look
            size: root.upright ? (root.filled ? 38 : 30) : root.thin ? 18 : Math.min(root.tall ? 46 : root.wide ? 28 : 22, root.height - 4)
        }
    }

    Label { // its name: all over an empty spot, small where there is money
        id: title

        readonly property bool small: root.filled || root.sensed

        color: small || !root.spot.open ? root.look.quiet : root.look.text
        elide: maximumLineCount > 1 ? Text.ElideNone : Text.ElideRight
        font.letterSpacing: small && (root.upright || root.thin) ? -0.6 : 0
        fontSizeMode: root.lined ? Text.HorizontalFit : Text.Fit
        height: !small ? root.height - 4 : root.sensed && root.upright ? root.height - 37 : root.filled && !root.upright ? root.height * 0.46 : root.upright ? 19 : root.height
        horizontalAlignment: root.upright || !small ? Text.AlignHCenter : root.thin ? Text.AlignHCenter : root.filled ? Text.AlignRight : Text.AlignLeft
        maximumLineCount: !root.tall || small && root.filled ? 1 : 2
        minimumPixelSize: 14
        opacity: small && (truncated || contentWidth > width) ? 0 : 1 // beside money, its place has to say it
        size: root.lined ? 15 : small ? 16 : root.tall ? 20 : 18
        strong: !small && root.spot.open
        text: root.spot.label
        visible: root.lined || (root.sensed ? !root.filled && (root.tall || root.wide) : !root.filled || root.tall)
        width: root.width - x - (!small ? 3 : root.upright || root.thin ? 2 : 8)
        wrapMode: maximumLineCount > 1 ? Text.WordWrap : Text.NoWrap
        x: !small ? 3 : root.upright || root.thin ? 2 : root.beside
        y: !small ? 2 : root.lined ? root.close : root.sensed && root.upright ? 35 : root.filled && !root.upright ? 4 : root.upright ? 3 : 0
    }

    Rectangle { // so that the amount can be read before the chips
        color: Qt.alpha(Theme.black, 0.72)
        height: 20
        radius: 10
        visible: root.upright && root.filled && !root.sensed
        width: Math.min(root.width - 10, amount.contentWidth + 14)
        x: (root.width - width) / 2
        y: root.height - 24
    }

    Label {
        id: amount

        color: root.look.text
        elide: Text.ElideNone
        fontSizeMode: Text.HorizontalFit
        height: root.upright ? 22 : title.visible ? root.height * 0.5 : root.height
        horizontalAlignment: root.upright ? Text.AlignHCenter : Text.AlignRight
        minimumPixelSize: 12
        size: root.tall && root.wide ? 21 * root.look.type : 18
        strong: true
        text: root.spot.amount
        visible: root.filled
        width: root.width - x - (root.upright ? 6 : root.wide ? 8 : 5)
        x: root.upright ? 6 : root.beside
        y: root.upright ? root.height - 25 : title.visible ? root.height * 0.5 - (root.lined ? root.close : 3) : 0
    }

    Connections {
        function onAmountChanged() {
            if (root.spot.open && root.filled && !root.look.calm)
                stack.drop();
        }

        target: root.spot
    }
}
