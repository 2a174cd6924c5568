"""Texts that several games share: wagers, decisions, elections, and sentences of the players' help. Data."""

from kiosk.base.plain_text import QT_TRANSLATE_NOOP
from kiosk.rules.spec import Acted, Election, Sentence, Step

HIGHER_HAND = QT_TRANSLATE_NOOP("croupier", "Higher hand")
#: A wager before the deal, as its spot is labelled.
ANTE = QT_TRANSLATE_NOOP("croupier", "Ante")
#: The wager that is made before the flop is turned.
FLOP = QT_TRANSLATE_NOOP("croupier", "Flop")

CHECK = Acted(QT_TRANSLATE_NOOP("croupier", "Check"), QT_TRANSLATE_NOOP("croupier", "Checked"))
#: A button: make the flop, turn or river wager.
BET = Acted(QT_TRANSLATE_NOOP("croupier", "Bet"), QT_TRANSLATE_NOOP("croupier", "Bet made"))
FOLD = Acted(QT_TRANSLATE_NOOP("croupier", "Fold"), QT_TRANSLATE_NOOP("croupier", "Folded"))
SURRENDER = Acted(QT_TRANSLATE_NOOP("croupier", "Surrender"), QT_TRANSLATE_NOOP("croupier", "Surrendered"))

FOLDED = {"live": "stays in play", "forfeit": "is lost"}
FOLDED_PROGRESSIVE = Election("Progressive of a folded hand", "Progressive wager of a folded hand", FOLDED)
PAYOUT_LIMIT = Election("Payout limit", in_cents=True)

# The steps of "How to play".
YOUR_BET = QT_TRANSLATE_NOOP("croupier", "Your bet")
THE_CARDS = QT_TRANSLATE_NOOP("croupier", "The cards")
YOUR_CHOICE = QT_TRANSLATE_NOOP("croupier", "Your choice")
WHO_WINS = QT_TRANSLATE_NOOP("croupier", "Who wins")
WHEN_BETS_COME_BACK = QT_TRANSLATE_NOOP("croupier", "When bets come back")
SIDE_BETS = QT_TRANSLATE_NOOP("croupier", "Side bets")

TWO_CARDS_EACH = QT_TRANSLATE_NOOP(
    "croupier", "You and the dealer get two cards each. Five community cards are shared."
)
BEST_OF_SEVEN = QT_TRANSLATE_NOOP("croupier", "The best five of these seven cards are the hand.")
IF_FOLDED = {
    "live": QT_TRANSLATE_NOOP("croupier", "It counts even if you fold."),
    "forfeit": QT_TRANSLATE_NOOP("croupier", "If you fold, it is lost."),
}
EDGE_OF_ANTE = QT_TRANSLATE_NOOP("croupier", "House edge, of the ante")


def step(heading: str, *sentences: str | Sentence) -> Step:
    """A step of these sentences, some of which have no values."""
    return Step(heading, tuple(Sentence(one) if isinstance(one, str) else one for one in sentences))
