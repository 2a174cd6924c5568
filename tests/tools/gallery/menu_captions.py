"""What is going on in each picture of the operator's menu, and what whoever is there can do next."""

from tests.tools.gallery.album import Caption

_WORDS = {
    "first-supervisor": ("A new device: nobody may enter yet.", "The owner", "choose a name and a PIN."),
    "sign-in": ("The menu is locked.", "Staff", "choose their name and touch the digits of their PIN."),
    "overview": ("What waits, and the day so far.", "The supervisor", "go to what waits, or read on."),
    "attendant": (
        "Four seats want something; $200 for seat 2 is prepared.",
        "The attendant",
        "serve one after another.",
    ),
    "confirm": ("Before money is booked, the menu says what will be.", "The attendant", "pay, and confirm it."),
    "recall": ("The rounds of seat 5 until an hour ago; one says why it was void.", "The attendant", "touch a round."),
    "replay": ("That round on the players' table, marked RECALL.", "The attendant", "step through it card by card."),
    "meters": ("Every meter as it stands.", "The supervisor", "choose a report, or export these."),
    "report": ("Yesterday's report.", "The supervisor", "export it as PDF or CSV."),
    "games": (
        "Every election with its exact return beside it.",
        "The supervisor",
        "choose another, and see what it does.",
    ),
    "game-change": (
        "Two tables are to change; each return is shown before and after.",
        "The supervisor",
        "pay the credits out, then change.",
    ),
    "progressive": (
        "The pool, its history and its hits.",
        "The supervisor",
        "correct it, plan its end, or change terms.",
    ),
    "events": (
        "The event log, the newest first; one line in full.",
        "The supervisor",
        "search, or export what is found.",
    ),
    "verification": ("Ledger and shuffles were checked.", "The supervisor", "have the software checked with a seed."),
    "diagnostics": ("Sensors, lamps, touch, sound and the machine.", "The technician", "try one after the other."),
    "users": ("Who may enter, and as what.", "The supervisor", "add somebody, or give somebody a new PIN."),
    "settings": (
        "Profile, languages, sound, pace and screens.",
        "The supervisor",
        "change one, and see what that does.",
    ),
    "backup": ("A copy of the ledger, or its content as files.", "The technician", "choose a medium, and begin."),
    "modes": ("What demonstration and test are, and cleaning.", "The technician", "clean the glass."),
    "second-person": (
        "The pool is to be corrected: that takes two.",
        "A second person",
        "enter their own name and PIN.",
    ),
    "find": ("What can be done is found by words.", "The supervisor", "touch what they meant."),
    "calibrate": ("The touch screen is calibrated.", "The technician", "touch the middle of each cross."),
    "keyboard": ("Words are written on the glass as well.", "The supervisor", "write where the file goes, and use it."),
}
MENU = {
    f"service-{name}": Caption(going_on, can, "The operator's menu" if name == "first-supervisor" else "", who)
    for name, (going_on, who, can) in _WORDS.items()
}
