"""Flop Poker: all that is true of it alone beside its rules and its help. Data."""

from collections.abc import Iterator

from kiosk.base.words import Sentence, mark
from kiosk.rules.flop_poker.help import HELP
from kiosk.rules.flop_poker.rules import Elections, FlopPoker, least_payout_limit
from kiosk.rules.game_words import ANTE, BET, FLOP, FLOP_TAKES, PAYOUT_LIMIT, SURRENDER
from kiosk.rules.spec import USUAL_MAIN, Election, GameSpec, Range, Ranges, RuleSet, SeatOutcome, Wager

_HIGHEST = mark("Highest hand wins the pot")
_POT_SURRENDERED = mark("Highest, though surrendered")
_POT_SHARED = mark("Equal hands share the pot")


def _check_limits(limits: Ranges) -> tuple[str, str] | None:
    words = "is one amount for the whole table: least and most must be equal"
    return ("pot", words) if limits["pot"].least != limits["pot"].most else None


def _explained(seat: SeatOutcome) -> Iterator[Sentence]:
    if any(line.wager == "pot" and line.result == "win" for line in seat.lines):
        if seat.sharing > 1:
            yield Sentence(_POT_SHARED)
        else:
            yield Sentence(_POT_SURRENDERED if seat.folded else _HIGHEST)


SPEC = GameSpec(
    title=mark("Flop Poker"),
    rule_sets={
        "flop-poker/ma": RuleSet("Flop Poker (Massachusetts)", "fp", Elections, stakes={"ante": 1000, "pot": 500})
    },
    make=FlopPoker,
    mathematics="kiosk.analysis.flop_poker",
    wagers=(
        Wager("ante", ANTE, USUAL_MAIN),
        Wager("flop", FLOP),
        Wager(
            "pot",
            mark("Pot"),
            Range(500, 500, 500),
            side=True,
            missing=mark("With two players or more, all play for the pot. Touch Pot to add {amount}."),
        ),
    ),
    elections={"flop": Election("Flop table", "Flop"), "payout_limit": PAYOUT_LIMIT},
    check_limits=_check_limits,
    least_payout_limit=least_payout_limit,
    decisions={"bet": BET, "surrender": SURRENDER},
    hands={"jacks-or-better": mark("Jacks or better")},
    arcs=lambda _: (Sentence(mark("Jacks or better are paid")), Sentence(_HIGHEST)),
    inscribed=(ANTE, FLOP),
    dealer_cards=0,
    against_table=(mark("jacks or better"), mark("less than a pair of jacks")),
    explained=_explained,
    keeps_too_little=FLOP_TAKES,
    help=HELP,
    examples=("flop=my.toml",),
)
