pragma ComponentBehavior: Bound

import QtQuick
import Kiosk.Models
import Kiosk.Parts

// While bets are open no cards lie in their row. There it says what the last hand came to, or what to do, and has what
// shortens betting: the last bets again, twice as much, one step back, all away; deal. Each has its place for good.
Item {
    id: root

    required property SeatModel seat
    required property Look look
    required property var told // where it is told something

    readonly property var place: look.place
    readonly property var at: seat.controls
    readonly property bool open: seat.state === "betting"
    readonly property bool bet: open && (seat.canUndo || seat.canClear)
    readonly property bool read: seat.pays.kind !== "" // a pay table lies here: it is touched to go on, and at last to close it
    readonly property var action: seat.actions.length > 0 ? seat.actions[0] : null // deal, sit out, buy in, not yet
    readonly property bool wide: !firstButton.visible // a single button has the whole row

    Rectangle { // how the last hand stood, in at most two lines, and what it came to
        id: stood

        border.color: root.look.hairline
        border.width: 1
        color: root.look.plate
        height: (verdict.text !== "" ? verdict.height : 0) + net.height + 1
        objectName: root.look.prefix + "verdict"
        radius: 12
        visible: net.visible
        width: root.at.said.width
        x: root.at.said.x
        y: net.y + net.height - height

        Verdict {
            id: verdict

            anchors.horizontalCenter: parent.horizontalCenter
            y: 1
            text: sentence.lineCount > (root.look.large ? 3 : 2) ? root.seat.lastHand : root.seat.verdict
        }

        Verdict {
            id: sentence

            text: root.seat.verdict
            visible: false
        }
    }

    Label { // what it came to
        id: net

        readonly property bool shares: verdict.text !== "" // the row

        color: root.look.outcome(root.seat.outcome)
        elide: Text.ElideNone
        fontSizeMode: Text.HorizontalFit
        height: shares ? 32 * root.look.type : root.at.said.height
        horizontalAlignment: Text.AlignHCenter
        minimumPixelSize: 20
        size: (shares ? 30 : 36) * root.look.type
        strong: true
        text: root.seat.net
        visible: root.open && !root.bet && text !== ""
        width: root.at.said.width + 6
        x: root.at.said.x - 3
        y: root.at.said.y + root.at.said.height - height + (shares ? 3 : 0)
    }

    Label { // what to do
        id: prompt

        readonly property real inset: root.look.large ? 10 : 0 // large, the side spots' names come near

        color: root.look.text
        elide: Text.ElideNone
        height: root.look.large || root.action !== null || root.open && root.seat.canRepeat ? root.at.said.height : root.at.lower.y + root.at.lower.height - root.at.said.y
        horizontalAlignment: Text.AlignHCenter
        lineHeight: 0.92
        objectName: root.look.prefix + "over"
        size: 20 * root.look.type
        text: root.seat.prompt
        visible: !root.bet && (root.seat.net === "" || !root.open)
        width: root.at.said.width - 2 * inset
        wrapMode: Text.WordWrap
        x: root.at.said.x + inset
        y: root.at.said.y
    }

    Rectangle { // what is missing, above all that is touched: it hides nothing that is needed for it
        border.color: root.look.hairline
        border.width: 1
        color: root.look.plate
        height: missing.height + 8
        radius: 14
        visible: root.seat.warns && !prompt.visible && root.seat.note === "" && missing.text !== ""
        width: missing.width + 20
        x: root.told.x + (root.told.width - width) / 2
        y: root.told.y + root.told.height - height

        Label {
            id: missing

            anchors.centerIn: parent
            color: root.look.text
            elide: Text.ElideNone
            horizontalAlignment: Text.AlignHCenter
            lineHeight: 0.92
            size: 20 * root.look.type
            text: root.seat.prompt
            width: Math.min(implicitWidth, root.told.width - 24)
            wrapMode: Text.WordWrap
        }
    }

    TouchButton {
        contrast: root.seat.contrast
        larger: root.look.type
        enabled: root.seat.canMax
        height: root.at.most.height
        label: root.seat.labels.max ?? ""
        objectName: root.look.prefix + "max"
        visible: root.bet
        width: root.at.most.width
        x: root.at.most.x
        y: root.at.most.y

        onTapped: root.seat.ask("max")
    }

    TouchButton {
        contrast: root.seat.contrast
        larger: root.look.type
        height: root.at.double.height
        icon: "double"
        enabled: root.seat.canDouble
        objectName: root.look.prefix + "double"
        visible: root.bet
        width: root.at.double.width
        x: root.at.double.x
        y: root.at.double.y

        onTapped: root.seat.ask("double")
    }

    TouchButton {
        contrast: root.seat.contrast
        larger: root.look.type
        height: root.at.clear.height
        enabled: root.seat.canClear
        icon: "clear"
        objectName: root.look.prefix + "clear"
        visible: root.bet && !root.read
        width: root.at.clear.width
        x: root.at.clear.x
        y: root.at.clear.y

        onTapped: root.seat.ask("clear")
    }

    TouchButton { // a keypad, for an exact amount
        contrast: root.seat.contrast
        height: root.at.custom.height
        objectName: root.look.prefix + "custom"
        visible: root.open && root.seat.canCustom && !root.read
        width: root.at.custom.width
        x: root.at.custom.x
        y: root.at.custom.y

        onTapped: root.seat.ask("press", "custom")

        Grid {
            anchors.centerIn: parent
            columns: 3
            spacing: 6 * root.look.type

            Repeater {
                model: 9

                Rectangle {
                    color: root.look.text
                    height: 7 * root.look.type
                    radius: 2
                    width: 7 * root.look.type
                }
            }
        }
    }

    Touch {
        id: sign

        readonly property var place: root.at.ask

        height: place.height
        objectName: root.look.prefix + "ask.pays"
        visible: root.open && !root.read
        width: place.width
        x: place.x
        y: place.y

        onTapped: root.seat.ask("pays")

        Icon {
            anchors.centerIn: parent
            color: root.seat.asksPays || sign.pressed ? root.look.call : root.look.text
            shows: "info"
            size: (sign.pressed ? 34 : 30) * root.look.type
        }
    }

    TouchButton {
        id: firstButton

        property string meant: "" // by the finger on it

        readonly property string does: root.bet ? "undo" : "repeat"

        contrast: root.seat.contrast
        larger: root.look.type
        height: root.at.first.height
        icon: does
        objectName: root.look.prefix + does
        visible: root.bet || root.open && root.seat.canRepeat
        width: root.at.first.width
        x: root.at.first.x
        y: root.at.first.y

        onPressedChanged: {
            if (pressed)
                meant = does;
        }
        onTapped: {
            if (meant === does)
                root.seat.ask(does);
        }
    }

    TouchButton {
        property string meant: ""

        readonly property string does: root.action?.name ?? ""

        contrast: root.seat.contrast
        larger: root.look.type
        height: root.at.second.height
        enabled: root.action?.enabled ?? false
        label: root.action?.label ?? ""
        objectName: root.look.prefix + "act." + does
        price: root.action?.amount ?? ""
        tone: root.action?.tone ?? "calm"
        visible: root.action !== null
        width: root.wide ? root.at.lower.width : root.at.second.width
        x: root.wide ? root.at.lower.x : root.at.second.x
        y: root.at.second.y

        onPressedChanged: {
            if (pressed)
                meant = does + label;
        }
        onTapped: {
            if (meant === does + label)
                root.seat.ask("act", does);
        }
    }

    component Verdict: Label {
        color: root.look.text
        elide: Text.ElideNone
        horizontalAlignment: Text.AlignHCenter
        lineHeight: 0.92
        size: root.look.large ? 22 : 20
        width: root.at.said.width - 8
        wrapMode: Text.WordWrap
    }
}
