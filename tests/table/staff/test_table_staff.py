"""Staff at the table: who may ask for what, logging in, two persons, faults, settings. Every record says who."""

from pathlib import Path

import pytest

from kiosk.audit.event_log import line_of
from kiosk.ledger.records import Configured, DeviceSet, PoolFunded, RoundOpened, TableClosed
from kiosk.ledger.table_state import Phase
from kiosk.policy.access import Role
from kiosk.policy.config import Limit, Pace, ProgressiveTerms, default_config
from kiosk.policy.device import Device, written
from kiosk.rules.intents import Declare, Refusal, Refused
from kiosk.table.requests import (
    Accepted,
    AddUser,
    AnswerCall,
    Ask,
    Bet,
    CancelCashOut,
    ChangePace,
    ClearFault,
    CloseTable,
    Configure,
    ConfirmCashOut,
    ConfirmHandPay,
    CorrectPool,
    DisputeHandPay,
    GiveCredit,
    Leave,
    LogIn,
    LogOut,
    OpenTable,
    OrderReshuffle,
    PlanEnd,
    Ready,
    RemoveUser,
    Request,
    ResetPin,
    SetDevice,
    Sit,
    StartMode,
    TransferPool,
)
from tests.kit.round_cases import FLOP, HEADS_UP_MA, TEXAS
from tests.kit.table.crash_points import entries_in
from tests.kit.table.stacked_chance import NY, entries, found, phase
from tests.kit.table.table_driver import OTHER_PIN, PIN, Driver

MINUTE_MS = 60_000
NOBODY = "nobody"
FLOOR = {Role.ATTENDANT, Role.TECHNICIAN, Role.SUPERVISOR}
MONEY = {Role.ATTENDANT, Role.SUPERVISOR}
SUPERVISOR = {Role.SUPERVISOR}
TECHNICAL = {Role.TECHNICIAN, Role.SUPERVISOR}

# Who may ask. Each request is such that the table would refuse it for another reason, or that it changes nothing here.
MAY: list[tuple[Request, set[Role]]] = [
    (GiveCredit(1, 100), MONEY),
    (ConfirmHandPay(99), MONEY),
    (DisputeHandPay(99, "why"), MONEY),
    (ConfirmCashOut(1), MONEY),
    (CancelCashOut(1), MONEY),
    (AnswerCall(1), FLOOR),
    (ClearFault("door-open"), FLOOR),
    (Declare("device-failure"), MONEY),
    (OrderReshuffle(), SUPERVISOR),
    (OpenTable(), SUPERVISOR),
    (Configure(default_config("heads-up-holdem/ny")), SUPERVISOR),
    (ChangePace(Pace(betting_ms=-1)), SUPERVISOR),
    (SetDevice(Device(), Device()), TECHNICAL),
    (StartMode("none"), TECHNICAL),
    (CorrectPool(-1, "why"), MONEY),
    (TransferPool(" "), MONEY),
    (PlanEnd("never", "table 2"), SUPERVISOR),
    (AddUser("", Role.AUDITOR, PIN), SUPERVISOR),
    (RemoveUser(NOBODY), SUPERVISOR),
    (ResetPin(NOBODY, PIN), SUPERVISOR),
]
EACH = pytest.mark.parametrize(("request_", "roles"), MAY, ids=[type(request).__name__ for request, _ in MAY])
NOT_ALLOWED = (Refusal.NOT_PERMITTED, Refusal.SECOND_PERSON)


@pytest.fixture(scope="module")
def staffed(tmp_path_factory: pytest.TempPathFactory) -> tuple[Driver, dict[Role, str], str]:
    """A table with a user of each role, logged in, and a second supervisor."""
    table = Driver(tmp_path_factory.mktemp("staffed"))
    first = table.hire("boss")
    sessions = {role: table.hire(str(role), role, by=first) for role in Role}
    return table, sessions, first


@pytest.fixture
def table(tmp_path: Path) -> Driver:
    return Driver(tmp_path)


@EACH
def test_who_may_ask_for_what(
    staffed: tuple[Driver, dict[Role, str], str], request_: Request, roles: set[Role]
) -> None:
    table, sessions, other = staffed
    two = {"second": other} if isinstance(request_, CorrectPool | TransferPool) else {}
    answers = {role: table.ask(request_, by=session, **two) for role, session in sessions.items()}
    refused = {role for role, said in answers.items() if isinstance(said, Refused) and said.code in NOT_ALLOWED}
    assert set(Role) - refused == roles, answers
    for by, second in ((None, None), ("00" * 32, None), (sessions[Role.SUPERVISOR], "00" * 32)):
        assert table.refused(request_, by=by, second=second).words == "Log in first."


@pytest.mark.parametrize("role", [Role.ATTENDANT, Role.TECHNICIAN, Role.SUPERVISOR])
def test_the_floor_may_close_the_table(table: Driver, role: Role) -> None:
    session = table.hire()
    own = table.hire("other", role, by=session)
    table.does(CloseTable("fire drill"), by=own)


# Users.


def test_the_first_user_is_a_supervisor_whom_nobody_vouches_for(table: Driver) -> None:
    assert table.refused(AddUser("sam", Role.ATTENDANT, PIN)).words == "The first user must be a supervisor."
    assert table.refused(AddUser("sam", Role.SUPERVISOR, "123456")).code == Refusal.BAD_VALUE
    table.does(AddUser("sam", Role.SUPERVISOR, PIN))
    assert table.refused(AddUser("eve", Role.SUPERVISOR, PIN)).code == Refusal.NOT_PERMITTED
    assert [(entry.kind, entry.who) for entry in entries(table)][-1] == ("user-added", ("sam",))


def test_names_are_never_used_twice_and_the_last_supervisor_stays(table: Driver) -> None:
    session = table.hire()
    table.does(AddUser("ann", Role.ATTENDANT, OTHER_PIN), by=session)
    assert table.refused(AddUser("ANN", Role.AUDITOR, PIN), by=session).code == Refusal.BAD_VALUE
    assert table.refused(RemoveUser("sam"), by=session).code == Refusal.BAD_VALUE
    ann = table.log_in("ann", OTHER_PIN)
    table.does(RemoveUser("ann"), by=session)
    assert table.refused(AnswerCall(1), by=ann).words == "Log in first."  # the session ended with the user
    assert table.refused(LogIn("ann", OTHER_PIN)).code == Refusal.WRONG_PIN
    assert table.refused(AddUser("ann", Role.ATTENDANT, PIN), by=session).code == Refusal.BAD_VALUE


def test_everybody_changes_their_own_pin_and_a_supervisor_anybodys(table: Driver) -> None:
    session = table.hire()
    auditor = table.hire("pat", Role.AUDITOR, by=session)
    assert table.refused(ResetPin("sam", OTHER_PIN), by=auditor).code == Refusal.NOT_PERMITTED
    assert table.refused(ResetPin("pat", "111111"), by=auditor).code == Refusal.BAD_VALUE
    table.does(ResetPin("pat", OTHER_PIN), by=auditor)
    assert table.refused(LogIn("pat", PIN)).code == Refusal.WRONG_PIN
    table.does(ResetPin("pat", "908172"), by=session)
    table.log_in("pat", "908172")


def test_no_pin_and_no_hash_of_one_is_told_or_printed(table: Driver) -> None:
    told: list[str] = []
    table.table.observe(lambda records, view: told.append(f"{records} {view}"))
    session = table.hire()
    table.does(ResetPin("sam", OTHER_PIN), by=session)
    table.refused(LogIn("sam", "555000"))
    table.log_in("sam", OTHER_PIN)
    for secret in (PIN, OTHER_PIN, "555000", "argon2"):
        assert secret not in "".join(told)
        assert secret not in f"{LogIn('sam', PIN)} {AddUser('sam', Role.AUDITOR, PIN)} {ResetPin('sam', OTHER_PIN)}"
    for secret in (PIN, OTHER_PIN, "555000"):
        assert not any(secret in entry.payload for entry in entries(table))


# Two persons.


def test_two_persons_are_two_users(table: Driver) -> None:
    boss = table.hire()
    pairs: dict[tuple[Role, Role], bool] = {
        (Role.SUPERVISOR, Role.SUPERVISOR): True,
        (Role.SUPERVISOR, Role.ATTENDANT): True,
        (Role.ATTENDANT, Role.SUPERVISOR): True,
        (Role.ATTENDANT, Role.ATTENDANT): False,
        (Role.SUPERVISOR, Role.TECHNICIAN): False,
        (Role.SUPERVISOR, Role.AUDITOR): False,
    }
    for role in Role:
        table.hire(f"{role}-1", role, by=boss)
        table.hire(f"{role}-2", role, by=boss)
    for (one, other), works in pairs.items():
        first, second = table.log_in(f"{one}-1"), table.log_in(f"{other}-2")
        answer = table.ask(CorrectPool(1, "a test"), by=first, second=second)
        assert isinstance(answer, Accepted) == works, (one, other, answer)


def test_nobody_stands_for_two_by_setting_the_others_pin(table: Driver) -> None:
    boss = table.hire()
    ann = table.hire("ann", Role.ATTENDANT, by=boss)
    table.does(CorrectPool(1, "a test"), by=boss, second=ann)
    table.does(ResetPin("ann", OTHER_PIN), by=boss, second=ann)  # whoever stands beside has not typed it
    table.reopen()
    boss, ann = table.log_in("sam"), table.log_in("ann", OTHER_PIN)
    for first, second in ((boss, ann), (ann, boss)):
        refused = table.refused(CorrectPool(1, "a test"), by=first, second=second)
        assert refused.code == Refusal.SECOND_PERSON
        assert str(refused.words) == "ann's PIN was set by sam: ann must change it first."
    table.does(ResetPin("ANN", PIN), by=ann)
    table.does(CorrectPool(1, "a test"), by=boss, second=ann)


def test_whoever_was_hired_changes_the_pin_before_standing_as_one_of_two(table: Driver) -> None:
    boss = table.hire()
    table.does(AddUser("ann", Role.SUPERVISOR, OTHER_PIN), by=boss)
    ann = table.log_in("ann", OTHER_PIN)
    table.does(OrderReshuffle(), by=ann)
    assert table.refused(CorrectPool(1, "a test"), by=ann, second=boss).code == Refusal.SECOND_PERSON
    assert table.refused(ResetPin("ann", OTHER_PIN), by=ann).words == "That is the PIN you have: choose another one."
    table.does(ResetPin("ann", PIN), by=ann)
    table.does(CorrectPool(1, "a test"), by=ann, second=boss)


def test_a_fault_for_two_is_cleared_by_two_who_set_their_own_pins(table: Driver) -> None:
    boss = table.hire()
    table.does(AddUser("tom", Role.TECHNICIAN, OTHER_PIN), by=boss)
    tom = table.log_in("tom", OTHER_PIN)
    table.table.raise_fault("chain-broken")
    assert table.refused(ClearFault("chain-broken"), by=tom, second=boss).code == Refusal.SECOND_PERSON


# Faults.


FAULTS_CLEARED = [
    ("count-failed", None, SUPERVISOR),
    ("rng-failed", None, {Role.TECHNICIAN, Role.SUPERVISOR}),
    ("seat-touch-failed", 2, FLOOR),
    ("sensor-stuck", 2, FLOOR),
    ("door-open", None, set()),
]


@pytest.mark.parametrize(("fault", "seat", "roles"), FAULTS_CLEARED)
def test_a_fault_is_cleared_by_the_right_role(table: Driver, fault: str, seat: int | None, roles: set[Role]) -> None:
    boss = table.hire()
    for role in Role:
        session = table.hire(f"{role}-1", role, by=boss)
        table.table.raise_fault(fault, seat)
        cleared = isinstance(table.ask(ClearFault(fault, seat), by=session), Accepted)
        assert cleared == (role in roles)
        assert bool(table.state.faults) != cleared
    assert table.refused(ClearFault(fault, 5), by=boss).code == Refusal.NOTHING_THERE


def test_damage_is_cleared_by_two(table: Driver) -> None:
    boss = table.hire()
    technician = table.hire("tom", Role.TECHNICIAN, by=boss)
    table.table.raise_fault("chain-broken")
    assert table.refused(ClearFault("chain-broken"), by=boss).code == Refusal.SECOND_PERSON
    assert table.refused(ClearFault("chain-broken"), by=boss, second=boss).code == Refusal.SECOND_PERSON
    table.does(ClearFault("chain-broken"), by=technician, second=boss)


def test_a_fault_that_was_shown_is_shown_after_a_restart_and_stops_play_and_money(table: Driver) -> None:
    session = table.hire()
    table.seat(1)
    table.table.raise_fault("door-open")
    table.table.raise_fault("door-open")
    table.reopen()
    assert [(fault.fault, fault.detail) for fault in table.table.view().faults] == [("door-open", "")]
    session = table.log_in("sam")
    assert table.refused(Sit(2)).code == Refusal.TABLE_STOPPED
    assert table.refused(GiveCredit(1, 100), by=session).code == Refusal.TABLE_STOPPED
    table.does(Leave(1))  # but a player may go
    table.table.clear_fault("door-open")
    table.does(Sit(2))


def test_a_seats_fault_stops_that_seat_alone_and_its_bets_go_back(table: Driver) -> None:
    table.seat(1, 2)
    table.until(Phase.BETTING)
    for seat in (1, 2):
        table.does(Bet(seat, "ante", 500))
    table.table.raise_fault("seat-screen-failed", 1)
    assert table.refused(Ready(1)).code == Refusal.SEAT_LOCKED
    table.does(Ready(2))
    assert phase(table) == Phase.PLAYING
    assert table.state.credit(1) == 1_000_000
    assert [player.seat for player in found(table, RoundOpened)[0].players] == [2]
    table.table.clear_fault("seat-screen-failed", 1)
    table.until(Phase.RESULT)
    table.until(Phase.BETTING)
    table.does(Bet(1, "ante", 500))


# Opening, closing and settings.


def test_a_closed_table_finishes_the_round_and_gives_bets_back(table: Driver) -> None:
    session = table.hire()
    table.seat(1)
    table.until(Phase.BETTING)
    table.bet_all()
    table.does(CloseTable(" "), by=session)
    assert found(table, TableClosed)[0].why == "closed by staff"
    assert phase(table) == Phase.PLAYING
    table.until(Phase.RESULT)
    table.until(Phase.ATTRACT)
    assert table.refused(CloseTable("again"), by=session).code == Refusal.TABLE_CLOSED
    table.does(OpenTable(), by=session)
    assert table.refused(OpenTable(), by=session).code == Refusal.NOTHING_THERE
    table.until(Phase.BETTING)
    table.bet(1)
    held = table.state.credit(1) + sum(table.state.place(1).bets.values())
    table.does(CloseTable("now"), by=session)
    assert (phase(table), table.state.credit(1), table.state.place(1).bets) == (Phase.ATTRACT, held, {})
    table.does(Leave(1))


def test_settings_change_only_without_credits_bets_or_a_round(table: Driver) -> None:
    session = table.hire()
    other = Configure(default_config(FLOP))
    table.seat(1)
    assert table.refused(other, by=session).code == Refusal.CREDITS_ON_SEAT
    table.until(Phase.BETTING)
    table.bet(1)
    assert table.refused(other, by=session).code == Refusal.IN_ROUND
    table.does(Ready(1))
    assert table.refused(other, by=session).code == Refusal.IN_ROUND
    table.until(Phase.RESULT)
    table.does(Leave(1))
    table.does(other, by=session)
    assert table.table.view().game == FLOP
    table.config = default_config(FLOP)
    table.seat(1)
    table.play_round()


def test_a_wrong_setting_is_refused_by_field(table: Driver) -> None:
    session = table.hire()
    wrong_config = table.config._replace(limits=(Limit("ante", 0, 0, 0),))
    refused = table.refused(Configure(wrong_config), by=session)
    assert (refused.code, refused.field) == (Refusal.BAD_VALUE, "limits")
    assert table.refused(Configure(table.config), by=session).code == Refusal.NOTHING_THERE
    assert table.refused(ChangePace(Pace(cut_ms=600_001)), by=session).field == "pace, cut_ms"


def test_every_change_of_settings_keeps_the_old_and_the_new(table: Driver) -> None:
    session = table.hire()
    first, second = default_config(NY), default_config(TEXAS)
    quick = second._replace(pace=Pace(betting_ms=1))
    table.does(Configure(second), by=session)
    table.does(ChangePace(quick.pace), by=session)
    table.does(Configure(first), by=session)
    changes = [(record.old, record.new) for record in found(table, Configured)]
    assert changes == [(None, first), (first, second), (second, quick), (quick, first)]
    assert [entry.who for entry in entries(table) if entry.kind == "configured"] == [(), ("sam",), ("sam",), ("sam",)]


def test_every_change_of_the_device_keeps_the_old_the_new_and_who(table: Driver) -> None:
    session = table.hire()
    tom = table.hire("tom", Role.TECHNICIAN, by=session)
    first, second = Device(), Device(volume=65, seats=(6, 5, 4, 3, 2, 1), sensor="/dev/croupier-sensor")
    table.does(SetDevice(first, second), by=tom)
    assert found(table, DeviceSet) == [
        ("volume", "60", "65"),
        ("seats", "[]", "[6, 5, 4, 3, 2, 1]"),
        ("sensor", '"none"', '"/dev/croupier-sensor"'),
    ]
    told = [line_of(stored) for stored in entries_in(table.data) if stored.entry.kind == "device-set"]
    assert [(line.who, str(line.words)) for line in told[:2]] == [
        (("tom",), "Device: volume 60 -> 65."),
        (("tom",), "Device: seats [] -> [6, 5, 4, 3, 2, 1]."),
    ]
    table.does(SetDevice(None, first), by=session)
    assert [record.key for record in found(table, DeviceSet)[3:]] == list(written(first))
    assert {record.old for record in found(table, DeviceSet)[3:]} == {None}


@pytest.mark.parametrize(
    ("device", "words"),
    [
        (Device(language="fr"), "language cannot be 'fr'"),
        (Device(volume=101), "volume cannot be 101"),
        (Device(screen=True), "screen cannot be True"),
        (Device(seats=(1, 2)), "must name 6 different screens"),
        (Device(seats=(1, 2, 3, 4, 5, 5)), "must name 6 different screens"),
        (Device(seats=(1, 2, 3, 4, 5, 16)), "numbers of screens from 0 to 15"),
        (Device(layout="seats", seats=(1, 2, 3, 0, 4, 5)), "and not seat 4's"),
        (Device(sensor="ttyACM0"), "the path of a port"),
        (Device(sensor='/dev/"x'), "the path of a port"),
        (Device(), "Nothing would change"),
    ],
    ids=str,
)
def test_a_device_that_cannot_be_is_refused(
    staffed: tuple[Driver, dict[Role, str], str], device: Device, words: str
) -> None:
    table, sessions, _ = staffed
    assert words in str(table.refused(SetDevice(Device(), device), by=sessions[Role.TECHNICIAN]).words)
    assert found(table, DeviceSet) == []


def test_each_game_has_its_own_pool_which_is_funded_once(table: Driver) -> None:
    session = table.hire()
    for game in (TEXAS, NY, TEXAS, HEADS_UP_MA):
        table.does(Configure(default_config(game)), by=session)
    higher = ProgressiveTerms("A", reset=10_000_000_005)
    table.does(Configure(default_config(NY)._replace(progressive=higher)), by=session)
    funded = [(record.game, record.micros) for record in found(table, PoolFunded)]
    assert funded == [(NY, 10_000_000_000), (TEXAS, 10_000_000_000), (NY, 5)]


def test_every_record_of_staff_says_who(table: Driver) -> None:
    session = table.hire()
    ann = table.hire("ann", Role.ATTENDANT, OTHER_PIN, by=session)
    table.seat(1)
    table.does(GiveCredit(1, 100), by=ann)
    table.does(OrderReshuffle(), by=session)
    table.does(CorrectPool(5, "recount"), by=ann, second=session)
    table.until(Phase.BETTING)
    table.bet_all()
    table.does(Declare("device-failure"), by=ann)
    table.does(LogOut(), by=ann)
    who = {entry.kind: entry.who for entry in entries(table)}
    assert (who["credit-given"], who["reshuffle-ordered"], who["pool-corrected"], who["logged-out"]) == (
        ("ann",),
        ("sam",),
        ("ann", "sam"),
        ("ann",),
    )
    assert [entry.who for entry in entries(table) if entry.kind == "round-stepped"][-1] == ("ann",)
    assert who["bet-placed"] == ()


def test_an_ask_of_staff_has_an_id_too(table: Driver) -> None:
    session = table.hire()
    table.table.submit(Ask("once", OrderReshuffle(), by=session))
    table.table.submit(Ask("once", OrderReshuffle(), by=session))
    asked = [entry.intent for entry in entries(table) if entry.kind == "reshuffle-ordered"]
    assert [str(mark).split("/")[0] for mark in asked] == ["once"]
