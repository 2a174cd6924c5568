pragma ComponentBehavior: Bound

import QtQuick
import Kiosk.Bets
import Kiosk.Models
import Kiosk.Parts

// The row of what is done now: the chips to bet with, or the decision's buttons, or what the round came to, or what is
// going on. The buttons are made once: one that was made stays, with the finger on it.
Item {
    id: root

    required property SeatModel seat
    required property Look look
    property string said: "" // of what the round came to: the row of a pay table that paid, or why
    property bool paid: false // it is such a row

    readonly property var row: look.place.action
    readonly property bool betting: seat.state === "betting"
    readonly property bool settled: seat.state === "result" && seat.net !== ""
    readonly property var actions: betting || seat.state === "ready" ? [] : seat.actions
    readonly property var places: actions.length > 0 ? look.place.decisions[actions.length - 1] : []
    readonly property bool won: seat.outcome === "win"

    ChipRack {
        height: root.row.height
        look: root.look
        seat: root.seat
        visible: root.betting && root.seat.canBet
        width: root.row.width
        y: root.row.y
    }

    Repeater {
        model: 4

        TouchButton {
            required property int index
            property string meant: "" // by the finger on it, even if the button says something else by now

            readonly property var facts: root.actions[index] ?? null
            readonly property var place: root.places[index] ?? null
            readonly property bool figure: !root.look.large && root.actions.length > 3 && (facts?.times ?? "") !== ""

            above: figure ? 24 : 0
            contrast: root.look.contrast
            enabled: facts?.enabled ?? false
            height: place?.height ?? 0
            larger: root.look.type * (height > 100 ? 1.2 : 1)
            label: figure ? facts?.times ?? "" : facts?.verb ?? ""
            objectName: facts ? root.look.prefix + "act." + facts.name : ""
            price: figure ? facts?.amount ?? "" : ((facts?.times ?? "") + " " + (facts?.amount ?? "")).trim()
            tone: facts?.tone ?? "calm"
            visible: facts !== null
            width: place?.width ?? 0
            x: place?.x ?? 0
            y: place?.y ?? 0

            onPressedChanged: {
                if (pressed)
                    meant = facts?.name ?? "";
            }
            onTapped: {
                if (facts?.name === meant)
                    root.seat.ask("act", meant);
            }
        }
    }

    Rectangle { // three buttons that differ in a figure alone have their word in common, on a plate over their heads
        border.color: root.look.hairline
        border.width: root.look.contrast ? 2 : 1
        color: root.look.plate
        height: 22
        objectName: root.look.prefix + "verb"
        radius: 8
        visible: !root.look.large && root.places.length > 3
        width: (root.places[2]?.x ?? x) + (root.places[2]?.width ?? 0) - x - 4
        x: (root.places[0]?.x ?? 0) + 4
        y: root.row.y + 4

        Label {
            anchors.fill: parent
            color: root.look.text
            elide: Text.ElideNone
            horizontalAlignment: Text.AlignHCenter
            size: 20
            strong: true
            text: root.actions[0]?.verb ?? ""
        }
    }

    Label { // a line below it leaves room for it; two leave less
        color: root.won ? root.look.win : root.look.quiet
        elide: Text.ElideNone
        fontSizeMode: Text.HorizontalFit
        height: why.visible ? why.y - y : root.row.height
        horizontalAlignment: Text.AlignHCenter
        minimumPixelSize: 28 * root.look.type
        objectName: root.look.prefix + "net"
        size: (!root.won ? 36 : !why.visible ? 56 : why.lineCount > 1 ? (root.look.large ? 38 : 30) : 44) * root.look.type
        strong: true
        style: root.look.contrast ? Text.Normal : Text.Raised
        styleColor: Qt.alpha(Theme.black, 0.7)
        text: root.seat.net
        visible: root.settled && root.actions.length === 0
        width: root.row.width
        y: root.row.y - (why.visible && why.lineCount > 1 ? 4 : 0)
    }

    Rectangle { // the light on the rail does not shine through the words
        border.color: root.paid ? root.look.gold : root.look.hairline
        border.width: 1
        color: root.look.plate
        height: why.height + 2
        objectName: root.look.prefix + "whyPlate"
        radius: 10
        visible: why.visible
        width: Math.min(root.row.width - 6, why.contentWidth * why.tight + 20)
        x: (root.row.width - width) / 2
        y: why.y - 1
    }

    TightLabel {
        id: why

        color: root.paid ? root.look.win : root.look.text
        lineHeight: 0.88
        lines: 2
        room: root.row.width - 12
        size: 20 * root.look.type
        objectName: root.look.prefix + "why"
        text: root.said
        visible: (root.settled || root.seat.state === "folded") && text !== ""
        x: (root.row.width - width) / 2
        y: root.row.y + root.row.height + (lineCount > 1 ? 8 : 2) - height
    }

    Label {
        color: root.look.text
        elide: Text.ElideNone
        height: root.row.height
        horizontalAlignment: Text.AlignHCenter
        lineHeight: 0.95
        objectName: root.look.prefix + "prompt"
        size: (text.length > 24 ? 20 : 24) * root.look.type
        strong: true
        text: root.seat.after !== "" ? root.seat.after : root.seat.prompt
        visible: !root.betting && !root.settled && root.actions.length === 0 && !["folded", "void", "ready"].includes(root.seat.state)
        width: root.row.width
        wrapMode: Text.WordWrap
        y: root.row.y
    }
}
