pragma ComponentBehavior: Bound

import QtQuick
import Kiosk.Models
import Kiosk.Parts

// The virtual dealer: a puppet of layers, as tall as its width asks. It gestures, looks at whoever is to act, breathes.
Item {
    id: root

    required property TableModel table

    readonly property real unit: width / DealerPoses.field.width
    readonly property string look: glance !== "" ? glance : table.look
    property string glance: "" // while nobody plays: at whoever might pass by
    property int beat: 0 // of the breath, eight a second
    property real lift: 0 // of the head by the breath; the shoulders follow

    objectName: "dealer"
    height: width * DealerPoses.field.height / DealerPoses.field.width
    width: DealerPoses.field.width / 2

    component Layer: Picture {
        required property string part

        readonly property var facts: DealerPoses.layers[part]

        height: facts.size.height * root.unit
        name: "dealer/" + part
        width: facts.size.width * root.unit
        x: facts.at.x * root.unit
        y: facts.at.y * root.unit
    }

    Picture { // drawn at a quarter of the size
        height: root.height
        name: "dealer/halo"
        width: root.width
    }

    Layer {
        id: head

        part: "head-" + root.look

        transform: [
            Rotation {
                angle: root.look === "left" ? -3 : root.look === "right" ? 3 : 0
                origin.x: head.facts.pivot.x * root.unit
                origin.y: head.facts.pivot.y * root.unit

                Behavior on angle {
                    enabled: !root.table.calm

                    NumberAnimation {
                        duration: Theme.move
                        easing.type: Easing.OutCubic
                    }
                }
            },
            Translate {
                y: -root.lift
            }
        ]
    }

    Item {
        id: shoulders

        y: -root.lift * 0.76
    }

    Layer {
        id: body

        part: "body"

        transform: Scale {
            origin.y: body.facts.pivot.y * root.unit
            yScale: 1 + root.lift / body.height
        }
    }

    DealerArm {
        behind: shoulders
        calm: root.table.calm
        mirrored: true
        pose: root.table.leftPose
        unit: root.unit
        y: shoulders.y
    }

    DealerArm {
        behind: shoulders
        calm: root.table.calm
        pose: root.table.rightPose
        unit: root.unit
        y: shoulders.y
    }

    Timer { // a breath in steps of a quarter of a pixel, then as long a rest: little to draw
        interval: 125
        repeat: true
        running: !root.table.calm && root.visible
        onRunningChanged: if (!running) {
            root.beat = 0;
            root.lift = 0;
            root.glance = "";
        }
        onTriggered: {
            root.beat = (root.beat + 1) % 240;
            root.lift = Math.round(4 * 3.2 * root.unit * Math.max(0, Math.sin(root.beat * Math.PI / 20))) / 4;
            const idle = root.table.phase === "attract";
            root.glance = idle && root.beat >= 100 && root.beat < 116 ? "left" : idle && root.beat >= 210 && root.beat < 226 ? "right" : "";
        }
    }
}
