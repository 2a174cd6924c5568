"""The ledger at any moment: the last entry before it, and the state after an entry, at a cost that does not grow."""

from collections.abc import Callable
from typing import NamedTuple

from kiosk.base.ports import Reader, StoredEntry
from kiosk.ledger.entries import replay, replay_each
from kiosk.ledger.table_state import TableState
from kiosk.reports.entry_times import EntryTimes, clock_jumps


class Span(NamedTuple):
    """The entries of a period, after `first` up to `last`, and the state before and after them."""

    from_ms: int
    to_ms: int
    first: int
    last: int
    before: TableState
    after: TableState
    clock_set: bool = False  # while they were written

    def gained(self, *names: str) -> int:
        return sum(self.after.meters.get(name, 0) - self.before.meters.get(name, 0) for name in names)


def entry_at(reader: Reader, at_ms: int) -> int:
    """The number of the last entry before a moment; 0 if there is none.

    A search by halves, in which what is not written yet counts as later: a later moment is never before an earlier
    one, so periods that follow each other hold every entry once, whatever the clock did. Release 0.1.0 did not record
    that it was set; of several places that would do, the same one is found however far the ledger has grown since.
    """
    last, counts_at = reader.last_number(), EntryTimes(reader)
    found = 0
    for bit in reversed(range(last.bit_length())):
        probe = found + (1 << bit)
        if probe <= last and counts_at(probe) < at_ms:
            found = probe
    return found


def state_of(reader: Reader) -> TableState:
    """The state of a ledger as a reader without a key can know it: no card that is still face down. Chain checked."""
    return replay(reader.tail(), None)


def state_at(reader: Reader, number: int) -> TableState:
    """The state after an entry (0: before the first), from the nearest snapshot, without the cards still face down."""
    if number <= 0:
        return TableState()
    return replay(reader.entries((reader.last_snapshot(number) or 1) - 1, number), None)


def state_after(reader: Reader, state: TableState, number: int, upto: int) -> TableState:
    """The state after a later entry, given the one after `number`: on from there, or from a snapshot between."""
    if (reader.last_snapshot(upto) or 0) > number:
        return state_at(reader, upto)
    return replay(reader.entries(number, upto), None, state) if upto > number else state


def span(reader: Reader, from_ms: int, to_ms: int) -> Span:
    """A period, from a moment (inclusive) to another (exclusive); it may reach beyond the ledger on either side."""
    first, last = entry_at(reader, from_ms), entry_at(reader, max(from_ms, to_ms))
    before = state_at(reader, first)
    after = state_after(reader, before, first, last)
    return Span(from_ms, to_ms, first, last, before, after, any(clock_jumps(reader, first, last)))


def first_when(
    reader: Reader, reached: Callable[[TableState], bool], after: int, upto: int
) -> tuple[TableState, StoredEntry] | None:
    """The first entry in a range after which a state is `reached`, which stays so; None if it is not.

    Halves the range by its snapshots, which are read alone, and walks through the entries between two of them.
    """
    low, high = after, upto
    while (middle := reader.last_snapshot((low + high) // 2) or 0) > low or (
        middle := reader.last_snapshot(high - 1) or 0
    ) > low:
        if reached(replay(reader.entries(middle - 1, middle), None)):
            high = middle
        else:
            low = middle
    for state, _, stored in replay_each(reader.entries(low, high), None, state_at(reader, low)):
        if reached(state):
            return state, stored
    return None
