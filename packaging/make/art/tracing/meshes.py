"""Shapes for the path tracer: swept profiles, rounded boxes and chips, written as PLY files."""

from math import cos, pi, sin
from pathlib import Path
from typing import Any, Final, NamedTuple

import numpy as np
from numpy.typing import NDArray

Array = NDArray[Any]
FOLDER: Final = Path(".cache/art")  # textures and shapes on their way to a picture
_FIELDS: Final = ("x", "y", "z", "nx", "ny", "nz", "u", "v")


class Mesh(NamedTuple):
    """Corners, triangles, and where on its picture each corner lies; normals if they are not the triangles'."""

    corners: Array
    faces: Array
    uv: Array
    normals: Array | None = None

    def moved(self, matrix: Array, offset: Array) -> "Mesh":
        """Turned and put elsewhere."""
        normals = None if self.normals is None else self.normals @ matrix.T
        return Mesh(self.corners @ matrix.T + offset, self.faces, self.uv, normals)


def joined(meshes: list[Mesh]) -> Mesh:
    """All as one."""
    starts = np.cumsum([0, *(len(mesh.corners) for mesh in meshes)])
    faces = np.concatenate([mesh.faces + start for mesh, start in zip(meshes, starts, strict=False)])
    return Mesh(np.concatenate([m.corners for m in meshes]), faces, np.concatenate([m.uv for m in meshes]))


def written(name: str, mesh: Mesh) -> str:
    """The file of a mesh."""
    corners = np.asarray(mesh.corners, np.float32)
    faces = np.asarray(mesh.faces, np.int32)
    normals = _smooth(corners, faces) if mesh.normals is None else mesh.normals
    lines = ["ply", "format binary_little_endian 1.0", f"element vertex {len(corners)}"]
    lines += [f"property float {field}" for field in _FIELDS]
    lines += [f"element face {len(faces)}", "property list uchar int vertex_indices", "end_header", ""]
    rows = np.zeros(len(faces), dtype=[("count", "u1"), ("corners", "<i4", 3)])
    rows["count"], rows["corners"] = 3, faces
    path = FOLDER / f"{name}.ply"
    path.parent.mkdir(parents=True, exist_ok=True)
    body = np.hstack([corners, normals, mesh.uv]).astype("<f4").tobytes()
    path.write_bytes("\n".join(lines).encode() + body + rows.tobytes())
    return str(path)


def _smooth(corners: Array, faces: Array) -> Array:
    normals = np.zeros_like(corners)
    one, two, three = (corners[faces[:, side]] for side in range(3))
    flat = np.cross(two - one, three - one)
    for side in range(3):
        np.add.at(normals, faces[:, side], flat)
    made: Array = normals / (np.linalg.norm(normals, axis=1, keepdims=True) + 1e-12)
    return made


def grid(rows: int, columns: int, *, closed: bool = False) -> Array:
    """Triangles over a grid of corners, which may close upon itself across."""
    cells = np.meshgrid(np.arange(rows - 1), np.arange(columns if closed else columns - 1), indexing="ij")
    down, right = (cell.ravel() for cell in cells)

    def at(row: Array, column: Array) -> Array:
        found: Array = row * columns + column % columns
        return found

    one, two = at(down, right), at(down + 1, right)
    three, four = at(down + 1, right + 1), at(down, right + 1)
    return np.concatenate([np.stack([one, two, three], 1), np.stack([one, three, four], 1)])


def along(path: Array) -> tuple[Array, Array]:
    """How far each point of a path is from its begin, and what lies to the right of travel there."""
    way = np.gradient(path, axis=0)
    way /= np.linalg.norm(way, axis=1, keepdims=True)
    far = np.r_[0, np.cumsum(np.linalg.norm(np.diff(path, axis=0), axis=1))]
    return far, np.stack([way[:, 1], -way[:, 0]], 1)


def sweep(path: Array, profile: Array, taper: Array | None = None) -> Mesh:
    """A profile (to the right of travel, up) along a path on the felt; the taper shrinks it about its middle."""
    far, right = along(path)
    shrunk = np.ones(len(path)) if taper is None else taper
    middle = profile[:, 0].mean()
    beside = middle + (profile[None, :, 0] - middle) * shrunk[:, None]
    corners = np.zeros((len(path), len(profile), 3))
    corners[:, :, :2] = path[:, None] + right[:, None] * beside[..., None]
    corners[:, :, 2] = profile[None, :, 1] * shrunk[:, None]
    around = np.r_[0, np.cumsum(np.linalg.norm(np.diff(profile, axis=0), axis=1))]
    uv = np.stack(np.meshgrid(far, around, indexing="ij"), -1)
    return Mesh(corners.reshape(-1, 3), grid(len(path), len(profile)), uv.reshape(-1, 2))


def block(half: tuple[float, float, float], radius: float, fineness: int = 28) -> Mesh:
    """A box around 0 with round edges."""
    sides = np.asarray(half, float)
    steps = np.linspace(-1, 1, fineness)
    steps = np.sign(steps) * np.abs(steps) ** 0.45
    corners: list[Array] = []
    normals, faces, uv = [], [], []
    for axis in range(3):
        for sign in (-1, 1):
            one, other = np.meshgrid(steps, steps, indexing="ij")
            cube = np.zeros((fineness, fineness, 3))
            cube[..., axis], cube[..., (axis + 1) % 3], cube[..., (axis + 2) % 3] = sign, one, other
            inner = np.clip(cube * sides, radius - sides, sides - radius)
            out = cube * sides - inner
            out /= np.linalg.norm(out, axis=-1, keepdims=True) + 1e-12
            faces.append((grid(fineness, fineness)[:, ::sign]) + len(corners) * fineness**2)
            corners.append((inner + radius * out).reshape(-1, 3))
            normals.append(out.reshape(-1, 3))
            uv.append(((corners[-1] / sides + 1) / 2)[:, :2])
    return Mesh(*(np.concatenate(part) for part in (corners, faces, uv, normals)))


def sheet(width: float, depth: float) -> Mesh:
    """A flat rectangle around 0, its picture upright for the players."""
    corners = np.array([[x * width / 2, y * depth / 2, 0.0] for x, y in ((-1, -1), (1, -1), (1, 1), (-1, 1))])
    uv = np.array([[0, 1], [1, 1], [1, 0], [0, 0]], float)
    return Mesh(corners, np.array([[0, 1, 2], [0, 2, 3]]), uv, np.tile([0.0, 0.0, 1.0], (4, 1)))


def tile(half_width: float, half_depth: float, corner: float, height: float) -> Mesh:
    """A card that lies on 0, with round corners; its picture is upright for the players."""
    turns = np.linspace(0, 2 * pi, 41)[:-1] + pi / 80
    middle_x, middle_y = half_width - corner, half_depth - corner
    x = np.sign(np.cos(turns)) * middle_x + corner * np.cos(turns)
    y = np.sign(np.sin(turns)) * middle_y + corner * np.sin(turns)
    count = len(turns)
    uv = np.stack([0.5 + x / half_width / 2, 0.5 - y / half_depth / 2], 1)
    rims = [np.stack([x, y, np.full(count, z)], 1) for z in (0.0, height, height)]
    corners = np.concatenate([*rims, [[0.0, 0.0, height]]])
    after = (np.arange(count) + 1) % count
    here = np.arange(count)
    side = [np.stack([here, after, after + count], 1), np.stack([here, after + count, here + count], 1)]
    top = np.stack([here + 2 * count, after + 2 * count, np.full(count, 3 * count)], 1)
    border = 0.5 + (uv - 0.5) * 0.985
    return Mesh(corners, np.concatenate([*side, top]), np.concatenate([border, border, uv, [[0.5, 0.5]]]))


def chip(radius: float, height: float, bevel: float, fineness: int = 128) -> tuple[Mesh, Mesh]:
    """A chip that stands on 0: its edge, and its face."""
    turn = np.linspace(0, pi / 2, 5)
    profile = np.array(
        [(radius - bevel + bevel * sin(a), bevel - bevel * cos(a)) for a in turn]
        + [(radius - bevel + bevel * cos(a), height - bevel + bevel * sin(a)) for a in turn]
    )
    round_ = np.linspace(0, 2 * pi, fineness + 1)
    count = len(profile)
    heights = np.broadcast_to(profile[:, 1], (fineness + 1, count))
    edge = np.stack([np.outer(np.cos(round_), profile[:, 0]), np.outer(np.sin(round_), profile[:, 0]), heights], -1)
    edge_uv = np.stack(np.broadcast_arrays(round_[:, None] / (2 * pi), (profile[:, 1] / height)[None]), -1)
    out = np.linspace(0, radius - bevel, 12)
    level = np.full((fineness + 1, 12), height)
    face = np.stack([np.outer(np.cos(round_), out), np.outer(np.sin(round_), out), level], -1)
    face_uv = np.stack([0.5 + 0.5 * face[..., 0] / radius, 0.5 + 0.5 * face[..., 1] / radius], -1)
    return (
        Mesh(edge.reshape(-1, 3), grid(fineness + 1, count), edge_uv.reshape(-1, 2)),
        Mesh(face.reshape(-1, 3), grid(fineness + 1, 12)[:, ::-1], face_uv.reshape(-1, 2)),
    )
