"""Keeps this device's settings: each change is in the ledger, with who asked for it, before it is in the file."""

from collections.abc import Callable
from pathlib import Path

from kiosk.policy.device import Device, DeviceError, save_device
from kiosk.table.requests import SetDevice


def change_device(ask: Callable[[SetDevice], str], data: Path, old: Device | None, new: Device) -> str:
    """Nothing, or why it was not done. `ask` asks it of the table, and says nothing or why the table refused.

    Where the file cannot be written, the ledger says in a second change that everything stays as it was.
    """
    if refused := ask(SetDevice(old, new)):
        return refused
    try:
        save_device(data, new)
    except DeviceError as error:
        ask(SetDevice(new, old or Device()))
        return str(error)
    return ""
