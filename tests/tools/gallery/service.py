"""Scenes of the operator's menu: every page, before two real days at an attended table."""

from collections.abc import Iterator
from contextlib import chdir, contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory

from kiosk.policy.access import Role
from storage.journal import create_ledger
from tests.kit.screen.menu_rig import Menu
from tests.kit.table.report_ledgers import FIRST_DAY
from tests.kit.table.two_days import HOUR_MS, evening
from tests.tools.gallery.studio import LEDGER, Studio, scene

ROUNDS = 40  # on each day, and in the last hour
# Pages that show what they have to show without a touch.
PLAIN = ("overview", "games", "settings", "users", "progressive", "diagnostics", "modes")


@contextmanager
def _menu(role: Role | None, name: str = "") -> Iterator[Menu]:
    """The menu before the same two days, with somebody who entered."""
    with TemporaryDirectory() as folder, chdir(folder):
        data = Path("croupier")
        create_ledger(data, "live", FIRST_DAY + 19 * HOUR_MS, LEDGER)
        menu = Menu(data, None, driver=evening(data, ROUNDS), drawn=True)
        if role is not None:
            menu.enter(role, name)
        menu.idle()
        yield menu
        menu.close()


@scene("service-first-supervisor")
def first_supervisor(studio: Studio) -> None:
    with TemporaryDirectory() as data:
        menu = Menu(Path(data), None, drawn=True)
        studio.take_menu(menu, "service-first-supervisor")
        menu.close()


@scene("service-sign-in", "service-attendant", "service-confirm", "service-recall", "service-replay")
def attendant(studio: Studio) -> None:
    with _menu(None) as menu:
        menu.type("user", "ann")
        menu.type("pin", "482")
        studio.take_menu(menu, "service-sign-in")
        menu.enter(Role.ATTENDANT, "ann")
        menu.go("attendant")
        menu.press("seat 2", "easy 20000")
        studio.take_menu(menu, "service-attendant")
        menu.press(f"paid {menu.driver.state.hand_pays[0].number}")
        studio.take_menu(menu, "service-confirm")
        menu.press("cancel")
        menu.go("recall")
        menu.press("of seat 5", "an hour ago")
        menu.idle()
        studio.take_menu(menu, "service-recall")
        void = next(place for place, line in enumerate(menu.rows("rounds")) if "void" in line[-1])
        menu.choose("rounds", void)
        menu.press("open")
        menu.idle()
        menu.press("last")
        studio.take_menu(menu, "service-replay")


@scene(
    *(f"service-{page}" for page in PLAIN),
    "service-meters",
    "service-report",
    "service-events",
    "service-keyboard",
    "service-verification",
    "service-backup",
    "service-second-person",
    "service-find",
    "service-calibrate",
    "service-game-change",
)
def supervisor(studio: Studio) -> None:
    with _menu(Role.SUPERVISOR, "sam") as menu:
        for page in PLAIN:
            menu.go(page)
            menu.idle()
            studio.take_menu(menu, f"service-{page}")
        menu.go("meters")
        menu.idle()
        studio.take_menu(menu, "service-meters")
        menu.press("report period", "yesterday")
        menu.idle()
        studio.take_menu(menu, "service-report")
        menu.go("events")
        menu.idle()
        menu.choose("events", 2)
        studio.take_menu(menu, "service-events")
        menu.press("other place")
        studio.take_menu(menu, "service-keyboard")
        menu.press("cancel")
        menu.go("verification")
        menu.press("verify ledger", "test shuffles")
        menu.idle()
        studio.take_menu(menu, "service-verification")
        menu.go("backup")
        studio.take_menu(menu, "service-backup")
        menu.go("progressive")
        menu.type("by", "-12.50")
        menu.type("why", "two chips were counted twice")
        menu.press("correct", "do")
        studio.take_menu(menu, "service-second-person")
        menu.press("cancel", "find")
        menu.type("find what", "pay")
        studio.take_menu(menu, "service-find")
        menu.press("cancel")
        menu.go("diagnostics")
        menu.press("calibrate")
        studio.take_menu(menu, "service-calibrate")
        menu.press("glass done")
        menu.go("games")
        menu.press("trips_plus C", "pocket_bonus C")
        menu.idle()
        studio.take_menu(menu, "service-game-change")
