"""The cases that a seat's round of Texas Hold'em Bonus comes to, and what they pay in cents. Pure."""

from collections.abc import Iterable, Mapping
from itertools import product

from kiosk.analysis.pricing.cases import NOTHING, Layout, Wager, by_line, rows
from kiosk.analysis.pricing.terms import Terms
from kiosk.analysis.texas_holdem_bonus.counts import ENDS
from kiosk.rules.pay.money import Odds
from kiosk.rules.pay.paytables import TABLE_LINES

DEALER_ACES = "ace-ace-against-dealer-ace-ace"
# The lines of the side wagers, each a case.
BONUS = (NOTHING, *TABLE_LINES["texas-bonus"], DEALER_ACES)
PROGRESSIVE = (NOTHING, *TABLE_LINES["progressive-texas"])
# What was decided in all, by which the cases of the main wagers stand in rows.
DECISIONS = ("fold", "flop alone", "flop and turn", "flop and river", "flop, turn and river")
LAYOUTS = {
    "texas-holdem-bonus/ma": Layout(
        (len(DECISIONS) * len(ENDS), len(BONUS), len(PROGRESSIVE)), DECISIONS, rows(DECISIONS, len(ENDS))
    )
}


def wagers_of(terms: Terms, stakes: Mapping[str, int]) -> Iterable[Wager]:
    ante = stakes["ante"]
    paid = {"straight": ("win-straight", "win-flush"), "flush": ("win-flush",)}[str(terms.house["ante_pays_from"])]
    cases = list(product(range(len(DECISIONS)), ENDS))

    def ante_net(row: int, end: str) -> int:
        if not row or end == "lose":
            return -ante
        return ante if end in paid else 0

    yield Wager("ante", 0, (ante,) * len(cases), tuple(ante_net(row, end) for row, end in cases))
    for name, antes, bet in (("flop", 2, (1, 2, 3, 4)), ("turn", 1, (2, 4)), ("river", 1, (3, 4))):
        staked = tuple(antes * ante if row in bet else 0 for row, _ in cases)
        signs = tuple(1 if end.startswith("win") else -1 if end == "lose" else 0 for _, end in cases)
        yield Wager(name, 0, staked, tuple(one * sign for one, sign in zip(staked, signs, strict=True)))
    aces = terms.house["bonus_dealer_aces"]
    supplement = Odds(aces, 1) if isinstance(aces, int) else terms.tables["bonus"].pays["ace-ace"]
    yield by_line(terms, "bonus", 1, stakes.get("bonus", 0), BONUS, {DEALER_ACES: supplement})
    yield by_line(terms, "progressive", 2, stakes.get("progressive", 0), PROGRESSIVE)
