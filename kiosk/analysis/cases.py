"""The cases that a round of one seat comes to, one for each group of its wagers, and what they pay in cents. Pure.

Wagers that end together are a group, such as ante, odds and raise; a side wager is one by itself. A case is a number.
Every case knows what it pays from its stakes and the tables, so whoever counts cases has counted money.
"""

from collections.abc import Callable, Iterable, Mapping, Sequence
from itertools import product
from math import lcm
from typing import NamedTuple

from kiosk.analysis.counts import ENDS, HANDS, TEXAS_ENDS
from kiosk.analysis.terms import Terms
from kiosk.money import CENTS_PER_DOLLAR, MICROS_PER_CENT, Fixed, Odds, Pay, PoolShare
from kiosk.paytables import ODDS_LINES, PAY_LINES
from kiosk.progressive import WAGER_CENTS

NOTHING = "nothing"
DEALER_ACES = "ace-ace-against-dealer-ace-ace"
_MICROS_PER_DOLLAR = CENTS_PER_DOLLAR * MICROS_PER_CENT

# The lines of the side wagers, each a case; the lines of Trips Plus are HANDS.
POCKET = (NOTHING, *ODDS_LINES["pocket-bonus"])
HEADS_UP_PROGRESSIVE = (NOTHING, *PAY_LINES["progressive-ny"])
TEXAS_BONUS = (NOTHING, *ODDS_LINES["texas-bonus"], DEALER_ACES)
TEXAS_PROGRESSIVE = (NOTHING, *PAY_LINES["progressive-texas"])
FLOP_LINES = (NOTHING, *ODDS_LINES["flop"])
MOST_PLAYERS = 6
# How a hand of Fast Action Hold'em ends; a split's two hands each by itself, the first one named first.
FAST_ACTION_ENDS = (
    "natural",
    "surrender",
    "keep-win",
    "keep-lose",
    "keep-against-natural",
    "split-win-win",
    "split-win-lose",
    "split-lose-win",
    "split-lose-lose",
    "split-against-natural",
)

# What was decided in all, by which the cases of the main wagers stand in rows.
HEADS_UP_DECISIONS = ("fold", "raise 1", "raise 2", "raise 3")
TEXAS_DECISIONS = ("fold", "flop alone", "flop and turn", "flop and river", "flop, turn and river")
FLOP_DECISIONS = ("surrender", "bet")


class Wager(NamedTuple):
    """What a wager stakes, and wins or loses, in cents, in each case of its group. Where it is not made, both are 0."""

    name: str
    group: int
    stakes: tuple[int, ...]
    nets: tuple[int, ...]


class Layout(NamedTuple):
    """The groups of a game, the main wagers first: how many cases each has; and the decisions of the main cases."""

    sizes: tuple[int, ...]
    decisions: tuple[str, ...]
    decided: tuple[int, ...]  # of each main case, which of the decisions led to it


def _rows(decisions: Sequence[str], cases: int) -> tuple[int, ...]:
    return tuple(row for row in range(len(decisions)) for _ in range(cases))


_HEADS_UP_SIZES = (len(HEADS_UP_DECISIONS) * len(HANDS) * len(ENDS), len(HANDS), len(POCKET))
_HEADS_UP_ROWS = _rows(HEADS_UP_DECISIONS, len(HANDS) * len(ENDS))
_FAST_ACTION_DECISIONS = ("natural", "surrender", "keep", "split")
LAYOUTS: Mapping[str, Layout] = {
    "heads-up-holdem/ma": Layout(_HEADS_UP_SIZES, HEADS_UP_DECISIONS, _HEADS_UP_ROWS),
    "heads-up-holdem/ny": Layout((*_HEADS_UP_SIZES, len(HEADS_UP_PROGRESSIVE)), HEADS_UP_DECISIONS, _HEADS_UP_ROWS),
    "texas-holdem-bonus/ma": Layout(
        (len(TEXAS_DECISIONS) * len(TEXAS_ENDS), len(TEXAS_BONUS), len(TEXAS_PROGRESSIVE)),
        TEXAS_DECISIONS,
        _rows(TEXAS_DECISIONS, len(TEXAS_ENDS)),
    ),
    "flop-poker/ma": Layout(
        (len(FLOP_DECISIONS) * len(FLOP_LINES), MOST_PLAYERS + 1),
        FLOP_DECISIONS,
        _rows(FLOP_DECISIONS, len(FLOP_LINES)),
    ),
    "fast-action-holdem/ma": Layout(
        (len(FAST_ACTION_ENDS),),
        _FAST_ACTION_DECISIONS,
        tuple(_FAST_ACTION_DECISIONS.index(end.partition("-")[0]) for end in FAST_ACTION_ENDS),
    ),
}


def unit_stakes(terms: Terms) -> dict[str, int]:
    """Stakes of every wager that a seat can make, such that no table leaves a fraction of a cent."""
    denominators = [pay.d for table in terms.tables.values() for pay in table.pays.values() if isinstance(pay, Odds)]
    unit = CENTS_PER_DOLLAR * lcm(*denominators, *range(1, MOST_PLAYERS + 1))
    opening = _OPENING[terms.game]
    return {wager: WAGER_CENTS if wager == "progressive" else unit for wager in opening}


_HEADS_UP_OPENING = ("ante", "odds", "trips_plus", "pocket_bonus")
_OPENING = {
    "heads-up-holdem/ma": _HEADS_UP_OPENING,
    "heads-up-holdem/ny": (*_HEADS_UP_OPENING, "progressive"),
    "texas-holdem-bonus/ma": ("ante", "bonus", "progressive"),
    "flop-poker/ma": ("ante", "pot"),
    "fast-action-holdem/ma": ("bet",),
}


def wagers_of(terms: Terms, stakes: Mapping[str, int]) -> tuple[Wager, ...]:
    """Each wager that comes of these opening stakes, with what it comes to in each case."""
    return tuple(wager for wager in _MAKERS[terms.game](terms, stakes) if any(wager.stakes))


def net(pay: Pay | None, stake: int, pool_micros: int = 0) -> int:
    """What a line wins, or loses where there is none; the stake comes back with odds alone."""
    if isinstance(pay, Odds):
        return pay.winnings(stake)
    if isinstance(pay, Fixed):
        return pay.cents - stake
    if isinstance(pay, PoolShare):
        return pool_micros * pay.percent // 100 // MICROS_PER_CENT - stake
    return -stake


def _by_line(
    terms: Terms, name: str, group: int, stake: int, lines: Iterable[str], extra: Mapping[str, Pay] | None = None
) -> Wager:
    """A side wager, whose cases are the lines of its table and `extra`."""
    pays = {**terms.tables[name].pays, **(extra or {})}
    pool = int(terms.amounts.get("meter", 0) * _MICROS_PER_DOLLAR)
    nets = tuple(net(pays.get(line), stake, pool) for line in lines)
    return Wager(name, group, (stake,) * len(nets), nets)


def _heads_up(terms: Terms, stakes: Mapping[str, int]) -> Iterable[Wager]:
    ante, odds = stakes["ante"], stakes["odds"]
    win, lose = terms.tables["odds"].pays, terms.tables["bad_beat"].pays
    cases = list(product(range(len(HEADS_UP_DECISIONS)), HANDS, ENDS))

    def odds_net(hand: str, end: str) -> int:
        if end.startswith("win"):
            return net(win[hand], odds) if hand in win else 0
        return 0 if end == "tie" else net(lose.get(hand), odds)

    signs = {"win": 1, "lose": -1}
    yield Wager(
        "ante", 0, (ante,) * len(cases), tuple(ante * signs.get(end, 0) if antes else -ante for antes, _, end in cases)
    )
    yield Wager(
        "odds", 0, (odds,) * len(cases), tuple(odds_net(hand, end) if antes else -odds for antes, hand, end in cases)
    )
    yield Wager(
        "raise",
        0,
        tuple(antes * ante for antes, _, _ in cases),
        tuple(antes * ante * signs.get(end.partition("-")[0], 0) for antes, _, end in cases),
    )
    yield _by_line(terms, "trips_plus", 1, stakes.get("trips_plus", 0), HANDS)
    yield _by_line(terms, "pocket_bonus", 2, stakes.get("pocket_bonus", 0), POCKET)
    if "progressive" in stakes:
        yield _by_line(terms, "progressive", 3, stakes["progressive"], HEADS_UP_PROGRESSIVE)


def _texas(terms: Terms, stakes: Mapping[str, int]) -> Iterable[Wager]:
    ante = stakes["ante"]
    paid = {"straight": ("win-straight", "win-flush"), "flush": ("win-flush",)}[str(terms.house["ante_pays_from"])]
    cases = list(product(range(len(TEXAS_DECISIONS)), TEXAS_ENDS))

    def ante_net(row: int, end: str) -> int:
        if not row or end == "lose":
            return -ante
        return ante if end in paid else 0

    yield Wager("ante", 0, (ante,) * len(cases), tuple(ante_net(row, end) for row, end in cases))
    for name, antes, rows in (("flop", 2, (1, 2, 3, 4)), ("turn", 1, (2, 4)), ("river", 1, (3, 4))):
        staked = tuple(antes * ante if row in rows else 0 for row, _ in cases)
        signs = tuple(1 if end.startswith("win") else -1 if end == "lose" else 0 for _, end in cases)
        yield Wager(name, 0, staked, tuple(one * sign for one, sign in zip(staked, signs, strict=True)))
    aces = terms.house["bonus_dealer_aces"]
    supplement = Odds(aces, 1, "") if isinstance(aces, int) else terms.tables["bonus"].pays["ace-ace"]
    yield _by_line(terms, "bonus", 1, stakes.get("bonus", 0), TEXAS_BONUS, {DEALER_ACES: supplement})
    yield _by_line(terms, "progressive", 2, stakes.get("progressive", 0), TEXAS_PROGRESSIVE)


def _flop(terms: Terms, stakes: Mapping[str, int]) -> Iterable[Wager]:
    ante, table = stakes["ante"], terms.tables["flop"].pays
    lost = (-ante,) * len(FLOP_LINES)
    won = tuple(-ante if line == NOTHING else ante for line in FLOP_LINES)
    yield Wager("ante", 0, (ante,) * 2 * len(FLOP_LINES), lost + won)
    none = (0,) * len(FLOP_LINES)
    paid = tuple(net(table.get(line), ante) for line in FLOP_LINES)
    yield Wager("flop", 0, none + (ante,) * len(FLOP_LINES), none + paid)
    pot = stakes.get("pot", 0)
    whole = pot * int(terms.amounts["players"])
    shares = [-(-whole // winners) for winners in range(1, MOST_PLAYERS + 1)]  # an odd cent goes to the first seat
    yield Wager("pot", 1, (pot,) * (MOST_PLAYERS + 1), (-pot, *(share - pot for share in shares)))


def _fast_action(terms: Terms, stakes: Mapping[str, int]) -> Iterable[Wager]:
    bet, table = stakes["bet"], terms.tables["fast_action"].pays
    higher = net(table["higher-hand"], bet)
    by_word = {"win": higher, "lose": -bet, "against": -bet, "natural": net(table["natural"], bet)}
    first = [by_word.get(_word(end, 1), -bet // 2) for end in FAST_ACTION_ENDS]
    yield Wager("bet", 0, (bet,) * len(first), tuple(first))
    split = [end.startswith("split") for end in FAST_ACTION_ENDS]
    second = [
        {"win": higher, "lose": -bet}.get(_word(end, 2), 0) if made else 0
        for end, made in zip(FAST_ACTION_ENDS, split, strict=True)
    ]
    yield Wager("split", 0, tuple(bet * made for made in split), tuple(second))


def _word(end: str, place: int) -> str:
    """How the first or the second hand ended."""
    words = end.split("-")
    return words[place] if place < len(words) else words[0]


_MAKERS: Mapping[str, Callable[[Terms, Mapping[str, int]], Iterable[Wager]]] = {
    "heads-up-holdem/ma": _heads_up,
    "heads-up-holdem/ny": _heads_up,
    "texas-holdem-bonus/ma": _texas,
    "flop-poker/ma": _flop,
    "fast-action-holdem/ma": _fast_action,
}
