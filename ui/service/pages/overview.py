"""The overview: what the table is doing, what waits, and the day so far in figures and plots."""

from collections.abc import Sequence
from fractions import Fraction

from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QFrame, QVBoxLayout

from kiosk.base.clock import day_ms, local
from kiosk.ledger.table_state import TableState
from kiosk.policy.access import Action
from kiosk.policy.faults import FAULTS
from kiosk.reports.document import NOT_KNOWN, Cell
from kiosk.reports.entry_times import reached_ms
from kiosk.reports.figures.day_overview import Overview as Day
from kiosk.reports.figures.day_overview import overview
from kiosk.reports.progress_reader import WatchedReader
from kiosk.rules.pay.money import dollars
from ui import palette
from ui.i18n.menu_words import mark, say
from ui.reports.cell_text import cell_text
from ui.service.page import Page, Service
from ui.service.pages.attendant import Attendant
from ui.service.table_status import game_words, seats_taken_words, status_words
from ui.service.widgets.busy_line import Busy
from ui.service.widgets.date_pickers import today, zone
from ui.service.widgets.parts import Figure, button, clear, figures, holder, label, panel, row

EVERY_MS = 10_000  # at most so often while the page is shown


class Overview(Page):
    """For everybody: state, faults, hand-pays. For those who may see the meters: the day."""

    name = "overview"
    title = mark("Overview")
    finds = (
        (mark("Drop, win and hold today"), Action.VIEW_METERS),
        (mark("Hands an hour, use by seat"), Action.VIEW_METERS),
        (mark("Actual and theoretical return today"), Action.VIEW_METERS),
        (mark("What waits now"), None),
    )

    def __init__(self, service: Service) -> None:
        super().__init__(service)
        self._waits: object = None
        self._state = label("", "heading", name="table state")
        self._waiting = QVBoxLayout()
        self.body.addWidget(panel(self._state, self._waiting))
        self._day = _DayView(service) if service.staff.may(Action.VIEW_METERS) else None
        if self._day is not None:
            self.body.addWidget(self._day)
        self.body.addStretch(1)

    def refresh(self) -> None:
        """What waits now; the day is read again after a while."""
        state = self.service.table.state
        self._state.setText(_state_words(state))
        waits = (state.faults, state.hand_pays, [(place.calling, place.cashing_out) for place in state.places])
        if waits != self._waits:
            self._waits = waits
            self._show_waiting(state)
        if self._day is not None:
            self._day.changed()

    def _show_waiting(self, state: TableState) -> None:
        clear(self._waiting)
        for fault in state.faults:
            code = FAULTS[fault.fault].code
            at_seat = say("Fault {code}, seat {seat}", code=code, seat=fault.seat)
            words = at_seat if fault.seat else say("Fault {code}", code=code)
            self._waiting.addWidget(self._line(words, fault.words, "fault"))
        for pay in state.hand_pays:
            status = say("disputed") if pay.disputed else say("open")
            words = say("Hand-pay {amount}, seat {seat}", amount=dollars(pay.cents), seat=pay.seat)
            self._waiting.addWidget(self._line(words, status, f"hand-pay {pay.number}"))
        for place in state.places:
            if place.cashing_out:
                amount = dollars(state.credit(place.seat))
                words = say("Cash-out {amount}, seat {seat}", amount=amount, seat=place.seat)
                self._waiting.addWidget(
                    self._line(words, say("the seat is locked until it is paid"), f"cash-out {place.seat}")
                )
            elif place.calling:
                self._waiting.addWidget(self._line(say("Seat {seat} calls", seat=place.seat), "", f"call {place.seat}"))
        if not self._waiting.count():
            self._waiting.addWidget(
                label(say("Nothing waits: no fault, no hand-pay, no call."), "quiet", name="nothing waits")
            )

    def _line(self, words: str, more: str, name: str) -> QFrame:
        """What waits, and the way to where it is dealt with."""
        said, told = label(words, "warning", name=name), label(more, "quiet")
        said.setWordWrap(False)
        go = [
            button(say("To the attendant's page"), lambda: self.service.window.go_to(Attendant.name), name=f"to {name}")
        ]
        inside = row(said, told, *(go if Attendant.open_to(self.service.staff) else ()))
        inside.setStretch(1, 1)
        return holder(inside)


class _DayView(QFrame):
    """The day so far. Read on another thread, at most every ten seconds while it is seen."""

    def __init__(self, service: Service) -> None:
        super().__init__()
        self._service = service
        self._stale = False
        self._rest = QTimer(self, singleShot=True)
        self._rest.timeout.connect(self._rested)
        self._busy = Busy(service, "day")
        self._drop = Figure(say("Drop today"), "drop")
        self._win, self._hold = Figure(say("Win"), "win"), Figure(say("Hold"), "hold")
        self._pace, self._hands = Figure(say("Hands an hour"), "hands an hour"), Figure(say("Hands"), "hands")
        self._actual, self._theory = Figure(say("Actual return"), "actual"), Figure(say("Theoretical return"), "theory")
        self._wagered = Figure(say("Wagered"), "wagered")
        self._from_ms = 0
        self._make_plots()
        money = panel(self._money.key(), self._money, title=say("Wagered and won"))
        chance = panel(self._return.key(), self._return, title=say("Return, with the band of chance"))
        seats = panel(self._seats.key(), self._seats, title=say("Use by seat"))
        inside = QVBoxLayout(self)
        inside.setContentsMargins(0, 0, 0, 0)
        inside.setSpacing(14)
        first, second = (self._drop, self._wagered, self._win, self._hold), (self._hands, self._pace)
        inside.addLayout(figures(*first, *second, self._actual, self._theory))
        inside.addLayout(row(money, chance, seats))
        inside.addWidget(self._busy)

    def _make_plots(self) -> None:
        from ui.service.widgets.plots import HOUR_MS, Plot  # noqa: PLC0415 (only who sees plots waits for them)

        def hour(hours: float) -> str:
            return local(self._from_ms + round(hours * HOUR_MS), zone())[11:16]

        def money(cents: float) -> str:
            return dollars(round(cents)).removesuffix(".00")

        self._hour_ms = HOUR_MS
        self._money = Plot("plot money", hour, money)
        self._coin_in = self._money.line(say("wagered"), palette.LINE, dashed=True)
        self._won = self._money.line(say("win of the table"), palette.TEXT)
        self._return = Plot("plot return", hour, lambda share: f"{share:.0%}")
        self._low, self._high = self._return.band(say("95% band"), palette.CALM)
        self._expected = self._return.line(say("theoretical"), palette.LINE, 2, dashed=True)
        self._returned = self._return.line(say("actual"), palette.TEXT)
        self._seats = Plot("plot seats", lambda seat: f"{seat:.0f}", lambda hands: f"{hands:.0f}")
        self._bars = self._seats.bars(say("hands"), palette.LINE)

    def changed(self) -> None:
        if self._rest.isActive() or self._busy.working:
            self._stale = True
        else:
            self._read()

    def _rested(self) -> None:
        if self._stale and self.isVisible():
            self.changed()

    def _read(self) -> None:
        self._stale = False
        self._rest.start(EVERY_MS)
        now = self._service.clock.wall_ms() + 1
        from_ms, _ = day_ms(f"{today(self._service.clock)}", zone())
        read = self._service.reading(
            lambda reader, progress: overview(WatchedReader(reader, progress), from_ms, max(now, reached_ms(reader)))
        )
        self._busy.run(say("Reading the day"), read, self._show)

    def _show(self, day: Day) -> None:
        period = day.period
        self._from_ms = period.about.from_ms
        money, play, all_wagers = period.money, period.play, period.all_wagers
        self._drop.show_value(dollars(money.credits_in), say("credits out {amount}", amount=dollars(money.credits_out)))
        self._wagered.show_value(dollars(money.coin_in), say("returned {amount}", amount=dollars(money.returned)))
        self._win.show_value(_shown(money.win, "cents"), say("wagered less returned"))
        self._hold.show_value(_share(money.hold), say("win of the drop"))
        self._hands.show_value(f"{play.hands:,}", say("in {count} rounds", count=f"{play.rounds:,}"))
        rounds = _shown(play.rounds_an_hour, "count")
        self._pace.show_value(_shown(play.hands_an_hour, "count"), say("rounds {count}", count=rounds))
        inside = {None: "", True: say("in the band"), False: say("outside the band")}[all_wagers.inside]
        self._actual.show_value(_share(all_wagers.actual), inside)
        band = say("band {low} to {high}", low=_share(all_wagers.low), high=_share(all_wagers.high))
        self._theory.show_value(_share(all_wagers.theory), band if all_wagers.low is not None else "")
        self._draw(day)

    def _draw(self, day: Day) -> None:
        hours = [(step.at_ms - self._from_ms) / self._hour_ms for step in day.steps]
        self._coin_in.setData(hours, [step.coin_in for step in day.steps])
        self._won.setData(hours, [step.win for step in day.steps])
        banded = [
            (hour, step.low, step.high)
            for hour, step in zip(hours, day.steps, strict=True)
            if step.low is not None and step.high is not None
        ]
        when = [hour for hour, _, _ in banded]
        self._low.setData(when, [float(low) for _, low, _ in banded])
        self._high.setData(when, [float(high) for _, _, high in banded])
        known = [(hour, step.actual) for hour, step in zip(hours, day.steps, strict=True) if step.actual is not None]
        self._returned.setData([hour for hour, _ in known], [float(actual) for _, actual in known])
        theory = day.period.all_wagers.theory
        self._expected.setData(when, [float(theory)] * len(when) if theory is not None else [])
        self._return.setYRange(*_seen([actual for _, actual in known], day))
        seats = day.period.seats
        self._bars.setOpts(x=[one.seat for one in seats], height=[one.hands for one in seats])
        self._seats.setYRange(0, max(1, *(one.hands for one in seats)))


def _seen(actual: Sequence[Fraction], day: Day) -> tuple[float, float]:
    """From where to where the return is drawn: the band at the end, and the actual return since the middle."""
    whole = day.period.all_wagers
    ends = [one for one in (whole.low, whole.high, *actual[len(actual) // 2 :]) if one is not None]
    return (float(min(ends)), float(max(ends))) if ends else (0, 1)


def _state_words(state: TableState) -> str:
    return "   ·   ".join((status_words(state), game_words(state), seats_taken_words(state)))


def _share(value: Fraction | None) -> str:
    return say(NOT_KNOWN) if value is None else cell_text(Cell(value, "percent"), "UTC")


def _shown(value: int | None, unit: str) -> str:
    return cell_text(Cell(value, unit), "UTC")
