"""However and wherever the process ends, the next one carries on: one outcome, felt 0, nothing lost or doubled."""

import os
import pickle
import signal
import tempfile
import traceback
from collections.abc import Iterator
from pathlib import Path
from typing import NoReturn

import pytest

from kiosk.base.ports import StoredEntry
from kiosk.ledger.table_state import TableState
from kiosk.table.chance import SeededChance
from kiosk.table.requests import CloseTable, LogIn
from storage.places import Places
from tests.kit.table.crash_points import (
    AGAIN,
    ONCE,
    Died,
    Ends,
    Point,
    Points,
    Session,
    check_session,
    entries_in,
    image_of,
    memory_folder,
    start,
)
from tests.kit.table.scripted_clients import SCRIPTS, Client, Script
from tests.kit.table.table_driver import PIN

LEAST = 150  # points of a session
assert LEAST * len(SCRIPTS) > 1_000


def sessions(*quick: str) -> pytest.MarkDecorator:
    """Every session, of which only these belong to the ordinary set."""
    marks = {name: () if name in quick else (pytest.mark.slow,) for name in SCRIPTS}
    params = [pytest.param(script, marks=marks[name], id=name) for name, script in SCRIPTS.items()]
    return pytest.mark.parametrize("script", params)


@pytest.fixture
def points(monkeypatch: pytest.MonkeyPatch) -> Points:
    return Points(monkeypatch)


@pytest.fixture
def scratch() -> Iterator[Path]:
    with memory_folder() as folder:
        yield folder


# Killed once.


class Killed:
    """A process that was killed at a point, and the one after it, which came to the session's end."""

    def __init__(self, point: Point, image: Path, client: Client, seed: int) -> None:
        self.point = point
        self.found = entries_in(image)
        driver = start(image, client.script, SeededChance(seed))
        self.resumed = driver.state
        client.take_up(driver)
        driver.table.close()
        self.session = check_session(image, client)


def kill_everywhere(
    script: Script, scratch: Path, points: Points, kind: str | None = None
) -> tuple[list[Killed], Session]:
    """A session, and what would have become of it had it been killed at any of its points, or at those of a kind.

    Of points between which neither a file nor the screens changed, the first stands for all.
    """
    data, client = scratch / "data", Client(script)
    places, killed = Places(data), list[Killed]()
    driver = start(data, script, SeededChance(script.seed))
    last: object = None

    def strike(point: Point) -> None:
        nonlocal last
        files = [path.read_bytes() for path in (places.ledger, places.log, places.checkpoints)]
        if last == (last := (files, client.unanswered)) or kind not in (None, point.kind):
            return
        with points.unwatched(), tempfile.TemporaryDirectory(dir=scratch) as folder:
            try:
                killed.append(Killed(point, image_of(data, Path(folder) / "data"), client.copy(), 1000 + len(killed)))
            except BaseException as error:
                error.add_note(f"killed at {point}")
                raise

    points.start(strike, entries_in(data))
    client.finish(driver)
    points.strike = None
    driver.table.close()
    return killed, check_session(data, client)


def without_meters(state: TableState) -> TableState:
    """A state but for its meters, among which are the starts."""
    return state._replace(meters={})


def check_kill(kill: Killed, uncrashed: Session) -> None:
    """The next process found all that was durable, as it was, and came to the same outcome of what had begun."""
    point, kept = kill.point, kill.point.kept
    assert kill.found == uncrashed.entries[:kept], f"lost or doubled by {point}"
    assert kill.session.entries[:kept] == kill.found, f"rewritten after {point}"
    start_of_next, before = kill.session.states[kept], uncrashed.states[kept - 1]
    assert without_meters(start_of_next) == without_meters(before), f"another state after {point}"
    assert kill.resumed in kill.session.states[kept:], f"a state that is not in the ledger after {point}"
    begun = {stored.entry.round for stored in kill.found if stored.entry.kind == "round-opened"}
    outcomes = kill.session.rounds()
    for number, outcome in uncrashed.rounds().items():
        assert number not in begun or outcomes[number] == outcome, f"another outcome of round {number} after {point}"


@sessions("heads-up-ny")
def test_killed_at_every_step(script: Script, scratch: Path, points: Points) -> None:
    killed, uncrashed = kill_everywhere(script, scratch, points)
    assert len(killed) >= LEAST // 3
    for kill in killed:
        check_kill(kill, uncrashed)


def test_a_login_whose_answer_was_lost_opens_a_session_when_it_is_repeated(scratch: Path) -> None:
    driver = start(scratch, SCRIPTS["texas"], SeededChance(1))
    driver.hire("sam")
    assert driver.does(LogIn("sam", PIN), id="lost").session
    driver.reopen()
    session = driver.does(LogIn("sam", PIN), id="lost").session
    driver.does(CloseTable("to see who asks"), by=session)
    driver.table.close()


# Ended at every point, one after the other.


def raise_everywhere(script: Script, data: Path, points: Points, *names: str) -> int:
    """A session in which an exception ends one process after the other; how many."""
    client, ends = Client(script), Ends(*names)

    def strike(point: Point) -> None:
        if ends.is_next(point):
            raise Died(point)

    def over(point: Point) -> None:
        raise AssertionError(f"the process has ended, and writes: {point}")

    while True:
        driver = None
        points.start(strike, ends.entries(data))
        try:
            driver = start(data, script, SeededChance(len(ends.known)))
            client.take_up(driver)
            break
        except Died:
            points.strike = over
            if driver is not None:
                driver.table.close()
    points.strike = None
    driver.table.close()
    check_session(data, client)
    return len(ends.known)


@sessions("fast-action")
def test_an_exception_at_every_step(script: Script, scratch: Path, points: Points) -> None:
    assert raise_everywhere(script, scratch / "again", points, *AGAIN) >= LEAST
    for name in ONCE:
        assert raise_everywhere(script, scratch / name, points, name) >= 1, f"never at {name}"


@sessions()
def test_killed_before_and_after_every_commit(script: Script, scratch: Path, points: Points) -> None:
    data, client, ends = scratch / "data", Client(script), Ends("commit", "committed")
    while not killed_life(data, client, ends, points):
        pass
    check_session(data, client)
    assert len(ends.known) >= LEAST // 3


def killed_life(data: Path, client: Client, ends: Ends, points: Points) -> bool:
    """A real process, which kills itself at the next point; whether it came to the session's end instead."""
    entries = ends.entries(data)
    hear, tell = os.pipe()
    child = os.fork()
    if child == 0:
        _live(data, client, ends, points, entries, tell)
    os.close(tell)
    with os.fdopen(hear, "rb") as pipe:
        told = pipe.read()
    _, status = os.waitpid(child, 0)
    assert os.waitstatus_to_exitcode(status) in (0, -signal.SIGKILL), "the process failed: see its own words"
    ends.known, ends.kept, remembered = pickle.loads(told)  # noqa: S301 (our own child wrote it)
    vars(client).update(remembered)
    return status == 0


def _live(
    data: Path, client: Client, ends: Ends, points: Points, entries: tuple[StoredEntry, ...], tell: int
) -> NoReturn:
    """The child: it never returns to the tests."""

    def report() -> None:
        remembered = {name: value for name, value in vars(client).items() if name != "script"}
        os.write(tell, pickle.dumps((ends.known, ends.kept, remembered)))

    def strike(point: Point) -> None:
        if ends.is_next(point):
            report()
            os.kill(os.getpid(), signal.SIGKILL)

    try:
        points.start(strike, entries)
        driver = start(data, client.script, SeededChance(len(ends.known)))
        client.take_up(driver)
        driver.table.close()
        report()
        os._exit(0)
    except BaseException:
        traceback.print_exc()
    finally:
        os._exit(1)
