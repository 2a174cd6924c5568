pragma ComponentBehavior: Bound

import QtQuick
import Kiosk.Models
import Kiosk.Parts

// A panel's content, a page at a time: it breaks between blocks, or between the lines of a long one.
Item {
    id: root

    required property PanelModel panel
    required property Look look
    property int page: 0
    property real dense: 0 // the height of a line, where there is little room
    property PanelBlock last: null // of the blocks

    readonly property real tall: last ? last.y + last.height : 0
    readonly property list<real> breaks: root.divide()
    readonly property int pages: breaks.length - 1
    readonly property int shown: Math.min(page, pages - 1)

    // Where pages begin and the last one ends. A heading stays with what follows it.
    function divide(): var {
        const found = [0];
        let head = 0; // where the heading above begins, or else the block
        for (let index = 0; index < blocks.count; index++) {
            const block = blocks.itemAt(index) as PanelBlock;
            if (block === null || height <= 0)
                continue;
            if (!block.follows)
                head = block.y;
            if (dense > 0 && index > 0 && block.block.kind === "heading" && block.y > found[found.length - 1])
                found.push(block.y);
            while (block.y + block.height > found[found.length - 1] + height) {
                const lines = dense > 0 && block.height <= height ? 0 : block.fitting(found[found.length - 1] + height - block.y);
                const start = found[found.length - 1];
                if (lines > 1 && block.y + block.down(lines) > start)
                    found.push(block.y + block.down(lines));
                else if (head > start)
                    found.push(head);
                else
                    break;
            }
        }
        found.push(tall);
        return found;
    }

    Item {
        clip: true
        height: root.breaks[root.shown + 1] - root.breaks[root.shown]
        width: root.width

        Item { // each block below the one before, at once: whether there are more pages does not wait for a frame
            y: -root.breaks[root.shown]

            Repeater {
                id: blocks

                model: root.panel.blocks

                onItemAdded: (index, item) => {
                    if (index === count - 1)
                        root.last = item as PanelBlock;
                }
                onItemRemoved: root.last = null

                PanelBlock {
                    required property int index
                    required property var modelData

                    readonly property PanelBlock above: index > 0 ? blocks.itemAt(index - 1) as PanelBlock : null

                    follows: above?.block.kind === "heading"
                    block: modelData
                    dense: root.dense
                    look: root.look
                    opacity: root.dense > 0 && (y + height <= root.breaks[root.shown] || y >= root.breaks[root.shown + 1]) ? 0 : 1 // tails of letters
                    width: root.width
                    y: above ? above.y + above.height : 0
                }
            }
        }
    }

    Connections {
        function onKindChanged() {
            root.page = 0;
        }

        function onTitleChanged() {
            root.page = 0;
        }

        target: root.panel
    }
}
