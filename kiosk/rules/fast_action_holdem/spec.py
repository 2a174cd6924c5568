"""Fast Action Hold'em: all that is true of it alone beside its rules and its help. Data."""

from kiosk.base.plain_text import QT_TRANSLATE_NOOP
from kiosk.rules.fast_action_holdem.help import HELP
from kiosk.rules.fast_action_holdem.house_ways import WAYS
from kiosk.rules.fast_action_holdem.rules import Elections, FastActionHoldem, house_way
from kiosk.rules.game_words import HIGHER_HAND, SURRENDER
from kiosk.rules.spec import READINGS, USUAL_MAIN, Acted, Election, GameSpec, Picking, Ranges, RuleSet, Wager

_WAGER = QT_TRANSLATE_NOOP("croupier", "Wager")

_READINGS = {
    "odd_cents": READINGS["odd_cents"],
    "equal_choices": ("keep-the-earlier-cards",),  # by the house ways
    "marker_moves": ("to-the-next-position",),
}


def _check_limits(limits: Ranges) -> tuple[str, str] | None:
    words = "the step must be an even number of cents, so that a surrender can halve it"
    return ("bet", words) if limits["bet"].step % 2 else None


SPEC = GameSpec(
    title=QT_TRANSLATE_NOOP("croupier", "Fast Action Hold'em"),
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
        Wager("split", QT_TRANSLATE_NOOP("croupier", "Second wager")),
        #: The spot where the two kept cards lie.
        Wager("kept", QT_TRANSLATE_NOOP("croupier", "Kept cards")),
    ),
    elections={
        "fast_action": Election("Pay table", "Wager"),
        "decks": Election("Decks in the shoe", "Decks in the shoe"),
    },
    check_limits=_check_limits,
    from_shoe=True,
    house_way=house_way,
    ways=tuple(name for name, _ in WAYS),
    decisions={
        "keep": Acted(QT_TRANSLATE_NOOP("croupier", "Keep two"), QT_TRANSLATE_NOOP("croupier", "Two kept")),
        "split": Acted(QT_TRANSLATE_NOOP("croupier", "Split"), QT_TRANSLATE_NOOP("croupier", "Hand split")),
        "surrender": SURRENDER,
    },
    hands={"natural": QT_TRANSLATE_NOOP("croupier", "Natural"), "higher-hand": HIGHER_HAND},
    inscribed=(_WAGER,),
    dealer_cards=4,
    picking=Picking(
        ("keep", "split"),
        (
            QT_TRANSLATE_NOOP("croupier", "Choose the two cards to keep"),
            QT_TRANSLATE_NOOP("croupier", "Choose one card more"),
            QT_TRANSLATE_NOOP("croupier", "Keep these two, or split"),
        ),
    ),
    help=HELP,
    estimated=True,
)
