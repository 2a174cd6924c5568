"""Devices as pictures: each is rendered on the table and cut out of it with its shadow."""

from collections.abc import Iterator
from typing import Final, NamedTuple

import numpy as np
from PIL import Image
from scipy import ndimage

from make.art.baking import Baked
from make.art.collection import FOLDER
from make.art.tracing import devices, scene
from make.art.tracing.light import Array
from make.art.tracing.table import DOUBLE, SCALE, graded, image_of, light_of
from make.art.tracing.textures import write_textures
from ui.glass.felt.devices import RACK, SHUFFLER, Place
from ui.palette import BACK_BLUE, BACK_RED

_SAMPLES: Final = 14
_NOISE: Final = 0.04  # what differs by so little is no shadow


PILES: Final = tuple(f"rack-{number}" for number, cards in enumerate(devices.PILES) if cards)


def in_blue(made: Array) -> Array:
    """The same with blue backs: each share of the red ink becomes as much of the blue."""
    red, blue = (np.array([int(ink[at : at + 2], 16) for at in (1, 3, 5)]) / 255 for ink in (BACK_RED, BACK_BLUE))
    share = np.clip((made[..., 0] - made[..., 1:3].mean(-1)) / (red[0] - red[1:].mean()), 0, None)
    turned: Array = made.copy()
    turned[..., :3] = np.clip(made[..., :3] + share[..., None] * (blue - red), 0, 1)
    return turned


class Device(NamedTuple):
    """A device, and the part of the glass that it and its shadow take."""

    name: str
    parts: scene.Scene
    crop: Place


def write() -> None:
    """Renders all on the table that was made before."""
    write_textures()
    devices.write_pictures()
    table = np.asarray(Image.open(FOLDER / f"{DOUBLE}.webp").convert("RGB"), float) / 255
    baked = Baked()
    for device in _devices():
        made, facts = _cut_out(device, table), {"place": list(device.crop)}
        baked.add(f"devices/{device.name}", image_of(made), SCALE, facts)
        if device.name in PILES:
            baked.add(f"devices/{device.name}-blue", image_of(in_blue(made)), SCALE, facts)
    baked.write("devices/")


def _devices() -> Iterator[Device]:
    yield Device("shuffler", devices.shuffler(), SHUFFLER)
    yield Device("shoe", devices.shoe(), SHUFFLER)
    for number, cards in enumerate(devices.PILES):
        yield Device(f"rack-{number}", devices.rack(cards), RACK)
    yield Device("cut-card", devices.cut_card(), (904, 376, 112, 136))
    yield Device("marker", devices.marker(), (912, 546, 104, 88))


def _cut_out(device: Device, table: Array) -> Array:
    """The device and what it takes of the light around it, so that over the table it looks as if rendered there."""
    x, y, wide, tall = (side * SCALE for side in device.crop)
    together = light_of(scene.table() | device.parts, device.crop, _SAMPLES)
    alone = light_of(device.parts, device.crop, _SAMPLES)
    shown = graded(together.colour, together.albedo, device.crop[:2])
    below = table[y : y + tall, x : x + wide]
    cover = alone.alpha[..., None]
    ratio = shown.sum(-1, keepdims=True) / np.maximum(below.sum(-1, keepdims=True), 0.03)
    weight = ndimage.gaussian_filter(1 - cover, (2, 2, 0)) + 1e-3
    lit = ndimage.gaussian_filter(np.clip(ratio, 0, 1) * (1 - cover), (2, 2, 0)) / weight
    shade = np.clip((1 - lit - _NOISE) / (1 - _NOISE), 0, 1) * _fading(tall, wide)
    alpha = cover + (1 - cover) * shade
    colour = (shown - (1 - cover) * (1 - shade) * below) / np.maximum(alpha, 0.02)
    made: Array = np.clip(np.concatenate([np.where(cover > 0.02, colour, 0), alpha], -1), 0, 1)
    return made


def _fading(tall: int, wide: int) -> Array:
    """One inside, nothing at the border: a shadow must not end at the picture's edge."""
    ramps = [np.clip(np.minimum(np.arange(size), np.arange(size)[::-1]) / 24, 0, 1) for size in (tall, wide)]
    faded: Array = np.outer(*ramps)[..., None]
    return faded
