"""The whole table: phases, places on the felt, the progressive, marks and states."""

from ui.i18n.language import QT_TRANSLATE_NOOP

# Phases.
PLACE_YOUR_BETS = QT_TRANSLATE_NOOP("croupier", "Place your bets")
NO_MORE_BETS = QT_TRANSLATE_NOOP("croupier", "No more bets")
PLAYERS_DECIDE = QT_TRANSLATE_NOOP("croupier", "Players decide")
WINNERS_ARE_PAID = QT_TRANSLATE_NOOP("croupier", "Winners are paid")

# The cards before a round.
INSPECTION = QT_TRANSLATE_NOOP("croupier", "The cards lie open for you to inspect")
TURNED = QT_TRANSLATE_NOOP("croupier", "The cards are turned over")
WASH = QT_TRANSLATE_NOOP("croupier", "The cards are washed")
SHUFFLE = QT_TRANSLATE_NOOP("croupier", "The cards are shuffled")
CUT_OFFERED_TO = QT_TRANSLATE_NOOP("croupier", "Seat {seat} may cut the cards")

# Places on the felt.
DEALER = QT_TRANSLATE_NOOP("croupier", "Dealer")
COMMUNITY_CARDS = QT_TRANSLATE_NOOP("croupier", "Community cards")
BURNED = QT_TRANSLATE_NOOP("croupier", "Burned")
DISCARDS = QT_TRANSLATE_NOOP("croupier", "Discards")
SHOE = QT_TRANSLATE_NOOP("croupier", "Shoe")
LIMITS = QT_TRANSLATE_NOOP("croupier", "Limits")
FROM_TO = QT_TRANSLATE_NOOP("croupier", "{least} to {most}")
ROUND = QT_TRANSLATE_NOOP("croupier", "Round {number}")
#: The first characters of a hash that fixes the deck before the deal.
FAIRNESS = QT_TRANSLATE_NOOP("croupier", "Deck sealed: {stamp}")

# The progressive.
PROGRESSIVE_STOPPED = QT_TRANSLATE_NOOP("croupier", "Progressive stopped")
PROGRESSIVE_WON_BY = QT_TRANSLATE_NOOP("croupier", "Seat {seat} wins the progressive")
#: The seats' numbers: 1, 4
PROGRESSIVE_WON_BY_ALL = QT_TRANSLATE_NOOP("croupier", "Seats {seats} win the progressive")

# Attract.
TOUCH_A_SEAT = QT_TRANSLATE_NOOP("croupier", "Touch a seat to play")
WELCOME = QT_TRANSLATE_NOOP("croupier", "Welcome")

# Marks.
DEMONSTRATION = QT_TRANSLATE_NOOP("croupier", "Demonstration: no money")
TEST_MODE = QT_TRANSLATE_NOOP("croupier", "Test mode")
RECALL = QT_TRANSLATE_NOOP("croupier", "RECALL")
RECALLED_ROUND = QT_TRANSLATE_NOOP("croupier", "An earlier round: nothing here is played or paid")

# States.
OUT_OF_SERVICE = QT_TRANSLATE_NOOP("croupier", "Out of service")
FAULT_CODE = QT_TRANSLATE_NOOP("croupier", "Code {code}")
CLOSED = QT_TRANSLATE_NOOP("croupier", "The table is closed")
CLOSED_WORDS = QT_TRANSLATE_NOOP("croupier", "No new round begins. You can cash out.")
PAUSE = QT_TRANSLATE_NOOP("croupier", "A short pause")
PAUSE_AFTER = QT_TRANSLATE_NOOP("croupier", "A short pause after this round")
PAUSE_WORDS = QT_TRANSLATE_NOOP("croupier", "An attendant needs the screen. Bets and credits stay as they are.")
RESUMED = QT_TRANSLATE_NOOP("croupier", "Round resumed")
RESUMED_WORDS = QT_TRANSLATE_NOOP("croupier", "The power was lost. Cards, bets and credits are as they were.")
CLEANING = QT_TRANSLATE_NOOP("croupier", "Cleaning")
CLEANING_WORDS = QT_TRANSLATE_NOOP("croupier", "Touch is off for {time}")
