"""Texas Hold'em Bonus priced: its sheet, and what is known of each wager. Pure but for the library it reads."""

from collections.abc import Mapping

from kiosk.analysis.counts.counts import SideCounts
from kiosk.analysis.counts.library import Library
from kiosk.analysis.pricing.cases import unit_stakes
from kiosk.analysis.pricing.game_mathematics import Mathematics
from kiosk.analysis.pricing.measures import Distribution, wager_result
from kiosk.analysis.pricing.par import chart, measures, sheet_of
from kiosk.analysis.pricing.side_wagers import Priced, progressive_wager, side_wager
from kiosk.analysis.pricing.terms import Terms
from kiosk.analysis.pricing.weights import BEST, Known, exactly, in_order
from kiosk.analysis.sheets import sentences
from kiosk.analysis.sheets.sheet import Sheet, Simple, Strategy
from kiosk.analysis.texas_holdem_bonus import play, simple
from kiosk.analysis.texas_holdem_bonus.cases import BONUS, DEALER_ACES, LAYOUTS, PROGRESSIVE, wagers_of
from kiosk.analysis.texas_holdem_bonus.counts import TexasCounts
from kiosk.rules.pay.money import Odds

_ABOUT = "The main game stakes the ante, 2 antes to see the flop, and 1 more before turn and river where it is bet."
_BEST = (
    "Before the flop bet 2 antes as charted, else fold.",
    "Before the turn bet 1 ante if the hand wins more often than it loses over all cards that can still come.",
    "Before the river likewise.",
)


def counts_of(library: Library, policy: str) -> TexasCounts:
    return library.get(TexasCounts, f"texas-{policy}")


def _sheet(terms: Terms, library: Library) -> Sheet:
    pays_from, counts = str(terms.house["ante_pays_from"]), counts_of(library, "optimal")
    played = play.play(counts, play.best_played(counts, pays_from))
    results = play.results(played, pays_from)
    forfeits = terms.house["folded_progressive"] == "forfeit"
    sides = [_bonus(terms, library.sides()), _progressive(terms, library, played, forfeits=forfeits)]
    notes = [sentences.EXACT, _ABOUT, sentences.PAYOUT_LIMIT, *measures("ante"), sentences.PROGRESSIVE]
    if forfeits:
        notes.append(sentences.FORFEIT.format(wager="progressive wager"))
    strategy = Strategy(
        rules=_BEST,
        rates=play.rates(played),
        charts=(chart("Before the flop, best play", played.holes, ("B", "bet 2 antes"), (".", "fold")),),
        simple=_simple(pays_from, library, results),
    )
    main = wager_result("main", "Ante, flop, turn and river", "ante", results)
    tables = (*play.tables(played, pays_from), *(side.table for side in sides))
    return sheet_of(terms, library, tables, (main, *(side.result for side in sides)), strategy, notes)


def _simple(pays_from: str, library: Library, best: Distribution) -> Simple:
    counts = counts_of(library, "simple")
    holes = {hole.hole for hole in counts.holes} - set(simple.SIMPLE_FOLDS)
    ev = play.results(play.play(counts, holes), pays_from).ev
    return Simple(simple.RULES, ev, best.ev - ev)


def _bonus(terms: Terms, counts: SideCounts) -> Priced:
    """The supplement is a line of its own where the house offers it; else aces are aces."""
    aces, weights = terms.house["bonus_dealer_aces"], dict(counts.texas_bonus)
    if isinstance(aces, int):
        return side_wager(terms, "bonus", weights, {DEALER_ACES: Odds(aces, 1)})
    weights["ace-ace"] += weights.pop(DEALER_ACES)
    return side_wager(terms, "bonus", weights)


def _progressive(terms: Terms, library: Library, played: play.Play, *, forfeits: bool) -> Priced:
    if not forfeits:
        return progressive_wager(terms, library.sides().texas_progressive)
    return progressive_wager(terms, play.without_folded_progressive(counts_of(library, "optimal"), played))


def _known(terms: Terms, library: Library, strategy: str) -> Mapping[str, Known]:
    counts = counts_of(library, "optimal" if strategy == BEST else "simple")
    if strategy == BEST:
        holes = play.best_played(counts, str(terms.house["ante_pays_from"]))
    else:
        holes = frozenset(hole.hole for hole in counts.holes) - set(simple.SIMPLE_FOLDS)
    played = play.play(counts, holes)
    main = [played.folded, 0, 0, 0, 0] + [weight for row in played.played for weight in row]
    lines = library.sides().texas_progressive
    if terms.house["folded_progressive"] == "forfeit":
        lines = play.without_folded_progressive(counts, played)
    bonus = in_order(library.sides().texas_bonus, BONUS)
    weights = (main, bonus, in_order(lines, PROGRESSIVE))
    return exactly(tuple(wagers_of(terms, unit_stakes(terms))), weights)


MATHEMATICS = Mathematics(_sheet, LAYOUTS, wagers_of, _known)
