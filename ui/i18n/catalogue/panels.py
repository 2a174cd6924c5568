"""Panels beside the help (`help.py`): the seat's history and what is asked twice."""

from kiosk.base.words import mark

# History.
LAST_ROUNDS = mark("Your last rounds")
NO_ROUNDS = mark("No rounds yet")
YOUR_CARDS = mark("Your cards")

# A custom bet, typed.
CUSTOM_LIMITS = mark("{least} to {most}, in steps of {step}.")
TOO_LITTLE = mark("Minimum {least}.")
TOO_MUCH = mark("Maximum {most}.")
NO_STEP = mark("In steps of {step} only.")
#: On the spot lies as much, or more.
THERE_ALREADY = mark("That much is there already. To bet less, touch the trash can first.")

# Asked twice.
CONFIRM_CASH_OUT = mark("Cash out {amount}?")
CASH_OUT_AFTER = mark("Your hand is in play. You are paid after this hand.")
LEAVE_AFTER = mark("Your hand is in play. You are paid and leave after this hand.")
AFTER_THIS_HAND = mark("After this hand")
CONFIRM_LEAVE = mark("Leave the seat and cash out?")
CONFIRM_LEAVE_WITH_NOTHING = mark("Leave the seat?")

# Further words of the panels.
NO_MONEY = mark("Demonstration credits. No money changes hands.")
MORE_CREDIT = mark("More credit")
STEP_AWAY = mark("Step away")
CUT_DEPTH = mark("{percent}% deep")
CUT_WHERE = mark("Where should the cards be cut? Or pass to the next player.")
ALL_TOPICS = mark("All topics")
