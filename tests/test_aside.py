"""Ledgers read in processes of their own: the same answers, failures in words, and an end when nobody waits."""

import os
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from kiosk.commands.aside import Readers
from kiosk.commands.looking import Wanted, look_at_calls, look_at_day, look_at_events, look_at_pool, look_at_report
from kiosk.commands.recalling import Wanted as Rounds
from kiosk.commands.recalling import look_at_round, look_at_rounds
from kiosk.heeding import Heed, go_on
from kiosk.reports.events import Filter
from tests.evening import evening
from tests.reporting import FIRST_DAY, THIRD_DAY


class Enough(Exception):  # noqa: N818
    """Nobody waits any more."""


@pytest.fixture(scope="module")
def data(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Path]:
    driver = evening(tmp_path_factory.mktemp("evening"), 2)
    yield driver.data
    driver.table.close()


@pytest.fixture(scope="module")
def readers() -> Iterator[Readers]:
    made = Readers()
    made.prepare()
    yield made
    made.close()


def test_every_answer_is_the_one_that_is_given_here(data: Path, readers: Readers) -> None:
    asked: tuple[tuple[Any, ...], ...] = (
        (look_at_day, FIRST_DAY, THIRD_DAY),
        (look_at_report, Wanted("period", FIRST_DAY, THIRD_DAY)),
        (look_at_report, Wanted("hand-pays", FIRST_DAY, THIRD_DAY)),
        (look_at_events, Filter(), None),
        (look_at_calls, 5),
        (look_at_pool, FIRST_DAY, THIRD_DAY, 5),
    )
    for function, *given in asked:
        assert readers.ask(function, (data, *given), go_on) == function(data, *given, go_on)
    here = look_at_rounds(data, Rounds(seat=5), None, go_on)
    there = readers.ask(look_at_rounds, (data, Rounds(seat=5), None), go_on)
    assert [one.irregular for one in there.rounds] == [one.irregular for one in here.rounds]
    opened = readers.ask(look_at_round, (data, 3), go_on)
    assert opened.told == look_at_round(data, 3, go_on).told


def test_a_failure_is_told_in_words_and_the_reader_lives_on(data: Path, readers: Readers) -> None:
    with pytest.raises(OSError, match="999"):
        readers.ask(look_at_round, (data, 999), go_on)
    assert readers.ask(look_at_calls, (data, 1), go_on)


def endless(_: Path, heed: Heed) -> None:
    """Reads for ever, as far as anybody can tell."""
    while True:
        heed(1, 2)


def ends(_: Path, __: Heed) -> None:
    """Takes its process with it."""
    os._exit(3)


def test_whoever_stops_waiting_ends_it(data: Path, readers: Readers) -> None:
    def heed(done: int, _: int) -> None:
        if done:
            raise Enough

    with pytest.raises(Enough):
        readers.ask(endless, (data,), heed)
    assert readers.ask(look_at_calls, (data, 1), go_on)


def test_a_reader_that_dies_is_told_and_another_takes_its_place(data: Path, readers: Readers) -> None:
    with pytest.raises(OSError, match="has ended"):
        readers.ask(ends, (data,), go_on)
    assert readers.ask(look_at_calls, (data, 1), go_on)
