"""The table and its devices as pictures: rendered in strips, graded, and devices cut out with their shadows."""

from collections.abc import Iterator
from typing import Any, Final, NamedTuple

import numpy as np
from PIL import Image
from scipy import ndimage

from make.art.baking import Baked
from make.art.painting.room import room
from make.art.tracing import devices, scene
from make.art.tracing.light import Array, integrator, on_screen, rendered
from make.art.tracing.textures import write_textures
from make.art.tracing.view import sensor
from ui.glass.felt.camera import HEIGHT, WIDTH

SCALE: Final = 2
_SAMPLES: Final = 10
_DEVICE_SAMPLES: Final = 14
_OVERLAP: Final = 24  # pixels of the glass between strips, for the denoiser
_STRIPS: Final = 4
_TOP: Final = 190  # nothing of the table is higher

Crop = tuple[int, int, int, int]


class Device(NamedTuple):
    """A device, and the part of the glass that it and its shadow take."""

    name: str
    parts: scene.Scene
    crop: Crop


def write() -> None:
    """Renders everything."""
    write_textures()
    devices.write_card_back()
    baked = Baked()
    baked.add("table/room", room(), SCALE, {"place": [0, 0, WIDTH, 420]}, lossy=True)
    table, alpha = _table()
    picture = np.concatenate([table, alpha[..., None]], -1)
    baked.add("table/table", _image(picture), SCALE, {"place": [0, 0, WIDTH, HEIGHT]}, lossy=True)
    for device in _devices():
        baked.add(f"devices/{device.name}", _image(_cut_out(device, table)), SCALE, {"place": list(device.crop)})
    baked.write("table/", "devices/")


def _devices() -> Iterator[Device]:
    yield Device("shuffler", devices.shuffler(), (60, 290, 270, 190))
    yield Device("shoe", devices.shoe(), (60, 290, 270, 190))
    for number, cards in enumerate(devices.PILES):
        yield Device(f"rack-{number}", devices.rack(cards), (272, 318, 160, 170))
    for number in (1, 2, 3):
        yield Device(f"burn-{number}", devices.burn(number), (290, 440, 130, 140))
    for name, tones in (("cut-card", devices.CUT_CARD), ("cover-card", devices.COVER_CARD)):
        yield Device(name, devices.plastic_card(tones, name, devices.CARD_AT), (904, 376, 112, 136))
    yield Device("marker", devices.marker(), (912, 546, 104, 88))


def _rendered(parts: scene.Scene, crop: Crop, samples: int) -> Any:
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
        light = _rendered(parts, (0, above, WIDTH, below - above), _SAMPLES)
        inner = slice((top - above) * SCALE, (foot - above) * SCALE)
        rows = slice(top * SCALE, foot * SCALE)
        graded = _graded(light.colour, light.albedo, (0, above))
        shown[rows], alpha[rows] = graded[inner], light.alpha[inner]
    return shown, alpha


def _graded(light: Array, albedo: Array, corner: tuple[int, int]) -> Array:
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


def _cut_out(device: Device, table: Array) -> Array:
    """The device and what it takes of the light around it, so that over the table it looks as if rendered there."""
    x, y, wide, tall = (side * SCALE for side in device.crop)
    together = _rendered(scene.table() | device.parts, device.crop, _DEVICE_SAMPLES)
    alone = _rendered(device.parts, device.crop, _DEVICE_SAMPLES)
    shown = _graded(together.colour, together.albedo, device.crop[:2])
    below = table[y : y + tall, x : x + wide]
    cover = alone.alpha[..., None]
    ratio = shown.sum(-1, keepdims=True) / np.maximum(below.sum(-1, keepdims=True), 0.03)
    weight = ndimage.gaussian_filter(1 - cover, (2, 2, 0)) + 1e-3
    lit = ndimage.gaussian_filter(np.clip(ratio, 0, 1) * (1 - cover), (2, 2, 0)) / weight
    shade = np.clip((1 - lit - 0.03) / 0.97, 0, 1) * _fading(tall, wide)
    alpha = cover + (1 - cover) * shade
    colour = (shown - (1 - cover) * (1 - shade) * below) / np.maximum(alpha, 0.02)
    made: Array = np.clip(np.concatenate([np.where(cover > 0.02, colour, 0), alpha], -1), 0, 1)
    return made


def _fading(tall: int, wide: int) -> Array:
    """One inside, nothing at the border: a shadow must not end at the picture's edge."""
    ramps = [np.clip(np.minimum(np.arange(size), np.arange(size)[::-1]) / 24, 0, 1) for size in (tall, wide)]
    faded: Array = np.outer(*ramps)[..., None]
    return faded


def _image(shown: Array) -> Image.Image:
    return Image.fromarray((shown * 255 + 0.5).astype("u1"))
