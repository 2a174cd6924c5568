"""Commitments bind and hide: known answers, every subset of small shoes, and tampering with any part is found."""

import hmac
import random
from collections.abc import Callable, Iterable
from hashlib import sha256
from itertools import chain, combinations, permutations
from typing import TypeVar

import pytest
from hypothesis import given
from hypothesis import strategies as st

from kiosk.ledger.fairness import Leaf, Reveal, Secret, ShoeTree, commitment, commitment_holds, reveal_holds
from kiosk.rules.cards.cards import DECK, Card, spread

SALT = bytes(range(32))
OTHER_SALT = bytes(range(1, 33))
T = TypeVar("T")
CARDS = st.sampled_from(DECK)


# The deck's commitment.


@pytest.mark.parametrize(
    ("round_id", "salt", "order", "known"),
    [
        ("", bytes(32), (), "92e9269c74d3b6ca31cb84bf3fb14dd2bdd7704aee24c34a1c6bb4e53553a541"),
        ("round-1", SALT, DECK, "6c6bcc9c81b67d679869656ef93121048705de9b51c7334625a35c7bafb7a171"),
    ],
)
def test_known_commitments(round_id: str, salt: bytes, order: tuple[Card, ...], known: str) -> None:
    assert commitment(round_id, salt, order) == known
    assert commitment_holds(known, round_id, salt, order)


def test_a_commitment_is_one_hash_that_anybody_can_make() -> None:
    cards = "".join(DECK).encode()
    preimage = b"croupier/deck/1\n" + b"\x00\x00\x00\x07round-1" + SALT + cards
    assert commitment("round-1", SALT, DECK) == sha256(preimage).hexdigest()
    assert cards[:8] == b"2c3c4c5c"


def test_every_exchange_of_two_cards_is_another_commitment() -> None:
    made = {commitment("1", SALT, DECK)}
    for one, other in combinations(range(52), 2):
        order = list(DECK)
        order[one], order[other] = order[other], order[one]
        made.add(commitment("1", SALT, order))
    assert len(made) == 1 + 52 * 51 // 2


def test_every_bit_of_the_salt_and_every_letter_of_the_id_counts() -> None:
    number = int.from_bytes(SALT, "big")
    salts = [SALT, *((number ^ 1 << bit).to_bytes(32, "big") for bit in range(256))]
    assert len({commitment("1", salt, DECK) for salt in salts}) == 257
    ids = ["", "1", "2", "11", " 1", "1 ", "A", "a", "é", "1\x00", "\x00"]
    assert len({commitment(round_id, SALT, DECK) for round_id in ids}) == len(ids)


Opening = tuple[str, bytes, list[Card]]
OPENINGS = st.tuples(st.text(max_size=3), st.sampled_from([SALT, OTHER_SALT]), st.lists(CARDS, max_size=4))


@given(one=OPENINGS, other=OPENINGS)
def test_different_openings_are_different_commitments(one: Opening, other: Opening) -> None:
    assert (commitment(*one) == commitment(*other)) == (one == other)
    assert commitment_holds(commitment(*one), *other) == (one == other)


def test_an_id_cannot_reach_into_the_salt_nor_the_salt_into_the_cards() -> None:
    """Both are the same letters, once the lengths are left out."""
    assert commitment("", b"2c" * 16, DECK) != commitment("2c", b"2c" * 16, DECK[1:])


@pytest.mark.parametrize("size", [0, 16, 31, 33, 64])
def test_a_salt_has_32_bytes(size: int) -> None:
    salt = bytes(size)
    for make in (
        lambda: commitment("1", salt, DECK),
        lambda: ShoeTree("1", salt, DECK),
        lambda: Secret(salt, DECK).to_bytes(),
    ):
        with pytest.raises(ValueError, match="has 32 bytes"):
            make()
    assert not commitment_holds(commitment("1", SALT, DECK), "1", salt, DECK)


@pytest.mark.parametrize("name", ["", "A", "1s", "AsKs", "as", "A\ud800"])
def test_only_cards_are_committed(name: str) -> None:
    order = (*DECK[:3], Card(name))
    for make in (
        lambda: commitment("1", SALT, order),
        lambda: ShoeTree("1", SALT, order),
        lambda: Secret(SALT, order).to_bytes(),
    ):
        with pytest.raises(ValueError, match="is not a card"):
            make()
    assert not commitment_holds(commitment("1", SALT, DECK[:3]), "1", SALT, order)


@pytest.mark.parametrize("change", [str.upper, lambda text: text[:-1], lambda _: "", lambda _: "é", lambda _: "\ud800"])
def test_a_commitment_that_is_written_otherwise_does_not_hold(change: Callable[[str], str]) -> None:
    committed = commitment("1", SALT, DECK)
    assert not commitment_holds(change(committed), "1", SALT, DECK)


# What is sealed until the round is over.


@given(salt=st.binary(min_size=32, max_size=32), order=st.lists(CARDS).map(tuple))
def test_a_secret_comes_back_from_its_bytes(salt: bytes, order: tuple[Card, ...]) -> None:
    kept = Secret(salt, order).to_bytes()
    assert len(kept) == 32 + len(order)
    assert Secret.from_bytes(kept) == (salt, order)


@pytest.mark.parametrize("kept", [b"", bytes(31), bytes(32) + b"\x34", bytes(32) + b"\x00\xff\x00", bytes(32) + b"As"])
def test_bytes_that_keep_no_secret_are_refused(kept: bytes) -> None:
    with pytest.raises(ValueError, match="not a salt and cards"):
        Secret.from_bytes(kept)


def test_a_secret_is_not_printed() -> None:
    assert repr(Secret(SALT, DECK)) == str(Secret(SALT, DECK)) == "Secret(of 52 cards)"


# The shoe's tree.


def subsets(size: int) -> Iterable[tuple[int, ...]]:
    return chain.from_iterable(combinations(range(size), count) for count in range(size + 1))


def shoe(size: int, seed: bytes = SALT) -> ShoeTree:
    return ShoeTree("shoe-7", seed, mixed(size))


def mixed(size: int) -> tuple[Card, ...]:
    cards = list(spread(8))
    random.Random(1).shuffle(cards)
    return tuple(cards[:size])


def holds(tree: ShoeTree, size: int, reveal: Reveal) -> bool:
    return reveal_holds(tree.root, "shoe-7", size, reveal)


@pytest.mark.parametrize(
    ("order", "known"),
    [
        (("As",), "c9a3afba06d123c4a1048bc95e5e1dcdddca3818351d154a6720cdcd570fc58a"),
        (("As", "Kd", "2c"), "2ed62802b5cb6ec637f4143afdca2795b208f0a3cd76cb1352681cfe415af531"),
        (spread(8), "3d2e5446041f730a24f4b60426296e2e6b877fc1f35c3bd38792c5983b7a8d17"),
    ],
)
def test_known_roots(order: tuple[Card, ...], known: str) -> None:
    assert ShoeTree("7", SALT, order).root == known


def test_a_root_is_made_of_hashes_that_anybody_can_make() -> None:
    """Three cards: two to the left, one to the right."""

    def leaf(index: int, name: bytes) -> bytes:
        place = index.to_bytes(4, "big")
        salt = hmac.new(SALT, place, "sha256").digest()
        return sha256(b"croupier/shoe/1/leaf\n" + b"\x00\x00\x00\x017" + place + salt + name).digest()

    def node(left: bytes, right: bytes) -> bytes:
        return sha256(b"croupier/shoe/1/node\n" + left + right).digest()

    top = node(node(leaf(0, b"As"), leaf(1, b"Kd")), leaf(2, b"2c"))
    root = sha256(b"croupier/shoe/1/root\n" + b"\x00\x00\x00\x017" + b"\x00\x00\x00\x03" + top).hexdigest()
    assert ShoeTree("7", SALT, (Card("As"), Card("Kd"), Card("2c"))).root == root


@pytest.mark.parametrize("size", range(1, 10))
def test_every_part_of_a_small_shoe_can_be_shown(size: int) -> None:
    tree, order = shoe(size), mixed(size)
    for places in subsets(size):
        reveal = tree.reveal(places)
        assert [(leaf.place, leaf.card) for leaf in reveal.leaves] == [(place, order[place]) for place in places]
        assert holds(tree, size, reveal)
        for other in range(size + 3):
            assert holds(tree, other, reveal) == (other == size)


@pytest.mark.parametrize("size", [312, 416])
def test_any_cards_of_a_whole_shoe_can_be_shown(size: int) -> None:
    tree, order, source = shoe(size), mixed(size), random.Random(size)
    for count in (1, 2, 16, 30, 100, size):
        places = sorted(source.sample(range(size), count))
        reveal = tree.reveal(places)
        assert [leaf.card for leaf in reveal.leaves] == [order[place] for place in places]
        assert holds(tree, size, reveal)


@pytest.mark.parametrize(
    ("size", "at", "used", "first", "last"),
    [
        (312, 52, 0, 52, 67),
        (312, 260, 36, 296, 311),
        (312, 260, 45, 305, 8),
        (416, 364, 52, 0, 15),
        (416, 364, 37, 401, 0),
        (416, 200, 230, 14, 29),
    ],
)
def test_a_round_of_a_cut_shoe_is_shown_even_around_the_end(
    size: int, at: int, used: int, first: int, last: int
) -> None:
    """The shoe is committed before its cut, so its dealing order begins in the middle."""
    tree, order = shoe(size), mixed(size)
    places = [(at + used + number) % size for number in range(16)]
    assert (places[0], places[-1]) == (first, last)
    reveal = tree.reveal(places)
    by_place = {leaf.place: leaf.card for leaf in reveal.leaves}
    assert tuple(by_place[place] for place in places) == (order[at:] + order[:at])[used : used + 16]
    assert holds(tree, size, reveal)
    assert len(reveal.siblings) <= 2 * size.bit_length()  # a range, or what it leaves out, has two ends a level


@pytest.mark.parametrize("places", [[-1], [9], [0, 9], [-1, 3]])
def test_a_card_that_the_shoe_does_not_have_cannot_be_shown(places: list[int]) -> None:
    with pytest.raises(ValueError, match="no such card"):
        shoe(9).reveal(places)


def test_a_shoe_has_cards() -> None:
    with pytest.raises(ValueError, match="has cards"):
        ShoeTree("1", SALT, ())


def test_what_is_shown_holds_no_other_salt_and_no_seed() -> None:
    tree = shoe(16)
    salts = {leaf.salt for leaf in tree.reveal(range(16)).leaves}
    assert len(salts) == 16
    shown = tree.reveal([3, 4, 5])
    told = {leaf.salt for leaf in shown.leaves} | set(shown.siblings)
    assert len(told & salts) == 3
    assert SALT.hex() not in told | salts


def test_a_root_binds_the_id_the_seed_and_the_order() -> None:
    order, swapped = DECK, (DECK[1], DECK[0], *DECK[2:])
    trees = [
        ShoeTree("1", SALT, order),
        ShoeTree("2", SALT, order),
        ShoeTree("1", OTHER_SALT, order),
        ShoeTree("1", SALT, swapped),
        ShoeTree("1", SALT, order[:-1]),
    ]
    assert len({tree.root for tree in trees}) == len(trees)
    reveal = trees[0].reveal([5])
    assert reveal_holds(trees[0].root, "1", 52, reveal)
    assert not reveal_holds(trees[0].root, "2", 52, reveal)
    assert not any(reveal_holds(tree.root, "1", 52, reveal) for tree in trees[1:])


# Tampering.

NINE = shoe(9)
PLACES = st.sets(st.integers(0, 8), min_size=1)
HEX = st.integers(0, 63)


def flipped(text: str, digit: int) -> str:
    return text[:digit] + f"{int(text[digit], 16) ^ 1:x}" + text[digit + 1 :]


def replaced(row: tuple[T, ...], at: int, *new: T) -> tuple[T, ...]:
    return (*row[:at], *new, *row[at + 1 :])


@given(places=PLACES, data=st.data())
def test_a_changed_leaf_is_found(places: set[int], data: st.DataObject) -> None:
    reveal = NINE.reveal(places)
    at = data.draw(st.integers(0, len(places) - 1))
    leaf = reveal.leaves[at]
    changed = data.draw(
        st.one_of(
            CARDS.map(lambda name: leaf._replace(card=name)),
            st.integers(-1, 9).map(lambda place: leaf._replace(place=place)),
            HEX.map(lambda digit: leaf._replace(salt=flipped(leaf.salt, digit))),
        ).filter(lambda other: other != leaf)
    )
    tampered = reveal._replace(leaves=replaced(reveal.leaves, at, changed))
    assert not holds(NINE, 9, tampered)


@given(places=st.sets(st.integers(0, 8), min_size=1, max_size=8), data=st.data())
def test_a_changed_sibling_is_found(places: set[int], data: st.DataObject) -> None:
    reveal = NINE.reveal(places)
    at = data.draw(st.integers(0, len(reveal.siblings) - 1))
    sibling = reveal.siblings[at]
    changed = data.draw(
        st.one_of(
            st.tuples(HEX.map(lambda digit: flipped(sibling, digit))),
            st.sampled_from([(), (sibling, sibling), ("",), (sibling[:-2],), (sibling + "00",), ("zz" * 32,)]),
        )
    )
    assert not holds(NINE, 9, reveal._replace(siblings=replaced(reveal.siblings, at, *changed)))


@given(places=PLACES, digit=HEX)
def test_another_root_is_found(places: set[int], digit: int) -> None:
    assert not reveal_holds(flipped(NINE.root, digit), "shoe-7", 9, NINE.reveal(places))


def test_exchanged_cards_are_found() -> None:
    reveal = NINE.reveal(range(9))
    for one, other in combinations(range(9), 2):
        leaves = list(reveal.leaves)
        leaves[one] = leaves[one]._replace(card=reveal.leaves[other].card)
        leaves[other] = leaves[other]._replace(card=reveal.leaves[one].card)
        same = reveal.leaves[one].card == reveal.leaves[other].card
        assert holds(NINE, 9, reveal._replace(leaves=tuple(leaves))) == same


def test_leaves_come_in_the_order_of_their_places() -> None:
    for places in combinations(range(9), 3):
        reveal = NINE.reveal(places[::-1])
        for leaves in permutations(reveal.leaves):
            assert holds(NINE, 9, reveal._replace(leaves=leaves)) == (leaves == reveal.leaves)


LEAF = NINE.reveal([2]).leaves[0]


@pytest.mark.parametrize(
    "leaves",
    [
        (LEAF, LEAF),
        NINE.reveal([2, 3]).leaves[::-1],
        (LEAF._replace(place=-7),),
        (LEAF._replace(place=9),),
        (LEAF._replace(place=2 + (1 << 32)),),
        (LEAF._replace(salt=""),),
        (LEAF._replace(salt=LEAF.salt.upper()),),
        (LEAF._replace(salt=f" {LEAF.salt}"),),
        (LEAF._replace(salt=LEAF.salt[:-2]),),
        (LEAF._replace(salt="é" * 64),),
        (LEAF._replace(card=Card("")),),
        (LEAF._replace(card=Card("\ud800")),),
        (),
    ],
)
def test_garbage_does_not_hold(leaves: tuple[Leaf, ...]) -> None:
    places = {leaf.place for leaf in leaves} & set(range(9))
    for siblings in {NINE.reveal([2]).siblings, NINE.reveal(places or [2]).siblings, ()}:
        assert not holds(NINE, 9, Reveal(leaves, siblings))


@pytest.mark.parametrize("size", [-1, 0, 1, 8, 10, (1 << 32) - 1, 1 << 32, 1 << 5000])
def test_a_shoe_of_another_size_does_not_hold(size: int) -> None:
    assert not holds(NINE, size, NINE.reveal([2]))
    assert not holds(NINE, size, NINE.reveal([]))


@pytest.mark.parametrize("text", ["", "é", "\ud800", NINE.root.upper(), NINE.root + "0"])
def test_a_root_or_an_id_that_is_none_does_not_hold(text: str) -> None:
    assert not reveal_holds(text, "shoe-7", 9, NINE.reveal([2]))
    assert not reveal_holds(NINE.root, text, 9, NINE.reveal([2]))


@given(
    leaves=st.lists(st.builds(Leaf, st.integers(), CARDS, st.text(max_size=70))).map(tuple),
    siblings=st.lists(st.text(max_size=70)).map(tuple),
    size=st.integers(),
)
def test_no_garbage_is_an_error(leaves: tuple[Leaf, ...], siblings: tuple[str, ...], size: int) -> None:
    assert not reveal_holds(NINE.root, "shoe-7", size, Reveal(leaves, siblings))


def test_a_node_cannot_be_passed_off_as_a_leaf_nor_a_leaf_as_a_node() -> None:
    """A shoe of three whose right leaf is said to be a node, and one of four whose right node is said to be a leaf."""
    three, four = shoe(3), shoe(4)
    shown = four.reveal([0, 1])
    assert len(shown.siblings) == 1  # the node over the last two
    assert not holds(four, 3, shown)  # where it would be the third card
    shown = three.reveal([0, 1])
    assert not holds(three, 4, shown)  # where the third card would be a node over two
    assert not holds(four, 2, four.reveal([0, 1])._replace(siblings=()))
    top = NINE.reveal([]).siblings
    assert len(top) == 1
    assert not holds(NINE, 1, Reveal((), top))  # the whole tree as if it were one card
    assert holds(NINE, 9, Reveal((), top))
