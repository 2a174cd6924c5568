"""The software that played on a ledger, as each start told it: when it changed, and from what to what."""

from typing import NamedTuple

from kiosk.base.ports import Reader
from kiosk.ledger.entries import read
from kiosk.ledger.records import PoweredUp

SHOWN = 10  # changes


class SoftwareChange(NamedTuple):
    """A start with other software than the one before; None: the ledger's first."""

    at_ms: int
    old: str | None
    new: str


def last_signer(reader: Reader) -> str:
    """Whose software the last start told that had a signer; empty if none had."""
    starts = (
        read(stored.entry, None)
        for stored in reader.entries(newest_first=True, kinds=("powered-up",), outside_rounds=True)
    )
    signers = (start.software.signer for start in starts if isinstance(start, PoweredUp))
    return next(filter(None, signers), "")


def software_changes(reader: Reader, most: int = SHOWN) -> tuple[SoftwareChange, ...]:
    """The last ones, the newest first."""
    found: list[SoftwareChange] = []
    later: tuple[int, str] | None = None  # the earliest start so far of the software that is looked at
    for stored in reader.entries(newest_first=True, kinds=("powered-up",), outside_rounds=True):
        record = read(stored.entry, None)
        if not isinstance(record, PoweredUp):
            continue
        if later is not None and record.software.text != later[1]:
            found.append(SoftwareChange(later[0], record.software.text, later[1]))
            if len(found) == most:
                return tuple(found)
        later = stored.entry.at_ms, record.software.text
    return (*found, SoftwareChange(later[0], None, later[1])) if later else tuple(found)
