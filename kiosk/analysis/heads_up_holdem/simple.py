"""A strategy for Heads Up Hold'em that a person can remember. Data; what it costs is counted, not guessed."""

from kiosk.analysis.pricing.simple_strategies import at_least

# Raise three antes before the flop.
SIMPLE_RAISES = at_least("3", {"A": "2", "K": "4", "Q": "8", "J": "T"}, {"A": "2", "K": "6", "Q": "9"})
RULES: tuple[str, ...] = (
    "Before the flop raise 3 antes with 33, A2, K6 (suited K4), Q9 (suited Q8), suited JT or better; else check.",
    "After the flop raise 2 antes with a pair or better that uses a hole card (not with pocket twos alone).",
    "After the flop also raise 2 antes with four to a flush of which you hold a ten or better; else check.",
    "After turn and river raise 1 ante with a straight or better, or a better kind of hand than the board's.",
    "Then also raise 1 ante if fewer than 21 unseen cards would, alone, give the dealer the better hand; else fold.",
)
