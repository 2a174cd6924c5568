"""A player looks at the cards: as long as they are pressed, alone, and whatever the others do meanwhile."""

from pathlib import Path

import pytest
from PySide6.QtCore import QPoint

from kiosk.ledger.table_state import Phase
from tests.kit.screen.journey_steps import (
    await_decisions,
    beside,
    board,
    chosen,
    deal,
    faces,
    journey,
    own_cards,
    spot,
    stake,
)
from tests.kit.screen.kiosk_rig import Kiosk

NY, FAST = "heads-up-holdem/ny", "fast-action-holdem/ma"
LOOKING, OTHER = 5, 6  # fingers: the one that holds the cards, and one beside those that tap
BACKS = ["", ""]

pytestmark = pytest.mark.usefixtures("qapp")


def hold(kiosk: Kiosk, card: str, finger: int = LOOKING) -> None:
    kiosk.fingers.press(finger, kiosk.item(card))
    kiosk.step()


def let_go(kiosk: Kiosk, finger: int = LOOKING) -> None:
    kiosk.fingers.release(finger)
    kiosk.step()


def test_a_peek_is_held_while_others_decide_and_the_next_cards_come(tmp_path: Path) -> None:
    with journey(tmp_path, NY) as kiosk:
        kiosk.sit(1, 2, 3)
        stake(kiosk, 1, 2, 3)
        deal(kiosk, 1, 2, 3)
        assert faces(kiosk, 1) == BACKS
        assert kiosk.seat(1).shown.hand == ""
        hold(kiosk, "seat1.card.0")
        assert faces(kiosk, 1) == own_cards(kiosk, 1)
        assert kiosk.seat(1).shown.peeking
        preflop = kiosk.seat(1).shown.hand
        assert preflop
        kiosk.act(1, "check")  # with another finger of the same player
        kiosk.act(2, "raise 3")
        assert [kiosk.seat(seat).shown.state for seat in (1, 2, 3)] == ["decided", "decided", "deciding"]
        hold(kiosk, "seat3.card.1", OTHER)
        assert (faces(kiosk, 1), faces(kiosk, 3)) == (own_cards(kiosk, 1), own_cards(kiosk, 3))
        let_go(kiosk, OTHER)
        assert (faces(kiosk, 2), faces(kiosk, 3)) == (BACKS, BACKS)
        kiosk.act(3, "check")
        await_decisions(kiosk)
        assert kiosk.deciding() == [1, 3]  # on the next street
        assert len(board(kiosk)) == 3
        assert faces(kiosk, 1) == own_cards(kiosk, 1)
        assert kiosk.seat(1).shown.hand != ""
        let_go(kiosk)
        assert faces(kiosk, 1) == BACKS
        assert (kiosk.seat(1).shown.hand, kiosk.seat(1).shown.peeking) == ("", False)


def test_a_peek_ends_with_its_cards_and_when_the_finger_has_slid_away(tmp_path: Path) -> None:
    with journey(tmp_path, NY) as kiosk:
        kiosk.sit(1, 2)
        stake(kiosk, 1, 2)
        deal(kiosk, 1, 2)
        credit = kiosk.driver.state.credit(2)
        hold(kiosk, "seat1.card.0")
        kiosk.fingers.move(LOOKING, kiosk.item("seat2.act.raise 3"))
        let_go(kiosk)
        assert faces(kiosk, 1) == BACKS
        assert not kiosk.seat(1).shown.peeking
        assert kiosk.driver.state.credit(2) == credit  # a finger that only ends there has touched nothing
        assert kiosk.deciding() == [1, 2]
        kiosk.fingers.press(LOOKING, kiosk.item("seat2.act.raise 3"))
        kiosk.fingers.move(LOOKING, QPoint(480, 150))
        let_go(kiosk)
        assert kiosk.deciding() == [1, 2]  # nor has one that thought better of it
        kiosk.act(1, "raise 3")
        hold(kiosk, "seat1.card.1")
        kiosk.act(2, "raise 3")
        kiosk.until_phase(Phase.RESULT)
        kiosk.step(kiosk.driver.config.pace.result_ms)
        kiosk.until_phase(Phase.BETTING)
        assert faces(kiosk, 1) == []  # the cards were taken while they were held
        stake(kiosk, 1, 2)
        deal(kiosk, 1, 2)
        assert faces(kiosk, 1) == BACKS
        let_go(kiosk)
        assert faces(kiosk, 1) == BACKS


def test_a_note_neither_ends_nor_hinders_a_peek(tmp_path: Path) -> None:
    with journey(tmp_path, NY) as kiosk:
        kiosk.sit(1, 2)
        stake(kiosk, 1, 2)
        deal(kiosk, 1, 2)
        hold(kiosk, "seat1.card.0")
        kiosk.tap("seat1.attendant", "seat1.attendant")
        assert kiosk.seat(1).shown.note == "An attendant is on the way already."
        assert faces(kiosk, 1) == own_cards(kiosk, 1)
        let_go(kiosk)
        assert faces(kiosk, 1) == BACKS
        assert kiosk.there("seat1.note")
        hold(kiosk, "seat1.card.0")
        assert faces(kiosk, 1) == own_cards(kiosk, 1)
        let_go(kiosk)


def test_two_cards_are_chosen_during_a_peek_or_by_their_place_alone(tmp_path: Path) -> None:
    with journey(tmp_path, FAST) as kiosk:
        kiosk.sit(1, 2, 3)
        stake(kiosk, 1, 2, 3, chips=2)
        deal(kiosk, 1, 2, 3)
        assert kiosk.seat(1).shown.choosing
        assert kiosk.actions(1) == ["surrender"]  # nothing else before two are chosen
        hold(kiosk, "seat1.card.0")
        kiosk.fingers.move(LOOKING, beside(kiosk, "seat1.card.0", down=-100))
        let_go(kiosk)
        assert (faces(kiosk, 1), chosen(kiosk, 1)) == ([""] * 4, [])  # what was slid off is not chosen
        hold(kiosk, "seat1.card.3")
        assert faces(kiosk, 1) == own_cards(kiosk, 1)
        kiosk.tap("seat1.card.0")
        assert kiosk.seat(1).shown.hand == ""
        kiosk.tap("seat1.card.2")
        assert chosen(kiosk, 1) == [0, 2]
        assert kiosk.seat(1).shown.hand != ""
        assert faces(kiosk, 1) == own_cards(kiosk, 1)
        kiosk.tap("seat1.card.1")  # instead of the first
        assert chosen(kiosk, 1) == [1, 2]
        kiosk.fingers.wait(400)
        let_go(kiosk)  # it only looked
        assert chosen(kiosk, 1) == [1, 2]
        assert (faces(kiosk, 1), kiosk.seat(1).shown.hand) == ([""] * 4, "")
        assert kiosk.actions(1) == ["keep 1 2", "split 1 2", "surrender"]
        assert [action["price"] for action in kiosk.seat(1).shown.actions] == ["", "$10.00", ""]
        kiosk.act(1, "keep 1 2")

        kiosk.tap("seat2.card.3", "seat2.card.0", "seat2.card.3", "seat2.card.3")  # by place; one thought better of
        assert faces(kiosk, 2) == [""] * 4
        kiosk.act(2, "split 0 3")
        kept = [own_cards(kiosk, 1)[index] for index in (1, 2)]
        kiosk.act(3, "surrender")
        kiosk.until(lambda: faces(kiosk, 1) == BACKS)  # the others are collected
        hold(kiosk, "seat1.cards")
        assert faces(kiosk, 1) == kept
        assert kiosk.seat(1).shown.hand != ""
        let_go(kiosk)
        kiosk.until_phase(Phase.RESULT)
        last = kiosk.driver.state.last
        assert last is not None
        assert [one.staked for one in last.seats] == [1_000, 2_000, 1_000]
        assert [line.returned for line in last.seats[2].lines] == [500]
        assert len(last.seats[1].hands) == 2
        kiosk.until(lambda: spot(kiosk, 3, "bet").result != "")
        assert spot(kiosk, 3, "bet").result == "Half back \N{MINUS SIGN}$5.00"
