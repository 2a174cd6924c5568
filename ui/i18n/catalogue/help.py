"""The texts of the players' help beside the games' own: pay tables, limits, clocks, returns, fair cards, safe play."""

from kiosk.base.words import mark

# The pages.
HOW_TO_PLAY = mark("How to play")
PAY_TABLES = mark("Pay tables")
LIMITS = mark("Limits and clocks")
RETURNS = mark("Returns")
FAIR_CARDS = mark("Fair cards")
PLAY_SAFELY = mark("Play safely")

# The progressive.
THE_PROGRESSIVE = mark("The progressive")
PROGRESSIVE_BET = mark("This side bet is exactly {amount}. It pays by its own table.")
STAKE_BACK_WITH_ODDS = mark("A win paid at odds also returns your {amount}. A share of the meter is paid without it.")
STAKE_KEPT = mark("A win is paid without your {amount}.")
PROGRESSIVE_SHARED = mark("Several winners of the whole meter share it.")

# Pay tables.
FLOPPED = mark("Flopped: your two cards and the first three community cards.")
HIGHEST_ALONE = mark("Only the highest hand is paid.")
HANDS_RANKED = mark("Hands, from the highest")

# Limits and clocks.
BETS = mark("Bets")
IN_STEPS = mark("In steps of {step}.")
FIXED_AMOUNT = mark("A fixed amount.")
CLOCKS = mark("Clocks")
TO_BET = mark("To bet")
TO_DECIDE = mark("To decide")
TO_CUT = mark("To cut the cards")
EXTRA_TIME = mark("Extra time")
SECONDS = mark("{seconds} s")
EXTRA_TIME_FILLS = mark("Extra time starts when the clock runs out. It refills every {rounds} rounds.")
LATE_STAKES = mark("If time runs out, no bet is added for you.")
LARGE_WINS = mark("Large wins")
HAND_PAY = mark("An attendant pays any single win of {amount} or more.")
HAND_PAY_METER = mark("An attendant also pays a win of the whole meter.")
YOUR_SEAT = mark("Your seat")
SEAT_KEPT = mark("If you step away with credit, your seat is kept for {time}.")
CREDIT_STAYS = mark("Your credit stays yours. No clock ever takes it.")

# Returns.
RETURN_MEANS = mark("The return is the share of all money wagered that is paid back, on average over very many rounds.")
EDGE_MEANS = mark("The house edge is what the house keeps on average. Any one visit can differ widely.")
RETURN = mark("Return")
EDGE = mark("House edge")
RETURN_AT_METER = mark("Return at this meter")
EDGE_AT_METER = mark("House edge at this meter")
RETURN_LONG_RUN = mark("Return in the long run")
BEST_PLAY = mark("With best play.")
ESTIMATED = mark("Estimated, with the best play we found.")
#: how far an estimate may be off, such as 98.18% ± 0.01%
GIVE_OR_TAKE = mark("{figure} ± {margin}")
FOLDS_COUNTED = mark("Hands that best play folds are counted as lost.")
METER_IS = mark("At a meter of {amount}. The long run is over many meters, each from its start to its win.")
LIMIT_LEFT_OUT = mark("The payout limit can cut the largest wins; these figures leave it out.")

# Fair cards.
DECK_FIXED = mark("Before the first card is dealt, the order of the whole deck is fixed and sealed with a stamp.")
SHOE_FIXED = mark("Before its first card is dealt, the order of the whole shoe is fixed and sealed with a stamp.")
CUT_AFTER_STAMP = mark("The players' cut comes after the stamp.")
STAMP_SHOWN = mark("The stamp is a code. Its first characters are shown on the table.")
NOTHING_CHANGES = mark("Nobody can swap a card after that: the stamp would no longer match.")
OPENED_AFTER = mark("After the round, the cards are opened, and anybody can check them against the stamp.")
TO_CHECK = mark("To check a round")
CHECK_ROUND = mark("Note its number, and ask an attendant for the proof.")

# Play safely.
SET_A_LIMIT = mark("Before you start, decide how much time and money to spend.")
NO_CHASING = mark("Please do not play to win back what you lost.")
FRESH_DECK = mark("Every round has a freshly shuffled deck: what came before changes nothing.")
REALITY_CHECK = mark("Every {time}, this seat tells you how long you have played.")
CASH_OUT = mark("Your credit stays yours. You can cash out after any round.")
NO_MONEY = mark("Credit at this table is for demonstration. It is not money.")
IF_IT_WORRIES_YOU = mark("If it worries you")
ABOUT_THIS_TABLE = mark("About this table")
