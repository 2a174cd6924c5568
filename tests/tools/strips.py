"""A real round of every game as strips of pictures: `python -m tests.tools.strips`.

The table runs as it does for players: its clock keeps time with the scene's animations, three players act by touch, and
every 200 ms a picture is taken. Each game's strips go to .cache/strips; that of one game is kept in docs/screens.

`--only GAME,...` records these alone, `--out DIR` elsewhere, `--all` keeps a picture even if it shows nothing new.
"""

import argparse
import os
import shutil
import sys
import time
from collections.abc import Iterator
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import NamedTuple

os.environ.update(QT_QPA_PLATFORM="offscreen", QSG_RENDER_LOOP="basic", QT_QUICK_CONTROLS_STYLE="Basic", TZ="UTC")

from PySide6.QtCore import QRect, Qt
from PySide6.QtGui import QColor, QImage, QPainter
from PySide6.QtWidgets import QApplication

from kiosk.ledger.table_state import Phase
from kiosk.rules.rule_sets import RULE_SETS
from kiosk.table.chance import SeededChance
from tests.kit.screen.journey_steps import bet, brisk, decide
from tests.kit.screen.kiosk_rig import Kiosk
from tests.tools.gallery.album import FOLDER, write_picture
from tests.tools.gallery.studio import pause

ROOM = Path(__file__).parents[2] / ".cache" / "strips"
KEPT = "heads-up-holdem/ny"  # the game whose strips the documents show
PLAYERS = (2, 3, 5)
EVERY_MS, FRAME_MS, THINKING_MS, AFTER_MS = 200, 20, 700, 1_500
LONGEST_MS = 120_000
COLUMNS, ROWS, WIDTH, HEIGHT = 4, 8, 480, 270


class Shot(NamedTuple):
    ms: int
    picture: QImage


class Recorder:
    """Lets a kiosk live in real time, and takes the pictures."""

    def __init__(self, kiosk: Kiosk) -> None:
        self._kiosk = kiosk
        self._began = self._last = time.monotonic()
        self.shots: list[Shot] = []

    @property
    def ms(self) -> int:
        return int((self._last - self._began) * 1_000)

    def live(self) -> None:
        """A frame's time passes, for the table and for what moves."""
        pause(FRAME_MS)
        now = time.monotonic()
        self._kiosk.step(round((now - self._last) * 1_000))
        self._last = now
        if not self.shots or self.ms - self.shots[-1].ms >= EVERY_MS:
            picture = self._kiosk.window.grabWindow()
            small = picture.scaled(WIDTH, HEIGHT, mode=Qt.TransformationMode.SmoothTransformation)
            self.shots.append(Shot(self.ms, small))


def record(game: str, data: Path) -> list[Shot]:
    """From open bets to the end of the result."""
    with Kiosk(data, game, brisk(game), SeededChance(11)) as kiosk:
        kiosk.sit(*PLAYERS)
        kiosk.until_phase(Phase.BETTING)
        recorder, presenter = Recorder(kiosk), kiosk.application.presenter
        for seat in PLAYERS:
            bet(kiosk, seat)
            recorder.live()
        for seat in PLAYERS:
            kiosk.act(seat, "ready")
            recorder.live()
        _play(kiosk, recorder)
        ended = recorder.ms
        while recorder.ms < ended + AFTER_MS and presenter.shown.phase == Phase.RESULT:
            recorder.live()
        return recorder.shots


def _play(kiosk: Kiosk, recorder: Recorder) -> None:
    """Each player decides a moment after the choice is there, the slower the higher the seat."""
    presenter = kiosk.application.presenter
    asked: dict[int, int] = {}
    while not (presenter.shown.phase == Phase.RESULT and presenter.live):
        if recorder.ms > LONGEST_MS:
            raise AssertionError("the round never ends")
        recorder.live()
        deciding = [seat for seat in kiosk.deciding() if kiosk.application.controller.seen(seat)]
        asked = {seat: asked.get(seat, recorder.ms) for seat in deciding}
        for seat in deciding:
            if recorder.ms - asked[seat] >= THINKING_MS + 250 * seat:
                decide(kiosk, seat)
                break


def telling(shots: list[Shot]) -> list[Shot]:
    """Those that show something new."""
    return [shot for number, shot in enumerate(shots) if not number or shot.picture != shots[number - 1].picture]


def laid_out(shots: list[Shot]) -> Iterator[QImage]:
    """Pages of pictures, row by row, each with its second."""
    for start in range(0, len(shots), COLUMNS * ROWS):
        page = shots[start : start + COLUMNS * ROWS]
        sheet = QImage(COLUMNS * WIDTH, -(-len(page) // COLUMNS) * HEIGHT, QImage.Format.Format_RGB32)
        sheet.fill(QColor("black"))
        painter = QPainter(sheet)
        for number, shot in enumerate(page):
            at = QRect(number % COLUMNS * WIDTH, number // COLUMNS * HEIGHT, WIDTH, HEIGHT)
            painter.drawImage(at, shot.picture)
            painter.fillRect(at.x(), at.y(), 52, 18, QColor(0, 0, 0, 190))
            painter.setPen(QColor("white"))
            painter.drawText(at.x() + 4, at.y() + 14, f"{shot.ms / 1_000:.1f} s")
        painter.end()
        yield sheet


def main() -> int:
    """Record the games that are wanted; 1 if one of them went wrong."""
    options = _options()
    wanted = options.only.split(",") if options.only else list(RULE_SETS)
    if unknown := set(wanted) - set(RULE_SETS):
        print(f"there is no game {', '.join(sorted(unknown))}; there are {', '.join(RULE_SETS)}", file=sys.stderr)
        return 2
    qt = QApplication([])
    for game in wanted:
        with TemporaryDirectory() as data:
            shots = record(game, Path(data))
        _keep(game, shots if options.all else telling(shots), options.out)
        print(f"{game}: {len(shots)} pictures, {shots[-1].ms / 1_000:.1f} s")
    qt.quit()
    return 0


def _keep(game: str, shots: list[Shot], out: Path) -> None:
    out.mkdir(parents=True, exist_ok=True)
    for number, page in enumerate(laid_out(shots), 1):
        path = out / f"strip-{game.replace('/', '-')}-{number}.jpg"
        write_picture(page, page.width(), path)
        if game == KEPT and out == ROOM:
            shutil.copy(path, FOLDER / f"strip-{number}.jpg")


def _options() -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="python -m tests.tools.strips", description=__doc__.partition("\n")[0])
    parser.add_argument("--only", metavar="GAME,...", help="these games alone")
    parser.add_argument("--out", type=Path, default=ROOM, metavar="DIR", help="where to (default: .cache/strips)")
    parser.add_argument("--all", action="store_true", help="every picture, even one that shows nothing new")
    return parser.parse_args()


if __name__ == "__main__":
    sys.exit(main())
