"""How records that earlier releases wrote become today's. Pure functions on plain values, one a step, kept for ever.

A kind's version is one more than the steps that lead to it. What was written stays as it is, byte for byte; a step is
taken when it is read. Whoever changes the shape of a kind, or of anything inside it, adds a step here and raises the
generation; whoever adds a kind, a meter or a meaning raises the generation. tests/ledger holds every shape there was.
"""

from collections.abc import Callable, Mapping
from typing import Any

from kiosk.games.rulebook import expanded, rulebook
from kiosk.ports import Entry, LedgerFault, Trouble
from kiosk.records import LedgerMade, PoweredUp, RoundOpened
from kiosk.tablestate import Snapshot

Plain = dict[str, Any]
Step = Callable[[Plain], Plain]

# 1: release 0.1.0.
# 2: release 0.2.0. Rounds record their rules; hand-pays and what is won of the pool are records; voided rounds are
#    counted.
GENERATION = 2


def _name_table(made: Plain) -> Plain:
    return {**made, "serial": "", "location": ""}


def _say_generation(started: Plain) -> Plain:
    return {**started, "generation": 1}


def _record_rules(opened: Plain) -> Plain:
    """Release 0.1.0 recorded what the house had elected; everything else was as its rulebook has it."""
    offered = opened["progressive"]
    table = None if offered is None else offered["meter"]["table"]
    return {**opened, "rules": dict(expanded(rulebook(1), opened["game"], opened["house"], table))}


def _snapshot_of_2(snapshot: Plain) -> Plain:
    state = snapshot["state"]
    opened = state["opened"]
    return {"state": {**state, "generation": 1, "opened": None if opened is None else _record_rules(opened)}}


STEPS: Mapping[type, tuple[Step, ...]] = {
    LedgerMade: (_name_table,),
    PoweredUp: (_say_generation,),
    RoundOpened: (_record_rules,),
    Snapshot: (_snapshot_of_2,),
}


def version_of(kind: type) -> int:
    """The version in which records of this kind are written today."""
    return 1 + len(STEPS.get(kind, ()))


SNAPSHOTS = range(1, version_of(Snapshot) + 1)  # the versions of those that can be read; others are passed over


def upgraded(kind: type, version: int, value: Any) -> Any:
    """The plain values of an earlier version, as they would be written today; ValueError if they are not of it."""
    if version < 1:
        raise ValueError(f"there is no version {version}")
    try:
        for step in STEPS[kind][version - 1 :]:
            value = step(value)
    except (LookupError, TypeError, AttributeError) as error:
        raise ValueError(f"it is not of version {version}: {error!r}") from None
    return value


def newer(entry: Entry) -> LedgerFault:
    """What is said of an entry that this release does not know."""
    words = f"the ledger holds a {entry.kind} of version {entry.version}, written by a newer Croupier: upgrade this one"
    return LedgerFault(Trouble.NEWER, words)
