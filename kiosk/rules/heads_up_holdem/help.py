"""Heads Up Hold'em in the players' help."""

from collections.abc import Iterator

from kiosk.base.plain_text import QT_TRANSLATE_NOOP
from kiosk.rules.game_words import (
    BEST_OF_SEVEN,
    EDGE_OF_ANTE,
    IF_FOLDED,
    SIDE_BETS,
    THE_CARDS,
    TWO_CARDS_EACH,
    WHEN_BETS_COME_BACK,
    WHO_WINS,
    YOUR_BET,
    YOUR_CHOICE,
    step,
)
from kiosk.rules.heads_up_holdem.rules import MassachusettsElections, NewYorkElections
from kiosk.rules.pay.money import EVEN_MONEY
from kiosk.rules.spec import Help, Pays, Ranges, Sentence, Step

_BET = QT_TRANSLATE_NOOP("croupier", "Bet the ante, and the same on the odds.")
RAISES = (
    QT_TRANSLATE_NOOP("croupier", "You may raise once in a round."),
    QT_TRANSLATE_NOOP("croupier", "Before the flop: raise 1, 2 or 3 antes, or check."),
    QT_TRANSLATE_NOOP("croupier", "After the flop: raise 1 or 2 antes, or check."),
    QT_TRANSLATE_NOOP("croupier", "After turn and river: raise 1 ante, or fold. A fold loses ante and odds."),
)
_HIGHER = QT_TRANSLATE_NOOP("croupier", "Your hand is higher: ante and raise pay {pays}.")
_ODDS_PAY = QT_TRANSLATE_NOOP(
    "croupier", "The odds then pay by their table from a straight up. With less they come back."
)
_LOWER = QT_TRANSLATE_NOOP("croupier", "Your hand is lower: ante, raise and odds lose.")
_BAD_BEAT = QT_TRANSLATE_NOOP("croupier", "But with a straight or better the odds pay by the bad beat table.")
_EQUAL = QT_TRANSLATE_NOOP("croupier", "Equal hands: ante, raise and odds come back.")
_NOT_QUALIFIED = QT_TRANSLATE_NOOP(
    "croupier", "The dealer has less than a pair: the ante comes back, unless you folded. Raise and odds still count."
)
_TRIPS_FROM = {
    "seven": QT_TRANSLATE_NOOP(
        "croupier", "Trips Plus pays for three of a kind or better in the best five of your seven cards."
    ),
    "hole-and-three": QT_TRANSLATE_NOOP(
        "croupier", "Trips Plus pays for three of a kind or better, made of both your cards and three community cards."
    ),
}
_POCKET_BONUS = QT_TRANSLATE_NOOP("croupier", "Pocket Bonus pays for your own two cards, even if you fold.")
_NOTES = {  # by the inscription's title
    "Odds": QT_TRANSLATE_NOOP("croupier", "For a winning hand. With less than a straight they come back."),
    "Bad beat bonus": QT_TRANSLATE_NOOP("croupier", "Paid on the odds when such a hand loses."),
    "Pocket Bonus": QT_TRANSLATE_NOOP("croupier", "A face card is a king, a queen or a jack."),
}


def _steps(elected: MassachusettsElections, _: Ranges) -> Iterator[Step]:
    made_from = elected.trips_plus_from if isinstance(elected, NewYorkElections) else "seven"
    yield step(YOUR_BET, _BET)
    yield step(THE_CARDS, TWO_CARDS_EACH, BEST_OF_SEVEN)
    yield step(YOUR_CHOICE, *RAISES)
    yield step(WHO_WINS, Sentence(_HIGHER, {"pays": Pays(EVEN_MONEY.text)}), _ODDS_PAY, _LOWER, _BAD_BEAT)
    yield step(WHEN_BETS_COME_BACK, _EQUAL, _NOT_QUALIFIED)
    yield step(SIDE_BETS, _TRIPS_FROM[made_from], IF_FOLDED[elected.folded_trips_plus], _POCKET_BONUS)


def _note(title: str, _: MassachusettsElections) -> Sentence | None:
    return Sentence(_NOTES[title]) if title in _NOTES else None


HELP = Help(
    steps=_steps,
    note=_note,
    late=QT_TRANSLATE_NOOP("croupier", "If your time runs out, you check; after turn and river you fold."),
    main=QT_TRANSLATE_NOOP("croupier", "Ante, odds and raise"),
    edge_of=EDGE_OF_ANTE,
)
