"""All pictures by the name of their file, and what a screen must know of them."""

import json
from pathlib import Path
from typing import Any

import resources
from make.art import furniture, lights
from make.art.drawing import cards, icons, logo
from make.art.drawing.canvas import Picture, paint, png

FOLDER = Path(resources.__path__[0], "art")
MANIFEST = "manifest.json"
SCALE = 2  # pixels of a picture to a pixel of a screen of 1920 by 1080


def pictures() -> dict[str, Picture]:
    """Every picture."""
    made: dict[str, Picture] = {}
    for room in (cards, furniture, icons, lights, logo):
        made |= room.pictures()
    return made


def drawn(picture: Picture) -> bytes:
    """The file of a picture."""
    return png(paint(picture.width, picture.height, picture.draw), picture.colours)


def manifest() -> str:
    """Sizes, and places to hold a picture by; all in the pictures' pixels."""
    known: dict[str, Any] = {
        "scale": SCALE,
        "pictures": {
            name: {"size": [picture.width, picture.height], **{key: list(at) for key, at in picture.points.items()}}
            for name, picture in sorted(pictures().items())
        },
        "baked": baked(),
    }
    return json.dumps(known, indent=1) + "\n"


def baked() -> dict[str, Any]:
    """Pictures that take minutes to make: what the manifest says of them, with the sums of their files."""
    kept: dict[str, Any] = json.loads((FOLDER / MANIFEST).read_text("utf-8"))["baked"]
    return kept


def write(folder: Path = FOLDER) -> None:
    """Draws everything again, and removes what is no longer drawn."""
    made = pictures()
    for name, picture in made.items():
        path = folder / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(drawn(picture))
    (folder / MANIFEST).write_text(manifest(), "utf-8")
    for path in folder.rglob("*.png"):
        if path.relative_to(folder).as_posix() not in made:
            path.unlink()
