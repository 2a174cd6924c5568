"""Finds recorded rounds in a ledger: one by its number, the latest ones, all of them, the shoe and the player behind.

Reads only, and of a round in play nothing but that it is.
"""

from collections.abc import Iterator
from itertools import groupby

from kiosk.audit.proof import LoadedShoe
from kiosk.audit.recall import KINDS, InPlay, Recorded, recorded
from kiosk.base.ports import LedgerFault, Reader, Trouble
from kiosk.ledger.entries import read
from kiosk.ledger.records import RoundStepped, ShoeCut, ShoeLoaded
from kiosk.ledger.seated_player import SeatedPlayer
from kiosk.rules.events import Settled


def find_round(reader: Reader, number: int) -> Recorded | InPlay:
    """The round of that number; a LedgerFault if there is none."""
    last = reader.last_round()
    if number > last:
        raise LedgerFault(Trouble.GONE, f"there is no round {number}: the last is {last}")
    found = recorded(number, reader.round_entries(number))
    if found is None:
        raise LedgerFault(Trouble.GONE, f"round {number} was not dealt")
    return found


def latest(reader: Reader, seat: int | None = None) -> Iterator[Recorded]:
    """The rounds that are over, or those that a seat played, the last one first."""
    for number in range(reader.last_round(), 0, -1):
        found = recorded(number, reader.round_entries(number))
        if isinstance(found, Recorded) and (seat is None or seat in played_by(found)):
            yield found


def every(reader: Reader) -> Iterator[tuple[int, Recorded]]:
    """All rounds that are over, in order, each with the number of its last entry. One pass, whatever their number."""
    for number, entries in groupby(reader.entries(kinds=KINDS), lambda stored: stored.entry.round):
        kept = list(entries)
        found = recorded(number or 0, kept)
        if isinstance(found, Recorded):
            yield kept[-1].number, found


def played_by(found: Recorded) -> set[int]:
    return {player.seat for player in found.opened.players}


_MOST_ROUNDS = 100  # that are read at a start, so that it does not take longer the longer somebody sits


def seated_player(reader: Reader, seat: int) -> SeatedPlayer | None:
    """The player who came last to a seat; None if nobody ever did."""
    taken = reader.entries(kinds=("seat-taken",), newest_first=True, outside_rounds=True)
    down = next((stored for stored in taken if stored.entry.seat == seat), None)
    if down is None:
        return None
    before = next(reader.entries(upto=down.number, kinds=("round-opened",), newest_first=True), None)
    seated = SeatedPlayer(down.entry.at_ms, (before.entry.round or 0) if before else 0)
    newest = next(reader.entries(kinds=("round-opened",), newest_first=True), None)
    if newest is not None and (newest.entry.round or 0) - seated.since_round > _MOST_ROUNDS:
        return seated._replace(staked=None, returned=None)
    staked = returned = 0
    for stored in reader.entries(after=down.number, kinds=("round-stepped",)):
        match read(stored.entry, None):
            case RoundStepped(events=[*_, Settled(settlement)]):
                for one in (result for result in settlement.seats if result.seat == seat):
                    staked, returned = staked + one.staked, returned + one.returned
    return seated._replace(staked=staked, returned=returned)


def shoe_of(reader: Reader, found: Recorded) -> LoadedShoe | None:
    """The shoe that a round was dealt from, with the cut that it had then; None for a round from a deck."""
    if found.opened.shoe is None:
        return None
    cut = 0
    for stored in reader.entries(upto=found.entry, kinds=("shoe-loaded", "shoe-cut"), newest_first=True):
        record = read(stored.entry, None)
        if isinstance(record, ShoeCut):
            cut = record.place
        elif isinstance(record, ShoeLoaded):
            return LoadedShoe(record, stored.number, stored.entry.at_ms, cut)
    return None
