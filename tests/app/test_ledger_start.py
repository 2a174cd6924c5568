"""What keeps a table from starting is told by its own fault, and nothing but damage that is found twice is damage."""

import shutil
import sys
from collections.abc import Callable
from pathlib import Path

import pytest
from PySide6.QtCore import QCoreApplication, QTimer
from PySide6.QtGui import QGuiApplication
from PySide6.QtQuick import QQuickWindow

import storage.migrations
import ui.glass.screens.offscreen
from kiosk.app.launch import KioskOptions, open_kiosk, open_outage
from kiosk.base.ports import LedgerFault, Trouble
from storage.journal import _OpenLedger
from storage.places import Places
from storage.schema import RELEASES, Release
from tests.kit.screen.fingers import find
from tests.kit.table.small_ledgers import bet, findings, new_ledger, open_journal
from tests.kit.table.table_driver import Driver
from tests.storage.powercut import compiler, misread

ROOT = Path(__file__).parents[2]


@pytest.mark.skipif(compiler() is None, reason="no C compiler to build the recorder with")
def test_a_read_that_fails_once_is_no_damage(tmp_path: Path) -> None:
    program = [sys.executable, "-m", "tests.storage.powercut.misread_table", str(tmp_path)]
    misread(program, tmp_path, {"PYTHONPATH": str(ROOT)})


def damaged(*_: object) -> None:
    raise LedgerFault(Trouble.DAMAGED, "a page is malformed")


def test_damage_that_is_not_found_again_is_believed_the_second_time(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    journal = open_journal(new_ledger(tmp_path / "data", 2))
    for trouble in (Trouble.GONE, Trouble.DAMAGED):
        with monkeypatch.context() as patch:
            patch.setattr(_OpenLedger, "append", damaged)
            with pytest.raises(LedgerFault, match="a page is malformed") as caught:
                journal.append([bet(3)])
        assert caught.value.trouble == trouble
        journal.reopen()
        journal.append([bet(3)])
    journal.close()
    assert findings(tmp_path / "data") == []


# Keys.


def open_to_others(places: Places) -> None:
    (places.keys / "pepper.key").chmod(0o644)


def torn(places: Places) -> None:
    (places.keys / "sealing.key").write_bytes(b"")


def torn_to_zeros(places: Places) -> None:
    (places.keys / "sealing.key").write_bytes(bytes(32))


def missing(places: Places) -> None:
    (places.keys / "signing.key").unlink()


def public_key_torn(places: Places) -> None:
    places.public_key.write_bytes(places.public_key.read_bytes()[:40])


def public_key_missing(places: Places) -> None:
    places.public_key.unlink()


def public_key_of_another(places: Places) -> None:
    other = Places(new_ledger(places.data.with_name("other")))
    shutil.copy(other.public_key, places.public_key)


SPOILED = [
    open_to_others,
    torn,
    torn_to_zeros,
    missing,
    public_key_torn,
    public_key_missing,
    public_key_of_another,
]


@pytest.mark.parametrize("spoil", SPOILED, ids=lambda spoil: spoil.__name__)
def test_keys_that_cannot_be_used_are_no_damage(spoil: Callable[[Places], None], tmp_path: Path) -> None:
    places = Places(tmp_path / "data")
    driver = Driver(places.data)
    driver.seat(1)
    driver.play_round()
    driver.table.close()
    safe = shutil.copytree(places.data, tmp_path / "safe")
    spoil(places)
    with pytest.raises(LedgerFault) as caught:
        Driver(places.data)
    assert caught.value.trouble == Trouble.KEYS
    assert not places.damaged.exists()
    shutil.rmtree(places.keys)
    shutil.copytree(Places(safe).keys, places.keys)
    shutil.copy(Places(safe).public_key, places.public_key)
    again = Driver(places.data, clock=driver.clock)
    again.asked = driver.asked
    assert again.state.faults == ()
    again.play_round()
    again.table.close()


# Our own mistakes, and other releases.


def test_our_own_mistake_at_the_start_is_a_fault_and_the_ledger_is_as_it_was(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    places = Places(tmp_path / "data")
    Driver(places.data).table.close()
    wrong = Release(2, lambda db: db.execute("CREATE TABLE note (text TEXT) STRICT"), "0" * 64)
    with monkeypatch.context() as patch:
        patch.setattr(storage.migrations.migrate, "__defaults__", ((*RELEASES, wrong),))
        with pytest.raises(LedgerFault, match="the schema of version 2 has the hash") as caught:
            Driver(places.data)
    assert caught.value.trouble == Trouble.BUG
    assert not places.damaged.exists()
    assert findings(places.data) == []
    Driver(places.data).table.close()


# What staff see of it.


def outage_code(options: KioskOptions) -> str:
    """What the out-of-service screen shows."""
    seen: list[str] = []

    def look() -> None:
        shown = [one for one in QGuiApplication.topLevelWindows() if isinstance(one, QQuickWindow) and one.isVisible()]
        seen.extend(find(window, "notice.code", anyhow=True).property("text") for window in shown)
        QCoreApplication.exit(0)

    QTimer.singleShot(0, look)
    open_outage(options)
    (code,) = seen
    return code


@pytest.mark.usefixtures("qapp")
def test_the_out_of_service_screen_tells_staff_why_the_table_did_not_start(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    places, options = Places(tmp_path / "data"), KioskOptions(str(tmp_path / "data"), demo=True, windowed=(1280, 720))
    Driver(places.data, kind="demonstration").table.close()
    assert outage_code(options) == ""
    open_to_others(places)
    with pytest.raises(LedgerFault, match="can be read by others"):
        open_kiosk(options, display=False)
    assert outage_code(options) == "Code T-110"
    (places.keys / "pepper.key").chmod(0o600)
    monkeypatch.setattr(ui.glass.screens.offscreen, "play_offscreen", lambda *_: 0)
    assert open_kiosk(options, display=False) == 0
    assert outage_code(options) == ""
    places.start_failed.write_text("T-999 by a later release")
    assert outage_code(options) == ""
