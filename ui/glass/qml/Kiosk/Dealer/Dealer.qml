pragma ComponentBehavior: Bound

import QtQuick
import Kiosk.Models
import Kiosk.Parts

// The dealer behind the table: looks at whoever is served, blinks, speaks, smiles. The arms are in front of the cards.
Item {
    id: root

    required property TableModel table

    readonly property bool speaks: table.caption !== "" && spoken > 0
    readonly property string mouth: speaks ? ["half", "open", "half", "closed"][spoken % 4] : table.smiles ? "smile" : "closed"
    property bool blinking: false
    property int spoken: 0 // movements of the mouth that are left
    readonly property real leaning: Math.max(-205, Math.min(205, table.reachX > 0 && table.gesture !== "deal" && table.gesture !== "burn" ? (table.reachX - 960) * 0.34 : 0)) // along the table, where the dealer will stand
    readonly property int pace: Math.max(90, Math.min(Theme.move, table.beatMs > 0 ? table.beatMs : Theme.move)) // of body and arms
    property real lean: leaning

    height: 420
    objectName: "dealer"
    width: 1920

    Behavior on lean {
        NumberAnimation {
            duration: root.pace
            easing.type: Easing.InOutQuad
        }
    }

    component Layer: Image {
        required property string part

        readonly property string name: "dealers/" + root.table.person + "/" + part
        readonly property var place: Art.facts[name].place

        height: place[3]
        source: Art.source(name)
        sourceSize.height: Math.ceil(height * Theme.grain)
        sourceSize.width: Math.ceil(width * Theme.grain)
        width: place[2]
        x: place[0] + root.lean
        y: place[1]
    }

    Layer {
        part: "body"
    }

    Item {
        x: root.table.gaze === 0 ? 0 : Math.round((3.5 - root.table.gaze) * 1.6)
        y: root.table.gaze === 0 ? 0 : 1

        Behavior on x {
            NumberAnimation {
                duration: Theme.quick
            }
        }

        Layer {
            part: "head"
        }

        Layer {
            part: "mouth-" + root.mouth
            objectName: "dealer.mouth"
        }

        Layer {
            part: "eyes-" + (root.blinking ? "blink" : root.table.gaze === 0 ? "ahead" : root.table.gaze)
            objectName: "dealer.eyes"
        }

        Layer {
            part: "brows"
            y: place[1] - (root.spoken > 12 || root.table.smiles ? 2 : 0)
        }
    }

    Timer { // open for three to six seconds, shut for an eighth of one
        interval: root.blinking ? 120 : 3000 + Math.random() * 3000
        repeat: true
        running: root.visible

        onRunningChanged: root.blinking = false
        onTriggered: root.blinking = !root.blinking
    }

    Timer {
        interval: 130
        repeat: true
        running: root.spoken > 0

        onTriggered: root.spoken--
    }

    Connections {
        function onCaptionChanged() {
            root.spoken = Math.min(20, 4 + root.table.caption.length / 2);
        }

        target: root.table
    }
}
