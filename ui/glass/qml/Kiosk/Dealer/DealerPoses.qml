pragma Singleton

import QtQuick

// How the dealer's layers go together, in the pictures' pixels; angles in degrees clockwise from straight down.
// Written by `PYTHONPATH=packaging python -m make.art.poses_qml`: change the art, then run it again.
QtObject {
    readonly property size field: Qt.size(1200, 660)
    readonly property real middle: 600
    readonly property point shoulder: Qt.point(738, 318) // of the arm on the right; the other is its mirror image
    readonly property real upper: 178 // from shoulder to elbow
    readonly property real lower: 164 // from elbow to wrist

    readonly property var layers: ({
            "body": {
                "size": Qt.size(400, 460),
                "at": Qt.point(400, 210),
                "pivot": Qt.point(200, 450)
            },
            "forearm": {
                "size": Qt.size(120, 230),
                "pivot": Qt.point(60, 50)
            },
            "halo": {
                "size": Qt.size(300, 165),
                "at": Qt.point(0, 0)
            },
            "hand-deal": {
                "size": Qt.size(200, 220),
                "pivot": Qt.point(100, 34)
            },
            "hand-edge": {
                "size": Qt.size(200, 220),
                "pivot": Qt.point(100, 34)
            },
            "hand-open": {
                "size": Qt.size(200, 220),
                "pivot": Qt.point(100, 34)
            },
            "hand-rest": {
                "size": Qt.size(200, 220),
                "pivot": Qt.point(100, 34)
            },
            "hand-spread": {
                "size": Qt.size(200, 220),
                "pivot": Qt.point(100, 34)
            },
            "head-centre": {
                "size": Qt.size(220, 270),
                "at": Qt.point(490, 20),
                "pivot": Qt.point(110, 212)
            },
            "head-left": {
                "size": Qt.size(220, 270),
                "at": Qt.point(490, 20),
                "pivot": Qt.point(110, 212)
            },
            "head-right": {
                "size": Qt.size(220, 270),
                "at": Qt.point(490, 20),
                "pivot": Qt.point(110, 212)
            },
            "upper-arm": {
                "size": Qt.size(140, 310),
                "pivot": Qt.point(70, 70)
            }
        })

    readonly property var poses: ({
            "rest": {
                "upper": -14,
                "lower": 63,
                "hand": 78,
                "shows": "rest"
            },
            "deal": {
                "upper": -24,
                "lower": -6,
                "hand": 4,
                "shows": "deal"
            },
            "point": {
                "upper": -52,
                "lower": -96,
                "hand": -98,
                "shows": "open"
            },
            "sweep": {
                "upper": -40,
                "lower": -34,
                "hand": 18,
                "shows": "edge"
            },
            "gather": {
                "upper": -8,
                "lower": 66,
                "hand": 72,
                "shows": "edge"
            },
            "spread": {
                "upper": -44,
                "lower": -64,
                "hand": -80,
                "shows": "spread"
            }
        })
}
