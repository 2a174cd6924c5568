"""Diagnostics and modes by the menu: sensors and lamps, the glass, screens, sound, and cleaning."""

from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest

from kiosk.access import Role
from kiosk.dealing import SEATS
from kiosk.sensors.port import ChipGone, ChipSeen, Lamp, SensorFailed, SensorTrouble
from kiosk.tablestate import Phase
from tests.servicing import SIZE, Menu
from ui.service.glass import CROSSES, Fit, Glass, fit, matrix

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
    with Menu(tmp_path, Role.TECHNICIAN, pages=PAGES) as menu:
        seen: list[tuple[int, Lamp]] = []
        monkeypatch.setattr(menu.sensor, "set_lamp", lambda seat, lamp: seen.append((seat, lamp)))
        menu.press("lamp test")
        menu.until(lambda: len(seen) == 3 * len(SEATS))
        for lamp in (Lamp.ON, Lamp.BLINK, Lamp.OFF):
            assert {seat for seat, did in seen if did == lamp} == set(SEATS)


def test_the_glass_shows_every_finger(tmp_path: Path) -> None:
    with Menu(tmp_path, Role.TECHNICIAN, pages=PAGES) as menu:
        menu.press("touch test")
        glass = menu.find("glass")
        assert isinstance(glass, Glass)
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


@pytest.mark.parametrize(
    ("off", "said"), [((3, 2), "nothing is to be done"), ((60, 0), 'LIBINPUT_CALIBRATION_MATRIX="1.0000 0 -0.0312 0')]
)
def test_touches_beside_the_crosses_are_measured(tmp_path: Path, off: tuple[int, int], said: str) -> None:
    with Menu(tmp_path, Role.TECHNICIAN, pages=PAGES) as menu:
        menu.press("calibrate")
        glass = menu.find("glass")
        for across, down in CROSSES:
            at = QPoint(round(across * SIZE[0]) + off[0], round(down * SIZE[1]) + off[1])
            QTest.mouseClick(glass, Qt.MouseButton.LeftButton, pos=at)
        assert said in menu.text("touch result")
        assert not menu.there("glass")


def test_a_fit_brings_touches_back_to_where_they_belong() -> None:
    wanted = [0.1, 0.5, 0.9]
    found = [(one - 0.05) / 1.2 for one in wanted]
    times, more = fit(found, wanted)
    assert [round(times * one + more, 9) for one in found] == wanted
    assert fit([0.5, 0.5], [0.4, 0.6]) == Fit(1, 0)
    assert matrix(Fit(1, 0), Fit(0.5, 0.25)) == 'LIBINPUT_CALIBRATION_MATRIX="1.0000 0 0.0000 0 0.5000 0.2500"'


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
        menu.choose("cue", "win big")
        menu.choose("voice", "Deutsch")
        menu.choose("phrase", "Place your bets, please.")
        menu.press("play", "say")
        assert heard == [("attendant",), ("en", "call-an-attendant"), ("win-big",), ("de", "place-your-bets")]


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
