"""What a game's folder says of the game beside its rules: the form in which everybody else asks for it. Data, and pure.

Texts are English, and marked; whoever shows one says it in the reader's language (`kiosk/base/words.py`).
"""

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, NamedTuple, TypeAlias

from kiosk.base.frozen import Frozen
from kiosk.base.words import Sentence, mark
from kiosk.rules.cards.cards import Card
from kiosk.rules.cards.positions import PROCEDURES
from kiosk.rules.game import Game
from kiosk.rules.pay.paytables import printed_tables
from kiosk.rules.pay.settlement import Line

_NOTHING: Mapping[str, Any] = Frozen()


# How the texts are read where they are silent or contradict themselves (docs/readings.md): the first value is today's,
# and each round records it. A release that reads a text another way puts the new value first and keeps the old one, by
# which the rounds of earlier releases are judged. These are of several games.
Readings: TypeAlias = Mapping[str, tuple[str, ...]]
READINGS: Readings = {
    "odd_cents": ("to-the-player",),  # of odds on a stake that they do not divide
    "auto_shoe": ("hands-first",),  # what leaves the automated shoe first
}
PROGRESSIVE_READINGS: Readings = {
    "pool_award": ("keeps-the-stake",),  # what becomes of the $1 that wins a sum or a share of the pool
    "shared_pool": ("equal-shares",),  # between several who win the whole pool
}


class RuleSet(NamedTuple):
    """One of the games as a regulator's text has it."""

    title: str
    clauses: str
    elections: type
    progressive: str | None = None  # whose pay tables its progressive has
    procedures: tuple[str, ...] = PROCEDURES
    readings: Readings = READINGS
    stakes: Mapping[str, int] = _NOTHING  # in cents: what a seat of a demonstration in the terminal wagers
    shown_first: bool = False  # of all rule sets, where somebody has not chosen one
    odd_sections: str = ""  # whose numbers look wrong in the text itself
    cover_card: bool = False  # one lies on the dealer's cards until they are turned

    @property
    def progressive_tables(self) -> tuple[str, ...]:
        """The printed tables of its progressive, the first one the default; none if it has none."""
        return tuple(printed_tables(self.progressive)) if self.progressive else ()


class Range(NamedTuple):
    """What may be staked on a wager, in cents. Least and most equal: a fixed amount."""

    least: int
    most: int
    step: int


USUAL_MAIN = Range(500, 50_000, 500)
USUAL_SIDE = Range(100, 10_000, 100)


class Wager(NamedTuple):
    """A wager, or another spot of the layout.

    `usual` are the limits of a table as it comes, for what is wagered before the deal; a side wager is priced by
    itself. `missing` and `unequal` tell a player that the round takes it, or that its amount does not fit, where there
    is more to say than that; each may name an {amount}: the one to be staked, or the ante's.
    """

    name: str
    label: str
    usual: Range | None = None
    side: bool = False
    said: str = ""  # in a sentence; as its name, if nothing is said here
    spot: str = ""  # printed on its spot, where its label is too long for that
    cards: str = ""  # printed where cards lie there
    missing: str = ""
    unequal: str = ""


#: The wager, as its spot is labelled.
PROGRESSIVE = Wager("progressive", mark("Progressive"), side=True)


class Election(NamedTuple):
    """An election in words: as the menu and the sheet of returns call it, and what its values mean.

    Without words for the sheet no return depends on it. Where it may be None, `none` says what that means.
    """

    setting: str
    sheet: str = ""
    values: Mapping[str, str] = _NOTHING
    number: str = "{value}"
    none: str = ""
    hint: str = ""  # beside a field in which it is typed
    in_cents: bool = False


class Step(NamedTuple):
    """A heading of "How to play", and what stands below it."""

    heading: str
    sentences: tuple[Sentence, ...]


Ranges: TypeAlias = Mapping[str, Range]  # of the wagers before the deal, as a table has set them


@dataclass(frozen=True, kw_only=True, slots=True)
class Help:
    """What the players' help says of this game alone."""

    steps: Callable[[Any, Ranges], Iterable[Step]]  # how it is played, with what the house elected
    # By an inscription's title: what has to be known beside its figures.
    note: Callable[[str, Any], Sentence | None] = lambda _, __: None
    # By a wager's name: what its spot tells of it, beside its tables.
    spot: Callable[[str, Any], Iterable[Sentence]] = lambda _, __: ()
    late: str  # what is decided for a seat whose time has run out
    main: str  # the wagers that are priced together
    edge_of: str  # "House edge, of the ante"
    payout_limit: str = ""  # which wagers it binds, with {amount}


class Picking(NamedTuple):
    """How a seat decides by choosing cards: which decisions name two of them, and what it is told meanwhile."""

    verbs: tuple[str, ...]
    prompts: tuple[str, str, str]  # with no card chosen, with one, with two


class SeatOutcome(NamedTuple):
    """What is settled of a seat so far, for a game that has to explain it."""

    lines: tuple[Line, ...]
    folded: bool
    qualifies: bool | None  # the dealer's hand
    sharing: int  # how many seats won a wager that all of them made
    elected: Any


class Acted(NamedTuple):
    """A decision as a button names it, and as a seat that has made it shows it. {times} is what follows its verb.

    `verb` is the button's word without {times}, where it has that.
    """

    button: str
    done: str
    verb: str = ""


@dataclass(frozen=True, kw_only=True, slots=True)
class GameSpec:
    title: str
    rule_sets: Mapping[str, RuleSet]  # by their public names
    make: Callable[[Any, str], Game]  # from elections and a dealing procedure
    mathematics: str  # the module that prices it, loaded when it is asked for

    # The table.
    wagers: tuple[Wager, ...]
    elections: Mapping[str, Election]
    check_limits: Callable[[Ranges], tuple[str, str] | None] = lambda _: None  # a wager, and what is wrong with it
    least_payout_limit: Callable[[int, Any], int] | None = None  # by the least first wager, where there is a limit
    from_shoe: bool = False  # dealt from a shoe of several decks, which lasts many rounds
    house_way: Callable[[tuple[Card, ...]], str] | None = None  # what the house itself would decide with these cards
    ways: tuple[str, ...] = ()  # of setting the dealer's hand, from the first on
    way_of: Callable[[Sequence[Card]], int] = lambda _: (
        0
    )  # by which of them, counted from 1, the dealer's cards are set

    # The glass.
    decisions: Mapping[str, Acted]  # by their verbs
    hands: Mapping[str, str] = _NOTHING  # what its pay tables and its felt name beside the categories of hands
    inscribed: tuple[str, ...]  # every title of its inscriptions, and every line of them that is no hand
    short_hands: Mapping[str, str] = _NOTHING  # as the felt prints them, where their names are too long for it
    arcs: Callable[[Any], tuple[Sentence, Sentence]]  # along the felt's curve, left and right
    board_from_right: bool = False  # the first community card lies farthest to the dealer's left
    dealer_cards: int = 2  # 0: the dealer has no hand
    picking: Picking | None = None
    # Before the deal: what the hand takes later is more than the seat keeps. It names {credit} and {amount}.
    keeps_too_little: str = ""
    remark: Callable[[Line, Sequence[Line]], str] = lambda _, __: ""  # on a settled wager, among all of its seat's
    explained: Callable[[SeatOutcome], Iterable[Sentence]] = lambda _: ()  # why a wager went as it did
    against_table: tuple[str, str] | None = None  # without a dealer's hand: what is paid, and what is not
    help: Help

    # The commands.
    estimated: bool = False  # its returns are: the deals are too many to count
    simulates_best: bool = True
    examples: tuple[str, ...] = ()  # of what may be set for a sheet
