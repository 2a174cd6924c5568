"""What the operator's menu costs: each page with a long ledger against a short one, and the table beside a busy page.

Each turn has a process of its own. They write a little, so they get a copy of each ledger.
"""

import json
import os
import shutil
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import partial
from pathlib import Path
from statistics import median, quantiles
from typing import Any

os.environ.update(QT_QPA_PLATFORM="offscreen", QSG_RENDER_LOOP="basic", QT_QUICK_CONTROLS_STYLE="Basic")

from PySide6.QtCore import QEventLoop, QTimer
from PySide6.QtWidgets import QApplication

from kiosk.app.bots import Bots
from kiosk.app.composition import open_table
from kiosk.app.menu_storage import signed_table
from kiosk.devices.bet_sensor.touch_spot import TouchSensor
from kiosk.policy.access import Role
from kiosk.reports import REPORTS
from kiosk.rules.cards.positions import SEATS
from kiosk.table.chance import SeededChance
from kiosk.table.devices.peripheral_link import PeripheralLink
from kiosk.table.requests import Leave
from kiosk.table.table import Table
from tests.benchmarks.ledger import LONG, SHORT
from tests.benchmarks.ledgers import GAME, ROUND_MS, STAFF, START_MS, ledger
from tests.kit.screen.kiosk_rig import Kiosk
from tests.kit.screen.led_menu import MenuHands
from tests.kit.screen.menu_rig import SIZE, Menu
from tests.kit.table.table_driver import PIN, Driver, ManualClock
from ui.service.pages import PAGES
from ui.service.process.menu_process import MenuContext, MenuProcess
from ui.sounds import Volumes
from ui.sounds.player import Sounds

MOST_PAGE, MOST_FRAME = 2, 1.3
TURNS = 3  # processes for each ledger
TIMES = 4  # that each page is opened in one of them; the first time, caches fill
FRAME_MS, FRAMES, CHANGES = 16, 400, 5
_HOUR_MS = 3_600_000
_LATE_MS = 4 * _HOUR_MS  # of the day when either ledger ends, so that today has as many rounds in both
_PART = "--"  # before what a process prints for the one that started it


def run() -> bool:
    """Print every figure; whether all of them were reached."""
    print("the operator's menu, software renderer, 1920x1080; medians of alternating turns")
    with tempfile.TemporaryDirectory(dir=".cache") as name:
        short, long = (Path(shutil.copytree(ledger(rounds), Path(name, str(rounds)))) for rounds in (SHORT, LONG))
        turns = [(_turn("pages", long, LONG), _turn("pages", short, SHORT)) for _ in range(TURNS)]
        reached = [_tell(page, [(ours[page], base[page]) for ours, base in turns]) for page in turns[0][0]]
        print("the players' table, p99 of a frame while the menu works on a screen of its own")
        beside: dict[str, list[tuple[list[float], list[float]]]] = _turn("frames", long, LONG)
        return all([*reached, *(_beside(what, turns) for what, turns in beside.items())])


def _tell(page: str, pairs: list[tuple[float, float]]) -> bool:
    ours, base = (median(column) * 1e3 for column in zip(*pairs, strict=True))
    ratio = median(one / other for one, other in pairs)
    print(f"  {page:<28} {ours:8.1f} ms   {SHORT:,} rounds {base:8.1f} ms   ratio {ratio:5.2f}   at most {MOST_PAGE}")
    return ratio <= MOST_PAGE


def _beside(what: str, turns: list[tuple[list[float], list[float]]]) -> bool:
    """The table's frames while the menu works, against those while it does not."""
    p99 = [[quantiles(some, n=100)[98] * 1e3 for some in turn] for turn in turns]
    loaded, alone = (median(column) for column in zip(*p99, strict=True))
    ratio = median(one / other for one, other in p99)
    words = f"{loaded:8.1f} ms          alone {alone:8.1f} ms   ratio {ratio:5.2f}   at most {MOST_FRAME}"
    print(f"  {what:<28} {words}")
    return ratio <= MOST_FRAME


def _turn(part: str, data: Path, rounds: int) -> Any:
    """What a process of its own finds."""
    ended_ms = START_MS + rounds * ROUND_MS
    behind = (ended_ms - _LATE_MS) // _HOUR_MS % 24  # hours, of the zone in which it is that late
    zone = f"Etc/GMT+{behind}" if behind <= 12 else f"Etc/GMT-{24 - behind}"
    command = [sys.executable, "-m", "tests.benchmarks.service", part, str(data), str(ended_ms)]
    done = subprocess.run(command, stdout=subprocess.PIPE, check=True, text=True, env={**os.environ, "TZ": zone})
    return json.loads(done.stdout.rpartition(_PART)[2])


# In a process of its own.


class AnyPin:
    """Keeps nobody out: the supervisor of these ledgers has no PIN."""

    def hash(self, pin: str) -> str:
        """Itself."""
        return pin

    def matches(self, kept: str, pin: str) -> bool:
        """Always."""
        return bool(kept and pin)


def _driver(data: Path, ended_ms: int) -> Driver:
    def opened(*given: Any, **more: Any) -> Table:
        return open_table(*given, **{**more, "pins": AnyPin()})

    return Driver(data, GAME, clock=ManualClock(ended_ms + 1_000), open_with=opened)


@contextmanager
def _opened(menu: Menu) -> Iterator[None]:
    """The menu is opened, locked, and closed again: the next time, all pages are made anew."""
    menu.window.open()
    menu.window.resize(*SIZE)
    _filled(menu)
    yield
    menu.window.close()


def _filled(menu: Menu) -> None:
    """Let Qt live until everything was read and drawn."""
    loop = QEventLoop()
    loop.processEvents()
    while menu.work._jobs:
        loop.processEvents(QEventLoop.ProcessEventsFlag.AllEvents, 1)
    loop.processEvents()


def pages(data: Path, ended_ms: int) -> dict[str, float]:
    """Seconds until each page is shown and filled."""
    spent: dict[str, list[float]] = {}
    driver = _driver(data, ended_ms)
    menu = Menu(data, None, driver=driver)

    def take(name: str, act: Callable[[], None]) -> None:
        begun = time.perf_counter()
        act()
        _filled(menu)
        spent.setdefault(name, []).append(time.perf_counter() - begun)

    for _ in range(TIMES):
        with _opened(menu):
            take(PAGES[0], partial(menu.enter, Role.SUPERVISOR))
            for page in PAGES[1:]:
                take(page, partial(menu.press, f"page {page}"))
            menu.press("page meters")
            for report in REPORTS:
                take(f"report {report}, today", partial(menu.press, f"report {report}"))
            menu.press("page recall")
            menu.type("number", str(driver.state.last_round // 2))
            take("a round in the middle", partial(menu.press, "open"))
    driver.table.close()
    return {name: median(times[1:]) for name, times in spent.items()}


def frames(data: Path, ended_ms: int) -> dict[str, list[tuple[list[float], list[float]]]]:
    """Seconds from one frame of a table in play to the next: while the menu's process works, and while it rests."""
    driver = _driver(data, ended_ms)
    if driver.state.place(1).taken:
        driver.does(Leave(1))  # who played every round of the ledger
    kiosk = Kiosk(data, driver=driver)
    bots = Bots(driver.table, len(SEATS), SeededChance(6), lambda _: None)
    hands = MenuHands(data)
    context = MenuContext(
        driver.table,
        data,
        TouchSensor(),
        Sounds(enabled=False, volumes=Volumes(0, 0, 0)),
        partial(signed_table, data),
        PeripheralLink(driver.table, ()),
    )
    menu = MenuProcess(context, lambda _: None, hands.command)

    def live() -> list[float]:
        times: list[float] = []
        for _ in range(FRAMES):
            begun = time.perf_counter()
            driver.clock.pass_ms(FRAME_MS)
            if kiosk.application.presenter.live:
                bots.act_one()
            loop = QEventLoop()
            QTimer.singleShot(FRAME_MS, loop.quit)
            loop.exec()
            times.append(time.perf_counter() - begun)
        return times

    def beside(*tour: str, anew: bool) -> list[float]:
        hands.do("tour", anew, *tour)
        times = live()
        assert hands.do("rest"), "the menu did nothing"
        return times

    live()  # everything is loaded
    _enter(menu, hands)
    hands.do("press", "page meters", "report period")
    found = {"beside a report being read": [(beside("read again", anew=False), live()) for _ in range(CHANGES)]}
    pages = [f"page {page}" for page in PAGES]
    found["beside all pages being made"] = [(beside(*pages, anew=True), live()) for _ in range(CHANGES)]
    menu.end()
    hands.close()
    kiosk.leave_screen()
    driver.table.close()
    return found


def _enter(menu: MenuProcess, hands: MenuHands) -> None:
    """The supervisor is at the menu."""
    menu.show(0, covers=False, full=True)
    hands.meet()
    hands.until(lambda: hands.do("there", "user"))
    hands.do("type", "user", STAFF)
    hands.do("type", "pin", PIN)
    hands.do("press", "enter")


if __name__ == "__main__":
    APP = QApplication([])
    PART, FOLDER, ENDED = sys.argv[1:]
    FOUND = {"pages": pages, "frames": frames}[PART](Path(FOLDER), int(ENDED))
    print(f"{_PART}{json.dumps(FOUND)}")
