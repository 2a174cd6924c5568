pragma ComponentBehavior: Bound

import QtQuick
import Kiosk.Models
import Kiosk.Parts

// What a spot came to: above, small, what lay on it; below, with its sign, what it won or lost.
Item {
    id: root

    required property Look look
    required property SpotModel spot

    readonly property color ink: look.outcome(spot.outcome)
    readonly property bool lined: width < 116 && height >= 50 // the name has a line of its own
    readonly property bool crowded: !lined && title.implicitWidth > stake.x + stake.width - stake.contentWidth - 38
    readonly property real small: height < 46 ? 14 : lined || height < 52 ? 15 : 15 * look.type
    readonly property real second: lined ? 13 : 0 // where the line with the stake begins
    readonly property real upper: lined ? 31 : Math.min(26, height * 0.42) // where that ends

    ChipStack {
        chip: Math.min(24, root.upper * 1.1)
        chips: root.spot.chips
        height: root.upper
        most: 2
        visible: root.spot.lamp === "" && !root.lined && !(root.crowded && title.opacity > 0)
        x: 7
        y: 2
    }

    Loader { // few spots have one
        active: root.spot.lamp !== ""
        x: 7
        y: root.second + 3

        sourceComponent: Lamp {
            lamp: root.spot.lamp
            look: root.look
            size: Math.min(20, root.upper - root.second - 3)
        }
    }

    Label {
        id: title

        color: root.look.quiet
        elide: Text.ElideNone
        font.letterSpacing: root.lined ? -0.9 : -0.3
        fontSizeMode: Text.HorizontalFit
        height: root.lined ? 17 : root.upper
        horizontalAlignment: root.lined ? Text.AlignHCenter : Text.AlignLeft
        minimumPixelSize: 14
        opacity: contentWidth > width ? 0 : 1 // its place has to say it
        size: root.small
        text: root.spot.label
        width: (root.lined ? root.width - 2 : stake.x + stake.width - stake.contentWidth - 4) - x
        x: root.lined ? 2 : root.crowded && root.spot.lamp === "" ? 8 : 34
        y: root.lined ? 1 : 2
    }

    Label {
        id: stake

        color: root.look.quiet
        elide: Text.ElideNone
        fontSizeMode: Text.HorizontalFit
        height: root.upper - root.second
        horizontalAlignment: Text.AlignRight
        minimumPixelSize: 12
        size: root.small
        text: root.spot.amount
        width: root.width - 43
        x: 36
        y: root.second + 2
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
        fontSizeMode: root.lined ? Text.HorizontalFit : Text.Fit
        height: root.height - root.upper - 3
        horizontalAlignment: Text.AlignRight
        minimumPixelSize: 14
        size: root.lined ? 18 : 20 * root.look.type
        strong: true
        text: root.spot.result.replace(/[+\u2212]/g, sign => sign + "\u2060") // no break after it
        width: root.width - x - 7
        wrapMode: text.includes(" ") ? Text.WordWrap : Text.NoWrap
        x: wants ? 5 : sign.x + sign.width + 2
        y: root.upper
    }
}
