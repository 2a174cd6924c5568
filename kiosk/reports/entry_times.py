"""When each entry counts as written, for periods: the wall clock may have been set, and entries keep their order.

Time in a ledger never runs backwards. Where the clock was set forward, time follows it. Where that is taken back, what
was written meanwhile counts at the moment to which the clock went back. Where it was set back for no such reason, what
follows counts at the moment that had been reached, until the clock reaches it again.
"""

from bisect import bisect_right
from collections.abc import Iterator
from typing import NamedTuple

from kiosk.base.ports import Reader
from kiosk.ledger.codec import name_of
from kiosk.ledger.entries import read
from kiosk.ledger.records import ClockJumped

_KIND = name_of(ClockJumped)
_EVER = 2**63


class _Run(NamedTuple):
    """Entries between two jumps, which count between two moments."""

    first: int
    begins_ms: int  # by the clock
    forward: bool  # the jump before them
    low_ms: int
    high_ms: int = _EVER


def clock_jumps(reader: Reader, after: int = 0, upto: int | None = None) -> Iterator[tuple[int, ClockJumped]]:
    """Each time that the clock was set, with the number of the first entry that bears its new time."""
    for stored in reader.entries(after, upto, kinds=(_KIND,), outside_rounds=True):
        record = read(stored.entry, None)
        if isinstance(record, ClockJumped):
            yield stored.number - record.at_start, record


class EntryTimes:
    """The moment at which each entry counts; it costs a look-up, and one for each time that the clock was set."""

    def __init__(self, reader: Reader) -> None:
        self._reader = reader
        self._runs = [_Run(1, -_EVER, forward=False, low_ms=-_EVER)]
        for first, jump in clock_jumps(reader):
            self._add(first, jump)

    def __call__(self, number: int) -> int:
        run = self._runs[bisect_right(self._runs, number, key=lambda run: run.first) - 1]
        return min(max(self._reader.moment(number), run.low_ms), run.high_ms)

    def _add(self, first: int, jump: ClockJumped) -> None:
        expected_ms, found_ms, _ = jump
        last = self._runs[-1]
        reached_ms = min(max(expected_ms, last.low_ms), last.high_ms)
        if found_ms < expected_ms and (wrong := self._taken_back(found_ms)) is not None:
            reached_ms = max(self._runs[wrong].low_ms, found_ms)
            self._runs[wrong:] = [
                run._replace(low_ms=min(run.low_ms, reached_ms), high_ms=min(run.high_ms, reached_ms))
                for run in self._runs[wrong:]
            ]
        self._runs.append(_Run(first, found_ms, found_ms > expected_ms, reached_ms))

    def _taken_back(self, found_ms: int) -> int | None:
        """The first run since a jump forward over the moment to which the clock goes back now, if there was one."""
        wrong = None
        for place in reversed(range(len(self._runs))):
            run = self._runs[place]
            if run.begins_ms <= found_ms:
                break
            wrong = place if run.forward else wrong
        return wrong


def reached_ms(reader: Reader) -> int:
    """The end of whatever is written now: later than the clock's own time while it is behind."""
    last = reader.last_number()
    return EntryTimes(reader)(last) + 1 if last else 0
