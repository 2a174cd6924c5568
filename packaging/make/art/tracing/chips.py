"""Chips on the felt: each value in four turns, so that no two in a stack look alike."""

from math import cos, radians, sin
from typing import Any, Final

import mitsuba as mi
import numpy as np
from PIL import Image

from make.art.baking import Baked
from make.art.painting import coins
from make.art.painting.brush import Piece, box, fill
from make.art.tracing import meshes
from make.art.tracing.light import integrator, on_screen, rendered
from make.art.tracing.textures import CHIPS, texture, write_textures

_PITCH: Final = radians(50)
_HEIGHT: Final = 0.22  # of a radius
_SIDE: Final = 176  # pixels of the file; the chip is _FACE wide
_FACE: Final = 164
_TURNS: Final = (-0.30, -0.12, 0.06, 0.24)  # radians: the spots repeat, and the figures stay upright
_SAMPLES: Final = 36


def write() -> None:
    """Renders them all."""
    write_textures()
    baked = Baked()
    for chip in CHIPS:
        for number, turn in enumerate(_TURNS):
            facts = {"face": _FACE / 2, "rise": round(_HEIGHT * cos(_PITCH) / 2, 4)}
            baked.add(f"chips/{chip.value}-{number}", _chip(chip.value, turn), 2, facts)
    shadow = Piece(100, 80, lambda canvas: canvas.drawOval(box(16, 14, 88, 64), fill("#00120C", 0.62, 5)))
    baked.add_pieces({"chips/shadow": shadow, "chips/coin": coins.lying()})
    baked.write("chips/")


def _lamp(at: tuple[float, float, float], radius: float, light: tuple[float, float, float]) -> dict[str, Any]:
    emitter = {"type": "area", "radiance": {"type": "rgb", "value": list(light)}}
    return {"type": "sphere", "center": list(at), "radius": radius, "emitter": emitter}


def _surface(name: str) -> dict[str, Any]:
    picture = {"type": "bitmap", "filename": texture(name)}
    bsdf = {"type": "roughplastic", "diffuse_reflectance": picture, "alpha": 0.28, "nonlinear": True}
    return {"type": "twosided", "bsdf": bsdf}


def _chip(value: str, turn: float) -> Image.Image:
    edge, face = meshes.chip(1, _HEIGHT, 0.028)
    turned = np.array([[cos(turn), -sin(turn), 0], [sin(turn), cos(turn), 0], [0, 0, 1]])
    face = face._replace(uv=np.stack([face.uv[:, 0], 1 - face.uv[:, 1]], 1))
    parts = {
        part: {
            "type": "ply",
            "filename": meshes.written(f"chip-{part}", mesh.moved(turned, np.zeros(3))),
            "bsdf": _surface(f"{part}-{value}"),
        }
        for part, mesh in (("edge", edge), ("face", face))
    }
    eye = [0, -10 * cos(_PITCH), _HEIGHT / 2 + 10 * sin(_PITCH)]
    view = mi.ScalarTransform4f().look_at(origin=eye, target=[0, 0, _HEIGHT / 2], up=[0, 0, 1]).scale([1.08, 1.08, 1])
    film = {"type": "hdrfilm", "width": _SIDE, "height": _SIDE, "rfilter": {"type": "box"}, "pixel_format": "rgba"}
    light = rendered(
        {
            "type": "scene",
            "integrator": integrator(5),
            "sensor": {
                "type": "orthographic",
                "to_world": view,
                "film": film,
                "sampler": {"type": "independent", "sample_count": _SAMPLES},
            },
            "key": _lamp((-4.6, -0.6, 8.6), 1.9, (42, 36.5, 29)),
            "fill": _lamp((3, -13, 7), 3.2, (13, 12.4, 11.4)),
            "room": {"type": "constant", "radiance": {"type": "rgb", "value": [0.10, 0.11, 0.12]}},
            **parts,
        }
    )
    alpha = light.alpha[..., None]
    shown = on_screen(np.where(alpha > 0.02, light.colour / np.maximum(alpha, 0.02), 0))
    return Image.fromarray((np.concatenate([shown, alpha], -1) * 255).astype("u1"))
