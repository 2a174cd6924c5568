"""Verification on the screen: software, seeded check, ledger and chance, each with a verdict that can be read."""

import os
import subprocess
import sys
from pathlib import Path
from threading import Event

import pytest

from kiosk.audit.shuffle_check import check_shuffles
from kiosk.audit.verify_process import verify_in_process
from kiosk.base.progress import Progress
from kiosk.base.software import seeded_hash, software_hash
from kiosk.policy.access import Role
from kiosk.table.chance import SourceFailed, SystemChance
from tests.kit.screen.menu_rig import Menu
from tests.kit.table.report_ledgers import sql
from tests.kit.table.small_ledgers import tampering
from tests.kit.table.table_driver import Driver
from ui.service.pages import verification
from ui.service.work import Stopped

PAGES = ("verification",)


def test_the_software_is_told_by_its_hash_and_by_a_seed(tmp_path: Path) -> None:
    with Menu(tmp_path, pages=PAGES) as menu:
        menu.idle()
        assert software_hash() in menu.text("software hash")
        assert "Not installed from a package" in menu.text("manifest")
        menu.press("check seed")
        assert menu.told() == "Write the seed first."
        menu.press("keyboard", "key 4", "key 2", "check seed")
        menu.idle()
        assert menu.text("seeded hash").endswith(seeded_hash("42"))


def test_a_sound_ledger_is_verified(tmp_path: Path) -> None:
    driver = Driver(tmp_path)
    driver.seat(1, 2)
    driver.play_round()
    with Menu(tmp_path, driver=driver, pages=PAGES) as menu:
        menu.press("verify ledger")
        menu.idle()
        assert menu.text("ledger verdict").startswith("VERIFIED")
        assert "1 rounds" in menu.text("ledger details")
        assert not menu.there("findings")


def test_a_changed_ledger_is_not_and_says_where(tmp_path: Path) -> None:
    driver = Driver(tmp_path)
    driver.seat(1)
    menu = Menu(tmp_path, driver=driver, pages=PAGES)
    number = sql(tmp_path, "SELECT number FROM event WHERE kind = 'credit-bought'")
    with tampering(tmp_path) as ledger:
        ledger.execute("UPDATE event SET at_ms = at_ms + 1 WHERE number = ?", (number,))
    menu.press("verify ledger")
    menu.idle()
    assert menu.text("ledger verdict").startswith("NOT VERIFIED")
    assert f"{number}" in [row[0] for row in menu.rows("findings")]
    menu.close()


@pytest.fixture
def _endless(monkeypatch: pytest.MonkeyPatch) -> None:
    """A verification that never ends by itself."""

    def verify(_: Path, progress: Progress) -> None:
        work = Event()
        while not work.wait(0.001):
            progress(50, 100)

    monkeypatch.setattr(verification, "verify_in_process", verify)


@pytest.mark.usefixtures("_endless")
def test_work_ends_when_somebody_else_enters(tmp_path: Path) -> None:
    with Menu(tmp_path, pages=PAGES) as menu:
        menu.press("verify ledger")
        menu.enter(Role.TECHNICIAN)
        menu.idle()
        assert menu.text("ledger verdict").startswith("Not verified")


@pytest.mark.usefixtures("_endless")
def test_work_is_stopped_when_somebody_says_so(tmp_path: Path) -> None:
    with Menu(tmp_path, pages=PAGES) as menu:
        menu.press("verify ledger")
        menu.until(lambda: menu.there("ledger stop"))
        menu.press("ledger stop")
        menu.idle()
        assert menu.told() == "Stopped."
        assert not menu.there("ledger stop")
        assert menu.text("ledger verdict").startswith("Not verified")


def test_chance_is_tested_and_judged(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(verification, "check_shuffles", lambda chance, progress: check_shuffles(chance, 500, progress))
    with Menu(tmp_path, pages=PAGES) as menu:
        menu.press("self-test now")
        menu.idle()
        assert menu.text("self-test").startswith("PASSED")
        menu.press("test shuffles")
        menu.idle()
        assert "500 shuffles" in menu.text("shuffles verdict")
        assert [row[0] for row in menu.rows("statistics")] == [
            "Card by place",
            "Card by the next card",
            "Cards left in place",
        ]


def test_a_source_that_fails_is_named(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def fail(_: SystemChance) -> None:
        raise SourceFailed("kernel", "gave nothing")

    monkeypatch.setattr(SystemChance, "self_test", fail)
    with Menu(tmp_path, pages=PAGES) as menu:
        menu.press("self-test now")
        menu.idle()
        assert menu.text("self-test") == "NOT PASSED: kernel: gave nothing. Close the table."


@pytest.mark.parametrize("role", list(Role))
def test_only_those_who_may_verify_have_the_page(tmp_path: Path, role: Role) -> None:
    with Menu(tmp_path, role, pages=("overview", "verification")) as menu:
        assert menu.there("page verification") == (role != Role.ATTENDANT)
        menu.idle()


def test_stopping_ends_the_process_that_verifies(tmp_path: Path) -> None:
    Driver(tmp_path).table.close()

    def stop(_: int, __: int) -> None:
        raise Stopped

    with pytest.raises(Stopped):
        verify_in_process(tmp_path, stop)
    with pytest.raises(OSError, match="there is no ledger"):
        verify_in_process(tmp_path / "nothing", lambda _, __: None)


def test_a_table_that_is_nice_itself_is_verified(tmp_path: Path) -> None:
    Driver(tmp_path).table.close()
    program = f"""
from pathlib import Path
from kiosk.process import child_process
from kiosk.audit import verify_process
child_process.NICENESS = 0
print(verify_process.verify_in_process(Path({str(tmp_path)!r}), lambda *_: None).words())
"""
    no_power = ("setpriv", "--bounding-set=-sys_nice", "--inh-caps=-sys_nice") if os.geteuid() == 0 else ()
    command = ("nice", "-n", "1", *no_power, sys.executable, "-c", program)
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    assert done.stdout.startswith("VERIFIED"), done.stderr
