"""Diagnostics and modes by the menu: sensors and lamps, the glass, screens, sound, and cleaning."""

from fractions import Fraction
from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest

from kiosk.devices.bet_sensor.port import ChipGone, ChipSeen, Lamp, SensorFailed, SensorTrouble
from kiosk.devices.bet_sensor.touch_spot import TouchSensor
from kiosk.devices.calibration import Calibration
from kiosk.ledger.table_state import Phase
from kiosk.policy.access import Role
from kiosk.policy.device import Device, load_device
from kiosk.rules.cards.positions import SEATS
from tests.kit.screen.menu_rig import SIZE, Menu, device_events
from ui.service.panels.touch_test import CROSSES, TouchTest

PAGES = ("diagnostics", "modes")


def test_chips_and_troubles_of_the_sensors_show_as_they_come(tmp_path: Path) -> None:
    with Menu(tmp_path, Role.TECHNICIAN, pages=PAGES) as menu:
        menu.driver.seat(3)
        menu.driver.until(Phase.BETTING)
        menu.pump()
        assert menu.text("chip 3") == "no chip"
        menu.driver.table.sense([ChipSeen(3)])
        menu.pump()
        assert (menu.text("chip 3"), menu.text("lamp 3")) == ("chip", "● on")
        menu.driver.table.sense([ChipGone(3), SensorFailed(SensorTrouble.STUCK, 5, "it sees a chip that is not there")])
        menu.pump()
        assert (menu.text("chip 3"), menu.text("lamp 3")) == ("no chip", "○ off")
        assert "it sees a chip that is not there" in menu.text("sensor 5")


def test_lamps_are_tried_and_given_back_to_the_table(tmp_path: Path) -> None:
    with Menu(tmp_path, Role.TECHNICIAN, pages=PAGES) as menu:
        menu.press("light 4")
        assert menu.sensor.lamps == {**dict.fromkeys(SEATS, Lamp.OFF), 4: Lamp.ON}
        menu.press("light 4")
        assert set(menu.sensor.lamps.values()) == {Lamp.OFF}
        menu.press("lamp test")
        assert set(menu.sensor.lamps.values()) == {Lamp.ON}
        menu.go("modes")
        assert set(menu.sensor.lamps.values()) == {Lamp.OFF}, "whoever turns away leaves the lamps to the table"


def test_the_lamp_test_goes_through_every_lamp_by_itself(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("ui.service.pages.diagnostics._STEP_MS", 1)
    seen: list[tuple[int, Lamp]] = []
    monkeypatch.setattr(TouchSensor, "set_lamp", lambda _, seat, lamp: seen.append((seat, lamp)))
    with Menu(tmp_path, Role.TECHNICIAN, pages=PAGES) as menu:
        menu.press("lamp test")
        menu.until(lambda: len(seen) == 3 * len(SEATS))
        for lamp in (Lamp.ON, Lamp.BLINK, Lamp.OFF):
            assert {seat for seat, did in seen if did == lamp} == set(SEATS)


def test_the_glass_shows_every_finger(tmp_path: Path) -> None:
    with Menu(tmp_path, Role.TECHNICIAN, pages=PAGES) as menu:
        menu.press("touch test")
        glass = menu.find("glass")
        assert isinstance(glass, TouchTest)
        assert (glass.width(), glass.height()) == SIZE
        device = QTest.createTouchDevice()
        fingers = QTest.touchEvent(glass, device)
        for number in range(6):
            fingers.press(number, QPoint(200 + 250 * number, 500), glass)
        fingers.commit()
        assert glass.fingers.keys() == set(range(6))
        assert menu.text("glass words") == "Fingers now: 6. Most at once: 6."
        for number in range(6):
            fingers.release(number, QPoint(200 + 250 * number, 500), glass)
        fingers.commit()
        assert glass.fingers == {}
        menu.press("glass done")
        assert not menu.there("glass")


def touch_crosses(menu: Menu, off: tuple[int, int]) -> None:
    menu.press("calibrate")
    glass = menu.find("glass")
    for across, down in CROSSES:
        at = QPoint(round(across * SIZE[0]) + off[0], round(down * SIZE[1]) + off[1])
        QTest.mouseClick(glass, Qt.MouseButton.LeftButton, pos=at)
    menu.pump()
    assert not menu.there("glass")


@pytest.fixture
def cabinet(monkeypatch: pytest.MonkeyPatch) -> None:
    """A machine whose session sets the touch screen, and has moved it a little already."""
    monkeypatch.setattr("ui.service.panels.touch_panel.in_force", lambda: Calibration(c=Fraction(1, 100)))


@pytest.mark.parametrize(
    ("off", "said"),
    [((3, 2), "Nothing is to be done."), ((60, 0), 'LIBINPUT_CALIBRATION_MATRIX="1.000000 0.000000 -0.031250 0')],
)
def test_touches_beside_the_crosses_are_measured(tmp_path: Path, off: tuple[int, int], said: str) -> None:
    with Menu(tmp_path, Role.TECHNICIAN, pages=PAGES) as menu:
        touch_crosses(menu, off)
        assert said in menu.text("touch result")
        assert not menu.there("keep calibration"), "this machine's session sets no touch screen"


@pytest.mark.usefixtures("cabinet")
def test_a_calibration_is_kept_on_top_of_what_is_set_and_can_be_removed(tmp_path: Path) -> None:
    with Menu(tmp_path, Role.TECHNICIAN, pages=PAGES) as menu:
        assert not menu.there("keep calibration")
        assert not menu.there("remove calibration")
        touch_crosses(menu, (60, 0))
        assert menu.text("touch result") == "Touches lie up to 60 pixels off. With this calibration, 0."
        menu.press("keep calibration", "cancel")
        assert load_device(tmp_path) == Device()
        menu.press("keep calibration", "do")
        assert menu.told() == "Kept."
        kept = "1.000000 0.000000 -0.021250 0.000000 1.000000 0.000000"
        assert load_device(tmp_path) == Device(touch=kept)
        assert not menu.there("keep calibration")
        menu.press("remove calibration", "do")
        assert load_device(tmp_path) == Device()
        assert not menu.there("remove calibration")
        assert device_events(tmp_path) == [
            ("technician", f'Device: touch "" -> "{kept}".'),
            ("technician", f'Device: touch "{kept}" -> "".'),
        ]


@pytest.mark.usefixtures("cabinet")
def test_touches_that_do_not_fit_together_are_not_kept(tmp_path: Path) -> None:
    with Menu(tmp_path, Role.TECHNICIAN, pages=PAGES) as menu:
        menu.press("calibrate")
        for at in (QPoint(200, 200), QPoint(300, 900), QPoint(1000, 500), QPoint(1700, 200), QPoint(400, 300)):
            QTest.mouseClick(menu.find("glass"), Qt.MouseButton.LeftButton, pos=at)
        menu.pump()
        assert "They do not fit together: calibrate again" in menu.text("touch result")
        assert not menu.there("keep calibration")


def test_a_glass_goes_with_whoever_laid_it_there(tmp_path: Path) -> None:
    with Menu(tmp_path, Role.TECHNICIAN, pages=PAGES) as menu:
        menu.press("calibrate")
        menu.window.lock()
        menu.pump()
        assert not menu.there("glass")
        menu.enter(Role.SUPERVISOR)
        menu.go("diagnostics")
        menu.press("touch test")
        menu.window.close()
        menu.window.open()
        menu.pump()
        assert not menu.there("glass")


def test_a_key_leaves_a_glass_that_no_finger_leaves(tmp_path: Path) -> None:
    with Menu(tmp_path, Role.TECHNICIAN, pages=PAGES) as menu:
        menu.press("calibrate")
        menu.key(Qt.Key.Key_Escape)
        assert not menu.there("glass")


def test_screens_sound_disk_clock_and_memory_are_there(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with Menu(tmp_path, Role.TECHNICIAN, pages=PAGES) as menu:
        assert menu.rows("screens")[0][0] == "0"
        assert menu.text("Disk").endswith("B free")
        assert menu.text("Memory").endswith("MB")
        menu.driver.clock.pass_ms(61 * 60_000)
        menu.pump()
        assert menu.text("Running") == "1 h 01 min"
        heard: list[tuple[str, ...]] = []
        monkeypatch.setattr(menu.sounds, "cue", lambda *name: heard.append(name))
        monkeypatch.setattr(menu.sounds, "say", lambda *what: heard.append(what))
        menu.press("play", "say")
        menu.choose("cue", "win jackpot")
        menu.choose("voice", "Deutsch")
        menu.choose("phrase", "No more bets.")
        menu.press("play", "say")
        assert heard == [("attendant",), ("en", "place-your-bets"), ("win-jackpot",), ("de", "no-more-bets")]


@pytest.mark.parametrize("role", [Role.ATTENDANT, Role.AUDITOR])
def test_others_find_no_diagnostics(tmp_path: Path, role: Role) -> None:
    with Menu(tmp_path, role, pages=("users", "diagnostics")) as menu:
        assert not menu.there("page diagnostics")


def test_the_modes_are_told_and_the_glass_is_cleaned(tmp_path: Path) -> None:
    with Menu(tmp_path, Role.TECHNICIAN, pages=PAGES, kind="demonstration") as menu:
        menu.go("modes")
        assert menu.text("mode").startswith("Demonstration: credits without money")
        menu.press("clean 60", "cancel")
        assert menu.cleaned == []
        menu.press("clean 60", "do")
        assert menu.cleaned == [60_000]
        menu.enter(Role.ATTENDANT)
        menu.go("modes")
        assert menu.there("clean 30")
