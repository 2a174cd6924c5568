import QtQuick
import Kiosk.Models
import Kiosk.Parts

// While bets are open no cards lie in their row. There it says what the last hand came to, or what to do, and has what
// shortens betting: the last bets again, twice as much, one step back, all away; deal. Each has its place for good.
Item {
    id: root

    required property SeatModel seat
    required property Look look

    readonly property var place: seat.place
    readonly property bool open: seat.state === "betting"
    readonly property bool bet: open && (seat.canUndo || seat.canClear)
    readonly property var action: seat.actions.length > 0 ? seat.actions[0] : null // deal, sit out, buy in, not yet
    readonly property bool wide: !firstButton.visible // a single button has the whole row

    Rectangle { // how the last hand stood: it grows upwards, into the room above the cards' row
        id: stood

        border.color: root.look.hairline
        border.width: 1
        color: root.look.plate
        height: verdict.height + 4
        objectName: root.look.prefix + "verdict"
        radius: 12
        visible: root.open && !root.bet && verdict.text !== ""
        width: root.place.upper.width
        x: root.place.upper.x
        y: net.y + (net.visible ? 2 : net.height) - height

        Label {
            id: verdict

            anchors.centerIn: parent
            color: root.look.text
            elide: Text.ElideNone
            horizontalAlignment: Text.AlignHCenter
            lineHeight: 0.92
            size: 20
            text: root.seat.verdict
            width: parent.width - 8
            wrapMode: Text.Wrap
        }
    }

    Label { // what it came to
        id: net

        readonly property bool shares: stood.visible // the row with the verdict; a long one has all of it

        color: root.look.outcome(root.seat.outcome)
        elide: Text.ElideNone
        fontSizeMode: Text.HorizontalFit
        height: shares ? 34 : root.place.upper.height
        horizontalAlignment: Text.AlignHCenter
        minimumPixelSize: 20
        size: shares ? 30 : 36
        strong: true
        text: root.seat.net
        visible: root.open && !root.bet && text !== "" && (!shares || verdict.lineCount < 4)
        width: root.place.upper.width
        x: root.place.upper.x
        y: root.place.upper.y + root.place.upper.height - height
    }

    Label { // what to do
        id: prompt

        color: root.look.text
        elide: Text.ElideNone
        height: root.action !== null || root.open && root.seat.canRepeat ? root.place.upper.height : root.place.lower.y + root.place.lower.height - root.place.upper.y
        horizontalAlignment: Text.AlignHCenter
        lineHeight: 0.92
        objectName: root.look.prefix + "over"
        size: 20
        text: root.seat.prompt
        visible: !root.bet && (root.seat.net === "" || !root.open)
        width: root.place.upper.width
        wrapMode: Text.Wrap
        x: root.place.upper.x
        y: root.place.upper.y
    }

    Rectangle { // what is missing, above all that is touched: it hides nothing that is needed for it
        border.color: root.look.hairline
        border.width: 1
        color: root.look.plate
        height: missing.height + 8
        radius: 14
        visible: root.bet && root.action !== null && !root.action.enabled && root.seat.note === "" && missing.text !== ""
        width: missing.width + 20
        x: (root.width - width) / 2
        y: root.place.most.y - 4 - height

        Label {
            id: missing

            anchors.centerIn: parent
            color: root.look.text
            elide: Text.ElideNone
            horizontalAlignment: Text.AlignHCenter
            lineHeight: 0.92
            size: 20
            text: root.seat.prompt
            width: Math.min(implicitWidth, root.place.note.width - 24)
            wrapMode: Text.Wrap
        }
    }

    TouchButton {
        contrast: root.seat.contrast
        enabled: root.seat.canMax
        height: root.place.most.height
        label: root.seat.labels.max ?? ""
        objectName: root.look.prefix + "max"
        visible: root.bet
        width: root.place.most.width
        x: root.place.most.x
        y: root.place.most.y

        onTapped: root.seat.ask("max")
    }

    TouchButton {
        contrast: root.seat.contrast
        height: root.place.double.height
        icon: "double"
        enabled: root.seat.canDouble
        objectName: root.look.prefix + "double"
        visible: root.bet
        width: root.place.double.width
        x: root.place.double.x
        y: root.place.double.y

        onTapped: root.seat.ask("double")
    }

    TouchButton {
        contrast: root.seat.contrast
        height: root.place.clear.height
        enabled: root.seat.canClear
        icon: "clear"
        objectName: root.look.prefix + "clear"
        visible: root.bet
        width: root.place.clear.width
        x: root.place.clear.x
        y: root.place.clear.y

        onTapped: root.seat.ask("clear")
    }

    TouchButton {
        id: firstButton

        property string meant: "" // by the finger on it

        readonly property string does: root.bet ? "undo" : "repeat"

        contrast: root.seat.contrast
        height: root.place.first.height
        icon: does
        objectName: root.look.prefix + does
        visible: root.bet || root.open && root.seat.canRepeat
        width: root.place.first.width
        x: root.place.first.x
        y: root.place.first.y

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
        height: root.place.second.height
        enabled: root.action?.enabled ?? false
        label: root.action?.label ?? ""
        objectName: root.look.prefix + "act." + does
        price: root.action?.amount ?? ""
        tone: root.action?.tone ?? "calm"
        visible: root.action !== null
        width: root.wide ? root.place.lower.width : root.place.second.width
        x: root.wide ? root.place.lower.x : root.place.second.x
        y: root.place.second.y

        onPressedChanged: {
            if (pressed)
                meant = does + label;
        }
        onTapped: {
            if (meant === does + label)
                root.seat.ask("act", does);
        }
    }
}
