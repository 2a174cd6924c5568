"""Asks that are none, ids that are used again, observers that fail, and what is signed at once."""

from pathlib import Path
from typing import Any

import pytest

from kiosk.app.composition import WrongKind, open_reader
from kiosk.base.ports import LedgerFault, StoredEntry, Trouble
from kiosk.ledger.records import DeckRevealed, RoundOpened, ShoeLoaded
from kiosk.ledger.table_state import Phase
from kiosk.policy.access import Role
from kiosk.rules.intents import Declare, Refusal, Refused
from kiosk.table.chance import SeededChance
from kiosk.table.requests import (
    Accepted,
    AddUser,
    Ask,
    Bet,
    Clear,
    CloseTable,
    Configure,
    Cut,
    GiveCredit,
    LogIn,
    OrderReshuffle,
    ResetPin,
    Sit,
    Undo,
)
from tests.kit.round_cases import FAST_ACTION, HEADS_UP_MA, HEADS_UP_NY
from tests.kit.table.stacked_chance import entries, found
from tests.kit.table.table_driver import OTHER_PIN, PIN, Driver


@pytest.fixture
def table(tmp_path: Path) -> Driver:
    driver = Driver(tmp_path)
    driver.seat(1, 2)
    driver.until(Phase.BETTING)
    return driver


# What is no ask.

MALFORMED: list[tuple[Any, Any]] = [
    ("", Sit(3)),
    (7, Sit(3)),
    ("a/b", Sit(3)),
    ("\ud800", Sit(3)),
    ("x" * 501, Sit(3)),
    ("x", Sit("3")),  # type: ignore[arg-type]
    ("x", Sit(True)),
    ("x", Bet(1, "ante", 500.0)),  # type: ignore[arg-type]
    ("x", Bet(1, None, 500)),  # type: ignore[arg-type]
    ("x", Cut(1, "60")),  # type: ignore[arg-type]
    ("x", LogIn("sam", None)),  # type: ignore[arg-type]
    ("x", LogIn("sam", "\ud800")),
    ("x", AddUser("sam", "king", PIN)),  # type: ignore[arg-type]
    ("x", CloseTable("y" * 501)),
]


@pytest.mark.parametrize(("ask_id", "request_"), MALFORMED, ids=[str(number) for number in range(len(MALFORMED))])
def test_what_is_no_ask_is_refused_and_harms_nothing(table: Driver, ask_id: Any, request_: Any) -> None:
    before = table.state
    answer = table.table.submit(Ask(ask_id, request_, seen=0))
    assert isinstance(answer, Refused)
    assert answer.code == Refusal.BAD_VALUE
    assert table.state == before
    assert table.table.halted is None


# Ids.


def test_another_seat_may_use_the_same_id(table: Driver) -> None:
    for seat in (1, 2):
        seen = table.state.place(seat).number
        assert table.table.submit(Ask("same", Bet(seat, "ante", 500), seen)) == Accepted("same")
    assert [table.state.place(seat).bets["ante"] for seat in (1, 2)] == [500, 500]


@pytest.mark.parametrize("restarted", [False, True])
def test_staff_may_use_an_id_that_a_seat_has(table: Driver, restarted: bool) -> None:
    session = table.hire()
    assert table.table.submit(Ask("1", Bet(1, "ante", 500), table.state.place(1).number)) == Accepted("1")
    if restarted:
        table.reopen()
        session = table.log_in("sam", PIN)
    assert table.table.submit(Ask("1", GiveCredit(2, 500), by=session)) == Accepted("1")
    assert table.state.credit(2) == 1_000_500


@pytest.mark.parametrize("restarted", [False, True])
def test_an_id_stands_for_one_request(table: Driver, restarted: bool) -> None:
    asked = Ask("once", Bet(1, "ante", 500), table.state.place(1).number)
    assert table.table.submit(asked) == Accepted("once")
    if restarted:
        table.reopen()
    assert table.table.submit(asked) == Accepted("once")
    other = table.table.submit(Ask("once", Undo(1), table.state.place(1).number))
    assert isinstance(other, Refused)
    assert other.code == Refusal.ID_REUSED
    assert table.state.place(1).bets == {"ante": 500, "odds": 500}


def test_a_session_is_given_to_nobody_who_only_knows_its_id(table: Driver) -> None:
    table.hire()
    opened = table.table.submit(Ask("login", LogIn("sam", PIN)))
    assert isinstance(opened, Accepted)
    assert opened.session is not None
    for request in (LogIn("sam", OTHER_PIN), OrderReshuffle()):
        answer = table.table.submit(Ask("login", request))
        assert isinstance(answer, Refused)
        assert answer.code == Refusal.ID_REUSED
    assert table.table.submit(Ask("login", Clear(1), table.state.place(1).number)) != opened


def test_credit_is_not_given_twice_however_much_the_player_taps_between(table: Driver) -> None:
    given = Ask("credit", GiveCredit(1, 5_000), by=table.hire())
    assert table.table.submit(given) == Accepted("credit")
    table.reopen()
    for _ in range(20):
        table.does(Bet(1, "ante", 500))
        table.does(Undo(1))
    assert table.table.submit(given) == Accepted("credit")
    assert table.state.credit(1) == 1_005_000


# Observers.


def test_an_observer_that_fails_changes_no_card(tmp_path: Path) -> None:
    driver = Driver(tmp_path)
    driver.seat(1)
    driver.until(Phase.BETTING)
    failed: list[object] = []

    def fails_once(records: tuple[object, ...], _: object) -> None:
        if not failed and any(isinstance(record, RoundOpened) for record in records):
            failed.append(1)
            raise RuntimeError("the screen")

    driver.table.observe(fails_once)
    driver.bet(1)
    with pytest.raises(RuntimeError, match="the screen"):
        driver.skip()
    while driver.state.phase == Phase.PLAYING:
        driver.table.tick()
        driver.decide_all()
    driver.play_round()
    first, second = (revealed.order for revealed in found(driver, DeckRevealed))
    assert first != second


# Signatures.


def signed(driver: Driver) -> int:
    lines = (driver.data / "checkpoints.jsonl").read_text().splitlines()
    return len(lines)


def test_a_round_is_signed_when_its_cards_are_fixed_and_when_it_is_settled(table: Driver) -> None:
    before = signed(table)
    table.bet_all()
    assert table.state.phase == Phase.PLAYING
    assert signed(table) == before + 1
    while table.state.phase == Phase.PLAYING:
        table.decide_all()
    assert signed(table) == before + 2


def test_what_staff_do_is_signed_at_once(table: Driver) -> None:
    session = table.hire()
    before = signed(table)
    table.does(GiveCredit(1, 500), by=session)
    assert signed(table) == before + 1
    with open_reader(table.data) as reader:
        assert reader.last_number() == len(entries(table))


def test_cards_that_are_not_those_that_were_committed_stop_the_start(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    driver = Driver(tmp_path, FAST_ACTION)
    driver.seat(1)
    driver.play_round()
    driver.does(OrderReshuffle(), by=driver.hire())
    driver.play_round()
    first, second = (e for e in entries(driver) if e.kind == "shoe-loaded")
    assert len(found(driver, ShoeLoaded)) == 2
    journal = type(driver.table._journal)
    tail = journal.tail

    def swapped(self: Any) -> Any:
        for stored in tail(self):
            if stored.entry.payload == second.payload:
                sealed = first.payload.split('"secret":"')[1].split('"')[0]
                own = second.payload.split('"secret":"')[1].split('"')[0]
                entry = stored.entry._replace(payload=second.payload.replace(own, sealed))
                yield StoredEntry(stored.number, entry, stored.digest)
            else:
                yield stored

    monkeypatch.setattr(journal, "tail", swapped)
    with pytest.raises(LedgerFault) as caught:
        driver.reopen()
    assert caught.value.trouble == Trouble.DAMAGED


# People and settings.


def test_a_new_pin_ends_the_sessions_under_the_old_one(table: Driver) -> None:
    boss = table.hire()
    ann = table.hire("ann", Role.ATTENDANT, OTHER_PIN, by=boss)
    table.does(GiveCredit(1, 500), by=ann)
    table.does(ResetPin("ann", "908172"), by=boss)
    assert table.refused(GiveCredit(1, 500), by=ann).code == Refusal.NOT_PERMITTED
    table.does(ResetPin("sam", "551907"), by=boss)  # one's own: this session goes on
    table.does(GiveCredit(1, 500), by=boss)


def test_nobody_but_the_table_finds_that_the_count_failed(table: Driver) -> None:
    session = table.hire()
    table.bet_all()
    assert table.refused(Declare("count-failed"), by=session).code == Refusal.NOT_DECLARABLE


def test_a_pool_is_not_hidden_by_a_detour_over_another_game(tmp_path: Path) -> None:
    driver = Driver(tmp_path, HEADS_UP_NY)
    session = driver.hire()
    driver.does(Configure(Driver(tmp_path / "other", HEADS_UP_MA).config), by=session)
    without = driver.config._replace(progressive=None)
    assert "plan its end" in str(driver.refused(Configure(without), by=session).words)


def test_a_live_ledger_has_no_profile_with_credit_by_touch(tmp_path: Path) -> None:
    with pytest.raises(WrongKind, match="live"):
        Driver(tmp_path, kind="live", chance=SeededChance(1))
