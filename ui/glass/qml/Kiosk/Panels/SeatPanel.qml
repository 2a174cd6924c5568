pragma ComponentBehavior: Bound

import QtQuick
import Kiosk.Models
import Kiosk.Parts

// What is laid over a seat: help, the menu, a question. No touch goes through it.
Item {
    id: root

    required property SeatModel seat
    required property Look look

    readonly property PanelModel panel: seat.panel
    readonly property string prefix: look.prefix + "panel."
    readonly property real gap: 6

    objectName: look.prefix + "panel"
    visible: panel.kind !== ""

    TapHandler { // what is touched beside the buttons is touched here
        gesturePolicy: TapHandler.ReleaseWithinBounds
    }

    Rectangle {
        anchors.fill: parent
        border.color: root.look.line
        border.width: root.look.contrast ? 2 : 1.2
        color: root.look.raised
        radius: 18
    }

    Label {
        id: title

        anchors.left: parent.left
        anchors.leftMargin: 14
        anchors.right: close.left
        anchors.rightMargin: 6
        color: root.look.text
        elide: Text.ElideNone
        fontSizeMode: Text.Fit
        height: close.height
        minimumPixelSize: 20
        size: 25 * root.look.type
        strong: true
        text: root.panel.title
        wrapMode: Text.WordWrap
        y: 4
    }

    TouchButton {
        id: close

        anchors.right: parent.right
        anchors.rightMargin: 4
        contrast: root.seat.contrast
        larger: root.look.type
        icon: "cross"
        objectName: root.prefix + "close"
        tone: "quiet"
        y: 4

        onTapped: root.seat.ask("close")
    }

    PanelPages {
        id: content

        readonly property real room: root.height - y - buttons.height - 16

        anchors.left: parent.left
        anchors.margins: 14
        anchors.right: parent.right
        anchors.top: title.bottom
        anchors.topMargin: 6
        height: room - (paging.visible ? paging.height + root.gap : 0)
        look: root.look
        panel: root.panel
    }

    Item {
        id: paging

        anchors.bottom: buttons.top
        anchors.bottomMargin: buttons.height > 0 ? root.gap : 0
        height: Theme.target
        visible: content.tall > content.room
        width: parent.width - 16
        x: 8

        TouchButton {
            contrast: root.seat.contrast
            larger: root.look.type
            enabled: content.shown > 0
            label: root.seat.labels.back ?? ""
            objectName: root.prefix + "back"
            width: where.x - root.gap

            onTapped: content.page = content.shown - 1
        }

        Label {
            id: where

            color: root.look.quiet
            height: paging.height
            horizontalAlignment: Text.AlignHCenter
            size: 20 * root.look.type
            text: (content.shown + 1) + "/" + content.pages
            width: 60
            x: (paging.width - width) / 2
        }

        TouchButton {
            contrast: root.seat.contrast
            larger: root.look.type
            enabled: content.shown < content.pages - 1
            label: root.seat.labels.next ?? ""
            objectName: root.prefix + "next"
            width: where.x - root.gap
            x: paging.width - width

            onTapped: content.page = content.shown + 1
        }
    }

    TextMetrics { // no word is broken, where there is room for a button in each row
        id: longest

        font.family: Theme.family
        font.pixelSize: 20 * root.look.type
        font.weight: Font.DemiBold
        text: root.panel.buttons.map(button => button.label).join(" ").split(" ").reduce((found, word) => word.length > found.length ? word : found, "")
    }

    ButtonGrid {
        id: buttons

        readonly property bool broad: root.panel.abreast === 2 && root.panel.blocks.length === 0 && longest.advanceWidth > root.width / 2 - 17
        readonly property real first: title.y + title.height + root.gap // where nothing lies between the title and them
        readonly property bool many: first + root.panel.buttons.length * (Theme.target + gap) > root.height // for one below the other

        abreast: broad && !many ? 1 : root.panel.abreast
        buttons: root.panel.buttons
        look: root.look
        prefix: root.prefix + "press."
        size: 20 * root.look.type * (broad && many ? (root.width / 2 - 17) / longest.advanceWidth : 1)
        width: parent.width - 16
        x: 8
        y: root.panel.blocks.length > 0 ? root.height - height - 8 : first

        onPressed: name => root.seat.ask("press", name)
    }
}
