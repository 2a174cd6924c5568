"""What each generation of releases writes: every kind of record with its version and the shape of everything in it.

tests/ledger/record_shapes.json keeps all generations. The lines of a released one stay for ever; those of the one in
work are written again by `python -m tests.ledger.record_shapes`, after GENERATION and the steps in
kiosk/ledger/upgrades.py have been seen to.
"""

import hashlib
import json
from collections.abc import Mapping
from dataclasses import is_dataclass
from enum import Enum
from pathlib import Path
from types import NoneType, UnionType
from typing import Any, NewType, Union, get_args, get_origin, get_type_hints

from kiosk import __version__
from kiosk.ledger import meters
from kiosk.ledger.codec import field_names, name_of
from kiosk.ledger.fairness import Secret
from kiosk.ledger.records import KINDS
from kiosk.ledger.table_state import Snapshot
from kiosk.ledger.upgrades import GENERATION, version_of
from kiosk.policy.faults import FAULTS

KEPT = Path(__file__).with_suffix(".json")
Shapes = dict[str, str]


def shape(hint: Any) -> Any:
    """A type as plain values, with the names and the order of all its fields, however deep."""
    origin, arguments = get_origin(hint), get_args(hint)
    if isinstance(hint, NewType):
        return shape(hint.__supertype__)
    if hint is Secret:
        return "sealed"
    if hint in (int, str, bool, NoneType, Ellipsis):
        return getattr(hint, "__name__", "...")
    if origin in (UnionType, Union):
        return {"one of": sorted((_member(item) for item in arguments), key=json.dumps)}
    if origin is tuple:
        return [shape(item) for item in arguments]
    if origin is not None and issubclass(origin, Mapping):
        return {"mapping": shape(arguments[1])}
    if issubclass(hint, Enum):
        return sorted(member.value for member in hint)
    hints = get_type_hints(hint)
    return {name: shape(hints[name]) for name in field_names(hint)}


def _member(item: Any) -> Any:
    found = shape(item)
    return {name_of(item): found} if (hasattr(item, "_fields") or is_dataclass(item)) and item is not Secret else found


def todays() -> Shapes:
    """What this release writes."""
    kinds = {**KINDS, name_of(Snapshot): Snapshot}
    found = {name: f"{version_of(kind)} {_digest(shape(kind))}" for name, kind in sorted(kinds.items())}
    return {**found, "the meters": _digest([meter.name for meter in meters.NAMES]), "the faults": _digest([*FAULTS])}


def _digest(value: Any) -> str:
    return hashlib.sha256(json.dumps(value).encode()).hexdigest()[:12]


def kept() -> dict[int, Shapes]:
    """What each generation writes or wrote."""
    return {int(number): shapes for number, shapes in json.loads(KEPT.read_text()).items()}


if __name__ == "__main__":
    released = Path(__file__).parents[1] / "databases" / __version__
    if released.exists() and GENERATION in kept() and kept()[GENERATION] != todays():
        raise SystemExit(f"generation {GENERATION} is released: raise GENERATION in kiosk/ledger/upgrades.py first")
    every = {**kept(), GENERATION: todays()} if KEPT.exists() else {GENERATION: todays()}
    KEPT.write_text(json.dumps(every, indent=1) + "\n")
