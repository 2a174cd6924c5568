"""Surfaces made by arithmetic: leather, walnut, and the faces and edges of chips."""

from math import cos, radians, sin
from typing import Any, Final, NamedTuple

import numpy as np
import skia
from numpy.typing import NDArray
from PIL import Image
from scipy import ndimage
from scipy.spatial import cKDTree

import resources
from make.art.painting.brush import box, colour
from make.art.tracing.meshes import FOLDER

_FONT: Final = "fonts/CroupierSans-SemiBold.ttf"
_FACE: Final = 768  # pixels
_PAPER: Final = "#F7F2E6"


class Chip(NamedTuple):
    """A value, what is printed, and its colours: body, spots and ink."""

    value: str
    print_: str
    body: str
    spot: str
    ink: str
    spots: int = 8


CHIPS: Final = (
    Chip("50c", "50¢", "#C9CDD2", "#7A3E8E", "#55406A", 4),
    Chip("1", "1", "#E9E4D6", "#2F5C9E", "#2F5C9E"),
    Chip("5", "5", "#B3202A", "#F3EDE0", "#8E1720"),
    Chip("25", "25", "#1B7A4B", "#F3EDE0", "#125A37"),
    Chip("100", "100", "#23242A", "#F3EDE0", "#23242A"),
    Chip("500", "500", "#6A3A9B", "#F0D9F2", "#4E2878"),
    Chip("1000", "1000", "#D2622A", "#FFF3DC", "#A8481A"),
    Chip("5000", "5000", "#6E4A33", "#F2D9A8", "#5A3520", 6),
    Chip("25000", "25000", "#1E6E86", "#FBE9B0", "#124C5E", 10),
)


def texture(name: str) -> str:
    """The file of a surface."""
    return str(FOLDER / f"{name}.png")


def write_textures() -> None:
    """Makes all of them."""
    FOLDER.mkdir(parents=True, exist_ok=True)
    chance = np.random.default_rng(7)
    _leather(chance)
    _walnut(chance)
    for chip in CHIPS:
        _chip_face(chip)
        _chip_edge(chip)


def _noise(chance: np.random.Generator, size: int, soft: float) -> NDArray[Any]:
    made = ndimage.gaussian_filter(chance.standard_normal((size, size)), soft, mode="wrap")
    noise: NDArray[Any] = (made - made.mean()) / made.std()
    return noise


def _leather(chance: np.random.Generator, size: int = 1024, cells: int = 2600) -> None:
    """Its height: the borders of cells, warped."""
    seeds = chance.random((cells, 2))
    tiled = np.concatenate([seeds + [i, j] for i in (-1, 0, 1) for j in (-1, 0, 1)])
    places = (np.stack(np.meshgrid(np.arange(size), np.arange(size), indexing="ij"), -1) + 0.5) / size
    warp = np.stack([_noise(chance, size, 9), _noise(chance, size, 9)], -1) * 0.0022
    nearest, _ = cKDTree(tiled).query((places + warp).reshape(-1, 2), k=2)
    border = (nearest[:, 1] - nearest[:, 0]).reshape(size, size)
    border /= np.percentile(border, 97)
    height = ndimage.gaussian_filter(np.clip(border, 0, 1) ** 0.55, 1.0, mode="wrap")
    height += 0.06 * _noise(chance, size, 5) + 0.12 * _noise(chance, size, 26)
    height = (height - height.min()) / (height.max() - height.min())
    Image.fromarray((height * 255).astype("u1")).save(texture("leather"))


def _walnut(chance: np.random.Generator, width: int = 2048, height: int = 256) -> None:
    down = np.linspace(0, 1, height)[:, None]
    right = np.linspace(0, 1, width)[None]
    coarse = ndimage.gaussian_filter(chance.standard_normal((32, 128)), 2)
    bent = ndimage.zoom(coarse, (height / 32, width / 128), order=3)[:height, :width]
    bent /= bent.std()
    rings = np.sin((down * 9 + bent * 0.55 + 0.15 * np.sin(right * 9)) * 2 * np.pi) * 0.5 + 0.5
    pores = ndimage.gaussian_filter(chance.standard_normal((height, width)), (0.6, 22))
    share = np.clip(0.35 + 0.38 * rings + 0.12 * pores / pores.std(), 0, 1)[..., None]
    wood = np.array([34, 14, 7]) * (1 - share) + np.array([104, 52, 25]) * share
    Image.fromarray(np.clip(wood, 0, 255).astype("u1")).save(texture("walnut"))


def _spot(chip: Chip, turn: float) -> Any:
    middle, inner = _FACE / 2, _FACE / 2 * 0.73
    half = 72 / chip.spots
    path = skia.Path()
    path.addArc(box(0, 0, _FACE, _FACE), turn - half, 2 * half)
    end = radians(turn + half)
    path.lineTo(middle + inner * cos(end), middle + inner * sin(end))
    path.arcTo(box(middle - inner, middle - inner, middle + inner, middle + inner), turn + half, -2 * half, False)  # noqa: FBT003
    path.close()
    return path


def _chip_face(chip: Chip) -> None:
    surface = skia.Surface(_FACE, _FACE)
    canvas = surface.getCanvas()
    canvas.clear(colour(chip.body))
    middle = _FACE / 2
    paint = skia.Paint(AntiAlias=True)
    for number in range(chip.spots):
        turn = number * 360 / chip.spots
        paint.setColor(colour(chip.spot))
        canvas.drawPath(_spot(chip, turn), paint)
        paint.setColor(colour(chip.body))
        out = middle * 0.87
        at = middle + out * cos(radians(turn)), middle + out * sin(radians(turn))
        canvas.drawCircle(*at, _FACE * 0.018, paint)
    canvas.drawCircle(middle, middle, middle * 0.735, paint)
    ring = skia.Paint(AntiAlias=True, Color=colour(chip.spot), Style=skia.Paint.kStroke_Style, StrokeWidth=_FACE * 0.01)
    canvas.drawCircle(middle, middle, middle * 0.70, ring)
    ring.setStrokeWidth(_FACE * 0.026)
    side = middle * 0.64
    for number in range(24):
        if number % 3:
            dashes = box(middle - side, middle - side, middle + side, middle + side)
            canvas.drawArc(dashes, number * 15 + 3, 9, False, ring)  # noqa: FBT003
    paint.setColor(colour(_PAPER))
    canvas.drawCircle(middle, middle, middle * 0.565, paint)
    ring.setColor(colour(chip.ink))
    ring.setStrokeWidth(_FACE * 0.012)
    canvas.drawCircle(middle, middle, middle * 0.52, ring)
    _print(canvas, chip)
    surface.makeImageSnapshot().save(texture(f"face-{chip.value}"), skia.kPNG)


def _print(canvas: Any, chip: Chip) -> None:
    middle = _FACE / 2
    size = _FACE * {1: 0.36, 2: 0.31, 3: 0.235, 4: 0.185, 5: 0.15}[len(chip.print_)]
    font = skia.Font(skia.Typeface.MakeFromFile(f"{resources.__path__[0]}/{_FONT}"), size)
    font.setEmbolden(True)
    width = font.measureText(chip.print_)
    ink = skia.Paint(AntiAlias=True, Color=colour(chip.ink))
    canvas.drawString(chip.print_, middle - width / 2, middle + size * 0.365, font, ink)


def _chip_edge(chip: Chip) -> None:
    surface = skia.Surface(1024, 64)
    canvas = surface.getCanvas()
    canvas.clear(colour(chip.body))
    paint = skia.Paint(Color=colour(chip.spot))
    wide = 1024 * 144 / chip.spots / 360
    for number in range(chip.spots + 1):
        x = number * 1024 / chip.spots
        canvas.drawRect(box(x - wide / 2, 0, x + wide / 2, 64), paint)
    surface.makeImageSnapshot().save(texture(f"edge-{chip.value}"), skia.kPNG)
