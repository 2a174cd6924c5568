"""Which software played on a ledger, and when it changed."""

from pathlib import Path

import pytest

from kiosk.app.composition import open_reader, open_table
from kiosk.base.ports import Software
from kiosk.policy.config import default_config
from kiosk.reports.figures.software_history import software_changes
from kiosk.table.chance import SeededChance
from tests.kit.screen.menu_rig import Menu
from tests.kit.table.table_driver import Driver, ManualClock


@pytest.fixture
def played(tmp_path: Path) -> Path:
    """Started with one version, twice with the next, then eleven others."""
    clock, config, chance = ManualClock(), default_config("flop-poker/ma"), SeededChance(1)
    for version in ("1", "2", "2", *(f"{number}" for number in range(3, 14))):
        clock.pass_ms(1_000)
        open_table(tmp_path, "test", config, clock, chance, software=Software(version)).close()
    return tmp_path


def test_every_change_is_told_from_the_newest_back(played: Path) -> None:
    with open_reader(played) as reader:
        found = software_changes(reader, most=100)
    assert [(one.old, one.new) for one in found] == [
        *((str(number - 1), str(number)) for number in range(13, 1, -1)),
        (None, "1"),
    ]
    starts = [one.at_ms for one in found]
    assert starts == sorted(starts, reverse=True)
    assert found[-2].at_ms - found[-1].at_ms == 1_000  # the first of the two starts with "2"


def test_ten_are_listed(played: Path) -> None:
    with open_reader(played) as reader:
        found = software_changes(reader)
    assert len(found) == 10
    assert found[0][1:] == ("12", "13")
    assert found[-1][1:] == ("3", "4")


def test_the_page_lists_them(tmp_path: Path) -> None:
    with Menu(tmp_path, pages=["verification"], driver=Driver(tmp_path)) as menu:
        menu.idle()
        assert "first start → " in menu.text("software changes")
