"""A ledger of each schema version, as its release wrote it, with its checkpoints. They are kept for ever.

`python -m tests.databases` writes the one of the newest version, once; everybody knows the key that signed it.
"""

import shutil
from pathlib import Path

from storage.keys import make_keys
from storage.places import Places

HERE = Path(__file__).parent


def known_keys(data: Path) -> Places:
    """The keys of the kept ledgers in a data directory that has no ledger yet."""
    places = Places(data)
    places.keys.mkdir(0o700, parents=True)
    for name in ("sealing.key", "signing.key", "pepper.key"):
        (places.keys / name).write_bytes(bytes(range(32)))
        (places.keys / name).chmod(0o600)
    make_keys(places)
    return places


def kept(version: int, data: Path) -> Path:
    """A data directory with a copy of the ledger of this version."""
    places = known_keys(data)
    shutil.copy(HERE / f"v{version}.db", places.ledger)
    shutil.copy(HERE / f"v{version}.jsonl", places.checkpoints)
    return data
