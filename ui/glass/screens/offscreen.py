"""A demonstration without a display: bots play a round on a clock that is moved on, and leave pictures of it."""

import os
import sys
from collections.abc import Callable
from pathlib import Path

from PySide6.QtCore import QEventLoop, QTimer
from PySide6.QtGui import QGuiApplication

from kiosk.audit.recall import tell_recall
from kiosk.ledger.table_state import Phase
from ui.glass.application import Application, Wiring
from ui.glass.presenter import Presenter
from ui.glass.program import DisplayOptions, TableContext, complain
from ui.glass.screens.windows import Place, Windows

SIZE = (1920, 1080)
STEP_MS = 50
LONGEST_MS = 10 * 60_000
STILL_MS = 450  # of real time, until everything that moves has arrived
FOLDER = Path(".cache", "demonstration", "pictures")
LEAST_BETS = 4  # seats that have bet when the betting is pictured
_MOMENTS = {  # what is pictured, and how long after it began
    Phase.ATTRACT: 0,
    Phase.OPENING: 5_000,
    Phase.BETTING: 0,
    Phase.PLAYING: 2_500,
    Phase.RESULT: 2_000,
}


def play_offscreen(context: TableContext, display: DisplayOptions, skip_to: Callable[[int], None]) -> int:
    """One demonstration round by bots, drawn without a display; the exit status."""
    sys.stdout.write("There is no display: six bots play a demonstration round offscreen.\n")
    os.environ.update(QT_QPA_PLATFORM="offscreen", QSG_RENDER_LOOP="basic", QT_QUICK_CONTROLS_STYLE="Basic")
    qt = QGuiApplication.instance() or QGuiApplication(["croupier"])
    application = Application(
        Wiring(context.table, context.clock, context.sensor, context.history, None, context.bots, display.language)
    )
    windows = Windows(application, "table", Place(SIZE), complain)
    camera = _Camera(windows, display.pictures or FOLDER)
    first = context.table.view().last_round
    camera.look(application.presenter, 0, played=False)
    for _ in range(LONGEST_MS // STEP_MS):
        skip_to(context.clock.steady_ms() + STEP_MS)
        application.step()
        camera.look(application.presenter, STEP_MS, played=context.table.view().last_round > first)
        if camera.done:
            break
    application.stop()
    windows.close()
    qt.processEvents()
    return _tell(context, camera)


class _Camera:
    def __init__(self, windows: Windows, folder: Path) -> None:
        self._windows = windows
        self._folder = folder
        self._folder.mkdir(parents=True, exist_ok=True)
        for earlier in self._folder.glob("[1-9]-*.png"):
            earlier.unlink()  # of another round
        self._phase: Phase | None = None
        self._since_ms = 0
        self._moments = list(_MOMENTS)
        self.taken: list[Path] = []

    @property
    def done(self) -> bool:
        return Phase.RESULT not in self._moments

    def look(self, presenter: Presenter, passed_ms: int, *, played: bool) -> None:
        """The result of an earlier round is none of ours."""
        phase = presenter.shown.phase
        begins = phase != self._phase or (phase == Phase.RESULT and not presenter.live)
        self._since_ms = 0 if begins else self._since_ms + passed_ms
        self._phase = phase
        if phase == Phase.RESULT and not played:
            return
        if phase == Phase.BETTING and sum(bool(seat.bets) for seat in presenter.shown.seats) < LEAST_BETS:
            return
        if phase in self._moments and self._since_ms >= _MOMENTS[phase]:
            self._moments.remove(phase)
            self._take(f"{list(_MOMENTS).index(phase) + 1}-{phase.value}")

    def _take(self, name: str) -> None:
        still = QEventLoop()
        QTimer.singleShot(STILL_MS, still.quit)
        still.exec()
        path = self._folder / f"{name}.png"
        self._windows.all[0].grabWindow().save(str(path))
        self.taken.append(path)


def _tell(context: TableContext, camera: _Camera) -> int:
    """What was played and where the pictures lie; 1 if no round came to its end."""
    if not camera.done:
        sys.stdout.write("The round did not come to its end.\n")
        return 1
    played = next(iter(context.history(1)), None)
    told = "\n".join(tell_recall(played)) if played is not None else ""
    summary = camera.taken[0].parent / "summary.txt"
    summary.write_text(told + "\n", "utf-8")
    sys.stdout.write(told + "\n\nPictures:\n")
    for path in (*camera.taken, summary):
        sys.stdout.write(f"  {path}\n")
    return 0
