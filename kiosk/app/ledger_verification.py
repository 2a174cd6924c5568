"""Verifies a whole ledger: the file, the chain, the signatures and every record, in parts over the machine's cores.

A part lies between two snapshots: it begins with the state of the one and must come to exactly that of the other. Only
reads, needs no private key, and holds a few parts' findings in memory however long the ledger is.
"""

from collections import Counter
from collections.abc import Iterable, Iterator
from contextlib import suppress
from itertools import islice, pairwise
from pathlib import Path
from typing import NamedTuple

from kiosk.app.composition import open_reader
from kiosk.audit.verdict import Verdict
from kiosk.audit.verification import Verifier, why_not_whole
from kiosk.base.ports import LedgerFault, Posting, Trouble
from kiosk.base.progress import Progress, unwatched
from kiosk.base.workers import cores, share_out
from kiosk.ledger.records import LedgerMade
from kiosk.ledger.table_state import TableState
from storage.chain import Identity, PostingRow, entry_of
from storage.checkpoints import newest_first
from storage.crypto.keys import fingerprint, load_public_key
from storage.integrity import check_chain, check_checkpoints, check_copy, check_database
from storage.places import Places
from storage.reader import LedgerReader, Rows, StoredRow

PART = 5_000  # entries; a quarter of a second's work
WORTH_SHARING = 4 * PART  # below this, starting the workers takes longer than they save
AT_ONCE = 250  # entries
MOST = 200  # findings that are told; all are counted
DATABASE, CHECKPOINTS, COPY = "database", "checkpoints", "copy"

Found = tuple[int | None, str]  # the entry (None: the whole), and what is wrong with it


class Against(NamedTuple):
    """What the signatures are checked with: a public key and checkpoints kept elsewhere, and whether with all."""

    key: Path | None = None  # None: the one beside the ledger
    checkpoints: Path | None = None
    signatures: bool = False


class Part(NamedTuple):
    """Some of the work: the entries after one up to another (None: to the end), or one of the checks of the whole."""

    data: Path
    after: int = 0
    upto: int | None = None
    only: str | None = None
    against: Against = Against()

    @property
    def key(self) -> Path:
        return self.against.key or Places(self.data).public_key


class Outcome(NamedTuple):
    """What a part came to. `shoes` and `shoe_ended` are its Verifier's."""

    findings: tuple[Found, ...]
    found: int  # how many, also those that are not told
    unjudged: tuple[Found, ...] = ()  # the first that this release cannot judge
    entries: int = 0
    rounds: int = 0
    in_play: int | None = None
    shoes: tuple[Counter[str], ...] = ()
    shoe_ended: int = 0


class Report(NamedTuple):
    identity: Identity
    findings: tuple[Found, ...]
    found: int
    unjudged: tuple[Found, ...]  # what this release cannot judge, because a newer one wrote it; the first of each part
    entries: int
    rounds: int
    in_play: int | None
    signed: int = 0  # the entry of the newest checkpoint
    key: str = ""  # the fingerprint of the public key
    digest: str = ""  # of the last entry

    @property
    def verdict(self) -> Verdict:
        return Verdict.of(self.found, len(self.unjudged))

    @property
    def unsigned(self) -> int:
        """How many entries stand after the newest checkpoint."""
        return max(0, self.entries - self.signed)


def verify(data: Path, against: Against = Against(), progress: Progress = unwatched) -> Report:  # noqa: B008 (frozen)
    """Verify the ledger of a data directory as it stands now; the table may play meanwhile."""
    with open_reader(data) as reader:
        identity, last = reader.identity, reader.last_number()
        edges = [*_edges(reader, last), None]
    whole = Part(data, only=CHECKPOINTS, against=against)
    key = fingerprint(load_public_key(whole.key))  # says at once that the signatures cannot be checked
    tasks = [whole._replace(only=DATABASE), whole]
    if against.checkpoints is not None:
        if not _last_signed(against.checkpoints):
            raise LedgerFault(Trouble.DAMAGED, f"there is no checkpoint of an entry in {against.checkpoints}")
        tasks.append(whole._replace(only=COPY))
    tasks += [Part(data, after or 0, upto) for after, upto in pairwise([0, *edges])]
    workers = cores() if last >= WORTH_SHARING else 1
    report = _joined(identity, _shown(_outcomes(tasks, workers), last, progress))
    with open_reader(data) as reader:
        digest = reader.digest(report.entries) or b""
    signed = 0
    with suppress(LedgerFault):  # it was found already
        signed = _last_signed(Places(data).checkpoints)
    return report._replace(signed=signed, key=key, digest=digest.hex())


def _last_signed(path: Path) -> int:
    return next((checkpoint.number for checkpoint in newest_first(path)), 0)


def _edges(reader: LedgerReader, last: int) -> list[int]:
    found: list[int] = []
    edge = last
    for number in reader.snapshots():
        if number >= PART and number <= edge - PART:
            found.append(number)
            edge = number
    return found[::-1]


def _outcomes(tasks: list[Part], workers: int) -> Iterator[Outcome]:
    return share_out(check, tasks, workers) if workers > 1 else map(check, tasks)


def _shown(outcomes: Iterable[Outcome], last: int, progress: Progress) -> Iterator[Outcome]:
    done = 0
    for outcome in outcomes:
        done += outcome.entries
        progress(done, last)
        yield outcome


def _joined(identity: Identity, outcomes: Iterable[Outcome]) -> Report:
    """The parts as one, and the shoes that reach from one into the next."""
    findings: list[Found] = []
    unjudged: list[Found] = []
    total = entries = rounds = 0
    in_play: int | None = None
    shoe: Counter[str] = Counter()
    for part in outcomes:
        findings += part.findings[: MOST - len(findings)]
        total += part.found
        unjudged += part.unjudged
        entries += part.entries
        rounds += part.rounds
        in_play = part.in_play or in_play
        if part.shoes:
            shoe += part.shoes[0]
        if part.shoe_ended:
            if words := why_not_whole(shoe):
                findings.append((part.shoe_ended, words))
                total += 1
            shoe = part.shoes[1]
    findings.sort(key=_place)
    return Report(identity, tuple(findings), total, tuple(sorted(unjudged, key=_place)), entries, rounds, in_play)


def check(part: Part) -> Outcome:
    places = Places(part.data)
    if part.only is None:
        return _check_entries(part)
    with LedgerReader.open(places.ledger) as reader:
        if part.only == DATABASE:
            return _finding_words(check_database(reader))
        key, signatures = load_public_key(part.key), part.against.signatures
        if part.only == COPY and part.against.checkpoints is not None:
            return _finding_words(check_copy(reader, part.against.checkpoints, key, signatures=signatures))
        return _finding_words(check_checkpoints(reader, places.checkpoints, key, signatures=signatures))


def _finding_words(findings: Iterable[Found]) -> Outcome:
    on_progress = tuple(islice(findings, MOST))
    return Outcome(on_progress, len(on_progress) + sum(1 for _ in findings))


def _check_entries(part: Part) -> Outcome:
    with _Listener.open(Places(part.data).ledger) as reader:
        verifier = Verifier(LedgerMade(reader.kind, reader.ledger_id), None if part.after else TableState())
        for begin in reader.entries(part.after - 1, part.after):
            verifier.take(begin.number, begin.entry)
        reader.listener = verifier
        broken = list(check_chain(reader, part.after + 1, part.upto))
        in_play = verifier.close()
    findings: list[Found] = [*((number, words) for number, words in broken), *verifier.findings]
    findings.sort(key=_place)
    shoes = tuple(verifier.shoes)
    entries = (part.upto or reader.heard) - part.after
    on_progress = tuple(findings[:MOST])
    unjudged: tuple[Found, ...] = tuple(verifier.unjudged[:1])
    return Outcome(on_progress, len(findings), unjudged, entries, verifier.rounds, in_play, shoes, verifier.shoe_ended)


def _place(found: Found) -> int:
    return found[0] or 0


class _Listener(LedgerReader):
    """Reads the rows once for both checks: whoever checks the chain is handed them, and the verifier hears them.

    It hears them a few hundred at a time: to do the one, then the other, is quicker than to go to and fro.
    """

    listener: Verifier
    heard = 0

    def rows(self, first: int | None = None, last: int | None = None) -> Iterator[Rows]:
        kept: list[tuple[StoredRow, list[PostingRow]]] = []
        for row, lines in super().rows(first, last):
            if row is not None:
                kept.append((row, lines))
                if len(kept) == AT_ONCE:
                    self._tell(kept)
            yield row, lines
        self._tell(kept)

    def _tell(self, kept: list[tuple[StoredRow, list[PostingRow]]]) -> None:
        take = self.listener.take
        for row, lines in kept:
            take(row[0], entry_of(row[:9], [Posting(account, micros) for _, _, account, micros in lines]))
        if kept:
            self.heard = kept[-1][0][0]
        kept.clear()
