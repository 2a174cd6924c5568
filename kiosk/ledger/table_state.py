"""The table's state: frozen, the fold of everything that was written down. Nothing here decides or changes anything.

It holds the deck of the round in play, so nobody is shown it but through the views. A snapshot of it is made between
rounds only, and its shoe is sealed there.
"""

from collections.abc import Mapping
from enum import StrEnum
from typing import NamedTuple

from kiosk.base.frozen import Frozen
from kiosk.ledger.accounts import EMPTY_BOOKS, Books, cents_in, credit, pool
from kiosk.ledger.fairness import Secret
from kiosk.ledger.records import EndPlanned, RoundOpened, Stakes
from kiosk.policy.access import User
from kiosk.policy.config import TableConfig, game_of
from kiosk.policy.faults import FAULTS, Stops
from kiosk.rules.cards.cards import Card
from kiosk.rules.cards.decks import SPREAD
from kiosk.rules.cards.positions import SEATS
from kiosk.rules.cards.shoe import FIRST_MARKER
from kiosk.rules.game import Game
from kiosk.rules.pay.money import PoolShare
from kiosk.rules.pay.settlement import Settlement
from kiosk.rules.round import Round
from kiosk.rules.rule_sets import recorded_game

UNKNOWN = Card("??")  # a card of a sealed deck, to a reader who has no key


class Phase(StrEnum):
    ATTRACT = "attract"  # nobody plays; the decks lie spread
    OPENING = "opening"  # inspection, wash and shuffle
    CUTTING = "cutting"  # the shoe's cut is offered
    BETTING = "betting"
    PLAYING = "playing"
    RESULT = "result"


class Place(NamedTuple):
    """One of the six seats. `number` grows with everything that changes what this seat may do."""

    seat: int
    number: int = 0
    taken: bool = False
    touches: tuple[Stakes, ...] = ()  # what each touch of this betting window staked
    repeats: Stakes = ()  # what the seat played last
    ready: bool = False
    chip: bool = False  # one lies on the bet sensor
    leaving: bool = False
    cash_out_planned: bool = False  # after this hand
    cashing_out: bool = False
    calling: bool = False
    bank_ms: int = 0
    recent: tuple[str, ...] = ()  # ids of the latest intents that were taken

    @property
    def bets(self) -> dict[str, int]:
        """The stakes on the felt for the coming round."""
        sums: dict[str, int] = {}
        for stakes in self.touches:
            for wager, cents in stakes:
                sums[wager] = sums.get(wager, 0) + cents
        return sums


class ShoeState(NamedTuple):
    """The committed stack of a shoe game, its cut, and how far it has been dealt."""

    shoe: int
    root: str
    secret: Secret | None
    size: int
    cut_card: int | None
    cut_due: bool
    offers: tuple[int, ...] = ()  # the seats that may still cut, the next one first
    cut_at: int = 0
    used: int = 0
    reshuffle: bool = False

    @property
    def needs_shuffle(self) -> bool:
        """The cut card was reached, new cards were ordered, or the shuffler is a continuous one."""
        return self.reshuffle or self.used > (self.cut_card or 0)

    def stack_place(self, index: int) -> int:
        """Where in the committed stack the card lies that leaves the shoe at that turn."""
        return (index + self.cut_at) % self.size

    @property
    def left(self) -> tuple[Card, ...]:
        """The cards still in the shoe, in dealing order."""
        if self.secret is None:
            return (UNKNOWN,) * (self.size - self.used)
        order = self.secret.order
        return (order[self.cut_at :] + order[: self.cut_at])[self.used :]


class HandPay(NamedTuple):
    number: int
    seat: int
    wager: str
    cents: int
    disputed: bool = False


class Hit(NamedTuple):
    """A progressive win that emptied the pool or a part of it."""

    round: int
    seat: int
    pays: PoolShare
    cents: int
    at_ms: int


class Win(NamedTuple):
    """What a seat gained by a round, and the hands that everybody saw it with."""

    round: int
    seat: int
    cents: int
    hands: tuple[str, ...]
    at_ms: int


class ActiveFault(NamedTuple):
    fault: str
    seat: int | None
    detail: str

    @property
    def stops(self) -> Stops:
        return FAULTS[self.fault].stops

    @property
    def words(self) -> str:
        """For staff: what is wrong and what to do, and the evidence."""
        words = FAULTS[self.fault].words_staff
        return f"{words} ({self.detail})" if self.detail else words


_EMPTY = tuple(map(Place, SEATS))


class TableState(NamedTuple):
    kind: str = ""  # of the ledger
    ledger: str = ""  # its id
    config: TableConfig | None = None
    phase: Phase = Phase.ATTRACT
    round_number: int = 0
    places: tuple[Place, ...] = _EMPTY
    books: Books = EMPTY_BOOKS
    opened: RoundOpened | None = None
    round: Round | None = None
    last: Settlement | None = None  # of the latest round, as everybody may see it
    last_round: int = 0
    stage: str = SPREAD  # of the decks' opening
    back: str = "red"  # of the next deck
    marker: int = FIRST_MARKER
    shoe: ShoeState | None = None
    shoes: int = 0
    first: int | None = None  # who came to the empty table first
    hand_pays: tuple[HandPay, ...] = ()
    hand_pay_count: int = 0
    hits: tuple[Hit, ...] = ()
    wins: tuple[Win, ...] = ()  # the latest, and those of a day that no later one exceeds
    plan: EndPlanned | None = None
    faults: tuple[ActiveFault, ...] = ()
    closed: str | None = None
    users: tuple[User, ...] = ()
    given: Mapping[str, str] = Frozen()  # users whose PIN somebody else set, and who did
    meters: Mapping[str, int] = Frozen()
    recent: tuple[str, ...] = ()  # ids of the latest intents of staff
    generation: int = 1  # of the records that the release in charge writes
    serial: str = ""  # of the table
    location: str = ""

    def place(self, seat: int) -> Place:
        return self.places[seat - 1]

    def credit(self, seat: int) -> int:
        return cents_in(self.books, credit(seat))

    def pool(self) -> int:
        """The micros in the configured game's progressive pool."""
        return self.books.get(pool(self.config.game), 0) if self.config else 0

    def game(self) -> Game:
        """The game of the round in play, or else the configured one."""
        if self.opened is not None:
            return game_of_round(self.opened)
        if self.config is None:
            raise ValueError("the table is not configured")
        return game_of(self.config)

    def locked(self, seat: int) -> bool:
        """Whether the seat waits for an attendant, or has a fault of its own."""
        return (
            self.place(seat).cashing_out
            or any(pay.seat == seat for pay in self.hand_pays)
            or any(fault.seat == seat and fault.stops == Stops.SEAT for fault in self.faults)
        )

    def has_fault(self, name: str, seat: int | None = None) -> bool:
        return any((fault.fault, fault.seat) == (name, seat) for fault in self.faults)

    def stopped(self, what: Stops = Stops.TABLE) -> ActiveFault | None:
        """The first fault that stops the table, or the progressive."""
        return next((fault for fault in self.faults if fault.stops == what), None)


def game_of_round(record: RoundOpened) -> Game:
    """The game that a round is played by: as it was when the round was opened."""
    rules = record.rules
    return recorded_game(record.game, record.dealing, rules if isinstance(rules, Frozen) else Frozen(rules))


class Snapshot(NamedTuple):
    """The state as the fold of everything before, so that opening need not read it all. Verified as such."""

    state: TableState
