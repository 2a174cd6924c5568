"""Chance is exactly uniform, shown by running through every value that a source can give, and a bad source is found."""

import ast
import random
import ssl
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from functools import partial
from io import BytesIO
from itertools import chain, cycle, islice, product
from math import comb, factorial
from pathlib import Path

import pytest

from kiosk.base.ports import Chance
from kiosk.rules.cards.cards import same_cards, spread
from kiosk.table import chance as rng
from kiosk.table.chance import (
    PROPORTION_CUTOFF,
    REPETITION_CUTOFF,
    START_WINDOWS,
    TAIL,
    WINDOW,
    HealthySource,
    SeededChance,
    Source,
    SourceFailed,
    SystemChance,
    below,
    check_known_answers,
    combined,
    shuffled,
)

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
    assert below(1, BytesIO().read) == 0  # out of no bits at all


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


@pytest.mark.parametrize("limit", [0, -1])
def test_there_is_no_number_below_nothing(limit: int) -> None:
    with pytest.raises(ValueError, match="no number to draw"):
        below(limit, BytesIO().read)


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
    stack, chance = spread(decks), SystemChance()
    one, other = chance.shuffled(stack), chance.shuffled(stack)
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
        (b"\xff\xff\xff", b"\x12\x34\x56", b"\xed\xcb\xa9"),
        (b"", b"", b""),
    ],
)
def test_two_sources_are_combined(one: bytes, other: bytes, both: bytes) -> None:
    assert combined(one, other) == combined(other, one) == both


def test_only_equally_many_bytes_combine() -> None:
    with pytest.raises(ValueError, match="equally many"):
        combined(b"ab", b"a")


# The health tests.


def sound(seed: int = 1) -> Source:
    return random.Random(seed).randbytes


def from_samples(samples: Iterator[int]) -> Source:
    return lambda count: bytes(islice(samples, count))


def windows_until_it_fails(source: Source, limit: int = 40) -> tuple[int, str]:
    """How many windows a source gave before the one that failed, and in what words."""
    healthy = HealthySource("a source", source)
    for passed in range(limit):
        try:
            assert len(healthy.draw()) == WINDOW - TAIL
        except SourceFailed as failure:
            return passed, failure.words
    return limit, "passed"


def repeats_too_often(samples: Sequence[int]) -> bool:
    """SP 800-90B 4.4.1, step by step."""
    seen, count = samples[0], 1
    for sample in samples[1:]:
        if sample == seen:
            count += 1
            if count >= REPETITION_CUTOFF:
                return True
        else:
            seen, count = sample, 1
    return False


def test_the_cutoffs_are_the_standards() -> None:
    assert REPETITION_CUTOFF == 1 + 80 // 8

    def reach(trials: int, successes: int) -> int:
        """How many of the 256 ** trials equally likely outcomes show so many successes or more."""
        return sum(comb(trials, number) * 255 ** (trials - number) for number in range(successes, trials + 1))

    assert reach(WINDOW, PROPORTION_CUTOFF) << 80 <= 256**WINDOW
    assert reach(WINDOW, PROPORTION_CUTOFF - 1) << 80 > 256**WINDOW
    assert reach(WINDOW - 1, PROPORTION_CUTOFF - 1) << 77 < 256 ** (WINDOW - 1)
    assert WINDOW - TAIL + 1 << 119 < 256**TAIL
    assert TAIL >= REPETITION_CUTOFF - 1
    assert START_WINDOWS * WINDOW >= 1024


@pytest.mark.parametrize("value", [0, 1, 0x80, 0xFF])
def test_a_stuck_source_fails_at_once(value: int) -> None:
    passed, words = windows_until_it_fails(from_samples(cycle([value])))
    assert (passed, words[:16]) == (0, "repetition count")


@pytest.mark.parametrize("length", range(REPETITION_CUTOFF - 2, REPETITION_CUTOFF + 2))
@pytest.mark.parametrize("start", [0, 1, 300, *range(WINDOW - 12, WINDOW + 2)])
def test_equal_bytes_in_a_row_are_counted_across_windows(start: int, length: int) -> None:
    samples = bytearray(sound()(3 * WINDOW))
    samples[start : start + length] = bytes(length)
    if start:
        samples[start - 1] = 8
    samples[start + length] = 8
    passed, words = windows_until_it_fails(BytesIO(samples).read, 3)
    assert repeats_too_often(samples) == (length >= REPETITION_CUTOFF)
    if length < REPETITION_CUTOFF:
        assert (passed, words) == (3, "passed")
    else:
        ends_in = (start + REPETITION_CUTOFF - 1) // WINDOW
        assert (passed, words[:16]) == (ends_in, "repetition count")


def test_repetitions_are_counted_as_in_the_standard() -> None:
    source = random.Random(1)
    verdicts: Counter[bool] = Counter()
    for _ in range(300):
        samples = bytes(source.choices(b"ab", k=WINDOW))
        words = windows_until_it_fails(BytesIO(samples).read, 1)[1]
        assert words.startswith("repetition count") == repeats_too_often(samples)
        verdicts[repeats_too_often(samples)] += 1
    assert min(verdicts[True], verdicts[False]) > 30


@pytest.mark.parametrize(
    ("times", "verdict"), [(PROPORTION_CUTOFF - 1, "passed"), (PROPORTION_CUTOFF, "adaptive proportion")]
)
@pytest.mark.parametrize("window", [0, 1, 2])
def test_the_first_byte_of_a_window_must_not_come_too_often(window: int, times: int, verdict: str) -> None:
    samples = bytearray(byte or 1 for byte in sound()(3 * WINDOW))
    start = window * WINDOW
    samples[start : start + 2 * times : 2] = bytes(times)
    samples[start + 2 * times - 2], samples[start + WINDOW - 1] = 1, 0  # the last sample of a window is in it
    passed, words = windows_until_it_fails(BytesIO(samples).read, 3)
    assert words.startswith(verdict)
    assert passed == (3 if verdict == "passed" else window)


@pytest.mark.parametrize(("one_in", "within"), [(2, 40), (4, 100), (8, 220)])
@pytest.mark.parametrize("seed", range(10))
def test_a_source_with_too_many_zeros_fails_within(one_in: int, within: int, seed: int) -> None:
    """At the latest in the first window that begins with a zero. So many windows do not with less than 2^-40."""
    source = random.Random(seed)
    samples = iter(lambda: source.randrange(256) if source.randrange(one_in) else 0, None)
    passed, words = windows_until_it_fails(from_samples(samples), within)
    assert passed < within
    assert words.startswith(("adaptive proportion", "repetition count") if one_in == 2 else "adaptive proportion")


@pytest.mark.parametrize("period", [18, 30, 100, 255, 256, 496, 500, 511, 512])
def test_a_source_that_repeats_itself_fails_in_its_second_window(period: int) -> None:
    passed, words = windows_until_it_fails(from_samples(cycle(sound()(period))))
    assert (passed, words[:10]) == (1, "recurrence")


def test_a_source_that_repeats_a_short_block_fails_in_its_first_window() -> None:
    for period in range(2, 18):  # 512 / 17 is more than 30
        passed, words = windows_until_it_fails(from_samples(cycle(sound()(period))))
        assert (passed, words[:19]) == (0, "adaptive proportion")


def test_a_source_that_gives_the_same_window_again_fails_wherever_that_happens() -> None:
    for fresh in (1, 2, 30):
        given = sound()(fresh * WINDOW)
        passed, words = windows_until_it_fails(BytesIO(given + given[-WINDOW:]).read)
        assert (passed, words[:10]) == (fresh, "recurrence")


@pytest.mark.parametrize("place", [0, 1, 250, WINDOW - TAIL])
def test_the_end_of_a_window_must_not_come_again_in_the_next(place: int) -> None:
    samples = bytearray(sound()(3 * WINDOW))
    samples[WINDOW + place : WINDOW + place + TAIL] = samples[WINDOW - TAIL : WINDOW]
    passed, words = windows_until_it_fails(BytesIO(samples).read, 3)
    assert (passed, words[:10]) == (1, "recurrence")
    samples[WINDOW + place] ^= 1
    assert windows_until_it_fails(BytesIO(samples).read, 3) == (3, "passed")


@pytest.mark.parametrize("count", [0, 1, WINDOW - 1, WINDOW + 1])
def test_a_source_that_gives_another_number_of_bytes_fails(count: int) -> None:
    assert windows_until_it_fails(lambda _: sound()(count)) == (0, f"gave {count} bytes instead of {WINDOW}")


def test_a_source_that_gives_an_error_fails() -> None:
    def broken(_: int) -> bytes:
        raise ssl.SSLError("not seeded")

    assert windows_until_it_fails(broken) == (0, "gave nothing (('not seeded',))")


def test_a_failed_source_stays_failed() -> None:
    healthy = HealthySource("a source", BytesIO(bytes(WINDOW) + sound()(10 * WINDOW)).read)
    for _ in range(3):
        with pytest.raises(SourceFailed, match="a source: repetition count") as raised:
            healthy.draw()
        assert raised.value.source == "a source"


def test_what_a_test_keeps_is_never_handed_out() -> None:
    """So nothing in memory tells what was drawn."""
    given = sound()(2 * WINDOW)
    healthy = HealthySource("a source", BytesIO(given).read)
    assert healthy.draw() == given[: WINDOW - TAIL]
    assert healthy.draw() == given[WINDOW:-TAIL]


@pytest.mark.parametrize("sources", [(), (sound(1), sound(2))], ids=["system", "seeded"])
def test_ten_million_bytes_of_sound_sources_pass(sources: Sequence[Source]) -> None:
    chance = SystemChance(*sources)
    for _ in range(10_000_000 // WINDOW + 1):
        chance.cycle()


# The table's chance.

DRAWS: list[Callable[[SystemChance], object]] = [
    SystemChance.self_test,
    SystemChance.cycle,
    SystemChance.salt,
    lambda chance: chance.below(52),
    lambda chance: chance.shuffled(spread()),
]


def test_both_sources_are_in_every_draw() -> None:
    """After the self-test, which uses its windows up, a draw is made from a window of each source without its tail."""
    one, other = sound(1), sound(2)
    for _ in range(START_WINDOWS):
        one(WINDOW), other(WINDOW)
    fresh = [combined(one(WINDOW), other(WINDOW))[:-TAIL] for _ in range(8)]
    chance = SystemChance(sound(1), sound(2))
    assert chance.salt() == fresh[0][:32]
    assert chance.below(52) == below(52, BytesIO(fresh[1]).read)
    chance.cycle()
    assert chance.shuffled(spread()) == shuffled(spread(), BytesIO(fresh[3]).read)
    assert chance.shuffled(spread(8)) == shuffled(spread(8), BytesIO(b"".join(fresh[4:])).read)


def test_two_sources_that_say_the_same_cancel_out() -> None:
    chance = SystemChance(sound(), sound())
    assert chance.salt() == bytes(32)
    assert chance.below(416) == 0


@pytest.mark.parametrize("draw", DRAWS)
@pytest.mark.parametrize("which", [0, 1], ids=["OpenSSL", "kernel"])
@pytest.mark.parametrize("good", [0, START_WINDOWS - 1], ids=["at once", "late in the self-test"])
def test_either_source_alone_stops_the_table_at_start(
    good: int, which: int, draw: Callable[[SystemChance], object]
) -> None:
    sources = [sound(1), sound(2)]
    sources[which] = from_samples(chain(sound()(good * WINDOW), cycle([0])))
    chance = SystemChance(*sources)
    for again in (draw, *DRAWS):
        with pytest.raises(SourceFailed, match="repetition count") as raised:
            again(chance)
        assert raised.value.source == ["OpenSSL", "kernel"][which]


@pytest.mark.parametrize("draw", DRAWS)
@pytest.mark.parametrize("which", [0, 1], ids=["OpenSSL", "kernel"])
def test_either_source_alone_stops_the_table_in_use(which: int, draw: Callable[[SystemChance], object]) -> None:
    sources = [sound(1), sound(2)]
    sources[which] = from_samples(chain(sound()((START_WINDOWS + 3) * WINDOW), cycle([0])))
    chance = SystemChance(*sources)
    chance.self_test()
    for _ in range(3):
        chance.cycle()
    for again in (draw, *DRAWS):
        with pytest.raises(SourceFailed) as raised:
            again(chance)
        assert raised.value.source == ["OpenSSL", "kernel"][which]


def test_a_shuffle_that_runs_into_a_failure_gives_no_cards() -> None:
    one = chain(sound(1)((START_WINDOWS + 1) * WINDOW), cycle([0]))  # a shoe needs more than one window
    chance = SystemChance(from_samples(one), sound(2))
    chance.self_test()
    with pytest.raises(SourceFailed):
        chance.shuffled(spread(8))


@pytest.mark.parametrize("part", ["below", "combined", "shuffled"])
def test_a_wrong_known_answer_stops_the_table(monkeypatch: pytest.MonkeyPatch, part: str) -> None:
    chance = SystemChance()
    chance.self_test()
    wrong: dict[str, Callable[..., object]] = {
        "below": lambda limit, source: (source(2)[0] << 8) % limit,
        "combined": lambda one, other: one or other,
        "shuffled": lambda cards, _: tuple(cards),
    }
    monkeypatch.setattr(rng, part, wrong[part])
    with pytest.raises(SourceFailed, match="another order"):
        chance.self_test()
    with pytest.raises(SourceFailed, match="another order"):
        chance.salt()
    monkeypatch.undo()
    check_known_answers()


def test_the_systems_chance_draws() -> None:
    chance = SystemChance()
    chance.self_test()
    chance.cycle()
    salts = {chance.salt() for _ in range(10)}
    assert len(salts) == 10
    assert {len(salt) for salt in salts} == {32}
    assert {chance.below(3) for _ in range(100)} == {0, 1, 2}


def test_the_generator_reads_no_clock_and_writes_nothing() -> None:
    """All that it uses of the outside: the two sources, and for tests the seeded one."""
    tree = ast.parse(Path(rng.__file__).read_text("utf-8"))
    modules = {name.name for node in ast.walk(tree) if isinstance(node, ast.Import) for name in node.names}
    assert modules == {"os", "random", "ssl"}
    used = {
        f"{node.value.id}.{node.attr}"
        for node in ast.walk(tree)
        if isinstance(node, ast.Attribute) and isinstance(node.value, ast.Name) and node.value.id in modules
    }
    assert used == {"os.urandom", "ssl.RAND_bytes", "random.Random"}
    names = {node.id for node in ast.walk(tree) if isinstance(node, ast.Name)}
    assert not names & {"open", "print", "__import__", "exec", "eval"}
    others = {node.module for node in ast.walk(tree) if isinstance(node, ast.ImportFrom)}
    assert others == {"collections.abc", "io", "typing", "kiosk.ledger.fairness"}


def test_seeded_chance_repeats_itself_and_no_other_seed() -> None:
    def drawn(chance: Chance) -> tuple[object, ...]:
        return chance.shuffled(spread()), chance.below(1000), chance.salt(), chance.shuffled(spread())

    assert drawn(SeededChance(7)) == drawn(SeededChance(7)) != drawn(SeededChance(8))
    first, number, salt, second = drawn(SeededChance(7))
    assert first != second
    assert same_cards(first, spread())  # type: ignore[arg-type]
    assert len(salt) == 32  # type: ignore[arg-type]
    assert 0 <= number < 1000  # type: ignore[operator]
