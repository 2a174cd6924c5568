"""Peripherals: what one needs is its own class and a line in the list. Here a door with a switch is one."""

from collections.abc import Mapping
from pathlib import Path
from typing import ClassVar, Self

import pytest

from kiosk.base.frozen import Frozen
from kiosk.devices import fitted
from kiosk.devices.peripheral import Peripheral, Setting, Shown
from kiosk.policy.access import Role
from kiosk.policy.device import Device, DeviceError, check_device, load_device, save_device, written
from kiosk.policy.faults import FAULTS
from kiosk.table.devices.peripheral_link import PeripheralLink
from tests.kit.screen.menu_rig import Menu
from tests.kit.table.table_driver import Driver


class Door(Peripheral):
    """A door whose switch is set by hand."""

    setting: ClassVar[Setting] = Setting(
        "door", "none", lambda value: "" if value in ("none", "main") else "no such door"
    )
    faults: ClassVar[tuple[str, ...]] = ("door-open",)

    def __init__(self, where: str = "none") -> None:
        self.where = where
        self.is_open = False
        self.rung = 0
        self.closed = False

    @classmethod
    def open(cls, value: str) -> Self:
        return cls(value)

    def poll(self, _: int) -> Mapping[str, str]:
        return {"door-open": ""} if self.is_open else {}

    def shown(self) -> Shown:
        return Shown("Door", ("It is open." if self.is_open else "It is closed.",), ("Ring",))

    def try_out(self, test: str) -> None:
        assert test == "Ring"
        self.rung += 1

    def close(self) -> None:
        self.closed = True


@pytest.fixture
def door(monkeypatch: pytest.MonkeyPatch) -> None:
    """The list has a door."""
    monkeypatch.setattr(fitted, "FITTED", (*fitted.FITTED, Door))


def test_its_fault_is_raised_and_clears_when_it_is_gone(tmp_path: Path) -> None:
    table, door = Driver(tmp_path).table, Door()
    link = PeripheralLink(table, (Peripheral(), door))
    link.poll(0)
    assert not table.state.stopped()
    door.is_open = True
    for now in (100, 200):
        link.poll(now)
    (fault,) = table.state.faults
    assert (fault.fault, fault.words) == ("door-open", FAULTS["door-open"].words_staff)
    assert table.state.stopped()
    door.is_open = False
    link.poll(300)
    assert table.state.faults == ()
    link.close()
    assert door.closed
    table.close()


def test_a_fault_that_the_ledger_shows_clears_at_a_start_without_its_cause(tmp_path: Path) -> None:
    table = Driver(tmp_path).table
    table.raise_fault("door-open")
    PeripheralLink(table, (Door(),)).poll(0)
    assert table.state.faults == ()
    table.close()


@pytest.mark.usefixtures("door")
def test_its_setting_is_a_line_of_the_devices_file(tmp_path: Path) -> None:
    assert isinstance(fitted.open_fitted({})[-1], Door)
    (tmp_path / "device.toml").write_text('volume = 40\ndoor = "main"\n')
    device = load_device(tmp_path)
    assert device == Device(volume=40, fitted=Frozen(door="main"))
    assert written(device)["door"] == '"main"'
    assert [one.where for one in fitted.open_fitted(device.fitted) if isinstance(one, Door)] == ["main"]
    save_device(tmp_path, device)
    assert load_device(tmp_path) == device
    for wrong in ("cellar", 5):
        with pytest.raises(DeviceError, match="door cannot be"):
            check_device(Device(fitted=Frozen(door=wrong)))  # type: ignore[arg-type]
    with pytest.raises(DeviceError, match="no setting window"):
        check_device(Device(fitted=Frozen(window="main")))
    (tmp_path / "device.toml").write_text('[fitted]\ndoor = "main"\n')
    with pytest.raises(DeviceError, match="no setting fitted"):
        load_device(tmp_path)


def test_diagnostics_shows_and_tries_whatever_there_is(tmp_path: Path) -> None:
    door = Door()
    with Menu(tmp_path, Role.TECHNICIAN, pages=("diagnostics",), peripherals=(Peripheral(), door)) as menu:
        menu.pump()
        assert menu.text("peripheral Door") == "It is closed."
        door.is_open = True
        menu.peripherals.poll(0)
        menu.pump()
        assert menu.text("peripheral Door") == "It is open."
        door.is_open = False
        menu.peripherals.poll(0)
        menu.press("Ring")
        menu.peripherals.try_out("Door", "Explode")
        menu.peripherals.try_out("Window", "Ring")
        assert door.rung == 1


def test_those_that_there_are_raise_faults_of_the_catalogue_and_share_no_setting() -> None:
    assert {fault for kind in fitted.FITTED for fault in kind.faults} <= FAULTS.keys()
    keys = [setting.key for setting in fitted.settings()]
    assert len({*keys, *Device._fields}) == len(keys) + len(Device._fields)
