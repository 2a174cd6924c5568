"""What is set for this device and is no part of its ledger: the house's language, the volume, the screens.

A small file in the data directory. It is written whole or not at all; whoever has none takes what it comes with.
"""

import os
import tomllib
from pathlib import Path
from typing import NamedTuple

LANGUAGES = ("en", "es", "de", "zh")
LAYOUTS = ("table", "seats")  # one glass, or a screen a seat
MOST_SCREENS = 16
_FILE = "device.toml"
_VALUES = {"language": LANGUAGES, "volume": range(101), "layout": LAYOUTS, "screen": range(MOST_SCREENS)}


class DeviceError(ValueError):
    """Settings that cannot be used; the words say why."""


class Device(NamedTuple):
    """The settings of this device."""

    language: str = "en"  # the house's
    volume: int = 60  # of 100
    layout: str = "table"
    screen: int = 0  # the first one for players


def load_device(data: Path) -> Device:
    """The settings in that data directory."""
    path = data / _FILE
    try:
        found = tomllib.loads(path.read_text("utf-8"))
    except FileNotFoundError:
        return Device()
    except (OSError, ValueError) as error:
        raise DeviceError(f"{path} cannot be read: {error}") from None
    if unknown := found.keys() - _VALUES.keys():
        raise DeviceError(f"{path}: there is no setting {', '.join(sorted(unknown))}")
    return _checked(path, Device(**found))


def save_device(data: Path, device: Device) -> None:
    """Keep these settings; DeviceError if that cannot be done."""
    path = data / _FILE
    _checked(path, device)
    settings = device._asdict().items()
    lines = [f'{key} = "{value}"\n' if isinstance(value, str) else f"{key} = {value}\n" for key, value in settings]
    unfinished = path.with_suffix(".unfinished")
    try:
        with unfinished.open("w", encoding="utf-8") as file:
            file.writelines(lines)
            file.flush()
            os.fsync(file.fileno())
        unfinished.replace(path)
    except OSError as error:
        raise DeviceError(f"{path} cannot be written: {error.strerror}") from None


def _checked(path: Path, device: Device) -> Device:
    for key, value in device._asdict().items():
        if type(value) is bool or value not in _VALUES[key]:
            raise DeviceError(f"{path}: {key} cannot be {value!r}")
    return device
