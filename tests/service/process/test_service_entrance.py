"""The way into the operator's menu: the button on the rail, the pause of a table whose screen it covers, the lock."""

from functools import partial
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtTest import QTest

from kiosk.app.menu_storage import signed_table
from kiosk.devices.bet_sensor.touch_spot import TouchSensor
from kiosk.ledger.table_state import Phase
from kiosk.policy.access import Role
from kiosk.table.chance import SeededChance
from kiosk.table.devices.peripheral_link import PeripheralLink
from kiosk.table.own_attendant import NAME, OwnAttendant
from tests.kit.screen.journey_steps import brisk, deal, play_out, stake
from tests.kit.screen.kiosk_rig import Kiosk
from tests.kit.screen.led_menu import MenuHands
from tests.kit.screen.menu_rig import Menu
from tests.kit.table.table_driver import OTHER_PIN, PIN
from ui.glass.application import HOLD_MS
from ui.glass.screens.windows import Place
from ui.service import window as service_window
from ui.service.process.entrance import Entrance
from ui.service.process.menu_process import MenuContext
from ui.sounds import Volumes
from ui.sounds.player import Sounds

pytestmark = pytest.mark.usefixtures("_impolite")
GAME = "heads-up-holdem/ny"


class Cabinet(Kiosk):
    """A kiosk with the way into its menu, and somebody before it."""

    def __init__(self, data: Path, *, screens: int = 1, layout: str = "table") -> None:
        super().__init__(data, GAME, brisk(GAME), size=(960, 540), layout=layout)
        first = 0 if screens == 1 else 1  # the only screen there is here is the players', or it is not
        context = MenuContext(
            self.driver.table,
            data,
            TouchSensor(),
            Sounds(enabled=False, volumes=Volumes(0, 0, 0)),
            partial(signed_table, data),
            PeripheralLink(self.driver.table, ()),
        )
        self.hands = MenuHands(data)
        place = Place((960, 540), first)
        self.entrance = Entrance(self.application, context, self.driver.clock, place, (first,), self.hands.command)

    def leave_screen(self) -> None:
        self.entrance.close()
        self.hands.close()
        super().leave_screen()

    @property
    def menu_open(self) -> bool:
        self.entrance.look()
        return self.entrance.menu.open

    def press(self, named: str) -> None:
        self.hands.do("press", named)
        self.step()

    def close_menu(self) -> None:
        """Somebody who has seen it says that they do not want to enter."""
        self.hands.meet()
        self.hands.until(lambda: self.hands.do("there", "cancel"))
        self.press("cancel")
        self.hands.until(lambda: not self.entrance.menu.open)
        self.step()

    def ask_for_menu(self) -> None:
        """Somebody holds the button for staff until its ring is full."""
        self.fingers.press(0, self.item("service"))
        self.run(HOLD_MS + 100)
        self.fingers.release(0)
        self.step()

    def turn_key(self, key: Qt.Key = Qt.Key.Key_F13) -> None:
        """The key switch types a key."""
        QTest.sendKeyEvent(QTest.KeyAction.Click, self.window, key, "", Qt.KeyboardModifier.NoModifier)
        self.step()

    def notice(self) -> str:
        return self.application.table.shown.noticeTitle


def test_on_one_screen_the_menu_waits_for_the_round_and_the_next_waits_for_the_menu(tmp_path: Path) -> None:
    with Cabinet(tmp_path) as cabinet:
        cabinet.sit(3)
        cabinet.until_phase(Phase.BETTING)
        stake(cabinet, 3)
        deal(cabinet, 3)
        cabinet.ask_for_menu()
        assert not cabinet.menu_open
        assert cabinet.notice() == "A short pause after this round"
        play_out(cabinet)
        cabinet.until(lambda: cabinet.menu_open)
        assert cabinet.driver.state.phase == Phase.RESULT
        assert cabinet.notice() == "A short pause"
        cabinet.run(60_000)
        assert cabinet.driver.state.phase == Phase.RESULT, "a round began behind the menu"
        cabinet.close_menu()
        assert cabinet.notice() == ""
        cabinet.until_phase(Phase.BETTING)


def test_a_button_that_is_let_go_too_early_opens_nothing(tmp_path: Path) -> None:
    with Cabinet(tmp_path) as cabinet:
        cabinet.fingers.press(0, cabinet.item("service"))
        cabinet.run(HOLD_MS - 200)
        assert 0.8 < cabinet.application.table.shown.serviceShare < 1
        cabinet.fingers.release(0)
        cabinet.run(HOLD_MS)
        assert cabinet.application.table.shown.serviceShare == 0
        assert not cabinet.menu_open


@pytest.mark.slow
def test_a_menu_that_dies_while_it_waits_for_the_round_is_started_again(tmp_path: Path) -> None:
    with Cabinet(tmp_path) as cabinet:
        cabinet.sit(3)
        cabinet.until_phase(Phase.BETTING)
        stake(cabinet, 3)
        deal(cabinet, 3)
        cabinet.entrance.prepare()
        cabinet.hands.meet()
        cabinet.ask_for_menu()
        process = cabinet.entrance.menu._process
        assert process is not None
        process.kill()
        cabinet.hands.until(lambda: cabinet.entrance.menu._process is None)
        cabinet.step()
        assert cabinet.notice() == "A short pause after this round"
        play_out(cabinet)
        cabinet.until(lambda: cabinet.menu_open)
        cabinet.close_menu()


def test_where_no_menu_starts_the_players_have_their_table(tmp_path: Path) -> None:
    with Cabinet(tmp_path) as cabinet:
        cabinet.sit(3)
        cabinet.entrance.menu._command = ("/no/such/program",)
        cabinet.ask_for_menu()
        cabinet.step()
        assert (cabinet.menu_open, cabinet.notice()) == (False, "")
        cabinet.until_phase(Phase.BETTING)


def test_bets_that_lie_there_still_lie_there_after_the_menu(tmp_path: Path) -> None:
    with Cabinet(tmp_path) as cabinet:
        cabinet.sit(3)
        cabinet.until_phase(Phase.BETTING)
        stake(cabinet, 3)
        bets = cabinet.driver.state.place(3).bets
        cabinet.ask_for_menu()
        assert cabinet.menu_open
        cabinet.run(60_000)
        assert cabinet.driver.state.phase == Phase.BETTING
        cabinet.close_menu()
        cabinet.step()
        assert cabinet.driver.state.place(3).bets == bets
        assert cabinet.driver.table.clock() is not None


def test_with_a_screen_of_its_own_the_menu_opens_at_once_and_play_goes_on(tmp_path: Path) -> None:
    with Cabinet(tmp_path, screens=2) as cabinet:
        cabinet.sit(3)
        cabinet.until_phase(Phase.BETTING)
        stake(cabinet, 3)
        deal(cabinet, 3)
        cabinet.turn_key()
        assert cabinet.entrance.menu.open
        assert cabinet.notice() == ""
        play_out(cabinet)
        cabinet.until_phase(Phase.BETTING)
        cabinet.close_menu()


def test_no_other_key_than_the_switchs_opens_the_menu(tmp_path: Path) -> None:
    with Cabinet(tmp_path) as cabinet:
        for key in (Qt.Key.Key_F12, Qt.Key.Key_Menu):
            cabinet.turn_key(key)
            assert not cabinet.menu_open
        cabinet.turn_key(Qt.Key.Key_Tools)
        assert cabinet.menu_open
        cabinet.close_menu()


def test_a_stopped_table_gives_its_screen_at_once(tmp_path: Path) -> None:
    with Cabinet(tmp_path) as cabinet:
        cabinet.sit(3)
        cabinet.until_phase(Phase.BETTING)
        stake(cabinet, 3)
        deal(cabinet, 3)
        cabinet.driver.table.raise_fault("door-open")
        cabinet.turn_key()
        cabinet.step()
        assert cabinet.menu_open
        cabinet.close_menu()


def test_cleaning_waits_for_the_round_and_takes_nobodys_turn(tmp_path: Path) -> None:
    with Cabinet(tmp_path) as cabinet:
        cabinet.sit(3)
        cabinet.until_phase(Phase.BETTING)
        stake(cabinet, 3)
        deal(cabinet, 3)
        cabinet.entrance.clean(30_000)
        cabinet.step()
        assert cabinet.application.table.shown.noticeKind == "paused"
        play_out(cabinet)
        cabinet.until(lambda: cabinet.menu_open or cabinet.application.table.shown.noticeKind == "cleaning")
        cabinet.ask_for_menu()  # is touched by the cloth
        assert not cabinet.entrance.menu.open
        cabinet.run(29_000)
        cabinet.entrance.look()
        assert cabinet.driver.state.phase == Phase.RESULT
        cabinet.run(2_000)
        cabinet.entrance.look()
        cabinet.until_phase(Phase.BETTING)


def test_the_first_start_asks_for_the_first_supervisor(tmp_path: Path) -> None:
    with Menu(tmp_path, None, pages=("users",)) as menu:
        menu.type("user", "ann")
        for pin, again, why in (("111111", "111111", "all be the same"), (PIN, OTHER_PIN, "two PINs are not the same")):
            menu.type("pin", pin)
            menu.type("pin again", again)
            menu.press("enter")
            assert why in menu.text("why")
        menu.type("pin", PIN)
        menu.type("pin again", PIN)
        menu.press("enter")
        assert menu.text("who") == "ann, supervisor"
        assert [(user.name, user.role) for user in menu.driver.state.users] == [("ann", Role.SUPERVISOR)]


def test_where_only_the_program_has_an_account_a_person_is_asked_for(tmp_path: Path) -> None:
    with Menu(tmp_path, None, pages=("users",), kind="demonstration") as menu:
        own = OwnAttendant(menu.driver.table, tmp_path / "bots.pin", SeededChance(3))
        menu.staff._own = own
        menu.window.lock()
        for name, pin in ((NAME, PIN), ("ann", OTHER_PIN)):
            menu.type("user", name)
            menu.type("pin", pin)
            menu.type("pin again", pin)
            menu.press("enter")
            assert (name == NAME) == (menu.there("why") and "already a user" in menu.text("why"))
        assert menu.text("who") == "ann, supervisor"


def test_nobody_there_for_a_while_locks_and_then_gives_the_screen_back(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with Menu(tmp_path, Role.ATTENDANT, pages=("users",)) as menu:
        monkeypatch.setattr(service_window, "_MINUTE_MS", 1)
        monkeypatch.setattr(service_window, "LOCKED_MS", 20)
        assert menu.text("who") == "attendant, attendant"
        menu.touch("new pin")
        menu.until(lambda: menu.staff.user is None)
        assert menu.text("who") == "locked"
        assert menu.there("pin")
        menu.window.open(covers=True)
        menu.until(lambda: not menu.window.isVisible())


def test_whoever_writes_their_pin_has_time_for_it_but_not_for_ever(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(service_window, "LOCKED_MS", 60_000)
    with Menu(tmp_path, None, pages=("users",)) as menu:
        menu.window.open(covers=True)
        menu.window._idle.start(1_000)
        menu.touch("key s")
        assert menu.window._idle.remainingTime() > 50_000, "whoever touches is there"
        monkeypatch.setattr(service_window, "MOST_LOCKED_MS", 0)
        menu.touch("key a")
        menu.until(lambda: not menu.window.isVisible())


def test_a_touch_anywhere_is_a_sign_of_life_for_the_table_too(tmp_path: Path) -> None:
    with Menu(tmp_path, Role.SUPERVISOR, pages=("users",)) as menu:
        for _ in range(3):
            menu.driver.clock.pass_ms(4 * 60_000)
            menu.touch("name")
            assert menu.staff.user is not None
        menu.driver.clock.pass_ms(6 * 60_000)  # longer than a session lasts
        menu.touch("name")
        assert menu.staff.user is None
        assert menu.text("who") == "locked"


def test_wrong_pins_lock_out_across_a_restart(tmp_path: Path) -> None:
    with Menu(tmp_path, None, pages=("users",)) as menu:
        name = menu.hire(Role.ATTENDANT)
        menu.window.lock()
        menu.type("pin", OTHER_PIN)
        menu.press("enter")
        assert menu.text("why") == "Choose your name."
        for wait in ("", "", " Too many wrong PINs: wait 60 seconds."):
            menu.type("user", name)
            menu.type("pin", OTHER_PIN)
            menu.press("enter")
            assert menu.text("why") == f"The name or the PIN is wrong.{wait}"
        menu.close()
        menu.driver.reopen()
        again = Menu(tmp_path, None, pages=("users",), driver=menu.driver)
        again.type("user", name)
        again.type("pin", PIN)
        again.press("enter")
        assert "Too many wrong PINs" in again.text("why")
        assert again.staff.user is None
        menu.window, menu.driver = again.window, again.driver


def test_the_button_is_there_on_both_layouts(tmp_path: Path) -> None:
    for layout in ("table", "seats"):
        with Cabinet(tmp_path / layout, layout=layout) as cabinet:
            item = cabinet.item("service")
            assert min(item.width(), item.height()) >= 64


def test_screens_are_what_qt_says() -> None:
    assert len(QGuiApplication.screens()) == 1  # so the tests above know what a second one is


def ends(cabinet: Cabinet, at_most_ms: int = 120_000) -> list[Phase]:
    """Have the table end; in which phase it did, once it has."""
    ended: list[Phase] = []
    cabinet.entrance.end_after_round(lambda: ended.append(cabinet.driver.state.phase), at_most_ms)
    return ended


def test_a_table_that_is_to_end_finishes_its_round_and_opens_no_other(tmp_path: Path) -> None:
    with Cabinet(tmp_path) as cabinet:
        cabinet.sit(3)
        cabinet.until_phase(Phase.BETTING)
        stake(cabinet, 3)
        deal(cabinet, 3)
        ended = ends(cabinet)
        cabinet.step()
        assert ended == []
        assert cabinet.notice() == "A short pause after this round"
        play_out(cabinet)
        cabinet.until(lambda: not cabinet.menu_open and bool(ended))
        assert ended[0] == Phase.RESULT
        number = cabinet.driver.state.round_number
        cabinet.run(60_000)
        assert (cabinet.driver.state.phase, cabinet.driver.state.round_number) == (Phase.RESULT, number)


def test_a_table_without_a_round_in_play_ends_at_once_and_its_bets_stay(tmp_path: Path) -> None:
    with Cabinet(tmp_path) as cabinet:
        cabinet.sit(3)
        cabinet.until_phase(Phase.BETTING)
        stake(cabinet, 3)
        cabinet.until(lambda: cabinet.application.presenter.live)
        assert ends(cabinet) == [Phase.BETTING]
        assert cabinet.driver.state.place(3).bets


def test_a_round_that_takes_too_long_is_not_waited_for(tmp_path: Path) -> None:
    with Cabinet(tmp_path) as cabinet:
        cabinet.sit(3)
        cabinet.until_phase(Phase.BETTING)
        stake(cabinet, 3)
        deal(cabinet, 3)
        ended = ends(cabinet, 300)
        cabinet.entrance.look()
        assert ended == []
        cabinet.driver.clock.pass_ms(300)
        cabinet.entrance.look()
        assert ended == [Phase.PLAYING]


def test_a_round_that_stands_still_is_not_waited_for(tmp_path: Path) -> None:
    with Cabinet(tmp_path) as cabinet:
        cabinet.sit(3)
        cabinet.until_phase(Phase.BETTING)
        stake(cabinet, 3)
        deal(cabinet, 3)
        cabinet.driver.table.raise_fault("door-open")
        assert ends(cabinet) == [Phase.PLAYING]
