"""docs/ledger.md names every kind of entry and every account."""

import re
from pathlib import Path

from kiosk.ledger.records import KINDS

PAGE = (Path(__file__).parents[2] / "docs" / "ledger.md").read_text("utf-8")


def test_the_page_names_every_kind_of_entry_and_no_other() -> None:
    table = PAGE.split("| kinds of entry |")[1].split("\n\n")[0]
    assert set(re.findall(r"`([a-z-]+)`", table)) == {*KINDS, "snapshot"}
