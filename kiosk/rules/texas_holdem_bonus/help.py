"""Texas Hold'em Bonus Poker in the players' help."""

from collections.abc import Iterator

from kiosk.base.plain_text import QT_TRANSLATE_NOOP
from kiosk.rules.game_words import (
    BEST_OF_SEVEN,
    EDGE_OF_ANTE,
    SIDE_BETS,
    THE_CARDS,
    TWO_CARDS_EACH,
    WHEN_BETS_COME_BACK,
    WHO_WINS,
    YOUR_BET,
    YOUR_CHOICE,
    step,
)
from kiosk.rules.pay.money import EVEN_MONEY
from kiosk.rules.spec import Help, Pays, Ranges, Sentence, Step
from kiosk.rules.texas_holdem_bonus.rules import Elections

_BET = QT_TRANSLATE_NOOP("croupier", "Bet the ante.")
_BET_BEFORE_FLOP = QT_TRANSLATE_NOOP("croupier", "Before the flop: bet 2 antes, or fold and lose the ante.")
_BET_LATER = QT_TRANSLATE_NOOP("croupier", "Before the turn, and again before the river: bet 1 ante, or check.")
_HIGHER = QT_TRANSLATE_NOOP("croupier", "Your hand is higher: the bets on flop, turn and river pay {pays}.")
_ANTE_FROM = {
    "straight": QT_TRANSLATE_NOOP(
        "croupier", "The ante of a higher hand pays {pays} from a straight up. With less it comes back."
    ),
    "flush": QT_TRANSLATE_NOOP(
        "croupier", "The ante of a higher hand pays {pays} from a flush up. With less it comes back."
    ),
}
_LOWER = QT_TRANSLATE_NOOP("croupier", "Your hand is lower: all these bets lose.")
_EQUAL = QT_TRANSLATE_NOOP("croupier", "Equal hands: all these bets come back.")
_BONUS = QT_TRANSLATE_NOOP("croupier", "The bonus pays for your own two cards, even if you fold.")
_BONUS_ACES = QT_TRANSLATE_NOOP("croupier", "Two aces against two aces of the dealer pay {pays}.")
_EVEN = {"pays": Pays(EVEN_MONEY.text)}


def _steps(elected: Elections, _: Ranges) -> Iterator[Step]:
    yield step(YOUR_BET, _BET)
    yield step(THE_CARDS, TWO_CARDS_EACH, BEST_OF_SEVEN)
    yield step(YOUR_CHOICE, _BET_BEFORE_FLOP, _BET_LATER)
    yield step(WHO_WINS, Sentence(_HIGHER, _EVEN), Sentence(_ANTE_FROM[elected.ante_pays_from], _EVEN), _LOWER)
    yield step(WHEN_BETS_COME_BACK, _EQUAL)
    aces = elected.bonus_dealer_aces
    supplement = () if aces is None else (Sentence(_BONUS_ACES, {"pays": Pays(f"{aces} to 1")}),)
    yield step(SIDE_BETS, _BONUS, *supplement)


def _note(title: str, elected: Elections) -> Sentence | None:
    return None if title == "Bonus" else Sentence(_ANTE_FROM[elected.ante_pays_from], _EVEN)


HELP = Help(
    steps=_steps,
    note=_note,
    late=QT_TRANSLATE_NOOP("croupier", "If your time runs out, you fold before the flop, and check later."),
    main=QT_TRANSLATE_NOOP("croupier", "Ante, flop, turn and river"),
    edge_of=EDGE_OF_ANTE,
    payout_limit=QT_TRANSLATE_NOOP(
        "croupier", "Ante, flop, turn, river and bonus together win {amount} at most for a seat in a round."
    ),
)
