"""Settings for every test: a time limit, the same examples each time, Qt without a screen, no word from Qt unheard."""

import faulthandler
import gc
import os
import shutil
import sys
import tempfile
from collections.abc import Generator, Iterator
from pathlib import Path
from typing import TYPE_CHECKING, Any

import pytest
from hypothesis import settings
from PySide6.QtCore import QMessageLogContext, QtMsgType, qInstallMessageHandler
from PySide6.QtWidgets import QApplication

import ui  # noqa: F401 (with a locale for Qt)

if TYPE_CHECKING:
    from tests.kit.screen.menu_rig import Menu

# Read when Qt starts, which is later than now.
os.environ["QT_QPA_PLATFORM"] = "offscreen"
os.environ["QSG_RENDER_LOOP"] = "basic"
os.environ["QT_QUICK_CONTROLS_STYLE"] = "Basic"

MEMORY = Path("/dev/shm")  # noqa: S108
if "TMPDIR" not in os.environ and MEMORY.is_dir():
    # Ledgers are written where a sync costs nothing, if programs can be started from there too.
    room = os.statvfs(MEMORY)
    if room.f_bavail * room.f_frsize >= 2**30 and not room.f_flag & os.ST_NOEXEC:
        os.environ["TMPDIR"] = tempfile.tempdir = str(MEMORY)

settings.register_profile("deterministic", derandomize=True, deadline=None, database=None, max_examples=20)
settings.register_profile("thorough", settings.get_profile("deterministic"), max_examples=1_000)
settings.load_profile("deterministic")

_SLOW_S = 3_600
_LIMIT_S = pytest.StashKey[float]()
_STACKS = "CROUPIER_TEST_STACKS"  # names the folder where a process that is ended, or crashes, leaves its stacks
_stacks: list[int] = []  # the file descriptor of this process's own
_MANY = 128  # more open files than after the last collection; from 1,024 on, select() takes none
_kept = [0]  # the lowest number that was free after that
COLLECTED = pytest.StashKey[tuple[pytest.Item, ...]]()
_said: list[str] = []
_OF_NO_ACCOUNT = "This plugin does not support propagateSizeHints()"  # so the screen that is none says of every widget


def _hear(_: QtMsgType, context: QMessageLogContext, message: str) -> None:
    if message == _OF_NO_ACCOUNT:
        return
    _said.append(message)
    print(f"Qt ({context.category}): {message}", file=sys.stderr)


def pytest_configure(config: pytest.Config) -> None:
    """Hear Qt from the beginning. The plugin of pytest-qt stops listening before the screen is taken down.

    Stacks go to a file: what a worker says while it dies is lost among the words of the others.
    """
    qInstallMessageHandler(_hear)
    if not hasattr(config, "workerinput"):
        os.environ[_STACKS] = tempfile.mkdtemp(prefix="stacks-")  # for the workers too
    _stacks.append(os.open(Path(os.environ[_STACKS], str(os.getpid())), os.O_WRONLY | os.O_CREAT, 0o600))
    faulthandler.enable(_stacks[0])


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    """Where each process was that was ended or that crashed."""
    for file in sorted(Path(os.environ[_STACKS]).iterdir()):
        if stacks := file.read_text(errors="replace"):
            terminalreporter.section(f"process {file.name} stood")
            terminalreporter.write_line(stacks)


def pytest_unconfigure(config: pytest.Config) -> None:
    """The folder goes with whoever made it."""
    if not hasattr(config, "workerinput"):
        shutil.rmtree(os.environ[_STACKS], ignore_errors=True)


@pytest.hookimpl(tryfirst=True)
def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """A limit for the long tests; pyproject.toml has that of the others.

    What was collected is kept, before the long tests are left out: tests/ledger/test_conformance.py reads the markers.
    """
    gc.freeze()  # the collector need not walk thousands of tests and modules again and again
    config.stash[COLLECTED] = tuple(items)
    for item in items:
        if item.get_closest_marker("slow") and not item.get_closest_marker("timeout"):
            item.add_marker(pytest.mark.timeout(_SLOW_S))


def _limit(item: pytest.Item) -> None:
    """End the process when the time is over, with the stack of every thread: even one that hangs in Qt, or holds the
    interpreter's lock. pytest-timeout's own timers cannot do that.
    """
    faulthandler.dump_traceback_later(item.stash[_LIMIT_S], exit=True, file=_stacks[0])


def pytest_timeout_set_timer(item: pytest.Item, settings: Any) -> bool:
    """From the beginning of a test's fixtures to their end."""
    item.stash[_LIMIT_S] = settings.timeout
    _limit(item)
    return True


def pytest_timeout_cancel_timer() -> bool:
    """The test is over, or has failed."""
    faulthandler.cancel_dump_traceback_later()
    return True


@pytest.hookimpl(trylast=True)
def pytest_exception_interact(node: pytest.Item | pytest.Collector) -> None:
    """When it has failed, its fixtures still have to end."""
    if isinstance(node, pytest.Item) and _LIMIT_S in node.stash:
        _limit(node)


@pytest.hookimpl(wrapper=True, tryfirst=True)
def _fail_if_qt_spoke() -> Generator[None, object, object]:
    try:
        result = yield
        if _said:
            pytest.fail("Qt said: " + "\n".join(_said), pytrace=False)
        return result
    finally:
        _said.clear()


pytest_runtest_setup = pytest_runtest_call = pytest_runtest_teardown = _fail_if_qt_spoke


@pytest.fixture(autouse=True)
def _few_files() -> Iterator[None]:
    """Tables that a test left open are closed when they are collected: before there are too many of them."""
    yield
    if _lowest() > _kept[0] + _MANY:
        gc.collect()
        _kept[0] = _lowest()


def _lowest() -> int:
    """The number that the next file would have."""
    lowest = os.dup(_stacks[0])
    os.close(lowest)
    return lowest


@pytest.fixture
def qt_said() -> list[str]:
    """What Qt said in this part of the test. Whoever expects it takes it out."""
    return _said


@pytest.fixture(scope="session")
def qapp_cls() -> type[QApplication]:
    """The application that pytest-qt starts: the operator's menu is made of widgets."""
    return QApplication


@pytest.fixture(scope="session", autouse=True)
def _before_all(qapp: QApplication) -> QApplication:
    """Before any test that would start one without widgets: a process has only one."""
    return qapp


@pytest.fixture
def _impolite(monkeypatch: pytest.MonkeyPatch) -> None:
    """The operator's menu in its own process does not stand back for others: nobody plays who would mind."""
    monkeypatch.setattr("ui.service.process.menu_process.NICENESS", 0)


@pytest.fixture
def _in_utc(monkeypatch: pytest.MonkeyPatch) -> None:
    """Whatever the machine's own zone is."""
    monkeypatch.setenv("TZ", "UTC")


@pytest.fixture
def menu(_in_utc: None, tmp_path: Path, request: pytest.FixtureRequest) -> "Menu":
    """The operator's menu, at the first of the module's PAGES, three days after the table was opened."""
    from tests.kit.screen.menu_rig import Menu  # noqa: PLC0415
    from tests.kit.table.report_ledgers import three_days  # noqa: PLC0415 (only who works with the menu waits for it)

    menu = Menu(tmp_path, driver=three_days(tmp_path), pages=request.module.PAGES)
    menu.idle()
    return menu
