"""The operator's window: the device's state always on top, the pages at the left, locked until a named user enters.

It times out to locked. What a role may not do has no page and no button; the table refuses it underneath as well.
"""

from collections.abc import Callable, Sequence

from PySide6.QtCore import QElapsedTimer, QEvent, QObject, QTimer, Signal
from PySide6.QtGui import QCloseEvent, QKeySequence, QResizeEvent, QShortcut
from PySide6.QtQuickWidgets import QQuickWidget
from PySide6.QtWidgets import QFrame, QHBoxLayout, QPushButton, QStackedWidget, QVBoxLayout, QWidget

from kiosk import __version__
from kiosk.audit.meter_report import fingerprint
from kiosk.devices.usb_media import MEDIA
from kiosk.ledger.records import Record
from kiosk.policy import profiles
from kiosk.policy.access import User
from kiosk.policy.faults import FAULTS
from kiosk.table.requests import Request
from kiosk.table.views import TableView
from ui.i18n.menu_words import mark, say
from ui.service.page import Page, Service
from ui.service.panels.find_sheet import FindSheet, Hit, hits
from ui.service.role_names import role_words
from ui.service.table_status import status_words
from ui.service.widgets.choice_buttons import turn_on
from ui.service.widgets.parts import button, column, label, row
from ui.service.widgets.sheets import FirstSheet, Over, PinSheet, Question
from ui.service.widgets.style import dress

TOLD_MS = 6_000
REFRESH_MS = 500  # at most so often while the table plays
_MINUTE_MS = 60_000
LOCKED_MS = 30_000  # that it stays locked and untouched before players get their screen back
MOST_LASTING_MS = 1_800_000  # that work goes on over the players' screen while nobody is there
MOST_LOCKED_MS = 180_000  # however often it is touched: writing a PIN takes less
_LEDGERS = {
    "live": mark("live ledger"),
    "demonstration": mark("demonstration ledger"),
    "test": mark("test ledger"),
}
_LIFE = (QEvent.Type.MouseButtonPress, QEvent.Type.KeyPress, QEvent.Type.TouchBegin)


class ServiceWindow(QWidget):
    """The menu. It is given its pages, in the order of the rail."""

    closed = Signal()

    def __init__(self, service: Service, pages: Sequence[type[Page]]) -> None:
        super().__init__()
        self.setObjectName("service")
        self.setWindowTitle(say("Croupier service"))
        dress(self)
        QQuickWidget(
            self
        ).hide()  # the replay's kind: the first one in a window that is seen has it vanish for a moment
        self._service = service._replace(window=self)
        self._kinds = tuple(pages)
        self._pages: dict[str, Page] = {}
        self._owner: User | None = None  # whose pages they are: while it is locked, they wait for the same person
        self._rail: dict[str, QPushButton] = {}
        self._stack = QStackedWidget()
        self._nothing = QWidget()  # is shown while it is locked
        self._stack.addWidget(self._nothing)
        self._state = label("", "heading", name="state")
        self._more = label("", "quiet", name="identity")
        self._more.setWordWrap(False)
        self._notice = label("", "good", name="told")
        self._who = label("", "quiet", name="who")
        self._rail_layout = QVBoxLayout()
        self._sheet: Over | None = None
        self._covers = False
        self._lay_out()
        QShortcut(QKeySequence(QKeySequence.StandardKey.Find), self, self._ask_what)
        self._idle = self._timer(self._ran_out)
        self._asked = QElapsedTimer()  # who it is
        self._notice_ends = self._timer(lambda: self._notice.setText(""))
        self._refresh = self._timer(self._show)
        service.table.observe(self._committed)
        service.staff.changed.connect(self._entered)
        self._show()

    def _timer(self, ran_out: Callable[[], None]) -> QTimer:
        made = QTimer(self, singleShot=True)
        made.timeout.connect(ran_out)
        return made

    def _lay_out(self) -> None:
        top, rail = QFrame(), QFrame()
        top.setObjectName("top")
        rail.setObjectName("rail")
        top_layout = row(
            column(self._state, self._more),
            1,
            self._notice,
            self._who,
            button(say("Lock"), self.lock, name="lock"),
            button(say("Close"), self._ask_close, name="close"),
        )
        top_layout.setContentsMargins(20, 10, 20, 10)
        top.setLayout(top_layout)
        self._rail_layout.setContentsMargins(10, 14, 10, 14)
        self._rail_layout.setSpacing(4)
        rail.setLayout(self._rail_layout)
        rail.setMinimumWidth(252)
        below = QHBoxLayout()
        below.setSpacing(0)
        below.addWidget(rail)
        below.addWidget(self._stack, 1)
        outside = QVBoxLayout(self)
        outside.setContentsMargins(0, 0, 0, 0)
        outside.setSpacing(0)
        outside.addWidget(top)
        outside.addLayout(below, 1)

    def open(self, *, covers: bool = False, full: bool = False) -> None:
        """Show it: the log-in first, or, on a new device, the first supervisor.

        One that `covers` the players' screen does not stay there when nobody uses it.
        """
        self._covers = covers
        self.showFullScreen() if full else self.showMaximized()
        self.activateWindow()
        self.windowHandle().installEventFilter(self)  # of this window alone: the players' events do not wait for us
        if self._service.staff.user is None:
            self._ask_who()

    def lock(self) -> None:
        """Nobody is logged in any more. What they began goes on, and is said to."""
        self._service.staff.log_out()
        self._ask_who()

    def _ask_who(self) -> None:
        self._put_away()
        users = self._service.table.state.users
        if self._service.staff.nobody:
            self.lay_over(FirstSheet(self, self._service.staff.found, self.close, in_mode=self._service.in_mode))
        else:
            names = [user.name for user in users if not user.removed]
            enter, going_on = self._service.staff.log_in, self._going_on()
            self.lay_over(
                PinSheet(self, say("Who are you?"), names, enter, do=say("Enter"), words=going_on, cancel=self.close)
            )
        self._asked.start()
        self._idle.start(LOCKED_MS)

    def _going_on(self) -> str:
        """What was begun and is not done, if anything is."""
        lasting = self._service.work.lasting()
        if not lasting or self._owner is None:
            return ""
        return say(
            "What {name} began goes on: {work}. It stops if somebody else enters, or the menu is closed.",
            name=self._owner.name,
            work=", ".join(lasting),
        )

    def lay_over(self, over: Over) -> None:
        """One at a time; it is forgotten when it is done, and put away when nobody is there any more."""
        inside: QWidget | None = over.focusWidget()
        self._put_away()
        self._sheet = over
        over.gone.connect(self._forget)
        (over if inside is None else inside).setFocus()  # which the one before had given back

    def _forget(self) -> None:
        if self.sender() is self._sheet:
            self._sheet = None

    def _put_away(self) -> None:
        if self._sheet is not None:
            self._sheet.done()

    def _entered(self) -> None:
        """Somebody came or went: the rail has what they may use."""
        while (item := self._rail_layout.takeAt(0)) is not None:
            if (widget := item.widget()) is not None:
                widget.deleteLater()
        self._rail = {}
        staff = self._service.staff
        user = staff.user
        self._who.setText(say("{name}, {role}", name=user.name, role=role_words(user.role)) if user else say("locked"))
        if user is None:
            MEDIA.let_go()
            self._stack.setCurrentWidget(self._nothing)
            return
        if self._owner is None or (self._owner.name, self._owner.role) != (user.name, user.role):
            self._forget_pages()
            self._owner = user
        self._rail_layout.addWidget(button(say("Find …"), self._ask_what, name="find"))
        for kind in self._kinds:
            if kind.open_to(staff):
                self._rail[kind.name] = self._to_page(kind)
                self._rail_layout.addWidget(self._rail[kind.name])
        self._rail_layout.addStretch(1)
        self._active()
        self.go_to(next(iter(self._rail)))

    def _forget_pages(self) -> None:
        """Another person gets pages of their own; what was begun on these stops with them."""
        lasting = self._service.work.lasting()
        for page in self._pages.values():
            self._stack.removeWidget(page)
            page.deleteLater()
        self._pages = {}
        if lasting and self._owner is not None:
            words = say("Stopped, as {name} had begun it: {work}.", name=self._owner.name, work=", ".join(lasting))
            self.tell(words, "warning")

    def _to_page(self, kind: type[Page]) -> QPushButton:
        made = button(say(kind.title), lambda: self.go_to(kind.name), "rail", name=f"page {kind.name}")
        made.setCheckable(True)
        return made

    def _active(self) -> None:
        """Somebody is there; the table knows it too, or says that their time is over."""
        staff = self._service.staff
        if staff.user is None:
            left = MOST_LOCKED_MS - self._asked.elapsed()
            self._idle.start(max(1, min(LOCKED_MS, left)))
        elif staff.stays():
            profile = self._service.table.view().config.profile
            self._idle.start(profiles.load(profile).session_timeout_minutes * _MINUTE_MS)
        else:
            self.lock()

    def _ran_out(self) -> None:
        """Nobody touched anything for a while."""
        if self._service.staff.user is not None:
            self.lock()
        elif self._covers and not (self._service.work.lasting() and self._asked.elapsed() < MOST_LASTING_MS):
            self.close()
        else:
            self._idle.start(LOCKED_MS)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:  # noqa: N802 (Qt's)
        """Any touch or key is a sign of life, whatever in this window takes it."""
        if event.type() in _LIFE:
            self._active()
        return super().eventFilter(watched, event)

    def go_to(self, page: str) -> None:
        if page not in self._rail:
            return
        if page not in self._pages:
            kind = next(kind for kind in self._kinds if kind.name == page)
            self._pages[page] = kind(self._service)
            self._stack.addWidget(self._pages[page])
        turn_on(self._rail, page)
        self._stack.setCurrentWidget(self._pages[page])
        self._show()

    def _ask_what(self) -> None:
        """Find a page by what can be done there."""
        if self._service.staff.user is not None and self._sheet is None:
            self.lay_over(FindSheet(self, lambda text: hits(text, self._kinds, self._service.staff), self._go_to_hit))

    def _go_to_hit(self, hit: Hit) -> None:
        self.go_to(hit.page)
        if hit.look_for and self.page is not None:
            self.page.look_for(hit.look_for)

    @property
    def page(self) -> Page | None:
        shown = self._stack.currentWidget()
        return shown if isinstance(shown, Page) else None

    def _committed(self, _: tuple[Record, ...], __: TableView) -> None:
        if not self._refresh.isActive():
            self._refresh.start(REFRESH_MS)

    def _show(self) -> None:
        state = self._service.table.state
        faults = [FAULTS[fault.fault] for fault in state.faults]
        parts = [status_words(state)]
        parts += [f"{fault.code} {fault.words_staff}" for fault in faults[:2]]
        pays = len(state.hand_pays)
        if pays:
            parts.append(say("1 hand-pay open") if pays == 1 else say("{count} hand-pays open", count=pays))
        self._state.setText("   ·   ".join(parts))
        self._more.setText(
            say(
                "{ledger}   croupier {version}   configuration {configuration}",
                ledger=say(_LEDGERS[state.kind]),
                version=__version__,
                configuration=fingerprint(state.config),
            )
        )
        if self.page is not None and self.isVisible():
            self.page.refresh()

    def tell(self, words: str, tone: str = "good") -> None:
        """A line that stays for a while."""
        self._notice.setObjectName(tone)
        self._notice.style().polish(self._notice)
        self._notice.setText(words)
        self._notice_ends.start(TOLD_MS)

    def confirm(self, title: str, words: str, then: Callable[[], object], *, do: str) -> None:
        self._put_away()
        self.lay_over(Question(self, title, words, do, then))

    def ask_table(self, request: Request, done: str, then: Callable[[], None] = lambda: None) -> None:
        """Ask the table, with a second person where that takes two; tell how it went."""
        staff = self._service.staff
        if not staff.takes_two(request):
            self._answered(staff.ask(request), done, then)
            return

        def second(name: str, pin: str) -> str:
            token, words = staff.second(name, pin)
            if token is None:
                return words
            self._answered(staff.ask(request, token), done, then)
            staff.end_second(token)
            return ""

        own = staff.user.name if staff.user else ""
        names = [user.name for user in self._service.table.state.users if not user.removed and user.name != own]
        words = say(
            "It takes two, one of them a supervisor: {name}, who asks for it, and another one, who confirms it here.",
            name=own,
        )
        self._put_away()
        self.lay_over(
            PinSheet(self, say("A second person"), names, second, do=say("Confirm"), words=words, cancel=lambda: None)
        )

    def _answered(self, words: str, done: str, then: Callable[[], None]) -> None:
        self.tell(words or done, "warning" if words else "good")
        if not words:
            then()
        self._show()

    def resizeEvent(self, event: QResizeEvent) -> None:  # noqa: N802 (Qt's)
        """A sheet covers all of it."""
        super().resizeEvent(event)
        if self._sheet is not None:
            self._sheet.setGeometry(self.rect())

    def _ask_close(self) -> None:
        """Closing stops what is under way: that is said first."""
        if lasting := self._service.work.lasting():
            words = say("Still under way: {work}. If the menu is closed, it stops.", work=", ".join(lasting))
            self.confirm(say("Close the menu"), words, self.close, do=say("Stop it and close"))
        else:
            self.close()

    def closeEvent(self, event: QCloseEvent) -> None:  # noqa: N802 (Qt's)
        """Whoever was logged in is not any more."""
        self._put_away()
        self._idle.stop()
        self._service.staff.log_out()
        self._service.work.close()
        self._forget_pages()
        self._owner = None
        self.closed.emit()
        super().closeEvent(event)
