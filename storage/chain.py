"""The ledger's rows and the hash chain over them: where it begins, and how a row is linked to the one before it. Pure.

The digest of an event is SHA-256 over the digest before it and the UTF-8 text of its row and of its postings, in
which every text has its length (in characters) before it, so that no two rows read alike:

    number version at_ms round seat len(kind) len(who) len(intent) len(payload) kind who intent payload
    line micros len(account) account

Numbers are decimal and end in a space, texts follow one another without any; what is absent reads None.
"""

import hashlib
from collections.abc import Sequence
from typing import NamedTuple

from kiosk.base.ports import AND, Entry, Posting, names

FORMAT = 1

EventRow = tuple[int, str, int, int, int | None, int | None, str | None, str | None, str]
PostingRow = tuple[int, int, str, int]  # event, line, account, micros


class Identity(NamedTuple):
    ledger_id: str
    kind: str
    made_ms: int
    format: int = FORMAT


def row_of(number: int, entry: Entry) -> EventRow:
    """An entry as a row. Two persons are one text there."""
    kind, version, at_ms, round_, seat, who, intent, payload, _ = entry
    return number, kind, version, at_ms, round_, seat, names(who) or None, intent, payload


def entry_of(row: EventRow, postings: Sequence[Posting]) -> Entry:
    _, kind, version, at_ms, round_, seat, who, intent, payload = row
    persons = () if who is None else tuple(who.split(AND))
    return Entry(kind, version, at_ms, round_, seat, persons, intent, payload, tuple(postings))


def genesis(identity: Identity) -> bytes:
    """The digest before the first event."""
    ledger_id, kind, made_ms, form = identity
    return hashlib.sha256(f"croupier ledger {form} {made_ms} {kind} {ledger_id}".encode()).digest()


def link(before: bytes, event: EventRow, postings: Sequence[PostingRow]) -> bytes:
    """The digest of an event, from the digest before it and its rows."""
    number, kind, version, at_ms, round_, seat, who, intent, payload = event
    text = (
        f"{number} {version} {at_ms} {round_} {seat} {len(kind)} {who and len(who)} {intent and len(intent)} "
        f"{len(payload)} {kind}{who}{intent}{payload}"
    )
    lines = [f"{line} {micros} {len(account)} {account}" for _, line, account, micros in postings]
    return hashlib.sha256(before + (text + "".join(lines)).encode()).digest()
