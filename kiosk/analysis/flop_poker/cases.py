"""The cases that a seat's round of Flop Poker comes to, and what they pay in cents. Pure."""

from collections.abc import Iterable, Mapping

from kiosk.analysis.pricing.cases import MOST_PLAYERS, NOTHING, Layout, Wager, net, rows
from kiosk.analysis.pricing.terms import Terms
from kiosk.rules.pay.paytables import TABLE_LINES

LINES = (NOTHING, *TABLE_LINES["flop"])  # of the flop wager, each a case
DECISIONS = ("surrender", "bet")
LAYOUTS = {
    "flop-poker/ma": Layout((len(DECISIONS) * len(LINES), MOST_PLAYERS + 1), DECISIONS, rows(DECISIONS, len(LINES)))
}


def wagers_of(terms: Terms, stakes: Mapping[str, int]) -> Iterable[Wager]:
    ante, table = stakes["ante"], terms.tables["flop"].pays
    lost = (-ante,) * len(LINES)
    won = tuple(-ante if line == NOTHING else ante for line in LINES)
    yield Wager("ante", 0, (ante,) * 2 * len(LINES), lost + won)
    none = (0,) * len(LINES)
    paid = tuple(net(table.get(line), ante) for line in LINES)
    yield Wager("flop", 0, none + (ante,) * len(LINES), none + paid)
    pot = stakes.get("pot", 0)
    whole = pot * int(terms.amounts["players"])
    shares = [-(-whole // winners) for winners in range(1, MOST_PLAYERS + 1)]  # an odd cent goes to the first seat
    yield Wager("pot", 1, (pot,) * (MOST_PLAYERS + 1), (-pot, *(share - pot for share in shares)))
