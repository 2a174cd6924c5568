"""The returns of everything printed: `python -m tests.tools.mathematics` writes them into the page and the resources
again.

With `--recount` all counts that are shipped are counted anew before, and with `--search` the best strategies of Fast
Action Hold'em are sought anew, by which some of them are counted.
"""

import json
import sys
from collections.abc import Iterator, Mapping
from itertools import product
from pathlib import Path
from typing import NamedTuple

from kiosk.analysis.counts.library import KINDS, SHIPPED, Library, to_json
from kiosk.analysis.fast_action_holdem.counting.deals import DECKS
from kiosk.analysis.pricing.measures import decimal_text, in_lowest_terms, to_decimal
from kiosk.analysis.pricing.par import make_sheet
from kiosk.analysis.pricing.terms import choices as choices_of
from kiosk.analysis.pricing.terms import read_terms
from kiosk.analysis.sheets.sheet import ESTIMATED, WagerResult
from kiosk.app.par_sheet import count_anew
from kiosk.base.workers import cores
from kiosk.rules.pay.paytables import printed_tables
from kiosk.rules.rule_sets import RULE_SETS
from tests.kit.round_cases import FAST_ACTION, FLOP, HEADS_UP_MA, HEADS_UP_NY, TEXAS
from tests.kit.strategy_search import write_strategy

ROOT = Path(__file__).parents[2]
PAGE = ROOT / "docs" / "mathematics.md"
PRINTED = SHIPPED / "printed.json"
BEGIN, END = "<!-- printed -->\n", "<!-- end -->\n"
BEGIN_CHOICES, END_CHOICES = "<!-- choices -->\n", "<!-- end of choices -->\n"

Choices = Mapping[str, tuple[str, ...]]
_FATES = ("live", "forfeit")
_TRIPS = {"trips_plus": tuple(printed_tables("trips-plus")), "folded_trips_plus": _FATES}
_POCKET = {"pocket_bonus": tuple(printed_tables("pocket-bonus"))}
_ANTES = ("straight", "flush")
# Every wager of every game, with the terms that its return depends on and all that is printed for them.
WAGERS: tuple[tuple[str, str, Choices], ...] = (
    (HEADS_UP_MA, "main", {"odds": tuple(printed_tables("odds")), "bad_beat": tuple(printed_tables("bad-beat"))}),
    (HEADS_UP_MA, "trips_plus", _TRIPS),
    (HEADS_UP_MA, "pocket_bonus", _POCKET),
    (HEADS_UP_NY, "main", {"odds": tuple(printed_tables("odds")), "bad_beat": tuple(printed_tables("bad-beat"))}),
    (HEADS_UP_NY, "trips_plus", {**_TRIPS, "trips_plus_from": ("seven", "hole-and-three")}),
    (HEADS_UP_NY, "pocket_bonus", _POCKET),
    (
        HEADS_UP_NY,
        "progressive",
        {"progressive": tuple(printed_tables("progressive-ny")), "folded_progressive": _FATES},
    ),
    (TEXAS, "main", {"ante_pays_from": _ANTES}),
    (TEXAS, "bonus", {"bonus": tuple(printed_tables("texas-bonus")), "bonus_dealer_aces": ("none", "1000")}),
    (
        TEXAS,
        "progressive",
        {
            "progressive": tuple(printed_tables("progressive-texas")),
            "folded_progressive": _FATES,
            "ante_pays_from": _ANTES,
        },
    ),
    (FLOP, "main", {"flop": tuple(printed_tables("flop"))}),
    (FLOP, "pot", {"players": ("2", "3", "4", "5", "6")}),
    (FAST_ACTION, "main", {"fast_action": tuple(printed_tables("fast-action")), "decks": ("6", "8")}),
)


class Printed(NamedTuple):
    """A wager of a game under one choice of everything that its return depends on."""

    game: str
    wager: str
    terms: Mapping[str, str]
    result: WagerResult


def printed(library: Library) -> Iterator[Printed]:
    """Every wager under everything that is printed for it."""
    for game, wager, choices in WAGERS:
        for chosen in product(*choices.values()):
            terms = dict(zip(choices, chosen, strict=True))
            sheet = make_sheet(read_terms(game, [f"{key}={value}" for key, value in terms.items()]), library)
            yield Printed(game, wager, terms, next(result for result in sheet.wagers if result.name == wager))


def printed_json(rows: list[Printed]) -> str:
    """What resources/analysis/printed.json must hold."""
    entries = []
    for game, wager, terms, result in rows:
        entry: dict[str, object] = {"game": game, "wager": wager, "terms": terms, "status": result.status}
        figures = {"ev": result.ev, "rtp": result.rtp, "element_of_risk": result.risk}
        if result.hit_frequency is not None:
            figures["hit_frequency"] = result.hit_frequency
        if result.progressive:
            figures |= {"fixed": result.progressive.fixed, "slope": result.progressive.slope}
            if result.progressive.break_even is not None:
                figures["break_even"] = result.progressive.break_even
        for name, value in figures.items():
            entry |= {name: in_lowest_terms(value), f"{name}_decimal": decimal_text(value)}
        if result.deviation is not None:
            entry["standard_deviation_decimal"] = decimal_text(result.deviation)
        if result.interval:
            entry["standard_error"] = decimal_text(result.interval.error)
        entries.append(entry)
    return json.dumps(entries, indent=1) + "\n"


def page_table(rows: list[Printed]) -> str:
    """The table that docs/mathematics.md must hold."""
    lines = [
        "| game | wager | terms | EV | house edge | RTP | SD | hits |",
        "| --- | --- | --- | --- | --- | --- | --- | --- |",
    ]
    for game, wager, terms, result in rows:
        chosen = ", ".join(f"{key} {value}" for key, value in terms.items())
        ev = f"{to_decimal(result.ev, 9):+f}"
        if result.status == ESTIMATED and result.interval:
            ev = f"{to_decimal(result.ev, 6):+f} ± {result.interval.half:.6f}, {ESTIMATED}"
        deviation = "" if result.deviation is None else f"{result.deviation:.4f}"
        hits = "" if result.hit_frequency is None else f"{to_decimal(result.hit_frequency * 100, 4):f}%"
        edge, rtp = (f"{to_decimal(value * 100, 4):f}%" for value in (result.edge, result.rtp))
        lines.append(f"| `{game}` | {wager} | {chosen} | {ev} | {edge} | {rtp} | {deviation} | {hits} |")
    return "\n".join(lines) + "\n"


def progressive_table(rows: list[Printed]) -> str:
    """The progressives as functions of the pool."""
    lines = ["", "| game | terms | EV of a dollar | break-even pool | long run |", "| --- | --- | --- | --- | --- |"]
    for game, _, terms, result in rows:
        if (found := result.progressive) and found.break_even is not None:
            chosen = ", ".join(f"{key} {value}" for key, value in terms.items())
            ev = f"{to_decimal(found.fixed, 9):+f} + {decimal_text(found.slope)} pool"
            even, long_run = f"${to_decimal(found.break_even, 2):,f}", f"{to_decimal(found.long_run * 100, 4):f}%"
            lines.append(f"| `{game}` | {chosen} | {ev} | {even} | {long_run} |")
    return "\n".join(lines) + "\n"


def choices_table() -> str:
    """What may stand after --table."""
    lines = ["| game | key | takes | default |", "| --- | --- | --- | --- |"]
    lines += [
        f"| `{game}` | `{one.key}` | {one.takes} | {one.default} |" for game in RULE_SETS for one in choices_of(game)
    ]
    return "\n".join(lines) + "\n"


def page_text(rows: list[Printed]) -> str:
    """What docs/mathematics.md must hold."""
    page = _filled(PAGE.read_text("utf-8"), BEGIN_CHOICES, choices_table(), END_CHOICES)
    return _filled(page, BEGIN, page_table(rows) + progressive_table(rows), END)


def _filled(page: str, begin: str, text: str, end: str) -> str:
    before, rest = page.split(begin)
    return before + begin + text + end + rest.partition(end)[2]


def recount(names: list[str]) -> None:
    """Count what is shipped anew."""
    SHIPPED.mkdir(exist_ok=True)
    for name in names:
        (SHIPPED / f"{name}.json").write_text(to_json(count_anew(name)) + "\n", "ascii")
        print(f"counted {name}")


def main(arguments: list[str]) -> int:
    if arguments == ["--search"]:
        for decks in DECKS:
            print(f"wrote {write_strategy(decks, workers=cores()).relative_to(ROOT)}")
        return 0
    if arguments[:1] == ["--recount"]:
        recount(arguments[1:] or list(KINDS))
    rows = list(printed(Library()))
    PRINTED.write_text(printed_json(rows), "utf-8")
    PAGE.write_text(page_text(rows), "utf-8")
    print(f"wrote {PRINTED.relative_to(ROOT)} and {PAGE.relative_to(ROOT)}")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
