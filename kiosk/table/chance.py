"""Chance: the one place where the product draws it. Two independent sources, tested all the time, combined by xor.

Nothing here generates: OpenSSL's and the kernel's generators do. Nothing reads the clock, and no state is written or
logged; a draw takes fresh bytes, and what it leaves of them is dropped, so nothing in memory foretells the next one.
"""

import os
import random
import ssl
from collections.abc import Callable, Sequence
from io import BytesIO
from typing import TypeVar

from kiosk.ledger.fairness import SALT_SIZE

T = TypeVar("T")

Source = Callable[[int], bytes]

# The health tests of SP 800-90B 4.4, on bytes as samples. Both sources promise full entropy: H = 8 bits a sample.
#
# Repetition count (4.4.1): 1 + 80 / H = 11 equal samples in a row. A sound source does that with 2^-80 a sample.
# Adaptive proportion (4.4.2): the first sample of a window of 512 comes so often in it that a binomial variable of
# 512 trials at 2^-H reaches it with at most 2^-80: 30 times. As the first sample counts itself, a sound source
# does that with under 2^-77 a window.
# Recurrence (ours, as 4.5 allows): the last 16 samples of a window come again in the next one. This finds what
# the other two cannot: a source that repeats itself after at most 512 samples. A sound one: under 2^-119 a window.
#
# A window a second from each source for forty years is less than 2^40 samples, so a table that is sound stops by
# chance with less than 2^-38 in its life.
WINDOW = 512
REPETITION_CUTOFF = 11
PROPORTION_CUTOFF = 30
TAIL = 16  # longer than a run that the repetition count has not yet found

START_WINDOWS = 4  # 2,048 samples of each source before the first draw; 4.3 asks for 1,024

_KNOWN_ONE, _KNOWN_OTHER = bytes(range(256)), bytes(199 * number % 251 for number in range(256))
_KNOWN_ORDER = bytes.fromhex(
    "2702041208140d1d32182c16210903062a29220c2b19250e2613010f111b1c281f20072f1e33151a05102d0a30232e0b17243100"
)
_KNOWN_NUMBER = 323


class SourceFailed(Exception):  # noqa: N818 (a fault of the device, in the casino's words)
    """A source of chance cannot be trusted any more. The table stops."""

    def __init__(self, source: str, words: str) -> None:
        super().__init__(f"{source}: {words}")
        self.source = source
        self.words = words


def below(limit: int, source: Source) -> int:
    """A whole number from 0 to `limit` - 1, each exactly as likely: a draw that does not fit is drawn again."""
    if limit < 1:
        raise ValueError("there is no number to draw")
    bits = (limit - 1).bit_length()
    size = (bits + 7) // 8
    spare = 8 * size - bits
    while True:
        drawn = int.from_bytes(source(size), "big") >> spare
        if drawn < limit:
            return drawn


def shuffled(cards: Sequence[T], source: Source) -> tuple[T, ...]:
    """The cards in random order, every order as likely as any other (Fisher and Yates)."""
    order = list(cards)
    for last in range(len(order) - 1, 0, -1):
        chosen = below(last + 1, source)
        order[last], order[chosen] = order[chosen], order[last]
    return tuple(order)


def combined(one: bytes, other: bytes) -> bytes:
    """Both by exclusive or: as random as the better of them."""
    if len(one) != len(other):
        raise ValueError("only equally many bytes combine")
    return (int.from_bytes(one, "big") ^ int.from_bytes(other, "big")).to_bytes(len(one), "big")


class HealthySource:
    """One source under its continuous tests. Once it has failed a test it stays failed."""

    def __init__(self, name: str, source: Source) -> None:
        self.name = name
        self._source = source
        self._tail = b""  # the end of the window before, never handed out
        self._failure: str | None = None

    def draw(self) -> bytes:
        """A window of fresh bytes that passed every test, without its tail; SourceFailed if it did not."""
        if self._failure is None:
            try:
                window = self._source(WINDOW)
            except OSError as error:
                self._failure = f"gave nothing ({error})"
            else:
                self._failure = _fault(self._tail, window)
        if self._failure is not None:
            raise SourceFailed(self.name, self._failure)
        self._tail = window[-TAIL:]
        return window[:-TAIL]


def _fault(tail: bytes, window: bytes) -> str | None:
    """What is wrong with a window that came after that tail. In words that tell no bytes."""
    if len(window) != WINDOW:
        return f"gave {len(window)} bytes instead of {WINDOW}"
    samples = tail + window
    number = int.from_bytes(samples, "big")
    differences = (number ^ number >> 8).to_bytes(len(samples), "big")[1:]  # of each sample from the one before
    if bytes(REPETITION_CUTOFF - 1) in differences:
        return f"repetition count: a byte came {REPETITION_CUTOFF} times in a row"
    if window.count(window[0]) >= PROPORTION_CUTOFF:
        return f"adaptive proportion: {PROPORTION_CUTOFF} or more of {WINDOW} bytes are the same"
    if tail and tail in window:
        return f"recurrence: {TAIL} bytes came again"
    return None


class SystemChance:
    """The table's chance: OpenSSL's SP 800-90A generator xor the kernel's, so that either alone suffices.

    Draws only after the self-test has passed, and never again after either source failed.
    """

    def __init__(self, openssl: Source = ssl.RAND_bytes, kernel: Source = os.urandom) -> None:
        self._sources = HealthySource("OpenSSL", openssl), HealthySource("kernel", kernel)
        self._tested = False

    def self_test(self) -> None:
        """Known answers, then the health tests on fresh bytes of each source; SourceFailed if one does not pass."""
        self._tested = False
        check_known_answers()
        for _ in range(START_WINDOWS):
            self._fresh()
        self._tested = True

    def cycle(self) -> None:
        """Move both generators on while the table is idle: draw and discard, under the same tests."""
        self._stream()(1)

    def shuffled(self, cards: Sequence[T]) -> tuple[T, ...]:
        return shuffled(cards, self._stream())

    def below(self, limit: int) -> int:
        return below(limit, self._stream())

    def salt(self) -> bytes:
        return self._stream()(SALT_SIZE)

    def _stream(self) -> Source:
        if not self._tested:
            self.self_test()
        left = BytesIO()

        def read(count: int) -> bytes:
            nonlocal left
            taken = left.read(count)
            while len(taken) < count:
                left = BytesIO(self._fresh())
                taken += left.read(count - len(taken))
            return taken

        return read

    def _fresh(self) -> bytes:
        one, other = self._sources
        return combined(one.draw(), other.draw())


def session_token() -> str:
    """A name for a session that nobody guesses. Not from a Chance: staff must get in when that has failed, too."""
    return os.urandom(16).hex()


class SeededChance:
    """Chance that repeats itself, for ledgers of kind "test" and for tests. Never for a table that plays for money."""

    def __init__(self, seed: int) -> None:
        self._source = random.Random(seed).randbytes  # noqa: S311 (it must be repeatable)

    def cycle(self) -> None:
        """Nothing: the same seed always gives the same cards."""

    def shuffled(self, cards: Sequence[T]) -> tuple[T, ...]:
        return shuffled(cards, self._source)

    def below(self, limit: int) -> int:
        return below(limit, self._source)

    def salt(self) -> bytes:
        return self._source(SALT_SIZE)


def check_known_answers() -> None:
    """Shuffle by a known source through the code that deals, and compare; SourceFailed if another order comes."""
    known = BytesIO(combined(_KNOWN_ONE, _KNOWN_OTHER))
    if (bytes(shuffled(range(52), known.read)), below(416, known.read)) != (_KNOWN_ORDER, _KNOWN_NUMBER):
        raise SourceFailed("known answer", "a shuffle by known bytes gave another order")
