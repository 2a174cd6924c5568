"""Flop Poker in the players' help."""

from collections.abc import Iterator

from kiosk.base.words import Sentence, mark
from kiosk.rules.flop_poker.rules import Elections
from kiosk.rules.game_words import EDGE_OF_ANTE, THE_CARDS, WHO_WINS, YOUR_BET, YOUR_CHOICE, step
from kiosk.rules.pay.money import EVEN_MONEY, Cents
from kiosk.rules.spec import Help, Ranges, Step

_BET = mark("Bet the ante. You play against the pay table; there is no dealer's hand.")
_POT_BET = mark("With two or more players, {amount} goes into the pot with each ante.")
_THREE_CARDS = mark("You get three cards. Three community cards are shared.")
_THREE_AND_TWO = mark("Your hand is your three cards and the best two of the community cards.")
_CHOICE = mark("Before the community cards are turned: bet the flop, as much as the ante, or surrender the ante.")
_WINS = mark("A pair of jacks or better: the ante pays {pays}, and the flop bet pays by its table.")
_LOSES = mark("With less, both lose.")
_THE_POT = mark("The pot")
_POT_WINS = mark("The highest hand at the table wins the pot, even if it was surrendered.")
_POT_SHARED = mark("Equal hands share it. The house keeps nothing of it.")


def _steps(_: Elections, limits: Ranges) -> Iterator[Step]:
    yield step(YOUR_BET, _BET, Sentence(_POT_BET, amount=Cents(limits["pot"].least)))
    yield step(THE_CARDS, _THREE_CARDS, _THREE_AND_TWO)
    yield step(YOUR_CHOICE, _CHOICE)
    yield step(WHO_WINS, Sentence(_WINS, pays=EVEN_MONEY), _LOSES)
    yield step(_THE_POT, _POT_WINS, _POT_SHARED)


def _spot(wager: str, _: Elections) -> Iterator[Sentence]:
    if wager == "pot":
        yield Sentence(_POT_WINS)
        yield Sentence(_POT_SHARED)


HELP = Help(
    steps=_steps,
    spot=_spot,
    late=mark("If your time runs out, you surrender the ante."),
    main=mark("Ante and flop"),
    edge_of=EDGE_OF_ANTE,
    payout_limit=mark("Ante and flop together win {amount} at most for a seat in a round. The pot has no limit."),
)
