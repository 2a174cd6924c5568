"""Flop Poker priced: its sheet, and what is known of each wager. Pure but for the library it reads."""

from collections.abc import Mapping
from fractions import Fraction

from kiosk.analysis.counts.library import Library
from kiosk.analysis.flop_poker import play
from kiosk.analysis.flop_poker.cases import LAYOUTS, LINES, wagers_of
from kiosk.analysis.flop_poker.counts import FlopCounts
from kiosk.analysis.pricing.cases import MOST_PLAYERS, unit_stakes
from kiosk.analysis.pricing.game_mathematics import Mathematics
from kiosk.analysis.pricing.measures import wager_result
from kiosk.analysis.pricing.par import measures, sheet_of
from kiosk.analysis.pricing.terms import Terms
from kiosk.analysis.pricing.weights import BEST, Known, exactly, in_order
from kiosk.analysis.sheets import sentences
from kiosk.analysis.sheets.sheet import EXACT, Sheet, Simple, Strategy

_SIMPLE_RULES = ("Bet with a pair, a jack or higher, three of a suit or three to a straight; surrender all else.",)
_POT = (
    "The pot is worth exactly 0 to each player, whatever their number: all stake the same, surrendered hands play on, "
    "the house keeps nothing, and the deal favours no seat."
)
_POT_NOT_COUNTED = "How the pot's results spread among {players} players is not computed; for 2 it is, exactly."


def counts_of(library: Library) -> FlopCounts:
    return library.get(FlopCounts, "flop")


def _sheet(terms: Terms, library: Library) -> Sheet:
    odds, counts = terms.odds("flop"), counts_of(library)
    played = play.play(counts, play.best_bets(counts, odds))
    results = play.results(played, odds)
    simple_ev = play.results(play.play(counts, counts.simple), odds).ev
    wagers = [wager_result("main", "Ante and flop", "ante", results)]
    players = int(terms.amounts["players"])
    notes = [sentences.EXACT, sentences.PAYOUT_LIMIT, *measures("ante"), _POT]
    wagers.append(play.pot(players, library.sides().pot))
    if wagers[-1].variance is None:
        notes.append(_POT_NOT_COUNTED.format(players=players))
    strategy = Strategy(
        rules=play.rules_in_words(counts, played.bet),
        rates=play.rates(played),
        charts=(),
        simple=Simple(_SIMPLE_RULES, simple_ev, results.ev - simple_ev),
    )
    return sheet_of(terms, library, play.tables(played, terms), wagers, strategy, notes)


def _known(terms: Terms, library: Library, strategy: str) -> Mapping[str, Known]:
    counts = counts_of(library)
    bet = play.best_bets(counts, terms.odds("flop")) if strategy == BEST else frozenset(counts.simple)
    main = [0] * (2 * len(LINES))
    for place, hand in enumerate(counts.hands):
        for case, weight in enumerate(in_order(hand.lines, LINES), len(LINES) * (place in bet)):
            main[case] += hand.combinations * weight
    pot = library.sides().pot.get(str(terms.amounts["players"]))
    ends = None if pot is None else [pot["lose"], pot["win"], pot["tie"]] + [0] * (MOST_PLAYERS - 2)
    known = exactly(tuple(wagers_of(terms, unit_stakes(terms))), (main, ends))
    known.setdefault("pot", Known(Fraction(), None, EXACT))  # the players' own money, whatever their number
    return known


MATHEMATICS = Mathematics(_sheet, LAYOUTS, wagers_of, _known)
