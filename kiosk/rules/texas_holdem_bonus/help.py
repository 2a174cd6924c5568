"""Texas Hold'em Bonus Poker in the players' help."""

from collections.abc import Iterator

from kiosk.base.words import Sentence, mark
from kiosk.rules import game_words as words
from kiosk.rules.pay.money import EVEN_MONEY, Odds
from kiosk.rules.spec import Help, Ranges, Step
from kiosk.rules.texas_holdem_bonus.rules import Elections

_BET = mark("Bet the ante.")
_BET_BEFORE_FLOP = mark("Before the flop: bet 2 antes, or fold and lose the ante.")
_BET_LATER = mark("Before the turn, and again before the river: bet 1 ante, or check.")
_HIGHER = mark("Your hand is higher: the bets on flop, turn and river pay {pays}.")
_ANTE_FROM = {
    "straight": mark("Your hand is higher: the ante pays {pays} on a straight or better. With less, it pushes."),
    "flush": mark("Your hand is higher: the ante pays {pays} on a flush or better. With less, it pushes."),
}
_LOWER = mark("Your hand is lower: all these bets lose.")
_EQUAL = mark("Equal hands: all these bets push.")
_BONUS = mark("The bonus pays for your own two cards, even if you fold.")
_BONUS_ACES = mark("Two aces against two aces of the dealer pay {pays}.")


def _steps(elected: Elections, _: Ranges) -> Iterator[Step]:
    yield words.step(words.YOUR_BET, _BET)
    yield words.step(words.THE_CARDS, words.TWO_CARDS_EACH, words.BEST_OF_SEVEN)
    yield words.step(words.YOUR_CHOICE, _BET_BEFORE_FLOP, _BET_LATER)
    yield words.step(
        words.WHO_WINS,
        Sentence(_HIGHER, pays=EVEN_MONEY),
        Sentence(_ANTE_FROM[elected.ante_pays_from], pays=EVEN_MONEY),
        _LOWER,
    )
    yield words.step(words.WHEN_BETS_COME_BACK, _EQUAL)
    aces = elected.bonus_dealer_aces
    supplement = () if aces is None else (Sentence(_BONUS_ACES, pays=Odds(aces, 1)),)
    yield words.step(words.SIDE_BETS, _BONUS, *supplement)


def _note(title: str, elected: Elections) -> Sentence | None:
    return None if title != "Ante" else Sentence(_ANTE_FROM[elected.ante_pays_from], pays=EVEN_MONEY)


def _spot(wager: str, _: Elections) -> Iterator[Sentence]:
    if wager == "bonus":
        yield Sentence(_BONUS)


HELP = Help(
    steps=_steps,
    note=_note,
    spot=_spot,
    late=mark("If your time runs out, you fold before the flop, and check later."),
    main=mark("Ante, flop, turn and river"),
    edge_of=words.EDGE_OF_ANTE,
    payout_limit=mark("Ante, flop, turn, river and bonus together win {amount} at most for a seat in a round."),
)
