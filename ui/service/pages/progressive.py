"""The page of the progressive: its meters, its history, its hits, its terms; correcting, ending, transferring it."""

from collections.abc import Iterator
from functools import partial

from PySide6.QtGui import QShowEvent
from PySide6.QtWidgets import QGridLayout, QLineEdit, QPushButton, QVBoxLayout, QWidget

from kiosk.base.clock import local
from kiosk.ledger import accounts
from kiosk.ledger.table_state import Phase, TableState
from kiosk.policy import profiles
from kiosk.policy.access import Action
from kiosk.policy.config import ProgressiveTerms, TableConfig
from kiosk.reports.figures.config_prices import percent
from kiosk.reports.figures.pool_history import PoolPoint, pool_history
from kiosk.rules.pay.money import dollars, exact_dollars
from kiosk.rules.rule_sets import RULE_SETS
from kiosk.table.config_changes import in_words, parse_micros, parse_signed_micros, plain_micros, pool_held, table_wager
from kiosk.table.requests import CorrectPool, PlanEnd, TransferPool
from ui import palette
from ui.i18n.menu_words import mark, say
from ui.service.page import Page, Service
from ui.service.panels.config_draft import ConfigDraft
from ui.service.panels.own_table import OWN, OwnTable
from ui.service.widgets.busy_line import Busy
from ui.service.widgets.choice_buttons import choice, turn_on
from ui.service.widgets.date_pickers import zone
from ui.service.widgets.parts import Figure, Rows, button, column, field, figures, holder, label, panel, row, table
from ui.service.widgets.touch_keys import keyboard

HIGH = 260  # the plot
STEPS = 60  # of the plot
_OLD_MS = 60_000  # a plot is drawn again after so long
_DAY_MS = 24 * 60 * 60 * 1_000
_PERIODS = {
    "day": (mark("Last day"), _DAY_MS),
    "week": (mark("Last week"), 7 * _DAY_MS),
    "month": (mark("Last month"), 30 * _DAY_MS),
}
_METERS = (
    mark("Pool"),
    mark("Reserve"),
    mark("Overflow"),
    mark("Contributed"),
    mark("Won from the pool"),
    mark("Paid, all awards"),
)
_AMOUNTS = ("reset", "contribution", "reserve", "limit", "guard")
_PLACES = 2
_TWO = mark("A second person has to confirm it; both names go on record.")
_TWO_LINES = 66


class Progressive(Page):
    """What it holds on top; what can be done about it below, for those who may."""

    name = "progressive"
    title = mark("Progressive")
    needs = frozenset({Action.CHANGE_CONFIG, Action.CORRECT_METER, Action.PLAN_PROGRESSIVE_END, Action.VIEW_METERS})
    finds = (
        (mark("The progressive's meters and last hits"), None),
        (mark("Parameters of the progressive"), Action.CHANGE_CONFIG),
        (mark("Correct the progressive's meter"), Action.CORRECT_METER),
        (mark("Transfer the progressive"), Action.TRANSFER_POOL),
        (mark("Plan the progressive's end"), Action.PLAN_PROGRESSIVE_END),
    )

    def __init__(self, service: Service) -> None:
        super().__init__(service)
        self._fields: dict[str, QLineEdit] = {}
        self._hits_shown: object = None
        self._read_ms = 0
        self._add_meters()
        self.body.addLayout(row(self._history(), self._hits()))
        self._add_changes()
        self.drafting: ConfigDraft | None = None
        if service.staff.may(Action.CHANGE_CONFIG):
            self._add_terms()
        self.body.addStretch(1)

    def refresh(self) -> None:
        state = self.service.table.state
        self._show_meters(state)
        if state.hits != self._hits_shown:
            self._hits_shown = state.hits
            self._hit_rows.show_rows(
                [
                    (
                        local(hit.at_ms, zone())[:19].replace("T", " "),
                        str(hit.round),
                        str(hit.seat),
                        hit.pays.text,
                        dollars(hit.cents),
                    )
                    for hit in reversed(state.hits)
                ]
            )
        self._show_plan(state)
        if self.isVisible() and self.service.clock.wall_ms() - self._read_ms >= _OLD_MS and not self._busy.working:
            self._read_again()
        if self.drafting is not None:
            self.drafting.refresh()

    def _add_meters(self) -> None:
        self._figures = {name: Figure(say(name), name) for name in _METERS}
        self.body.addLayout(figures(*self._figures.values(), columns=len(_METERS)))

    def _show_meters(self, state: TableState) -> None:
        game = state.config.game if state.config else ""
        offered = bool(state.config and state.config.progressive)
        books, meters = state.books, state.meters
        show = {name: figure.show_value for name, figure in self._figures.items()}
        show["Pool"](exact_dollars(state.pool()), say("on the meter") if offered else say("no progressive is offered"))
        show["Reserve"](exact_dollars(books.get(accounts.reserve(game), 0)), say("for the next pool"))
        show["Overflow"](exact_dollars(books.get(accounts.overflow(game), 0)), say("for the next pool"))
        show["Contributed"](exact_dollars(meters.get("progressive-in", 0)), say("without the reserve"))
        hits = meters.get("progressive-hits", 0)
        wins = say("1 win") if hits == 1 else say("{count} wins", count=hits)
        show["Won from the pool"](dollars(meters.get("progressive-wins", 0)), wins)
        machine, hand = (meters.get(f"progressive-paid-by-{who}", 0) for who in ("machine", "attendant"))
        show["Paid, all awards"](dollars(machine + hand), say("{amount} by hand", amount=dollars(hand)))

    def _history(self) -> QWidget:
        from ui.service.widgets.plots import Plot  # noqa: PLC0415 (it loads what draws plots)

        self._plot = Plot("pool history", lambda at_ms: local(int(at_ms), zone())[5:16].replace("T", " "), _money)
        self._plot.setFixedHeight(HIGH)
        self._curve = self._plot.line(say("pool"), palette.GOLD)
        self._period = {
            name: choice(say(words), partial(self._read, name), name=name) for name, (words, _) in _PERIODS.items()
        }
        self._period["day"].setChecked(True)
        self._caption = label("", "quiet", name="history")
        self._busy = Busy(self.service, "history")
        return panel(self._plot, row(*self._period.values(), self._caption, 1), self._busy, title=say("Pool over time"))

    def showEvent(self, event: QShowEvent) -> None:  # noqa: N802 (Qt's)
        """Whoever turns to it sees the pool as it is."""
        super().showEvent(event)
        self._read_again()

    def _read_again(self) -> None:
        self._read(next(name for name, made in self._period.items() if made.isChecked()))

    def _read(self, name: str) -> None:
        """Off this thread."""
        turn_on(self._period, name)
        self._read_ms = now = self.service.clock.wall_ms()
        since = now - _PERIODS[name][1]
        read = self.service.reading(lambda reader, progress: pool_history(reader, since, now, STEPS, progress))
        self._busy.run(say("Reading the ledger…"), read, self._drawn)

    def _drawn(self, points: tuple[PoolPoint, ...]) -> None:
        self._curve.setData([point.at_ms for point in points], [point.dollars for point in points])
        words = (
            [exact_dollars(points[place].micros) for place in (0, -1)] if points else [say("nothing is written yet")]
        )
        self._caption.setText(" → ".join(words))

    def _hits(self) -> QWidget:
        self._hit_rows = Rows((say("At"), say("Round"), say("Seat"), say("Paid"), say("Amount")), right=(4,))
        view = table(self._hit_rows, "hits")
        view.setMinimumHeight(HIGH)
        return panel(view, title=say("The last 25 hits"))

    def _add_changes(self) -> None:
        staff = self.service.staff
        self._locked = label("", "warning", name="locked")
        self._plan = label("", name="plan")
        self._transfer: QPushButton | None = None
        parts: list[QWidget] = [self._locked]
        if staff.may(Action.CORRECT_METER):
            correct = button(say("Correct …"), self._correct, name="correct")
            fields = row(self._field("by", say("100 or -12.50")), self._field("why", say("why")), correct)
            parts.append(panel(fields, label(say("Takes two persons."), "quiet"), title=say("Correct the pool")))
        ending: list[QWidget | QVBoxLayout] = [self._plan]
        if staff.may(Action.PLAN_PROGRESSIVE_END):
            fields = row(self._field("date", "2026-12-31"), self._field("to", say("table that takes the pool")))
            plan = button(say("Plan the end …"), self._plan_end, name="plan end")
            ending.append(column(fields, row(1, plan)))
        if staff.may(Action.TRANSFER_POOL):
            self._transfer = button(say("Transfer …"), self._move, "danger", name="transfer")
            words = label(
                say("Once planned, the pool can be transferred: by two persons, when nobody plays here."), "quiet"
            )
            ending.append(column(row(words, self._transfer)))
        parts.append(panel(*ending, title=say("End it")))
        if len(ending) == 1:
            self.body.addWidget(parts[-1])
            return
        sides = row(holder(column(*parts, 1)), panel(keyboard(), 1))
        sides.setStretch(0, 1)
        sides.setStretch(1, 1)
        self.body.addLayout(sides)

    def _field(self, name: str, hint: str) -> QLineEdit:
        self._fields[name] = field(name, hint)
        return self._fields[name]

    def _show_plan(self, state: TableState) -> None:
        playing = state.phase == Phase.PLAYING
        self._locked.setText(say("A round is in play: the progressive is locked until it is over.") if playing else "")
        self._locked.setVisible(playing)
        planned = state.plan if state.plan and state.config and state.plan.game == state.config.game else None
        if planned is None:
            self._plan.setText(say("No end is planned."))
        else:
            words = say("Planned to end on {date}; the pool goes to {to}.", date=planned.date, to=planned.to)
            self._plan.setText(words)
        if self._transfer is not None:
            self._transfer.setVisible(planned is not None)

    def _correct(self) -> None:
        try:
            micros = parse_signed_micros(self._fields["by"].text())
        except ValueError as error:
            self.service.window.tell(str(error), "warning")
            return
        why = self._fields["why"].text().strip()
        values = {
            "pool": exact_dollars(self.service.table.state.pool()),
            "amount": exact_dollars(abs(micros)),
            "why": why or say("(say why)"),
        }
        more = say("The pool is {pool}. It becomes {amount} more, because: {why}.", **values)
        less = say("The pool is {pool}. It becomes {amount} less, because: {why}.", **values)
        self.service.window.confirm(
            say("Correct the pool"),
            f"{less if micros < 0 else more} {say(_TWO)}",
            partial(self._asks, CorrectPool(micros, why), say("The pool is corrected."), ("by", "why")),
            do=say("Correct"),
        )

    def _plan_end(self) -> None:
        date, to = self._fields["date"].text().strip(), self._fields["to"].text().strip()
        self.service.window.confirm(
            say("Plan the end"),
            say(
                "The progressive ends on {date}, and its pool goes to {to}. Players are told. Nothing moves yet.",
                date=date,
                to=to,
            ),
            partial(self._asks, PlanEnd(date, to), say("The end is planned."), ("date", "to")),
            do=say("Plan"),
        )

    def _move(self) -> None:
        state = self.service.table.state
        to = state.plan.to if state.plan else ""
        moves = say(
            "{amount} (pool, reserve and overflow) goes to {to}, and the progressive ends here.",
            amount=exact_dollars(pool_held(state)),
            to=to,
        )
        self.service.window.confirm(
            say("Transfer the pool"),
            f"{moves} {say(_TWO)}",
            partial(self._asks, TransferPool(to), say("The pool went to {to}.", to=to), ()),
            do=say("Transfer"),
        )

    def _asks(self, request: CorrectPool | PlanEnd | TransferPool, done: str, fields: tuple[str, ...]) -> None:
        def cleared() -> None:
            for name in fields:
                self._fields[name].clear()

        self.service.window.ask_table(request, done, cleared)

    def _add_terms(self) -> None:
        self.drafting = drafting = ConfigDraft(self.service, self._alternatives)
        self._tables: dict[str, QPushButton] = {}
        grid = QGridLayout()
        tables = RULE_SETS[drafting.base.game].progressive_tables
        for number, name in enumerate(tables):
            made = choice(name, partial(self._choose, name), name=f"table {name}")
            made.setMinimumHeight(_TWO_LINES)
            self._tables[name] = made
            grid.addWidget(made, number // 4, number % 4)
        self._own = choice(say(OWN), self._write_table, name="table own")
        self._own.setMinimumHeight(_TWO_LINES)
        self._own.setVisible(bool(tables) and profiles.load(drafting.base.profile).own_tables)
        grid.addWidget(self._own, len(tables) // 4, len(tables) % 4)
        terms = QGridLayout()
        for down, name in enumerate(_AMOUNTS):
            amount = self._field(f"terms.{name}", say("nothing: no limit") if name == "limit" else say("dollars"))
            amount.textEdited.connect(self._typed)
            terms.addWidget(label(in_words(name)), down, 0)
            terms.addWidget(amount, down, 1)
        self._offer = button(say("Offer a progressive"), self._offer_one, name="offer")
        if not tables:
            self._offer.setVisible(False)
        none = [] if tables else [label(say("This game has no progressive."), "quiet")]
        left = panel(*none, self._offer, grid, terms, title=say("Terms, in dollars"))
        left.setFixedWidth(620)
        self.body.addLayout(row(column(left, 1), drafting))
        drafting.changed.connect(self._show_terms)
        drafting.priced.connect(self._show_terms)
        self._show_terms()

    def _alternatives(self, draft: TableConfig) -> Iterator[TableConfig]:
        if draft.progressive is not None:
            for name in RULE_SETS[draft.game].progressive_tables:
                yield draft._replace(progressive=draft.progressive._replace(table=name))

    def _show_terms(self) -> None:
        if self.drafting is None:
            return
        draft = self.drafting.draft
        terms = draft.progressive
        self._offer.setVisible(terms is None and bool(self._tables))
        for name, made in self._tables.items():
            made.setEnabled(terms is not None)
            made.setChecked(terms is not None and terms.table == name)
            made.setText("\n".join((say("Table {name}", name=name), *self._returns(draft, name))))
        own = terms is not None and terms.table not in self._tables
        self._own.setEnabled(terms is not None)
        self._own.setChecked(own)
        self._own.setText("\n".join((say(OWN), *(self._returns(draft, terms.table) if terms and own else ()))))
        for name in _AMOUNTS:
            typed = self._fields[f"terms.{name}"]
            typed.setEnabled(terms is not None)
            text = plain_micros(getattr(terms, name)) if terms is not None else ""
            if draft == self.drafting.base and typed.text() != text:
                typed.setText(text)

    def _returns(self, draft: TableConfig, table: str) -> list[str]:
        """What the progressive returns with that table, if it is known."""
        if self.drafting is None or draft.progressive is None:
            return []
        priced = self.drafting.prices(draft._replace(progressive=draft.progressive._replace(table=table)))
        known = priced if isinstance(priced, tuple) else ()
        return [percent(one.returns, _PLACES) for one in known if one.wager == "progressive"]

    def _write_table(self) -> None:
        draft = self.drafting.draft if self.drafting else None
        if draft is not None and draft.progressive is not None and (wager := table_wager(draft.game, "progressive")):
            self._show_terms()  # what was pressed is only a wish
            title = say("Progressive table of the house's own")
            OwnTable(self, self.service, title, (wager, draft.progressive.table), self._choose)

    def _offer_one(self) -> None:
        if self.drafting is not None:
            terms = ProgressiveTerms(next(iter(self._tables)))
            self.drafting.take(self.drafting.draft._replace(progressive=terms))
            for name in _AMOUNTS:
                self._fields[f"terms.{name}"].setText(plain_micros(getattr(terms, name)))

    def _choose(self, name: str) -> None:
        if self.drafting is not None and (terms := self.drafting.draft.progressive) is not None:
            self.drafting.take(self.drafting.draft._replace(progressive=terms._replace(table=name)))

    def _typed(self) -> None:
        if self.drafting is None or (terms := self.drafting.draft.progressive) is None:
            return
        for name in _AMOUNTS:
            text = self._fields[f"terms.{name}"].text()
            try:
                value = None if name == "limit" and not text.strip() else parse_micros(text)
            except ValueError as error:
                self.drafting.fail(f"{in_words(name)}: {error}")
                return
            terms = terms._replace(**{name: value})  # type: ignore[arg-type]
        self.drafting.take(self.drafting.draft._replace(progressive=terms))


def _money(whole: float) -> str:
    """Dollars at a tick of the plot."""
    return f"${whole:,.0f}"
