"""What counts are counted by: the digest of every source file that can change them."""

import hashlib
from functools import cache
from pathlib import Path

import kiosk
import resources
from kiosk.base.software import is_packaged

_PROGRAM = ("rules/**/*.py", "analysis/**/*.py")
_DATA = ("paytables/*.toml", "analysis/*strategy*.json")  # read by the counting, and compiled into it

STAMP = "counting-sources"  # beside this file in a package, which has no source files: what they came to


@cache
def counting_sources() -> bytes:
    """Of everything that they are made from, rather too much than too little."""
    if is_packaged():
        return bytes.fromhex(Path(__file__).with_name(STAMP).read_text("ascii"))
    rooms = ((Path(kiosk.__path__[0]), _PROGRAM), (Path(resources.__path__[0]), _DATA))
    files = [file for room, patterns in rooms for pattern in patterns for file in sorted(room.glob(pattern))]
    return hashlib.sha256(b"".join(hashlib.sha256(file.read_bytes()).digest() for file in files)).digest()
