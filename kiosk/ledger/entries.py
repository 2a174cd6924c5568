"""Records to entries and back: the one place that knows how a record stands in the ledger.

A record that belongs to a round carries the round's number; everything else is the significant-event log.
"""

from collections.abc import Iterable, Iterator
from typing import Any, NamedTuple

from kiosk.base.ports import Entry, LedgerFault, Sealer, StoredEntry, Trouble
from kiosk.ledger.codec import Key, dumps, from_plain, loads, name_of, plain
from kiosk.ledger.effects import EFFECTS, post
from kiosk.ledger.fold import fold, resume
from kiosk.ledger.records import (
    KINDS,
    BetPlaced,
    BetsReturned,
    BettingOpened,
    BetUndone,
    Configured,
    Record,
    RoundStepped,
    SeatReady,
)
from kiosk.ledger.table_state import Phase, Snapshot, TableState
from kiosk.ledger.upgrades import GENERATION, newer, upgraded, version_of
from kiosk.rules.events import Decided

_ALL_KINDS: dict[str, type] = {**KINDS, name_of(Snapshot): Snapshot}
_NAMES = {kind: name for name, kind in _ALL_KINDS.items()}


_OF_BETS = (BetPlaced, BetUndone, BetsReturned, SeatReady)
IN_CHARGE = (BettingOpened, Configured, Snapshot)  # with these a release plays on, and its predecessors cannot


class Written(NamedTuple):
    entries: tuple[Entry, ...]
    state: TableState


def write(
    state: TableState,
    records: Iterable[Record | Snapshot],
    sealer: Sealer,
    at_ms: int,
    who: tuple[str, ...] = (),
    intent: str | None = None,
) -> Written:
    """The entries of these records, in order, each with its postings; the first carries the intent's id."""
    entries = []
    for record in records:
        postings = post(state, record)
        round_number = round_of(state, record)
        name = _NAMES[type(record)]
        payload = dumps(record, Key(sealer, f"{name}/{round_number}"))
        version = version_of(type(record))
        entries.append(Entry(name, version, at_ms, round_number, seat_of(record), who, intent, payload, postings))
        state = fold(state, record, postings, at_ms, intent, who)
        intent = None
    return Written(tuple(entries), state)


def read(entry: Entry, sealer: Sealer | None) -> Record | Snapshot:
    """The record in an entry, as today's release writes it; without a sealer its secrets are None.

    LedgerFault if a newer release wrote it, or it is damaged.
    """
    kind = _ALL_KINDS.get(entry.kind)
    if kind is None or entry.version > (today := version_of(kind)):
        raise newer(entry)
    key = Key(sealer, f"{entry.kind}/{entry.round}")
    try:
        if entry.version == today:
            record: Any = loads(kind, entry.payload, key)
        else:
            record = from_plain(kind, upgraded(kind, entry.version, plain(entry.payload)), key)
    except ValueError as error:
        raise LedgerFault(Trouble.DAMAGED, f"a {entry.kind} in the ledger cannot be read: {error}") from None
    return record  # type: ignore[no-any-return]


def replay(entries: Iterable[StoredEntry], sealer: Sealer | None, state: TableState | None = None) -> TableState:
    """The state that a snapshot and the entries after it, or all entries, fold into."""
    after = TableState() if state is None else state
    for after, _, _ in replay_each(entries, sealer, after):  # noqa: B007, B020
        pass
    return after


def replay_each(
    entries: Iterable[StoredEntry], sealer: Sealer | None, state: TableState
) -> Iterator[tuple[TableState, Record | Snapshot, StoredEntry]]:
    """Each record with the state after it. A snapshot that comes first stands for everything before it."""
    first = True
    for stored in entries:
        entry = stored.entry
        record = read(entry, sealer)
        in_charge = record.state.generation if isinstance(record, Snapshot) else state.generation
        if isinstance(record, IN_CHARGE) and in_charge > GENERATION:
            raise newer(entry)  # it counts and means what this release does not know
        try:
            if first and isinstance(record, Snapshot):
                state = resume(record)
            else:
                state = fold(state, record, entry.postings, entry.at_ms, entry.intent, entry.who)
        except (ValueError, IndexError, KeyError, StopIteration) as error:
            if state.generation > GENERATION:
                raise newer(entry) from error
            words = f"entry {stored.number}, {entry.kind}, does not fit what stands before it: {error}"
            raise LedgerFault(Trouble.DAMAGED, words) from error
        first = False
        yield state, record, stored


def round_of(state: TableState, record: Record | Snapshot) -> int | None:
    """The round that a record belongs to; None for the significant-event log."""
    if not EFFECTS[type(record)].of_round:
        return None
    if state.phase in (Phase.OPENING, Phase.CUTTING) and isinstance(record, _OF_BETS):  # they are for the next round
        return state.round_number + 1
    return record.round if isinstance(record, BettingOpened) else state.round_number


def seat_of(record: Record | Snapshot) -> int | None:
    if isinstance(record, RoundStepped):
        event = record.events[-1]
        return event.seat if isinstance(event, Decided) else None
    return getattr(record, "seat", None)
