pragma Singleton

import QtQuick

// Colours, sizes and times by the role they play. A test holds the colours to ui/palette.py.
QtObject {
    readonly property color felt: "#0f3d38"
    readonly property color feltLit: "#164e47"
    readonly property color feltDeep: "#08221f"
    readonly property color line: "#7fa79c"
    readonly property color panel: "#0a2926"
    readonly property color screen: "#06110f"
    readonly property color calm: "#1c6a5a"
    readonly property color plate: "#04211a"
    readonly property color burgundy: "#9a1c31"
    readonly property color burgundyLit: "#c13049"
    readonly property color burgundyDeep: "#4a0a16"

    readonly property color text: "#f5f1e6"
    readonly property color quiet: "#d5e3db"
    readonly property color yellow: "#e7b52a"
    readonly property color gold: "#ecc35c"
    readonly property color goldLit: "#fbe7a9"
    readonly property color win: "#f6dc9a"
    readonly property color loss: "#f4b0a6"
    readonly property color neutral: "#c9d6d1"
    readonly property color call: "#f7b57e"
    readonly property color ink: "#15181d"

    readonly property color black: "#000000"
    readonly property color white: "#ffffff"
    readonly property color bright: "#ffe14d"

    // Type: one family, tabular figures; the program has another stand in for Chinese
    readonly property string family: "Croupier Sans"

    // Sizes at 1920 x 1080
    readonly property real target: 64 // the least that a finger is asked to hit
    readonly property real cardWidth: 104
    readonly property real cardRatio: 1.4
    readonly property real corner: 14

    // Pictures are drawn at twice their size; they are read in at what the screen can show.
    property real grain: 1

    // Times in milliseconds
    readonly property int quick: 150
    readonly property int move: 220 // a hand, a head, a digit

    readonly property url art: Qt.resolvedUrl("../../../../../resources/art/")
}
