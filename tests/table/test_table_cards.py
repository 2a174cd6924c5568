"""The cards of the single-deck games: two decks that alternate, reshuffles, commitments, the stub proof."""

from collections.abc import Sequence
from pathlib import Path
from typing import TypeVar

import pytest

from kiosk.app.composition import open_reader
from kiosk.ledger.fairness import commitment_holds
from kiosk.ledger.records import DeckRevealed, FaultRaised, RoundOpened, RoundStepped
from kiosk.ledger.table_state import UNKNOWN, Phase
from kiosk.policy.access import Role
from kiosk.reports.ledger_reading import state_of
from kiosk.rules.cards.cards import DECK, Card
from kiosk.rules.game import Game
from kiosk.rules.intents import Declare, Refusal
from kiosk.table.chance import SeededChance, SourceFailed
from kiosk.table.requests import ClearFault, OrderReshuffle
from tests.kit.round_cases import FLOP, HEADS_UP_MA, HEADS_UP_NY, TEXAS
from tests.kit.table.stacked_chance import CountingChance, StackedChance, found, phase, records
from tests.kit.table.table_driver import OTHER_PIN, Driver

T = TypeVar("T")
SINGLE_DECK = [HEADS_UP_MA, HEADS_UP_NY, TEXAS, FLOP]
AS_SPREAD, REVERSED = DECK, DECK[::-1]
ROTATED = DECK[20:] + DECK[:20]


class FailingChance(SeededChance):
    """Chance whose source fails its health test from the given shuffle on, until it is mended."""

    def __init__(self, good: int) -> None:
        super().__init__(1)
        self.good = good

    def shuffled(self, cards: Sequence[T]) -> tuple[T, ...]:
        self.good -= 1
        if self.good < 0:
            raise SourceFailed("repetition", "the source repeats itself")
        return super().shuffled(cards)


def orders(table: Driver) -> list[tuple[Card, ...]]:
    """The decks of the rounds so far."""
    return [opened.secret.order for opened in found(table, RoundOpened) if opened.secret]


# Two decks.


@pytest.mark.clause("huh-ma 2(b)(2)", "huh-ma 2(b)(4)", "thb 2(b)(4)", "fp 2(b)(4)")
@pytest.mark.parametrize("game", SINGLE_DECK)
def test_red_and_blue_alternate_also_over_a_restart(tmp_path: Path, game: str) -> None:
    table = Driver(tmp_path, game)
    table.seat(1)
    for number in range(5):
        table.play_round()
        if number == 2:
            table.reopen()
    assert [opened.back for opened in found(table, RoundOpened)] == ["red", "blue", "red", "blue", "red"]


@pytest.mark.clause("huh-ma 2(b)(3)", "huh-ma 4(a)")
def test_the_next_deck_is_shuffled_while_this_one_plays_and_is_not_written(tmp_path: Path) -> None:
    chance = CountingChance(7)
    table = Driver(tmp_path, chance=chance)
    table.seat(1)
    table.until(Phase.BETTING)
    assert orders(table) == []
    for number in range(1, 4):
        table.until(Phase.BETTING)
        table.bet_all()
        assert phase(table) == Phase.PLAYING
        assert len(chance.orders) == number + 1
        assert orders(table) == chance.orders[:number]
        table.until(Phase.RESULT)


def test_a_deck_that_nobody_saw_is_another_one_after_a_restart(tmp_path: Path) -> None:
    chance = CountingChance(7)
    table = Driver(tmp_path, chance=chance)
    table.seat(1)
    table.until(Phase.BETTING)
    table.reopen(SeededChance(8))
    table.bet_all()
    assert orders(table)[0] not in chance.orders


# A supervisor's reshuffle.


@pytest.mark.clause("huh-ma 4(d)", "thb 4(d)", "fp 4(d)")
@pytest.mark.parametrize("game", SINGLE_DECK)
def test_a_reshuffle_before_the_first_card_changes_the_deck(tmp_path: Path, game: str) -> None:
    table = Driver(tmp_path, game, chance=StackedChance(AS_SPREAD, ROTATED, REVERSED))
    session = table.hire()
    table.seat(1)
    table.until(Phase.BETTING)
    table.does(OrderReshuffle(), by=session)
    table.bet_all()
    assert orders(table) == [REVERSED]
    refused = table.refused(OrderReshuffle(), by=session)
    assert (refused.code, refused.words) == (
        Refusal.IN_ROUND,
        "The first card is out: order it before the next round.",
    )
    table.until(Phase.RESULT)
    table.play_round()
    assert orders(table)[1] == ROTATED  # the other deck was left alone


@pytest.mark.clause("huh-ma 12(e)", "thb 132(e)", "fp 12(e)")
@pytest.mark.parametrize("game", SINGLE_DECK)
def test_after_a_failure_of_the_shuffler_its_deck_is_shuffled_again_and_the_round_stands(
    tmp_path: Path, game: str
) -> None:
    table = Driver(tmp_path, game, chance=StackedChance(AS_SPREAD, ROTATED, REVERSED))
    session = table.hire()
    table.seat(1)
    table.until(Phase.BETTING)
    table.bet_all()
    table.does(Declare("shuffler-failure"), by=session)
    assert phase(table) == Phase.PLAYING
    table.until(Phase.RESULT)
    table.play_round()
    assert orders(table) == [AS_SPREAD, REVERSED]


# Commitments.


@pytest.mark.parametrize("game", SINGLE_DECK)
def test_every_round_was_committed_before_its_first_card_and_is_revealed_with_its_result(
    tmp_path: Path, game: str
) -> None:
    table = Driver(tmp_path, game)
    table.seat(1, 2)
    shown = []
    for _ in range(3):
        table.until(Phase.BETTING)
        assert table.table.view().commitment is None
        table.bet_all()
        shown.append(table.table.view().commitment)
        assert len(found(table, DeckRevealed)) == len(shown) - 1
        while phase(table) == Phase.PLAYING:
            table.decide_all()
        assert len(found(table, DeckRevealed)) == len(shown)
    reveals = found(table, DeckRevealed)
    for number, (committed, reveal) in enumerate(zip(shown, reveals, strict=True), 1):
        assert committed is not None
        salt = bytes.fromhex(reveal.salt)
        assert commitment_holds(committed, f"{table.state.ledger}/round/{number}", salt, reveal.order)
        assert not commitment_holds(committed, f"{table.state.ledger}/round/{number + 1}", salt, reveal.order)
    assert len(set(shown)) == len({reveal.salt for reveal in reveals}) == 3


@pytest.mark.parametrize("game", SINGLE_DECK)
def test_the_reveal_stands_in_the_same_breath_as_the_settlement(tmp_path: Path, game: str) -> None:
    table = Driver(tmp_path, game)
    table.seat(1)
    table.play_round()
    settled, reveal = list(records(table))[-2:]
    assert isinstance(settled, RoundStepped)
    assert isinstance(reveal, DeckRevealed)


def test_a_reader_without_the_key_knows_no_card_that_lies_face_down(tmp_path: Path) -> None:
    table = Driver(tmp_path)
    table.seat(1, 2)
    table.until(Phase.BETTING)
    table.bet_all()
    with open_reader(tmp_path) as reader:
        state = state_of(reader)
    assert state.round is not None
    assert set(state.round.deck) == {UNKNOWN}
    assert {card for seat in state.round.seats for card in seat.cards} == {UNKNOWN}


# A deck that is not whole.


@pytest.mark.clause("huh-ma 4(a)", "huh-ma 7(f)")
@pytest.mark.parametrize("game", SINGLE_DECK)
@pytest.mark.parametrize(
    "bad", [DECK[:-1], (*DECK[:-1], DECK[0]), (*DECK, DECK[0])], ids=["one short", "one twice", "one more"]
)
def test_a_deck_that_is_not_whole_never_comes_into_play(tmp_path: Path, game: str, bad: tuple[Card, ...]) -> None:
    table = Driver(tmp_path, game, chance=StackedChance(bad))
    session = table.hire()
    attendant = table.hire("ann", Role.ATTENDANT, OTHER_PIN, by=session)
    table.seat(1)
    for _ in range(8):
        table.skip()
    assert [fault.fault for fault in table.state.faults] == ["deck-not-whole"]
    assert phase(table) == Phase.OPENING
    assert orders(table) == []
    assert table.refused(ClearFault("deck-not-whole"), by=attendant).code == Refusal.NOT_PERMITTED
    table.does(ClearFault("deck-not-whole"), by=session)
    table.play_round()  # it is shuffled again, and is whole
    assert [sorted(order) for order in orders(table)] == [sorted(DECK)]


def test_a_deck_that_is_still_not_whole_stops_the_table_again(tmp_path: Path) -> None:
    table = Driver(tmp_path, chance=StackedChance(DECK[:-1], DECK, DECK[:-1]))
    session = table.hire()
    table.seat(1)
    for _ in range(8):
        table.skip()
    table.does(ClearFault("deck-not-whole"), by=session)
    table.skip()
    table.skip()
    assert len(found(table, FaultRaised)) == 2
    assert [fault.fault for fault in table.state.faults] == ["deck-not-whole"]


def test_a_later_deck_that_is_not_whole_stops_the_table_after_the_result(tmp_path: Path) -> None:
    table = Driver(tmp_path, chance=StackedChance(DECK, ROTATED, DECK[1:]))
    table.seat(1)
    table.play_round()
    table.skip()
    table.skip()
    assert [fault.fault for fault in table.state.faults] == ["deck-not-whole"]
    assert len(orders(table)) == 1


# The proof at the end of the round.


@pytest.mark.clause("huh-ma 7(f)", "huh-ma 7(f)(2)", "thb 7(f)(2)", "fp 7(f)(2)")
@pytest.mark.parametrize("game", SINGLE_DECK)
def test_a_count_that_fails_voids_the_round_and_stops_the_table(
    tmp_path: Path, game: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = Driver(tmp_path, game)
    session = table.hire()
    table.seat(1, 2)
    pool = table.state.pool()
    monkeypatch.setattr(Game, "stub_is_whole", lambda *_: False)
    table.play_round(chip=True)
    assert [fault.fault for fault in table.state.faults] == ["count-failed"]
    assert [table.state.credit(seat) for seat in (1, 2)] == [1_000_000, 1_000_000]
    assert table.state.pool() == pool
    assert table.state.last is not None
    assert {line.result for seat in table.state.last.seats for line in seat.lines} == {"void"}
    for _ in range(3):
        table.skip()
    assert phase(table) == Phase.RESULT
    table.reopen()
    assert [fault.fault for fault in table.state.faults] == ["count-failed"]  # it is still shown
    session = table.log_in("sam")
    monkeypatch.undo()
    table.does(ClearFault("count-failed"), by=session)
    table.play_round()
    assert table.state.meters["games-played"] == 2


# A source of chance that fails.


@pytest.mark.parametrize("good", [0, 1, 2, 3])
def test_a_source_that_fails_stops_the_table_and_not_the_round(tmp_path: Path, good: int) -> None:
    chance = FailingChance(good)
    table = Driver(tmp_path, chance=chance)
    session = table.hire()
    table.seat(1)
    for _ in range(30):
        if table.state.faults:
            break
        if phase(table) == Phase.BETTING:
            table.bet_all()
        else:
            table.skip()
    assert [fault.fault for fault in table.state.faults] == ["rng-failed"]
    assert sum(table.state.books.values()) == 0
    chance.good = 1_000
    table.does(ClearFault("rng-failed"), by=session)
    for _ in range(30):
        if phase(table) == Phase.BETTING:
            table.bet_all()
        table.skip()
    assert not table.state.faults
    assert table.state.last_round > 1
