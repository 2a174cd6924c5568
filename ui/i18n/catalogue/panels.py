"""Panels beside the help (`help.py`): the seat's history and what is asked twice."""

from ui.i18n.language import QT_TRANSLATE_NOOP

# History.
LAST_ROUNDS = QT_TRANSLATE_NOOP("croupier", "Your last rounds")
NO_ROUNDS = QT_TRANSLATE_NOOP("croupier", "No rounds yet")

# Asked twice.
CONFIRM_CASH_OUT = QT_TRANSLATE_NOOP("croupier", "Cash out {amount}?")
CONFIRM_LEAVE = QT_TRANSLATE_NOOP("croupier", "Leave the seat and cash out?")

# Further words of the panels.
NO_MONEY = QT_TRANSLATE_NOOP("croupier", "Credits of a demonstration. No money changes hands.")
MORE_CREDIT = QT_TRANSLATE_NOOP("croupier", "More credit")
STEP_AWAY = QT_TRANSLATE_NOOP("croupier", "Step away")
CUT_DEPTH = QT_TRANSLATE_NOOP("croupier", "{percent}% deep")
CUT_WHERE = QT_TRANSLATE_NOOP("croupier", "Where shall the stack be cut? Or leave it to the next player.")
ALL_TOPICS = QT_TRANSLATE_NOOP("croupier", "All topics")
