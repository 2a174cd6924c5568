import QtQuick

// A button: words, an icon, or both; what it costs at the right, or below the words.
Touch {
    id: root

    property string icon: ""
    property string label: ""
    property string price: ""
    property string tone: "calm" // "primary", "calm", "quiet", "bare", "gold", "call"
    property bool chosen: false
    property bool contrast: false
    property bool stacked: false // the price below the words
    property real side: stacked ? 8 : 14 // free at the right of the words
    property real size: 22

    readonly property bool light: tone === "gold" || tone === "call"
    readonly property color ground: contrast && tone !== "bare" ? Theme.black : tone === "gold" ? Theme.gold : tone === "call" ? Theme.call : tone === "primary" ? Theme.calm : tone === "calm" ? Theme.feltLit : tone === "bare" && !pressed ? "transparent" : Theme.panel
    readonly property color ink: contrast ? (light || tone === "primary" ? Theme.bright : Theme.white) : light ? Theme.ink : Theme.text

    opacity: enabled ? 1 : 0.35
    scale: pressed ? 0.96 : 1

    Plate {
        anchors.fill: parent
        color: root.pressed ? Qt.lighter(root.ground, 1.35) : root.ground
        line: root.chosen || root.pressed ? (root.contrast ? Theme.bright : Theme.text) : root.contrast ? root.ink : Qt.alpha(Theme.line, 0.55)
        lineWidth: root.chosen || root.pressed ? 3 : root.tone === "bare" ? 0 : root.contrast ? 2 : root.tone === "primary" || root.light ? 0 : 1.5
        radius: Theme.corner
    }

    Icon {
        id: sign

        anchors.verticalCenter: parent.verticalCenter
        color: root.ink
        shows: root.icon
        x: root.label === "" ? (root.width - width) / 2 : 16
    }

    Label {
        id: words

        readonly property bool long: text.split(" ").some(word => word.length > 16) // beyond what smaller type can do

        anchors.left: root.icon === "" ? parent.left : sign.right
        anchors.leftMargin: root.stacked ? 8 : 14
        anchors.right: cost.visible && !root.stacked ? cost.left : parent.right
        anchors.rightMargin: cost.visible && !root.stacked ? 8 : root.side
        color: root.ink
        elide: Text.ElideNone
        fontSizeMode: Text.Fit
        height: cost.visible && root.stacked ? root.height - cost.height - 4 : root.height - 6
        horizontalAlignment: root.stacked || root.price === "" && root.icon === "" ? Text.AlignHCenter : Text.AlignLeft
        lineHeight: 0.9
        minimumPixelSize: 13
        size: long ? Math.min(root.size, 17) : root.size
        strong: true
        text: root.label
        visible: root.label !== ""
        wrapMode: long ? Text.Wrap : Text.WordWrap
        y: 3
    }

    Label {
        id: cost

        anchors.bottom: parent.bottom
        anchors.bottomMargin: root.stacked ? 5 : 0
        anchors.right: parent.right
        anchors.rightMargin: root.stacked ? 8 : 14
        color: root.ink
        fontSizeMode: Text.HorizontalFit
        height: root.stacked ? Math.min(root.height * 0.42, root.size * 1.25) : root.height
        horizontalAlignment: root.stacked ? Text.AlignHCenter : Text.AlignRight
        minimumPixelSize: 13
        size: root.size
        strong: true
        text: root.price
        visible: root.price !== ""
        width: root.stacked ? root.width - 16 : Math.min(implicitWidth, root.width / 2)
    }
}
