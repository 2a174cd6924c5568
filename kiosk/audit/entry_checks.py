"""What every entry of a ledger is checked for, whatever it records: its version, persons, place and postings."""

from collections.abc import Iterator

from kiosk.base.ports import Entry, names
from kiosk.ledger.effects import EFFECTS, post
from kiosk.ledger.entries import round_of, seat_of
from kiosk.ledger.records import CashOutPaid, PoweredUp, Record, UserAdded
from kiosk.ledger.table_state import Snapshot, TableState
from kiosk.ledger.upgrades import BROUGHT, version_in
from kiosk.rules.cards.positions import SEATS


def against(state: TableState, record: Record | Snapshot, entry: Entry) -> Iterator[str]:
    kind, version, _, round_number, seat, who, _, _, postings = entry
    if version < version_in(type(record), state.generation) and type(record) is not PoweredUp:
        yield f"the release in charge did not write {kind} of version {version} any more"
    if BROUGHT.get(type(record), 1) > state.generation:
        yield f"the release in charge did not write {kind} yet"
    persons = EFFECTS[type(record)].persons or (isinstance(record, CashOutPaid) and record.by_hand)
    if (persons or who) and (words := _why_not_named(state, record, persons, who)):
        yield words
    if round_number != round_of(state, record) or seat != seat_of(record) or (seat is not None and seat not in SEATS):
        yield f"it is filed under round {round_number} and seat {seat}, where it does not belong"
    if getattr(record, "cents", 0) < 0 or any(cents <= 0 for _, cents in getattr(record, "stakes", ())):
        yield f"{kind} moves less than nothing"
    if post(state, record) != postings:
        yield f"the postings of {kind} are not what it comes to"


def _why_not_named(state: TableState, record: Record | Snapshot, persons: int, who: tuple[str, ...]) -> str | None:
    """What is wrong with the names of those who did it: users of the table, but for the one who added the first."""
    if isinstance(record, UserAdded) and not state.users:
        return None
    named, said = set(who), names(who) or "nobody"
    if len(named) < max(persons, len(who)):
        return f"it takes {persons} of staff to do this, and it names {said}"
    if persons > 1 and (given := named & state.given.keys()):
        return f"{min(given)} stands for one of two persons with a PIN that {state.given[min(given)]} set"
    if named <= {user.name for user in state.users if not user.removed}:
        return None
    return f"it names {said}, and not all of them were users of the table"
