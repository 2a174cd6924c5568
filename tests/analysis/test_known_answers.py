"""Our own engine against public figures, to all their digits, from the shipped counts."""

from pathlib import Path

import pytest

from kiosk.analysis.counts.library import KINDS, Library, from_json
from kiosk.analysis.heads_up_holdem import play as heads_up
from kiosk.analysis.heads_up_holdem.counts import HeadsUpCounts
from kiosk.analysis.heads_up_holdem.pricing import counts_of as heads_up_counts
from kiosk.analysis.pricing.measures import to_decimal
from kiosk.analysis.pricing.par import make_sheet
from kiosk.analysis.pricing.terms import read_terms
from kiosk.analysis.sheets.sheet import WagerResult
from kiosk.analysis.texas_holdem_bonus.pricing import counts_of as texas_counts
from tests.kit import made_up_counts
from tests.kit.round_cases import FLOP, HEADS_UP_MA, TEXAS

LIBRARY = Library()
ULTIMATE = Path(__file__).parent / "counts" / "heads-up-ultimate.json"


def main(game: str, *given: str) -> WagerResult:
    return make_sheet(read_terms(game, given), LIBRARY).wagers[0]


def test_heads_up_holdem() -> None:
    result = main(HEADS_UP_MA, "odds=500/50/10/3/1.5/1", "bad_beat=500/50/10/8/5")
    assert str(to_decimal(result.ev, 5)) == "-0.02358"
    assert result.total == 27_813_810_024_000


def test_ultimate_texas_holdem_by_the_same_engine() -> None:
    """The first raise is 4 antes, and the blind is paid on a win alone: a straight that is beaten loses it."""
    counts = from_json(HeadsUpCounts, ULTIMATE.read_text("ascii"))
    counts.require_whole()
    rules = heads_up.Rules(read_terms(HEADS_UP_MA).odds("odds"), {}, (4, 2, 1))
    results = heads_up.results(heads_up.play(counts, heads_up.best_first(counts, rules)), rules)
    assert str(to_decimal(-results.ev * 100, 3)) == "2.185"


@pytest.mark.parametrize(("pays_from", "edge"), [("straight", "2.037"), ("flush", "5.594")])
def test_texas_holdem_bonus(pays_from: str, edge: str) -> None:
    assert str(to_decimal(main(TEXAS, f"ante_pays_from={pays_from}").edge * 100, 3)) == edge


def test_flop_poker_with_a_straight_at_eleven_to_one() -> None:
    assert str(to_decimal(main(FLOP, "flop=1000/500/100/30/20/11/4/2/1").edge * 100, 4)) == "5.4237"


def test_side_wagers_are_what_formulas_give() -> None:
    by_formula, counted = made_up_counts.sides(), LIBRARY.sides()
    assert counted.seven == by_formula.seven
    for field in ("pocket", "texas_bonus", "heads_up_progressive", "texas_progressive"):
        assert getattr(counted, field) == getattr(by_formula, field), field


def test_the_texas_progressive_by_hole_adds_up_to_the_whole() -> None:
    sums: dict[str, int] = {}
    for hole in texas_counts(LIBRARY, "optimal").holes:
        for line, weight in hole.progressive.items():
            sums[line] = sums.get(line, 0) + weight
    assert sums == LIBRARY.sides().texas_progressive


@pytest.mark.parametrize("name", KINDS)
def test_the_shipped_counts_are_there_and_whole(name: str) -> None:
    LIBRARY.named(name).require_whole()


# What the proofs in docs/mathematics.md say must be seen in the counts.


def test_no_straight_or_better_is_folded() -> None:
    for hole in heads_up_counts(LIBRARY, "optimal").holes:
        assert sum(hole.folded[2:]) == 0


def test_the_first_decisions_do_not_depend_on_the_tables() -> None:
    counts = heads_up_counts(LIBRARY, "optimal")
    first = {
        heads_up.best_first(counts, heads_up.rules_of(read_terms(HEADS_UP_MA, given)))
        for given in ((), ("odds=1/1/1/1/1/1",), ("bad_beat=500/400/300/200/100",), ("odds=9000/700/80/7/6/0.01",))
    }
    assert len(first) == 1


# Texas, Flop Poker and the side wagers are counted again in tests of their own; of what is simulated, a sample.
RECOUNTED = ("heads-up-optimal", "heads-up-simple", "heads-up-ultimate", "fast-action-6")


@pytest.mark.slow
@pytest.mark.parametrize("name", RECOUNTED)
def test_what_is_counted_anew_is_what_is_kept(name: str) -> None:
    from kiosk.analysis.counts.recount import count  # noqa: PLC0415 (numba takes time to load)

    kept = from_json(HeadsUpCounts, ULTIMATE.read_text("ascii")) if name == "heads-up-ultimate" else LIBRARY.named(name)
    assert count(name, workers=2) == kept
