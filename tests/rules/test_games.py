"""What every game's folder says of it: complete, in one voice with the others, and its mathematics loaded late."""

import subprocess
import sys
from dataclasses import fields

import pytest

from kiosk.analysis.counts.library import kinds_of
from kiosk.analysis.pricing.cases import unit_stakes
from kiosk.analysis.pricing.game_mathematics import mathematics_of, wagers_of
from kiosk.analysis.pricing.terms import read_terms
from kiosk.policy.config import check_config, default_config
from kiosk.rules.cards.shoe import OF_A_ROUND
from kiosk.rules.rule_sets import ELECTIONS, GAMES, RULE_SETS, SHOWN_FIRST, WAGERS, make_game, spec_of
from kiosk.rules.spec import GameSpec

every_game = pytest.mark.parametrize("spec", GAMES, ids=lambda spec: spec.title)
every_rule_set = pytest.mark.parametrize("name", RULE_SETS)


@every_rule_set
def test_every_election_wager_and_decision_is_in_words(name: str) -> None:
    spec, game = spec_of(name), make_game(name)
    elected = {field.name for field in fields(RULE_SETS[name].elections)}
    assert elected - {*OF_A_ROUND} <= spec.elections.keys()
    assert {*game.wagers, *(spot.wager for spot in game.layout)} <= {wager.name for wager in spec.wagers}
    assert {decision.partition(" ")[0] for decision in game.decisions} == spec.decisions.keys()
    assert bool(spec.help.payout_limit) == (spec.least_payout_limit is not None) == ("payout_limit" in elected)
    assert bool(spec.keeps_too_little) == bool(game.staying)
    assert ({*OF_A_ROUND} <= elected) == spec.from_shoe == (game.copies > 1)


@every_rule_set
def test_a_table_as_it_comes_can_be_taken_and_its_demonstration_dealt(name: str) -> None:
    assert check_config(default_config(name))
    assert RULE_SETS[name].stakes.keys() <= {*make_game(name).wagers}


@every_game
def test_a_name_is_one_wager_and_one_election_in_all_games(spec: GameSpec) -> None:
    assert all(WAGERS[wager.name] == wager or not wager.usual for wager in spec.wagers)
    assert all(WAGERS[wager.name].label == wager.label for wager in spec.wagers)
    assert all(ELECTIONS[name] == election for name, election in spec.elections.items())


def test_one_rule_set_is_shown_first() -> None:
    assert [name for name, rules in RULE_SETS.items() if rules.shown_first] == [SHOWN_FIRST]


@every_rule_set
def test_every_wager_is_priced(name: str) -> None:
    assert kinds_of(spec_of(name))
    terms = read_terms(name)
    sizes, wagers = mathematics_of(name).layouts[name].sizes, wagers_of(terms, unit_stakes(terms))
    assert {wager.name for wager in wagers} == _staked(name)
    assert all(len(wager.stakes) == len(wager.nets) == sizes[wager.group] for wager in wagers)


def _staked(name: str) -> set[str]:
    """What may lie on a spot of the layout."""
    return {spot.wager for spot in make_game(name).layout if not spot.for_cards}


def test_the_games_are_there_without_their_mathematics() -> None:
    code = "import sys, kiosk.rules.rule_sets\nprint([name for name in sys.modules "
    code += "if 'analysis' in name or name == 'numpy'])"
    done = subprocess.run([sys.executable, "-c", code], check=True, capture_output=True, text=True, timeout=60)
    assert done.stdout.strip() == "[]"
