"""A seat: its buttons and what it is told."""

from kiosk.base.words import mark

# The seat and its money.
SEAT = mark("Seat {seat}")
TOUCH_TO_SIT = mark("Touch to sit")
CREDIT = mark("Credit")
TOTAL_BET = mark("Total bet")

# Buttons. There is little room: a seat is 300 px wide.
REPEAT = mark("Repeat")
DOUBLE = mark("Double")
UNDO = mark("Undo")
CLEAR = mark("Clear")
#: The player has bet all that is wanted and need not wait for the clock.
DEAL = mark("Deal")
#: The player was ready to deal, and wants to bet on.
NOT_YET = mark("Change bet")
#: As high a bet as limits and credit allow.
MAX = mark("Max")
#: A button: put credit on the seat.
BUY_IN = mark("Buy in")
CALL_ATTENDANT = mark("Call attendant")
#: The player sits this round out.
SKIP = mark("Sit out")
CASH_OUT = mark("Cash out")
#: Get up from the seat.
LEAVE = mark("Leave")
ATTENDANT = mark("Attendant")
HELP = mark("Help")
LANGUAGE = mark("Language")
#: The seat's volume, the loudest first; a touch on one brings the next.
SOUNDS = (mark("Sound: full"), mark("Sound: medium"), mark("Sound: low"), mark("Sound off"))
HISTORY = mark("History")
MENU = mark("Menu")
CLOSE = mark("Close")
BACK = mark("Back")
MORE = mark("More")
YES = mark("Yes")
NO = mark("No")

# Options.
LARGER_TYPE = mark("Larger type")
HIGH_CONTRAST = mark("High contrast")
#: A deck whose suits have four colours.
FOUR_COLOURS = mark("Four colors")
LESS_MOTION = mark("Less motion")

# What can be done now.
BUY_IN_FIRST = mark("Choose how much to buy in")
ASK_FOR_CREDIT = mark("An attendant adds your credit")
#: There is less on the seat than the smallest bet takes.
NEED_TO_PLAY = mark("You need {amount} to play.")
CHOOSE_CHIP = mark("Choose a chip, touch a spot")
BET_MORE_OR_DEAL = mark("Add chips, or touch Deal")
READY = mark("Ready: waiting for the others")
YOUR_TURN = mark("Your turn")
#: Beside the seat's credit, once the clock has run out: what is left of the seat's time bank. {time}: 0:12
EXTRA_TIME_LEFT = mark("Extra time {time}")
HOLD_TO_PEEK = mark("Hold to look")
#: Help or the menu was asked for while a decision is due.
OPENS_AFTER = mark("It opens after this hand.")
CUT_OFFERED = mark("You may cut the cards")
NO_CUT = mark("No cut")
DECIDED = mark("Waiting for the others")
WAIT_FOR_CARDS = mark("Bets open when the cards are ready")
WAIT_FOR_NEXT = mark("You can bet in the next round")
SITTING_OUT = mark("Sitting out")
#: The decision that was made for the player follows.
TIMED_OUT = mark("Time's up. Your hand was played for you.")

# What happened.
LEAVING = mark("You leave after this round")
CASHING_OUT_AFTER = mark("You cash out after this hand")
ATTENDANT_CALLED = mark("An attendant has been called.")
PAID_OUT = mark("Paid out: {amount}. Thank you!")

# The seat waits for an attendant.
HAND_PAY = mark("Hand-pay")
HAND_PAY_COMING = mark("An attendant is coming to pay you.")
CASHING_OUT = mark("Cash-out")
CASH_OUT_COMING = mark("An attendant is coming with your money.")
SEAT_OUT_OF_SERVICE = mark("Seat out of service")

# A seat that was left idle with credit.
I_AM_HERE = mark("I'm back")
RESERVED = mark("Reserved for {time}")
CREDIT_STAYS = mark("Your credit stays on the seat.")
RESERVATION_OVER = mark("Please ask an attendant about this seat")

# The reality check.
REALITY_CHECK = mark("Take a moment")
TIME_PLAYED = mark("Time played")
MINUTES = mark("{minutes} min")
BET_SO_FAR = mark("Bet so far")
RETURNED_SO_FAR = mark("Returned so far")
KEEP_PLAYING = mark("Keep playing")
