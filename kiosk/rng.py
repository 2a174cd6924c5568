"""Chance: the one place where the product draws it. Two independent sources, combined by exclusive or.

Nothing here reads the clock, and no state is written or logged.
"""

import os
import ssl
from collections.abc import Callable, Sequence
from typing import TypeVar

T = TypeVar("T")

Source = Callable[[int], bytes]


def system_bytes(count: int) -> bytes:
    """Random bytes of OpenSSL's DRBG and of the kernel's, combined so that either alone suffices."""
    pairs = zip(ssl.RAND_bytes(count), os.urandom(count), strict=True)
    return bytes(one ^ other for one, other in pairs)


def below(limit: int, source: Source = system_bytes) -> int:
    """A whole number from 0 to `limit` - 1, each exactly as likely: a draw that does not fit is drawn again."""
    if limit < 1:
        raise ValueError("there is no number to draw")
    bits = (limit - 1).bit_length()
    size = (bits + 7) // 8
    while True:
        drawn = int.from_bytes(source(size), "big") >> (8 * size - bits)
        if drawn < limit:
            return drawn


def shuffled(cards: Sequence[T], source: Source = system_bytes) -> tuple[T, ...]:
    """The cards in random order, every order as likely as any other (Fisher and Yates)."""
    order = list(cards)
    for last in range(len(order) - 1, 0, -1):
        chosen = below(last + 1, source)
        order[last], order[chosen] = order[chosen], order[last]
    return tuple(order)
