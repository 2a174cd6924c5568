"""Heads Up Hold'em: all that is true of it alone beside its rules and its help. Data."""

from collections.abc import Iterator, Sequence

from kiosk.base.words import Sentence, mark
from kiosk.rules.game_words import ANTE, CHECK, FOLD, FOLDED, FOLDED_PROGRESSIVE
from kiosk.rules.heads_up_holdem.help import HELP
from kiosk.rules.heads_up_holdem.rules import HeadsUpHoldem, MassachusettsElections, NewYorkElections
from kiosk.rules.pay.settlement import Line
from kiosk.rules.spec import (
    PROGRESSIVE,
    PROGRESSIVE_READINGS,
    READINGS,
    USUAL_MAIN,
    USUAL_SIDE,
    Acted,
    Election,
    GameSpec,
    Ranges,
    RuleSet,
    SeatOutcome,
    Wager,
)

_TRIPS_PLUS = mark("Trips Plus")
#: The name of a side wager on the player's own two cards.
_POCKET_BONUS = mark("Pocket Bonus")
#: A wager equal to the ante, paid by the player's hand.
_ODDS = mark("Odds")
#: The odds wager is paid although a strong hand was beaten.
_BAD_BEAT = mark("Bad beat")

_ANTE_BACK = mark("Ante pushes: no dealer pair")
_BAD_BEAT_PAID = mark("Bad beat: your odds are paid")

#: Before the deal, in a warning: too little credit is left for the least raise.
_RAISE_TAKES = mark("{credit} left. A raise costs {amount}.")

_READINGS = {**READINGS, "auto_shoe": ("community-cards-first",)}


def _check_limits(limits: Ranges) -> tuple[str, str] | None:
    return ("odds", "must be those of the ante") if limits["odds"] != limits["ante"] else None


def _explained(seat: SeatOutcome) -> Iterator[Sentence]:
    came_to = {line.wager: line.result for line in seat.lines}
    if seat.qualifies is False and came_to.get("ante") == "push" and came_to.get("raise", "push") != "push":
        yield Sentence(_ANTE_BACK)
    if came_to.get("raise") == "lose" and came_to.get("odds") == "win":
        yield Sentence(_BAD_BEAT_PAID)


def _remark(line: Line, lines: Sequence[Line]) -> str:
    beaten = any(one.wager == "raise" and one.result == "lose" for one in lines)
    return _BAD_BEAT if beaten and line.wager == "odds" and line.result == "win" else ""


SPEC = GameSpec(
    title=mark("Heads Up Hold'em"),
    rule_sets={
        "heads-up-holdem/ma": RuleSet(
            "Heads Up Hold'em (Massachusetts)",
            "huh-ma",
            MassachusettsElections,
            readings=_READINGS,
            stakes={"ante": 1000, "odds": 1000, "trips_plus": 500, "pocket_bonus": 500},
            cover_card=True,
        ),
        "heads-up-holdem/ny": RuleSet(
            "Heads Up Hold'em (New York)",
            "huh-ny",
            NewYorkElections,
            "progressive-ny",
            readings={**_READINGS, **PROGRESSIVE_READINGS},
            stakes={"ante": 1000, "odds": 1000, "trips_plus": 500, "progressive": 100},
            shown_first=True,  # it has everything
        ),
    },
    make=HeadsUpHoldem,
    mathematics="kiosk.analysis.heads_up_holdem",
    wagers=(
        Wager("ante", ANTE, USUAL_MAIN),
        Wager(
            "odds",
            _ODDS,
            USUAL_MAIN,
            unequal=mark("The odds must equal the ante of {amount}. Touch the trash can and bet both again."),
        ),
        #: The raise as a spot is labelled: a noun.
        Wager("raise", mark("Raise")),
        #: Trips Plus, on its small spot.
        Wager("trips_plus", _TRIPS_PLUS, USUAL_SIDE, side=True, said="Trips Plus", spot=mark("Trips")),
        #: Pocket Bonus, on its small spot.
        Wager("pocket_bonus", _POCKET_BONUS, USUAL_SIDE, side=True, said="Pocket Bonus", spot=mark("Pocket")),
        PROGRESSIVE,
    ),
    elections={
        "odds": Election("Odds table", "Odds"),
        "bad_beat": Election("Bad beat table", "Bad beat"),
        "trips_plus": Election("Trips Plus table", "Trips Plus"),
        "pocket_bonus": Election("Pocket Bonus table", "Pocket Bonus"),
        "folded_trips_plus": Election("Trips Plus of a folded hand", "Trips Plus of a folded hand", FOLDED),
        "trips_plus_from": Election(
            "Trips Plus is judged by",
            "What Trips Plus is judged by",
            {"seven": "all seven cards", "hole-and-three": "both hole cards and three"},
        ),
        "folded_progressive": FOLDED_PROGRESSIVE,
    },
    check_limits=_check_limits,
    decisions={
        "check": CHECK,
        #: A button's first line; below it stands "3x $30".
        "raise": Acted(mark("Raise {times}x"), mark("Raised {times}x"), mark("Raise by")),
        "fold": FOLD,
    },
    hands={
        "pair-of-aces": mark("Pair of aces"),
        #: An ace with a king, a queen or a jack
        "ace-face-suited": mark("Ace and face card, suited"),
        "ace-face-unsuited": mark("Ace and face card"),
        #: The player's two cards and the first three community cards are the royal flush
        "flopped-royal-flush-in-spades": mark("Flopped royal flush in spades"),
        "flopped-royal-flush": mark("Flopped royal flush"),
        "community-royal-flush": mark("Royal flush on the board"),
    },
    short_hands={
        #: An ace with a king, a queen or a jack, in few words
        "ace-face-suited": mark("A-face suited"),
        "ace-face-unsuited": mark("A-face"),
    },
    arcs=lambda _: (Sentence(mark("Dealer qualifies with a pair")), Sentence(mark("Odds pay on a straight or better"))),
    inscribed=(
        _ODDS,
        mark("Bad beat bonus"),
        _TRIPS_PLUS,
        _POCKET_BONUS,
        mark("Raise, in antes"),
        mark("before the flop"),
        mark("after the flop"),
        mark("after turn and river"),
    ),
    remark=_remark,
    explained=_explained,
    keeps_too_little=_RAISE_TAKES,
    help=HELP,
    examples=("trips_plus=B", "odds=500/50/10/3/1.5/1"),
)
