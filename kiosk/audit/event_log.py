"""The ledger's entries as a log that people read: when, what, which seat, who, in words, and how much. Pure.

No line names a card, a PIN's hash or anything sealed: a round is told by recall, once it is over.
"""

from collections.abc import Callable, Iterator, Mapping
from typing import Any, NamedTuple

from kiosk.base.clock import utc
from kiosk.base.ports import StoredEntry
from kiosk.ledger.codec import name_of
from kiosk.ledger.entries import read
from kiosk.ledger.reasons import Reason
from kiosk.ledger.records import (
    AttendantCalled,
    BetPlaced,
    BetsReturned,
    BettingOpened,
    BetUndone,
    CallAnswered,
    CardsRevealed,
    CashOutAsked,
    CashOutCancelled,
    CashOutPaid,
    ChipMoved,
    ChipRefused,
    Configured,
    CreditBought,
    CreditGiven,
    CutDeclined,
    CutOffered,
    DeckRevealed,
    DecksMoved,
    DeviceSet,
    EndPlanned,
    FaultCleared,
    FaultRaised,
    HandPayConfirmed,
    HandPayDisputed,
    HandPayRaised,
    LeaveAsked,
    LedgerMade,
    LoggedIn,
    LoggedOut,
    LoginFailed,
    ModeStarted,
    PinChanged,
    PoolCorrected,
    PoolFunded,
    PoolTransferred,
    PoolWon,
    PoweredUp,
    ReshuffleOrdered,
    RoundOpened,
    RoundStepped,
    SeatLeft,
    SeatReady,
    SeatTaken,
    ShoeCut,
    ShoeEnded,
    ShoeLoaded,
    Stakes,
    TableClosed,
    TableOpened,
    TableRested,
    TimeBankUsed,
    UserAdded,
    UserRemoved,
)
from kiosk.ledger.table_state import Snapshot
from kiosk.policy.access import User
from kiosk.policy.faults import FAULTS
from kiosk.rules.events import Decided, Declared, SeatsVoided, Settled
from kiosk.rules.pay.money import MICROS_PER_CENT, dollars, exact_dollars

_IN_CENTS = ("limits.", "chips", "house.payout_limit")  # the settings that are money
_IN_MICROS = "progressive."

COLUMNS = ("number", "at", "kind", "code", "round", "seat", "who", "amount", "words")


class LogLine(NamedTuple):
    """An entry as the log has it. `micros` is the amount that it is about, if there is one."""

    number: int
    at_ms: int
    kind: str
    code: str | None  # of a fault
    fault: str | None  # its name
    round: int | None
    seat: int | None
    who: str | None
    micros: int | None
    words: str

    def text(self) -> str:
        """As a line for a person."""
        where = f"seat {self.seat}" if self.seat else ""
        what = f"{self.code} {self.kind}" if self.code else self.kind
        amount = "" if self.micros is None else exact_dollars(self.micros)
        by = f" [{self.who}]" if self.who else ""
        return f"{self.number:>8}  {utc(self.at_ms)}  {what:<22} {where:<7}{amount:>16}  {self.words}{by}"

    def cells(self) -> tuple[object, ...]:
        """As a row of a table, with an amount in dollars."""
        amount = None if self.micros is None else plain_dollars(self.micros)
        return (
            self.number,
            utc(self.at_ms),
            self.kind,
            self.code,
            self.round,
            self.seat,
            self.who,
            amount,
            self.words,
        )


def line_of(stored: StoredEntry) -> LogLine:
    """The log's line for an entry."""
    number, entry, _ = stored
    record = read(entry, None)
    words, amount = _WORDS_OF[type(record)](record)
    fault: str | None = getattr(record, "fault", None)
    code = FAULTS[fault].code if fault and fault in FAULTS else None
    return LogLine(number, entry.at_ms, entry.kind, code, fault, entry.round, entry.seat, entry.who, amount, words)


def plain_dollars(micros: int) -> str:
    """Micros as a spreadsheet takes them: 1234.50, and to the millionth where that is not all."""
    sign = "-" if micros < 0 else ""
    whole, rest = divmod(abs(micros), 100 * MICROS_PER_CENT)
    return f"{sign}{whole}.{rest:06}".removesuffix("0000")


LogWords = tuple[str, int | None]


def _cents(words: str, cents: int) -> LogWords:
    return words, cents * MICROS_PER_CENT


def _staked(stakes: Stakes) -> str:
    return ", ".join(f"{wager.replace('_', ' ')} {dollars(cents)}" for wager, cents in stakes)


def _bets(verb: str) -> Callable[[Any], LogWords]:
    def tell(record: BetPlaced | BetUndone | BetsReturned) -> LogWords:
        why = f" ({reason_words(record.reason)})" if isinstance(record, BetsReturned) else ""
        return _cents(f"{verb}: {_staked(record.stakes)}{why}", sum(cents for _, cents in record.stakes))

    return tell


def reason_words(reason: Reason) -> str:
    """Why bets came back or a chip was not taken, as the log says it."""
    why, wager, wanted, had = reason
    words = why.value.replace("-", " ")
    figures = [f"{name} {dollars(cents)}" for name, cents in (("wanted", wanted), ("had", had)) if cents is not None]
    about = [wager.replace("_", " ")] if wager else []
    return ", ".join([words, *about, *figures])


def _chip(record: ChipMoved) -> LogWords:
    return f"A chip {'lies on' if record.present else 'left'} the bet sensor.", None


def _paid_out(record: CashOutPaid) -> LogWords:
    return _cents(f"Credit paid out {'by an attendant' if record.by_hand else 'in the demonstration'}.", record.cents)


def _loaded(record: ShoeLoaded) -> LogWords:
    due = ", the cut is due" if record.cut_due else ""
    return f"Shoe {record.shoe} of {record.size} cards, committed by {record.root}{due}.", None


def _cut(record: ShoeCut) -> LogWords:
    who = f"seat {record.seat}" if record.seat else "the dealer"
    return f"The stack was cut at card {record.place} by {who}.", None


def _opened(record: RoundOpened) -> LogWords:
    staked = sum(cents for player in record.players for _, cents in player.stakes)
    seats = ", ".join(str(player.seat) for player in record.players)
    return _cents(f"No more bets: {record.game}, seats {seats}, committed by {record.commitment}.", staked)


def _stepped(record: RoundStepped) -> LogWords:
    """Neither what a seat decided nor any card: the round may still be in play."""
    last = record.events[-1]
    if isinstance(last, Decided):
        return "The seat decided.", None
    wrong = _irregular(record)
    if isinstance(last, Settled):
        returned = sum(seat.returned for seat in last.settlement.seats)
        return _cents(f"{wrong}The round is settled; returned:", returned)
    return wrong.strip() or "The dealer went on.", None


def _irregular(record: RoundStepped) -> str:
    """The irregularity that was declared, and whom it voided."""
    words = ""
    for event in record.events:
        if isinstance(event, Declared):
            where = f" at seat {event.seat}" if event.seat else ""
            words += f"Irregularity declared: {event.kind.replace('-', ' ')}{where}. "
        elif isinstance(event, SeatsVoided):
            words += f"Void: seat {', '.join(map(str, event.seats))}. "
    return words


def _configured(record: Configured) -> LogWords:
    """Each single setting that changed, before and after."""
    old, new = dict(_settings(record.old)), dict(_settings(record.new))
    both = ((name, old.get(name, "none"), new.get(name, "none")) for name in new | old)
    changes = [f"{name} {before} -> {after}" for name, before, after in both if before != after]
    if record.old is None:
        changes = [f"{name} {value}" for name, value in new.items()]
    return f"Settings: {'; '.join(changes)}.", None


def _settings(value: Any, name: str = "") -> Iterator[tuple[str, str]]:
    """Every single setting with its name and as people read it, the inner ones behind their outer ones."""
    if hasattr(value, "_asdict"):
        value = value._asdict()
    if isinstance(value, Mapping):
        for key, item in value.items():
            yield from _settings(item, f"{name}.{key}" if name else key)
    elif isinstance(value, tuple) and value and hasattr(value[0], "_asdict"):
        for item in value:
            inner = item._asdict()
            yield from _settings(inner, f"{name}.{inner.pop(item._fields[0])}")
    elif isinstance(value, tuple):
        yield name, " ".join(_setting(name, item) for item in value)
    elif value is not None:
        yield name, _setting(name, value)


def _setting(name: str, value: object) -> str:
    if type(value) is int and name.startswith(_IN_CENTS):
        return dollars(value)
    return exact_dollars(value) if type(value) is int and name.startswith(_IN_MICROS) else str(value)


def _made(record: LedgerMade) -> LogWords:
    named = ", ".join(filter(None, (record.serial, record.location)))
    return f"A {record.kind} ledger was made: {record.ledger}{f', of the table {named}' if named else ''}.", None


def _device(record: DeviceSet) -> LogWords:
    before = "" if record.old is None else f"{record.old} -> "
    return f"Device: {record.key} {before}{record.new}.", None


def _mode(record: ModeStarted) -> LogWords:
    return f"{record.mode.capitalize()} mode on a ledger of its own; this one rests.", None


def _user(user: User) -> str:
    return f"{user.name} ({user.role.value})"


def _failed(record: LoginFailed) -> LogWords:
    failures = f", {record.user.failures} in a row" if record.user else ""
    return f"A login as {record.name!r} failed{failures}.", None


_WORDS_OF: dict[type, Callable[[Any], LogWords]] = {
    SeatTaken: lambda _: ("A player sat down.", None),
    SeatLeft: lambda _: ("The player left.", None),
    LeaveAsked: lambda _: ("The player leaves when the round is over.", None),
    CreditBought: lambda r: _cents("Demonstration credits bought.", r.cents),
    CreditGiven: lambda r: _cents("An attendant put credit on the seat.", r.cents),
    BetPlaced: _bets("Bet"),
    BetUndone: _bets("Bet undone"),
    BetsReturned: _bets("Bets returned"),
    SeatReady: lambda _: ("The player has bet.", None),
    ChipMoved: _chip,
    ChipRefused: lambda r: (f"The chip was not taken: {reason_words(r.reason)}.", None),
    TimeBankUsed: lambda r: (f"{r.ms} ms of the time bank were used.", None),
    AttendantCalled: lambda _: ("The seat calls an attendant.", None),
    CallAnswered: lambda _: ("The attendant came.", None),
    CashOutAsked: lambda r: _cents("The seat waits to be paid out.", r.cents),
    CashOutCancelled: lambda _: ("The pay-out was cancelled.", None),
    CashOutPaid: _paid_out,
    HandPayRaised: lambda r: _cents(f"Hand-pay {r.number} is due on the {r.wager.replace('_', ' ')} wager.", r.cents),
    PoolWon: lambda r: _cents(f"{r.percent}% of the progressive pool was won.", r.cents),
    HandPayConfirmed: lambda r: _cents(f"Hand-pay {r.number} was paid.", r.cents),
    HandPayDisputed: lambda r: (f"Hand-pay {r.number} is disputed: {r.why}", None),
    DecksMoved: lambda r: (f"The decks are {r.stage}.", None),
    ReshuffleOrdered: lambda _: ("New cards were ordered.", None),
    ShoeLoaded: _loaded,
    CutOffered: lambda r: (f"The cut is offered to seats {', '.join(map(str, r.seats))}.", None),
    CutDeclined: lambda _: ("The seat does not cut.", None),
    ShoeCut: _cut,
    ShoeEnded: lambda r: (f"The shoe is out of play; its last {len(r.reveal.leaves)} cards were revealed.", None),
    BettingOpened: lambda r: (f"Bets are open for round {r.round}.", None),
    RoundOpened: _opened,
    RoundStepped: _stepped,
    DeckRevealed: lambda _: ("The deck was revealed.", None),
    CardsRevealed: lambda r: (f"The {len(r.reveal.leaves)} cards of the round were revealed.", None),
    TableRested: lambda _: ("Nobody plays; the decks lie spread.", None),
    PoolFunded: lambda r: (f"The house brought the pool of {r.game} up to its reset.", r.micros),
    PoolCorrected: lambda r: (f"The pool of {r.game} was corrected: {r.why}", r.micros),
    PoolTransferred: lambda r: (f"The pool of {r.game} went to {r.to}.", r.micros),
    EndPlanned: lambda r: (f"The progressive of {r.game} ends on {r.date}; its pool goes to {r.to}.", None),
    LedgerMade: _made,
    Configured: _configured,
    DeviceSet: _device,
    ModeStarted: _mode,
    PoweredUp: lambda r: (f"The table started, version {r.version}.", None),
    TableClosed: lambda r: (f"The table was closed: {r.why}", None),
    TableOpened: lambda _: ("The table was opened.", None),
    FaultRaised: lambda r: (f"FAULT {r.fault}: {r.words}", None),
    FaultCleared: lambda r: (f"Fault {r.fault} is over.", None),
    UserAdded: lambda r: (f"User {_user(r.user)} was added.", None),
    UserRemoved: lambda r: (f"User {r.name} was removed.", None),
    PinChanged: lambda r: (f"{r.name} has a new PIN.", None),
    LoggedIn: lambda r: (f"{r.name} logged in.", None),
    LoginFailed: _failed,
    LoggedOut: lambda r: (f"{r.name} logged out.", None),
    Snapshot: lambda _: ("The state was written down whole.", None),
}
KINDS = tuple(map(name_of, _WORDS_OF))
