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
        minimumPixelSize: 16
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
            size: 18
            text: (content.shown + 1) + "/" + content.pages
            width: 48
            x: (paging.width - width) / 2
        }

        TouchButton {
            contrast: root.seat.contrast
            enabled: content.shown < content.pages - 1
            label: root.seat.labels.next ?? ""
            objectName: root.prefix + "next"
            width: where.x - root.gap
            x: paging.width - width

            onTapped: content.page = content.shown + 1
        }
    }

    ButtonGrid {
        id: buttons

        buttons: root.panel.buttons
        look: root.look
        prefix: root.prefix + "press."
        size: 20 * root.look.type
        width: parent.width - 16
        x: 8
        y: root.panel.blocks.length > 0 ? root.height - height - 8 : title.y + title.height + root.gap

        onPressed: name => root.seat.ask("press", name)
    }
}
