"""Texts that several games share: wagers, decisions, elections, and sentences of the players' help. Data."""

from kiosk.base.words import Sentence, mark
from kiosk.rules.spec import Acted, Election, Step

HIGHER_HAND = mark("Higher hand")
#: A wager before the deal, as its spot is labelled.
ANTE = mark("Ante")
#: The wager that is made before the flop is turned.
FLOP = mark("Flop")

CHECK = Acted(mark("Check"), mark("Checked"))
#: A button: make the flop, turn or river wager.
BET = Acted(mark("Bet"), mark("Bet made"))
FOLD = Acted(mark("Fold"), mark("Folded"))
SURRENDER = Acted(mark("Surrender"), mark("Surrendered"))
#: Before the deal, in a warning: too little credit is left for the bet that keeps the hand in play.
FLOP_TAKES = mark("{credit} left. The flop bet costs {amount}.")

FOLDED = {"live": "stays in play", "forfeit": "is lost"}
FOLDED_PROGRESSIVE = Election("Progressive of a folded hand", "Progressive wager of a folded hand", FOLDED)
PAYOUT_LIMIT = Election("Payout limit", in_cents=True)

# The steps of "How to play".
YOUR_BET = mark("Your bet")
THE_CARDS = mark("The cards")
YOUR_CHOICE = mark("Your choice")
WHO_WINS = mark("Who wins")
WHEN_BETS_COME_BACK = mark("When bets push")
SIDE_BETS = mark("Side bets")

TWO_CARDS_EACH = mark("You and the dealer get two cards each. Five community cards are shared.")
BEST_OF_SEVEN = mark("The best five of these seven cards are the hand.")
IF_FOLDED = {
    "live": mark("It counts even if you fold."),
    "forfeit": mark("If you fold, it is lost."),
}
EDGE_OF_ANTE = mark("House edge, of the ante")


def step(heading: str, *sentences: str | Sentence) -> Step:
    """A step of these sentences, some of which have no values."""
    return Step(heading, tuple(Sentence(one) if isinstance(one, str) else one for one in sentences))
