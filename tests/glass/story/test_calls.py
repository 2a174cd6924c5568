"""What the dealer calls: hands by the ranks that lie there, wins by their amounts, each when the stage shows it."""

from pathlib import Path

import pytest

from kiosk.policy.config import game_of
from kiosk.rules.cards.hands import category
from kiosk.rules.rule_sets import RULE_SETS
from kiosk.rules.shown_hands import dealer_hand
from kiosk.table.story.beats import DEALER_HAS, SEAT_HAS, SEAT_WINS, Beat, over
from tests.glass.story.test_presenter import beats_of, commits_of_a_round
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
