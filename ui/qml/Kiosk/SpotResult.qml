pragma ComponentBehavior: Bound

import QtQuick
import Kiosk.Models

// What a spot came to: above, small, what lay on it; below, with its sign, what it won or lost.
Item {
    id: root

    required property Look look
    required property SpotModel spot

    readonly property color ink: look.outcome(spot.outcome)
    readonly property real small: height < 46 ? 14 : 15
    readonly property real upper: Math.min(26, height * 0.42)

    ChipStack {
        id: stack

        chip: Math.min(24, root.upper * 1.1)
        chips: root.spot.chips
        height: root.upper
        most: 2
        visible: root.spot.lamp === ""
        x: 7
        y: 2
    }

    Loader { // few spots have one
        active: root.spot.lamp !== ""
        x: 7
        y: 3

        sourceComponent: Lamp {
            lamp: root.spot.lamp
            look: root.look
            size: Math.min(20, root.upper)
        }
    }

    Label {
        color: root.look.quiet
        height: root.upper
        size: root.small
        text: root.spot.label
        visible: implicitWidth <= width
        width: stake.x + stake.width - stake.contentWidth - x - 4
        x: 34
        y: 2
    }

    Label {
        id: stake

        color: root.look.quiet
        elide: Text.ElideNone
        fontSizeMode: Text.HorizontalFit
        height: root.upper
        horizontalAlignment: Text.AlignRight
        minimumPixelSize: 12
        size: root.small
        text: root.spot.amount
        width: root.width - 43
        x: 36
        y: 2
    }

    OutcomeSign {
        id: sign

        color: root.ink
        outcome: root.spot.outcome
        size: 18
        visible: !result.wants
        x: 6
        y: root.upper + (root.height - root.upper - size) / 2 - 2
    }

    Label {
        id: result

        readonly property bool wants: root.width < 116 && text.length > 7 // the room of the sign; money has one of its own

        color: root.ink
        elide: Text.ElideNone
        fontSizeMode: Text.Fit
        height: root.height - root.upper - 3
        horizontalAlignment: Text.AlignRight
        minimumPixelSize: 14
        size: 20
        strong: true
        text: root.spot.result.replace(/[+\u2212]/g, sign => sign + "\u2060") // no break after it
        width: root.width - x - 7
        wrapMode: text.includes(" ") ? Text.WordWrap : Text.NoWrap
        x: wants ? 5 : sign.x + sign.width + 2
        y: root.upper
    }
}
