"""The hand-pays of a period, one by one: those open when it began, and those won in it."""

from typing import NamedTuple

from kiosk.base.ports import LedgerFault, Reader, StoredEntry, Trouble
from kiosk.ledger.accounts import hand_pay
from kiosk.ledger.entries import read
from kiosk.ledger.records import HandPayConfirmed, HandPayDisputed
from kiosk.ledger.table_state import HandPay
from kiosk.reports.figures.report_heading import About, about
from kiosk.reports.ledger_reading import Span, first_when, span, state_at
from kiosk.rules.cards.positions import SEATS

PENDING, DISPUTED, PAID = "pending", "disputed", "paid"
CREDITED = tuple(hand_pay(seat) for seat in SEATS)
_KINDS = ("hand-pay-confirmed", "hand-pay-disputed")


class HandPayLine(NamedTuple):
    """A hand-pay as it stood at the end of the period."""

    number: int
    entry: int  # in which it was won
    round: int | None
    won_ms: int
    seat: int
    wager: str
    cents: int
    standing: str
    paid_ms: int | None = None
    who: tuple[str, ...] = ()  # paid it, or disputed it
    why: str | None = None  # it is disputed


class HandPayReport(NamedTuple):
    about: About
    lines: tuple[HandPayLine, ...]

    def cents(self, *standings: str) -> int:
        return sum(line.cents for line in self.lines if line.standing in standings)


def hand_pay_report(reader: Reader, from_ms: int, to_ms: int) -> HandPayReport:
    chosen = span(reader, from_ms, to_ms)
    return HandPayReport(about(reader, chosen), _lines(reader, chosen))


def _lines(reader: Reader, chosen: Span) -> tuple[HandPayLine, ...]:
    """Those open before or won in these entries."""
    lines = {pay.number: _won(reader, pay.number, 0, chosen.first) for pay in chosen.before.hand_pays}
    count = chosen.before.hand_pay_count
    if chosen.after.hand_pay_count > count:
        for number in reader.paid_into(CREDITED, chosen.first, chosen.last):
            state, won = state_at(reader, number), next(reader.entries(number - 1, number))
            lines |= {pay.number: _line(pay, won) for pay in state.hand_pays if pay.number > count}
            count = state.hand_pay_count
    begin = min((line.entry for line in lines.values()), default=chosen.last)
    for stored in reader.entries(begin, chosen.last, kinds=_KINDS, outside_rounds=True):
        record = read(stored.entry, None)
        if not isinstance(record, HandPayConfirmed | HandPayDisputed) or record.number not in lines:
            continue
        line = lines[record.number]._replace(who=stored.entry.who)
        if isinstance(record, HandPayConfirmed):
            lines[record.number] = line._replace(standing=PAID, paid_ms=stored.entry.at_ms)
        else:
            lines[record.number] = line._replace(standing=DISPUTED, why=record.why)
    return tuple(lines[number] for number in sorted(lines))


def _won(reader: Reader, number: int, after: int, upto: int) -> HandPayLine:
    """Where it was won: the first entry after which so many were."""
    found = first_when(reader, lambda state: state.hand_pay_count >= number, after, upto)
    if found is None:
        raise LedgerFault(Trouble.DAMAGED, f"hand-pay {number} is open, and was never won")
    state, won = found
    pay = next(pay for pay in state.hand_pays if pay.number == number)
    return _line(pay, won)


def _line(pay: HandPay, won: StoredEntry) -> HandPayLine:
    entry = won.entry
    of_round = getattr(read(entry, None), "round", entry.round)  # release 0.1.0 recorded it with the settlement
    return HandPayLine(pay.number, won.number, of_round, entry.at_ms, pay.seat, pay.wager, pay.cents, PENDING)
