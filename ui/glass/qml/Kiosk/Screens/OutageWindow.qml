import QtQuick
import Kiosk.Models
import Kiosk.Parts
import Kiosk.Table

// What a screen shows while the table itself cannot be opened.
Window {
    id: root

    required property TableModel table
    property bool full: false

    color: Theme.feltDeep
    height: 1080
    title: table.title
    visibility: full ? Window.FullScreen : Window.Windowed
    width: 1920

    Stage {
        anchors.fill: parent

        Notice {
            table: root.table
            y: 100
        }
    }
}
