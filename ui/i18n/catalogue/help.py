"""The texts of the players' help beside the games' own: pay tables, limits, clocks, returns, fair cards, safe play."""

from ui.i18n.language import QT_TRANSLATE_NOOP

# The pages.
HOW_TO_PLAY = QT_TRANSLATE_NOOP("croupier", "How to play")
PAY_TABLES = QT_TRANSLATE_NOOP("croupier", "Pay tables")
LIMITS = QT_TRANSLATE_NOOP("croupier", "Limits and clocks")
RETURNS = QT_TRANSLATE_NOOP("croupier", "Returns")
FAIR_CARDS = QT_TRANSLATE_NOOP("croupier", "Fair cards")
PLAY_SAFELY = QT_TRANSLATE_NOOP("croupier", "Play safely")

# The progressive.
THE_PROGRESSIVE = QT_TRANSLATE_NOOP("croupier", "The progressive")
PROGRESSIVE_BET = QT_TRANSLATE_NOOP("croupier", "This side bet is exactly {amount}. It pays by its own table.")
STAKE_BACK_WITH_ODDS = QT_TRANSLATE_NOOP(
    "croupier", "A win at so much to 1 also returns your {amount}. A part of the meter is paid without it."
)
STAKE_KEPT = QT_TRANSLATE_NOOP("croupier", "A win is paid without your {amount}.")
PROGRESSIVE_SHARED = QT_TRANSLATE_NOOP("croupier", "Several winners of the whole meter share it.")

# Pay tables.
FLOPPED = QT_TRANSLATE_NOOP("croupier", "Flopped: your two cards and the first three community cards.")
HIGHEST_ALONE = QT_TRANSLATE_NOOP("croupier", "Only the highest line is paid.")
HANDS_RANKED = QT_TRANSLATE_NOOP("croupier", "Hands, from the highest")

# Limits and clocks.
BETS = QT_TRANSLATE_NOOP("croupier", "Bets")
IN_STEPS = QT_TRANSLATE_NOOP("croupier", "In steps of {step}.")
FIXED_AMOUNT = QT_TRANSLATE_NOOP("croupier", "A fixed amount.")
CLOCKS = QT_TRANSLATE_NOOP("croupier", "Clocks")
TO_BET = QT_TRANSLATE_NOOP("croupier", "To bet")
TO_DECIDE = QT_TRANSLATE_NOOP("croupier", "To decide")
TO_CUT = QT_TRANSLATE_NOOP("croupier", "To cut the cards")
EXTRA_TIME = QT_TRANSLATE_NOOP("croupier", "Extra time")
SECONDS = QT_TRANSLATE_NOOP("croupier", "{seconds} s")
EXTRA_TIME_FILLS = QT_TRANSLATE_NOOP(
    "croupier", "Extra time is yours when the clock has run out. It is full again every {rounds} rounds."
)
LATE_STAKES = QT_TRANSLATE_NOOP("croupier", "No bet is ever added for you.")
LARGE_WINS = QT_TRANSLATE_NOOP("croupier", "Large wins")
HAND_PAY = QT_TRANSLATE_NOOP("croupier", "An attendant pays any single win of {amount} or more.")
HAND_PAY_METER = QT_TRANSLATE_NOOP("croupier", "An attendant also pays a win of the whole meter.")
YOUR_SEAT = QT_TRANSLATE_NOOP("croupier", "Your seat")
SEAT_KEPT = QT_TRANSLATE_NOOP("croupier", "If you step away with credit, your seat is kept for {time}.")
CREDIT_STAYS = QT_TRANSLATE_NOOP("croupier", "Your credit stays yours. No clock ever takes it.")

# Returns.
RETURN_MEANS = QT_TRANSLATE_NOOP(
    "croupier", "The return is what comes back of all that is staked, on average over very many rounds."
)
EDGE_MEANS = QT_TRANSLATE_NOOP(
    "croupier", "The house edge is what the house keeps on average. Any one visit can differ widely."
)
RETURN = QT_TRANSLATE_NOOP("croupier", "Return")
EDGE = QT_TRANSLATE_NOOP("croupier", "House edge")
RETURN_AT_METER = QT_TRANSLATE_NOOP("croupier", "Return at this meter")
EDGE_AT_METER = QT_TRANSLATE_NOOP("croupier", "House edge at this meter")
RETURN_LONG_RUN = QT_TRANSLATE_NOOP("croupier", "Return in the long run")
BEST_PLAY = QT_TRANSLATE_NOOP("croupier", "With best play.")
ESTIMATED = QT_TRANSLATE_NOOP("croupier", "Estimated, with the best play we found.")
#: how far an estimate may be off, such as 98.18% ± 0.01%
GIVE_OR_TAKE = QT_TRANSLATE_NOOP("croupier", "{figure} ± {margin}")
FOLDS_COUNTED = QT_TRANSLATE_NOOP("croupier", "Hands that best play folds are counted as lost.")
METER_IS = QT_TRANSLATE_NOOP(
    "croupier", "At a meter of {amount}. The long run is over many meters, each from its start to its win."
)
LIMIT_LEFT_OUT = QT_TRANSLATE_NOOP("croupier", "The payout limit can cut the largest wins; these figures leave it out.")

# Fair cards.
DECK_FIXED = QT_TRANSLATE_NOOP(
    "croupier", "Before the first card is dealt, the order of the whole deck is fixed and sealed with a stamp."
)
SHOE_FIXED = QT_TRANSLATE_NOOP(
    "croupier", "Before its first card is dealt, the order of the whole shoe is fixed and sealed with a stamp."
)
CUT_AFTER_STAMP = QT_TRANSLATE_NOOP("croupier", "The players' cut comes after the stamp.")
STAMP_SHOWN = QT_TRANSLATE_NOOP("croupier", "The stamp is a code; its first characters stand beside the dealer.")
NOTHING_CHANGES = QT_TRANSLATE_NOOP("croupier", "Nobody can exchange a card after that: the stamp would no longer fit.")
OPENED_AFTER = QT_TRANSLATE_NOOP(
    "croupier", "After the round its cards are opened, and anybody can check them against the stamp."
)
TO_CHECK = QT_TRANSLATE_NOOP("croupier", "To check a round")
CHECK_ROUND = QT_TRANSLATE_NOOP("croupier", "Note its number N and ask an attendant for the proof: {command}")

# Play safely.
SET_A_LIMIT = QT_TRANSLATE_NOOP("croupier", "Decide before you start how much time and money it may cost.")
NO_CHASING = QT_TRANSLATE_NOOP("croupier", "Please do not play to win back what you lost.")
FRESH_DECK = QT_TRANSLATE_NOOP("croupier", "Every round has a newly shuffled deck: what came before changes nothing.")
REALITY_CHECK = QT_TRANSLATE_NOOP("croupier", "Every {time} this seat tells you how long you have played.")
CASH_OUT = QT_TRANSLATE_NOOP("croupier", "Your credit stays yours. You can cash out after any round.")
NO_MONEY = QT_TRANSLATE_NOOP("croupier", "Credit at this table is for demonstration. It is not money.")
IF_IT_WORRIES_YOU = QT_TRANSLATE_NOOP("croupier", "If it worries you")
ABOUT_THIS_TABLE = QT_TRANSLATE_NOOP("croupier", "About this table")
