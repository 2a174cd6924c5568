"""Ledgers of real tables for the tests of what reads them: every game, with all that staff and players do."""

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

from kiosk.app.composition import open_reader
from kiosk.base.ports import Entry, Posting
from kiosk.ledger.records import LedgerMade
from kiosk.ledger.table_state import Phase
from kiosk.policy.config import Pace, default_config
from kiosk.rules.cards.shoe import MANUAL
from kiosk.rules.intents import Decide
from kiosk.rules.rule_sets import RULE_SETS
from kiosk.table.requests import (
    Bet,
    BuyIn,
    CashOut,
    ChangePace,
    Clear,
    CloseTable,
    ConfirmHandPay,
    GiveCredit,
    LogOut,
    OpenTable,
    Ready,
    Undo,
)
from tests.kit.table.stacked_chance import StackedChance, ny_deck
from tests.kit.table.table_driver import Driver

FAST_ACTION, CUT_BY_HAND = "fast-action-holdem/ma", "fast-action-holdem/ma, cut by hand"
PAID_BY_HAND = "heads-up-holdem/ny, a hand-pay"
LEDGERS = (*RULE_SETS, CUT_BY_HAND, PAID_BY_HAND)
BIG_WIN = ny_deck({1: "9s 8s", 2: "2h 7c"}, dealer="9d 9c", board="7s 6s 5s Kd 3c")  # odds 50 to 1


def play(data: Path, name: str, rounds: int = 3) -> Driver:
    """A table that has played; it is still open."""
    if name == PAID_BY_HAND:
        return _paid_by_hand(data)
    game = name.partition(",")[0]
    config = default_config(game)
    if name == CUT_BY_HAND:
        config = config._replace(shuffling=MANUAL)
    table = Driver(data, game, config=config)
    session = table.hire()
    table.seat(1, 3, 6, cents=1_000_000)
    table.until(Phase.BETTING)
    wager = config.limits[0].wager
    table.does(Bet(3, wager, 500))
    table.does(Undo(3))
    table.does(Bet(3, wager, 2_500))
    table.does(Clear(3))
    for number in range(rounds):
        table.play_round(chip=config.progressive is not None and number > 0)
    table.does(GiveCredit(3, 12_345), by=session)
    table.does(ChangePace(Pace(betting_ms=15_000)), by=session)
    table.table.raise_fault("door-open")
    table.table.clear_fault("door-open")
    table.does(CashOut(6))
    table.does(BuyIn(6, 500_000))
    table.does(CloseTable("a test"), by=session)
    table.does(OpenTable(), by=session)
    table.does(LogOut(), by=session)
    table.until(Phase.BETTING)
    return table


def _paid_by_hand(data: Path) -> Driver:
    table = Driver(data, chance=StackedChance(BIG_WIN))
    session = table.hire()
    table.seat(1, 2, cents=100_000)
    table.until(Phase.BETTING)
    for _ in range(8):
        table.does(Bet(1, "ante", 500))
    table.does(Bet(2, "ante", 500))
    for seat in (1, 2):
        table.does(Ready(seat))
    for seat in (1, 2):
        table.does(Decide(seat, "raise 1"))
    table.does(ConfirmHandPay(1), by=session)
    table.until(Phase.BETTING)
    return table


def in_play(data: Path, name: str) -> Driver:
    """A table in the middle of its first round: hands are dealt, and nothing has been turned."""
    table = play(data, name, 0)
    table.bet_all()
    assert table.state.phase == Phase.PLAYING
    return table


class Book:
    """A ledger's entries in memory, and the hands of somebody who forges them."""

    def __init__(self, data: Path) -> None:
        with open_reader(data) as reader:
            self.made = LedgerMade(reader.kind, reader.ledger_id)
            self.entries = [(stored.number, stored.entry) for stored in reader.entries()]

    def copy(self) -> "Book":
        """Another one to forge."""
        other = object.__new__(Book)
        other.made, other.entries = self.made, list(self.entries)
        return other

    def find(self, kind: str, holding: str = "") -> int:
        """Where the last entry of a kind stands whose payload holds a text."""
        places = range(len(self.entries) - 1, -1, -1)
        return next(i for i in places if self.entries[i][1].kind == kind and holding in self.entries[i][1].payload)

    def change(self, place: int, **fields: Any) -> int:
        """Give an entry other fields; its number."""
        number, entry = self.entries[place]
        self.entries[place] = (number, entry._replace(**fields))
        return number

    def rewrite(self, place: int, change: Callable[[Any], object], postings: tuple[Posting, ...] | None = None) -> int:
        """Change what an entry says, and its postings with it; its number."""
        entry: Entry = self.entries[place][1]
        value = json.loads(entry.payload)
        change(value)
        kept = entry.postings if postings is None else postings
        return self.change(place, payload=json.dumps(value, separators=(",", ":")), postings=kept)

    def remove(self, place: int) -> int:
        """Take an entry away; its number."""
        return self.entries.pop(place)[0]


def moved(postings: tuple[Posting, ...], micros: int, source: str, target: str) -> tuple[Posting, ...]:
    """The same postings, but for so much more from one account to another."""
    more = {source: -micros, target: micros}
    assert more.keys() <= {posting.account for posting in postings}
    return tuple(Posting(account, before + more.get(account, 0)) for account, before in postings)
