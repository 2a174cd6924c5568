"""What everybody may see: no card that lies face down, no decision of an open street, not even by a seat's credit."""

import re
from collections import Counter
from collections.abc import Iterator, Mapping
from pathlib import Path

import pytest

from kiosk.devices.bet_sensor.port import ChipSeen
from kiosk.ledger.codec import name_of
from kiosk.ledger.records import CardsRevealed, DeckRevealed, Record, ShoeEnded
from kiosk.ledger.table_state import ActiveFault, Phase
from kiosk.policy.config import default_config
from kiosk.rules.cards.cards import CARDS
from kiosk.rules.intents import Decide
from kiosk.rules.round import Round
from kiosk.table.chance import SeededChance
from kiosk.table.requests import Bet, BuyIn, Sit
from kiosk.table.views import TableView
from tests.kit.round_cases import FAST_ACTION, FLOP, HEADS_UP_MA, HEADS_UP_NY, TEXAS
from tests.kit.table.stacked_chance import kinds, phase
from tests.kit.table.table_driver import Driver

GAMES = [HEADS_UP_MA, HEADS_UP_NY, TEXAS, FAST_ACTION, FLOP]
DECIDING = [(game, dealing) for game in GAMES for dealing in (None, "hand") if not (game == FAST_ACTION and dealing)]


def cards_in(value: object) -> Iterator[str]:
    """Every card that is named anywhere in a value, in a text too."""
    if isinstance(value, str):
        yield from (word for word in re.findall(r"\w+", value) if word in CARDS)
    elif isinstance(value, Mapping):
        for part in value.values():
            yield from cards_in(part)
    elif isinstance(value, tuple):
        for part in value:
            yield from cards_in(part)


def face_up(played: Round) -> Counter[str]:
    """The cards that lie face up."""
    hands = [card for seat in played.seats for card in seat.turned]
    dealer = played.dealer if played.dealer_turned else ()
    return Counter([*hands, *dealer, *played.community[: played.turned], *played.discarded])


class Watcher:
    """Looks at everything the table tells, at every step, and notes each card that nobody may know yet."""

    def __init__(self, table: Driver) -> None:
        self._table = table
        self.leaks: list[object] = []
        self.looks = 0
        table.table.observe(self.look)

    def look(self, told: tuple[Record, ...], view: TableView) -> None:
        self.looks += 1
        played = self._table.state.round
        if phase(self._table) == Phase.PLAYING and played is not None:
            up = face_up(played)
            kept = Counter(cards_in(view._replace(round=view.round and view.round._replace(dealer_kept=()))))
            self.leaks += [view] if kept - up else []
            self.leaks += [record for record in told if set(cards_in(record)) - set(up)]
        elif phase(self._table) != Phase.RESULT:
            self.leaks += [view] if any(cards_in(view._replace(last=None))) else []
            shown = (record for record in told if not isinstance(record, ShoeEnded))
            self.leaks += [record for record in shown if any(cards_in(record))]
        else:
            revealed = [record for record in told if isinstance(record, DeckRevealed | CardsRevealed)]
            self.leaks += [view] if len(revealed) > 1 else []


@pytest.mark.clause("huh-ma 1 hole cards", "huh-ma 1 burn")
@pytest.mark.parametrize(("game", "dealing"), DECIDING)
def test_no_card_that_lies_face_down_is_told_or_shown(tmp_path: Path, game: str, dealing: str | None) -> None:
    config = default_config(game)
    table = Driver(tmp_path, game, config._replace(dealing=dealing or config.dealing))
    watcher = Watcher(table)
    table.seat(1, 2, 4, 6)
    for _ in range(4):
        table.play_round(chip=True)
    assert watcher.looks > 50
    assert watcher.leaks == []


def test_the_watcher_would_notice(tmp_path: Path) -> None:
    """A view with a card of a hand in it is a leak."""
    table = Driver(tmp_path)
    watcher = Watcher(table)
    table.seat(1)
    table.until(Phase.BETTING)
    table.bet_all()
    own = table.table.peek(1)
    assert own is not None
    view = table.table.view()
    watcher.look((), view._replace(closed=f"the first card is {own.cards[0]}"))
    assert len(watcher.leaks) == 1


def test_a_seat_sees_its_own_cards_and_nobody_elses(tmp_path: Path) -> None:
    table = Driver(tmp_path)
    table.seat(1, 2)
    table.until(Phase.BETTING)
    assert table.table.peek(1) is None
    table.bet_all()
    assert table.state.round is not None
    for seat in (1, 2):
        view = table.table.peek(seat)
        assert view is not None
        (own,) = [item.cards for item in table.state.round.seats if item.seat == seat]
        assert (view.cards, len(set(cards_in(view)))) == (own, 2)
    assert table.table.peek(3) is None


# Decisions of an open street.


def at_a_decision(data: Path, game: str, dealing: str | None) -> Driver:
    config = default_config(game)
    table = Driver(data, game, config._replace(dealing=dealing or config.dealing), SeededChance(3))
    for seat in (1, 2):
        table.does(Sit(seat))
        table.does(BuyIn(seat, 100_000))
    table.until(Phase.BETTING)
    table.bet_all()
    return table


@pytest.mark.clause("thb 10(c)", "thb 10(e)")
@pytest.mark.parametrize(("game", "dealing"), DECIDING)
def test_what_a_seat_decides_is_not_to_be_seen_before_the_street_closes(
    tmp_path: Path, game: str, dealing: str | None
) -> None:
    """Whatever it decides, the others see and are told exactly the same."""
    first = at_a_decision(tmp_path / "first", game, dealing).table.peek(1)
    assert first is not None
    seen = []
    for option in first.options:
        table = at_a_decision(tmp_path / option, game, dealing)
        told: list[object] = []
        table.table.observe(lambda records, _, told=told: told.extend(records))  # type: ignore[misc]
        table.does(Decide(1, option))
        seen.append((told, table.table.view()._replace(commitment=None)))
    assert len(seen) > 1
    assert all(one == seen[0] for one in seen)


def test_when_the_street_closes_the_decision_and_its_cost_are_seen(tmp_path: Path) -> None:
    table = at_a_decision(tmp_path, HEADS_UP_MA, None)
    credit = table.state.credit(1)
    table.does(Decide(1, "raise 3"))
    assert table.state.credit(1) == credit - 1_500
    assert table.table.view().seats[0].credit == credit
    own = table.table.peek(1)
    assert own is not None
    assert (own.decisions, own.wagers["raise"]) == (("raise 3",), 1_500)
    table.does(Decide(2, "check"))
    view = table.table.view()
    assert view.seats[0].credit == credit - 1_500
    assert view.round is not None
    assert view.round.seats[0].decisions == ("raise 3",)


# What the table shows beside the cards.


def test_the_table_as_everybody_sees_it(tmp_path: Path) -> None:
    table = Driver(tmp_path)
    view = table.table.view()
    assert (view.kind, view.game, view.phase, view.closed, view.faults) == ("test", HEADS_UP_NY, "attract", None, ())
    assert view.meter_cents == 1_000_000
    assert (view.limits, view.chips, view.pace) == (table.config.limits, table.config.chips, table.config.pace)
    table.seat(2, cents=1_099)
    table.until(Phase.BETTING)
    table.does(Bet(2, "ante", 500))
    table.table.sense([ChipSeen(2), ChipSeen(3)])
    seat = table.table.view().seats[1]
    assert (seat.taken, seat.credit, seat.bets, seat.ready, seat.chip) == (
        True,
        99,
        (("ante", 500), ("odds", 500)),
        False,
        "short",
    )
    table.table.raise_fault("seat-touch-failed", 2)
    view = table.table.view()
    assert view.seats[1].locked
    assert view.faults == (ActiveFault("seat-touch-failed", 2, ""),)


def test_what_is_told_is_in_the_ledger_already(tmp_path: Path) -> None:
    table = Driver(tmp_path)
    latest: list[tuple[str, str]] = []
    table.table.observe(lambda records, _: latest.append((name_of(type(records[-1])), kinds(table)[-1])))
    table.seat(1)
    table.until(Phase.BETTING)
    table.bet_all()
    assert len(latest) > 10
    assert all(told == written for told, written in latest)


def test_a_state_that_is_printed_shows_no_card(tmp_path: Path) -> None:
    table = Driver(tmp_path)
    table.seat(1)
    table.until(Phase.BETTING)
    table.bet_all()
    assert table.state.round is not None
    printed = repr(table.state)
    assert not [card for card in table.state.round.deck if f"'{card}'" in printed]
