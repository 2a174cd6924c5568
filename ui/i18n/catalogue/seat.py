"""A seat: its buttons and what it is told."""

from ui.i18n.language import QT_TRANSLATE_NOOP

# The seat and its money.
SEAT = QT_TRANSLATE_NOOP("croupier", "Seat {seat}")
TOUCH_TO_SIT = QT_TRANSLATE_NOOP("croupier", "Touch to sit")
CREDIT = QT_TRANSLATE_NOOP("croupier", "Credit")
TOTAL_BET = QT_TRANSLATE_NOOP("croupier", "Total bet")

# Buttons. There is little room: a seat is 290 px wide.
REPEAT = QT_TRANSLATE_NOOP("croupier", "Repeat")
DOUBLE = QT_TRANSLATE_NOOP("croupier", "Double")
UNDO = QT_TRANSLATE_NOOP("croupier", "Undo")
CLEAR = QT_TRANSLATE_NOOP("croupier", "Clear")
#: The player has bet all that is wanted and need not wait for the clock.
DEAL = QT_TRANSLATE_NOOP("croupier", "Deal")
#: The player sits this round out.
SKIP = QT_TRANSLATE_NOOP("croupier", "Sit out")
CASH_OUT = QT_TRANSLATE_NOOP("croupier", "Cash out")
#: Get up from the seat.
LEAVE = QT_TRANSLATE_NOOP("croupier", "Leave")
ATTENDANT = QT_TRANSLATE_NOOP("croupier", "Attendant")
HELP = QT_TRANSLATE_NOOP("croupier", "Help")
LANGUAGE = QT_TRANSLATE_NOOP("croupier", "Language")
SOUND = QT_TRANSLATE_NOOP("croupier", "Sound")
SOUND_OFF = QT_TRANSLATE_NOOP("croupier", "Sound off")
HISTORY = QT_TRANSLATE_NOOP("croupier", "History")
MENU = QT_TRANSLATE_NOOP("croupier", "Menu")
CLOSE = QT_TRANSLATE_NOOP("croupier", "Close")
BACK = QT_TRANSLATE_NOOP("croupier", "Back")
MORE = QT_TRANSLATE_NOOP("croupier", "More")
YES = QT_TRANSLATE_NOOP("croupier", "Yes")
NO = QT_TRANSLATE_NOOP("croupier", "No")

# Options.
LARGER_TYPE = QT_TRANSLATE_NOOP("croupier", "Larger type")
HIGH_CONTRAST = QT_TRANSLATE_NOOP("croupier", "High contrast")
#: A deck whose suits have four colours.
FOUR_COLOURS = QT_TRANSLATE_NOOP("croupier", "Four colours")
LESS_MOTION = QT_TRANSLATE_NOOP("croupier", "Less motion")

# What can be done now.
BUY_IN_FIRST = QT_TRANSLATE_NOOP("croupier", "Choose how much to buy in")
ASK_FOR_CREDIT = QT_TRANSLATE_NOOP("croupier", "An attendant adds your credit")
CHOOSE_CHIP = QT_TRANSLATE_NOOP("croupier", "Choose a chip, touch a spot")
BET_MORE_OR_DEAL = QT_TRANSLATE_NOOP("croupier", "Add chips, or touch Deal")
READY = QT_TRANSLATE_NOOP("croupier", "Ready: waiting for the others")
YOUR_TURN = QT_TRANSLATE_NOOP("croupier", "Your turn")
HOLD_TO_PEEK = QT_TRANSLATE_NOOP("croupier", "Hold your cards to look")
CUT_OFFERED = QT_TRANSLATE_NOOP("croupier", "You may cut the cards")
NO_CUT = QT_TRANSLATE_NOOP("croupier", "No cut")
DECIDED = QT_TRANSLATE_NOOP("croupier", "Decided: waiting for the others")
WAIT_FOR_CARDS = QT_TRANSLATE_NOOP("croupier", "Bets open when the cards are ready")
WAIT_FOR_NEXT = QT_TRANSLATE_NOOP("croupier", "You can bet in the next round")
SITTING_OUT = QT_TRANSLATE_NOOP("croupier", "Sitting out")
#: The decision that was made for the player follows.
TIMED_OUT = QT_TRANSLATE_NOOP("croupier", "Time is up. It was decided for you.")

# What happened.
LEAVING = QT_TRANSLATE_NOOP("croupier", "You leave after this round")
PAID_OUT = QT_TRANSLATE_NOOP("croupier", "Paid out: {amount}. Thank you!")

# The seat waits for an attendant.
HAND_PAY = QT_TRANSLATE_NOOP("croupier", "Hand-pay")
HAND_PAY_COMING = QT_TRANSLATE_NOOP("croupier", "An attendant is coming to pay you.")
CASHING_OUT = QT_TRANSLATE_NOOP("croupier", "Cash-out")
CASH_OUT_COMING = QT_TRANSLATE_NOOP("croupier", "An attendant is coming with your money.")
SEAT_OUT_OF_SERVICE = QT_TRANSLATE_NOOP("croupier", "Seat out of service")

# A seat that was left idle with credit.
I_AM_HERE = QT_TRANSLATE_NOOP("croupier", "I am here")
RESERVED = QT_TRANSLATE_NOOP("croupier", "Reserved for {time}")
CREDIT_STAYS = QT_TRANSLATE_NOOP("croupier", "Your credit stays on the seat.")
RESERVATION_OVER = QT_TRANSLATE_NOOP("croupier", "Please ask an attendant about this seat")

# The reality check.
REALITY_CHECK = QT_TRANSLATE_NOOP("croupier", "A moment to look up")
TIME_PLAYED = QT_TRANSLATE_NOOP("croupier", "Time played")
MINUTES = QT_TRANSLATE_NOOP("croupier", "{minutes} min")
BET_SO_FAR = QT_TRANSLATE_NOOP("croupier", "Bet so far")
RETURNED_SO_FAR = QT_TRANSLATE_NOOP("croupier", "Returned so far")
KEEP_PLAYING = QT_TRANSLATE_NOOP("croupier", "Keep playing")
