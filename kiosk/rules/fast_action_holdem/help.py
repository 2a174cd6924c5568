"""Fast Action Hold'em in the players' help."""

from collections.abc import Iterator

from kiosk.base.words import Sentence, mark
from kiosk.rules.fast_action_holdem.rules import Elections
from kiosk.rules.game_words import THE_CARDS, WHO_WINS, YOUR_BET, YOUR_CHOICE, step
from kiosk.rules.pay.paytables import odds_table
from kiosk.rules.spec import Help, Ranges, Step

_BET = mark("Make one bet.")
_FOUR_CARDS_EACH = mark("You and the dealer get four cards each, from {decks} decks.")
_KEPT_AND_COMMUNITY = mark("The best five of two cards you keep and five community cards are the hand.")
_CHOICES = (
    mark("Keep two of your four cards."),
    mark("Or split them: two hands of two cards, and a second bet equal to the first."),
    mark("Or surrender: half of your bet is returned."),
)
_HOUSE_WAYS = mark("The dealer keeps two cards by fixed rules, the house ways.")
_HIGHER = mark("Your hand is higher: it pays {pays}.")
_LOWER = mark("Your hand is lower or equal: it loses. An equal hand is called a copy.")
_NATURALS = mark("Naturals")
_NATURAL = mark("Four of a kind in your four cards pay {pays} at once, whatever the dealer has.")
_DEALER_NATURAL = mark(
    "If the dealer has four of a kind, the hand you kept loses. The second bet of a split comes back."
)


def _steps(elected: Elections, _: Ranges) -> Iterator[Step]:
    table = odds_table("fast-action", elected.fast_action).pays
    natural, higher = (table[line] for line in ("natural", "higher-hand"))
    yield step(YOUR_BET, _BET)
    yield step(THE_CARDS, Sentence(_FOUR_CARDS_EACH, decks=elected.decks), _KEPT_AND_COMMUNITY)
    yield step(YOUR_CHOICE, *_CHOICES)
    yield step(WHO_WINS, _HOUSE_WAYS, Sentence(_HIGHER, pays=higher), _LOWER)
    yield step(_NATURALS, Sentence(_NATURAL, pays=natural), _DEALER_NATURAL)


def _spot(wager: str, elected: Elections) -> Iterator[Sentence]:
    if wager == "split":
        yield Sentence(_HIGHER, pays=odds_table("fast-action", elected.fast_action).pays["higher-hand"])
    yield Sentence(_LOWER)


HELP = Help(
    steps=_steps,
    spot=_spot,
    late=mark("If your time runs out, your cards are set by the house ways."),
    main=mark("Wager"),
    edge_of=mark("House edge, of the first wager"),
)
