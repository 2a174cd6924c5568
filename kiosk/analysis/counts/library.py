"""Where counts come from: shipped with the product, kept in the data directory, or counted anew.

Counts are kept as JSON. What was counted anew is kept under the hash of what it was counted by, so that a new program
counts again; every set is proved whole before it is used.
"""

import hashlib
from collections.abc import Callable, Mapping
from importlib import import_module
from pathlib import Path
from typing import Any, TypeVar, cast

import resources
from kiosk.analysis.counts.completeness import Counts, NotWhole
from kiosk.analysis.counts.counts import SideCounts
from kiosk.analysis.counts.source_digest import counting_sources
from kiosk.analysis.sheets.sentences import COUNTED_AGAIN
from kiosk.analysis.sheets.sheet import Source
from kiosk.base.durable import write_durably
from kiosk.ledger.codec import Key, dumps, loads
from kiosk.rules.rule_sets import GAMES
from kiosk.rules.spec import GameSpec

Count = Callable[[str], Counts]  # by name; MissingCounts if it cannot
C = TypeVar("C", bound=tuple[Any, ...])


def kinds_of(spec: GameSpec) -> Mapping[str, type[Any]]:
    kinds: Mapping[str, type[Any]] = import_module(f"{spec.mathematics}.counts").KINDS
    return kinds


KINDS: Mapping[str, type[Any]] = {
    **{name: kind for spec in GAMES for name, kind in kinds_of(spec).items()},
    "sides": SideCounts,
}
SHIPPED = Path(resources.__path__[0], "analysis")
_NO_KEY = Key(None, "")  # counts have no secrets
_SHOWN = 16  # digits of a hash in a sentence


class MissingCounts(LookupError):  # noqa: N818
    """Counts that cannot be had; the words are one sentence."""


def to_json(counts: Counts) -> str:
    """Counts as they are kept, and hashed."""
    return dumps(cast("tuple[Any, ...]", counts), _NO_KEY)


def from_json(kind: type[C], text: str) -> C:
    """Counts from what was kept; ValueError if the text holds none."""
    return loads(kind, text.strip(), _NO_KEY)


def digest(counts: Counts) -> str:
    return hashlib.sha256(to_json(counts).encode("ascii")).hexdigest()


class Library:
    """Counts by name. `count` counts anew, and `kept` says where that is kept; `recount` asks for it always."""

    def __init__(
        self,
        shipped: Path = SHIPPED,
        count: Count | None = None,
        kept: Callable[[], Path] | None = None,
        *,
        recount: bool = False,
    ) -> None:
        self._shipped, self._count, self._kept, self._recount = shipped, count, kept, recount
        self._loaded: dict[str, Counts] = {}
        self._compared: list[str] = []

    def sides(self) -> SideCounts:
        """The wagers that only the cards decide."""
        return self.get(SideCounts, "sides")

    @property
    def sources(self) -> tuple[Source, ...]:
        """What was asked for so far, by name and content hash."""
        return tuple(Source(name, digest(counts)) for name, counts in sorted(self._loaded.items()))

    @property
    def compared(self) -> tuple[str, ...]:
        """What was counted anew and found to be what came with the product, a sentence each."""
        return tuple(self._compared)

    def named(self, name: str) -> Counts:
        if name not in self._loaded:
            self._loaded[name] = self._load(name)
        return self._loaded[name]

    def get(self, kind: type[C], name: str) -> C:
        found = self.named(name)
        if not isinstance(found, kind):
            raise MissingCounts(f"the counts {name} are of another kind")
        return found

    def _load(self, name: str) -> Counts:
        if self._recount:
            return self._count_anew(name)
        shipped = self._shipped / f"{name}.json"
        if shipped.exists():
            return self._read(name, shipped)
        kept = self._kept_as(name)
        return self._read(name, kept) if kept and kept.exists() else self._count_anew(name)

    def _count_anew(self, name: str) -> Counts:
        if self._count is None:
            raise MissingCounts(f"there are no counts {name} in {self._shipped}")
        counts = self._count(name)
        counts.require_whole()
        shipped = self._shipped / f"{name}.json"
        if shipped.exists():
            if self._read(name, shipped) != counts:
                raise MissingCounts(f"counted anew, {name} is not what came with the product in {shipped}")
            self._compared.append(COUNTED_AGAIN.format(name=name, sha256=digest(counts)[:_SHOWN]))
        if path := self._kept_as(name):
            path.parent.mkdir(parents=True, exist_ok=True)
            write_durably(path, to_json(counts).encode("ascii"))
        return counts

    def _kept_as(self, name: str) -> Path | None:
        if self._kept is None:
            return None
        return self._kept() / f"{hashlib.sha256(counting_sources() + name.encode('ascii')).hexdigest()}.json"

    def _read(self, name: str, path: Path) -> Counts:
        try:
            counts: Counts = from_json(KINDS[name], path.read_text("ascii"))
            counts.require_whole()
        except (NotWhole, ValueError) as error:
            raise MissingCounts(f"{path} holds no counts {name}: {error}") from None
        return counts
