"""The nightly backup: what it keeps, what it takes away, and how loud it is about what went wrong."""

import os
import subprocess
from pathlib import Path

import pytest

from tests.kit.scripts import SESSION, executable, rewritten, run


class Nightly:
    """The backup script with a `croupier` that copies nothing, on a disk with so much room and a clock that says so."""

    def __init__(
        self, folder: Path, *, works: bool = True, keep: str = "2", free_kb: int = 1000, now: str = "2026-01-04T043000Z"
    ) -> None:
        self.own = folder / "own"
        for upgrade in ("0.9.0", "0.10.0", "0.10.0-2", "0.11.0", "0.2.0"):
            (self.own / f"before-{upgrade}").mkdir(parents=True)
        self.backups = folder / "backups"
        (folder / "data").mkdir()
        (folder / "data/ledger.db").write_bytes(bytes(400 * 1024))
        (folder / "data/ledger.db-wal").write_bytes(bytes(100 * 1024))
        for old in ("2026-01-01T043000Z", "2026-01-02T043000Z", "2026-01-03T043000Z", "by-hand"):
            (self.backups / old).mkdir(parents=True)
        executable(folder / "bin/croupier", 'mkdir "$5"' if works else "exit 2")
        executable(folder / "bin/df", f"echo Avail; echo ' {free_kb}'")
        executable(folder / "bin/date", f"echo {now}")
        self._script = rewritten(SESSION / "backup", folder / "backup", var_lib_croupier=self.own)
        self._environment = {
            "CROUPIER_DATA": str(folder / "data"),
            "CROUPIER_BACKUPS": f"{self.backups}/",
            "CROUPIER_KEEP": keep,
            "PATH": f"{folder / 'bin'}:{os.environ['PATH']}",
        }

    def run(self) -> subprocess.CompletedProcess[str]:
        return run("sh", self._script, **self._environment)

    def kept(self) -> list[str]:
        return sorted(path.name for path in self.backups.iterdir())


def test_the_nightly_backup_keeps_the_last_ones(tmp_path: Path) -> None:
    nightly = Nightly(tmp_path)
    assert nightly.run().returncode == 0
    assert nightly.kept() == ["2026-01-02T043000Z", "2026-01-03T043000Z", "2026-01-04T043000Z", "by-hand"]
    assert sorted(path.name for path in nightly.own.iterdir()) == ["before-0.10.0", "before-0.10.0-2", "before-0.11.0"]


def test_a_clock_that_fell_back_never_costs_the_newest_copy(tmp_path: Path) -> None:
    nightly = Nightly(tmp_path, keep="1", now="2020-01-01T000000Z")
    ended = nightly.run()
    assert nightly.kept() == ["2020-01-01T000000Z", "2026-01-03T043000Z", "by-hand"]
    assert ended.returncode == 1
    assert ended.stderr.startswith("<2>THE CLOCK IS WRONG, OR WAS")
    assert "2026-01-03T043000Z" in ended.stderr


def test_what_a_night_that_was_broken_off_has_left_goes_first(tmp_path: Path) -> None:
    nightly = Nightly(tmp_path, works=False)
    for name in ("2026-01-03T050000Z.unfinished", "by-hand.unfinished"):
        (nightly.backups / name).mkdir()
    nightly.run()
    assert len(nightly.kept()) == 5
    assert "by-hand.unfinished" in nightly.kept(), "somebody may be making it"


@pytest.mark.parametrize(
    ("works", "keep", "free_kb"), [(False, "2", 1000), (True, "0", 1000), (True, "all", 1000), (True, "2", 999)]
)
def test_a_backup_that_fails_is_loud_and_takes_nothing_away(
    tmp_path: Path, keep: str, free_kb: int, *, works: bool
) -> None:
    nightly = Nightly(tmp_path, works=works, keep=keep, free_kb=free_kb)
    ended = nightly.run()
    assert ended.returncode == 1
    assert ended.stderr.startswith("<2>THE LEDGER IS NOT BACKED UP")
    assert ("999 KB free" in ended.stderr) == (free_kb == 999)
    assert (len(nightly.kept()), len(list(nightly.own.iterdir()))) == (4, 5)


def test_a_ledger_that_is_gone_is_no_reason_to_be_silent(tmp_path: Path) -> None:
    nightly = Nightly(tmp_path)
    for path in (tmp_path / "data").iterdir():
        path.unlink()
    assert "there is no ledger" in nightly.run().stderr
    (tmp_path / "data").rmdir()
    assert (nightly.run().returncode, len(nightly.kept())) == (0, 4)
