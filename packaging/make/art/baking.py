"""Writes pictures that take long to make, and what the manifest says of them. `make art` has what it needs."""

import json
from collections.abc import Iterator
from hashlib import sha256
from io import BytesIO
from typing import Any

from PIL import Image

from make.art.collection import FOLDER, MANIFEST
from make.art.painting.brush import Piece, painted

_LOSSY = 92  # of 100; for pictures as large as the glass


class Baked:
    """Pictures by name, and the facts a scene must know of each."""

    def __init__(self) -> None:
        self._files: dict[str, bytes] = {}
        self._facts: dict[str, dict[str, Any]] = {}

    def add(self, name: str, image: Image.Image, scale: float, facts: dict[str, Any], *, lossy: bool = False) -> None:
        """One picture."""
        file = BytesIO()
        how = {"quality": _LOSSY} if lossy else {"lossless": True, "quality": 100}
        image.save(file, "WEBP", method=6, **how)
        self._files[f"{name}.webp"] = file.getvalue()
        self._facts[f"{name}.webp"] = {"size": list(image.size), "scale": scale, **facts}

    def add_pieces(self, pieces: dict[str, Piece]) -> None:
        """Painted ones."""
        for name, piece in pieces.items():
            self.add(name, painted(piece), piece.scale, piece.facts)

    def write(self, *folders: str) -> None:
        """In place of all that these folders held."""
        path = FOLDER / MANIFEST
        told = json.loads(path.read_text("utf-8"))
        for name in [name for name in told["baked"] if name.startswith(folders)]:
            del told["baked"][name]
            (FOLDER / name).unlink(missing_ok=True)
        told["baked"] = dict(sorted((told["baked"] | dict(self._written())).items()))
        path.write_text(json.dumps(told, indent=1) + "\n", "utf-8")

    def _written(self) -> Iterator[tuple[str, dict[str, Any]]]:
        for name, data in self._files.items():
            (FOLDER / name).parent.mkdir(parents=True, exist_ok=True)
            (FOLDER / name).write_bytes(data)
            yield name, {**self._facts[name], "sha256": sha256(data).hexdigest()}
