pragma ComponentBehavior: Bound

import QtQuick
import Kiosk.Parts

// What a game pays, printed where its cards will lie: as many columns as it takes, in type that can be read.
Item {
    id: root

    required property var tables // each {"title", "lines": [{"hand", "pays"}]}
    property real size: 20
    property int most: 5 // columns, at most

    readonly property real line: Math.round(size * (size > 24 ? 1.2 : 1.1))
    readonly property var columns: arranged(tables, Math.floor(height / line))
    readonly property real gap: 28
    readonly property real columnWidth: Math.min(15 * size, (width - (columns.length - 1) * gap) / Math.max(1, columns.length))
    readonly property real contentWidth: columns.length * (columnWidth + gap) - gap
    readonly property real contentHeight: Math.max(...columns.map(column => column.length)) * line
    readonly property real start: (width - contentWidth) / 2

    // Rows of each column; a table that finds no room in one begins the next.
    function arranged(tables: var, rows: int): var {
        const made = [[]];
        for (const table of tables) {
            const wanted = [
                {
                    "hand": table.title,
                    "pays": ""
                }
            ].concat(table.lines);
            let last = made[made.length - 1];
            if (last.length > 0 && last.length + wanted.length > rows && made.length < most)
                made.push(last = []);
            last.push(...wanted);
        }
        return made;
    }

    Plate {
        color: Qt.alpha(Theme.feltDeep, 0.72)
        height: root.contentHeight + 12
        radius: 16
        width: root.contentWidth + 32
        x: root.start - 16
        y: -6
    }

    Repeater {
        model: root.columns

        Column {
            id: column

            required property int index
            required property var modelData

            width: root.columnWidth
            x: root.start + index * (root.columnWidth + root.gap)

            Repeater {
                model: column.modelData

                Item {
                    id: row

                    required property var modelData

                    height: root.line
                    width: root.columnWidth

                    Label {
                        id: hand

                        readonly property real room: row.width - pays.width - 8

                        elide: Text.ElideNone
                        height: root.line
                        size: root.size
                        strong: row.modelData.pays === ""
                        text: row.modelData.hand

                        transform: Scale { // for a language longer than those that there are
                            xScale: Math.min(1, hand.room / Math.max(1, hand.implicitWidth))
                        }
                    }

                    Label {
                        id: pays

                        anchors.right: parent.right
                        elide: Text.ElideNone
                        height: root.line
                        size: root.size
                        strong: true
                        text: row.modelData.pays
                    }
                }
            }
        }
    }
}
