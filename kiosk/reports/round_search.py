"""Finds recorded rounds for a person who looks for one, newest first: by number, seat or time, or what went wrong.

Each comes with what was declared in it, by whom, and which seats that made void.
"""

import json
from pathlib import Path
from typing import NamedTuple

from kiosk.audit.proof import Proof, prove
from kiosk.audit.recall import InPlay, Recorded, recorded, tell_recall
from kiosk.audit.replay import Moment, moments
from kiosk.audit.round_lookup import find_round, played_by, shoe_of
from kiosk.base.clock import utc
from kiosk.base.durable import write_durably
from kiosk.base.ports import LedgerFault, Reader, StoredEntry, Trouble, names
from kiosk.base.progress import Progress
from kiosk.base.words import ENGLISH, Language
from kiosk.ledger.entries import read
from kiosk.ledger.records import RoundStepped
from kiosk.reports.ledger_reading import entry_at, state_at
from kiosk.rules.events import Declared, SeatsVoided
from kiosk.rules.irregularities import IN_WORDS
from kiosk.table.views import table_view

AT_ONCE = 25  # rounds of a page
LOOKED_AT_MOST = 2_000  # for one page, however few fit


class Irregular(NamedTuple):
    at_ms: int
    who: tuple[str, ...]  # nobody: the table itself
    kind: str
    seat: int | None
    voided: tuple[int, ...]
    remedy: str
    clause: str

    def words(self) -> str:
        """What it was and what it did, for a person."""
        what = self._what()
        where = f" (seat {self.seat})" if self.seat else ""
        by = f"Declared by {names(self.who)}" if self.who else "Found by the table"
        void = f" {self._void('is ' if len(self.voided) == 1 else 'are ').capitalize()}." if self.voided else ""
        return f"{what[0].upper()}{what[1:]}{where}.{void} {by}. The remedy ({self.clause}): {self.remedy}."

    def short(self) -> str:
        return f"{self._void()}: {self._what()}" if self.voided else self._what()

    def _what(self) -> str:
        return IN_WORDS[self.kind]

    def _void(self, verb: str = "") -> str:
        return f"seat{'s' if len(self.voided) > 1 else ''} {', '.join(map(str, self.voided))} {verb}void"


class FoundRound(NamedTuple):
    played: Recorded
    irregular: tuple[Irregular, ...]

    @property
    def staked(self) -> int:
        """Cents, by all seats."""
        return sum(seat.staked for seat in self.played.settlement.seats)

    @property
    def returned(self) -> int:
        """Cents, to all seats."""
        return sum(seat.returned for seat in self.played.settlement.seats)


class RoundQuery(NamedTuple):
    """Which rounds. None: all."""

    seat: int | None = None
    until_ms: int | None = None  # opened before then
    only_irregular: bool = False


class Page(NamedTuple):
    """Rounds, the newest first. `before` is the number that the next page is asked with; None after the last."""

    rounds: tuple[FoundRound, ...]
    before: int | None


class OpenedRound(NamedTuple):
    found: FoundRound
    moments: tuple[Moment, ...]
    narration: tuple[str, ...]
    document: str  # as JSON, or why there is none
    proof: Proof


def rounds_page(reader: Reader, wanted: RoundQuery, before: int | None, progress: Progress) -> Page:
    """So many rounds before one, or the newest. Fewer, if so many were looked at: then go on at `before`."""
    last = reader.last_round() if before is None else before - 1
    if wanted.until_ms is not None and before is None:
        last = _round_at(reader, wanted.until_ms)
    end = max(last - LOOKED_AT_MOST, 0)
    rounds: list[FoundRound] = []
    for number in range(last, end, -1):
        progress(last - number, last - end)
        if len(rounds) == AT_ONCE:
            return Page(tuple(rounds), number + 1)
        one = _found(number, list(reader.round_entries(number)))
        if one is not None and _fits(one, wanted):
            rounds.append(one)
    return Page(tuple(rounds), end + 1 if end else None)


def _fits(one: FoundRound, wanted: RoundQuery) -> bool:
    """What is irregular at a seat is what made it void, or named it."""
    if wanted.seat is not None and wanted.seat not in played_by(one.played):
        return False
    if not wanted.only_irregular:
        return True
    seats = [{*irregular.voided, irregular.seat} for irregular in one.irregular]
    return bool(seats) if wanted.seat is None else any(wanted.seat in some for some in seats)


def _round_at(reader: Reader, at_ms: int) -> int:
    """The last round that was opened before a moment; 0 if there was none."""
    found = reader.entries(upto=entry_at(reader, at_ms), kinds=("round-opened",), newest_first=True)
    return next((stored.entry.round or 0 for stored in found), 0)


def _found(number: int, entries: list[StoredEntry]) -> FoundRound | None:
    played = recorded(number, entries)
    return FoundRound(played, _irregular(played, entries)) if isinstance(played, Recorded) else None


def _irregular(played: Recorded, entries: list[StoredEntry]) -> tuple[Irregular, ...]:
    found = []
    for stored in entries:
        record = read(stored.entry, None) if stored.entry.kind == "round-stepped" else None
        events = record.events if isinstance(record, RoundStepped) else ()
        declared = next((event for event in events if isinstance(event, Declared)), None)
        if declared is not None:
            voided = tuple(seat for event in events if isinstance(event, SeatsVoided) for seat in event.seats)
            remedy = played.game.remedies[declared.kind]
            at = stored.entry.at_ms, stored.entry.who
            found.append(Irregular(*at, declared.kind, declared.seat, voided, remedy.words, remedy.clause))
    return tuple(found)


def open_round(reader: Reader, number: int, language: Language = ENGLISH) -> OpenedRound:
    """Everything about one round, told in a language; a LedgerFault says why not."""
    played = find_round(reader, number)
    if isinstance(played, InPlay):
        raise LedgerFault(Trouble.GONE, f"round {number} is in play: its cards are sealed until it is over")
    found = FoundRound(played, _irregular(played, list(reader.round_entries(number))))
    base = table_view(state_at(reader, played.entry))
    try:
        document = json.dumps(played.document(), indent=2)
    except ValueError as error:
        document = f"A document cannot tell this round: {error}"
    proof = prove(reader.ledger_id, played, shoe_of(reader, played))
    say = language.say
    return OpenedRound(found, moments(played, base, say), tuple(tell_recall(played, say=say)), document, proof)


def export_round(opened: OpenedRound, folder: Path) -> Path:
    """Write a round with its proof into a new file there: as JSON, whole or not at all."""
    played = opened.found.played
    try:
        document = played.document()
    except ValueError:
        document = None
    content = {
        "round": played.number,
        "from": utc(played.at_ms),
        "to": utc(played.ended_ms),
        "document": document,
        "answer": json.loads(played.answer()),
        "irregularities": [one.words() for one in opened.found.irregular],
        "told": list(opened.narration),
        "proof": opened.proof.facts,
    }
    target = folder / f"round-{played.number}.json"
    folder.mkdir(parents=True, exist_ok=True)
    write_durably(target, f"{json.dumps(content, indent=2)}\n".encode())
    return target
