"""Texas Hold'em Bonus Poker: all that is true of it alone beside its rules and its help. Data."""

from collections.abc import Iterator

from kiosk.base.words import Sentence, mark
from kiosk.rules.game_words import (
    ANTE,
    BET,
    CHECK,
    FLOP,
    FLOP_TAKES,
    FOLD,
    FOLDED_PROGRESSIVE,
    HIGHER_HAND,
    PAYOUT_LIMIT,
)
from kiosk.rules.pay.money import EVEN_MONEY, dollars
from kiosk.rules.spec import (
    PROGRESSIVE,
    PROGRESSIVE_READINGS,
    READINGS,
    USUAL_MAIN,
    USUAL_SIDE,
    Election,
    GameSpec,
    Ranges,
    RuleSet,
    SeatOutcome,
    Wager,
)
from kiosk.rules.texas_holdem_bonus.help import HELP
from kiosk.rules.texas_holdem_bonus.rules import LEAST_BONUS, Elections, TexasHoldemBonus, least_payout_limit

#: The name of a side wager on the player's own two cards.
_BONUS = mark("Bonus")
_PAID_FROM = {
    "straight": mark("Ante pays on a straight or better"),
    "flush": mark("Ante pays on a flush or better"),
}
_PUSHES_BELOW = {
    "straight": mark("Ante pushes below a straight"),
    "flush": mark("Ante pushes below a flush"),
}
_HIGHER = mark("A higher hand pays {pays}")
_AGAINST_ACES = mark("A-A against the dealer's A-A")


def _check_limits(limits: Ranges) -> tuple[str, str] | None:
    return ("bonus", f"must be at least {dollars(LEAST_BONUS)}") if limits["bonus"].least < LEAST_BONUS else None


def _explained(seat: SeatOutcome) -> Iterator[Sentence]:
    came_to = {line.wager: line.result for line in seat.lines}
    if came_to.get("flop") == "win" and came_to.get("ante") == "push":
        yield Sentence(_PUSHES_BELOW[seat.elected.ante_pays_from])


SPEC = GameSpec(
    title=mark("Texas Hold'em Bonus"),
    rule_sets={
        "texas-holdem-bonus/ma": RuleSet(
            "Texas Hold'em Bonus Poker (Massachusetts)",
            "thb",
            Elections,
            "progressive-texas",
            readings={**READINGS, **PROGRESSIVE_READINGS},
            stakes={"ante": 1000, "bonus": 500, "progressive": 100},
            cover_card=True,
            odd_sections="sections 132 and 143 of Texas Hold'em Bonus Poker",
        )
    },
    make=TexasHoldemBonus,
    mathematics="kiosk.analysis.texas_holdem_bonus",
    wagers=(
        Wager("ante", ANTE, USUAL_MAIN),
        Wager("flop", FLOP),
        Wager("turn", mark("Turn")),
        Wager("river", mark("River")),
        Wager("bonus", _BONUS, USUAL_SIDE, side=True),
        PROGRESSIVE,
    ),
    elections={
        "bonus": Election("Bonus table", "Bonus"),
        "ante_pays_from": Election("The ante is paid from", "The least hand for which the ante is paid"),
        "bonus_dealer_aces": Election(
            "Bonus: aces against the dealer's aces pay",
            "What aces against the dealer's aces pay to 1",
            number="{value} to 1",
            none="as any aces",
            hint=mark("to 1; nothing: as any aces"),
        ),
        "folded_progressive": FOLDED_PROGRESSIVE,
        "payout_limit": PAYOUT_LIMIT,
    },
    check_limits=_check_limits,
    least_payout_limit=least_payout_limit,
    decisions={"bet": BET, "check": CHECK, "fold": FOLD},
    hands={
        "higher-hand": HIGHER_HAND,
        "higher-hand-from-straight": mark("Win, straight or better"),
        "higher-hand-from-flush": mark("Win, flush or better"),
        "ace-ace": mark("Pair of aces"),
        "ace-king-suited": mark("A-K suited"),
        "ace-queen-or-jack-suited": mark("A-Q or A-J suited"),
        "ace-king-unsuited": mark("A-K unsuited"),
        "king-queen-or-jack-pair": mark("Pair of K, Q or J"),
        "ace-queen-or-jack-unsuited": mark("A-Q or A-J unsuited"),
        "ten-to-two-pair": mark("Pair of 10s to 2s"),
        "ace-ace-against-dealer-ace-ace": _AGAINST_ACES,
        "ace-ace-against-the-dealer's-ace-ace": _AGAINST_ACES,  # as the felt has it
        "community-royal": mark("Royal flush on the board"),
        #: Complete when so many cards are known: the player's two and three, four or five community cards
        "royal-after-5": mark("Royal flush after 5 cards"),
        "royal-after-6": mark("Royal flush after 6 cards"),
        "royal-after-7": mark("Royal flush after 7 cards"),
    },
    short_hands={
        "ace-queen-or-jack-suited": mark("A-Q, A-J suited"),
        "ace-queen-or-jack-unsuited": mark("A-Q, A-J"),
    },
    arcs=lambda elected: (Sentence(_PAID_FROM[elected.ante_pays_from]), Sentence(_HIGHER, pays=EVEN_MONEY)),
    inscribed=(ANTE, mark("Flop, turn and river"), _BONUS),
    explained=_explained,
    keeps_too_little=FLOP_TAKES,
    help=HELP,
    simulates_best=False,
    examples=("ante_pays_from=flush",),
)
