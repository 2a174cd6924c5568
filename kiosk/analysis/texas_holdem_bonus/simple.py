"""A strategy for Texas Hold'em Bonus that a person can remember. Data; what it costs is counted, not guessed."""

# Fold before the flop.
SIMPLE_FOLDS = ("72o", "62o", "52o", "42o", "32o")
RULES: tuple[str, ...] = (
    "Before the flop fold an unsuited two with a three to a seven; bet all else.",
    "Before the turn bet with a pair or better that uses a hole card, but not with a pocket pair below the flop.",
    "Before the turn also bet with four to a flush, and with an ace if the flop has a pair.",
    "Before the turn also bet with two cards from ten up, if one is an ace or they have four to a straight.",
    "Before the river bet with a pair or better that uses a hole card, but not with a pocket pair below the board.",
    "Before the river check just a pair of the board's lowest card, if it has three of a suit or four to a straight.",
    "Before the river also bet with an ace if the board has a pair.",
)
