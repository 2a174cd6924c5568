import QtQuick

// A button: words or an icon, and what it costs below the words. One that stakes something is burgundy, others are quiet.
Touch {
    id: root

    property string icon: ""
    property string label: ""
    property string price: ""
    property string tone: "calm" // "primary", "calm", "quiet", "call"
    property bool chosen: false
    property bool contrast: false
    property real side: edge // free at the right of the words
    property real size: 20
    property real above: 0 // of it, where a word lies that several have in common
    property real larger: 1 // the player wants type so much larger; it has what the button has room for

    readonly property real edge: width > 110 ? 6 : 2
    readonly property real spare: Math.max(0, (height - above - 84) / 2) // of a high one, above and below its words
    readonly property real type: size * Math.max(1, Math.min(larger, (words.room - 2) / (price === "" ? word : line).advanceWidth))
    readonly property bool stakes: tone === "primary"
    readonly property color lit: contrast ? Theme.black : tone === "call" ? Theme.call : stakes ? Theme.burgundyLit : Theme.calm
    readonly property color deep: contrast ? Theme.black : tone === "call" ? Theme.call : stakes ? Theme.burgundy : Theme.panel
    readonly property color ink: contrast ? (stakes || tone === "call" ? Theme.bright : Theme.white) : tone === "call" ? Theme.ink : Theme.text

    opacity: enabled ? 1 : 0.4

    TextMetrics {
        id: line

        font.family: words.font.family
        font.pixelSize: root.size
        font.weight: words.font.weight
        text: root.label
    }

    TextMetrics { // lines break between words, where there is no price below them
        id: word

        font: line.font
        text: root.label.split(" ").reduce((longest, one) => one.length > longest.length ? one : longest, "")
    }

    TextMetrics { // the price in the smallest type that it may have
        id: least

        font.family: words.font.family
        font.pixelSize: 20
        font.weight: words.font.weight
        text: root.price
    }

    Rectangle { // its lower edge
        anchors.fill: parent
        color: root.contrast ? Theme.black : root.stakes ? Theme.burgundyDeep : Theme.plate
        radius: Theme.corner
    }

    Rectangle {
        anchors.fill: parent
        anchors.bottomMargin: root.pressed ? 0 : 3
        anchors.topMargin: root.pressed ? 3 : 0
        border.color: root.contrast ? (root.chosen || root.pressed ? Theme.bright : root.ink) : root.chosen || root.pressed ? Theme.text : root.stakes ? Qt.alpha(Theme.white, 0.28) : Qt.alpha(Theme.text, 0.72)
        border.width: root.chosen || root.pressed ? 3 : root.contrast || !root.stakes ? 2 : 1
        radius: Theme.corner

        gradient: Gradient {
            GradientStop {
                color: root.pressed ? Qt.lighter(root.lit, 1.25) : root.lit
                position: 0
            }

            GradientStop {
                color: root.pressed ? Qt.lighter(root.deep, 1.25) : root.deep
                position: 1
            }
        }
    }

    Icon {
        anchors.centerIn: parent
        anchors.verticalCenterOffset: root.pressed ? 1 : -1
        color: root.ink
        shows: root.icon
        size: 34 * root.larger
    }

    TightLabel {
        id: words

        color: root.ink
        fontSizeMode: root.price === "" ? Text.Fit : Text.FixedSize // rather a little smaller than a line more
        minimumPixelSize: Math.min(root.type, 20)
        narrowest: 0.92
        room: root.width - root.edge - root.side
        height: root.height - y - root.spare - (cost.visible ? cost.height : 3)
        lineHeight: root.label.length > 1 ? 0.9 : 1
        size: root.type
        strong: true
        text: root.label
        visible: root.label !== ""
        x: root.edge + (room - width) / 2
        y: root.above + root.spare
    }

    Label {
        id: cost

        color: root.ink
        elide: Text.ElideNone
        fontSizeMode: Text.HorizontalFit
        height: Math.round(size * (root.above > 0 ? 1.15 : 1.35))
        horizontalAlignment: Text.AlignHCenter
        minimumPixelSize: 20
        size: root.type + (root.price.length < 7 && root.above === 0 ? 4 : 0)
        strong: true
        text: root.price
        visible: root.price !== ""
        width: Math.max(root.width - 6, Math.ceil(least.advanceWidth))
        x: (root.width - width) / 2
        y: root.height - height - root.spare - (root.above > 0 ? 3 : 4)

        transform: Scale { // a long price is exact all the same
            origin.x: cost.width / 2
            xScale: Math.min(1, (root.width - 6) / cost.width)
        }
    }
}
