pragma ComponentBehavior: Bound

import QtQuick
import Kiosk.Parts

// What the felt has printed on it: pay tables, one below the other, in as many columns as they need.
Flow {
    id: root

    required property var tables // each {"title", "lines": [{"hand", "pays"}]}
    property int columns: 1
    property real largest: 21

    readonly property real columnWidth: (width - (columns - 1) * spacing) / columns
    readonly property real size: fitting(tables, height)
    readonly property real line: Math.round(size * 1.2)

    flow: Flow.TopToBottom
    spacing: 16

    // The largest type with which the columns are enough, and wide enough for nearly every line.
    function fitting(tables: var, room: real): real {
        let letters = 12; // of the longest line, with the gap in it
        for (const table of tables)
            for (const line of table.lines)
                letters = Math.max(letters, line.hand.length + line.pays.length + 3);
        const widest = Math.max(16, Math.floor(columnWidth / letters / 0.44));
        for (let size = Math.min(largest, widest); size > 14; size--) {
            let column = 1, used = 0;
            for (const table of tables) {
                const tall = (table.lines.length + 1) * Math.round(size * 1.2) + 4 + spacing;
                if (used > 0 && used + tall - spacing > room) {
                    column++;
                    used = 0;
                }
                used += tall;
            }
            if (column <= columns && used - spacing <= room)
                return size;
        }
        return 14;
    }

    Repeater {
        model: root.tables

        delegate: Column {
            id: table

            required property var modelData

            width: root.columnWidth

            Label {
                color: Theme.quiet
                fontSizeMode: Text.HorizontalFit
                height: root.line
                minimumPixelSize: 12
                size: root.size
                strong: true
                text: table.modelData.title
                width: parent.width
            }

            Rectangle {
                color: Qt.alpha(Theme.line, 0.6)
                height: 1
                width: parent.width
            }

            Item {
                height: 3
                width: 1
            }

            Repeater {
                model: table.modelData.lines

                delegate: Item {
                    id: row

                    required property var modelData

                    height: root.line
                    width: root.columnWidth

                    Label {
                        anchors.left: parent.left
                        anchors.right: pays.left
                        anchors.rightMargin: 6
                        color: Theme.quiet
                        fontSizeMode: Text.HorizontalFit
                        height: parent.height
                        minimumPixelSize: 12
                        size: root.size
                        text: row.modelData.hand
                    }

                    Label {
                        id: pays

                        anchors.right: parent.right
                        color: Theme.text
                        height: parent.height
                        size: root.size
                        text: row.modelData.pays
                    }
                }
            }
        }
    }
}
