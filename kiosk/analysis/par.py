"""A game with its terms and the counts, put together as the laboratory's sheet. Pure but for the library it reads."""

from collections.abc import Collection

from kiosk import __version__
from kiosk.analysis import fast_action, flop, heads_up, sentences, simple, texas
from kiosk.analysis.counts import HANDS, SideCounts
from kiosk.analysis.fast_action_strategy import POINTS_RULES, best_rules, chances, found_for, shipped_strategy
from kiosk.analysis.library import Library
from kiosk.analysis.measures import Distribution, to_decimal, wager_result
from kiosk.analysis.sheet import ESTIMATED, Chart, PayTable, Sheet, Simple, Strategy, WagerResult
from kiosk.analysis.sides import Priced, progressive_wager, side_wager, without_folded
from kiosk.analysis.terms import Terms
from kiosk.cards import RANKS
from kiosk.games import RULE_SETS
from kiosk.money import Odds

PRODUCT = "Croupier"
_ACES = "ace-ace-against-dealer-ace-ace"


def make_sheet(terms: Terms, library: Library) -> Sheet:
    """The sheet of a game with these terms."""
    makers = {
        "heads-up-holdem": _heads_up,
        "texas-holdem-bonus": _texas,
        "flop-poker": _flop,
        "fast-action-holdem": _fast_action,
    }
    return makers[terms.game.partition("/")[0]](terms, library)


def _sheet(
    terms: Terms,
    library: Library,
    tables: Collection[PayTable],
    wagers: Collection[WagerResult],
    strategy: Strategy,
    notes: Collection[str],
) -> Sheet:
    return Sheet(
        product=PRODUCT,
        version=__version__,
        game=terms.game,
        title=RULE_SETS[terms.game].title,
        terms=terms.listed(),
        tables=tuple(tables),
        wagers=tuple(wager._replace(warning=_warning(wager)) for wager in wagers),
        strategy=strategy,
        notes=(*notes, *library.compared),
        sources=library.sources,
    )


def _warning(wager: WagerResult) -> str | None:
    """What must be said of a wager that gives money away: by a slip in its lines, by its pool, or in the long run."""
    found, pool = [], wager.progressive
    if wager.ev > 0:
        found.append(sentences.RETURNS_MORE_AT_POOL if pool and pool.fixed <= 0 else sentences.RETURNS_MORE)
    if pool and pool.long_run > 1:
        found.append(sentences.GIVES_AWAY.format(percent=to_decimal(pool.long_run * 100, 2)))
    return " ".join(found) or None


def _measures(unit: str) -> tuple[str, ...]:
    return (sentences.MEASURES.format(unit=unit), sentences.BANDS)


def chart(title: str, chosen: Collection[str], yes: tuple[str, str], no: tuple[str, str]) -> Chart:
    """The holes of `chosen` under the letter of `yes`, the others under that of `no`."""
    down = RANKS[::-1]

    def name(row: int, column: int) -> str:
        if row == column:
            return down[row] * 2
        return f"{down[row]}{down[column]}s" if row < column else f"{down[column]}{down[row]}o"

    rows = tuple(
        "".join(yes[0] if name(row, column) in chosen else no[0] for column in range(len(down)))
        for row in range(len(down))
    )
    return Chart(title, (yes, no), rows)


# Heads Up Hold'em.


def _heads_up(terms: Terms, library: Library) -> Sheet:
    rules, counts = heads_up.rules_of(terms), library.heads_up("optimal")
    played = heads_up.play(counts, heads_up.best_first(counts, rules))
    results = heads_up.results(played, rules)
    sides = _heads_up_sides(terms, library.sides(), played)
    notes = [sentences.EXACT, sentences.HEADS_UP, *_measures("ante")]
    if terms.house["folded_trips_plus"] == "forfeit":
        notes.append(sentences.FORFEIT.format(wager="Trips Plus"))
    if "progressive" in terms.tables:
        notes.append(sentences.PROGRESSIVE)
    if terms.house.get("folded_progressive") == "forfeit":
        notes.append(sentences.FORFEIT_NOTHING)
    strategy = Strategy(
        rules=sentences.HEADS_UP_BEST,
        rates=heads_up.rates(played, rules),
        charts=(_raises_chart("Before the flop, best play", played.first),),
        simple=_heads_up_simple(rules, library, results),
    )
    main = wager_result("main", "Ante, odds and raise", "ante", results)
    tables = (*heads_up.tables(played, rules, terms), *(side.table for side in sides))
    return _sheet(terms, library, tables, (main, *(side.result for side in sides)), strategy, notes)


def _raises_chart(title: str, first: Collection[str]) -> Chart:
    return chart(title, first, ("R", "raise 3 antes"), (".", "check"))


def _heads_up_simple(rules: heads_up.Rules, library: Library, best: Distribution) -> Simple:
    played = heads_up.play(library.heads_up("simple"), simple.SIMPLE_RAISES)
    ev = heads_up.results(played, rules).ev
    return Simple(simple.HEADS_UP_RULES, ev, best.ev - ev)


def _heads_up_sides(terms: Terms, counts: SideCounts, played: heads_up.Play) -> list[Priced]:
    hands = counts.hole_and_three if terms.house.get("trips_plus_from") == "hole-and-three" else counts.seven
    if terms.house["folded_trips_plus"] == "forfeit":
        folded = dict(zip(HANDS[1:], played.folded[1:], strict=True))
        hands = without_folded(hands, played.total, folded)
    found = [side_wager(terms, "trips_plus", hands), side_wager(terms, "pocket_bonus", counts.pocket)]
    if "progressive" in terms.tables:
        found.append(progressive_wager(terms, counts.heads_up_progressive))
    return found


# Texas Hold'em Bonus.


def _texas(terms: Terms, library: Library) -> Sheet:
    pays_from, counts = str(terms.house["ante_pays_from"]), library.texas("optimal")
    played = texas.play(counts, texas.best_played(counts, pays_from))
    results = texas.results(played, pays_from)
    forfeits = terms.house["folded_progressive"] == "forfeit"
    sides = [_texas_bonus(terms, library.sides()), _texas_progressive(terms, library, played, forfeits=forfeits)]
    notes = [sentences.EXACT, sentences.TEXAS, sentences.PAYOUT_LIMIT, *_measures("ante"), sentences.PROGRESSIVE]
    if forfeits:
        notes.append(sentences.FORFEIT.format(wager="progressive wager"))
    strategy = Strategy(
        rules=sentences.TEXAS_BEST,
        rates=texas.rates(played),
        charts=(chart("Before the flop, best play", played.holes, ("B", "bet 2 antes"), (".", "fold")),),
        simple=_texas_simple(pays_from, library, results),
    )
    main = wager_result("main", "Ante, flop, turn and river", "ante", results)
    tables = (*texas.tables(played, pays_from), *(side.table for side in sides))
    return _sheet(terms, library, tables, (main, *(side.result for side in sides)), strategy, notes)


def _texas_simple(pays_from: str, library: Library, best: Distribution) -> Simple:
    counts = library.texas("simple")
    holes = {hole.hole for hole in counts.holes} - set(simple.SIMPLE_FOLDS)
    ev = texas.results(texas.play(counts, holes), pays_from).ev
    return Simple(simple.TEXAS_RULES, ev, best.ev - ev)


def _texas_bonus(terms: Terms, counts: SideCounts) -> Priced:
    """The supplement is a line of its own where the house offers it; else aces are aces."""
    aces, weights = terms.house["bonus_dealer_aces"], dict(counts.texas_bonus)
    if isinstance(aces, int):
        return side_wager(terms, "bonus", weights, {_ACES: Odds(aces, 1, f"{aces} to 1")})
    weights["ace-ace"] += weights.pop(_ACES)
    return side_wager(terms, "bonus", weights)


def _texas_progressive(terms: Terms, library: Library, played: texas.Play, *, forfeits: bool) -> Priced:
    if not forfeits:
        return progressive_wager(terms, library.sides().texas_progressive)
    return progressive_wager(terms, texas.without_folded_progressive(library.texas("optimal"), played))


# Flop Poker.


def _flop(terms: Terms, library: Library) -> Sheet:
    odds, counts = terms.odds("flop"), library.flop()
    played = flop.play(counts, flop.best_bets(counts, odds))
    results = flop.results(played, odds)
    simple_ev = flop.results(flop.play(counts, counts.simple), odds).ev
    wagers = [wager_result("main", "Ante and flop", "ante", results)]
    players = int(terms.amounts["players"])
    notes = [sentences.EXACT, sentences.PAYOUT_LIMIT, *_measures("ante"), sentences.POT]
    wagers.append(flop.pot(players, library.sides().pot))
    if wagers[-1].variance is None:
        notes.append(sentences.POT_NOT_COUNTED.format(players=players))
    strategy = Strategy(
        rules=flop.rules_in_words(counts, played.bet),
        rates=flop.rates(played),
        charts=(),
        simple=Simple(simple.FLOP_RULES, simple_ev, results.ev - simple_ev),
    )
    return _sheet(terms, library, flop.tables(played, terms), wagers, strategy, notes)


# Fast Action Hold'em.


def _fast_action(terms: Terms, library: Library) -> Sheet:
    odds, decks = terms.odds("fast_action"), int(str(terms.house["decks"]))
    counts, shipped = library.fast_action(decks), shipped_strategy(decks)
    results = fast_action.results(counts, odds)
    found = fast_action.interval(counts, odds, results.ev)
    main = wager_result("main", "Wager", "wager", results, status=ESTIMATED, interval=found)
    notes = (
        sentences.SIMULATED.format(rounds=counts.rounds, seed=counts.seed),
        sentences.SIMULATED_STRATEGY,
        *_measures("wager"),
    )
    simple_ev = fast_action.results(library.fast_action(decks, "points"), odds).ev
    strategy = Strategy(
        rules=best_rules(shipped),
        rates=fast_action.rates(counts),
        charts=(),
        simple=Simple(POINTS_RULES, simple_ev, results.ev - simple_ev),
        status=ESTIMATED,
        chances=chances(shipped),
        remark=None if found_for(odds) else sentences.ANOTHER_TABLE,
    )
    return _sheet(terms, library, fast_action.tables(counts, terms), (main,), strategy, notes)
