"""Long work of the operator's menu: it goes on behind the lock for whoever began it, and says when it stops."""

from collections.abc import Iterator
from pathlib import Path
from threading import Event

import pytest

from kiosk.base.progress import Progress
from kiosk.policy.access import Role
from tests.kit.screen.menu_rig import Menu
from ui.service import work as service_work
from ui.service.pages import verification

PAGES = ("verification",)


@pytest.fixture
def menu(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Menu]:
    """A verification is under way that never ends by itself, and counts as long at once."""

    def verify(_: Path, progress: Progress) -> None:
        wait = Event()
        while not wait.wait(0.001):
            progress(50, 100)

    monkeypatch.setattr(verification, "verify_in_process", verify)
    with Menu(tmp_path, pages=PAGES) as menu:
        menu.idle()
        monkeypatch.setattr(service_work, "LASTING_MS", 0)
        menu.press("verify ledger")
        menu.until(lambda: menu.there("ledger stop"))
        yield menu


def test_it_goes_on_while_the_menu_is_locked_and_is_named_there(menu: Menu) -> None:
    menu.press("lock")
    assert "What sam began goes on: Verifying" in menu.text("about")
    assert not menu.there("ledger stop")
    menu.enter(Role.SUPERVISOR)
    assert menu.there("ledger stop")
    menu.press("ledger stop")
    menu.idle()
    assert menu.told() == "Stopped."


def test_it_stops_with_words_when_somebody_else_enters(menu: Menu) -> None:
    menu.enter(Role.TECHNICIAN)
    assert menu.told() == "Stopped, as sam had begun it: Verifying."
    menu.idle()


def test_closing_asks_first(menu: Menu) -> None:
    menu.press("close")
    assert menu.window.isVisible()
    assert menu.text("do") == "Stop it and close"
    menu.press("cancel")
    assert menu.there("ledger stop")
    menu.press("close", "do")
    assert not menu.window.isVisible()
    assert not menu.work.lasting()


def test_a_screen_that_it_covers_is_given_back_when_it_is_done(menu: Menu, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("ui.service.window.LOCKED_MS", 5)
    menu.window.open(covers=True)
    menu.press("lock")
    asked = menu.asked
    for _ in range(10):  # so often, nobody came
        menu.window._ran_out()
    assert menu.window.isVisible()
    assert menu.asked == asked
    for job in tuple(menu.work._jobs):
        job.stop()
    menu.until(lambda: not menu.window.isVisible())


def test_work_that_does_not_end_does_not_keep_the_players_screen(menu: Menu, monkeypatch: pytest.MonkeyPatch) -> None:
    menu.window.open(covers=True)
    menu.press("lock")
    menu.window._ran_out()
    assert menu.window.isVisible()
    monkeypatch.setattr("ui.service.window.MOST_LASTING_MS", 0)
    menu.window._ran_out()
    assert not menu.window.isVisible()


def test_a_job_is_over_when_all_who_wait_for_it_have_been_told(tmp_path: Path) -> None:
    with Menu(tmp_path, pages=PAGES) as menu:
        under_way: list[bool] = []
        job = menu.work.start(_until_stopped, print, print)
        job.stopped.connect(lambda: under_way.append(job in menu.work._jobs))  # late, as a page that has the job does
        job.stop()
        menu.idle()
        assert under_way == [True]


def _until_stopped(job: service_work.Job) -> None:
    wait = Event()
    while not wait.wait(0.001):
        job.progress(1, 2)
