import QtQuick
import Kiosk.Bets
import Kiosk.Models
import Kiosk.Panels
import Kiosk.Parts

// Between a seat's head and its bar: words, cards, spots, chips, and what may be done now.
Item {
    id: root

    required property SeatModel seat
    required property Look look
    property Item shoe: null

    readonly property bool vacant: seat.state === "empty" || seat.state === "closed"
    readonly property bool locked: seat.state === "locked"
    readonly property bool settled: seat.state === "result"
    readonly property bool playing: cards.dealt > 0 && !vacant && !locked
    readonly property bool tooled: seat.state === "betting" && (seat.canBet || seat.canRepeat || seat.canDouble || seat.canUndo)
    readonly property bool acting: seat.actions.length > 0
    readonly property bool promptOver: !playing && seat.actions.length > 1 && (!tooled || spots.rows < 4)
    readonly property real gap: 6
    readonly property real line: Math.round(26 * look.type)
    readonly property real over: tooled ? rack.y : playing ? chosen.y : 0 // where a note may cover what is there
    readonly property real clear: tooled ? rack.y : result.visible ? result.y : actions.y // nothing to touch above it

    Label {
        id: over

        color: root.look.text
        fontSizeMode: Text.HorizontalFit
        height: visible ? root.line : 0
        horizontalAlignment: Text.AlignHCenter
        minimumPixelSize: 12
        objectName: root.look.prefix + "over"
        size: 21 * root.look.type
        strong: true
        text: root.seat.hand !== "" && !root.seat.choosing ? root.seat.hand : root.acting ? root.seat.prompt : ""
        visible: root.playing && !root.settled
        width: root.width
    }

    SeatCards {
        id: cards

        anchors.top: over.bottom
        anchors.topMargin: root.seat.choosing ? 20 : 2
        covered: root.seat.note !== ""
        height: root.playing ? implicitHeight : 0
        look: root.look
        narrow: spots.rows > 2 && (root.seat.actions.length > 2 || root.settled && root.seat.large)
        seat: root.seat
        shoe: root.shoe
        visible: root.playing
        width: root.width
    }

    Label {
        id: chosen

        anchors.top: cards.bottom
        color: root.look.text
        fontSizeMode: Text.HorizontalFit
        height: visible ? root.line + 4 : 0
        horizontalAlignment: Text.AlignHCenter
        minimumPixelSize: 14
        size: 20 * root.look.type
        strong: true
        text: root.seat.hand
        visible: root.playing && root.seat.choosing && text !== ""
        width: root.width
    }

    SeatLock {
        id: lock

        look: root.look
        seat: root.seat
        visible: root.locked
        width: root.width
        y: 8
    }

    Spots {
        id: spots

        betting: root.seat.state === "betting"
        ground: root.vacant ? root.height * 0.54 : (root.locked ? root.height : prompt.visible ? prompt.y : root.clear) - root.gap
        look: root.look
        opacity: root.vacant && !root.look.contrast ? 0.55 : 1
        seat: root.seat
        ceiling: (root.locked ? lock.y + lock.height : chosen.y + chosen.height) + (root.playing || root.locked ? root.gap : 0)
        width: root.width
    }

    Icon {
        anchors.bottom: actions.top
        anchors.horizontalCenter: parent.horizontalCenter
        color: root.look.quiet
        shows: root.seat.state === "ready" ? "check" : "clock"
        size: 56
        visible: ["ready", "waiting", "away"].includes(root.seat.state) && !root.playing && !root.promptOver
    }

    ChipRack {
        id: rack

        anchors.bottom: tools.top
        enabled: root.seat.note === "" // which lies over it
        look: root.look
        seat: root.seat
        visible: root.tooled
        width: root.width
    }

    SeatTools {
        id: tools

        anchors.bottom: actions.top
        anchors.bottomMargin: root.gap
        height: Theme.target
        look: root.look
        seat: root.seat
        visible: root.tooled
        width: root.width
    }

    Label {
        id: prompt

        anchors.bottom: root.tooled ? rack.top : actions.top
        anchors.bottomMargin: root.tooled ? 0 : 4
        color: root.look.text
        elide: Text.ElideNone
        fontSizeMode: Text.Fit
        height: root.tooled ? root.line : 2 * root.line
        horizontalAlignment: Text.AlignHCenter
        minimumPixelSize: 14
        size: 20 * root.look.type
        text: root.seat.prompt
        visible: root.promptOver
        width: root.width
        wrapMode: Text.WordWrap
    }

    SeatResult {
        id: result

        anchors.bottom: root.acting ? actions.top : parent.bottom
        anchors.bottomMargin: root.acting ? root.gap : 0
        look: root.look
        seat: root.seat
        tight: spots.rows > 3
        visible: root.settled && root.seat.net !== ""
        width: root.width
    }

    SeatActions {
        id: actions

        anchors.bottom: parent.bottom
        look: root.look
        prompt: root.playing && root.acting ? "" : root.seat.prompt
        seat: root.seat
        visible: !root.locked && !root.vacant && (root.acting || !result.visible)
        width: root.width
    }
}
