import QtQuick
import Kiosk.Models
import Kiosk.Parts

// The window of a table whose players share one glass.
Window {
    id: root

    required property TableModel table
    property bool full: false

    color: Theme.feltDeep
    height: 1080
    title: table.title
    visibility: full ? Window.FullScreen : Window.Windowed
    width: 1920

    Glass {
        anchors.fill: parent
        table: root.table
    }
}
