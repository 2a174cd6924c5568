"""What counts are counted by: the digest of every source file that can change them."""

import hashlib
from functools import cache
from pathlib import Path

import kiosk

_READ = ("cards.py", "hands.py", "houseways.py", "paytables.py", "games/*.py", "analysis/counts.py")
_COUNTING = "analysis/counting/*.py"


@cache
def counting_sources() -> bytes:
    """Of the counting floor, what it reads of the rules, and the form of its counts."""
    package = Path(kiosk.__path__[0])
    files = [file for pattern in (*_READ, _COUNTING) for file in sorted(package.glob(pattern))]
    return hashlib.sha256(b"".join(hashlib.sha256(file.read_bytes()).digest() for file in files)).digest()
