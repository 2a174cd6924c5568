"""The table's process is asked to end in the middle of a round: it finishes the round, and opens no other."""

import os
import signal
import socket
import subprocess
import sys
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from kiosk.app.ledger_verification import verify
from kiosk.ledger.table_state import Phase
from kiosk.policy.config import LEAST_DECISION_MS, Pace, default_config
from storage.places import Places
from storage.reader import LedgerReader
from tests.kit.table.table_driver import Driver
from ui.glass.program import end_on_signals

GAME = "flop-poker/ma"  # with one decision
PACE = Pace(decision_ms=LEAST_DECISION_MS, reveal_ms=500, result_ms=600_000, time_bank_ms=0)
PROGRAM = (
    "import sys; from kiosk.app.launch import KioskOptions, open_kiosk;"
    "sys.exit(open_kiosk(KioskOptions(data=sys.argv[1], windowed=(640, 360)), display=True))"
)
AT_MOST_S = 120


@pytest.fixture
def dealt(tmp_path: Path) -> Path:
    """A table that went down in the middle of a round."""
    data = tmp_path / "table"
    table = Driver(data, config=default_config(GAME)._replace(pace=PACE), kind="demonstration")
    table.seat(1)
    table.until(Phase.BETTING)
    table.bet_all()
    table.table.tick()
    assert table.state.phase == Phase.PLAYING
    table.table.close()
    return data


def started(data: Path, manager: socket.socket) -> subprocess.Popen[bytes]:
    """The table's own process, once it says that it is up."""
    environment = {**os.environ, "QT_QPA_PLATFORM": "offscreen", "NOTIFY_SOCKET": manager.getsockname()}
    table = subprocess.Popen([sys.executable, "-c", PROGRAM, str(data)], env=environment, stderr=subprocess.PIPE)
    assert manager.recv(100) == b"READY=1\nWATCHDOG=1"
    return table


@pytest.fixture
def manager(tmp_path: Path) -> socket.socket:
    listening = socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM)
    listening.bind(str(tmp_path / "notify"))
    listening.settimeout(AT_MOST_S)
    return listening


def kinds(data: Path) -> list[str]:
    with LedgerReader.open(Places(data).ledger) as reader:
        return [stored.entry.kind for stored in reader.entries()]


def test_asked_to_end_it_finishes_the_round_first(dealt: Path, manager: socket.socket) -> None:
    with manager, started(dealt, manager) as table:
        table.send_signal(signal.SIGTERM)
        _, said = table.communicate(timeout=AT_MOST_S)
    assert (table.returncode, said) == (0, b"")
    found = kinds(dealt)
    assert found.count("deck-revealed") == 1
    assert found.count("betting-opened") == 1
    assert verify(dealt).found == 0


def test_asked_twice_it_ends_at_once_and_the_round_is_finished_later(dealt: Path, manager: socket.socket) -> None:
    with manager, started(dealt, manager) as table:
        table.send_signal(signal.SIGTERM)
        table.send_signal(signal.SIGINT)
        table.communicate(timeout=AT_MOST_S)
    assert table.returncode == 0
    again = Driver(dealt, config=default_config(GAME)._replace(pace=PACE), kind="demonstration")
    while again.state.phase == Phase.PLAYING:
        again.skip()
    assert again.state.meters["rounds"] == 1


def test_a_signal_is_acted_on_by_the_loop_and_not_wherever_it_comes(qtbot: QtBot) -> None:
    kept = {number: signal.getsignal(number) for number in (signal.SIGTERM, signal.SIGINT)}
    done: list[str] = []
    try:
        asked = end_on_signals(lambda: done.append("politely"), lambda: done.append("at once"))
        signal.raise_signal(signal.SIGTERM)
        assert (asked, done) == ([signal.SIGTERM], []), "a commit may be under way"
        qtbot.waitUntil(lambda: done == ["politely"])
        signal.raise_signal(signal.SIGTERM)
        qtbot.waitUntil(lambda: done == ["politely", "at once"])
    finally:
        for number, handler in kept.items():
            signal.signal(number, handler)
