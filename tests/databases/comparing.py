"""Compares what the commands say now with what a release said of its own ledger: facts exactly, wording not at all.

More may be said now than then: a new meter, a new field, a new section of a report. Whatever else differs is a
Difference, unless it is accepted here, with the reason.
"""

import re
from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from fnmatch import fnmatchcase
from typing import Any, NamedTuple

from tests.databases import Golden

# Patterns of places ("0.1.0/heads-up-ma/meters.json/meters/coin-in/value") that may differ, each with the reason.
_ANALOGY = "a remedy by analogy with another text is called that: no clause of that text is named any more"
ACCEPTED: Mapping[str, str] = {
    **{f"0.[12].0/heads-up-ny/recall.txt/{number}": _ANALOGY for number in (13, 17, 18, 19)},
    "0.[12].0/fast-action/recall.txt/16": _ANALOGY,
}
# Sections of reports that have another title now.
RENAMED: Mapping[str, str] = {}

_FACT = re.compile(r"[0-9a-f]{12,}|[2-9TJQKA][♠♥♦♣]|-?\$?\d[\d,]*(?:\.\d+)?%?")
Row = list[list[Any]]  # cells: a unit and a value


class Difference(NamedTuple):
    """Something that a release said, and that is not said any more."""

    place: str
    golden: object
    now: object


def facts(text: str) -> Counter[str]:
    """The figures, cards and hashes in a text."""
    return Counter(_FACT.findall(text))


def compare(place: str, golden: Any, now: Any) -> Iterator[Difference]:
    """JSON with JSON: what was known then is the same now; lists are as long as they were."""
    if isinstance(golden, dict) and isinstance(now, dict):
        for key, value in golden.items():
            if key not in now:
                yield Difference(f"{place}/{key}", value, None)
            else:
                yield from compare(f"{place}/{key}", value, now[key])
    elif isinstance(golden, list) and isinstance(now, list) and len(golden) == len(now):
        for number, (one, other) in enumerate(zip(golden, now, strict=True)):
            yield from compare(f"{place}/{number}", one, other)
    elif type(golden) is not type(now) or golden != now:
        yield Difference(place, golden, now)


def compare_words(place: str, golden: str, now: str) -> Iterator[Difference]:
    """Prose with prose: every fact is still told, as often as it was."""
    if lacking := facts(golden) - facts(now):
        yield Difference(place, sorted(lacking.elements()), now)


def compare_rows(
    place: str, golden: Sequence[Mapping[str, str]], now: Sequence[Mapping[str, str]], prose: str = ""
) -> Iterator[Difference]:
    """The lines of an export, column by column; those that say something in words are compared by their facts."""
    if len(golden) != len(now):
        yield Difference(place, f"{len(golden)} lines", f"{len(now)} lines")
        return
    for one, other in zip(golden, now, strict=True):
        where = f"{place}/{next(iter(one.values()))}"
        for column, value in one.items():
            if column == prose:
                yield from compare_words(f"{where}/{column}", value, other.get(column, ""))
            elif other.get(column) != value:
                yield Difference(f"{where}/{column}", value, other.get(column))


def compare_reports(place: str, golden: Iterable[Any], now: Iterable[Any]) -> Iterator[Difference]:
    """Each section's rows are still there, in their order; other sections and rows may have come between."""
    today: dict[tuple[str, str], list[Row]] = {(part["report"], part["section"]): part["rows"] for part in now}
    for part in golden:
        report, section = part["report"], part["section"]
        rows = today.get((report, RENAMED.get(section, section)))
        if rows is None:
            yield Difference(f"{place}/{report}/{section}", "a section", "none")
            continue
        left = iter(rows)
        lacking = next((row for row in part["rows"] if not any(_same_row(row, other) for other in left)), None)
        if lacking is not None:
            yield Difference(f"{place}/{report}/{section}", lacking, rows)


def _same_row(golden: Row, now: Row) -> bool:
    """Figures by figures with their units, texts by the facts in them."""
    figures = [[cell for cell in row if cell[0] != "text"] for row in (golden, now)]
    texts = [" ".join(str(value) for unit, value in row if unit == "text") for row in (golden, now)]
    return figures[0] == figures[1] and not facts(texts[0]) - facts(texts[1])


def not_accepted(golden: Golden, differences: Iterable[Difference]) -> list[Difference]:
    """Those that nobody has given a reason for."""
    placed = (found._replace(place=f"{golden.release}/{golden.name}/{found.place}") for found in differences)
    return [found for found in placed if not any(fnmatchcase(found.place, pattern) for pattern in ACCEPTED)]
