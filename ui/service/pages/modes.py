"""Table and modes: what this ledger is, open or closed, cleaning, demonstration and test mode and the way back."""

from collections.abc import Iterator
from functools import partial

from PySide6.QtWidgets import QFrame, QLabel, QPushButton

from kiosk.policy.access import Action
from kiosk.table.config_changes import why_not
from kiosk.table.requests import CloseTable, OpenTable, OrderReshuffle, Request, StartMode
from ui.i18n.menu_words import capital, mark, say
from ui.service.page import Page, Service
from ui.service.widgets.parts import button, label, panel, row

_CLEAN_S = (30, 60, 120)
_NOW = {
    "live": mark("Live: real play. Every cent is in this ledger."),
    "demonstration": mark(
        "Demonstration: credits without money, on a ledger of its own. Nothing here touches a live meter."
    ),
    "test": mark("Test: on a ledger of its own. Nothing here touches a live meter."),
}
_NAMES = {"demonstration": mark("demonstration"), "test": mark("test")}
_MODES = {
    "demonstration": mark(
        "The same rules and the same chance as in live play, with credits that are no money, on a ledger of its own: "
        "the live meters, credits and events stay as they are. The screen says all the time that it is no live play."
    ),
    "test": mark(
        "Rounds to try the device with, on a new ledger of its own. When live play goes on, test credits are gone, and "
        "everything is as it was. The screen says all the time that it is no live play."
    ),
}


class Modes(Page):
    """A mode has a ledger and a program of its own; it is not switched under players."""

    name = "modes"
    title = mark("Table and modes")
    needs = frozenset({Action.START_MODE, Action.CLEAN_GLASS, Action.CLOSE_TABLE})
    finds = (
        (mark("Open or close the table"), Action.CLOSE_TABLE),
        (mark("Order a reshuffle"), Action.ORDER_RESHUFFLE),
        (mark("Clean the glass"), Action.CLEAN_GLASS),
        (mark("Demonstration mode"), Action.START_MODE),
        (mark("Test mode"), Action.START_MODE),
    )

    def __init__(self, service: Service) -> None:
        super().__init__(service)
        self._why = label("", "warning", name="why not")
        self._starts: list[QPushButton] = []
        self._state: QLabel | None = None
        self._close: QPushButton | None = None
        self._open: QPushButton | None = None
        self.body.addWidget(self._now(service.table.state.kind))
        if table_buttons := list(self._table_buttons()):
            self._state = label("", name="table state")
            self.body.addWidget(panel(self._state, row(*table_buttons, 1), title=say("Table")))
        if service.staff.may(Action.CLEAN_GLASS):
            buttons = [
                button(say("{count} seconds", count=s), partial(self._ask_clean, s), name=f"clean {s}")
                for s in _CLEAN_S
            ]
            words = say("Touch is ignored for a while. A round in play is finished first, and no clock runs meanwhile.")
            self.body.addWidget(panel(label(words, "quiet"), row(*buttons, 1), title=say("Clean the glass")))
        if service.staff.may(Action.START_MODE) and service.table.state.kind == "live":
            self.body.addWidget(self._why)
            for mode, words in _MODES.items():
                self.body.addWidget(self._mode(mode, words))
        self.body.addStretch(1)

    def _table_buttons(self) -> Iterator[QPushButton]:
        may = self.service.staff.may
        if may(Action.CLOSE_TABLE):
            words = say("A round in play is finished; then nobody can bet until a supervisor opens the table again.")
            self._close = self._asks(say("Close the table"), "close table", words, CloseTable("closed in the menu"))
            yield self._close
        if may(Action.OPEN_TABLE):
            words = say("Players can bet again at once.")
            self._open = self._asks(say("Open the table"), "open table", words, OpenTable())
            yield self._open
        if may(Action.ORDER_RESHUFFLE):
            words = say("The cards are shuffled anew before the next round, and committed to anew.")
            yield self._asks(say("Order a reshuffle"), "reshuffle", words, OrderReshuffle())

    def _asks(self, title: str, name: str, words: str, request: Request) -> QPushButton:
        ask = partial(self.service.window.ask_table, request, say("Done."), self.refresh)
        confirm = partial(self.service.window.confirm, title, words, ask, do=title)
        return button(say("{what} …", what=title), confirm, name=name)

    def refresh(self) -> None:
        closed = self.service.table.state.closed
        if self._state is not None:
            self._state.setText(say("Open.") if closed is None else say("Closed: {why}.", why=closed))
        if self._close is not None:
            self._close.setEnabled(closed is None)
        if self._open is not None:
            self._open.setEnabled(closed is not None)
        user = self.service.staff.user
        why = None if user is None else why_not(self.service.table.state, StartMode(next(iter(_MODES))), user)
        words = "" if why is None else say(why.words)
        self._why.setText(words)
        self._why.setVisible(bool(words) and bool(self._starts))
        for made in self._starts:
            made.setEnabled(not words)

    def _now(self, kind: str) -> QFrame:
        back = []
        if kind != "live" and self.service.switch is not None:
            back = [row(button(say("Back to live play …"), self._ask_back, "primary", name="back"), 1)]
        return panel(label(say(_NOW[kind]), name="mode"), *back, title=say("Now"))

    def _mode(self, mode: str, words: str) -> QFrame:
        start = button(
            say("Start {mode} mode …", mode=say(_NAMES[mode])), partial(self._ask_start, mode), name=f"start {mode}"
        )
        self._starts.append(start)
        return panel(label(say(words)), row(start, 1), title=capital(say(_NAMES[mode])))

    def _ask_start(self, mode: str) -> None:
        name = say(_NAMES[mode])
        words = say(
            "Live play ends here, and the table starts again in {mode} mode. To come back, open this page there. "
            "A power cut brings live play back, too.",
            mode=name,
        )
        ask, go = self.service.window.ask_table, partial(self._go, mode)
        then = partial(ask, StartMode(mode), say("Starting {mode} mode.", mode=name), go)
        self.service.window.confirm(say("Start {mode} mode", mode=name), words, then, do=say("Start"))

    def _ask_back(self) -> None:
        words = say("This mode ends, and the table starts again with live play, as it was left.")
        back = say("Back to live play")
        self.service.window.confirm(back, words, partial(self._go, "live"), do=back)

    def _go(self, mode: str) -> None:
        if self.service.switch is not None:
            self.service.switch(mode)

    def _ask_clean(self, seconds: int) -> None:
        self.service.window.confirm(
            say("Clean the glass"),
            say(
                "The players' screen ignores every touch for {count} seconds, from the end of the round on.",
                count=seconds,
            ),
            partial(self._clean, seconds),
            do=say("Clean"),
        )

    def _clean(self, seconds: int) -> None:
        self.service.clean(seconds * 1_000)
        self.service.window.tell(say("Touch is off for {count} seconds.", count=seconds))
