import QtQuick

// A card as a picture: its face in two or four colours, or its back while no face is shown.
Picture {
    property string face: "" // "As"
    property string back: "red"
    property bool fourColours: false

    height: Math.round(width * Theme.cardRatio)
    name: face === "" ? "cards/back-" + back : "cards/" + (fourColours && (face.endsWith("c") || face.endsWith("d")) ? "four/" : "") + face
}
