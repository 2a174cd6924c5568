"""The event log by the page: together the pages are the log, and each of them reads a bounded number of entries."""

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from kiosk.app.composition import open_reader
from kiosk.audit.event_log import LogLine, line_of
from kiosk.reports.figures.event_pages import Filter, events_page
from storage.reader import LedgerReader
from tests.kit.table.report_ledgers import SECOND_DAY, THIRD_DAY, three_days


@pytest.fixture(scope="module")
def data(tmp_path_factory: pytest.TempPathFactory) -> Path:
    data = tmp_path_factory.mktemp("three days")
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr("kiosk.table.table.SNAPSHOT_EVERY", 40)
        three_days(data).table.close()
    return data


@pytest.fixture
def reader(data: Path) -> Iterator[LedgerReader]:
    with open_reader(data) as reader:
        yield reader


def all_pages(reader: LedgerReader, wanted: Filter, count: int, most: int) -> list[LogLine]:
    found: list[LogLine] = []
    before = None
    while True:
        page = events_page(reader, wanted, before, count, most)
        assert len(page.lines) <= count
        assert page.read <= most
        found += page.lines
        if page.before is None:
            return found
        assert before is None or page.before < before
        before = page.before


def is_significant(line: LogLine) -> bool:
    return line.round is None or line.kind in ("hand-pay-raised", "pool-won")


CHOICES: dict[str, tuple[Filter, Callable[[LogLine], bool]]] = {
    "all significant events": (Filter(), is_significant),
    "all": (Filter(with_rounds=True), lambda _: True),
    "a kind": (Filter(kinds=("logged-in", "configured")), lambda line: line.kind in ("logged-in", "configured")),
    "a kind within rounds": (
        Filter(kinds=("round-opened",), with_rounds=True),
        lambda line: line.kind == "round-opened",
    ),
    "a code": (Filter(code="T-401"), lambda line: line.code == "T-401"),
    "a fault's name": (Filter(code="door-open"), lambda line: line.fault == "door-open"),
    "a seat": (Filter(seat=2, with_rounds=True), lambda line: line.seat == 2),
    "a person": (Filter(who="sam"), lambda line: line.round is None and line.who == ("sam",)),
    "a round": (Filter(round=3), lambda line: line.round == 3),
    "a text": (Filter(text="DISPUTED"), lambda line: is_significant(line) and "disputed" in line.text()),
    "a day": (
        Filter(from_ms=SECOND_DAY, to_ms=THIRD_DAY),
        lambda line: is_significant(line) and SECOND_DAY <= line.at_ms < THIRD_DAY,
    ),
    "a seat's round on a day": (
        Filter(round=5, seat=1, from_ms=SECOND_DAY, to_ms=THIRD_DAY),
        lambda line: line.round == 5 and line.seat == 1 and SECOND_DAY <= line.at_ms < THIRD_DAY,
    ),
    "nothing": (Filter(who="nobody", with_rounds=True), lambda _: False),
}


@pytest.mark.parametrize("name", CHOICES)
@pytest.mark.parametrize(("count", "most"), [(1000, 5000), (7, 5000), (50, 11), (1, 1)])
def test_the_pages_are_the_log_the_newest_first(reader: LedgerReader, name: str, count: int, most: int) -> None:
    wanted, takes = CHOICES[name]
    every = [line_of(stored) for stored in reader.entries() if stored.entry.kind != "snapshot"]
    expected = [line for line in every if takes(line)][::-1]
    assert all_pages(reader, wanted, count, most) == expected
    assert bool(expected) == (name != "nothing")


def test_snapshots_are_shown_if_they_are_asked_for(reader: LedgerReader) -> None:
    page = events_page(reader, Filter(kinds=("snapshot",)))
    assert [line.number for line in page.lines] == list(reader.snapshots())


def test_a_page_says_where_to_go_on(reader: LedgerReader) -> None:
    first = events_page(reader, Filter(), count=3)
    assert first.before == first.lines[-1].number
    second = events_page(reader, Filter(), first.before, 3)
    assert second.lines[0].number < first.lines[-1].number
    assert events_page(reader, Filter(), 1).lines == ()


def test_a_hand_pay_and_a_hit_are_listed_when_they_arise(reader: LedgerReader) -> None:
    lines = events_page(reader, Filter(kinds=("hand-pay-raised", "pool-won"))).lines
    raised = [line for line in lines if line.kind == "hand-pay-raised"]
    assert [(line.round, line.seat, line.micros) for line in raised][-1:] == [(1, 1, 200_000 * 10_000)]
    assert [str(line.words) for line in raised][-1:] == ["Hand-pay 1 is due on the odds wager."]
    assert {line.kind for line in lines} == {"hand-pay-raised", "pool-won"}
    assert [line.number for line in events_page(reader, Filter(), count=10_000).lines if line in lines] == [
        line.number for line in lines
    ]
    in_round = events_page(reader, Filter(round=1), count=10_000).lines
    assert raised[-1] in in_round
    assert all(line.round == 1 for line in in_round)
