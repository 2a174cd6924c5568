"""The ledger's entries as a log that people read: when, what, which seat, who, in words, and how much. Pure.

No line names a card, a PIN's hash or anything sealed: a round is told by recall, once it is over.
"""

from collections.abc import Iterable, Iterator, Mapping
from typing import Any, NamedTuple, assert_never

from kiosk.base.clock import utc
from kiosk.base.plain_text import plain_name
from kiosk.base.ports import StoredEntry, names
from kiosk.base.words import ENGLISH, Language, Sentence, joined, mark
from kiosk.ledger import records
from kiosk.ledger.codec import name_of
from kiosk.ledger.entries import read
from kiosk.ledger.reasons import Reason
from kiosk.ledger.table_state import Snapshot
from kiosk.policy.faults import FAULTS
from kiosk.rules.events import Decided, Declared, SeatsVoided, Settled
from kiosk.rules.pay.money import MICROS_PER_CENT, Cents, dollars, exact_dollars

_IN_CENTS = ("limits.", "chips", "house.payout_limit")  # the settings that are money
_IN_MICROS = "progressive."

_ONE_BY_ONE = mark("{one} {other}")  # sentence by sentence
_CLOCK_SET = {  # by whether forward, and whether before the table started
    (True, False): mark("The clock was set forward: {found} instead of {expected}."),
    (True, True): mark("The clock was set forward before the table started: {found} instead of {expected}."),
    (False, False): mark("The clock was set back: {found} instead of {expected}."),
    (False, True): mark("The clock was set back before the table started: {found} instead of {expected}."),
}

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
    words: Sentence

    def text(self, language: Language = ENGLISH) -> str:
        where = language.say("seat {seat}", seat=self.seat) if self.seat else ""
        what = f"{self.code} {self.kind}" if self.code else self.kind
        amount = "" if self.micros is None else exact_dollars(self.micros)
        by = f" [{names(self.who)}]" if self.who else ""
        return f"{self.number:>8}  {utc(self.at_ms)}  {what:<22} {where:<7}{amount:>16}  {language.say(self.words)}{by}"

    def cells(self, language: Language = ENGLISH) -> tuple[object, ...]:
        """As a row of a table, with an amount in dollars."""
        amount = None if self.micros is None else plain_dollars(self.micros)
        who, told = names(self.who) or None, language.say(self.words)
        return self.number, utc(self.at_ms), self.kind, self.code, self.round, self.seat, who, amount, told


def line_of(stored: StoredEntry) -> LogLine:
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


LogWords = tuple[Sentence, int | None]


def _cents(words: Sentence, cents: int) -> LogWords:
    return words, cents * MICROS_PER_CENT


def named(code: str) -> Sentence:
    return Sentence(plain_name(code))


def _bets(verb: str, record: records.BetPlaced | records.BetUndone | records.BetsReturned) -> LogWords:
    stakes = joined(
        Sentence("{wager} {amount}", wager=named(wager), amount=Cents(cents)) for wager, cents in record.stakes
    )
    words = Sentence("{what}: {stakes}", what=Sentence(verb), stakes=stakes)
    if isinstance(record, records.BetsReturned):
        words = Sentence("{what}: {stakes} ({reason})", reason=_reason(record.reason), **words.values)
    return _cents(words, sum(cents for _, cents in record.stakes))


def _reason(reason: Reason) -> Sentence:
    parts = [named(reason.why.value)]
    if reason.wager:
        parts.append(named(reason.wager))
    if reason.wanted_cents is not None:
        parts.append(Sentence("wanted {amount}", amount=Cents(reason.wanted_cents)))
    if reason.had_cents is not None:
        parts.append(Sentence("had {amount}", amount=Cents(reason.had_cents)))
    return joined(parts)


def _loaded(record: records.ShoeLoaded) -> Sentence:
    shoe, size, root = record.shoe, record.size, record.root
    if record.cut_due:
        return Sentence(
            "Shoe {shoe} of {size} cards, committed by {root}, the cut is due.", shoe=shoe, size=size, root=root
        )
    return Sentence("Shoe {shoe} of {size} cards, committed by {root}.", shoe=shoe, size=size, root=root)


def _numbers(seats: Iterable[int]) -> str:
    return ", ".join(map(str, seats))


def _opened(record: records.RoundOpened) -> LogWords:
    words = Sentence(
        "No more bets: {game}, seats {seats}, committed by {commitment}.",
        game=record.game,
        seats=_numbers(player.seat for player in record.players),
        commitment=record.commitment,
    )
    return _cents(words, sum(cents for player in record.players for _, cents in player.stakes))


def _stepped(record: records.RoundStepped) -> LogWords:
    """Neither what a seat decided nor any card: the round may still be in play."""
    last = record.events[-1]
    if isinstance(last, Decided):
        return Sentence("The seat decided."), None
    told = [*_irregular(record)]
    if isinstance(last, Settled):
        told.append(Sentence("The round is settled; returned:"))
        return _cents(joined(told, _ONE_BY_ONE), sum(seat.returned for seat in last.settlement.seats))
    return joined(told or [Sentence("The dealer went on.")], _ONE_BY_ONE), None


def _irregular(record: records.RoundStepped) -> Iterator[Sentence]:
    for event in record.events:
        if isinstance(event, Declared):
            if event.seat:
                yield Sentence("Irregularity declared: {kind} at seat {seat}.", kind=named(event.kind), seat=event.seat)
            else:
                yield Sentence("Irregularity declared: {kind}.", kind=named(event.kind))
        elif isinstance(event, SeatsVoided):
            yield Sentence("Void: seat {seats}.", seats=_numbers(event.seats))


def _configured(record: records.Configured) -> Sentence:
    old, new = dict(_settings(record.old)), dict(_settings(record.new))
    both = ((name, old.get(name, "none"), new.get(name, "none")) for name in new | old)
    changes = [f"{name} {before} -> {after}" for name, before, after in both if before != after]
    if record.old is None:
        changes = [f"{name} {value}" for name, value in new.items()]
    return Sentence("Settings: {changes}.", changes="; ".join(changes))


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


def _made(record: records.LedgerMade) -> Sentence:
    kind, ledger, table = named(record.kind), record.ledger, ", ".join(filter(None, (record.serial, record.location)))
    if table:
        return Sentence(
            "A {kind} ledger was made: {ledger}, of the table {table}.", kind=kind, ledger=ledger, table=table
        )
    return Sentence("A {kind} ledger was made: {ledger}.", kind=kind, ledger=ledger)


def words_of(record: records.Record | Snapshot) -> LogWords:
    if isinstance(record, Snapshot):
        return Sentence("The state was written down whole."), None
    if isinstance(record, records.SeatRecord):
        return _seat_words(record)
    if isinstance(record, records.WinRecord):
        return _win_words(record)
    if isinstance(record, records.RoundRecord):
        return _round_words(record)
    if isinstance(record, records.PoolRecord):
        return _pool_words(record)
    return _device_words(record) if isinstance(record, records.DeviceRecord) else (_staff_words(record), None)


def _seat_words(record: records.SeatRecord) -> LogWords:  # noqa: C901, PLR0912 (a case a kind)
    match record:
        case records.SeatTaken():
            return Sentence("A player sat down."), None
        case records.SeatLeft():
            return Sentence("The player left."), None
        case records.LeaveAsked():
            return Sentence("The player leaves when the round is over."), None
        case records.CreditBought():
            return _cents(Sentence("Demonstration credits bought."), record.cents)
        case records.CreditGiven():
            return _cents(Sentence("An attendant put credit on the seat."), record.cents)
        case records.BetPlaced():
            return _bets(mark("Bet"), record)
        case records.BetUndone():
            return _bets(mark("Bet undone"), record)
        case records.BetsReturned():
            return _bets(mark("Bets returned"), record)
        case records.SeatReady():
            return Sentence("The player has bet."), None
        case records.ChipMoved():
            lies, left = Sentence("A chip lies on the bet sensor."), Sentence("A chip left the bet sensor.")
            return lies if record.present else left, None
        case records.ChipRefused():
            return Sentence("The chip was not taken: {reason}.", reason=_reason(record.reason)), None
        case records.TimeBankUsed():
            return Sentence("{ms} ms of the time bank were used.", ms=record.ms), None
        case records.AttendantCalled():
            return Sentence("The seat calls an attendant."), None
        case records.CallAnswered():
            return Sentence("The attendant came."), None
        case records.CashOutPlanned():
            planned = Sentence("The player cashes out when the round is over.")
            return planned if record.planned else Sentence("The player does not cash out after all."), None
        case records.CashOutAsked():
            return _cents(Sentence("The seat waits to be paid out."), record.cents)
        case records.CashOutCancelled():
            return Sentence("The pay-out was cancelled."), None
        case records.CashOutPaid():
            shown = Sentence("Credit paid out in the demonstration.")
            return _cents(Sentence("Credit paid out by an attendant.") if record.by_hand else shown, record.cents)
        case _:
            assert_never(record)


def _win_words(record: records.WinRecord) -> LogWords:
    match record:
        case records.HandPayRaised(number, _, wager, cents):
            words = Sentence("Hand-pay {number} is due on the {wager} wager.", number=number, wager=named(wager))
            return _cents(words, cents)
        case records.PoolWon():
            return _cents(Sentence("{percent}% of the progressive pool was won.", percent=record.percent), record.cents)
        case records.HandPayConfirmed():
            return _cents(Sentence("Hand-pay {number} was paid.", number=record.number), record.cents)
        case records.HandPayDisputed():
            return Sentence("Hand-pay {number} is disputed: {why}", number=record.number, why=record.why), None
        case _:
            assert_never(record)


def _round_words(record: records.RoundRecord) -> LogWords:  # noqa: C901, PLR0912 (a case a kind)
    match record:
        case records.DecksMoved():
            return Sentence("The decks are {stage}.", stage=record.stage), None
        case records.ReshuffleOrdered():
            return Sentence("New cards were ordered."), None
        case records.ShoeLoaded():
            return _loaded(record), None
        case records.CutOffered():
            return Sentence("The cut is offered to seats {seats}.", seats=_numbers(record.seats)), None
        case records.CutDeclined():
            return Sentence("The seat does not cut."), None
        case records.ShoeCut(place, seat):
            who = Sentence("seat {seat}", seat=seat) if seat else Sentence("the dealer")
            return Sentence("The stack was cut at card {place} by {who}.", place=place, who=who), None
        case records.ShoeEnded():
            left = len(record.reveal.leaves)
            return Sentence("The shoe is out of play; its last {count} cards were revealed.", count=left), None
        case records.BettingOpened():
            return Sentence("Bets are open for round {round}.", round=record.round), None
        case records.RoundOpened():
            return _opened(record)
        case records.RoundStepped():
            return _stepped(record)
        case records.DeckRevealed():
            return Sentence("The deck was revealed."), None
        case records.CardsRevealed():
            return Sentence("The {count} cards of the round were revealed.", count=len(record.reveal.leaves)), None
        case records.TableRested():
            return Sentence("Nobody plays; the decks lie spread."), None
        case _:
            assert_never(record)


def _pool_words(record: records.PoolRecord) -> LogWords:
    match record:
        case records.PoolFunded():
            return Sentence("The house brought the pool of {game} up to its reset.", game=record.game), record.micros
        case records.PoolCorrected():
            return Sentence("The pool of {game} was corrected: {why}", game=record.game, why=record.why), record.micros
        case records.PoolTransferred():
            return Sentence("The pool of {game} went to {to}.", game=record.game, to=record.to), record.micros
        case records.EndPlanned():
            words = mark("The progressive of {game} ends on {date}; its pool goes to {to}.")
            return Sentence(words, game=record.game, date=record.date, to=record.to), None
        case _:
            assert_never(record)


def _device_words(record: records.DeviceRecord) -> LogWords:
    match record:
        case records.LedgerMade():
            return _made(record), None
        case records.Configured():
            return _configured(record), None
        case records.DeviceSet(key, old, new):
            change = new if old is None else f"{old} -> {new}"
            return Sentence("Device: {key} {change}.", key=key, change=change), None
        case records.ModeStarted():
            mode = named(record.mode.capitalize())
            return Sentence("{mode} mode on a ledger of its own; this one rests.", mode=mode), None
        case records.PoweredUp():
            return Sentence("The table started, version {version}.", version=record.software.text), None
        case records.ClockJumped(expected_ms, found_ms, at_start):
            source = _CLOCK_SET[found_ms > expected_ms, at_start]
            return Sentence(source, found=utc(found_ms), expected=utc(expected_ms)), None
        case records.TableClosed():
            return Sentence("The table was closed: {why}", why=record.why), None
        case records.TableOpened():
            return Sentence("The table was opened."), None
        case records.FaultRaised():
            words = record.detail or (FAULTS[record.fault].words_staff if record.fault in FAULTS else "")
            return Sentence("FAULT {fault}: {words}", fault=record.fault, words=words), None
        case records.FaultCleared():
            return Sentence("Fault {fault} is over.", fault=record.fault), None
        case _:
            assert_never(record)


def _staff_words(record: records.StaffRecord) -> Sentence:
    match record:
        case records.UserAdded():
            name, role = record.user.name, named(record.user.role.value)
            return Sentence("User {name} ({role}) was added.", name=name, role=role)
        case records.UserRemoved():
            return Sentence("User {name} was removed.", name=record.name)
        case records.PinChanged():
            return Sentence("{name} has a new PIN.", name=record.name)
        case records.LoggedIn():
            return Sentence("{name} logged in.", name=record.name)
        case records.LoginFailed():
            name = repr(record.name)
            if record.user:
                return Sentence("A login as {name} failed, {count} in a row.", name=name, count=record.user.failures)
            return Sentence("A login as {name} failed.", name=name)
        case records.LoggedOut():
            return Sentence("{name} logged out.", name=record.name)
        case _:
            assert_never(record)
