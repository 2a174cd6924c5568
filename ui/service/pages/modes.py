"""Modes: what this ledger is, what demonstration and test mode are, how they are started, and cleaning the glass."""

from functools import partial
from typing import ClassVar

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QFrame

from kiosk.access import Action
from ui.service.page import Page, Service
from ui.service.parts import button, label, panel, row

_CLEAN_S = (30, 60, 120)
_NOW = {
    "live": "Live: real play. Every cent is in this ledger.",
    "demonstration": "Demonstration: credits without money, on a ledger of its own. Nothing here touches a live meter.",
    "test": "Test: on a ledger of its own. Nothing here touches a live meter.",
}
_MODES = (
    (
        Action.DEMONSTRATION_MODE,
        "Demonstration",
        (
            "The same rules and the same chance as in live play, with credits that are no money. Each game has a "
            "ledger of its own for it: the live meters, credits and events stay as they are. The screen says all the "
            "time that it is no live play."
        ),
        "croupier --demo",
    ),
    (
        Action.TEST_MODE,
        "Test",
        (
            "Rounds to try the device with, dealt by bots if need be. Test credits stay in the test ledger: when live "
            "play goes on, they are gone, and everything is as it was. The screen says all the time that it is no live "
            "play."
        ),
        "croupier play --seed 1 --data TEST\ncroupier --data TEST",
    ),
)


class Modes(Page):
    """The mode is the ledger's: it is not switched under players, but started."""

    name: ClassVar[str] = "modes"
    title: ClassVar[str] = "Modes"
    needs: ClassVar[frozenset[Action]] = frozenset({Action.TEST_MODE, Action.DEMONSTRATION_MODE, Action.CLEAN_GLASS})

    def __init__(self, service: Service) -> None:
        super().__init__(service)
        kind = service.table.state.kind
        self.body.addWidget(panel(label(_NOW[kind], name="mode"), title="Now"))
        for action, title, words, command in _MODES:
            if service.staff.may(action):
                self.body.addWidget(self._mode(title, words, command))
        if service.staff.may(Action.CLEAN_GLASS):
            buttons = [button(f"{s} seconds", partial(self._ask_clean, s), name=f"clean {s}") for s in _CLEAN_S]
            words = "Touch is ignored for a while. A round in play is finished first, and no clock runs meanwhile."
            self.body.addWidget(panel(label(words, "quiet"), row(*buttons, 1), title="Clean the glass"))
        self.body.addStretch(1)

    @staticmethod
    def _mode(title: str, words: str, command: str) -> QFrame:
        shown = label(command, "heading", name=f"command {title.lower()}")
        shown.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
        how = "End this program (a round in play waits in its ledger until it is started again), then start:"
        return panel(label(words), label(how, "quiet"), shown, title=title)

    def _ask_clean(self, seconds: int) -> None:
        self.service.window.confirm(
            "Clean the glass",
            f"The players' screen ignores every touch for {seconds} seconds, from the end of the round on.",
            partial(self._clean, seconds),
            do="Clean",
        )

    def _clean(self, seconds: int) -> None:
        self.service.clean(seconds * 1_000)
        self.service.window.tell(f"Touch is off for {seconds} seconds.")
