"""The table as a picture: rendered in strips and graded, for 1920 by 1080 and for twice that."""

from typing import Final

import numpy as np
from PIL import Image
from scipy import ndimage

from make.art.baking import Baked
from make.art.painting.room import room
from make.art.tracing import scene
from make.art.tracing.light import Array, Light, integrator, on_screen, rendered
from make.art.tracing.textures import write_textures
from make.art.tracing.view import sensor
from ui.glass.felt.camera import HEIGHT, WIDTH

SCALE: Final = 2
DOUBLE: Final = "table/table-double"
_SAMPLES: Final = 10
_OVERLAP: Final = 24  # pixels of the glass between strips, for the denoiser
_STRIPS: Final = 4
_TOP: Final = 190  # nothing of the table is higher

Crop = tuple[int, int, int, int]


def write() -> None:
    """Renders everything."""
    write_textures()
    baked = Baked()
    baked.add("table/room", room(), SCALE, {"place": [0, 0, WIDTH, 420]}, lossy=True)
    table, alpha = _table()
    double = image_of(np.concatenate([table, alpha[..., None]], -1))
    place = {"place": [0, 0, WIDTH, HEIGHT]}
    baked.add(DOUBLE, double, SCALE, place, lossy=True)
    baked.add("table/table", double.resize((WIDTH, HEIGHT), Image.Resampling.BOX), 1, place, lossy=True)
    baked.write("table/")


def light_of(parts: scene.Scene, crop: Crop, samples: int) -> Light:
    """A part of the glass."""
    view = sensor(SCALE, samples, crop)
    return rendered({"type": "scene", "integrator": integrator(), "sensor": view, **scene.lamps(), **parts})


def _table() -> tuple[Array, Array]:
    """All of it, strip by strip; transparent where the room is."""
    parts = scene.table()
    shown = np.zeros((HEIGHT * SCALE, WIDTH * SCALE, 3))
    alpha = np.zeros(shown.shape[:2])
    tall = -(-(HEIGHT - _TOP) // _STRIPS)
    for top in range(_TOP, HEIGHT, tall):
        foot = min(top + tall, HEIGHT)
        above, below = max(top - _OVERLAP, 0), min(foot + _OVERLAP, HEIGHT)
        light = light_of(parts, (0, above, WIDTH, below - above), _SAMPLES)
        inner = slice((top - above) * SCALE, (foot - above) * SCALE)
        rows = slice(top * SCALE, foot * SCALE)
        toned = graded(light.colour, light.albedo, (0, above))
        shown[rows], alpha[rows] = toned[inner], light.alpha[inner]
    return shown, alpha


def graded(light: Array, albedo: Array, corner: tuple[int, int]) -> Array:
    """With the lamp's pool on the felt, its fibres, and a little more colour."""
    red, green, blue = (albedo[..., channel] for channel in range(3))
    felt = (green > 3.2 * red) & (green > 1.2 * blue) & (np.abs(green - scene.FELT[1]) < 0.02)
    felt = ndimage.gaussian_filter(ndimage.minimum_filter(felt.astype(float), 3), 0.7 * SCALE)[..., None]
    tall, wide = light.shape[:2]
    down, right = np.mgrid[0:tall, 0:wide] / SCALE
    far = np.hypot((right + corner[0] - 960) / 1120, (down + corner[1] - 500) / 640)
    pool = (0.30 + 0.68 * np.exp(-((far / 0.80) ** 2.2)))[..., None]
    light = light * np.where(felt > 0.5, pool, 0.55 + 0.45 * pool)
    left, top = corner[0] * SCALE, corner[1] * SCALE
    fibres = _FIBRES[top : top + tall, left : left + wide, None]
    light = light * (1 + felt * fibres)
    grey = (light @ np.array([0.2126, 0.7152, 0.0722]))[..., None]
    coloured = np.clip(grey + (light - grey) * np.where(felt > 0.5, 1.02, 1.12), 0, None)
    return on_screen(coloured * 1.02)


def _felt_fibres() -> Array:
    """Fine fibres both ways and large soft clouds; about 0."""
    chance = np.random.default_rng(1)
    shape = (HEIGHT * SCALE, WIDTH * SCALE)
    noise = chance.standard_normal(shape)
    across = ndimage.gaussian_filter(noise, (0.6, 1.6))
    along = ndimage.gaussian_filter(chance.standard_normal(shape), (1.6, 0.6))
    clouds = ndimage.gaussian_filter(noise, 28 * SCALE)
    fibres: Array = 0.028 * (across / across.std() + along / along.std()) + 0.018 * clouds / clouds.std()
    return fibres


_FIBRES: Final = _felt_fibres()


def image_of(shown: Array) -> Image.Image:
    """What was made, as a picture."""
    return Image.fromarray((shown * 255 + 0.5).astype("u1"))
