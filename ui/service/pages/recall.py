"""The page of recall: finds a round, and plays it again card by card, with its document and the proof of its cards."""

from functools import partial

from PySide6.QtCore import QItemSelectionModel, QTimer
from PySide6.QtGui import QHideEvent, QShowEvent
from PySide6.QtWidgets import QHeaderView, QPlainTextEdit, QStackedWidget, QTableView, QWidget

from kiosk.base.clock import local, moment_ms
from kiosk.policy.access import Action
from kiosk.reports.round_search import FoundRound, OpenedRound, RoundQuery, export_round, open_round, rounds_page
from kiosk.reports.round_search import Page as Rounds
from kiosk.rules.cards.positions import SEATS
from kiosk.rules.pay.money import dollars
from kiosk.rules.rule_sets import RULE_SETS
from ui.i18n.menu_words import mark, say, speech
from ui.service.page import Page, Service
from ui.service.panels.replay_table import ReplayTable
from ui.service.widgets.busy_line import Busy
from ui.service.widgets.choice_buttons import choice, turn_on
from ui.service.widgets.date_pickers import zone
from ui.service.widgets.folder_sheet import Folder
from ui.service.widgets.parts import Rows, button, column, field, holder, label, panel, row, table
from ui.service.widgets.touch_keys import keyboard

STEP_MS = 900  # between two moments while it plays
_HOUR_MS = 3_600_000
_COLUMNS = (
    mark("Round"),
    mark("At"),
    mark("Ago"),
    mark("Game"),
    mark("Seats"),
    mark("Staked"),
    mark("Returned"),
    mark("What went wrong"),
)
_AGO = (
    (mark("Now"), 0),
    (mark("An hour ago"), _HOUR_MS),
    (mark("Six hours ago"), 6 * _HOUR_MS),
    (mark("A day ago"), 24 * _HOUR_MS),
)
_TABS = (mark("Steps"), mark("Words"), mark("Document"), mark("Proof"))
_TALL = 520
_DIGITS = 12  # of a round's number
_PLAY = 110  # wide, whatever it says


class Recall(Page):
    name = "recall"
    title = mark("Recall")
    needs = frozenset({Action.VIEW_RECALL})
    finds = (
        (mark("A round again, card by card"), None),
        (mark("Why a round or a seat was void"), None),
        (mark("The fairness proof of a round"), None),
    )

    def __init__(self, service: Service) -> None:
        super().__init__(service)
        self._wanted = RoundQuery()
        self._before: list[int | None] = [None]  # before which round each page begins, up to the one that is shown
        self._next: int | None = None
        self._rounds: tuple[FoundRound, ...] = ()
        self._opened: OpenedRound | None = None
        self._at = 0
        self._timer = QTimer(self, interval=STEP_MS)
        self._timer.timeout.connect(self._tick)
        self._busy = Busy(service, "recall")
        self._stack = QStackedWidget()
        self._stack.addWidget(self._finding())
        self._stack.addWidget(self._showing())
        self.body.addWidget(self._stack, 1)
        self.body.addWidget(self._busy)  # below: nothing moves under a finger

    def showEvent(self, event: QShowEvent) -> None:  # noqa: N802 (Qt's)
        """Whoever turns to it sees the latest rounds, or the round that they had open."""
        super().showEvent(event)
        if self._opened is None:
            self._search()

    def hideEvent(self, event: QHideEvent) -> None:  # noqa: N802 (Qt's)
        """Nothing plays that nobody sees."""
        super().hideEvent(event)
        self._halt()

    @staticmethod
    def looks_for(text: str) -> str:
        return say("Round {round}", round=text) if text.isdecimal() and len(text) <= _DIGITS else ""

    def look_for(self, text: str) -> None:
        self._open(int(text))

    def _finding(self) -> QWidget:
        self._number = field("number", say("round number"), entered=self._open_number)
        self._number.setMaxLength(_DIGITS)
        self._time = field("time", say("before, such as 2026-01-31 18:00"), entered=self._before_time)
        self._seats = {
            seat: choice(
                say("Seat {seat}", seat=seat) if seat else say("All seats"),
                partial(self._of_seat, seat),
                name=f"of seat {seat}",
            )
            for seat in (0, *SEATS)
        }
        self._seats[0].setMinimumWidth(130)
        self._wrong = choice(say("Only void or irregular"), self._only_wrong, name="only irregular")
        ago = [button(say(words), partial(self._ago, ms), name=words.lower()) for words, ms in _AGO]
        self._keys = panel(keyboard())
        self._keys.setVisible(False)
        self._rows = Rows([say(title) for title in _COLUMNS], right=(0, 5, 6), parent=self)
        self._table = table(self._rows, "rounds")
        self._table.setMinimumHeight(_TALL)
        self._table.clicked.connect(lambda index: self._open(self._rounds[index.row()].played.number))
        self._table.activated.connect(lambda index: self._open(self._rounds[index.row()].played.number))
        self._newer = button(say("Newer"), self._back, name="newer")
        self._older = button(say("Older"), self._on, name="older")
        self._caption = label("", "quiet", name="told of rounds")
        self._caption.setWordWrap(False)
        return holder(
            column(
                panel(
                    row(*self._seats.values(), self._wrong, 1),
                    row(
                        *ago,
                        self._time,
                        button(say("Before then"), self._before_time, name="before"),
                        self._number,
                        button(say("Open"), self._open_number, "primary", name="open"),
                        button(say("Keys"), self._show_keys, name="keys"),
                    ),
                    self._keys,
                    title=say("Find a round"),
                ),
                self._table,
                row(self._newer, self._older, self._caption, 1),
            )
        )

    def _show_keys(self) -> None:
        self._keys.setVisible(not self._keys.isVisible())

    def _of_seat(self, seat: int) -> None:
        self._wanted = self._wanted._replace(seat=seat or None)
        self._search()

    def _only_wrong(self) -> None:
        self._wanted = self._wanted._replace(only_irregular=not self._wanted.only_irregular)
        self._search()

    def _ago(self, ms: int) -> None:
        until = self.service.clock.wall_ms() - ms if ms else None
        self._time.setText(local(until, zone())[:16].replace("T", " ") if until is not None else "")
        self._wanted = self._wanted._replace(until_ms=until)
        self._search()

    def _before_time(self) -> None:
        text = self._time.text().strip()
        try:
            until = moment_ms(text, zone()) if text else None
        except ValueError as error:
            self.service.window.tell(say("The time {error}.", error=error), "warning")
            return
        self._wanted = self._wanted._replace(until_ms=until)
        self._search()

    def _search(self) -> None:
        self._before = [None]
        self._look()

    def _on(self) -> None:
        self._before.append(self._next)
        self._look()

    def _back(self) -> None:
        self._before.pop()
        self._look()

    def _look(self) -> None:
        turn_on(self._seats, self._wanted.seat or 0)
        self._wrong.setChecked(self._wanted.only_irregular)
        wanted, before = self._wanted, self._before[-1]
        look = self.service.reading(lambda reader, progress: rounds_page(reader, wanted, before, progress))
        self._busy.run(say("Looking through the rounds…"), look, self._list)

    def _list(self, page: Rounds) -> None:
        self._rounds, self._next = page.rounds, page.before
        self._rows.show_rows([self._line(one) for one in page.rounds])
        self._newer.setEnabled(len(self._before) > 1)
        self._older.setEnabled(page.before is not None)
        told = [say("Touch a round to see it.") if page.rounds else say("There is none.")]
        if page.before is not None:
            told.append(say("Rounds before {round} are on the next page.", round=page.before))
        self._caption.setText(" ".join(told))

    def _line(self, one: FoundRound) -> tuple[str, ...]:
        played = one.played
        return (
            str(played.number),
            local(played.at_ms, zone())[:19].replace("T", " "),
            _since(self.service.clock.wall_ms() - played.at_ms),
            RULE_SETS[played.opened.game].title,
            " ".join(str(player.seat) for player in played.opened.players),
            dollars(one.staked),
            dollars(one.returned),
            "; ".join(irregular.short() for irregular in one.irregular),
        )

    def _open_number(self) -> None:
        text = self._number.text().strip()
        chosen = self._table.selectionModel().selectedRows()
        if text.isdecimal():
            self._open(int(text))
        elif chosen and not text:
            self._open(self._rounds[chosen[0].row()].played.number)
        else:
            self.service.window.tell(say("Write the round's number, or touch a round in the list."), "warning")

    def _open(self, number: int) -> None:
        read = self.service.reading(lambda reader, _: open_round(reader, number, speech()))
        self._busy.run(say("Reading round {round}…", round=number), read, self._show_round)

    def _showing(self) -> QWidget:
        self._heading = label("", "title", name="recalled")
        self._irregular = label("", "warning", name="irregular")
        self._replay = ReplayTable()
        self._replay.setFixedSize(1168, 657)
        self._words = label("", "heading", name="moment")
        self._words.setWordWrap(True)
        self._count = label("", "quiet", name="place")
        self._play = button(say("Play"), self._toggle, "primary", name="play")
        self._play.setMinimumWidth(_PLAY)
        self._all = choice(say("Show every card"), self._draw, name="every card")
        steps = row(
            button("|<", partial(self._go, 0), name="first"),
            button(say("Back"), partial(self._step, -1), name="step back"),
            self._play,
            button(say("Step"), partial(self._step, 1), name="step"),
            button(">|", partial(self._go, -1), name="last"),
            self._all,
            self._count,
            1,
        )
        self._tabs = {name: choice(say(name), partial(self._turn, name), name=f"tab {name.lower()}") for name in _TABS}
        self._sides = QStackedWidget()
        self._step_rows = Rows(("", say("What happened")), parent=self)
        self._step_table: QTableView = table(self._step_rows, "steps")
        self._step_table.setWordWrap(True)
        self._step_table.verticalHeader().setSectionResizeMode(QHeaderView.ResizeMode.ResizeToContents)
        self._step_table.clicked.connect(lambda index: self._go(index.row()))
        self._texts = {name: _text(name) for name in _TABS[1:]}
        for widget in (self._step_table, *self._texts.values()):
            self._sides.addWidget(widget)
        parts: list[QWidget] = [button(say("Back to the list"), self._close, name="back to list")]
        if self.service.staff.may(Action.EXPORT):
            self._folder = Folder(self, self.service.data / "reports")
            parts += [self._folder, button(say("Export"), self._export, name="export round")]
        return holder(
            column(
                row(self._heading, 1, *parts),
                self._irregular,
                row(column(self._replay, self._words, steps, 1), column(row(*self._tabs.values(), 1), self._sides)),
            )
        )

    def _show_round(self, opened: OpenedRound) -> None:
        played = opened.found.played
        self._opened = opened
        self._heading.setText(
            say(
                "RECALL  ·  round {round}  ·  {time}",
                round=played.number,
                time=local(played.at_ms, zone())[:19].replace("T", " "),
            )
        )
        self._irregular.setText("\n".join(one.words() for one in opened.found.irregular))
        self._irregular.setVisible(bool(opened.found.irregular))
        self._step_rows.show_rows([(str(place), one.words) for place, one in enumerate(opened.moments, 1)])
        self._texts["Words"].setPlainText("\n".join(opened.narration))
        self._texts["Document"].setPlainText(opened.document)
        self._texts["Proof"].setPlainText("\n".join(opened.proof.words))
        self._turn("Steps")
        self._stack.setCurrentIndex(1)
        self._go(0)

    def _turn(self, tab: str) -> None:
        turn_on(self._tabs, tab)
        self._sides.setCurrentIndex(_TABS.index(tab))

    def _toggle(self) -> None:
        """Play on from here, or from the beginning after the end; or stand still."""
        if self._timer.isActive():
            self._halt()
        elif self._opened is not None:
            if self._at == len(self._opened.moments) - 1:
                self._go(0)
            self._timer.start()
            self._play.setText(say("Pause"))

    def _halt(self) -> None:
        self._timer.stop()
        self._play.setText(say("Play"))

    def _tick(self) -> None:
        if self._opened is None or self._at >= len(self._opened.moments) - 1:
            self._halt()
        else:
            self._show_moment(self._at + 1)

    def _step(self, by: int) -> None:
        if self._opened is not None:
            self._halt()
            self._show_moment(min(max(self._at + by, 0), len(self._opened.moments) - 1))

    def _go(self, place: int) -> None:
        if self._opened is not None:
            self._halt()
            self._show_moment(place % len(self._opened.moments))

    def _show_moment(self, place: int) -> None:
        self._at = place
        self._draw()

    def _draw(self) -> None:
        if self._opened is None:
            return
        moment = self._opened.moments[self._at]
        self._replay.show_view(moment.all_open if self._all.isChecked() else moment.view)
        self._words.setText(moment.words)
        place, count, at = self._at + 1, len(self._opened.moments), local(moment.at_ms, zone())[11:19]
        self._count.setText(say("{place} of {count}  ·  {time}", place=place, count=count, time=at))
        index = self._step_rows.index(self._at, 0)
        chosen = QItemSelectionModel.SelectionFlag.ClearAndSelect | QItemSelectionModel.SelectionFlag.Rows
        self._step_table.selectionModel().select(index, chosen)
        self._step_table.scrollTo(index)

    def _close(self) -> None:
        self._halt()
        self._opened = None
        self._stack.setCurrentIndex(0)

    def _export(self) -> None:
        opened, folder = self._opened, self._folder.path
        if opened is not None:
            self._busy.run(say("Writing…"), lambda _: export_round(opened, folder), self._exported)

    def _exported(self, path: object) -> None:
        self.service.window.tell(say("Written: {path}", path=path))


def _text(name: str) -> QPlainTextEdit:
    made = QPlainTextEdit()
    made.setReadOnly(True)
    made.setProperty("named", name.lower())
    return made


def _since(ms: int) -> str:
    """How long ago, as people say it."""
    minutes = ms // 60_000
    if minutes < 60:
        return say("{minutes} min", minutes=minutes)
    if minutes < 48 * 60:
        return say("{hours} h {minutes}", hours=minutes // 60, minutes=f"{minutes % 60:02}")
    return say("{days} days", days=minutes // (24 * 60))
