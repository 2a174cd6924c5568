"""Heads Up Hold'em in the players' help."""

from collections.abc import Iterator

from kiosk.base.words import Sentence, mark
from kiosk.rules import game_words as words
from kiosk.rules.heads_up_holdem.rules import MassachusettsElections, NewYorkElections
from kiosk.rules.pay.money import EVEN_MONEY
from kiosk.rules.spec import Help, Ranges, Step

_BET = mark("Bet the ante, and the same on the odds.")
RAISES = (
    mark("You may raise once in a round."),
    mark("Before the flop: raise 1, 2 or 3 antes, or check."),
    mark("After the flop: raise 1 or 2 antes, or check."),
    mark("After turn and river: raise 1 ante, or fold. A fold loses ante and odds."),
)
_HIGHER = mark("Your hand is higher: ante and raise pay {pays}.")
_ODDS_PAY = mark("With a straight or better, the odds then pay by their table. With less, they push.")
_LOWER = mark("Your hand is lower: ante, raise and odds lose.")
_BAD_BEAT = mark("But with a straight or better the odds pay by the bad beat table.")
_EQUAL = mark("Equal hands: ante, raise and odds push.")
_NOT_QUALIFIED = mark(
    "The dealer has less than a pair: the ante pushes, unless you folded. Raise and odds still count."
)
_TRIPS_FROM = {
    "seven": mark("Trips Plus pays for three of a kind or better in the best five of your seven cards."),
    "hole-and-three": mark(
        "Trips Plus pays for three of a kind or better, made of both your cards and three community cards."
    ),
}
_POCKET_BONUS = mark("Pocket Bonus pays for your own two cards, even if you fold.")
_NOTES = {  # by the inscription's title
    "Odds": mark("For a winning hand. With less than a straight, they push."),
    "Bad beat bonus": mark("Paid on the odds when such a hand loses."),
    "Pocket Bonus": mark("A face card is a king, a queen or a jack."),
}


def _trips_from(elected: MassachusettsElections) -> str:
    return elected.trips_plus_from if isinstance(elected, NewYorkElections) else "seven"


def _steps(elected: MassachusettsElections, _: Ranges) -> Iterator[Step]:
    yield words.step(words.YOUR_BET, _BET)
    yield words.step(words.THE_CARDS, words.TWO_CARDS_EACH, words.BEST_OF_SEVEN)
    yield words.step(words.YOUR_CHOICE, *RAISES)
    yield words.step(words.WHO_WINS, Sentence(_HIGHER, pays=EVEN_MONEY), _ODDS_PAY, _LOWER, _BAD_BEAT)
    yield words.step(words.WHEN_BETS_COME_BACK, _EQUAL, _NOT_QUALIFIED)
    yield words.step(
        words.SIDE_BETS, _TRIPS_FROM[_trips_from(elected)], words.IF_FOLDED[elected.folded_trips_plus], _POCKET_BONUS
    )


def _note(title: str, _: MassachusettsElections) -> Sentence | None:
    return Sentence(_NOTES[title]) if title in _NOTES else None


def _spot(wager: str, elected: MassachusettsElections) -> Iterator[Sentence]:
    if wager in ("ante", "raise"):
        yield Sentence(_HIGHER, pays=EVEN_MONEY)
    match wager:
        case "ante":
            yield Sentence(_NOT_QUALIFIED)
        case "trips_plus":
            yield Sentence(_TRIPS_FROM[_trips_from(elected)])
            yield Sentence(words.IF_FOLDED[elected.folded_trips_plus])
        case "pocket_bonus":
            yield Sentence(_POCKET_BONUS)


HELP = Help(
    steps=_steps,
    note=_note,
    spot=_spot,
    late=mark("If your time runs out, you check; after turn and river you fold."),
    main=mark("Ante, odds and raise"),
    edge_of=words.EDGE_OF_ANTE,
)
