"""Commitments that let anybody check, after a round, that its cards were fixed before it. Pure: no chance in here.

A deck is committed as one hash over its whole order. A shoe, of which each round shows only its own cards, is committed
as the root of a Merkle tree with a salted leaf a card. Every hash is SHA-256 and begins with what it is a hash of.
"""

import hmac
from bisect import bisect_left
from collections.abc import Iterable, Iterator, Sequence
from hashlib import sha256
from typing import NamedTuple

from kiosk.rules.cards.cards import CARDS, DECK, Card, card

SALT_SIZE = 32
MAX_SIZE = (1 << 32) - 1  # of a shoe: numbers are hashed as four bytes

_DECK_TAG = b"croupier/deck/1\n"
_LEAF_TAG = b"croupier/shoe/1/leaf\n"
_NODE_TAG = b"croupier/shoe/1/node\n"
_ROOT_TAG = b"croupier/shoe/1/root\n"
_CODE = {name: code for code, name in enumerate(DECK)}


def commitment(round_id: str, salt: bytes, order: Sequence[Card]) -> str:
    """The hash, in hex, that fixes a round's deck without showing it."""
    return sha256(committed_bytes(round_id, salt, order)).hexdigest()


def committed_bytes(round_id: str, salt: bytes, order: Sequence[Card]) -> bytes:
    """What is hashed: the tag, the id's length in four bytes, the id, the salt, and the cards' two-letter names."""
    if len(salt) != SALT_SIZE:
        raise ValueError(f"a salt has {SALT_SIZE} bytes")
    names = order if CARDS.issuperset(order) else map(card, order)  # which says what is no card
    return _DECK_TAG + _prefixed(round_id) + salt + "".join(names).encode()


def commitment_holds(committed: str, round_id: str, salt: bytes, order: Sequence[Card]) -> bool:
    """Whether this order, in this round, is what was committed. False, too, for what nobody could have committed."""
    try:
        return _same(committed, commitment(round_id, salt, order))
    except ValueError:
        return False


class Secret(NamedTuple):
    """What a commitment hides until the round is over: its salt (a shoe's seed) and the order of the cards."""

    salt: bytes
    order: tuple[Card, ...]

    def __repr__(self) -> str:
        return f"Secret(of {len(self.order)} cards)"  # a secret is not printed by accident

    def to_bytes(self) -> bytes:
        """The salt, then a byte a card: its place in the deck that is spread."""
        if len(self.salt) != SALT_SIZE:
            raise ValueError(f"a salt has {SALT_SIZE} bytes")
        return self.salt + bytes(_CODE[card(name)] for name in self.order)

    @classmethod
    def from_bytes(cls, data: bytes) -> "Secret":
        """The secret that those bytes keep; ValueError if they keep none."""
        salt, codes = data[:SALT_SIZE], data[SALT_SIZE:]
        if len(salt) != SALT_SIZE or max(codes, default=0) >= len(DECK):
            raise ValueError("these bytes are not a salt and cards")
        return cls(salt, tuple(DECK[code] for code in codes))


class Leaf(NamedTuple):
    """A card that is shown: its place in the shoe as it was committed, before any cut, and its salt in hex."""

    place: int
    card: Card
    salt: str


class Reveal(NamedTuple):
    """Some cards of a shoe in the order of their places, and the fewest hashes that join them to the root.

    The siblings are the hashes, in hex and from left to right, of the largest parts of the tree that show no card.
    """

    leaves: tuple[Leaf, ...]
    siblings: tuple[str, ...]


class ShoeTree:
    """A shoe's commitment, and the proofs that some of its cards lay where they were dealt from.

    A node over more than one card parts them at the largest power of two below their number, the rest to the right.
    The root binds the shoe's id and size. A salt is derived from its place, so those shown tell nothing of the others.
    """

    def __init__(self, shoe_id: str, seed: bytes, order: Sequence[Card]) -> None:
        if len(seed) != SALT_SIZE:
            raise ValueError(f"a seed has {SALT_SIZE} bytes")
        if not order:
            raise ValueError("a shoe has cards")
        self._leaves = tuple(Leaf(place, name, _salt(seed, place)) for place, name in enumerate(order))
        self._hashes = {range(place, place + 1): digest for place, digest in _leaf_hashes(shoe_id, self._leaves)}
        self.root = _root(shoe_id, len(order), self._hashes)

    def reveal(self, places: Iterable[int]) -> Reveal:
        """Show the cards at these places and no others; ValueError if there is no such place."""
        shown = sorted(set(places))
        if shown and not 0 <= shown[0] <= shown[-1] < len(self._leaves):
            raise ValueError("the shoe has no such card")
        siblings = (self._hashes[part].hex() for part in _hidden(range(len(self._leaves)), shown))
        return Reveal(tuple(self._leaves[place] for place in shown), tuple(siblings))


def reveal_holds(root: str, shoe_id: str, size: int, reveal: Reveal) -> bool:
    """Whether these cards lay at these places of the shoe of that id and size that was committed by that root."""
    shown = [leaf.place for leaf in reveal.leaves]
    if not 0 < size <= MAX_SIZE or shown != sorted(set(shown)) or not all(0 <= place < size for place in shown):
        return False
    try:
        leaves = [digest for _, digest in _leaf_hashes(shoe_id, reveal.leaves)]
        siblings = [_unhex(text) for text in reveal.siblings]
        return _same(root, _top(shoe_id, size, _joined(size, shown, leaves, siblings)))
    except ValueError:  # no card, no hash, or too many or too few of them
        return False


def _joined(size: int, shown: Sequence[int], leaves: Sequence[bytes], siblings: Sequence[bytes]) -> bytes:
    """The hash over all cards, from those that are shown and, in their order, the parts that show none."""
    hidden = iter(siblings)

    def climb(first: int, count: int, begin: int, end: int) -> bytes:
        if begin == end:
            return next(hidden, b"")
        if count == 1:
            return leaves[begin]
        half = 1 << (count - 1).bit_length() - 1
        middle = bisect_left(shown, first + half, begin, end)
        left = climb(first, half, begin, middle)
        return sha256(_NODE_TAG + left + climb(first + half, count - half, middle, end)).digest()

    top = climb(0, size, 0, len(shown))
    if next(hidden, None) is not None:
        raise ValueError("there are more hashes than parts")
    return top


def _halves(part: range) -> tuple[range, range]:
    middle = part.start + (1 << (len(part) - 1).bit_length() - 1)
    return range(part.start, middle), range(middle, part.stop)


def _hidden(part: range, shown: Sequence[int]) -> Iterator[range]:
    """The largest parts of the tree that show none of those places, from left to right."""
    first = bisect_left(shown, part.start)
    if first == len(shown) or shown[first] >= part.stop:
        yield part
    elif len(part) > 1:
        for half in _halves(part):
            yield from _hidden(half, shown)


def _root(shoe_id: str, size: int, hashes: dict[range, bytes]) -> str:
    """The root over parts whose hashes are known; those of the nodes above them are added."""

    def climb(part: range) -> bytes:
        if part not in hashes:
            left, right = _halves(part)
            hashes[part] = sha256(_NODE_TAG + climb(left) + climb(right)).digest()
        return hashes[part]

    return _top(shoe_id, size, climb(range(size)))


def _top(shoe_id: str, size: int, digest: bytes) -> str:
    return sha256(_ROOT_TAG + _prefixed(shoe_id) + _four(size) + digest).hexdigest()


def _leaf_hashes(shoe_id: str, leaves: Iterable[Leaf]) -> list[tuple[int, bytes]]:
    start = _LEAF_TAG + _prefixed(shoe_id)
    return [
        (place, sha256(start + _four(place) + _unhex(salt) + card(name).encode()).digest())
        for place, name, salt in leaves
    ]


def _salt(seed: bytes, place: int) -> str:
    return hmac.digest(seed, _four(place), "sha256").hex()


def _four(number: int) -> bytes:
    return number.to_bytes(4, "big")


def _prefixed(text: str) -> bytes:
    """A text behind its length, so that nothing after it can be taken for a part of it."""
    encoded = text.encode()
    return _four(len(encoded)) + encoded


def _unhex(text: str) -> bytes:
    """32 bytes from the one way to write them; ValueError for any other text."""
    value = bytes.fromhex(text)
    if len(value) != SALT_SIZE or value.hex() != text:
        raise ValueError("not 32 bytes in lower-case hex")
    return value


def _same(one: str, other: str) -> bool:
    return hmac.compare_digest(one.encode(), other.encode())
