"""Write the ledger of the newest schema version, unless it is there."""

import shutil
import tempfile
from contextlib import closing
from pathlib import Path

from storage.journal import create_ledger
from storage.schema import RELEASES
from tests.databases import HERE, known_keys
from tests.storage_helpers import MADE_MS, open_journal, outside, play


def main() -> None:
    target = HERE / f"v{RELEASES[-1].version}.db"
    if target.exists():
        raise SystemExit(f"{target} stands as it is")
    with tempfile.TemporaryDirectory() as name:
        places = known_keys(Path(name) / "data")
        create_ledger(places.data, "test", MADE_MS, "kept")
        with closing(open_journal(places.data)) as journal:
            play(journal, range(1, 3))
            journal.append([outside("snapshot")])
            play(journal, range(3, 4))
        shutil.copy(places.ledger, target)
        shutil.copy(places.checkpoints, target.with_suffix(".jsonl"))


main()
