"""What is set for this device and is no part of a game: language, dealer, volumes, screens, bet sensor, touch.

A small file in the data directory. It is written whole or not at all; whoever has none takes what it comes with. Each
change is in the ledger before it is in the file.
"""

import re
import tomllib
from collections.abc import Mapping
from pathlib import Path
from typing import Any, NamedTuple

from kiosk.base.durable import write_durably
from kiosk.base.frozen import Frozen
from kiosk.base.languages import LANGUAGES
from kiosk.devices import fitted
from kiosk.devices.calibration import read_calibration
from kiosk.rules.cards.positions import SEATS

LAYOUTS = ("table", "seats")  # one glass, or a screen a seat
DEALERS = ("man", "woman")  # who deals, with a face and a voice
MOST_SCREENS = 16
NO_SENSOR = "none"  # the progressive's spot is touched
FILE = "device.toml"
_VALUES = {
    "language": tuple(LANGUAGES),
    "dealer": DEALERS,
    "volume": range(101),
    "voice": range(101),
    "ambience": range(101),
    "layout": LAYOUTS,
    "screen": range(MOST_SCREENS),
}
_PORT = re.compile(r"/[!#-\[\]-~]{1,199}")  # plain letters and signs, none of which has to be escaped


class DeviceError(ValueError):
    """Settings that cannot be used; the words say why."""


class Device(NamedTuple):
    language: str = "en"  # the house's
    volume: int = 60  # of the effects, of 100
    layout: str = "table"
    screen: int = 0  # the first one for players
    seats: tuple[int, ...] = ()  # the screen of seat 1, 2 ... if each has its own; none: the ones after the first
    sensor: str = NO_SENSOR  # the port of the bet sensors
    touch: str = ""  # the calibration of the touch screen; nothing: as it comes
    dealer: str = DEALERS[0]
    voice: int = 60  # how loud the dealer speaks, of 100
    ambience: int = 30  # how loud the room is, of 100
    fitted: Mapping[str, str] = Frozen()  # what is set for its peripherals; what is not is as they come

    @property
    def port(self) -> str | None:
        """Where the bet sensors are; None where there are none."""
        return None if self.sensor == NO_SENSOR else self.sensor


def load_device(data: Path) -> Device:
    path = data / FILE
    try:
        found = tomllib.loads(path.read_text("utf-8"))
    except FileNotFoundError:
        return Device()
    except (OSError, ValueError) as error:
        raise DeviceError(f"{path} cannot be read: {error}") from None
    of_peripherals = {setting.key for setting in fitted.settings()}
    if unknown := found.keys() - (set(Device._fields) - {"fitted"}) - of_peripherals:
        raise DeviceError(f"{path}: there is no setting {', '.join(sorted(unknown))}")
    found["fitted"] = Frozen({key: found.pop(key) for key in of_peripherals & found.keys()})
    if isinstance(found.get("seats"), list):
        found["seats"] = tuple(found["seats"])
    try:
        return check_device(Device(**found))
    except DeviceError as error:
        raise DeviceError(f"{path}: {error}") from None


def save_device(data: Path, device: Device) -> None:
    """Keep these settings; DeviceError if that cannot be done."""
    path = data / FILE
    lines = [f"{key} = {value}\n" for key, value in written(check_device(device)).items()]
    try:
        write_durably(path, "".join(lines).encode())
    except OSError as error:
        raise DeviceError(f"{path} cannot be written: {error.strerror}") from None


def written(device: Device) -> dict[str, str]:
    values: dict[str, Any] = device._asdict()
    values |= values.pop("fitted")
    return {key: _text(value) for key, value in values.items()}


def _text(value: object) -> str:
    if isinstance(value, tuple):
        return f"[{', '.join(map(str, value))}]"
    return f'"{value}"' if isinstance(value, str) else str(value)


def check_device(device: Device) -> Device:
    """The settings themselves, if they can be; else DeviceError."""
    for key, values in _VALUES.items():
        value = getattr(device, key)
        if type(value) is bool or value not in values:
            raise DeviceError(f"{key} cannot be {value!r}")
    _check_seats(device)
    if device.sensor != NO_SENSOR and not (type(device.sensor) is str and _PORT.fullmatch(device.sensor)):
        raise DeviceError(f"sensor must be {NO_SENSOR} or the path of a port, not {device.sensor!r}")
    if device.touch != "" and not (type(device.touch) is str and read_calibration(device.touch)):
        raise DeviceError(
            f"touch must be six numbers, each with six decimals, for a glass to use, not {device.touch!r}"
        )
    checks = {setting.key: setting.why_not for setting in fitted.settings()}
    for key, value in device.fitted.items():
        if key not in checks:
            raise DeviceError(f"there is no setting {key}")
        if words := checks[key](value) if type(value) is str else "it must be a text":
            raise DeviceError(f"{key} cannot be {value!r}: {words}")
    return device


def _check_seats(device: Device) -> None:
    seats = device.seats
    if type(seats) is not tuple or not all(type(screen) is int and 0 <= screen < MOST_SCREENS for screen in seats):
        raise DeviceError(f"seats must be numbers of screens from 0 to {MOST_SCREENS - 1}, not {seats!r}")
    if seats and (len(seats) != len(SEATS) or len(set(seats)) != len(seats)):
        raise DeviceError(f"seats must name {len(SEATS)} different screens, one for each seat, not {seats!r}")
    if device.layout == "seats" and device.screen in seats:
        number = seats.index(device.screen) + 1
        raise DeviceError(f"seats: screen {device.screen} is the first one, for all to see, and not seat {number}'s")
