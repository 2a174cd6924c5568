"""Whether the meters, the postings and the books of a period agree, each line with both of its figures in micros.

The postings are added up anew; the meters and the balances are those that the table carried at both ends.
"""

from collections.abc import Iterable, Iterator
from typing import NamedTuple

from kiosk.base.ports import Reader
from kiosk.base.words import Sentence, mark
from kiosk.ledger.accounts import ATTENDANT, CASH, HOUSE
from kiosk.ledger.meters import seats_of
from kiosk.ledger.posting import TRANSFERRED
from kiosk.reports.figures.period import money_of
from kiosk.reports.figures.report_heading import About, about
from kiosk.reports.ledger_reading import Span, span
from kiosk.rules.pay.money import MICROS_PER_CENT

_POOLS = ("pool:", "reserve:", "overflow:")
_WON = ("round-stepped", "hand-pay-raised")  # release 0.1.0 posted a hand-pay with the settlement
_HANDED = ("jackpot", "progressive-paid-by-attendant")


class Line(NamedTuple):
    """Two figures that must be the same, and where each is from."""

    title: Sentence
    one: str
    one_micros: int
    other: str
    other_micros: int

    @property
    def agrees(self) -> bool:
        return self.one_micros == self.other_micros


class Reconciliation(NamedTuple):
    about: About
    lines: tuple[Line, ...]

    @property
    def agrees(self) -> bool:
        return all(line.agrees for line in self.lines)


class _Sums:
    def __init__(self, found: Iterable[tuple[str, str, int]]) -> None:
        self._sums = list(found)

    def of(self, *accounts: str, kind: str | None = None) -> int:
        """To accounts of these names, or that begin with them if they end in a colon; by one kind of entry or all."""
        return sum(
            micros
            for name, account, micros in self._sums
            if kind in (None, name)
            and any(account.startswith(one) if one.endswith(":") else account == one for one in accounts)
        )

    def accounts(self) -> set[str]:
        return {account for _, account, _ in self._sums}


def reconciliation(reader: Reader, from_ms: int, to_ms: int) -> Reconciliation:
    """The lines of a period; it costs what the period's postings cost."""
    chosen = span(reader, from_ms, to_ms)
    sums = _Sums(reader.sums(chosen.first, chosen.last))
    lines = (*_meters(chosen, sums), *_parts(chosen), *_books(chosen, sums))
    return Reconciliation(about(reader, chosen), lines)


def _meters(chosen: Span, sums: _Sums) -> Iterator[Line]:
    """Meters beside what was posted when they counted."""
    money = money_of(chosen)
    given, cancelled = chosen.gained("attendant-credits-in"), chosen.gained("cancelled-credits")
    counted = (
        (mark("Credits given by attendants"), given, -sums.of(ATTENDANT, kind="credit-given")),
        (mark("Demonstration credits bought"), chosen.gained("buy-ins"), -sums.of(CASH, kind="credit-bought")),
        (mark("Credits paid out by attendants"), cancelled, sums.of(ATTENDANT, kind="cash-out-paid")),
        (mark("Demonstration credits given back"), chosen.gained("cash-outs"), sums.of(CASH, kind="cash-out-paid")),
        (mark("Hand-pays paid"), chosen.gained(*_HANDED), sums.of(ATTENDANT, kind="hand-pay-confirmed")),
        (mark("Hand-pays won"), money.hand_pays, sum(sums.of("hand-pay:", kind=kind) for kind in _WON)),
        (mark("Win: wagered less returned"), money.win, sums.of(HOUSE, TRANSFERRED, *_POOLS)),
    )
    for title, cents, micros in counted:
        yield Line(Sentence(title), mark("meters"), cents * MICROS_PER_CENT, mark("postings"), micros)


def _parts(chosen: Span) -> Iterator[Line]:
    """Meters that are counted twice: in all, and by seat or paytable."""
    before, after = seats_of(chosen.before.meters), seats_of(chosen.after.meters)
    for name, title in (("coin-in", mark("Wagered, by seat")), ("coin-out", mark("Paid by the table, by seat"))):
        by_seat = sum(after[seat][name] - before[seat][name] for seat in after)
        yield _same(title, chosen.gained(name), by_seat)
    by_table = (name for name in chosen.after.meters if name.startswith("coin-in/") and "#" in name)
    yield _same(mark("Wagered, by paytable"), chosen.gained("coin-in"), chosen.gained(*by_table))


def _same(title: str, total: int, parts: int) -> Line:
    return Line(Sentence(title), mark("meter"), total * MICROS_PER_CENT, mark("its parts"), parts * MICROS_PER_CENT)


def _books(chosen: Span, sums: _Sums) -> Iterator[Line]:
    """Every balance, and that they add up to nothing."""
    before, after = chosen.before.books, chosen.after.books
    for account in sorted({*before, *after, *sums.accounts()}):
        carried = before.get(account, 0) + sums.of(account)
        title, both = Sentence("Balance of {account}", account=account), mark("balance before and postings")
        yield Line(title, mark("books"), after.get(account, 0), both, carried)
    yield Line(Sentence("All balances together"), mark("books"), sum(after.values()), mark("nothing"), 0)
