"""Every record is decided, posted and folded again: what an honest table wrote holds, and a forgery is found."""

from collections import Counter
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

import kiosk.table.table
from kiosk.audit.verification import Finding, Verifier, why_not_whole
from kiosk.base.ports import LedgerFault, StoredEntry, Trouble
from kiosk.ledger.entries import replay
from kiosk.ledger.records import LedgerMade
from kiosk.ledger.table_state import Phase, TableState
from kiosk.rules.cards.cards import DECK, spread
from kiosk.rules.game import Game
from kiosk.rules.intents import Declare
from kiosk.table.requests import CloseTable, Leave
from tests.kit.table.recorded_ledgers import CUT_BY_HAND, FAST_ACTION, LEDGERS, PAID_BY_HAND, Book, in_play, moved, play
from tests.kit.table.table_driver import Driver

NY = "heads-up-holdem/ny"
Books = dict[str, Book]


def verified(book: Book, first: int = 0, state: TableState | None = TableState()) -> Verifier:  # noqa: B008 (frozen)
    verifier = Verifier(book.made, state)
    for number, entry in book.entries[first:]:
        verifier.take(number, entry)
    return verifier


def findings(book: Book) -> list[Finding]:
    verifier = verified(book)
    verifier.close()
    return verifier.findings


@pytest.fixture(scope="module")
def books(tmp_path_factory: pytest.TempPathFactory) -> Books:
    found: Books = {}
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(kiosk.table.table, "SNAPSHOT_EVERY", 25)
        for name in LEDGERS:
            data = tmp_path_factory.mktemp("played")
            play(data, name, 12 if name == FAST_ACTION else 3).table.close()
            found[name] = Book(data)
    return found


@pytest.mark.parametrize("name", LEDGERS)
def test_what_an_honest_table_wrote_holds(books: Books, name: str) -> None:
    verifier = verified(books[name])
    assert (verifier.findings, verifier.close()) == ([], None)
    assert verifier.rounds == sum(entry.kind == "round-opened" for _, entry in books[name].entries) > 0


@pytest.mark.parametrize("name", LEDGERS)
def test_it_can_begin_at_every_snapshot(books: Books, name: str) -> None:
    book = books[name]
    snapshots = [place for place, (_, entry) in enumerate(book.entries) if entry.kind == "snapshot"]
    for place in snapshots:
        assert verified(book, place, None).findings == []
    assert snapshots or name == PAID_BY_HAND


@pytest.mark.parametrize("name", [NY, CUT_BY_HAND])
def test_a_ledger_that_ends_in_the_middle_of_a_round_holds(books: Books, name: str) -> None:
    """Only between a settlement and its reveal, which are one transaction, can it not end."""
    book = books[name].copy()
    played = set()
    while book.entries:
        book.entries.pop()
        kind = book.entries[-1][1].kind if book.entries else ""
        verifier = verified(book)
        number = verifier.close()
        played.add(number)
        if kind == "round-stepped" and number is None:
            assert [found.words for found in verifier.findings] == [
                f"round {book.entries[-1][1].round} was settled, and its cards were never revealed"
            ]
        else:
            assert verifier.findings == []
    assert played == {None, 1, 2, 3}


@pytest.mark.parametrize("name", [NY, FAST_ACTION])
def test_a_round_that_is_void_holds(tmp_path: Path, name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    table = in_play(tmp_path, name)
    session = table.log_in("sam")
    kind = next(kind for kind, remedy in table.state.game().remedies.items() if remedy.effect == "void-all")
    table.does(Declare(kind), by=session)
    assert table.state.phase == Phase.RESULT
    monkeypatch.setattr(Game, "stub_is_whole", lambda *_: False)
    table.play_round()  # the cards are said not to add up, and the table stops
    assert [fault.fault for fault in table.state.faults] == ["count-failed"]
    monkeypatch.undo()
    table.table.close()
    assert findings(Book(tmp_path)) == []


def test_a_table_that_rested_and_was_restarted_holds(tmp_path: Path) -> None:
    table = in_play(tmp_path, CUT_BY_HAND)
    table.reopen()
    table.decide_all()
    for seat in (1, 3, 6):
        table.does(Leave(seat))
    table.until(Phase.ATTRACT)
    session = table.log_in("sam")
    table.does(CloseTable("the day is over"), by=session)
    table.table.close()
    assert findings(Book(tmp_path)) == []


# Forgeries: each changes the entries, and gives the number of the entry that is found and what is said of it.

Forgery = Callable[[Book], int]


def settlement(value: Any) -> Any:
    return value["events"][-1]["settlement"]


def pay_more(book: Book) -> int:
    place = book.find("round-stepped", '"settled"')
    postings = book.entries[place][1].postings

    def change(value: Any) -> None:
        seat = next(seat for seat in settlement(value)["seats"] if seat["seat"] == 1)
        seat["lines"][0]["returned"] += 100
        seat["returned"] += 100

    credited = {account for account, _ in postings}
    if "seat:1" not in credited:
        postings = (*postings, postings[0]._replace(account="seat:1", micros=0))
    return book.rewrite(place, change, moved(postings, 1_000_000, "house", "seat:1"))


def another_line(book: Book) -> int:
    def change(value: Any) -> None:
        settlement(value)["seats"][0]["hands"] = ["royal-flush"]

    return book.rewrite(book.find("round-stepped", '"settled"'), change)


def another_decision(book: Book) -> int:
    place = book.find("round-stepped", '"decided"')

    def change(value: Any) -> None:
        value["events"][0]["folds"] = not value["events"][0]["folds"]

    return book.rewrite(place, change)


def an_impossible_decision(book: Book) -> int:
    return book.rewrite(book.find("round-stepped", '"decided"'), lambda v: v["events"][0].update(action="raise 99"))


def another_event(book: Book) -> int:
    def change(value: Any) -> None:
        value["events"][0]["what"] = "dealer-turned"  # alike as a tuple

    return book.rewrite(book.find("round-stepped", '"community-turned"'), change)


def exchange_cards_of_the_deck(book: Book) -> int:
    def change(value: Any) -> None:
        cards = value["order"].split()
        value["order"] = " ".join([*cards[:-2], cards[-1], cards[-2]])

    book.rewrite(book.find("deck-revealed"), change)
    return book.entries[book.find("round-opened")][0]


def another_commitment(book: Book) -> int:
    return book.rewrite(book.find("round-opened"), lambda value: value.update(commitment="0" * 64))


def another_stake(book: Book) -> int:
    return book.rewrite(book.find("round-opened"), lambda value: value["players"][0]["stakes"][0].__setitem__(1, 1_000))


def another_pool(book: Book) -> int:
    return book.rewrite(book.find("round-opened"), lambda v: v["progressive"]["meter"].update(contribution=1))


def another_credit(book: Book) -> int:
    return book.rewrite(book.find("round-opened"), lambda value: value["players"][0].update(credit=1))


def no_reveal(book: Book) -> int:
    book.remove(book.find("deck-revealed"))
    return book.entries[book.find("round-stepped", '"settled"')][0]


def reveal_twice(book: Book) -> int:
    place = book.find("deck-revealed")
    book.entries.insert(place + 1, book.entries[place])
    return book.entries[place][0]


def reveal_early(book: Book) -> int:
    revealed = book.entries.pop(book.find("deck-revealed"))
    book.entries.insert(book.find("round-stepped", '"settled"'), revealed)
    return revealed[0]


def unreadable_reveal(book: Book) -> int:
    return book.rewrite(book.find("deck-revealed"), lambda value: value.update(salt="salty"))


def another_posting(book: Book) -> int:
    place = book.find("round-stepped", '"settled"')
    return book.change(place, postings=moved(book.entries[place][1].postings, 5, "house", "felt:1"))


def no_posting(book: Book) -> int:
    return book.change(book.find("bet-placed"), postings=())


def snapshot_of_more_credit(book: Book) -> int:
    def change(value: Any) -> None:
        value["state"]["books"]["seat:1"] += 1

    return book.rewrite(book.find("snapshot"), change)


def snapshot_of_other_meters(book: Book) -> int:
    def change(value: Any) -> None:
        value["state"]["meters"]["coin-in"] -= 1

    return book.rewrite(book.find("snapshot"), change)


def skip_a_round(book: Book) -> int:
    place = book.find("betting-opened")
    number = book.entries[place][1].round or 0
    book.change(place, round=number + 1)
    return book.rewrite(place, lambda value: value.update(round=number + 1))


def bets_in_the_middle(book: Book) -> int:
    opened = book.entries.pop(book.find("betting-opened"))
    book.entries.insert(book.find("round-stepped", '"decided"'), opened)
    return opened[0]


def another_seat(book: Book) -> int:
    return book.change(book.find("seat-ready"), seat=2)


def another_round(book: Book) -> int:
    return book.change(book.find("seat-ready"), round=1)


def undo_another_bet(book: Book) -> int:
    return book.rewrite(book.find("bet-undone"), lambda v: v["stakes"].pop(), ())


def return_other_bets(book: Book) -> int:
    return book.rewrite(book.find("bets-returned"), lambda v: v["stakes"].pop(), ())


def other_settings_before(book: Book) -> int:
    return book.rewrite(book.find("configured"), lambda value: value["old"].update(chips=[1]))


def another_ledger(book: Book) -> int:
    return book.rewrite(0, lambda value: value.update(ledger="0" * 32))


def nonsense(book: Book) -> int:
    return book.change(book.find("bet-placed"), payload='{"seat":"one"}')


def a_stranger_at_the_table(book: Book) -> int:
    book.change(book.find("seat-ready"), seat=9)
    return book.rewrite(book.find("seat-ready"), lambda value: value.update(seat=9))


def nobodys_seat(book: Book) -> int:
    book.change(book.find("seat-ready"), seat=0)
    return book.rewrite(book.find("seat-ready"), lambda value: value.update(seat=0))


def buy_too_little(book: Book) -> int:
    place = book.find("credit-bought", '"seat":3')
    book.rewrite(place, lambda value: value.update(cents=600), _credit(600, book, place))
    return book.entries[_first(book, "bet-placed", '["ante",2500]')][0]


def _credit(cents: int, book: Book, place: int) -> Any:
    return tuple(
        posting._replace(micros=(1 if posting.micros > 0 else -1) * cents * 10_000)
        for posting in book.entries[place][1].postings
    )


def _first(book: Book, kind: str, holding: str) -> int:
    return next(i for i, (_, entry) in enumerate(book.entries) if entry.kind == kind and holding in entry.payload)


def an_unknown_fault(book: Book) -> int:
    return book.rewrite(book.find("fault-raised"), lambda value: value.update(fault="bad-mood"))


def decks_that_skip_a_step(book: Book) -> int:
    return book.rewrite(book.find("decks-moved", "turned"), lambda value: value.update(stage="stacked"))


def decks_out_of_place(book: Book) -> int:
    """Bets were open, from a deck or from a shoe."""
    decks, (number, last) = book.entries[book.find("decks-moved", "spread")][1], book.entries[-1]
    book.entries.append((number + 1, decks._replace(at_ms=last.at_ms)))
    return number + 1


FORGERIES: list[tuple[Forgery, str]] = [
    (pay_more, "the ante of seat 1 is settled as"),
    (another_line, "the settlement has other seats than the rules come to"),
    (another_decision, "it is recorded as"),
    (an_impossible_decision, "the rules refuse it"),
    (another_event, "it is recorded as"),
    (exchange_cards_of_the_deck, "the cards that were revealed are not those that were committed"),
    (another_commitment, "the cards that were revealed are not those that were committed"),
    (another_stake, "the round is opened with another players than the table had"),
    (another_credit, "the round is opened with another players than the table had"),
    (another_pool, "the round is opened with another progressive than the table had"),
    (no_reveal, "round 3 was settled, and its cards were never revealed"),
    (reveal_twice, "cards are revealed of a round that has none to reveal"),
    (reveal_early, "the cards are revealed before the round is over"),
    (unreadable_reveal, "what it reveals cannot be read"),
    (another_posting, "the postings of round-stepped are not what it comes to"),
    (no_posting, "the postings of bet-placed are not what it comes to"),
    (snapshot_of_more_credit, "the snapshot has another books than the entries come to"),
    (snapshot_of_other_meters, "the snapshot has another meters than the entries come to"),
    (skip_a_round, "round 5 follows round 3"),
    (bets_in_the_middle, "bets are opened while round 3 is in play"),
    (another_seat, "it is filed under round 3 and seat 2, where it does not belong"),
    (another_round, "it is filed under round 1 and seat"),
    (undo_another_bet, "it undoes another bet than the last"),
    (return_other_bets, "other bets come back than lay there"),
    (other_settings_before, "the settings before it were others"),
    (another_ledger, f"it names a ledger {'0' * 32} of kind test"),
    (nonsense, "bet-placed does not fit what stands before it: a bet-placed in the ledger cannot be read"),
    (a_stranger_at_the_table, "seat-ready does not fit what stands before it"),
    (nobodys_seat, "it is filed under round 3 and seat 0, where it does not belong"),
    (buy_too_little, "seat:3 is overdrawn"),
    (an_unknown_fault, "fault-raised does not fit what stands before it: there is no fault bad-mood"),
    (decks_that_skip_a_step, "decks-moved does not fit what stands before it: the decks are not stacked now"),
    (decks_out_of_place, "decks-moved does not fit what stands before it: the decks are not spread now"),
]


@pytest.mark.parametrize(("forge", "words"), FORGERIES, ids=lambda item: getattr(item, "__name__", ""))
def test_a_forgery_is_found_where_it_is(books: Books, forge: Forgery, words: str) -> None:
    book = books[NY].copy()
    number = forge(book)
    found = findings(book)
    assert [finding for finding in found if finding.number == number and words in finding.words], found


def other_leaf(book: Book) -> int:
    def change(value: Any) -> None:
        leaf = value["reveal"]["leaves"][0]
        leaf["card"] = "Ad" if leaf["card"] != "Ad" else "Ac"

    return book.rewrite(book.find("cards-revealed"), change)


def other_places(book: Book) -> int:
    return book.rewrite(book.find("cards-revealed"), lambda value: value["reveal"]["leaves"].pop())


def place_beyond(book: Book) -> int:
    return book.rewrite(book.find("cards-revealed"), lambda value: value["reveal"]["leaves"][0].update(place=999))


def other_root(book: Book) -> int:
    book.rewrite(book.find("shoe-loaded"), lambda value: value.update(root="0" * 64))
    return book.entries[book.find("round-opened")][0]


def other_cut(book: Book) -> int:
    book.rewrite(book.find("shoe-cut"), lambda value: value.update(place=value["place"] + 1))
    return book.entries[book.find("cards-revealed")][0]


def other_end(book: Book) -> int:
    return book.rewrite(book.find("shoe-ended"), lambda value: value["reveal"]["leaves"].pop())


def no_end(book: Book) -> int:
    place = book.find("shoe-ended")
    book.remove(place)
    return book.entries[place][0]


def other_shoe(book: Book) -> int:
    return book.rewrite(book.find("shoe-loaded"), lambda value: value.update(shoe=7))


@pytest.mark.parametrize(
    ("name", "forge", "words"),
    [
        (FAST_ACTION, other_leaf, "the cards that were revealed are not those that were committed"),
        (FAST_ACTION, other_places, "the cards that are revealed are not those that left the shoe"),
        (FAST_ACTION, place_beyond, "what it reveals cannot be read"),
        (CUT_BY_HAND, other_root, "the cards that were revealed are not those that were committed"),
        (CUT_BY_HAND, other_cut, "the cards that are revealed are not those that left the shoe"),
        (FAST_ACTION, other_end, "the cards that are revealed are not those that left the shoe"),
        (FAST_ACTION, no_end, "was not revealed to its end"),
        (FAST_ACTION, other_shoe, "shoe 7 follows shoe"),
        (FAST_ACTION, decks_out_of_place, "decks-moved does not fit what stands before it: the decks are not spread"),
    ],
)
def test_a_forged_shoe_is_found(books: Books, name: str, forge: Forgery, words: str) -> None:
    book = books[name].copy()
    number = forge(book)
    found = findings(book)
    assert [finding for finding in found if finding.number == number and words in finding.words], found


def a_snapshot_with_an_unknown_fault(book: Book) -> int:
    place = book.find("snapshot")
    number = book.rewrite(
        place, lambda v: v["state"]["faults"].append({"fault": "bad-mood", "seat": None, "detail": ""})
    )
    del book.entries[:place]
    return number


@pytest.mark.parametrize("name", [NY, FAST_ACTION])
@pytest.mark.parametrize("forge", [an_unknown_fault, a_snapshot_with_an_unknown_fault, decks_out_of_place])
def test_a_table_does_not_open_on_what_cannot_have_happened(books: Books, name: str, forge: Forgery) -> None:
    book = books[name].copy()
    number = forge(book)
    with pytest.raises(LedgerFault, match=f"entry {number}, .* does not fit what stands before it") as caught:
        replay([StoredEntry(number, entry, b"") for number, entry in book.entries], None)
    assert caught.value.trouble == Trouble.DAMAGED


def test_a_hand_pay_names_who_paid_it(books: Books) -> None:
    book = books[PAID_BY_HAND].copy()
    number = book.change(book.find("hand-pay-confirmed"), who=())
    assert findings(book)[0] == (number, "it takes 1 of staff to do this, and it names nobody")


def test_a_hand_pay_that_was_not_due_is_found(books: Books) -> None:
    book = books[PAID_BY_HAND].copy()
    place = book.find("hand-pay-confirmed")
    number = book.rewrite(place, lambda value: value.update(cents=100), _credit(100, book, place))
    assert findings(book)[0] == (number, "it pays a hand-pay that was not due")


def test_after_nonsense_the_next_snapshot_is_where_it_goes_on(books: Books) -> None:
    book = books[NY].copy()
    place = _first(book, "bet-placed", "")
    number = book.change(place, payload="[]")
    later = book.rewrite(book.find("round-stepped", '"settled"'), lambda v: settlement(v)["seats"][0].update(staked=1))
    found = [finding.number for finding in findings(book)]
    assert found[0] == number
    assert found[1] == later


def test_a_ledger_is_named_once_and_first(books: Books) -> None:
    book = books[NY].copy()
    book.entries.insert(5, (6, book.entries[0][1]))
    assert findings(book)[0].number == 6
    other = Verifier(LedgerMade("live", books[NY].made.ledger), TableState())
    other.take(*books[NY].entries[0])
    assert [finding.number for finding in other.findings] == [1]


def test_the_cards_of_a_whole_shoe_are_whole_decks(books: Books) -> None:
    assert why_not_whole(Counter(spread(6))) is None
    assert why_not_whole(Counter([*spread(6)[1:], DECK[1]])) == "the cards of the shoe do not make up whole decks"
    assert why_not_whole(Counter([*DECK, "count-failed"])) is None  # the table found it itself
    verifier = verified(books[FAST_ACTION])
    assert verifier.shoe_ended > 0
    assert why_not_whole(verifier.shoes[0]) is None
    assert verifier.shoes[0].total() == 312


def test_a_driver_that_plays_on_leaves_nothing_to_find(tmp_path: Path) -> None:
    """Decisions by the clock, time banks and a seat that goes in the middle."""
    table = Driver(tmp_path, NY)
    table.seat(2, 5)
    table.until(Phase.BETTING)
    table.bet_all()
    table.does(Leave(5))
    table.until(Phase.RESULT)
    table.table.close()
    assert findings(Book(tmp_path)) == []
