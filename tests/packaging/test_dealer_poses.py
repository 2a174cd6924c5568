"""What QML knows of the dealer's layers is what the art says."""

import json
import re
from typing import Any

from make.art.collection import FOLDER
from make.art.dealer import POSES
from make.art.poses_qml import FILE, poses_qml


def told(name: str) -> Any:
    """A property of the file, with a list for every size and point."""
    body = FILE.read_text("utf-8").split(f"readonly property var {name}: (", 1)[1].split("})", 1)[0] + "}"
    return json.loads(re.sub(r"Qt\.\w+\(([^)]*)\)", r"[\1]", body))


def test_the_file_is_what_the_art_would_write_now() -> None:
    assert FILE.read_text("utf-8") == poses_qml()


def test_every_pose_is_there_with_its_angles_and_its_hand() -> None:
    assert told("poses") == {name: pose._asdict() for name, pose in POSES.items()}


def test_every_layer_is_there() -> None:
    layers = told("layers")
    assert set(layers) == {path.stem for path in (FOLDER / "dealer").glob("*.png")}
    assert layers["body"] == {"size": [400, 460], "at": [400, 210], "pivot": [200, 450]}
