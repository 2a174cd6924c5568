"""A small packaged program for tests: a few files, their manifest and its signature."""

import base64
from pathlib import Path

from cryptography.hazmat.primitives.asymmetric.ed25519 import Ed25519PrivateKey
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

from kiosk.base.software import KEY, MANIFEST, SIGNATURE, lines_of

FILES = {"croupier": b"the program", "_internal/base.zip": b"modules", "_internal/resources/cards.png": b"cards"}


def package(room: Path, key: Ed25519PrivateKey | None = None) -> Path:
    """Make one there, signed with this key or a new one."""
    for name, data in FILES.items():
        (room / name).parent.mkdir(parents=True, exist_ok=True)
        (room / name).write_bytes(data)
    (room / "_internal/again.zip").symlink_to("base.zip")
    sign(room, key or Ed25519PrivateKey.generate())
    return room


def sign(room: Path, key: Ed25519PrivateKey) -> None:
    """Write the manifest of what is there, and sign it."""
    manifest = lines_of(room).encode()
    (room / MANIFEST).write_bytes(manifest)
    (room / SIGNATURE).write_bytes(base64.b64encode(key.sign(manifest)) + b"\n")
    write_key(room / KEY, key)
    for path in (room, *room.rglob("*")):
        if not path.is_symlink():
            path.chmod(0o755)


def write_key(path: Path, key: Ed25519PrivateKey) -> None:
    """The public half, as a release has it."""
    path.write_bytes(key.public_key().public_bytes(Encoding.PEM, PublicFormat.SubjectPublicKeyInfo))
