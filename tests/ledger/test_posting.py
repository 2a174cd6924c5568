"""The books: what each record posts, and that in no record and at no time anything is lost, doubled or owed."""

import random
from pathlib import Path

import pytest

from kiosk.app.composition import open_reader
from kiosk.base.ports import Posting
from kiosk.devices.bet_sensor.port import ChipGone, ChipSeen
from kiosk.ledger.accounts import FELTS, HOUSE, cents_in, credit, felt, hand_pay, move, netted, posted
from kiosk.ledger.effects import post
from kiosk.ledger.entries import replay, replay_each
from kiosk.ledger.reasons import Reason, Why
from kiosk.ledger.records import (
    BetPlaced,
    BetsReturned,
    BetUndone,
    CashOutPaid,
    CreditBought,
    CreditGiven,
    HandPayConfirmed,
    PoolCorrected,
    PoolFunded,
    PoolTransferred,
    Record,
    RoundStepped,
    SeatReady,
    SeatTaken,
)
from kiosk.ledger.table_state import Phase, TableState
from kiosk.policy.config import default_config
from kiosk.rules.cards.positions import SEATS
from kiosk.rules.events import Settled
from kiosk.rules.intents import Decide, Declare
from kiosk.table.requests import Bet, BuyIn, CashOut, Clear, Double, Leave, Ready, Repeat, Request, Sit, Undo
from storage.crypto.keys import load_keys
from storage.crypto.sealing import ChaChaSealer
from storage.places import Places
from tests.kit.round_cases import FAST_ACTION, FLOP, HEADS_UP_MA, HEADS_UP_NY, TEXAS
from tests.kit.table.stacked_chance import kinds, phase
from tests.kit.table.table_driver import Driver

GAMES = [HEADS_UP_MA, HEADS_UP_NY, TEXAS, FAST_ACTION, FLOP]
STAKES = (("ante", 500), ("odds", 500))
NOBODY_OWES = ("seat:", "felt:", "hand-pay:", "pool:", "reserve:", "overflow:", "transferred")


def moved(micros: int, source: str, target: str) -> tuple[Posting, ...]:
    return (Posting(source, -micros), Posting(target, micros))


POSTED: list[tuple[Record, tuple[Posting, ...]]] = [
    (CreditBought(1, 500), moved(5_000_000, "cash", "seat:1")),
    (CreditGiven(2, 500), moved(5_000_000, "attendant", "seat:2")),
    (BetPlaced(3, STAKES), moved(10_000_000, "seat:3", "felt:3")),
    (BetUndone(3, STAKES), moved(10_000_000, "felt:3", "seat:3")),
    (BetsReturned(3, STAKES, Reason(Why.CLEARED)), moved(10_000_000, "felt:3", "seat:3")),
    (CashOutPaid(4, 500, by_hand=False), moved(5_000_000, "seat:4", "cash")),
    (CashOutPaid(4, 500, by_hand=True), moved(5_000_000, "seat:4", "attendant")),
    (HandPayConfirmed(5, 1, 200_000), moved(2_000_000_000, "hand-pay:5", "attendant")),
    (PoolFunded("g", 7), moved(7, "house", "pool:g")),
    (PoolCorrected("g", -7, "why"), moved(-7, "house", "pool:g")),
    (SeatTaken(1), ()),
    (SeatReady(1), ()),
    (CreditBought(1, 0), ()),
]


@pytest.mark.parametrize(("record", "postings"), POSTED, ids=[type(record).__name__ for record, _ in POSTED])
def test_what_a_record_posts(record: Record, postings: tuple[Posting, ...]) -> None:
    assert post(TableState(), record) == postings


def test_a_pool_goes_with_its_reserve_and_its_overflow() -> None:
    state = TableState(books={"pool:g": 7, "reserve:g": 2, "overflow:g": 1, "pool:other": 5})
    moves = {"pool:g": -7, "transferred": 10, "reserve:g": -2, "overflow:g": -1}
    assert post(state, PoolTransferred("g", 10, "there")) == tuple(Posting(*item) for item in moves.items())


def test_accounts_and_their_arithmetic() -> None:
    assert (credit(1), felt(2), hand_pay(3)) == ("seat:1", "felt:2", "hand-pay:3")
    assert move(0, "a", "b") == ()
    assert netted([*move(5, "a", "b"), *move(3, "b", "c"), *move(5, "b", "a"), *move(1, "d", "d")]) == (
        Posting("b", -3),
        Posting("c", 3),
    )
    books = posted(posted({}, move(25_000, HOUSE, "pool:g")), move(5_000, "pool:g", HOUSE))
    assert (cents_in(books, "pool:g"), cents_in(books, HOUSE), cents_in(books, "seat:1")) == (2, -2, 0)
    with pytest.raises(TypeError):
        books["house"] = 1  # type: ignore[index]


# Whole sessions, of players who do what they like.


def tap(table: Driver, seat: int, pick: random.Random) -> Request:
    """Something that a player might touch now, sensible or not."""
    own = table.table.peek(seat)
    if own is not None and own.options and pick.random() < 0.8:
        return Decide(seat, pick.choice(own.options))
    limit = pick.choice(table.config.limits)
    touches: list[Request] = [
        Bet(seat, limit.wager, pick.choice(table.config.chips)),
        Bet(seat, table.config.limits[0].wager, 500),
        Ready(seat),
        Ready(seat),
        Repeat(seat),
        Double(seat),
        Undo(seat),
        Clear(seat),
        BuyIn(seat, pick.choice((100, 5_000, 100_000))),
        Sit(seat),
        CashOut(seat) if pick.random() < 0.1 else Sit(seat),
        Leave(seat) if pick.random() < 0.1 else BuyIn(seat, 20_000),
    ]
    return pick.choice(touches)


def random_session(table: Driver, seed: int, steps: int) -> None:
    """Taps of six players, chips, irregularities, hand-pays, restarts and time, in any order."""
    pick = random.Random(seed)
    table.hire()
    irregular = list(table.state.game().remedies)
    for _ in range(steps):
        at = pick.random()
        if at < 0.8:
            table.ask(tap(table, pick.choice(SEATS), pick))
        elif at < 0.85:
            table.table.sense([pick.choice((ChipSeen, ChipGone))(pick.choice(SEATS))])
        elif at < 0.87:
            table.ask(Declare(pick.choice(irregular), pick.choice((None, *SEATS))), by=table.log_in("sam"))
        elif at < 0.88:
            table.reopen()
        elif at < 0.9:
            table.pay_by_hand(table.log_in("sam"))
        else:
            table.skip()


def checked(state: TableState) -> None:
    """Nothing is lost, nobody owes, and outside of play the felt is empty."""
    assert sum(state.books.values()) == 0
    assert not [(a, m) for a, m in state.books.items() if m < 0 and a.startswith(NOBODY_OWES)]
    if state.phase not in (Phase.BETTING, Phase.PLAYING):
        assert not any(state.books.get(account, 0) for account in FELTS)
    for place in state.places:
        if state.phase == Phase.BETTING:
            assert cents_in(state.books, felt(place.seat)) == sum(place.bets.values())
        if not place.taken:
            assert state.credit(place.seat) == 0


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("seed", range(2))
def test_the_books_hold_after_every_record_and_a_restored_table_goes_on_as_any(
    tmp_path: Path, game: str, seed: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The table that played was restored from snapshots; the one that is compared reads every entry."""
    monkeypatch.setattr("kiosk.table.table.SNAPSHOT_EVERY", 20)
    table = Driver(tmp_path, game)
    random_session(table, seed, 500)
    sealer = ChaChaSealer(load_keys(Places(tmp_path)).sealing)
    rounds = 0
    with open_reader(tmp_path) as reader:
        after = TableState()
        for after, record, stored in replay_each(reader.entries(), sealer, after):  # noqa: B020
            assert sum(posting.micros for posting in stored.entry.postings) == 0
            checked(after)
            if isinstance(record, RoundStepped) and isinstance(settled := record.events[-1], Settled):
                rounds += 1
                meter = settled.settlement.progressive
                assert meter is None or meter.after == after.pool()
        assert after == table.state
        assert replay(reader.tail(), sealer) == table.state
    assert rounds > 3
    assert kinds(table).count("snapshot") > 2


def test_a_hand_counted_session_of_every_account(tmp_path: Path) -> None:
    """Heads Up Hold'em, a chip, a fold: every micro is where it should be."""
    table = Driver(tmp_path, HEADS_UP_NY, default_config(HEADS_UP_NY))
    table.seat(1, cents=10_000)
    table.until(Phase.BETTING)
    table.does(Bet(1, "ante", 500))
    table.table.sense([ChipSeen(1)])
    assert {account: micros for account, micros in table.state.books.items() if micros} == {
        "house": -10_000_000_000,
        "pool:heads-up-holdem/ny": 10_000_000_000,
        "cash": -100_000_000,
        "seat:1": 90_000_000,
        "felt:1": 10_000_000,
    }
    table.does(Ready(1))
    assert phase(table) == Phase.PLAYING
    assert {account: micros for account, micros in table.state.books.items() if micros} == {
        "house": -10_000_000_000 - 150_000,
        "pool:heads-up-holdem/ny": 10_000_100_000,
        "reserve:heads-up-holdem/ny": 50_000,
        "cash": -100_000_000,
        "seat:1": 89_000_000,
        "felt:1": 11_000_000,
    }
