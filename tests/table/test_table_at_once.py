"""Every ask has an id and the seat's own number: a repeated tap, a stale one, and six seats in the same millisecond."""

import random
from collections.abc import Callable
from pathlib import Path

import pytest

from kiosk.ledger.table_state import Phase
from kiosk.policy.access import Role
from kiosk.rules.cards.positions import SEATS
from kiosk.rules.intents import Decide, Refusal, Refused
from kiosk.table.requests import (
    Accepted,
    AddUser,
    Ask,
    Bet,
    BuyIn,
    CallAttendant,
    CashOut,
    GiveCredit,
    Leave,
    LogIn,
    Ready,
    SeatRequest,
    Sit,
    Undo,
)
from tests.kit.round_cases import FAST_ACTION, FLOP, HEADS_UP_MA, HEADS_UP_NY, TEXAS
from tests.kit.table.stacked_chance import kinds, phase
from tests.kit.table.table_driver import OTHER_PIN, PIN, Driver

GAMES = [HEADS_UP_MA, HEADS_UP_NY, TEXAS, FAST_ACTION, FLOP]


@pytest.fixture
def table(tmp_path: Path) -> Driver:
    driver = Driver(tmp_path)
    driver.seat(1, 2, cents=10_000)
    driver.until(Phase.BETTING)
    return driver


def ask(table: Driver, ask_id: str, request: SeatRequest) -> Ask:
    return Ask(ask_id, request, table.state.place(request.seat).number)


# A repeated tap.


def to_a_decision(table: Driver) -> None:
    table.bet_all()


REPEATED: list[tuple[Callable[[Driver], None], SeatRequest]] = [
    (lambda _: None, Sit(3)),
    (lambda _: None, BuyIn(1, 500)),
    (lambda _: None, Bet(1, "ante", 500)),
    (lambda table: table.bet(1), Undo(1)),
    (lambda table: table.bet(1), Ready(1)),
    (to_a_decision, Decide(1, "check")),
    (lambda _: None, CallAttendant(1)),
    (lambda _: None, CashOut(1)),
    (lambda _: None, Leave(2)),
]


@pytest.mark.parametrize(("prepare", "request_"), REPEATED, ids=[type(one).__name__ for _, one in REPEATED])
def test_a_repeated_tap_is_answered_as_before_and_done_once(
    table: Driver, prepare: Callable[[Driver], None], request_: SeatRequest
) -> None:
    prepare(table)
    tap = ask(table, "tap", request_)
    first = table.table.submit(tap)
    assert isinstance(first, Accepted)
    after, written = table.state, len(kinds(table))
    assert table.table.submit(tap) == first
    assert table.state == after
    table.reopen()
    again = table.table.submit(tap)
    assert again == first
    assert len(kinds(table)) == written + 1  # the power-up alone
    assert table.state.books == after.books


def test_a_refusal_is_repeated_too(table: Driver) -> None:
    tap = ask(table, "tap", Bet(1, "ante", 10_000))
    first = table.table.submit(tap)
    assert isinstance(first, Refused)
    table.does(BuyIn(1, 1_000_000))
    assert table.table.submit(tap) == first


def test_a_decision_that_ends_the_round_is_repeated_after_it(table: Driver) -> None:
    table.bet_all()
    table.does(Decide(1, "raise 1"))
    tap = ask(table, "tap", Decide(2, "raise 1"))
    first = table.table.submit(tap)
    assert phase(table) == Phase.RESULT
    assert table.table.submit(tap) == first
    table.reopen()
    assert table.table.submit(tap) == first


def test_staffs_requests_are_known_after_a_restart(table: Driver) -> None:
    """The attendant does not know whether the credit was given when the power failed, and asks again."""
    session = table.hire()
    give = Ask("give", GiveCredit(1, 5_000), by=session)
    assert isinstance(table.table.submit(give), Accepted)
    table.reopen()
    assert isinstance(table.table.submit(give._replace(by=table.log_in("sam"))), Accepted)
    assert table.state.credit(1) == 15_000


def test_an_id_of_staff_is_known_after_a_restart(table: Driver) -> None:
    session = table.hire()
    add = Ask("add", AddUser("ann", Role.ATTENDANT, OTHER_PIN), by=session)
    assert isinstance(table.table.submit(add), Accepted)
    table.reopen()
    assert isinstance(table.table.submit(add), Accepted)
    assert [user.name for user in table.state.users] == ["sam", "ann"]


def test_a_repeated_login_is_the_same_session(table: Driver) -> None:
    table.hire()
    login = Ask("login", LogIn("sam", PIN))
    assert table.table.submit(login) == table.table.submit(login)


# A stale one.


@pytest.mark.parametrize("seen", [None, -1, 0, 10_000])
def test_a_tap_on_a_seat_that_has_changed_is_refused_by_name(table: Driver, seen: int | None) -> None:
    before = table.state
    refused = table.refused(Bet(1, "ante", 500), seen=seen)
    assert (refused.code, refused.seat, refused.field) == (Refusal.STALE, 1, "seen")
    assert table.state == before


def test_two_taps_on_the_same_look_are_not_both_taken(table: Driver) -> None:
    seen = table.state.place(1).number
    table.does(Bet(1, "ante", 500), seen=seen)
    assert table.refused(Bet(1, "ante", 500), seen=seen).code == Refusal.STALE
    assert table.state.place(1).bets == {"ante": 500, "odds": 500}


def test_a_bet_that_comes_after_no_more_bets_is_stale(table: Driver) -> None:
    late = ask(table, "late", Bet(2, "ante", 500))
    table.bet(1)
    table.does(Ready(1))
    table.skip()
    assert phase(table) == Phase.PLAYING
    answer = table.table.submit(late)
    assert isinstance(answer, Refused)
    assert answer.code == Refusal.STALE


def test_the_number_that_everybody_sees_is_the_one_to_ask_with(table: Driver) -> None:
    for seat in table.table.view().seats:
        assert seat.number == table.state.place(seat.seat).number


# Six seats in the same millisecond.


def all_at_once(table: Driver, requests: list[SeatRequest], shuffle: random.Random) -> None:
    """Every ask is made from the same look at the table, and they come in any order."""
    asks = [ask(table, f"{phase(table)}-{table.asked}-{request.seat}", request) for request in requests]
    table.asked += 1
    shuffle.shuffle(asks)
    for one in asks:
        answer = table.table.submit(one)
        assert isinstance(answer, Accepted), f"{one.request}: {answer}"


def owing(table: Driver) -> dict[int, tuple[str, ...]]:
    """The seats that owe a decision, and what they may say."""
    views = {seat: table.table.peek(seat) for seat in SEATS}
    return {seat: view.options for seat, view in views.items() if view and view.options}


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("seed", range(2))
def test_six_seats_never_refuse_each_other(tmp_path: Path, game: str, seed: int) -> None:
    table = Driver(tmp_path, game)
    pick = random.Random(seed)
    all_at_once(table, [Sit(seat) for seat in SEATS], pick)
    all_at_once(table, [BuyIn(seat, 100_000) for seat in SEATS], pick)
    for _ in range(2):
        table.until(Phase.BETTING)
        wagers = [limit.wager for limit in table.config.limits if limit.wager != "odds"]
        for wager in wagers:
            lacking = [
                seat for seat in SEATS if wager not in table.state.place(seat).bets
            ]  # the pot comes with the ante
            all_at_once(table, [Bet(seat, wager, 500) for seat in lacking], pick)
        all_at_once(table, [Ready(seat) for seat in SEATS], pick)
        assert phase(table) == Phase.PLAYING
        while requests := [Decide(seat, pick.choice(options)) for seat, options in owing(table).items()]:
            all_at_once(table, [*requests], pick)
        assert phase(table) == Phase.RESULT
        table.until(Phase.BETTING)
    all_at_once(table, [Leave(seat) for seat in SEATS], pick)
    assert phase(table) == Phase.ATTRACT


def test_six_seats_do_different_things_at_once(tmp_path: Path) -> None:
    table = Driver(tmp_path)
    table.seat(*SEATS[:5])
    table.until(Phase.BETTING)
    table.bet(1)
    table.bet(2)
    requests: list[SeatRequest] = [
        Ready(1),
        Undo(2),
        BuyIn(3, 500),
        CashOut(4),
        Leave(5),
        Sit(6),
    ]
    all_at_once(table, requests, random.Random(4))


def test_one_order_or_another_comes_to_the_same(tmp_path: Path) -> None:
    """The order in which simultaneous asks arrive changes neither cards nor money."""
    outcomes = []
    for seed in range(3):
        table = Driver(tmp_path / str(seed))
        table.seat(*SEATS)
        table.until(Phase.BETTING)
        pick = random.Random(seed)
        all_at_once(table, [Bet(seat, "ante", 500) for seat in SEATS], pick)
        all_at_once(table, [Ready(seat) for seat in SEATS], pick)
        while requests := [Decide(seat, plan(seat, options)) for seat, options in owing(table).items()]:
            all_at_once(table, [*requests], pick)
        outcomes.append((table.state.last, table.state.books))
    assert outcomes[0] == outcomes[1] == outcomes[2]


def plan(seat: int, options: tuple[str, ...]) -> str:
    """Odd seats raise at once; the others check as long as they can."""
    return "raise 1" if seat % 2 else "check" if "check" in options else "fold"
