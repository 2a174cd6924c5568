"""Reading round documents: every one that breaks a rule is refused with a sentence that names seat and field."""

import json
from collections.abc import Callable
from typing import Any

import pytest

from kiosk.audit.round_document import DocumentError, parse, read
from tests.kit.round_cases import FAST_ACTION, FLOP, HEADS_UP_MA, HEADS_UP_NY, TEXAS, Seat, document, settled

Document = dict[str, Any]
METER = {"table": "A", "pool": 25_000_000_000, "contribution": 710_000, "seed": 10_000_000_000}


def heads_up(**rest: Any) -> Document:
    return document(HEADS_UP_MA, {3: Seat({"ante": 1000, "odds": 1000}, ["raise 3"], "As Ad")}, **rest)


def new_york(**rest: Any) -> Document:
    seats = {3: Seat({"ante": 1000, "odds": 1000, "progressive": 100}, ["raise 3"])}
    return document(HEADS_UP_NY, seats, **({"progressive": METER} | rest))


def texas(**rest: Any) -> Document:
    return document(TEXAS, {3: Seat({"ante": 1000, "bonus": 100}, ["bet", "check", "check"])}, **rest)


def fast_action(**rest: Any) -> Document:
    return document(FAST_ACTION, {3: Seat({"bet": 1000}, ["keep 0 1"], "As Kd 4c 5h")}, **rest)


def flop(**rest: Any) -> Document:
    seats = {seat: Seat({"ante": 1000, "pot": 500}, ["bet"]) for seat in (2, 3)}
    return document(FLOP, seats, **rest)


def with_wager(wager: str, cents: object) -> Callable[[Document], None]:
    def change(found: Document) -> None:
        found["seats"][-1]["wagers"][wager] = cents

    return change


def with_decisions(*decisions: object) -> Callable[[Document], None]:
    def change(found: Document) -> None:
        found["seats"][-1]["decisions"] = list(decisions)

    return change


def with_key(key: str, value: object) -> Callable[[Document], None]:
    def change(found: Document) -> None:
        found[key] = value

    return change


def with_card(index: int, name: object) -> Callable[[Document], None]:
    def change(found: Document) -> None:
        found["deck"] = [*found["deck"][:index], name, *found["deck"][index + 1 :]]

    return change


def shortened(found: Document) -> None:
    found["deck"] = found["deck"][:8]


def without(key: str) -> Callable[[Document], None]:
    def change(found: Document) -> None:
        del found[key]

    return change


def without_wager(wager: str) -> Callable[[Document], None]:
    def change(found: Document) -> None:
        del found["seats"][-1]["wagers"][wager]

    return change


def seat_twice(found: Document) -> None:
    found["seats"] = found["seats"] * 2


def seat_numbered(number: object) -> Callable[[Document], None]:
    def change(found: Document) -> None:
        found["seats"][-1]["seat"] = number

    return change


MONEY = "must be a whole number of cents from 1 to 1000000000000, and is "
# A good document, what is done to it, and what is said.
REFUSED: list[tuple[Callable[..., Document], Callable[[Document], None], str]] = [
    (heads_up, with_wager("ante", "1000"), f'seat 3, ante: {MONEY}"1000"'),
    (heads_up, with_wager("ante", 10.5), f"seat 3, ante: {MONEY}10.5"),
    (heads_up, with_wager("ante", 1000.0), f"seat 3, ante: {MONEY}1000.0"),
    (heads_up, with_wager("ante", True), f"seat 3, ante: {MONEY}true"),
    (heads_up, with_wager("ante", 0), f"seat 3, ante: {MONEY}0"),
    (heads_up, with_wager("ante", -1000), f"seat 3, ante: {MONEY}-1000"),
    (heads_up, with_wager("ante", 10**12 + 1), f"seat 3, ante: {MONEY}1000000000001"),
    (heads_up, with_wager("ante", None), f"seat 3, ante: {MONEY}null"),
    (heads_up, with_wager("ante", float("nan")), f"seat 3, ante: {MONEY}NaN"),
    (heads_up, with_wager("ante", float("inf")), f"seat 3, ante: {MONEY}Infinity"),
    (heads_up, with_wager("ante", [1]), f"seat 3, ante: {MONEY}[1]"),
    (heads_up, with_wager("odds", 900), "seat 3, odds: must equal the ante of 1000, and is 900"),
    (heads_up, without_wager("odds"), "seat 3, odds: the wager is missing"),
    (heads_up, without_wager("ante"), "seat 3, ante: the wager is missing"),
    (heads_up, with_wager("progressive", 100), "seat 3, progressive: this game has no such wager"),
    (heads_up, with_wager("bonus", 100), "seat 3, bonus: this game has no such wager"),
    (heads_up, with_wager("a\ud800\n", 100), 'seat 3, "a\\ud800\\n": this game has no such wager'),
    (new_york, with_wager("progressive", 200), "seat 3, progressive: must be exactly 100 cents, and is 200"),
    (new_york, without("progressive"), "seat 3, progressive: no progressive is offered in this round"),
    (texas, with_wager("bonus", 99), "seat 3, bonus: must be at least 100 cents, and is 99"),
    (texas, with_wager("odds", 1000), "seat 3, odds: this game has no such wager"),
    (fast_action, with_wager("bet", 1001), "seat 3, bet: must be an even number of cents, and is 1001"),
    (fast_action, without_wager("bet"), "seat 3, bet: the wager is missing"),
    (flop, without_wager("pot"), "seat 3, pot: the wager is missing"),
    (flop, with_wager("pot", 600), "seat 3, pot: must be the same for the whole table, and 600 is not 500"),
    (heads_up, with_decisions("raise 4"), 'seat 3, decisions: "raise 4" is not open now'),
    (heads_up, with_decisions("raise  3"), 'seat 3, decisions: "raise  3" is not open now'),
    (heads_up, with_decisions("fold"), 'seat 3, decisions: "fold" is not open now'),
    (heads_up, with_decisions("check", "raise 3"), 'seat 3, decisions: "raise 3" is not open now'),
    (heads_up, with_decisions("check", "check", "check"), 'seat 3, decisions: "check" is not open now'),
    (heads_up, with_decisions(), "seat 3, decisions: a decision is missing"),
    (heads_up, with_decisions("check"), "seat 3, decisions: a decision is missing"),
    (heads_up, with_decisions("raise 1", "check"), 'seat 3, decisions: "check" is left over'),
    (heads_up, with_decisions("check", "check", "fold", "fold"), 'seat 3, decisions: "fold" is left over'),
    (heads_up, with_decisions(1), "seat 3, decisions: must be a list of strings, and holds 1"),
    (heads_up, with_decisions("raise ³"), 'seat 3, decisions: "raise \\u00b3" is not open now'),
    (heads_up, with_decisions("raise\n3"), 'seat 3, decisions: "raise\\n3" is not open now'),
    (texas, with_decisions("fold", "check"), 'seat 3, decisions: "check" is left over'),
    (texas, with_decisions("check"), 'seat 3, decisions: "check" is not open now; "bet" or "fold" is'),
    (texas, with_decisions("bet", "fold"), 'seat 3, decisions: "fold" is not open now'),
    (fast_action, with_decisions("keep 0 4"), 'seat 3, decisions: "keep 0 4" is not open now'),
    (fast_action, with_decisions("keep 1 1"), 'seat 3, decisions: "keep 1 1" is not open now'),
    (fast_action, with_decisions("keep 0 1", "surrender"), 'seat 3, decisions: "surrender" is left over'),
    (flop, with_decisions("fold"), 'seat 3, decisions: "fold" is not open now'),
    (heads_up, with_card(4, "1s"), 'deck: card 5, "1s", is not a card'),
    (heads_up, with_card(0, "as"), 'deck: card 1, "as", is not a card'),
    (heads_up, with_card(51, 7), "deck: card 52, 7, is not a card"),
    (heads_up, with_card(51, ["As"]), 'deck: card 52, ["As"], is not a card'),
    (heads_up, with_card(51, "As"), 'deck: "As" stands 2 times in one deck'),
    (heads_up, with_key("deck", "As"), 'deck: must be a list, and is "As"'),
    (heads_up, with_key("deck", []), "deck: the round needs 9 cards so far, and the deck has 0"),
    (heads_up, shortened, "deck: the round needs 9 cards so far, and the deck has 8"),
    (heads_up, with_key("deck", ["As"] * 53), "deck: has 53 cards, more than one deck"),
    (fast_action, with_key("deck", list(range(313))), "deck: has 313 cards, more than 6 decks"),
    (fast_action, with_key("deck", ["As"] * 7), 'deck: "As" stands 7 times in 6 decks'),
    (heads_up, with_key("game", "heads-up-holdem"), "game: must be one of heads-up-holdem/ma"),
    (heads_up, with_key("game", 7), "game: must be one of heads-up-holdem/ma"),
    (heads_up, without("game"), "game: is missing"),
    (heads_up, without("deck"), "deck: is missing"),
    (heads_up, without("seats"), "seats: is missing"),
    (heads_up, with_key("seats", []), "seats: at least one seat must wager"),
    (heads_up, with_key("seats", {}), "seats: must be a list, and is {}"),
    (heads_up, with_key("seats", [3]), "seats, entry 1: must be an object, and is 3"),
    (heads_up, with_key("seats", [{"seat": 3}]), "seat 3, wagers: is missing"),
    (heads_up, with_key("seats", [{"wagers": {}}]), "seats, entry 1, seat: is missing"),
    (heads_up, seat_twice, "seat 3, seat: the seat stands twice"),
    (heads_up, seat_numbered(7), "seats, entry 1, seat: must be a whole number from 1 to 6, and is 7"),
    (heads_up, seat_numbered(0), "seats, entry 1, seat: must be a whole number from 1 to 6, and is 0"),
    (heads_up, seat_numbered(True), "seats, entry 1, seat: must be a whole number from 1 to 6, and is true"),
    (heads_up, seat_numbered("3"), 'seats, entry 1, seat: must be a whole number from 1 to 6, and is "3"'),
    (heads_up, with_key("dealer", []), "dealer: unknown key"),
    (heads_up, with_key("dealing", "shoe"), "dealing: must be one of auto-shoe, manual-shoe, hand"),
    (fast_action, with_key("dealing", "hand"), "dealing: this game has only one dealing procedure"),
    (heads_up, with_key("house", []), "house: must be an object, and is []"),
    (heads_up, with_key("house", {"trips_plus": "E"}), 'house, trips_plus: must be "A" or "B" or "C" or "D", or what each line pays, as in "100/40/30/9/7/4/3", and is "E"'),
    (heads_up, with_key("house", {"trips_plus_from": "seven"}), "house, trips_plus_from: is no election of this game"),
    (texas, with_key("house", {"payout_limit": 4_999_999}), "house, payout_limit: must be a whole number from 5000000"),
    (texas, with_key("house", {"payout_limit": 10**12 + 1}), "house, payout_limit: must be a whole number from 5000000"),
    (texas, with_key("house", {"payout_limit": True}), "house, payout_limit: must be a whole number from 5000000"),
    (texas, with_key("house", {"bonus_dealer_aces": 999}), "house, bonus_dealer_aces: must be null or a whole number"),
    (fast_action, with_key("house", {"decks": 7}), "house, decks: must be 6 or 8, and is 7"),
    (fast_action, with_key("house", {"decks": 6.0}), "house, decks: must be 6 or 8, and is 6.0"),
    (fast_action, with_key("house", {"marker": True}), "house, marker: must be"),
    (fast_action, with_key("house", {"new_shoe": 1}), "house, new_shoe: must be false or true, and is 1"),
    (heads_up, with_key("progressive", METER), "progressive: this game has no progressive"),
    (new_york, with_key("progressive", METER | {"table": "I"}), "progressive, table: must be one of A"),
    (new_york, with_key("progressive", {"table": "A"}), "progressive, pool: is missing"),
    (new_york, with_key("progressive", METER | {"pool": -1}), "progressive, pool: must be a whole number of millionths"),
    (new_york, with_key("progressive", METER | {"pool": 10**15 + 1}), "progressive, pool: must be a whole number"),
    (new_york, with_key("progressive", METER | {"contribution": 1_000_001}), "progressive, contribution: must be"),
    (new_york, with_key("progressive", METER | {"seed": 1.5}), "progressive, seed: must be"),
    (new_york, with_key("progressive", METER | {"limit": None}), "progressive, limit: must be"),
    (new_york, with_key("progressive", METER | {"meter": 1}), "progressive, meter: unknown key"),
    (texas, with_key("progressive", METER), "progressive, table: unknown key"),
    (heads_up, with_key("irregularity", None), "irregularity: must be an object, and is null"),
    (heads_up, with_key("irregularity", {}), "irregularity, kind: is missing"),
    (heads_up, with_key("irregularity", {"kind": "insufficient-cards"}), "irregularity, kind: must be one of"),
    (heads_up, with_key("irregularity", {"kind": "card-face-up"}), "irregularity, kind: must be one of"),
    (heads_up, with_key("irregularity", {"kind": "wrong-count-seat"}), "irregularity, seat: is missing"),
    (heads_up, with_key("irregularity", {"kind": "wrong-count-seat", "seat": 4}), "irregularity, seat: must be a seat"),
    (heads_up, with_key("irregularity", {"kind": "device-failure", "seat": 3}), "irregularity, seat:"),
    (heads_up, with_key("irregularity", {"kind": "device-failure", "complete": True}), "irregularity, complete:"),
    (heads_up, with_key("irregularity", {"kind": "cards-face-up", "complete": 1}), "irregularity, complete: must be"),
    (heads_up, with_key("irregularity", {"kind": "wrong-count-seat", "seat": 3.0}), "irregularity, seat: must be a seat"),
    (heads_up, with_key("irregularity", {"kind": "wrong-count-seat", "seat": True}), "irregularity, seat: must be a seat"),
    (heads_up, with_key("irregularity", {"kind": "count-failed"}), "irregularity, kind: must be one of"),
    (new_york, with_key("irregularity", {"kind": "dealer-card-exposed"}), "once every decision has been made"),
    (fast_action, with_key("irregularity", {"kind": "insufficient-cards"}), "irregularity: the deck does not fall short"),
]  # fmt: skip


@pytest.mark.parametrize(("good", "broken", "said"), REFUSED, ids=[said[:60] for _, _, said in REFUSED])
def test_a_document_that_breaks_a_rule_is_refused_in_a_sentence_that_names_seat_and_field(
    good: Callable[..., Document], broken: Callable[[Document], None], said: str
) -> None:
    found = good()
    settled(found)
    broken(found)
    with pytest.raises(DocumentError) as refused:
        settled(found)
    assert said in str(refused.value)
    assert "\n" not in str(refused.value)
    assert str(refused.value).isascii()


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ('{"game": "flop-poker/ma", "game": "flop-poker/ma"}', "game: the key stands twice"),
        ('{"game": "flop-poker/ma", "deck": [], "seats": [{"seat": 3, "wagers": {"ante": 5, "ante": 6}}]}', "seat 3, ante: the key stands twice"),
        ('{"game": "flop-poker/ma", "deck": [], "seats": [{"seat": 3, "wagers": {}, "wagers": {}}]}', "seat 3, wagers: the key stands twice"),
        ('{"game": "flop-poker/ma", "deck": [], "seats": [{"seat": "a\\n", "wagers": {}, "wagers": {}}]}', "wagers: the key stands twice"),
        ('{"game": "a\n"}', "not JSON: Invalid control character at line 1"),
        ("[" * 100_000, "nested too deeply"),
        ("9" * 5000, "a number with thousands of digits"),
        ("", "not JSON"),
        ("{", "not JSON: Expecting property name enclosed in double quotes at line 1, column 2"),
        ("[]", "document: must be an object, and is []"),
        ("null", "document: must be an object, and is null"),
        ("NaN", "document: must be an object, and is NaN"),
        ("\ufeff{}", "not JSON"),
        (" " * ((1 << 20) + 1), "longer than 1048576 bytes"),
    ],
)  # fmt: skip
def test_text_that_is_no_document_is_refused(text: str, said: str) -> None:
    with pytest.raises(DocumentError) as refused:
        read(parse(text.encode()))
    assert said in str(refused.value)
    assert "\n" not in str(refused.value)


@pytest.mark.parametrize("key", ["game", "deck", "seats", "house", "other"])
def test_no_depth_of_nesting_is_too_much_for_a_sentence(key: str) -> None:
    for depth in range(900, 1010):
        text = f'{{"{key}": {"[" * depth}{"]" * depth}}}'
        with pytest.raises(DocumentError):
            read(parse(text.encode()))


def test_text_that_is_not_utf_8_is_refused() -> None:
    with pytest.raises(DocumentError, match="not UTF-8"):
        parse(b'{"game": "\xff"}')


@pytest.mark.parametrize(("written", "same"), [("keep 3 0", "keep 0 3"), ("split 3 0", "split 0 3")])
def test_the_order_of_two_positions_does_not_matter(written: str, same: str) -> None:
    def answer(decision: str) -> Document:
        return settled(document(FAST_ACTION, {3: Seat({"bet": 1000}, [decision], "As Kd 4c 5h")}))

    assert answer(written) == answer(same)


def test_missing_and_empty_decisions_are_the_same() -> None:
    irregular = {"irregularity": {"kind": "device-failure"}}
    empty = heads_up(**irregular)
    empty["seats"][0]["decisions"] = []
    missing = json.loads(json.dumps(empty))
    del missing["seats"][0]["decisions"]
    assert settled(empty) == settled(missing)


def test_neither_the_order_of_seats_nor_that_of_wagers_matters() -> None:
    found = flop()
    turned = json.loads(json.dumps(found))
    turned["seats"].reverse()
    for seat in turned["seats"]:
        seat["wagers"] = dict(reversed(seat["wagers"].items()))
    assert settled(turned) == settled(found)


def test_a_deck_need_hold_no_more_than_the_round_uses() -> None:
    found = texas()
    answer = settled(found)
    found["deck"] = found["deck"][: answer["cards_used"]]
    assert settled(found) == answer
