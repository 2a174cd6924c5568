"""Chance is exactly uniform: shown by running through every value that the source of bytes can give."""

import os
import ssl
from collections import Counter
from functools import partial
from io import BytesIO
from itertools import islice, product
from math import factorial

import pytest

from kiosk.cards import same_cards, spread
from kiosk.rng import below, shuffled, system_bytes

ONE_BYTE = bytes(range(256))
TWO_BYTES = b"".join(value.to_bytes(2, "big") for value in range(1 << 16))
SPARE_BITS_ALIKE = b"".join(value.to_bytes(2, "big") for value in range(1 << 16) if value % 128 in (0, 127))


def check_every_value(limit: int, size: int, values: bytes) -> None:
    """Draw from every value once: each result as often as any other, and the rest redrawn."""
    each = len(values) // size // (1 << (limit - 1).bit_length())
    stream = BytesIO(values + bytes(size))  # after every value a zero, which is taken for any limit
    drawn = Counter(islice(iter(partial(below, limit, stream.read), None), each * limit))
    assert drawn == dict.fromkeys(range(limit), each)
    assert below(limit, stream.read) == 0
    assert stream.tell() == len(values) + size, "a value was taken that must be drawn again"


@pytest.mark.clause("huh-ma 4(a)", "thb 4(a)", "fp 4(a)", "fah 5(a)")
def test_each_number_below_a_limit_comes_equally_often_from_one_byte() -> None:
    for limit in range(2, 257):
        check_every_value(limit, 1, ONE_BYTE)


@pytest.mark.clause("huh-ma 4(a)", "thb 4(a)", "fp 4(a)", "fah 5(a)")
def test_each_number_below_a_limit_comes_equally_often_from_two_bytes() -> None:
    """Every value for some limits; for all of them the values whose seven spare bits are all 0 or all 1."""
    for limit in (257, 300, 311, 312, 383, 384, 385, 415, 416):
        check_every_value(limit, 2, TWO_BYTES)
    for limit in range(257, 417):
        check_every_value(limit, 2, SPARE_BITS_ALIKE)


@pytest.mark.slow
@pytest.mark.clause("huh-ma 4(a)", "thb 4(a)", "fp 4(a)", "fah 5(a)")
def test_each_number_below_every_limit_comes_equally_often_from_two_bytes() -> None:
    for limit in range(257, 417):
        check_every_value(limit, 2, TWO_BYTES)


def test_there_is_one_number_below_one() -> None:
    assert below(1) == 0


@pytest.mark.parametrize(
    ("limit", "values", "number", "read"),
    [
        (3, b"\xff\xc0\x80", 2, 3),
        (3, b"\x00\xff", 0, 1),
        (52, b"\xd0\xff\xcf", 51, 3),
        (312, b"\xff\xff\x9c\x00\x9b\x80", 311, 6),
        (416, b"\xd0\x00\x00\x80", 1, 4),
    ],
)
def test_a_draw_that_does_not_fit_is_drawn_again(limit: int, values: bytes, number: int, read: int) -> None:
    stream = BytesIO(values)
    assert (below(limit, stream.read), stream.tell()) == (number, read)


@pytest.mark.clause("huh-ma 4(a)", "thb 4(a)", "fp 4(a)", "fah 5(a)")
def test_every_order_comes_equally_often() -> None:
    """Of all three draws in steps of 32, those that need no redraw."""
    orders: Counter[tuple[str, ...]] = Counter()
    for draws in product(range(0, 256, 32), repeat=3):
        stream = BytesIO(bytes(draws) + bytes(3))
        order = shuffled("abcd", stream.read)
        if stream.tell() == len(draws):
            orders[order] += 1
    assert len(orders) == factorial(4)
    assert set(orders.values()) == {8 * 6 * 8 // 24}


@pytest.mark.clause("huh-ma 4(a)", "thb 4(a)", "fp 4(a)", "fah 5(a)")
@pytest.mark.parametrize("decks", [1, 6, 8])
def test_a_shuffle_keeps_every_card_and_leaves_the_stack_it_was_given(decks: int) -> None:
    stack = spread(decks)
    one, other = shuffled(stack), shuffled(stack)
    assert stack == spread(decks)
    assert same_cards(one, stack)
    assert same_cards(other, stack)
    assert len({stack, one, other}) == 3


@pytest.mark.parametrize("cards", ["", "a"])
def test_nothing_and_one_card_need_no_chance(cards: str) -> None:
    assert shuffled(cards, BytesIO().read) == tuple(cards)


@pytest.mark.parametrize(
    ("one", "other", "both"),
    [
        (b"\x0f\xf0\xaa", b"\xff\x00\xaa", b"\xf0\xf0\x00"),
        (b"\x00\x00\x00", b"\x12\x34\x56", b"\x12\x34\x56"),
        (b"\x12\x34\x56", b"\x00\x00\x00", b"\x12\x34\x56"),
        (b"\xff\xff\xff", b"\x12\x34\x56", b"\xed\xcb\xa9"),
    ],
)
def test_two_sources_are_combined(monkeypatch: pytest.MonkeyPatch, one: bytes, other: bytes, both: bytes) -> None:
    asked: list[int] = []

    def source(values: bytes, count: int) -> bytes:
        asked.append(count)
        return values[:count]

    monkeypatch.setattr(ssl, "RAND_bytes", partial(source, one))
    monkeypatch.setattr(os, "urandom", partial(source, other))
    assert system_bytes(3) == both
    assert asked == [3, 3]


def test_a_source_that_falls_short_is_an_error(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(os, "urandom", lambda count: bytes(count - 1))
    with pytest.raises(ValueError, match="shorter"):
        system_bytes(2)
