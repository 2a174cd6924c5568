"""The wire between table and menu: whatever staff ask for comes through, in whatever pieces; and nobody waits."""

import pickle
import socket
from contextlib import suppress
from pathlib import Path

import pytest

from kiosk.policy.access import Role
from kiosk.policy.config import default_config
from kiosk.policy.device import Device
from kiosk.process.messages import Cut, write
from kiosk.rules.intents import Declare, Refusal, Refused
from kiosk.table.config_changes import elect
from kiosk.table.requests import (
    Accepted,
    AddUser,
    ChangePace,
    ClearFault,
    Configure,
    CorrectPool,
    DisputeHandPay,
    GiveCredit,
    LogIn,
    LogOut,
    OpenTable,
    PlanEnd,
    ResetPin,
    SetDevice,
    StaffRequest,
    StartMode,
    TransferPool,
)
from kiosk.table.views import staff_state
from tests.kit.table.table_driver import PIN, Driver
from ui.service.process.wire import (
    Answered,
    Asked,
    Done,
    Hello,
    Hide,
    Lasts,
    Light,
    Look,
    MenuEnd,
    Message,
    News,
    Open,
    Said,
    SetVolumes,
    Signed,
    Submit,
    TableEnd,
    TryOut,
)

CONFIG = default_config("heads-up-holdem/ny")
REQUESTS: tuple[StaffRequest | LogIn, ...] = (
    Configure(elect(CONFIG, "trips_plus", "90/40/30/8/7/4/5:2")),
    ChangePace(CONFIG.pace),
    TransferPool("table 9"),
    PlanEnd("2030-01-31", "table 9"),
    CorrectPool(-12_500_000, "counted \N{LEFT DOUBLE QUOTATION MARK}twice"),
    SetDevice(None, Device(seats=(6, 5, 4, 3, 2, 1))),
    SetDevice(Device(), Device("de", 5)),
    GiveCredit(2, 20_000),
    ClearFault("door-open"),
    Declare("wrong-count-seat", 5),
    DisputeHandPay(3, "no"),
    AddUser("ann", Role.AUDITOR, PIN),
    LogIn("ann", PIN),
    LogOut(),
    ResetPin("ann", PIN),
    OpenTable(),
    StartMode("test"),
)


def written(asked: Asked) -> bytes:
    """As the menu sends it."""
    one, other = socket.socketpair()
    with one, other:
        MenuEnd(one).ask(asked)
        return other.recv(100_000)


def test_whatever_staff_ask_for_comes_through_byte_by_byte() -> None:
    asked: list[Asked] = [Submit("1", request, None, "second") for request in REQUESTS]
    asked += [Look(), Light(3, 2), TryOut("Door", "Ring"), SetVolumes(60, 50, 40)]
    ours, theirs = socket.socketpair()
    heard: list[Asked] = []
    with ours, theirs:
        line = TableEnd(ours)
        for byte in b"".join(map(written, asked)):
            theirs.sendall(bytes((byte,)))
            call = line.receive()
            heard += [] if call is None else [call.asked]
    assert heard == asked


def test_whatever_the_table_says_comes_through_byte_by_byte(tmp_path: Path) -> None:
    driver = Driver(tmp_path, "heads-up-holdem/ny")
    driver.hire()
    driver.seat(1, 4)
    driver.play_round()
    driver.table.raise_fault("door-open")
    news = News(staff_state(driver.state), driver.table.view())
    driver.table.close()
    refused = Refused(Refusal.BAD_VALUE, 3, "id", "\N{LEFT DOUBLE QUOTATION MARK}No.")
    said: list[Said] = [
        Hello("/a \udcff name", 7, news, vouches=True, fitted=False, audible=True, switches=False, language="de"),
        Open(1, 0, covers=True, full=False),
        Hide(),
        *(Answered(result, None) for result in (Accepted("1", "s"), refused, Lasts(True), Signed("", "no"), Done())),
        Answered(Done(), news),
    ]
    ours, theirs = socket.socketpair()
    heard: list[Said] = []
    with ours, theirs:
        menu = MenuEnd(ours)
        for byte in b"".join(write(Message(one)) for one in said):
            theirs.sendall(bytes((byte,)))
            if (one := menu.receive()) is not None:
                heard.append(one)
    assert heard == said
    assert list(map(type, heard)) == list(map(type, said))


@pytest.mark.parametrize(
    "content",
    [
        b"nonsense",
        b"\xff",
        b"[" * 100_000,
        b"9" * 100_000,
        b"{}",
        b'{"said":{"what":"no-such-thing"}}',
        b'{"said":{"what":"open","number":"1","screen":0,"covers":true,"full":true}}',
        b'{"said":{"what":"hide"}} {}',
        pickle.dumps(Hide()),
    ],
    ids=lambda content: repr(content[:50]),
)
def test_a_table_that_makes_no_sense_is_cut_off(content: bytes) -> None:
    ours, theirs = socket.socketpair()
    with ours, theirs:
        theirs.sendall(content + b"\n")
        with pytest.raises(Cut, match="makes no sense"):
            MenuEnd(ours).wait()


def test_a_message_without_an_end_is_not_waited_for() -> None:
    ours, theirs = socket.socketpair()
    with ours, theirs:
        line = TableEnd(ours)
        for _ in range(20):
            theirs.sendall(b"x" * 60_000)
            with suppress(Cut):
                assert line.receive() is None
        with pytest.raises(Cut, match="too long"):
            line.receive()


def test_what_a_menu_takes_slowly_is_said_bit_by_bit() -> None:
    ours, theirs = socket.socketpair()
    with ours, theirs:
        line, menu, message = TableEnd(ours), MenuEnd(theirs), Answered(Signed("x" * 1_000_000, ""), None)
        assert not line.say(message)
        said = None
        while said is None:
            line.send_pending()
            said = menu.receive()
        assert said == message


def test_a_menu_that_never_listens_is_given_up() -> None:
    ours, theirs = socket.socketpair()
    with ours, theirs:
        line, message = TableEnd(ours), Answered(Signed("x" * 8_000_000, ""), None)
        assert [line.say(message), line.say(message)] == [False, False]
        with pytest.raises(Cut, match="does not listen"):
            line.say(message)


def test_each_end_hears_that_the_other_is_gone() -> None:
    ours, theirs = socket.socketpair()
    with ours:
        theirs.close()
        with pytest.raises(Cut):
            TableEnd(ours).receive()
        with pytest.raises(Cut):
            MenuEnd(ours).wait()
        with pytest.raises(Cut):
            MenuEnd(ours).ask(Look())
