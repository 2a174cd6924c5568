"""What the dealer calls: hands by the ranks that lie there, wins by their amounts, each when the stage shows it."""

from pathlib import Path

import pytest

from kiosk.ledger.table_state import Phase
from kiosk.policy.config import default_config, game_of
from kiosk.rules.cards.hands import category
from kiosk.rules.rule_sets import RULE_SETS
from kiosk.rules.shown_hands import dealer_hand
from kiosk.table.requests import Bet, Ready
from kiosk.table.story.beats import DEALER_HAS, SEAT_HAS, SEAT_WINS, Beat, over
from tests.glass.story.test_beats import decide, listened
from tests.glass.story.test_presenter import beats_of, commits_of_a_round
from tests.kit.round_cases import TEXAS
from tests.kit.table.stacked_chance import StackedChance, deck_of, phase
from tests.kit.table.table_driver import Driver
from ui.glass.calls import called
from ui.i18n.catalogue.phrases import CALLS, HANDS, PHRASES, seat_wins


@pytest.mark.parametrize("game", RULE_SETS)
def test_every_call_of_a_round_is_a_phrase_with_what_lies_there(tmp_path: Path, game: str) -> None:
    commits = commits_of_a_round(tmp_path, game)
    latest = commits[-1][2]

    def said(beat: Beat) -> str:
        return called(beat.say, beat.served, over(latest, beat.held))

    story = beats_of(commits)
    calls = {say: [said(beat) for beat in story if beat.say == say] for say in (DEALER_HAS, SEAT_HAS)}
    assert calls[SEAT_HAS]
    assert set(calls[SEAT_HAS]) <= HANDS.keys()
    assert {said(beat) for beat in story if beat.say} <= set(PHRASES)
    for beat in story:
        if beat.say == DEALER_HAS and beat.held and beat.held.round:
            made = dealer_hand(game_of(latest.config), beat.held.round)
            assert made is not None
            kind, ranks = HANDS[said(beat).removeprefix("dealer-has-")]
            assert kind == category(made.strength)
            assert ranks == made.ranks[: len(ranks)]


def test_the_dealer_says_push_of_a_seat_that_breaks_even_and_of_no_other(tmp_path: Path) -> None:
    """Seat 6 wins while a wager of its pushes; seat 1 ties."""
    config = default_config(TEXAS)
    order = deck_of(config, {6: "As Ac", 1: "Kh Qs"}, dealer="Kd Qc", board="Kc 9d 7s 4h 2d")
    driver = Driver(tmp_path, TEXAS, chance=StackedChance(order))
    listener = listened(driver, 1, 6)
    for seat in (1, 6):
        driver.does(Bet(seat, "ante", 500))
    for seat in (1, 6):
        driver.does(Ready(seat))
    while phase(driver) == Phase.PLAYING:
        decide(driver, "bet")
    assert [beat.served for beat in listener.beats if beat.say == "push"] == [1]
    assert any(beat.served == 6 and beat.what == "push" for beat in listener.beats)


def test_a_win_is_called_with_what_was_won(tmp_path: Path) -> None:
    commits = commits_of_a_round(tmp_path, next(iter(RULE_SETS)))
    latest, story = commits[-1][2], beats_of(commits)
    stage = over(latest, story[-1].held)
    assert stage.round is not None
    for seat in stage.round.seats:
        won = sum(line.returned - line.stake for line in seat.lines)
        assert called(SEAT_WINS, seat.seat, stage) == seat_wins(seat.seat, won)
    assert called(SEAT_WINS, None, stage) == ""
    assert [called(call, None, stage) for call in CALLS] == list(CALLS)
