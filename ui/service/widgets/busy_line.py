"""A line that says what is being read or worked out, how far it is, and lets it be stopped."""

from collections.abc import Callable
from typing import Any

from PySide6.QtCore import Slot
from PySide6.QtWidgets import QFrame, QProgressBar

from ui.i18n.menu_words import capital, say
from ui.service.page import Service
from ui.service.widgets.parts import button, label, row
from ui.service.work import Job


class Busy(QFrame):
    """One piece of work at a time: another one takes the place of the one before. Seen only while it works."""

    def __init__(self, service: Service, name: str = "busy") -> None:
        super().__init__()
        self._service = service
        self._job: Job | None = None
        self._then: Callable[[Any], None] = lambda _: None
        self._words = label("", "quiet", name=f"{name} words")
        self._words.setWordWrap(False)
        self._bar = QProgressBar()
        self._bar.setProperty("named", f"{name} bar")
        self._bar.setFixedWidth(420)
        self.setLayout(row(self._words, self._bar, button(say("Stop"), self.stop, name=f"{name} stop"), 1))
        self.setVisible(False)

    @property
    def working(self) -> bool:
        return self._job is not None

    def run(self, words: str, work: Callable[[Job], Any], then: Callable[[Any], None]) -> None:
        """Begin; `then` gets what came of it. A failure is told, and what was stopped is not."""
        if self._job is not None:
            self._job.stop()
        self._then = then
        self._words.setText(words)
        self._bar.setRange(0, 0)
        self.setVisible(True)
        self._job = self._service.work.start(work, self._done, self._failed, words.rstrip("…"))
        self._job.progressed.connect(self._progressed)
        self._job.stopped.connect(self._stopped)
        self.destroyed.connect(self._job.stop)  # nobody waits any more

    def stop(self) -> None:
        if self._job is not None:
            self._job.stop()
            self._words.setText(say("Stopping..."))

    def _is_ours(self) -> bool:
        """Whether the word comes from the work under way, and not from one that was given up for it."""
        return self.sender() is self._job

    def _ended(self) -> None:
        self._job = None
        self.setVisible(False)

    @Slot(object)
    def _done(self, found: object) -> None:
        if self._is_ours():
            self._ended()
            self._then(found)

    @Slot(str)
    def _failed(self, words: str) -> None:
        if self._is_ours():
            self._ended()
            self._service.window.tell(capital(words), "warning")

    @Slot()
    def _stopped(self) -> None:
        if self._is_ours():
            self._ended()
            self._service.window.tell(say("Stopped."), "warning")

    @Slot(int, int)
    def _progressed(self, done: int, of: int) -> None:
        if self._is_ours():
            self._bar.setRange(0, of)
            self._bar.setValue(done)
