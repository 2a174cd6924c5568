"""Entries that only somebody with the device's own key can forge, and that no table writes: each is found."""

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from kiosk.audit.verification import Finding, Verifier
from kiosk.base.ports import Entry, Posting
from kiosk.ledger.table_state import TableState
from tests.kit.table.recorded_ledgers import Book, play

NY = "heads-up-holdem/ny"
Forgery = Callable[[Book], int]


@pytest.fixture(scope="module")
def played(tmp_path_factory: pytest.TempPathFactory) -> Book:
    data: Path = tmp_path_factory.mktemp("played")
    play(data, NY, 1).table.close()
    return Book(data)


def findings(book: Book) -> list[Finding]:
    verifier = Verifier(book.made, TableState())
    for number, entry in book.entries:
        verifier.take(number, entry)
    verifier.close()
    return verifier.findings


def _last_becomes(book: Book, kind: str, value: object, *moves: tuple[str, int], **fields: Any) -> int:
    """Another entry behind the last."""
    number, last = book.entries[-1]
    postings = tuple(Posting(account, micros) for account, micros in moves)
    text = json.dumps(value, separators=(",", ":"))
    forged = Entry(kind, 1, last.at_ms, None, None, (), None, text, postings)._replace(**fields)
    book.entries.append((number + 1, forged))
    return number + 1


def credit_of_a_seat_below_the_first(book: Book) -> int:
    moves = (("attendant", -1_000_000), ("seat:-1", 1_000_000))
    return _last_becomes(book, "credit-given", {"seat": -1, "cents": 100}, *moves, seat=-1, who=("sam",))


def credit_of_less_than_nothing(book: Book) -> int:
    moves = (("seat:1", -1_000_000), ("attendant", 1_000_000))
    return _last_becomes(book, "credit-given", {"seat": 1, "cents": -100}, *moves, seat=1, who=("sam",))


def a_pool_that_is_lowered(book: Book) -> int:
    pool = f"pool:{NY}"
    return _last_becomes(book, "pool-funded", {"game": NY, "micros": -5}, (pool, -5), ("house", 5))


def a_ghost_opens_the_table(book: Book) -> int:
    return book.change(book.find("table-opened"), who=("sam", "sam"))


def a_ghost_logs_in(book: Book) -> int:
    return book.change(book.find("logged-in"), who=("ghost",))


def a_name_that_stands_twice(book: Book) -> int:
    place = book.find("bet-placed")
    text = book.entries[place][1].payload
    return book.change(place, payload=text.replace('{"seat":', '{"seat":9,"seat":', 1))


def an_older_release_starts(book: Book) -> int:
    return _last_becomes(book, "powered-up", {"version": "0.1.0"})


FORGERIES: list[tuple[Forgery, str]] = [
    (credit_of_a_seat_below_the_first, "it is filed under round None and seat -1, where it does not belong"),
    (credit_of_less_than_nothing, "credit-given moves less than nothing"),
    (a_pool_that_is_lowered, "the house funds no such pool, or takes from it"),
    (a_ghost_opens_the_table, "it takes 1 of staff to do this, and it names sam"),
    (a_ghost_logs_in, "it names ghost, and not all of them were users of the table"),
    (a_name_that_stands_twice, "no table writes it in these words"),
    (an_older_release_starts, "a release of generation 1 cannot have started on what stands before it"),
]


@pytest.mark.parametrize(("forge", "words"), FORGERIES, ids=lambda item: getattr(item, "__name__", ""))
def test_it_is_found_where_it_is(played: Book, forge: Forgery, words: str) -> None:
    assert findings(played) == []
    book = played.copy()
    number = forge(book)
    assert any(words in found.words for found in findings(book) if found.number == number)
