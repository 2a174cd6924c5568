"""Heads Up Hold'em priced: its sheet, and what is known of each wager. Pure but for the library it reads."""

from collections.abc import Mapping

from kiosk.analysis.counts.counts import SideCounts
from kiosk.analysis.counts.library import Library
from kiosk.analysis.heads_up_holdem import play, simple
from kiosk.analysis.heads_up_holdem.cases import LAYOUTS, POCKET, PROGRESSIVE, wagers_of
from kiosk.analysis.heads_up_holdem.counts import HANDS, HeadsUpCounts
from kiosk.analysis.pricing.cases import unit_stakes
from kiosk.analysis.pricing.game_mathematics import Mathematics
from kiosk.analysis.pricing.measures import Distribution, wager_result
from kiosk.analysis.pricing.par import chart, measures, sheet_of
from kiosk.analysis.pricing.side_wagers import Priced, progressive_wager, side_wager, without_folded
from kiosk.analysis.pricing.terms import Terms
from kiosk.analysis.pricing.weights import BEST, Known, exactly, in_order
from kiosk.analysis.sheets import sentences
from kiosk.analysis.sheets.sheet import Sheet, Simple, Strategy

_ABOUT = "The main game stakes ante and odds, and a raise of 1 to 3 antes; its results are per ante."
_BEST = (
    "Before the flop raise 3 antes as charted, else check; a raise of 1 or 2 is never best.",
    "After the flop raise 2 antes if that is worth more than waiting, else check; a raise of 1 is never best.",
    "After turn and river raise 1 ante unless that loses more than a fold's 2; never fold a straight or better.",
)


def counts_of(library: Library, policy: str) -> HeadsUpCounts:
    return library.get(HeadsUpCounts, f"heads-up-{policy}")


def _sheet(terms: Terms, library: Library) -> Sheet:
    rules, counts = play.rules_of(terms), counts_of(library, "optimal")
    played = play.play(counts, play.best_first(counts, rules))
    results = play.results(played, rules)
    sides = _sides(terms, library.sides(), played)
    notes = [sentences.EXACT, _ABOUT, *measures("ante")]
    if terms.house["folded_trips_plus"] == "forfeit":
        notes.append(sentences.FORFEIT.format(wager="Trips Plus"))
    if "progressive" in terms.tables:
        notes.append(sentences.PROGRESSIVE)
    if terms.house.get("folded_progressive") == "forfeit":
        notes.append(sentences.FORFEIT_NOTHING)
    strategy = Strategy(
        rules=_BEST,
        rates=play.rates(played, rules),
        charts=(chart("Before the flop, best play", played.first, ("R", "raise 3 antes"), (".", "check")),),
        simple=_simple(rules, library, results),
    )
    main = wager_result("main", "Ante, odds and raise", "ante", results)
    tables = (*play.tables(played, rules, terms), *(side.table for side in sides))
    return sheet_of(terms, library, tables, (main, *(side.result for side in sides)), strategy, notes)


def _simple(rules: play.Rules, library: Library, best: Distribution) -> Simple:
    played = play.play(counts_of(library, "simple"), simple.SIMPLE_RAISES)
    ev = play.results(played, rules).ev
    return Simple(simple.RULES, ev, best.ev - ev)


def _sides(terms: Terms, counts: SideCounts, played: play.Play) -> list[Priced]:
    hands = counts.hole_and_three if terms.house.get("trips_plus_from") == "hole-and-three" else counts.seven
    if terms.house["folded_trips_plus"] == "forfeit":
        folded = dict(zip(HANDS[1:], played.folded[1:], strict=True))
        hands = without_folded(hands, played.total, folded)
    found = [side_wager(terms, "trips_plus", hands), side_wager(terms, "pocket_bonus", counts.pocket)]
    if "progressive" in terms.tables:
        found.append(progressive_wager(terms, counts.heads_up_progressive))
    return found


def _known(terms: Terms, library: Library, strategy: str) -> Mapping[str, Known]:
    counts = counts_of(library, "optimal" if strategy == BEST else "simple")
    first = play.best_first(counts, play.rules_of(terms)) if strategy == BEST else simple.SIMPLE_RAISES
    played = play.play(counts, first)
    main = [weight for hand in played.folded for weight in (hand, 0, 0, 0, 0)]
    for table in reversed(played.streets):  # a raise of one first
        main += [weight for row in table for weight in row]
    sides = library.sides()
    hands = sides.hole_and_three if terms.house.get("trips_plus_from") == "hole-and-three" else sides.seven
    if terms.house["folded_trips_plus"] == "forfeit":
        hands = without_folded(hands, played.total, dict(zip(HANDS[1:], played.folded[1:], strict=True)))
    progressive = in_order(sides.heads_up_progressive, PROGRESSIVE)
    weights = (main, in_order(hands, HANDS), in_order(sides.pocket, POCKET), progressive)
    return exactly(tuple(wagers_of(terms, unit_stakes(terms))), weights)


MATHEMATICS = Mathematics(_sheet, LAYOUTS, wagers_of, _known)
