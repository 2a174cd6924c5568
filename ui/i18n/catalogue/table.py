"""The whole table: phases, places on the felt, the progressive, marks and states."""

from kiosk.base.words import mark

# Phases.
PLACE_YOUR_BETS = mark("Place your bets")
NO_MORE_BETS = mark("No more bets")
PLAYERS_DECIDE = mark("Players decide")
SETTLING_BETS = mark("Settling bets")
#: A second line below the phase, for whoever looks for the seat that called; {seats}: 1, 4
ATTENDANT_TO = mark("Attendant to seat {seats}")

# The cards before a round.
INSPECTION = mark("The cards lie open for you to inspect")
TURNED = mark("The cards are turned over")
WASH = mark("The cards are washed")
SHUFFLE = mark("The cards are shuffled")
CUT_OFFERED_TO = mark("Seat {seat} may cut the cards")

# Places on the felt.
DEALER = mark("Dealer")
STAFF = mark("Staff")
COMMUNITY_CARDS = mark("Community cards")
BURNED = mark("Burned")
DISCARDS = mark("Discards")
SHOE = mark("Shoe")
LIMITS = mark("Limits")
FROM_TO = mark("{least} to {most}")
ROUND = mark("Round {number}")
#: The first characters of a hash that fixes the deck before the deal.
FAIRNESS = mark("Deck sealed: {stamp}")

# The progressive.
PROGRESSIVE_STOPPED = mark("Progressive stopped")
PROGRESSIVE_WON_BY = mark("Seat {seat} wins the progressive")
#: More than fifty times the stake, without the progressive.
GREAT_WIN_BY = mark("Seat {seat} wins")

# Attract.
TOUCH_A_SEAT = mark("Touch a seat to play")
WELCOME = mark("Welcome")
TOP_TODAY = mark("Top win today: {amount}")
SEAT_WON = mark("Seat {seat} won {amount}")

# Marks.
DEMONSTRATION = mark("Demonstration: no money")
TEST_MODE = mark("Test mode")
RECALL = mark("RECALL")
RECALLED_ROUND = mark("An earlier round: nothing here is played or paid")

# States.
OUT_OF_SERVICE = mark("Out of service")
FAULT_CODE = mark("Code {code}")
CLOSED = mark("The table is closed")
CLOSED_WORDS = mark("No new round begins. You can cash out.")
PAUSE = mark("A short pause")
PAUSE_AFTER = mark("A short pause after this round")
PAUSE_WORDS = mark("An attendant needs the screen. Bets and credits stay as they are.")
RESUMED = mark("Round resumed")
RESUMED_WORDS = mark("The power was lost. Cards, bets and credits are as they were.")
CLEANING = mark("Cleaning")
CLEANING_WORDS = mark("Touch is off for {time}")
