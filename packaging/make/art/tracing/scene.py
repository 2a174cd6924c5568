"""The table as the path tracer sees it: lamps, felt, walnut trim, leather rail and the tray of chips."""

from math import cos, pi, sin
from typing import Any, Final

import mitsuba as mi
import numpy as np

from make.art.tracing import meshes
from make.art.tracing.meshes import Array, Mesh
from make.art.tracing.textures import texture
from ui.glass.felt import camera

Scene = dict[str, Any]
FELT: Final = (0.006, 0.098, 0.062)
_FAR: Final = 3.68  # y of the far edge
_WIDE: Final = 9.6  # x of the sides
_STITCH: Final = 0.125  # from one to the next


def rgb(*tones: float) -> Scene:
    """A colour."""
    return {"type": "rgb", "value": list(tones)}


def two_sided(bsdf: Scene) -> Scene:
    """A surface seen from both sides."""
    return {"type": "twosided", "bsdf": bsdf}


def plastic(tones: tuple[float, float, float], rough: float = 0.15) -> Scene:
    """A smooth surface of one colour."""
    return two_sided({"type": "roughplastic", "diffuse_reflectance": rgb(*tones), "alpha": rough, "nonlinear": True})


def pictured(name: str, rough: float = 0.2, across: float = 1, down: float = 1) -> Scene:
    """A smooth surface with a picture."""
    scale = mi.ScalarTransform4f().scale([across, down, 1])
    picture = {"type": "bitmap", "filename": texture(name), "to_uv": scale}
    return two_sided({"type": "roughplastic", "diffuse_reflectance": picture, "alpha": rough, "nonlinear": True})


def leather() -> Scene:
    """Of the rail."""
    scale = mi.ScalarTransform4f().scale([0.42, 0.42, 1])
    height = {"type": "bitmap", "filename": texture("leather"), "to_uv": scale, "raw": True}
    base = {"type": "roughplastic", "diffuse_reflectance": rgb(0.062, 0.0125, 0.0095), "alpha": 0.27, "int_ior": 1.42}
    return two_sided({"type": "bumpmap", "arbitrary": height, "scale": 0.013, "bsdf": base | {"nonlinear": True}})


def walnut() -> Scene:
    """Of trim and tray."""
    return pictured("walnut", 0.15, 0.22, 2.2)


def steel() -> Scene:
    """Of the devices."""
    return two_sided({"type": "roughconductor", "material": "Cr", "alpha": 0.18})


class Parts:
    """Things in a scene, named as they come."""

    def __init__(self, prefix: str) -> None:
        self.scene: Scene = {}
        self._prefix = prefix

    def add(self, mesh: Mesh, bsdf: Scene) -> None:
        """A shape with its surface."""
        name = f"{self._prefix}{len(self.scene)}"
        self.scene[name] = {"type": "ply", "filename": meshes.written(name, mesh), "bsdf": bsdf}

    def block(
        self, at: tuple[float, float, float], half: tuple[float, float, float], radius: float, bsdf: Scene
    ) -> None:
        """A rounded box."""
        self.add(meshes.block(half, radius).moved(np.eye(3), np.array(at)), bsdf)

    def sheet(self, at: tuple[float, float, float], width: float, depth: float, bsdf: Scene) -> None:
        """A flat rectangle."""
        self.add(meshes.sheet(width, depth).moved(np.eye(3), np.array(at)), bsdf)


def _lamp(at: tuple[float, float, float], radius: float, light: tuple[float, float, float]) -> Scene:
    emitter = {"type": "area", "radiance": rgb(*light)}
    return {"type": "sphere", "center": list(at), "radius": radius, "emitter": emitter}


def lamps() -> Scene:
    """A large one over the middle, one over each side, and a little light from the players."""
    return {
        "middle": _lamp((0, 1.6, 12.5), 1.5, (132, 110, 82)),
        "left": _lamp((-7.6, 1.6, 11.5), 0.8, (74, 57, 38)),
        "right": _lamp((7.6, 1.6, 11.5), 0.8, (74, 57, 38)),
        "players": _lamp((0, -15, 9), 2.2, (7, 6.4, 5.6)),
        "room": {"type": "constant", "radiance": rgb(0.03, 0.036, 0.045)},
    }


def table() -> Scene:
    """Felt, trim, rail and tray."""
    parts = Parts("table")
    felt = meshes.sheet(2 * _WIDE + 1.2, 9 + _FAR).moved(np.eye(3), np.array([0, (_FAR - 9) / 2, 0]))
    parts.add(felt, {"type": "diffuse", "reflectance": rgb(*FELT)})
    _rail(parts)
    _tray(parts)
    return parts.scene


def _cushion() -> Array:
    turn = np.linspace(0, pi, 40)
    return np.stack([0.15 + (1 - np.cos(turn)) / 2, 0.36 * np.sin(turn) ** 0.72], 1)


def _side(sign: int) -> Array:
    """Where a side of the table runs, from the dealer's end to the players on the left and back on the right."""
    radius = 1.1
    far = _FAR + 0.02
    straight = [(_WIDE - radius - 1.3 + x, far) for x in np.linspace(0, 1.3, 24)[:-1]]
    bend = [(_WIDE - radius + radius * cos(t), far - radius + radius * sin(t)) for t in np.linspace(pi / 2, 0, 40)]
    down = [(_WIDE, y) for y in np.linspace(_FAR - radius, -8, 160)[1:]]
    path = np.array(straight + bend + down)
    return path[::-1] if sign > 0 else path * [-1, 1]


def _rail(parts: Parts) -> None:
    hide, wood, thread = leather(), walnut(), plastic((0.42, 0.33, 0.22), 0.4)
    trim = np.array(
        [
            (0, -0.02),
            (0, 0.05),
            (0.012, 0.066),
            (0.03, 0.072),
            (0.12, 0.072),
            (0.138, 0.066),
            (0.15, 0.05),
            (0.15, -0.02),
        ]
    )
    cushion = _cushion()
    across = np.linspace(-12, 12, 400)
    near = np.stack([across, camera.NEAR_EDGE[0] + camera.NEAR_EDGE[1] * across**2], 1)
    parts.add(meshes.sweep(near, cushion), hide)
    parts.add(meshes.sweep(near, trim), wood)
    parts.add(_stitches(near), thread)
    for sign in (-1, 1):
        path = _side(sign)
        far, _right = meshes.along(path)
        from_end = np.clip((far if sign < 0 else far[-1] - far) / 0.5, 0, 1)
        parts.add(meshes.sweep(path, cushion, np.sqrt(1 - (1 - from_end) ** 2)), hide)
        parts.add(meshes.sweep(path, trim), wood)
        parts.add(_stitches(path[30:] if sign < 0 else path[:-30]), thread)
    back = np.array([(0, -0.3), (0, 0.05), (0.012, 0.066), (0.03, 0.075), (0.2, 0.075), (0.23, 0.05), (0.23, -0.3)])
    edge = np.linspace(_WIDE - 2.2, 2.2 - _WIDE, 60)
    parts.add(meshes.sweep(np.stack([edge, np.full(60, _FAR)], 1), back), wood)


def _stitches(path: Array) -> Mesh:
    """A seam along the rail's inner side."""
    cushion = _cushion()[:20]
    beside = 0.235
    height = float(np.interp(beside, cushion[:, 0], cushion[:, 1])) + 0.004
    far, right = meshes.along(path)
    turn = np.linspace(0, 2 * pi, 9)[:-1]
    along = np.linspace(-1, 1, 7)
    thick = np.sqrt(np.clip(1 - along**4, 0, 1)) * 0.0125
    made = []
    for at in np.arange(0.1, far[-1], _STITCH):
        middle = np.array([np.interp(at, far, path[:, axis]) for axis in (0, 1)])
        out = np.array([np.interp(at, far, right[:, axis]) for axis in (0, 1)])
        way = np.array([-out[1], out[0]])
        middle = middle + out * beside
        corners = [
            [*(middle + way * step * 0.042 + out * radius * cos(a)), height + radius * sin(a)]
            for step, radius in zip(along, thick, strict=True)
            for a in turn
        ]
        made.append(Mesh(np.array(corners), meshes.grid(7, 8, closed=True), np.zeros((56, 2))))
    return meshes.joined(made)


TRAY_AT: Final = (1680, 400)  # on the glass
_TRAY: Final = (("1000", 17), ("500", 19), ("100", 20), ("25", 18), ("5", 21), ("1", 16))
_TRAY_CHIP: Final = (0.262, 0.074)  # radius, height
_TUBE: Final = 0.56


def _tray(parts: Parts) -> None:
    x, y = camera.unproject(*TRAY_AT)
    half = len(_TRAY) * _TUBE / 2
    wood, black = walnut(), plastic((0.012, 0.012, 0.014), 0.12)
    parts.block((x, y, 0.02), (half + 0.06, 0.90, 0.03), 0.02, plastic((0.008, 0.008, 0.009), 0.3))
    parts.block((x, y + 0.92, 0.13), (half + 0.14, 0.075, 0.15), 0.05, wood)
    parts.block((x, y - 0.92, 0.10), (half + 0.14, 0.075, 0.12), 0.05, wood)
    for sign in (-1, 1):
        parts.block((x + sign * (half + 0.07), y, 0.13), (0.075, 0.98, 0.15), 0.05, wood)
    for number in range(1, len(_TRAY)):
        parts.block((x - half + number * _TUBE, y, 0.10), (0.018, 0.86, 0.10), 0.014, black)
    chance = np.random.default_rng(5)
    radius, height = _TRAY_CHIP
    lying = np.array([[1, 0, 0], [0, 0, -1], [0, 1, 0]])  # its face to the players
    for number, (value, count) in enumerate(_TRAY):
        edge, face = meshes.chip(radius, height * 0.97, 0.012, 56)
        face = face._replace(uv=np.stack([face.uv[:, 0], 1 - face.uv[:, 1]], 1))
        for part, mesh in (("edge", edge), ("face", face)):
            turns = chance.random(count) * 2 * pi if part == "edge" else np.zeros(count)
            row = []
            for place, turn in enumerate(turns):
                turned = np.array([[cos(turn), -sin(turn), 0], [sin(turn), cos(turn), 0], [0, 0, 1]])
                at = np.array([x - half + _TUBE / 2 + number * _TUBE, y + 0.82 - place * height, radius + 0.02])
                row.append(mesh.moved(lying @ turned, at))
            parts.add(meshes.joined(row), pictured(f"{part}-{value}"))
