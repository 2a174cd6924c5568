"""Brings an older ledger's schema up to this release, one version at a time, after a copy of the file.

Only the schema moves on: rows stand as they were written, and so does their chain. There is no way back.
"""

from collections.abc import Sequence
from pathlib import Path

from storage.database import advance, copy_database, open_reader, open_writer, stored_version
from storage.errors import Faults
from storage.schema import RELEASES, Release


def migrate(path: Path, releases: Sequence[Release] = RELEASES) -> None:
    """Bring the database to the last release; each step is one transaction. The caller holds the WriterLock."""
    with Faults(f"migrate {path}"):
        version = stored_version(path)
        todo = [release for release in releases if release.version > version]
        if not todo:
            return
        reader = open_reader(path, None)
        try:
            copy_database(reader, path.with_name(f"{path.stem}.v{version}{path.suffix}"))
        finally:
            reader.close()
        db = open_writer(path, releases[: -len(todo)])
        try:
            for release in todo:
                with db.atomic():
                    advance(db, release)
        finally:
            db.conn.close()
