"""What every report says of itself: its ledger, its version, the settings in force, and which entries it tells of."""

from typing import NamedTuple

from kiosk.audit.meter_report import heading
from kiosk.base.ports import Reader
from kiosk.base.words import Sentence
from kiosk.reports.ledger_reading import Span


class About(NamedTuple):
    """The period is from one moment (inclusive) to another (exclusive), and holds the entries after `first`."""

    ledger: str
    kind: str
    serial: str
    location: str
    version: str
    configuration: str  # the fingerprint at the end of the period
    certification: str
    from_ms: int
    to_ms: int
    first: int
    last: int
    digest: str  # of the chain at the last entry
    clock_set: bool  # in the period


def entries_words(kind: str, ledger: str, first: int, last: int) -> Sentence:
    if last < first:
        return Sentence("{kind} {ledger}, no entries, after entry {last}", kind=kind, ledger=ledger, last=last)
    return Sentence("{kind} {ledger}, entries {first} to {last}", kind=kind, ledger=ledger, first=first, last=last)


def about(reader: Reader, chosen: Span) -> About:
    head = heading(chosen.after._replace(kind=reader.kind, ledger=reader.ledger_id))
    digest = (reader.digest(chosen.last) or b"").hex()
    return About(
        **head,
        from_ms=chosen.from_ms,
        to_ms=chosen.to_ms,
        first=chosen.first,
        last=chosen.last,
        digest=digest,
        clock_set=chosen.clock_set,
    )
