"""`PYTHONPATH=packaging python -m make.art.poses_qml` writes what the screen must know of the dealer's layers, as
QML, from the manifest.
"""

import json
from pathlib import Path
from typing import Any

import ui
from make.art.collection import manifest

FILE = Path(ui.__path__[0], "glass/qml/Kiosk/Dealer/DealerPoses.qml")
_PREFIX, _SUFFIX = "dealer/", ".png"
_QML = """\
pragma Singleton

import QtQuick

// How the dealer's layers go together, in the pictures' pixels; angles in degrees clockwise from straight down.
// Written by `PYTHONPATH=packaging python -m make.art.poses_qml`: change the art, then run it again.
QtObject {{
    readonly property size field: Qt.size({field})
    readonly property real middle: {middle}
    readonly property point shoulder: Qt.point({shoulder}) // of the arm on the right; the other is its mirror image
    readonly property real upper: {upper} // from shoulder to elbow
    readonly property real lower: {lower} // from elbow to wrist

    readonly property var layers: ({layers})

    readonly property var poses: ({poses})
}}
"""


def poses_qml() -> str:
    """The text of the file."""
    told = json.loads(manifest())
    dealer: dict[str, Any] = told["dealer"]
    layers = {
        name.removeprefix(_PREFIX).removesuffix(_SUFFIX): _layer(facts)
        for name, facts in told["pictures"].items()
        if name.startswith(_PREFIX)
    }
    poses = {name: {key: json.dumps(fact) for key, fact in pose.items()} for name, pose in dealer["poses"].items()}
    return _QML.format(
        field=_pair(dealer["field"]),
        middle=f"{dealer['middle']:g}",
        shoulder=_pair(dealer["shoulder"]),
        upper=f"{dealer['upper']:g}",
        lower=f"{dealer['lower']:g}",
        layers=_written({name: _written(facts, 12) for name, facts in layers.items()}, 8),
        poses=_written({name: _written(pose, 12) for name, pose in poses.items()}, 8),
    )


def _layer(facts: dict[str, list[float]]) -> dict[str, str]:
    """Its size, where it lies on the field, and about which point it turns: what it has of these."""
    layer = {"size": f"Qt.size({_pair(facts['size'])})"}
    return layer | {key: f"Qt.point({_pair(facts[key])})" for key in ("at", "pivot") if key in facts}


def _written(entries: dict[str, str], indent: int) -> str:
    """An object of a script, as qmlformat lays it out."""
    lines = ",\n".join(f'{" " * (indent + 4)}"{name}": {text}' for name, text in entries.items())
    return f"{{\n{lines}\n{' ' * indent}}}"


def _pair(numbers: list[float]) -> str:
    return ", ".join(f"{number:g}" for number in numbers)


if __name__ == "__main__":
    FILE.write_text(poses_qml(), "utf-8")
