"""Fast Action Hold'em: all that is true of it alone beside its rules and its help. Data."""

from collections.abc import Iterator

from kiosk.base.words import Sentence, mark
from kiosk.rules.fast_action_holdem.help import HELP
from kiosk.rules.fast_action_holdem.house_ways import WAYS, set_hand
from kiosk.rules.fast_action_holdem.rules import Elections, FastActionHoldem, house_way
from kiosk.rules.game_words import HIGHER_HAND, SURRENDER
from kiosk.rules.pay.paytables import odds_table
from kiosk.rules.spec import (
    READINGS,
    USUAL_MAIN,
    Acted,
    Election,
    GameSpec,
    Picking,
    Ranges,
    RuleSet,
    SeatOutcome,
    Wager,
)

_WAGER = mark("Wager")

_READINGS = {
    "odd_cents": READINGS["odd_cents"],
    "equal_choices": ("keep-the-earlier-cards",),  # by the house ways
    "marker_moves": ("to-the-next-position",),
}


_NATURAL_PAYS = mark("Natural pays {pays}")
_COPY_LOSES = mark("A copy hand loses")
_SECOND_BACK = mark("Second wager returned")
_HALF_BACK = mark("Half the wager returned")


def _arcs(elected: Elections) -> tuple[Sentence, Sentence]:
    natural = odds_table("fast-action", elected.fast_action).pays["natural"]
    return Sentence(_NATURAL_PAYS, pays=natural), Sentence(_COPY_LOSES)


def _check_limits(limits: Ranges) -> tuple[str, str] | None:
    words = "the step must be an even number of cents, so that a surrender can halve it"
    return ("bet", words) if limits["bet"].step % 2 else None


def _explained(seat: SeatOutcome) -> Iterator[Sentence]:
    came_to = {line.wager: line.result for line in seat.lines}
    if came_to.get("split") == "push":
        yield Sentence(_SECOND_BACK)
    if came_to.get("bet") == "surrender":
        yield Sentence(_HALF_BACK)


SPEC = GameSpec(
    title=mark("Fast Action Hold'em"),
    rule_sets={
        "fast-action-holdem/ma": RuleSet(
            "Fast Action Hold'em (Massachusetts)",
            "fah",
            Elections,
            procedures=(),
            readings=_READINGS,
            stakes={"bet": 1000},
        )
    },
    make=lambda elections, _: FastActionHoldem(elections),
    mathematics="kiosk.analysis.fast_action_holdem",
    wagers=(
        Wager("bet", _WAGER, USUAL_MAIN),
        #: The wager on a split's second hand.
        Wager("split", mark("Second wager"), cards=mark("Discards")),
        #: The spot where the two kept cards lie.
        Wager("kept", mark("Kept cards")),
        #: The spot where the two discarded cards lie, or a split's second hand.
        Wager("discard_area", mark("Discards")),
    ),
    elections={
        "fast_action": Election("Pay table", "Wager"),
        "decks": Election("Decks in the shoe", "Decks in the shoe"),
    },
    check_limits=_check_limits,
    from_shoe=True,
    house_way=house_way,
    ways=tuple(name for name, _ in WAYS),
    way_of=lambda cards: set_hand(cards)[1],
    decisions={
        "keep": Acted(mark("Keep two"), mark("Two kept")),
        "split": Acted(mark("Split"), mark("Hand split")),
        "surrender": SURRENDER,
    },
    hands={"natural": mark("Natural"), "higher-hand": HIGHER_HAND},
    arcs=_arcs,
    inscribed=(_WAGER,),
    board_from_right=True,
    dealer_cards=4,
    picking=Picking(
        ("keep", "split"),
        (
            mark("Choose two to keep"),
            mark("Choose one more"),
            mark("Keep these two, or split"),
        ),
    ),
    explained=_explained,
    help=HELP,
    estimated=True,
)
