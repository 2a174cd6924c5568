"""The page of settings: the profile, the pace at any time, and what is kept for this device alone."""

import errno
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QSpinBox

from kiosk.app.launch import KioskOptions, _device, _require_device
from kiosk.ledger.table_state import Phase
from kiosk.policy.access import Role
from kiosk.policy.config import default_config
from kiosk.policy.device import Device, DeviceError, load_device, save_device
from kiosk.table.requests import ChangePace, SetDevice
from tests.kit.screen.menu_rig import SUPERVISOR, Menu, device_events
from tests.kit.table.crash_points import entries_in
from tests.kit.table.table_driver import Driver

PAGES = ("settings",)
FINGER_PX = 48


def test_the_profile_is_shown_in_words(tmp_path: Path) -> None:
    with Menu(tmp_path, pages=PAGES) as menu:
        assert menu.text("profile A win that waits for an attendant") == "$2,000.00 and more"
        assert menu.text("profile Wrong PINs until a lock-out") == "3"


def test_the_pace_changes_while_a_round_is_played_and_the_ledger_says_who(tmp_path: Path) -> None:
    with Menu(tmp_path, pages=PAGES) as menu:
        menu.driver.seat(2)
        menu.driver.until(Phase.BETTING)
        menu.driver.bet_all()
        assert menu.driver.state.phase == Phase.PLAYING
        menu.pump()
        menu.press("change pace")
        assert menu.told() == "Nothing would change."
        menu.press("more betting", "more betting", "less decision", "change pace", "do")
        assert menu.told() == "The pace is changed."
        pace = menu.driver.config.pace
        assert menu.driver.table.view().pace == pace._replace(betting_ms=22_000, decision_ms=19_000)
        last = [stored.entry for stored in entries_in(tmp_path) if stored.entry.kind == "configured"][-1]
        assert (last.who, "20000" in last.payload, "22000" in last.payload) == ((SUPERVISOR,), True, True)


def test_only_a_supervisor_changes_the_pace_and_only_staff_for_the_device_the_device(tmp_path: Path) -> None:
    with Menu(tmp_path, Role.TECHNICIAN, pages=("settings", "users")) as menu:
        assert not menu.there("change pace")
        assert menu.there("keep device")
        assert "may not do this" in menu.staff.ask(ChangePace(menu.driver.config.pace._replace(betting_ms=1)))
        menu.enter(Role.ATTENDANT)
        assert not menu.there("page settings")


@pytest.mark.parametrize("name", ["first screen", "volume", "betting", "time bank"])
def test_a_number_is_stepped_by_a_finger_and_by_keys(tmp_path: Path, name: str) -> None:
    with Menu(tmp_path, pages=PAGES) as menu:
        field = menu.find(name)
        assert isinstance(field, QSpinBox)
        first, step = field.value(), field.singleStep()
        for one in (f"less {name}", f"more {name}"):
            assert min(menu.find(one).width(), menu.find(one).height()) >= FINGER_PX
        menu.touch(f"more {name}")
        menu.touch(f"more {name}")
        menu.touch(f"less {name}")
        assert field.value() == first + step
        menu.find(f"more {name}").setFocus()
        menu.key(Qt.Key.Key_Space)
        field.setFocus()
        menu.key(Qt.Key.Key_Up)
        assert field.value() == first + 3 * step


def test_what_is_set_for_the_device_is_kept_beside_the_ledger(tmp_path: Path) -> None:
    with Menu(tmp_path, pages=PAGES) as menu:
        menu.choose("house language", "Deutsch")
        menu.choose("layout", "A screen for each seat")
        menu.press("more first screen", "more volume", "keep device")
        assert menu.told() == "Kept."
        assert load_device(tmp_path) == Device("de", 65, "seats", 1)
        assert _device(KioskOptions(), tmp_path) == Device("de", 65, "seats", 1)
        assert _device(KioskOptions(language="en", layout="table", screen=0), tmp_path) == Device("en", 65)
        menu.enter(Role.SUPERVISOR, SUPERVISOR)
        assert menu.text("house language") == "Deutsch"


def test_the_ledger_says_who_set_the_device_before_it_is_set(tmp_path: Path) -> None:
    with Menu(tmp_path, Role.TECHNICIAN, pages=PAGES) as menu:
        menu.press("keep device")
        assert menu.told() == "Nothing would change."
        assert not (tmp_path / "device.toml").exists()
        menu.choose("house language", "Deutsch")
        menu.press("more volume", "keep device")
        assert device_events(tmp_path) == [
            ("technician", 'Device: language "en" -> "de".'),
            ("technician", "Device: volume 60 -> 65."),
        ]


def test_what_the_ledger_cannot_take_is_not_set(tmp_path: Path) -> None:
    with Menu(tmp_path, pages=PAGES) as menu:
        menu.staff.log_out()
        assert menu.staff.ask(SetDevice(Device(), Device(volume=0))) == "Log in first."
        assert device_events(tmp_path) == []


def test_what_the_page_does_not_change_stays(tmp_path: Path) -> None:
    seats = (6, 5, 4, 3, 2, 1)
    save_device(tmp_path, Device(seats=seats, sensor="/dev/croupier-sensor"))
    with Menu(tmp_path, pages=PAGES) as menu:
        assert menu.text("set up") == "seats' screens: 6 5 4 3 2 1; bet sensor: /dev/croupier-sensor"
        menu.press("more volume", "keep device")
        assert load_device(tmp_path) == Device(volume=65, seats=seats, sensor="/dev/croupier-sensor")


def test_settings_that_cannot_be_kept_are_told_and_the_ledger_says_that_they_stay(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def full(*_: object) -> None:
        raise OSError(errno.ENOSPC, "No space left on device")

    with Menu(tmp_path, pages=PAGES) as menu:
        monkeypatch.setattr("kiosk.policy.device.write_durably", full)
        menu.press("more volume", "keep device")
        assert "cannot be written" in menu.told()
        assert load_device(tmp_path) == Device()
        assert device_events(tmp_path) == [
            (SUPERVISOR, "Device: volume 60 -> 65."),
            (SUPERVISOR, "Device: volume 65 -> 60."),
        ]


def test_each_seats_screen_and_the_sensor_are_kept(tmp_path: Path) -> None:
    device = Device(layout="seats", seats=(6, 5, 4, 3, 2, 1), sensor="/dev/croupier-sensor")
    save_device(tmp_path, device)
    assert load_device(tmp_path) == device
    assert _device(KioskOptions(), tmp_path).port == "/dev/croupier-sensor"
    assert _device(KioskOptions(sensor="/dev/ttyACM0"), tmp_path).port == "/dev/ttyACM0"
    assert _device(KioskOptions(sensor="none"), tmp_path).port is None


@pytest.mark.parametrize(
    ("text", "words"),
    [
        ("language = 5", "language cannot be 5"),
        ('language = "fr"', "language cannot be 'fr'"),
        ("volume = 101", "volume cannot be 101"),
        ("volume = true", "volume cannot be True"),
        ("seats = 3", "numbers of screens"),
        ("seats = [1, 2, 3]", "must name 6 different screens"),
        ('sensor = "COM1"', "the path of a port"),
        ("loud = 3", "there is no setting loud"),
        ("volume =", "cannot be read"),
    ],
)
def test_a_file_that_will_not_do_is_refused_but_does_not_stop_the_table(
    tmp_path: Path, text: str, words: str, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "device.toml").write_text(text)
    with pytest.raises(DeviceError, match=words):
        load_device(tmp_path)
    assert _device(KioskOptions(), tmp_path) == Device()
    assert words in capsys.readouterr().err


def test_a_live_table_whose_settings_cannot_be_read_is_stopped(tmp_path: Path) -> None:
    driver = Driver(tmp_path, config=default_config("heads-up-holdem/ny", "new-york"), kind="live")
    _require_device(driver.table, tmp_path)
    assert not driver.state.faults
    (tmp_path / "device.toml").write_text("loud = 3")
    _require_device(driver.table, tmp_path)
    assert driver.state.has_fault("configuration-invalid")
    assert driver.state.stopped() is not None
    driver.table.close()


def test_settings_that_cannot_be_read_are_not_written_over(tmp_path: Path) -> None:
    with Menu(tmp_path, pages=["settings"]) as menu:
        (tmp_path / "device.toml").write_text("loud = 3")
        menu.press("keep device")
        assert "there is no setting loud" in menu.told()
        assert (tmp_path / "device.toml").read_text() == "loud = 3"


def test_what_cannot_be_is_not_written(tmp_path: Path) -> None:
    with pytest.raises(DeviceError, match="volume cannot be 400"):
        save_device(tmp_path, Device(volume=400))
    assert list(tmp_path.iterdir()) == []
