"""What the table needs of the world, as nouns: a journal that keeps, a clock, chance, a sealer, a keeper of PINs.

Only shapes stand here; storage/ and the composition root bring the real things. The faults that a journal can have are
told apart by type: the environment's (LedgerFault), which stop the table until their cause is gone, and our own
(LedgerBug), which are never caught but by whoever opens the table and tells staff.
"""

from collections.abc import Iterator, Sequence
from enum import StrEnum
from typing import NamedTuple, Protocol, TypeVar

T = TypeVar("T")


class Posting(NamedTuple):
    """Millionths of a dollar that an account gained (or, below zero, gave)."""

    account: str
    micros: int


AND = "+"  # between the names of two persons in one text; no user's name holds it (kiosk/policy/access.py)


def names(who: tuple[str, ...]) -> str:
    """Those who asked for something, as one text; empty if nobody did."""
    return AND.join(who)


class Entry(NamedTuple):
    """One event as the journal keeps it. The postings of one entry add up to nothing."""

    kind: str  # the event's name, "bets-closed"
    version: int  # of the payload's shape
    at_ms: int  # wall time, milliseconds since 1970, UTC
    round: int | None  # the round it belongs to; None for everything outside of play
    seat: int | None
    who: tuple[str, ...]  # the users who asked for it, one or two, if staff did
    intent: str | None  # the asker's id of the intent that led to it
    payload: str  # JSON text
    postings: tuple[Posting, ...] = ()


class Software(NamedTuple):
    """What runs: its number, a hash of its files, and who signed them, each empty if it is not known."""

    number: str
    files: str = ""
    signer: str = ""

    @property
    def text(self) -> str:
        """As people read it."""
        return " ".join(filter(None, self))


class StoredEntry(NamedTuple):
    """An entry with its number in the ledger and its link in the chain."""

    number: int  # 1, 2, 3 ... without a gap
    entry: Entry
    digest: bytes


class Trouble(StrEnum):
    """What the environment did to the ledger."""

    FULL = "full"  # no space left
    READ_ONLY = "read-only"
    LOCKED = "locked"  # somebody else holds it
    DAMAGED = "damaged"  # its content is not what was written; never clears by itself
    NEWER = "newer"  # a later release wrote it, and this one cannot read all of it
    KEYS = "keys"  # the device's keys are missing, not whole, not private or not those of this ledger
    BUG = "bug"  # our own mistake kept it from being opened
    GONE = "gone"  # an input or output error, a missing file


class LedgerFault(Exception):  # noqa: N818 (a fault of the device, in the casino's words)
    """The environment's fault: the ledger cannot be read or written now. Nothing of the append may be relied on."""

    def __init__(self, trouble: Trouble, words: str) -> None:
        super().__init__(words)
        self.trouble = trouble


class LedgerBug(Exception):  # noqa: N818
    """Our own fault: what was asked of the ledger is wrong. Nobody goes on after it."""


class Journal(Protocol):
    """The one connection that writes. After a LedgerFault, reopen() it and load again: the file is the truth."""

    def append(self, entries: Sequence[Entry]) -> int:
        """Write all of them in one transaction and return, once they are durable, the number of the last."""

    def tail(self) -> Iterator[StoredEntry]:
        """The latest entry of kind "snapshot", if there is one, and every entry after it; else all. Chain checked."""

    def sign(self, at_ms: int) -> None:
        """Sign a checkpoint of the chain as it stands."""

    def between_rounds(self, at_ms: int) -> None:
        """Sign a checkpoint of the chain, and let the database tidy its log. No round is in play."""

    def reopen(self) -> None:
        """Let go of the file and open it anew."""

    def close(self) -> None:
        """Sign a last checkpoint and let go of the file."""


class Reader(Protocol):
    """A look at a ledger that cannot write. Entries have the numbers 1, 2, 3 ... without a gap."""

    @property
    def kind(self) -> str:
        """live, demonstration or test."""

    @property
    def ledger_id(self) -> str:
        """The ledger's own name."""

    def last_number(self) -> int:
        """The number of the last entry; 0 in an empty ledger."""

    def last_round(self) -> int:
        """The number of the last round; 0 if there was none."""

    def last_snapshot(self, upto: int = ...) -> int | None:
        """The number of the latest snapshot up to an entry."""

    def moment(self, number: int) -> int:
        """When an entry was written, by the clock on the wall."""

    def digest(self, number: int) -> bytes | None:
        """The digest of the chain at an entry."""

    def sums(self, after: int, upto: int) -> Iterator[tuple[str, str, int]]:
        """What the entries of each kind posted to each account: kind, account, micros."""

    def paid_into(self, accounts: Sequence[str], after: int, upto: int) -> Iterator[int]:
        """The numbers of the entries that put something into one of these accounts, in order."""

    def entries(
        self,
        after: int = 0,
        upto: int | None = None,
        *,
        newest_first: bool = False,
        kinds: Sequence[str] | None = None,
        outside_rounds: bool = False,
    ) -> Iterator[StoredEntry]:
        """The entries after one number up to another."""

    def round_entries(self, number: int) -> Iterator[StoredEntry]:
        """The entries of one round, in order."""

    def tail(self) -> Iterator[StoredEntry]:
        """The latest snapshot, if there is one, and every entry after it; else all. Chain checked."""


class DamageNote(Protocol):
    """A note outside of the ledger that it was found damaged."""

    def read(self) -> str | None:
        """What was found; None if nothing was."""

    def write(self, words: str) -> None:
        """Remember what was found."""

    def clear(self) -> None:
        """The ledger itself says it now."""


class Clock(Protocol):
    def wall_ms(self) -> int:
        """Milliseconds since 1970, UTC; may jump either way."""

    def steady_ms(self) -> int:
        """Milliseconds since some moment; never runs backwards."""

    def uptime_ms(self) -> int:
        """Milliseconds since the machine started, asleep or not; nobody can set it."""


class Chance(Protocol):
    def shuffled(self, cards: Sequence[T]) -> tuple[T, ...]:
        """The cards in an order, every one as likely as any other."""

    def below(self, limit: int) -> int:
        """A whole number from 0 to limit - 1, each as likely."""

    def salt(self) -> bytes:
        """32 random bytes."""

    def cycle(self) -> None:
        """Draw and throw away, while the table is idle."""


class Sealer(Protocol):
    """Authenticated encryption under the device's own key."""

    def seal(self, plain: bytes, bound_to: str) -> bytes:
        """Nobody without the key reads it or moves it to another place than the one it is bound to."""

    def unseal(self, sealed: bytes, bound_to: str) -> bytes:
        """The plain bytes; LedgerFault (keys) if another key sealed them, or they belong elsewhere."""


class PinKeeper(Protocol):
    """Hashes PINs, slowly and with a pepper that is not in the ledger."""

    def hash(self, pin: str) -> str:
        """A hash to keep."""

    def matches(self, kept: str, pin: str) -> bool:
        """Whether the PIN is the one."""
