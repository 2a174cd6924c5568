"""The operator's menu in its own process: it works over the wire, and whatever becomes of it, the table stands."""

import os
import signal
import socket
import sys
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import is_dataclass
from functools import partial
from pathlib import Path

import pytest
from PySide6.QtCore import QCoreApplication

from kiosk.app.cli import main
from kiosk.app.composition import open_reader
from kiosk.app.menu_storage import signed_table
from kiosk.base.ports import names
from kiosk.devices.bet_sensor.port import Lamp
from kiosk.devices.bet_sensor.touch_spot import TouchSensor
from kiosk.ledger.table_state import Phase
from kiosk.policy.access import Action, Role
from kiosk.process.messages import write
from kiosk.rules.cards.cards import CARDS
from kiosk.rules.cards.positions import SEATS
from kiosk.table.devices.peripheral_link import PeripheralLink
from kiosk.table.requests import AddUser, LogIn, LogOut, Sit
from kiosk.table.views import staff_state
from tests.kit.screen.journey_steps import brisk
from tests.kit.screen.kiosk_rig import check_ledger
from tests.kit.screen.led_menu import MenuHands
from tests.kit.table.table_driver import PIN, Driver
from ui.service.process import menu_process
from ui.service.process.menu_process import MenuContext, MenuProcess
from ui.service.process.wire import (
    Answered,
    Asked,
    Clean,
    Cue,
    Done,
    Light,
    MenuEnd,
    Message,
    News,
    Phrase,
    SetVolumes,
    SoftwareChecked,
    Switch,
    TryOut,
    Vouch,
)
from ui.sounds import Volumes
from ui.sounds.player import Sounds

pytestmark = pytest.mark.usefixtures("_impolite")
GAMES = ("heads-up-holdem/ny", "texas-holdem-bonus/ma", "fast-action-holdem/ma", "flop-poker/ma")


class HeardSounds(Sounds):
    """Keeps what is played."""

    def __init__(self) -> None:
        super().__init__(enabled=False, volumes=Volumes(0, 0, 0))
        self.heard: list[object] = []

    def cue(self, name: str, seat: int | None = None, volume: float = 1) -> None:  # noqa: ARG002
        self.heard.append(name)

    def set_volumes(self, volumes: Volumes) -> None:
        self.heard.append(volumes)


class Cabinet:
    """A table without a screen, and its menu with somebody before it."""

    def __init__(self, data: Path) -> None:
        self.driver = Driver(data, "heads-up-holdem/ny", brisk("heads-up-holdem/ny"))
        self.sensor, self.sounds = TouchSensor(), HeardSounds()
        self.cleaned: list[int] = []
        self.switched: list[str] = []
        self.hands = MenuHands(data)
        context = MenuContext(
            self.driver.table,
            data,
            self.sensor,
            self.sounds,
            partial(signed_table, data),
            PeripheralLink(self.driver.table, ()),
            None,
            self.switched.append,
        )
        self.menu = MenuProcess(context, self.cleaned.append, self.hands.command)
        self.driver.does(LogOut(), by=self.driver.hire("sam", Role.SUPERVISOR))

    @property
    def process(self) -> int:
        process = self.menu._process
        assert process is not None
        return process.pid

    def open(self) -> None:
        """The menu is called for, and seen."""
        self.menu.show(0, covers=False, full=False)
        self.hands.meet()
        self.hands.until(lambda: self.hands.do("seen"))

    def enter(self) -> None:
        """The supervisor logs in."""
        self.open()
        self.hands.do("type", "user", "sam")
        self.hands.do("type", "pin", PIN)
        self.hands.do("press", "enter")

    def entries(self) -> list[tuple[str, str | None]]:
        """What the ledger has, the oldest first, with who did it."""
        with open_reader(self.driver.data) as reader:
            return [(stored.entry.kind, names(stored.entry.who) or None) for stored in reader.entries()]


@pytest.fixture
def cabinet(tmp_path: Path) -> Iterator[Cabinet]:
    made = Cabinet(tmp_path)
    yield made
    made.menu.end()
    made.hands.close()
    made.driver.table.close()
    check_ledger(made.driver)


def test_what_is_done_there_is_done_at_the_table_and_shown_there(cabinet: Cabinet) -> None:
    cabinet.driver.does(Sit(2))
    cabinet.enter()
    cabinet.hands.do("press", "page attendant", "seat 2")
    cabinet.hands.do("type", "amount", "200")
    cabinet.hands.do("press", "give", "do")
    assert cabinet.driver.state.credit(2) == 20_000
    assert cabinet.hands.do("told") == "Seat 2 has $200.00 more."
    cabinet.driver.table.raise_fault("door-open")  # nothing is asked of the menu: it looks
    cabinet.hands.until(lambda: "door" in cabinet.hands.do("text", "state"))
    cabinet.hands.do("press", "close")
    cabinet.hands.until(lambda: not cabinet.menu.open)
    assert ("credit-given", "sam") in cabinet.entries()
    assert cabinet.entries()[-1] == ("logged-out", "sam")


def test_lamps_sounds_cleaning_and_the_way_back_to_live_play_are_the_tables_own(cabinet: Cabinet) -> None:
    cabinet.enter()
    cabinet.hands.do("press", "page diagnostics", "light 3", "play")
    assert cabinet.sensor.lamps == {**dict.fromkeys(SEATS, Lamp.OFF), 3: Lamp.ON}
    assert len(cabinet.sounds.heard) == 1
    cabinet.hands.do("press", "page attendant", "clean")
    assert cabinet.cleaned == [30_000]
    assert cabinet.sensor.lamps == dict.fromkeys(SEATS, Lamp.OFF), "whoever turns away leaves the lamps to the table"
    cabinet.hands.do("press", "page modes", "back", "do")
    cabinet.hands.until(lambda: bool(cabinet.switched))
    assert cabinet.switched == ["live"]


@pytest.mark.parametrize("game", GAMES)
def test_no_card_and_no_proof_of_a_pin_leaves_the_table(tmp_path: Path, game: str) -> None:
    driver = Driver(tmp_path, game)
    driver.hire()
    driver.seat(1, 4)
    driver.until(Phase.BETTING)
    driver.bet_all()
    driver.until(Phase.PLAYING)
    state = driver.state
    secrets = [part.secret for part in (state.opened, state.shoe) if part is not None and part.secret is not None]
    assert secrets, "a deck is fixed"
    news = News(staff_state(state), driver.table.view())
    sent = write(Message(Answered(Done(), news)))
    for secret in secrets:
        assert secret.salt not in sent
        assert secret.salt.hex().encode() not in sent
    assert state.users[0].pin_hash.encode() not in sent
    assert set(cards_in(state)) == CARDS, "the table itself knows them"
    ours, theirs = socket.socketpair()
    with ours, theirs:
        theirs.sendall(sent)
        said = MenuEnd(ours).wait()
    assert isinstance(said, Answered)
    whole = said.news
    assert whole == news, "nothing else is lost"
    assert cards_in(whole) == [], "all of them lie face down"
    assert whole is not None
    assert whole.state.round is None
    assert whole.state.opened is None or whole.state.opened.secret is None
    assert whole.state.shoe is None or whole.state.shoe.secret is None
    assert [user.pin_hash for user in whole.state.users] == [""]
    assert whole.state.books == state.books
    driver.table.close()


def cards_in(value: object) -> list[str]:
    """Every card anywhere in it."""
    if isinstance(value, str):
        return [value] if value in CARDS else []
    parts: Iterable[object] = ()
    if isinstance(value, Mapping):
        parts = (*value.keys(), *value.values())
    elif isinstance(value, tuple | list | set | frozenset):
        parts = value
    elif is_dataclass(value):
        parts = vars(value).values()
    return [card for part in parts for card in cards_in(part)]


def ended(cabinet: Cabinet, rounds: int = 1) -> None:
    """The menu is gone: nobody is logged in, the table plays, and the next call for it brings another one."""
    cabinet.hands.until(lambda: not cabinet.menu.open)
    assert cabinet.entries()[-1] == ("logged-out", "sam")
    cabinet.driver.seat(rounds)
    cabinet.driver.play_round()
    assert cabinet.driver.state.last_round == rounds
    cabinet.enter()
    assert cabinet.hands.do("text", "who") == "sam, supervisor"


@pytest.mark.slow
def test_a_menu_that_hangs_is_ended_however_often_it_is_called_for(cabinet: Cabinet) -> None:
    cabinet.enter()
    process = cabinet.process
    os.kill(process, signal.SIGSTOP)
    QCoreApplication.processEvents()  # what it said before
    cabinet.menu._silent.start(500)  # the rest of its time
    for _ in range(300):
        cabinet.menu.show(0, covers=False, full=False)  # somebody touches the button again
    assert cabinet.menu._silent.remainingTime() < 1_000
    ended(cabinet)
    assert cabinet.process != process
    cabinet.hands.until(lambda: not Path(f"/proc/{process}").exists())


def test_a_menu_that_is_killed_or_stumbles_ends_alone(cabinet: Cabinet, capfd: pytest.CaptureFixture[str]) -> None:
    cabinet.enter()
    os.kill(cabinet.process, signal.SIGKILL)
    ended(cabinet)
    capfd.readouterr()
    cabinet.hands.tell("stumble")
    ended(cabinet, rounds=2)
    told = capfd.readouterr().err
    assert "ZeroDivisionError: a slip in the menu" in told
    assert "croupier: the operator's menu has ended" in told


def test_when_the_table_ends_so_does_the_menu_by_itself(cabinet: Cabinet, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(menu_process, "END_SECONDS", 60)
    cabinet.enter()
    process = cabinet.menu._process
    assert process is not None
    cabinet.menu.end()
    assert process.returncode == 0, "it had to be killed"
    assert cabinet.entries()[-1] == ("logged-out", "sam")


def test_without_a_table_there_is_no_menu(capfd: pytest.CaptureFixture[str]) -> None:
    reading, writing = os.pipe()
    os.close(writing)
    assert main(["menu", str(reading)]) == 2
    assert "a table starts its menu by itself" in capfd.readouterr().err
    os.close(reading)


# A menu that is not what it should be.


class Stranger:
    """Whoever is at the menu's end of the wire, and says what it likes."""

    def __init__(self, cabinet: Cabinet, program: str) -> None:
        cabinet.menu._command = (sys.executable, "-c", _STRANGER + program)
        self.told: list[str] = []
        cabinet.driver.does(LogIn("sam", PIN))
        cabinet.menu.show(0, covers=False, full=False)


_STRANGER = """
import json, socket, sys, time
end = socket.socket(fileno=int(sys.argv[2]))
while not end.recv(1 << 16).endswith(b"\n"): pass
def raw(content): end.sendall(content + b"\n")
def says(**asked): raw(json.dumps({"asked": asked}).encode())
"""
_ASK = "id='x', by=None, second=None"


@pytest.mark.parametrize(
    "program",
    [
        "raw(b'nonsense'); time.sleep(60)",
        "raw(b'\\xff'); time.sleep(60)",
        "raw(b'[' * 100_000); time.sleep(60)",
        "raw(b'9' * 100_000); time.sleep(60)",
        "end.sendall(b'x' * 2_000_000); time.sleep(60)",
        "says(what='no-such-thing'); time.sleep(60)",
        "says(what='clean', ms='long'); time.sleep(60)",
        "says(what='clean', ms=True); time.sleep(60)",
        "says(what='look', more=1); time.sleep(60)",
        f"says(what='submit', {_ASK}, request=dict(what='cash-out', seat=2)); time.sleep(60)",
        f"says(what='submit', {_ASK}, request=dict(what='configure', config=None)); time.sleep(60)",
        f"says(what='submit', {_ASK.replace('None', '[1]')}, request=dict(what='log-out')); time.sleep(60)",
        "\nwhile True: says(what='look')",
        "sys.exit(3)",
    ],
)
def test_a_menu_that_makes_no_sense_ends_alone(
    cabinet: Cabinet, program: str, capfd: pytest.CaptureFixture[str]
) -> None:
    cabinet.driver.seat(2)
    Stranger(cabinet, program)
    cabinet.hands.until(lambda: not cabinet.menu.open)
    assert "the operator's menu has ended" in capfd.readouterr().err
    assert cabinet.driver.state.credit(2) > 0
    cabinet.driver.play_round()


def test_half_a_message_makes_nobody_wait(cabinet: Cabinet) -> None:
    Stranger(cabinet, "end.sendall(b'{'); time.sleep(60)")
    cabinet.driver.seat(2)
    for _ in range(20):
        QCoreApplication.processEvents()
        cabinet.driver.play_round()
    cabinet.menu._silent.start(1)
    cabinet.hands.until(lambda: not cabinet.menu.open)


@pytest.mark.parametrize("command", [("/no/such/program",), ("/bin/false",)])
def test_a_menu_that_does_not_start_is_told_and_the_table_plays(
    cabinet: Cabinet, command: tuple[str, ...], capfd: pytest.CaptureFixture[str]
) -> None:
    cabinet.menu._command = command
    hidden: list[bool] = []
    cabinet.menu.hidden.connect(lambda: hidden.append(True))
    for _ in range(3):
        cabinet.menu.show(0, covers=True, full=False)
        cabinet.hands.until(lambda: not cabinet.menu.open)
        assert hidden, "whoever gave it the screen has it back"
        hidden.clear()
    assert "the operator's menu" in capfd.readouterr().err
    cabinet.driver.seat(1)
    cabinet.driver.play_round()


def test_nothing_is_done_for_a_menu_with_nobody_before_it_nor_when_their_time_is_over(cabinet: Cabinet) -> None:
    menu = cabinet.menu
    cabinet.driver.table.software_checked("a file was changed")
    vouch = Vouch(AddUser("x", Role.AUDITOR, PIN))
    unseen: tuple[Asked, ...] = (Clean(30_000), Switch("test"), Switch("live"), SoftwareChecked(""), vouch)
    for asked in unseen:
        menu._done(asked)
    assert (cabinet.cleaned, menu._signed_table("trips-plus", "A")[0]) == ([], "")
    QCoreApplication.processEvents()
    assert cabinet.switched == []
    assert "software-changed" in {fault.fault for fault in cabinet.driver.state.faults}
    cabinet.enter()
    menu._done(Clean(10**12))
    assert cabinet.cleaned == []
    menu._done(Clean(30_000))
    assert cabinet.cleaned == [30_000]
    assert "signature" in menu._signed_table("trips-plus", "A")[0]
    assert menu._signed_table("no such wager", "A")[0] == ""
    unknown: tuple[Asked, ...] = (
        Light(9, 1),
        Light(1, 9),
        Cue("boo"),
        TryOut("boo", "boo"),
        Phrase("xx", "boo"),
        SetVolumes(10**9, -1, 0),
    )
    for asked in (*unknown, SoftwareChecked("x\n" * 10**6)):
        menu._done(asked)
    assert max(len(fault.words) for fault in cabinet.driver.state.faults) <= 500
    assert cabinet.menu._may(Action.CHANGE_CONFIG)
    cabinet.driver.clock.pass_ms(60 * 60_000)
    assert not cabinet.menu._may(Action.CHANGE_CONFIG)
    cabinet.hands.do("press", "lock")
    assert cabinet.menu._sessions == {}


def test_a_menu_that_is_called_for_while_it_closes_is_open(cabinet: Cabinet) -> None:
    cabinet.open()
    number = cabinet.menu._number
    cabinet.menu.show(0, covers=False, full=False)
    cabinet.menu._was_hidden(number)  # said before it heard of the new order
    assert cabinet.menu.open
    cabinet.menu._was_hidden(number + 1)
    assert not cabinet.menu.open
