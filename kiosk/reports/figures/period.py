"""A period of the table: what its meters gained between two moments, and what happened beside play.

A round belongs to the period in which it was settled. Amounts are cents, but where a name says micros.
"""

from collections import Counter
from collections.abc import Iterable
from fractions import Fraction
from typing import NamedTuple

from kiosk.audit.event_log import LogLine, line_of
from kiosk.base.ports import Reader
from kiosk.ledger import records
from kiosk.ledger.entries import read
from kiosk.ledger.meters import of_seat
from kiosk.ledger.table_state import HandPay
from kiosk.policy.config import TableConfig
from kiosk.policy.faults import FAULTS
from kiosk.reports.figures.progressive_figures import ProgressiveUse, progressive_use
from kiosk.reports.figures.report_heading import About, about
from kiosk.reports.figures.returns import Return, TableUse, opened_round, share, tables_of, together
from kiosk.reports.ledger_reading import Span, span
from kiosk.rules.cards.positions import SEATS

HOUR_MS = 3_600_000
_KINDS = (
    "configured",
    "fault-raised",
    "hand-pay-confirmed",
    "hand-pay-disputed",
    "logged-in",
    "login-failed",
    "powered-up",
)


class Money(NamedTuple):
    credits_in: int  # the drop
    credits_out: int
    coin_in: int
    coin_out: int  # put on credit, progressives apart
    progressive_out: int  # put on credit
    hand_pays: int  # won, and left to an attendant
    win: int

    @property
    def returned(self) -> int:
        return self.coin_out + self.progressive_out + self.hand_pays

    @property
    def hold(self) -> Fraction | None:
        return share(self.win, self.credits_in)


class Play(NamedTuple):
    """How much was played. The time is that from the first deal to the last settlement."""

    rounds: int
    hands: int
    won: int
    lost: int
    played_ms: int | None

    @property
    def rounds_an_hour(self) -> int | None:
        return round(Fraction(self.rounds * HOUR_MS, self.played_ms)) if self.played_ms else None

    @property
    def hands_an_hour(self) -> int | None:
        """The same, each seat's hand counted."""
        return round(Fraction(self.hands * HOUR_MS, self.played_ms)) if self.played_ms else None


class SeatUse(NamedTuple):
    seat: int
    hands: int
    coin_in: int
    coin_out: int
    credits_in: int
    credits_out: int


class HandPays(NamedTuple):
    """How many hand-pays, and their cents: won, paid, called into dispute in the period, and open at its end."""

    made: int
    made_cents: int
    paid: int
    paid_cents: int
    disputed: int
    pending: tuple[HandPay, ...]

    @property
    def pending_cents(self) -> int:
        return sum(pay.cents for pay in self.pending)


class FaultCount(NamedTuple):
    code: str
    fault: str
    times: int


class Logins(NamedTuple):
    name: str
    good: int
    failed: int


class Period(NamedTuple):
    about: About
    money: Money
    play: Play
    seats: tuple[SeatUse, ...]
    tables: tuple[TableUse, ...]
    all_wagers: Return
    hand_pays: HandPays
    progressive: ProgressiveUse
    faults: tuple[FaultCount, ...]
    doors: int
    power_ups: int
    changes: tuple[LogLine, ...]  # of the configuration, old and new
    logins: tuple[Logins, ...]

    @property
    def cut(self) -> int:
        """What payout limits kept back of the wagers' returns."""
        return sum(wager.coin_out for table in self.tables for wager in table.wagers) - self.money.returned


def period(reader: Reader, from_ms: int, to_ms: int) -> Period:
    """What a table did from one moment (inclusive) to another (exclusive)."""
    chosen = span(reader, from_ms, to_ms)
    beside = list(reader.entries(chosen.first, chosen.last, kinds=_KINDS, outside_rounds=True))
    if not all(from_ms <= stored.entry.at_ms < to_ms for stored in beside):  # release 0.1.0 did not record it
        chosen = chosen._replace(clock_set=True)
    happened = [read(stored.entry, None) for stored in beside]
    changed = [record for record in happened if isinstance(record, records.Configured)]
    money = money_of(chosen)
    tables = tables_of(reader, chosen, _configs(chosen, changed))
    paid = [record.cents for record in happened if isinstance(record, records.HandPayConfirmed)]
    return Period(
        about=about(reader, chosen),
        money=money,
        play=_play(reader, chosen),
        seats=tuple(_seat(chosen, seat) for seat in SEATS),
        tables=tables,
        all_wagers=together(tables, money.returned),
        hand_pays=HandPays(
            made=chosen.after.hand_pay_count - chosen.before.hand_pay_count,
            made_cents=money.hand_pays,
            paid=len(paid),
            paid_cents=sum(paid),
            disputed=sum(isinstance(record, records.HandPayDisputed) for record in happened),
            pending=chosen.after.hand_pays,
        ),
        progressive=progressive_use(reader, chosen),
        faults=_faults(record for record in happened if isinstance(record, records.FaultRaised)),
        doors=chosen.gained("door-openings"),
        power_ups=sum(isinstance(record, records.PoweredUp) for record in happened),
        changes=tuple(line_of(stored) for stored in beside if stored.entry.kind == "configured"),
        logins=_logins(record for record in happened if isinstance(record, records.LoggedIn | records.LoginFailed)),
    )


def money_of(chosen: Span) -> Money:
    """The sums of a period. Hand-pays were won when they were not open before and are now, or were paid since."""
    paid = chosen.gained("jackpot", "progressive-paid-by-attendant")
    waits_before, waits_after = (sum(pay.cents for pay in state.hand_pays) for state in (chosen.before, chosen.after))
    hand_pays = waits_after - waits_before + paid
    coin_in, coin_out = chosen.gained("coin-in"), chosen.gained("coin-out")
    by_machine = chosen.gained("progressive-paid-by-machine")
    return Money(
        credits_in=chosen.gained("attendant-credits-in", "buy-ins"),
        credits_out=chosen.gained("cancelled-credits", "cash-outs"),
        coin_in=coin_in,
        coin_out=coin_out,
        progressive_out=by_machine,
        hand_pays=hand_pays,
        win=coin_in - coin_out - by_machine - hand_pays,
    )


def _configs(chosen: Span, changed: Iterable[records.Configured]) -> list[TableConfig]:
    first = [chosen.before.config] if chosen.before.config else []
    return [*first, *(record.new for record in changed)]


def _play(reader: Reader, chosen: Span) -> Play:
    return Play(
        rounds=chosen.gained("rounds"),
        hands=chosen.gained("games-played"),
        won=chosen.gained("games-won"),
        lost=chosen.gained("games-lost"),
        played_ms=_played_ms(reader, chosen),
    )


def _played_ms(reader: Reader, chosen: Span) -> int | None:
    """From the first deal to the last settlement; None without a round, or if the clock was set."""
    last = chosen.after.last_round
    numbers = range(chosen.before.last_round + 1, last + 1)
    dealt = next((opened[0] for opened in (opened_round(reader, number) for number in numbers) if opened), None)
    if dealt is None or chosen.clock_set:
        return None
    ended = [stored.entry.at_ms for stored in reader.round_entries(last) if stored.number <= chosen.last]
    played = ended[-1] - max(dealt, chosen.from_ms)
    return played if played > 0 else None


def _seat(chosen: Span, seat: int) -> SeatUse:
    names = ("games-played", "coin-in", "coin-out", "buy-ins", "cash-outs")
    return SeatUse(seat, *(chosen.gained(of_seat(name, seat)) for name in names))


def _faults(raised: Iterable[records.FaultRaised]) -> tuple[FaultCount, ...]:
    counts = Counter(record.fault for record in raised)
    return tuple(sorted(FaultCount(FAULTS[fault].code, fault, times) for fault, times in counts.items()))


def _logins(tried: Iterable[records.LoggedIn | records.LoginFailed]) -> tuple[Logins, ...]:
    counts = Counter((record.name, isinstance(record, records.LoggedIn)) for record in tried)
    names = sorted({name for name, _ in counts})
    return tuple(Logins(name, counts[name, True], counts[name, False]) for name in names)
