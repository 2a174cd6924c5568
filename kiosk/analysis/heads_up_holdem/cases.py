"""The cases that a seat's round of Heads Up Hold'em comes to, and what they pay in cents. Pure."""

from collections.abc import Iterable, Mapping
from itertools import product

from kiosk.analysis.heads_up_holdem.counts import ENDS, HANDS
from kiosk.analysis.pricing.cases import NOTHING, Layout, Wager, by_line, net, rows
from kiosk.analysis.pricing.terms import Terms
from kiosk.rules.pay.paytables import TABLE_LINES

# The lines of the side wagers, each a case; the lines of Trips Plus are HANDS.
POCKET = (NOTHING, *TABLE_LINES["pocket-bonus"])
PROGRESSIVE = (NOTHING, *TABLE_LINES["progressive-ny"])
# What was decided in all, by which the cases of the main wagers stand in rows.
DECISIONS = ("fold", "raise 1", "raise 2", "raise 3")
_SIZES = (len(DECISIONS) * len(HANDS) * len(ENDS), len(HANDS), len(POCKET))
_ROWS = rows(DECISIONS, len(HANDS) * len(ENDS))
LAYOUTS = {
    "heads-up-holdem/ma": Layout(_SIZES, DECISIONS, _ROWS),
    "heads-up-holdem/ny": Layout((*_SIZES, len(PROGRESSIVE)), DECISIONS, _ROWS),
}


def wagers_of(terms: Terms, stakes: Mapping[str, int]) -> Iterable[Wager]:
    ante, odds = stakes["ante"], stakes["odds"]
    win, lose = terms.tables["odds"].pays, terms.tables["bad_beat"].pays
    cases = list(product(range(len(DECISIONS)), HANDS, ENDS))

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
    yield by_line(terms, "trips_plus", 1, stakes.get("trips_plus", 0), HANDS)
    yield by_line(terms, "pocket_bonus", 2, stakes.get("pocket_bonus", 0), POCKET)
    if "progressive" in stakes:
        yield by_line(terms, "progressive", 3, stakes["progressive"], PROGRESSIVE)
