"""The example that teaches a game while nobody plays: five of its cards win, and it is told in every language."""

import pytest

from kiosk.base.languages import LANGUAGES
from kiosk.policy.config import default_config
from kiosk.rules.rule_sets import RULE_SETS, make_game
from ui.glass.derive.example import example_of, invitations, lessons

GAMES = sorted(RULE_SETS)


@pytest.mark.parametrize("game", GAMES)
def test_the_best_five_are_dealt_and_beat_the_dealer(game: str) -> None:
    cards = example_of(game)
    faces = [card["face"] for card in cards]
    assert len(set(faces)) == len(faces)
    assert sum(card["best"] is True for card in cards) == 5
    assert not any(card["best"] for card in cards if card["place"] == "dealer")
    assert sum(card["place"] == "board" for card in cards) == make_game(game).board_cards


@pytest.mark.parametrize("game", GAMES)
def test_three_sentences_teach_it_in_every_language(game: str) -> None:
    told = [lessons(default_config(game), code) for code in LANGUAGES]
    assert all(len(sentences) == 3 for sentences in told)
    assert len(set(told)) == len(LANGUAGES)


def test_everybody_is_invited() -> None:
    assert len(set(invitations())) == len(LANGUAGES)
