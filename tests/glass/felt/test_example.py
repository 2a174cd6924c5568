"""The example that teaches a game while nobody plays: five of its cards win, and it is told in every language."""

import pytest

from kiosk.base.languages import LANGUAGES
from kiosk.policy.config import default_config
from kiosk.rules.rule_sets import RULE_SETS, make_game
from ui.glass.derive.example import DEALERS, FLOP, TURN, example_of, invitations, lessons
from ui.glass.felt import layout, place
from ui.glass.felt.print_spec import PrintSpec, print_of

GAMES = sorted(RULE_SETS)


@pytest.mark.parametrize("game", GAMES)
def test_the_best_five_are_dealt_and_beat_the_dealer(game: str) -> None:
    cards = example_of(default_config(game), 4)
    faces = [card["face"] for card in cards]
    assert len(set(faces)) == len(faces)
    assert sum(card["best"] is True for card in cards) == 5
    assert not any(card["best"] for card in cards if card["step"] == DEALERS)
    assert sum(card["step"] in (FLOP, TURN) for card in cards) == make_game(game).board_cards


@pytest.mark.parametrize("game", GAMES)
def test_every_card_lies_in_a_place_that_is_printed(game: str) -> None:
    config = default_config(game)
    spec = PrintSpec.read(print_of(config, "en", progressive=True))
    printed = {
        *(layout.board_card(index, spec.board) for index in range(spec.board)),
        *(layout.dealer_card(index, spec.dealer) for index in range(spec.dealer)),
        *(box._replace(x=box.x + 660, y=box.y + 566) for count in (2, 3, 4) for box in place.fan(count)),  # seat 4
    }
    cards = example_of(config, 4)
    assert {(card["x"], card["y"], card["width"]) for card in cards} <= {box[:3] for box in printed}
    assert example_of(config, 0) == ()


@pytest.mark.parametrize("game", GAMES)
def test_three_sentences_teach_it_in_every_language(game: str) -> None:
    told = [lessons(default_config(game), code) for code in LANGUAGES]
    assert all(len(sentences) == 3 for sentences in told)
    assert len(set(told)) == len(LANGUAGES)


def test_everybody_is_invited() -> None:
    assert len(set(invitations())) == len(LANGUAGES)
