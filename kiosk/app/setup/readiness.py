"""`croupier setup --check`: what is set up and what is missing, a line each. Nothing is written."""

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import NamedTuple

from kiosk.app.setup.provisioning import Present, look, public_fingerprint
from kiosk.base.ports import LedgerFault
from kiosk.devices.bet_sensor.probe import ProbeResult
from kiosk.policy.access import Role
from kiosk.policy.device import FILE, DeviceError, load_device
from storage.crypto.keys import load_keys
from storage.places import Places


class Finding(NamedTuple):
    there: bool
    what: str
    words: str

    def text(self) -> str:
        return f"{'ok' if self.there else 'MISSING':<8} {self.what:<11} {self.words}"


def findings(data: Path, listen: Callable[[str], ProbeResult]) -> Iterator[Finding]:
    try:
        present = look(data)
    except LedgerFault as fault:
        yield Finding(there=False, what="ledger", words=str(fault))
        return
    if present is None:
        yield Finding(there=False, what="ledger", words=f"there is none in {data}")
        return
    yield Finding(there=True, what="ledger", words=f"{present.kind}, in {data}")
    yield _keys(data)
    yield from _people(present)
    yield from _device(data, listen)


def _keys(data: Path) -> Finding:
    try:
        load_keys(Places(data))
        return Finding(there=True, what="keys", words=f"public key {public_fingerprint(data)}")
    except LedgerFault as fault:
        return Finding(there=False, what="keys", words=str(fault))


def _people(present: Present) -> Iterator[Finding]:
    config = present.config
    words = f"profile {config.profile}, game {config.game}" if config else "the ledger has none"
    yield Finding(config is not None, "settings", words)
    names = [user.name for user in present.people if user.role == Role.SUPERVISOR and not user.removed]
    yield Finding(bool(names), "supervisor", ", ".join(names) or "nobody was named")


def _device(data: Path, listen: Callable[[str], ProbeResult]) -> Iterator[Finding]:
    if not (data / FILE).exists():
        yield Finding(there=False, what="device", words=f"there is no {data / FILE}")
        return
    try:
        device = load_device(data)
    except DeviceError as error:
        yield Finding(there=False, what="device", words=str(error))
        return
    seats = f", seats on {' '.join(map(str, device.seats))}" if device.seats else ""
    words = f"language {device.language}, layout {device.layout}, first screen {device.screen}{seats}"
    yield Finding(there=True, what="device", words=words)
    if device.port is None:
        yield Finding(there=True, what="bet sensor", words="none: the progressive's spot is touched")
    else:
        heard = listen(device.port)
        yield Finding(heard.well, "bet sensor", f"{device.port}: {heard.words}")
