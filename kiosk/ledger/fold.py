"""The table's state as the fold of its records: the same records always fold into the same state. Pure.

What each kind of record does stands in `kiosk/ledger/effects.py`. A record is applied only after it is durable.
"""

from kiosk.base.frozen import Frozen
from kiosk.base.ports import Posting
from kiosk.ledger.accounts import posted
from kiosk.ledger.changes import changed, know, put
from kiosk.ledger.effects import EFFECTS
from kiosk.ledger.records import Record, RoundStepped
from kiosk.ledger.table_state import Place, Snapshot, TableState
from kiosk.rules.events import Decided, Settled

KEPT_IDS, KEPT_STAFF_IDS = 16, 64  # of the latest intents of a seat, and of staff


def fold(
    state: TableState,
    record: Record | Snapshot,
    postings: tuple[Posting, ...] = (),
    at_ms: int = 0,
    intent: str | None = None,
    who: tuple[str, ...] = (),
) -> TableState:
    """The state after a record that is in the ledger; ValueError if it cannot have come then."""
    effect = EFFECTS[type(record)]
    changes = dict(effect.change(state, record)) if effect.change else {}
    if effect.stamped:
        changes = effect.stamped(state, record, at_ms, who)
    if effect.meter and (type(record) is not RoundStepped or type(record.events[-1]) is Settled):
        sums = dict(state.meters)
        effect.meter(sums, state, record)
        changes["meters"] = Frozen(sums)
    if postings:
        changes["books"] = posted(state.books, postings)
    seat = getattr(record, "seat", None) or _decider(record)
    if seat is not None:
        places = changes.get("places", state.places)
        changes["places"] = _marked(places, seat, not effect.aside, None if who else intent)
    if who and intent is not None:
        changes["recent"] = (*state.recent, intent)[-KEPT_STAFF_IDS:]
    return changed(state, changes) if changes else state


def resume(snapshot: Snapshot) -> TableState:
    """The state that a snapshot stands for; ValueError if no table can have been in it."""
    for active in snapshot.state.faults:
        know(active.fault)
    return snapshot.state


def _decider(record: Record | Snapshot) -> int | None:
    if type(record) is RoundStepped and type(record.events[-1]) is Decided:
        return record.events[-1].seat
    return None


def _marked(places: tuple[Place, ...], seat: int, changes: bool, intent: str | None) -> tuple[Place, ...]:
    """Whose intent it was is remembered, and a seat that changed has a new number."""
    place = places[seat - 1]
    recent = place.recent if intent is None else (*place.recent, intent)[-KEPT_IDS:]
    return put(places, seat, {"number": place.number + changes, "recent": recent})
