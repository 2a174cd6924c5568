"""The event log by the page, the newest first, at a bounded cost: a page says where the next one begins."""

from collections.abc import Iterator
from itertools import takewhile
from typing import NamedTuple

from kiosk.audit.event_log import KINDS, LogLine, line_of
from kiosk.base.ports import Reader, StoredEntry
from kiosk.base.progress import Progress
from kiosk.reports.ledger_reading import entry_at

READ_AT_MOST = 2000  # entries for one page
PAGE = 100  # lines
_SNAPSHOT = "snapshot"
_AWARDS = ("hand-pay-raised", "pool-won")  # they name their round, and stand outside of it
_OF_FAULTS = ("fault-raised", "fault-cleared")


class Filter(NamedTuple):
    """Which lines are wanted. None: all."""

    kinds: tuple[str, ...] | None = None
    code: str | None = None  # of a fault, or its name
    seat: int | None = None
    who: str | None = None  # asked for it, alone or with another
    round: int | None = None
    text: str | None = None  # in the line, in capitals or not
    from_ms: int | None = None
    to_ms: int | None = None
    with_rounds: bool = False  # the entries of rounds, too

    def takes(self, line: LogLine) -> bool:
        return (
            self.seat in (None, line.seat)
            and (self.who is None or self.who in line.who)
            and (self.code is None or self.code in (line.code, line.fault))
            and (self.text is None or self.text.casefold() in line.text().casefold())
        )


class Page(NamedTuple):
    """Lines, the newest first. `before` is what the next page is asked with; None after the last."""

    lines: tuple[LogLine, ...]
    before: int | None
    read: int  # entries, for this page


def events_page(
    reader: Reader,
    wanted: Filter,
    before_number: int | None = None,
    count: int = PAGE,
    read_at_most: int | None = READ_AT_MOST,
) -> Page:
    """So many lines before an entry, or the newest. Fewer, if so many entries were read: then go on at `before`."""
    kinds = _kinds(wanted)
    lines: list[LogLine] = []
    read, before = 0, before_number
    for stored in _candidates(reader, wanted, kinds, before_number):
        if len(lines) == count or read == read_at_most:
            return Page(tuple(lines), before, read)
        before, read = stored.number, read + 1
        if stored.entry.kind in kinds and wanted.takes(line := line_of(stored)):
            lines.append(line)
    return Page(tuple(lines), None, read)


def full_page(reader: Reader, wanted: Filter, before: int | None, progress: Progress, count: int = PAGE) -> Page:
    """So many lines, however far back they lie. Whoever waits may raise out of `progress` to stop."""
    last, page = reader.last_number(), events_page(reader, wanted, before, count)
    while page.before is not None and len(page.lines) < count:
        progress(last - page.before, last)
        more = events_page(reader, wanted, page.before, count - len(page.lines))
        page = Page(page.lines + more.lines, more.before, page.read + more.read)
    return page


def _kinds(wanted: Filter) -> tuple[str, ...]:
    """Snapshots are told only if they are asked for by name."""
    kinds = wanted.kinds or tuple(kind for kind in KINDS if kind != _SNAPSHOT)
    return kinds if wanted.code is None else tuple(kind for kind in kinds if kind in _OF_FAULTS)


def _candidates(reader: Reader, wanted: Filter, kinds: tuple[str, ...], before: int | None) -> Iterator[StoredEntry]:
    """The entries of the times that are wanted, those outside of rounds found by their kinds in the index."""
    after = 0 if wanted.from_ms is None else entry_at(reader, wanted.from_ms)
    last = reader.last_number() if wanted.to_ms is None else entry_at(reader, wanted.to_ms)
    upto = last if before is None else min(last, before - 1)
    if wanted.round is not None:
        of_round = [stored for stored in _of_round(reader, wanted.round) if after < stored.number <= upto]
        return iter(sorted(of_round, reverse=True))
    if wanted.with_rounds:
        return reader.entries(after, upto, newest_first=True)
    return reader.entries(after, upto, newest_first=True, kinds=kinds, outside_rounds=True)


def _of_round(reader: Reader, number: int) -> Iterator[StoredEntry]:
    """The entries of a round, and the awards that it left: the next ones after it began, if there are any."""
    entries = list(reader.round_entries(number))
    yield from entries
    for first in entries[:1]:
        awards = reader.entries(first.number, kinds=_AWARDS, outside_rounds=True)
        yield from takewhile(lambda stored: line_of(stored).round == number, awards)
