"""How each game is played, in short sentences for the players' help. Where a house elects, a sentence for each choice.

`ui/help_steps.py` chooses among them.
"""

from ui.words import QT_TRANSLATE_NOOP

# The steps.
YOUR_BET = QT_TRANSLATE_NOOP("croupier", "Your bet")
THE_CARDS = QT_TRANSLATE_NOOP("croupier", "The cards")
YOUR_CHOICE = QT_TRANSLATE_NOOP("croupier", "Your choice")
WHO_WINS = QT_TRANSLATE_NOOP("croupier", "Who wins")
WHEN_BETS_COME_BACK = QT_TRANSLATE_NOOP("croupier", "When bets come back")
SIDE_BETS = QT_TRANSLATE_NOOP("croupier", "Side bets")
THE_PROGRESSIVE = QT_TRANSLATE_NOOP("croupier", "The progressive")
NATURALS = QT_TRANSLATE_NOOP("croupier", "Naturals")
THE_POT = QT_TRANSLATE_NOOP("croupier", "The pot")

# Heads Up and Texas.
TWO_CARDS_EACH = QT_TRANSLATE_NOOP(
    "croupier", "You and the dealer get two cards each. Five community cards are shared."
)
BEST_OF_SEVEN = QT_TRANSLATE_NOOP("croupier", "The best five of these seven cards are the hand.")
IF_FOLDED = {
    "live": QT_TRANSLATE_NOOP("croupier", "It counts even if you fold."),
    "forfeit": QT_TRANSLATE_NOOP("croupier", "If you fold, it is lost."),
}

# Heads Up Hold'em.
HEADS_UP_BET = QT_TRANSLATE_NOOP("croupier", "Bet the ante, and the same on the odds.")
RAISE_ONCE = QT_TRANSLATE_NOOP("croupier", "You may raise once in a round.")
RAISE_BEFORE_FLOP = QT_TRANSLATE_NOOP("croupier", "Before the flop: raise 1, 2 or 3 antes, or check.")
RAISE_AFTER_FLOP = QT_TRANSLATE_NOOP("croupier", "After the flop: raise 1 or 2 antes, or check.")
RAISE_AT_THE_END = QT_TRANSLATE_NOOP(
    "croupier", "After turn and river: raise 1 ante, or fold. A fold loses ante and odds."
)
HEADS_UP_HIGHER = QT_TRANSLATE_NOOP("croupier", "Your hand is higher: ante and raise pay {pays}.")
ODDS_PAY = QT_TRANSLATE_NOOP(
    "croupier", "The odds then pay by their table from a straight up. With less they come back."
)
HEADS_UP_LOWER = QT_TRANSLATE_NOOP("croupier", "Your hand is lower: ante, raise and odds lose.")
BAD_BEAT = QT_TRANSLATE_NOOP("croupier", "But with a straight or better the odds pay by the bad beat table.")
HEADS_UP_EQUAL = QT_TRANSLATE_NOOP("croupier", "Equal hands: ante, raise and odds come back.")
NOT_QUALIFIED = QT_TRANSLATE_NOOP(
    "croupier", "The dealer has less than a pair: the ante comes back, unless you folded. Raise and odds still count."
)
TRIPS_FROM = {
    "seven": QT_TRANSLATE_NOOP(
        "croupier", "Trips Plus pays for three of a kind or better in the best five of your seven cards."
    ),
    "hole-and-three": QT_TRANSLATE_NOOP(
        "croupier", "Trips Plus pays for three of a kind or better, made of both your cards and three community cards."
    ),
}
POCKET_BONUS = QT_TRANSLATE_NOOP("croupier", "Pocket Bonus pays for your own two cards, even if you fold.")

# Texas Hold'em Bonus.
TEXAS_BET = QT_TRANSLATE_NOOP("croupier", "Bet the ante.")
BET_BEFORE_FLOP = QT_TRANSLATE_NOOP("croupier", "Before the flop: bet 2 antes, or fold and lose the ante.")
BET_LATER = QT_TRANSLATE_NOOP("croupier", "Before the turn, and again before the river: bet 1 ante, or check.")
TEXAS_HIGHER = QT_TRANSLATE_NOOP("croupier", "Your hand is higher: the bets on flop, turn and river pay {pays}.")
ANTE_FROM = {
    "straight": QT_TRANSLATE_NOOP(
        "croupier", "The ante of a higher hand pays {pays} from a straight up. With less it comes back."
    ),
    "flush": QT_TRANSLATE_NOOP(
        "croupier", "The ante of a higher hand pays {pays} from a flush up. With less it comes back."
    ),
}
TEXAS_LOWER = QT_TRANSLATE_NOOP("croupier", "Your hand is lower: all these bets lose.")
TEXAS_EQUAL = QT_TRANSLATE_NOOP("croupier", "Equal hands: all these bets come back.")
BONUS = QT_TRANSLATE_NOOP("croupier", "The bonus pays for your own two cards, even if you fold.")
BONUS_ACES = QT_TRANSLATE_NOOP("croupier", "Two aces against two aces of the dealer pay {pays}.")

# Fast Action Hold'em.
FAST_ACTION_BET = QT_TRANSLATE_NOOP("croupier", "Make one bet.")
FOUR_CARDS_EACH = QT_TRANSLATE_NOOP("croupier", "You and the dealer get four cards each, from {decks} decks.")
KEPT_AND_COMMUNITY = QT_TRANSLATE_NOOP(
    "croupier", "The best five of two cards you keep and five community cards are the hand."
)
KEEP = QT_TRANSLATE_NOOP("croupier", "Keep two of your four cards.")
SPLIT = QT_TRANSLATE_NOOP("croupier", "Or split them: two hands of two cards, and a second bet equal to the first.")
SURRENDER = QT_TRANSLATE_NOOP("croupier", "Or surrender: half of your bet comes back.")
NATURAL = QT_TRANSLATE_NOOP(
    "croupier", "Four of a kind in your four cards pay {pays} at once, whatever the dealer has."
)
DEALER_NATURAL = QT_TRANSLATE_NOOP(
    "croupier", "If the dealer has four of a kind, the hand you kept loses. The second bet of a split comes back."
)
HOUSE_WAYS = QT_TRANSLATE_NOOP("croupier", "The dealer keeps two cards by fixed rules, the house ways.")
FAST_ACTION_HIGHER = QT_TRANSLATE_NOOP("croupier", "Your hand is higher: it pays {pays}.")
FAST_ACTION_LOWER = QT_TRANSLATE_NOOP(
    "croupier", "Your hand is lower or equal: it loses. An equal hand is called a copy."
)

# Flop Poker.
FLOP_BET = QT_TRANSLATE_NOOP("croupier", "Bet the ante. You play against the pay table; there is no dealer's hand.")
POT_BET = QT_TRANSLATE_NOOP("croupier", "From two players on, everybody also puts {amount} into the pot.")
THREE_CARDS = QT_TRANSLATE_NOOP("croupier", "You get three cards. Three community cards are shared.")
THREE_AND_TWO = QT_TRANSLATE_NOOP("croupier", "Your hand is your three cards and the best two of the community cards.")
FLOP_CHOICE = QT_TRANSLATE_NOOP(
    "croupier", "Before the community cards are turned: bet the flop, as much as the ante, or surrender the ante."
)
FLOP_WINS = QT_TRANSLATE_NOOP(
    "croupier", "A pair of jacks or better: the ante pays {pays}, and the flop bet pays by its table."
)
FLOP_LOSES = QT_TRANSLATE_NOOP("croupier", "With less, both lose.")
POT_WINS = QT_TRANSLATE_NOOP("croupier", "The highest hand at the table wins the pot, even if it was surrendered.")
POT_SHARED = QT_TRANSLATE_NOOP("croupier", "Equal hands share it. The house keeps nothing of it.")

# The progressive.
PROGRESSIVE_BET = QT_TRANSLATE_NOOP("croupier", "This side bet is exactly {amount}. It pays by its own table.")
STAKE_BACK_WITH_ODDS = QT_TRANSLATE_NOOP(
    "croupier", "A win at so much to 1 also returns your {amount}. A part of the meter is paid without it."
)
STAKE_KEPT = QT_TRANSLATE_NOOP("croupier", "A win is paid without your {amount}.")
PROGRESSIVE_SHARED = QT_TRANSLATE_NOOP("croupier", "Several winners of the whole meter share it.")
