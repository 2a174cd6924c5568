"""What stands or lies on the felt, each a scene of its own: shuffler, shoe, rack, cut card, cover card, marker."""

from math import cos, sin
from typing import Final

import numpy as np
from PIL import Image, ImageDraw
from PySide6.QtGui import QImage, QPainter

from make.art.collection import FOLDER
from make.art.drawing.canvas import colour, placed
from make.art.drawing.logo import mark
from make.art.tracing import meshes
from make.art.tracing.meshes import Array
from make.art.tracing.scene import Parts, Scene, pictured, plastic, steel, two_sided
from make.art.tracing.textures import texture
from ui.glass.felt import camera

SHUFFLER_AT: Final = (196, 398)  # on the glass
RACK_AT: Final = (350, 420)
CARD_AT: Final = (960, 440)
MARKER_AT: Final = (960, 590)
PILES: Final = (0, 4, 9, 18, 34)  # cards in the rack
_PAPER: Final = (0.78, 0.76, 0.70)
_PAPER_SHADE: Final = (0.62, 0.60, 0.54)
_CARD: Final = (0.40, 0.56)  # half its width and depth
_THICK: Final = 0.012  # of a card in a pile, more than it has


def write_pictures() -> None:
    """The back of a card, to lie on piles, and the face of the marker."""
    back = Image.open(FOLDER / "cards/back-red.png").convert("RGBA")
    paper = Image.new("RGBA", back.size, "#f4f0e4")
    paper.alpha_composite(back)
    paper.convert("RGB").save(texture("back-red"))
    face = Image.new("RGBA", (512, 512), "#f4efe2")
    brush = ImageDraw.Draw(face)
    for inset, tone in ((64, "#a8741c"), (84, "#f4efe2")):
        brush.ellipse((inset, inset, 511 - inset, 511 - inset), fill=tone)
    face.save(texture("marker"))
    marked = QImage(texture("marker")).convertToFormat(QImage.Format.Format_RGB32)
    painter = QPainter(marked)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.fillPath(placed(mark(), 256, 256, 220), colour("#15181d"))
    painter.end()
    marked.save(texture("marker"))


def shuffler() -> Scene:
    """Stands at the left, with a card's edge in its mouth."""
    parts = Parts("shuffler")
    x, y = camera.unproject(*SHUFFLER_AT)
    black = plastic((0.012, 0.012, 0.014), 0.12)
    parts.block((x, y, 0.03), (0.98, 0.80, 0.05), 0.04, steel())
    parts.block((x, y + 0.06, 0.30), (0.92, 0.70, 0.27), 0.13, black)
    parts.block((x, y + 0.20, 0.575), (0.66, 0.36, 0.018), 0.012, plastic((0.004, 0.005, 0.006), 0.04))
    parts.block((x, y - 0.60, 0.22), (0.46, 0.16, 0.03), 0.02, steel())
    parts.block((x, y - 0.64, 0.262), (0.36, 0.20, 0.016), 0.01, plastic(_PAPER, 0.3))
    return parts.scene


def shoe() -> Scene:
    """Stands at the same place: cards lean in it behind a sloping front, and the next one shows at its mouth."""
    parts = Parts("shoe")
    x, y = camera.unproject(*SHUFFLER_AT)
    wall = plastic((0.014, 0.014, 0.016), 0.10)
    parts.block((x, y, 0.03), (0.66, 0.88, 0.04), 0.03, steel())
    for sign in (-1, 1):
        parts.block((x + sign * 0.56, y + 0.06, 0.34), (0.06, 0.76, 0.30), 0.05, wall)
    parts.block((x, y + 0.80, 0.36), (0.60, 0.06, 0.32), 0.05, wall)
    tilt = 0.62  # radians
    leaning = np.array([[1, 0, 0], [0, cos(tilt), -sin(tilt)], [0, sin(tilt), cos(tilt)]])
    for number in range(52):
        at = np.array([x, y - 0.30 + number * 0.015, 0.22 + number * 0.0045])
        card = meshes.block((0.44, 0.34, 0.004), 0.0035, 8).moved(leaning, at)
        parts.add(card, plastic(_PAPER if number % 2 else _PAPER_SHADE, 0.3))
    foremost = np.array([x, y - 0.315, 0.235])
    parts.add(meshes.sheet(0.84, 0.64).moved(leaning, foremost), pictured("back-red"))
    front = meshes.block((0.60, 0.30, 0.03), 0.025).moved(leaning, np.array([x, y - 0.44, 0.34]))
    parts.add(front, wall)
    parts.add(
        meshes.sheet(0.60, 0.36).moved(leaning, np.array([x, y - 0.455, 0.372])), plastic((0.20, 0.03, 0.045), 0.1)
    )
    parts.block((x, y - 0.76, 0.075), (0.44, 0.10, 0.008), 0.006, plastic(_PAPER, 0.3))
    return parts.scene


def rack(cards: int) -> Scene:
    """The discard rack of smoked glass with so many cards."""
    parts = Parts(f"rack-{cards}-")
    x, y = camera.unproject(*RACK_AT)
    glass = two_sided(
        {"type": "roughplastic", "alpha": 0.05, "diffuse_reflectance": {"type": "rgb", "value": [0.02, 0.022, 0.025]}}
    )
    smoke = {"type": "mask", "opacity": 0.42, "bsdf": glass}
    parts.block((x, y, 0.03), (0.52, 0.66, 0.03), 0.02, plastic((0.012, 0.012, 0.014), 0.12))
    parts.block((x, y + 0.62, 0.30), (0.50, 0.022, 0.28), 0.02, smoke)
    for sign in (-1, 1):
        parts.block((x + sign * 0.49, y + 0.1, 0.26), (0.022, 0.52, 0.24), 0.02, smoke)
    _pile(parts, (x, y, 0.062), cards)
    return parts.scene


def _pile(parts: Parts, foot: tuple[float, float, float], cards: int) -> None:
    x, y, z = foot
    paper = plastic(_PAPER, 0.3)
    for number in range(cards):
        turn = 0.03 * sin(number * 2.7)
        turned: Array = np.array([[cos(turn), -sin(turn), 0], [sin(turn), cos(turn), 0], [0, 0, 1]])
        at = np.array([x + 0.012 * sin(number * 2.1), y + 0.012 * cos(number * 1.7), z + _THICK * number])
        card = meshes.tile(*_CARD, 0.055, _THICK * 0.84).moved(turned, at)
        parts.add(card, pictured("back-red") if number == cards - 1 else paper)


def cut_card() -> Scene:
    """A cut card or a cover card: a card's size, one colour."""
    parts = Parts("cut-card")
    x, y = camera.unproject(*CARD_AT)
    card = meshes.tile(*_CARD, 0.06, 0.03).moved(np.eye(3), np.array([x, y, 0.0]))
    parts.add(card, plastic((0.72, 0.40, 0.02), 0.12))
    return parts.scene


def marker() -> Scene:
    """The dealing marker: a white puck with a brass rim and the house's mark."""
    parts = Parts("marker")
    x, y = camera.unproject(*MARKER_AT)
    edge, face = (part.moved(np.eye(3), np.array([x, y, 0.0])) for part in meshes.chip(0.30, 0.12, 0.03, 96))
    parts.add(edge, plastic((0.52, 0.31, 0.06), 0.12))
    parts.add(face._replace(uv=np.stack([face.uv[:, 0], 1 - face.uv[:, 1]], 1)), pictured("marker", 0.1))
    return parts.scene
