"""The peripherals that a table may have, one line each. It is all that a new one needs outside of its own module."""

from collections.abc import Mapping

from kiosk.devices.peripheral import Peripheral, Setting
from kiosk.devices.watchdog import Watchdog

FITTED: tuple[type[Peripheral], ...] = (Watchdog,)


def settings() -> tuple[Setting, ...]:
    return tuple(kind.setting for kind in FITTED if kind.setting is not None)


def open_fitted(values: Mapping[str, str]) -> tuple[Peripheral, ...]:
    return tuple(
        kind.open(values.get(kind.setting.key, kind.setting.default) if kind.setting else "") for kind in FITTED
    )
