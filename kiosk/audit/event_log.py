"""The ledger's entries as a log that people read: when, what, which seat, who, in words, and how much. Pure.

No line names a card, a PIN's hash or anything sealed: a round is told by recall, once it is over.
"""

from collections.abc import Iterator, Mapping
from typing import Any, NamedTuple, assert_never

from kiosk.base.clock import utc
from kiosk.base.ports import StoredEntry, names
from kiosk.ledger import records
from kiosk.ledger.codec import name_of
from kiosk.ledger.entries import read
from kiosk.ledger.reasons import Reason
from kiosk.ledger.records import (
    BetPlaced,
    BetsReturned,
    BetUndone,
    CashOutPaid,
    Configured,
    DeviceRecord,
    LedgerMade,
    LoginFailed,
    PoolRecord,
    Record,
    RoundOpened,
    RoundRecord,
    RoundStepped,
    SeatRecord,
    ShoeLoaded,
    StaffRecord,
    Stakes,
    WinRecord,
)
from kiosk.ledger.table_state import Snapshot
from kiosk.policy.access import User
from kiosk.policy.faults import FAULTS
from kiosk.rules.events import Decided, Declared, SeatsVoided, Settled
from kiosk.rules.pay.money import MICROS_PER_CENT, dollars, exact_dollars

_IN_CENTS = ("limits.", "chips", "house.payout_limit")  # the settings that are money
_IN_MICROS = "progressive."

KINDS = (*records.KINDS, name_of(Snapshot))
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
    who: tuple[str, ...]
    micros: int | None
    words: str

    def text(self) -> str:
        """As a line for a person."""
        where = f"seat {self.seat}" if self.seat else ""
        what = f"{self.code} {self.kind}" if self.code else self.kind
        amount = "" if self.micros is None else exact_dollars(self.micros)
        by = f" [{names(self.who)}]" if self.who else ""
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
            names(self.who) or None,
            amount,
            self.words,
        )


def line_of(stored: StoredEntry) -> LogLine:
    """The log's line for an entry."""
    number, entry, _ = stored
    record = read(entry, None)
    words, amount = words_of(record)
    fault: str | None = getattr(record, "fault", None)
    code = FAULTS[fault].code if fault and fault in FAULTS else None
    of_round: int | None = getattr(record, "round", entry.round)  # an award names its round, and is filed outside
    return LogLine(number, entry.at_ms, entry.kind, code, fault, of_round, entry.seat, entry.who, amount, words)


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


def _bets(verb: str, record: BetPlaced | BetUndone | BetsReturned) -> LogWords:
    why = f" ({reason_words(record.reason)})" if isinstance(record, BetsReturned) else ""
    return _cents(f"{verb}: {_staked(record.stakes)}{why}", sum(cents for _, cents in record.stakes))


def reason_words(reason: Reason) -> str:
    """Why bets came back or a chip was not taken, as the log says it."""
    why, wager, wanted, had = reason
    words = why.value.replace("-", " ")
    figures = [f"{name} {dollars(cents)}" for name, cents in (("wanted", wanted), ("had", had)) if cents is not None]
    about = [wager.replace("_", " ")] if wager else []
    return ", ".join([words, *about, *figures])


def _paid_out(record: CashOutPaid) -> LogWords:
    return _cents(f"Credit paid out {'by an attendant' if record.by_hand else 'in the demonstration'}.", record.cents)


def _loaded(record: ShoeLoaded) -> LogWords:
    due = ", the cut is due" if record.cut_due else ""
    return f"Shoe {record.shoe} of {record.size} cards, committed by {record.root}{due}.", None


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


def _user(user: User) -> str:
    return f"{user.name} ({user.role.value})"


def words_of(record: Record | Snapshot) -> LogWords:
    """What the log says of a record."""
    if isinstance(record, Snapshot):
        return "The state was written down whole.", None
    if isinstance(record, SeatRecord):
        return _seat_words(record)
    if isinstance(record, WinRecord):
        return _win_words(record)
    if isinstance(record, RoundRecord):
        return _round_words(record)
    if isinstance(record, PoolRecord):
        return _pool_words(record)
    return _device_words(record) if isinstance(record, DeviceRecord) else (_staff_words(record), None)


def _seat_words(record: SeatRecord) -> LogWords:  # noqa: C901, PLR0912 (a case a kind)
    match record:
        case records.SeatTaken():
            return "A player sat down.", None
        case records.SeatLeft():
            return "The player left.", None
        case records.LeaveAsked():
            return "The player leaves when the round is over.", None
        case records.CreditBought():
            return _cents("Demonstration credits bought.", record.cents)
        case records.CreditGiven():
            return _cents("An attendant put credit on the seat.", record.cents)
        case BetPlaced():
            return _bets("Bet", record)
        case BetUndone():
            return _bets("Bet undone", record)
        case BetsReturned():
            return _bets("Bets returned", record)
        case records.SeatReady():
            return "The player has bet.", None
        case records.ChipMoved():
            return f"A chip {'lies on' if record.present else 'left'} the bet sensor.", None
        case records.ChipRefused():
            return f"The chip was not taken: {reason_words(record.reason)}.", None
        case records.TimeBankUsed():
            return f"{record.ms} ms of the time bank were used.", None
        case records.AttendantCalled():
            return "The seat calls an attendant.", None
        case records.CallAnswered():
            return "The attendant came.", None
        case records.CashOutAsked():
            return _cents("The seat waits to be paid out.", record.cents)
        case records.CashOutCancelled():
            return "The pay-out was cancelled.", None
        case CashOutPaid():
            return _paid_out(record)
        case _:
            assert_never(record)


def _win_words(record: WinRecord) -> LogWords:
    match record:
        case records.HandPayRaised(number, _, wager, cents):
            return _cents(f"Hand-pay {number} is due on the {wager.replace('_', ' ')} wager.", cents)
        case records.PoolWon():
            return _cents(f"{record.percent}% of the progressive pool was won.", record.cents)
        case records.HandPayConfirmed():
            return _cents(f"Hand-pay {record.number} was paid.", record.cents)
        case records.HandPayDisputed():
            return f"Hand-pay {record.number} is disputed: {record.why}", None
        case _:
            assert_never(record)


def _round_words(record: RoundRecord) -> LogWords:  # noqa: C901, PLR0912 (a case a kind)
    match record:
        case records.DecksMoved():
            return f"The decks are {record.stage}.", None
        case records.ReshuffleOrdered():
            return "New cards were ordered.", None
        case ShoeLoaded():
            return _loaded(record)
        case records.CutOffered():
            return f"The cut is offered to seats {', '.join(map(str, record.seats))}.", None
        case records.CutDeclined():
            return "The seat does not cut.", None
        case records.ShoeCut(place, seat):
            return f"The stack was cut at card {place} by {f'seat {seat}' if seat else 'the dealer'}.", None
        case records.ShoeEnded():
            return f"The shoe is out of play; its last {len(record.reveal.leaves)} cards were revealed.", None
        case records.BettingOpened():
            return f"Bets are open for round {record.round}.", None
        case RoundOpened():
            return _opened(record)
        case RoundStepped():
            return _stepped(record)
        case records.DeckRevealed():
            return "The deck was revealed.", None
        case records.CardsRevealed():
            return f"The {len(record.reveal.leaves)} cards of the round were revealed.", None
        case records.TableRested():
            return "Nobody plays; the decks lie spread.", None
        case _:
            assert_never(record)


def _pool_words(record: PoolRecord) -> LogWords:
    match record:
        case records.PoolFunded():
            return f"The house brought the pool of {record.game} up to its reset.", record.micros
        case records.PoolCorrected():
            return f"The pool of {record.game} was corrected: {record.why}", record.micros
        case records.PoolTransferred():
            return f"The pool of {record.game} went to {record.to}.", record.micros
        case records.EndPlanned():
            return f"The progressive of {record.game} ends on {record.date}; its pool goes to {record.to}.", None
        case _:
            assert_never(record)


def _device_words(record: DeviceRecord) -> LogWords:
    match record:
        case LedgerMade():
            return _made(record)
        case Configured():
            return _configured(record)
        case records.DeviceSet(key, old, new):
            return f"Device: {key} {'' if old is None else f'{old} -> '}{new}.", None
        case records.ModeStarted():
            return f"{record.mode.capitalize()} mode on a ledger of its own; this one rests.", None
        case records.PoweredUp():
            return f"The table started, version {record.version}.", None
        case records.ClockJumped(expected_ms, found_ms, at_start):
            way, when = "forward" if found_ms > expected_ms else "back", " before the table started" if at_start else ""
            return f"The clock was set {way}{when}: {utc(found_ms)} instead of {utc(expected_ms)}.", None
        case records.TableClosed():
            return f"The table was closed: {record.why}", None
        case records.TableOpened():
            return "The table was opened.", None
        case records.FaultRaised():
            return f"FAULT {record.fault}: {record.words}", None
        case records.FaultCleared():
            return f"Fault {record.fault} is over.", None
        case _:
            assert_never(record)


def _staff_words(record: StaffRecord) -> str:
    match record:
        case records.UserAdded():
            return f"User {_user(record.user)} was added."
        case records.UserRemoved():
            return f"User {record.name} was removed."
        case records.PinChanged():
            return f"{record.name} has a new PIN."
        case records.LoggedIn():
            return f"{record.name} logged in."
        case LoginFailed():
            failures = f", {record.user.failures} in a row" if record.user else ""
            return f"A login as {record.name!r} failed{failures}."
        case records.LoggedOut():
            return f"{record.name} logged out."
        case _:
            assert_never(record)
