"""The progressive in a period: what came in, what was won, the pools at both ends, and who changed them."""

from typing import NamedTuple

from kiosk.audit.event_log import LogLine, line_of
from kiosk.base.ports import Reader
from kiosk.ledger.accounts import overflow, pool, reserve
from kiosk.ledger.records import EndPlanned
from kiosk.ledger.table_state import Hit, TableState
from kiosk.policy.config import ProgressiveTerms
from kiosk.reports.figures.report_heading import About, about
from kiosk.reports.ledger_reading import Span, span

_KINDS = ("pool-funded", "pool-corrected", "pool-transferred", "end-planned")


class Held(NamedTuple):
    """What is kept for a game, in micros."""

    pool: int
    reserve: int
    overflow: int


class PoolUse(NamedTuple):
    game: str
    before: Held
    after: Held


class ProgressiveUse(NamedTuple):
    """The progressive in a period. Contributions are micros, what was won is cents."""

    contributed: int
    to_overflow: int
    to_reserve: int
    hits: int
    won: int  # from the pool
    by_machine: int  # all awards, those that the house pays included
    by_attendant: int
    pools: tuple[PoolUse, ...]
    changes: tuple[LogLine, ...]  # funded, corrected, transferred, planned to end


class ProgressiveReport(NamedTuple):
    """The same with the terms in force at the end, the plan to end it, and its last 25 hits, the latest first."""

    about: About
    use: ProgressiveUse
    terms: ProgressiveTerms | None
    plan: EndPlanned | None
    hits: tuple[Hit, ...]


def progressive_use(reader: Reader, chosen: Span) -> ProgressiveUse:
    games = sorted(name.removeprefix("pool:") for name in chosen.after.books if name.startswith("pool:"))
    entries = reader.entries(chosen.first, chosen.last, kinds=_KINDS, outside_rounds=True)
    return ProgressiveUse(
        contributed=chosen.gained("progressive-in"),
        to_overflow=chosen.gained("progressive-overflow"),
        to_reserve=chosen.gained("progressive-reserve"),
        hits=chosen.gained("progressive-hits"),
        won=chosen.gained("progressive-wins"),
        by_machine=chosen.gained("progressive-paid-by-machine"),
        by_attendant=chosen.gained("progressive-paid-by-attendant"),
        pools=tuple(PoolUse(game, _held(chosen.before, game), _held(chosen.after, game)) for game in games),
        changes=tuple(map(line_of, entries)),
    )


def _held(state: TableState, game: str) -> Held:
    return Held(*(state.books.get(account(game), 0) for account in (pool, reserve, overflow)))


def progressive_report(reader: Reader, from_ms: int, to_ms: int) -> ProgressiveReport:
    """The progressive from one moment to another; its last hits are those before the later one."""
    chosen = span(reader, from_ms, to_ms)
    after = chosen.after
    terms = after.config.progressive if after.config else None
    return ProgressiveReport(
        about(reader, chosen), progressive_use(reader, chosen), terms, after.plan, after.hits[::-1]
    )
