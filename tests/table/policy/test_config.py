"""The operator's settings: every default can be taken, and a row for each reason why one cannot."""

from fractions import Fraction
from typing import Any

import pytest

from kiosk.analysis.pricing.configured_wagers import shipped_wagers
from kiosk.policy.config import ConfigError, Limit, Pace, ProgressiveTerms, TableConfig, check_config, default_config
from kiosk.rules.cards.shoe import CONTINUOUS, MANUAL
from kiosk.rules.pay.money import MAX_CENTS
from kiosk.rules.pay.pool import MAX_CONTRIBUTION, MAX_POOL
from kiosk.rules.rule_sets import RULE_SETS
from tests.kit.round_cases import FAST_ACTION, FLOP, HEADS_UP_MA, HEADS_UP_NY, TEXAS

STACK = 6 * 52
ANTE = Limit("ante", 500, 50_000, 500)


def limits(game: str, **changed: tuple[int, int, int]) -> dict[str, Any]:
    """The game's limits, some of them changed."""
    before = default_config(game).limits
    return {"limits": tuple(Limit(one.wager, *changed.get(one.wager, one[1:])) for one in before)}


def terms(**changed: Any) -> dict[str, Any]:
    return {"progressive": ProgressiveTerms("A")._replace(**changed)}


@pytest.mark.parametrize("game", RULE_SETS)
def test_every_game_as_it_comes_can_be_taken(game: str) -> None:
    assert check_config(default_config(game)) == default_config(game)


TAKEN: list[tuple[str, dict[str, Any]]] = [
    (HEADS_UP_NY, {"progressive": None}),
    (HEADS_UP_NY, {"profile": "new-york"}),
    (HEADS_UP_NY, terms(reset=0, contribution=0, reserve=0, guard=0)),
    (HEADS_UP_NY, terms(reset=5, limit=5)),
    (HEADS_UP_NY, terms(reset=MAX_POOL)),
    (HEADS_UP_NY, terms(contribution=MAX_CONTRIBUTION - 5, reserve=5)),
    (HEADS_UP_MA, {"dealing": "hand", "house": {"trips_plus": "D"}}),
    (HEADS_UP_MA, {"chips": (1,)}),
    (HEADS_UP_MA, {"pace": Pace(0, 0, 0, 0, 0, 0, 0)}),
    (HEADS_UP_MA, {"pace": Pace(*[600_000] * 7)}),
    (TEXAS, limits(TEXAS, bonus=(100, 100, 100))),
    (FAST_ACTION, {"shuffling": MANUAL, "cut_card": 78}),
    (FAST_ACTION, {"shuffling": CONTINUOUS}),
    (FAST_ACTION, {"cut_card": STACK - 1}),
    (FAST_ACTION, {"house": {"decks": 8}, "cut_card": 104}),
    (FAST_ACTION, limits(FAST_ACTION, bet=(2, 2, 2))),
]


@pytest.mark.parametrize(("game", "changed"), TAKEN)
def test_settings_that_can_be_taken(game: str, changed: dict[str, Any]) -> None:
    config = default_config(game)._replace(**changed)
    assert check_config(config) is config


REFUSED: list[tuple[str, dict[str, Any], str]] = [
    (HEADS_UP_MA, {"game": "poker"}, "game"),
    (HEADS_UP_MA, {"profile": "atlantis"}, "profile"),
    (HEADS_UP_MA, {"profile": "new-york"}, "game"),
    (HEADS_UP_NY, {"profile": "massachusetts"}, "game"),
    (HEADS_UP_MA, {"dealing": None}, "dealing"),
    (HEADS_UP_MA, {"dealing": "sleeve"}, "dealing"),
    (FAST_ACTION, {"dealing": "auto-shoe"}, "dealing"),
    (HEADS_UP_MA, {"house": {"trips_plus": "E"}}, "house, trips_plus"),
    (HEADS_UP_MA, {"house": {"luck": 1}}, "house, luck"),
    (FAST_ACTION, {"house": {"marker": 1}}, "house, marker"),
    (FAST_ACTION, {"house": {"new_shoe": True}}, "house, new_shoe"),
    (FAST_ACTION, {"house": {"decks": 7}}, "house, decks"),
    (HEADS_UP_MA, {"limits": ()}, "limits"),
    (HEADS_UP_MA, {"limits": (ANTE,)}, "limits"),
    (HEADS_UP_MA, {"limits": default_config(HEADS_UP_MA).limits[::-1]}, "limits"),
    (TEXAS, {"limits": default_config(HEADS_UP_MA).limits}, "limits"),
    (TEXAS, limits(TEXAS, ante=(0, 500, 500)), "limits, ante"),
    (TEXAS, limits(TEXAS, ante=(500, 400, 100)), "limits, ante"),
    (TEXAS, limits(TEXAS, ante=(500, 700, 500)), "limits, ante"),
    (TEXAS, limits(TEXAS, ante=(700, 1_000, 500)), "limits, ante"),
    (TEXAS, limits(TEXAS, ante=(500, 500, 0)), "limits, ante"),
    (TEXAS, limits(TEXAS, ante=(500, MAX_CENTS + 500, 500)), "limits, ante"),
    (TEXAS, limits(TEXAS, bonus=(50, 100, 50)), "limits, bonus"),
    (FAST_ACTION, limits(FAST_ACTION, bet=(501, 1_002, 501)), "limits, bet"),
    (HEADS_UP_MA, limits(HEADS_UP_MA, odds=(500, 5_000, 500)), "limits, odds"),
    (FLOP, limits(FLOP, pot=(500, 1_000, 500)), "limits, pot"),
    (TEXAS, limits(TEXAS, ante=(5_000_000, 5_000_000, 100)), "house, payout_limit"),
    (FLOP, limits(FLOP, ante=(5_000_000, 5_000_000, 100)), "house, payout_limit"),
    (TEXAS, {"house": {"payout_limit": 4_999_999}}, "house, payout_limit"),
    (HEADS_UP_MA, {"chips": ()}, "chips"),
    (HEADS_UP_MA, {"chips": (0, 500)}, "chips"),
    (HEADS_UP_MA, {"chips": (500, 500)}, "chips"),
    (HEADS_UP_MA, {"chips": (500, 100)}, "chips"),
    *[(HEADS_UP_MA, {"pace": Pace()._replace(**{name: -1})}, f"pace, {name}") for name in Pace._fields],
    (HEADS_UP_MA, {"pace": Pace(decision_ms=600_001)}, "pace, decision_ms"),
    (HEADS_UP_MA, terms(), "progressive, table"),
    (HEADS_UP_NY, terms(table="I"), "progressive, table"),
    (HEADS_UP_NY, terms(contribution=-1), "progressive, contribution"),
    (HEADS_UP_NY, terms(contribution=MAX_CONTRIBUTION + 1), "progressive, contribution"),
    (HEADS_UP_NY, terms(reserve=-1), "progressive, contribution"),
    (HEADS_UP_NY, terms(contribution=MAX_CONTRIBUTION, reserve=1), "progressive, reserve"),
    (HEADS_UP_NY, terms(reset=-1), "progressive, reset"),
    (HEADS_UP_NY, terms(reset=6, limit=5), "progressive, reset"),
    (HEADS_UP_NY, terms(reset=MAX_POOL + 1), "progressive, reset"),
    (HEADS_UP_NY, terms(reset=5, limit=MAX_POOL + 1), "progressive, reset"),
    (HEADS_UP_NY, terms(contribution=710_000, guard=759_999), "progressive, guard"),
    (FAST_ACTION, {"shuffling": "riffle"}, "shuffling"),
    (HEADS_UP_MA, {"shuffling": MANUAL}, "shuffling"),
    (HEADS_UP_MA, {"cut_card": 20}, "shuffling"),
    (FAST_ACTION, {"cut_card": 77}, "cut_card"),
    (FAST_ACTION, {"cut_card": STACK}, "cut_card"),
    (FAST_ACTION, {"house": {"decks": 8}, "cut_card": 103}, "cut_card"),
]


@pytest.mark.parametrize(("game", "changed", "field"), REFUSED)
def test_settings_that_are_refused_name_the_field(game: str, changed: dict[str, Any], field: str) -> None:
    with pytest.raises(ConfigError) as caught:
        check_config(default_config(game)._replace(**changed))
    assert caught.value.field == field
    assert str(caught.value).startswith(f"{field}: ")


def test_the_limit_of_a_wager_that_there_is_not() -> None:
    config: TableConfig = default_config(FLOP)
    assert config.limit("pot") == Limit("pot", 500, 500, 500)
    assert config.limit("odds") is None


@pytest.mark.parametrize(
    ("game", "table"),
    [(game, table) for game, rules in RULE_SETS.items() for table in rules.progressive_tables],
)
def test_by_default_no_printed_progressive_returns_more_than_is_wagered(game: str, table: str) -> None:
    """What it pays at the reset value, and everything that players add, which is theirs in the long run."""
    terms = ProgressiveTerms(table)
    wagers = shipped_wagers(default_config(game)._replace(progressive=terms))
    (found,) = (wager.progressive for wager in wagers if wager.progressive is not None)
    added = Fraction(terms.contribution + terms.reserve, 1_000_000)
    assert found.rtp_at_seed + added < 1
