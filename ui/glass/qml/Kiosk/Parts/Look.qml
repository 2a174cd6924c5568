import QtQuick
import Kiosk.Models

// How a seat is drawn: where everything lies, colours by their role, and how much larger its player wants it.
QtObject {
    required property SeatModel seat

    readonly property var place: seat.place // taken once: a map is made anew each time that a model is asked for it
    readonly property string prefix: "seat" + seat.number + "." // of the names by which tests find what is touched
    readonly property bool contrast: seat.contrast
    readonly property bool calm: seat.calm
    readonly property bool large: seat.large
    readonly property real type: large ? 1.2 : 1
    readonly property bool grounded: contrast || large // on a ground of its own: the felt's print is too small, or too faint

    readonly property color ground: contrast ? Theme.black : Theme.plate
    readonly property color raised: contrast ? Theme.black : Theme.panel
    readonly property color plate: contrast ? Theme.black : Qt.alpha(Theme.plate, 0.9)
    readonly property color hairline: contrast ? Theme.white : Qt.alpha(Theme.white, 0.16)
    readonly property color text: contrast ? Theme.white : Theme.text
    readonly property color quiet: contrast ? Theme.white : Theme.quiet
    readonly property color line: contrast ? Theme.white : Qt.alpha(Theme.line, 0.6)
    readonly property color call: contrast ? Theme.bright : Theme.call
    readonly property color gold: contrast ? Theme.bright : Theme.gold
    readonly property color win: contrast ? Theme.bright : Theme.win

    function outcome(name: string): color {
        return name === "win" ? win : text;
    }
}
