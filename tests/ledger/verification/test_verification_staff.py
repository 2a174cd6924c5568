"""What staff did names them, and nothing that the table's people leave in the ledger can be more than it is."""

import pytest

from kiosk.audit.verification import Finding, Verifier
from kiosk.base.ports import names
from kiosk.ledger.records import LedgerMade
from kiosk.ledger.table_state import Phase, TableState
from kiosk.policy.access import Role
from kiosk.policy.device import Device
from kiosk.table.requests import (
    AnswerCall,
    CallAttendant,
    CashOut,
    CloseTable,
    CorrectPool,
    GiveCredit,
    Leave,
    LogIn,
    OpenTable,
    OrderReshuffle,
    PlanEnd,
    RemoveUser,
    ResetPin,
    SetDevice,
    StartMode,
    TransferPool,
)
from tests.kit.table.recorded_ledgers import Book, moved
from tests.kit.table.table_driver import OTHER_PIN, PIN, Driver


def findings(book: Book) -> list[Finding]:
    verifier = Verifier(book.made, TableState())
    for number, entry in book.entries:
        verifier.take(number, entry)
    verifier.close()
    return verifier.findings


@pytest.fixture(scope="module")
def staffed(tmp_path_factory: pytest.TempPathFactory) -> Book:
    """Everything that takes staff, and a PIN that was wrong."""
    table = Driver(tmp_path_factory.mktemp("staffed"))
    sam = table.hire()
    ann = table.hire("ann", Role.SUPERVISOR, OTHER_PIN, by=sam)
    table.refused(LogIn("ann", "999999"))
    table.seat(1, 2)
    table.does(CallAttendant(1))
    table.does(AnswerCall(1), by=ann)
    table.does(GiveCredit(1, 500), by=ann)
    table.play_round()
    table.does(OrderReshuffle(), by=sam)
    table.does(CorrectPool(1_000_000, "a test"), by=sam, second=ann)
    table.does(PlanEnd("2030-01-01", "table 2"), by=sam)
    table.does(SetDevice(Device(), Device(volume=0)), by=sam)
    table.does(CloseTable("a test"), by=sam)
    table.does(OpenTable(), by=sam)
    table.does(CashOut(2))
    table.does(Leave(1))
    table.does(Leave(2))
    table.until(Phase.ATTRACT)
    table.does(TransferPool("table 2"), by=sam, second=ann)
    table.does(StartMode("test"), by=sam)
    table.does(ResetPin("ann", PIN), by=sam)
    table.does(RemoveUser("ann"), by=sam)
    table.table.raise_fault("door-open")
    table.table.clear_fault("door-open")
    table.table.close()
    return Book(table.data)


ONE = """call-answered credit-given reshuffle-ordered end-planned device-set mode-started table-closed table-opened
pin-changed user-removed"""
TWO = "pool-corrected pool-transferred"


def test_what_staff_did_names_them(staffed: Book) -> None:
    assert findings(staffed) == []
    for kind in f"{ONE} {TWO} user-added".split():
        for who in ((), ("eve",), *((("sam",), ("sam", "sam"), ("sam", "eve")) if kind in TWO else ())):
            book = staffed.copy()
            number = book.change(book.find(kind), who=who)
            found = [finding for finding in findings(book) if finding.number == number]
            assert len(found) == 1, (kind, who)
            assert f"it names {names(who) or 'nobody'}" in found[0].words
    book = staffed.copy()
    book.change(book.find("user-added", '"sam"'), who=())  # the first: nobody can vouch for them
    assert findings(book) == []


def test_two_persons_have_pins_of_their_own(staffed: Book) -> None:
    book = staffed.copy()
    own = next(i for i, (_, entry) in enumerate(book.entries) if entry.kind == "pin-changed" and entry.who == ("ann",))
    book.change(own, who=("sam",))
    words = "ann stands for one of two persons with a PIN that sam set"
    at = [book.entries[book.find(kind)][0] for kind in TWO.split()]
    assert [finding for finding in findings(book) if finding.number in at] == [(number, words) for number in at]


def test_a_login_that_failed_changes_nothing_but_the_lock(staffed: Book) -> None:
    for field, value in (("role", "technician"), ("pin_hash", "mine"), ("removed", True), ("name", "sam")):
        book = staffed.copy()
        number = book.rewrite(book.find("login-failed"), lambda v, f=field, x=value: v["user"].update({f: x}))  # type: ignore[misc]
        assert (number, "a login that failed changes more of a user than the failures and the lock") in findings(book)


def test_a_fault_that_nobody_knows_is_found(staffed: Book) -> None:
    for kind in ("fault-raised", "fault-cleared"):
        book = staffed.copy()
        number = book.rewrite(book.find(kind), lambda value: value.update(fault="bad-mood"))
        assert [at for at, words in findings(book) if "there is no fault bad-mood" in words] == [number]


def test_a_cash_out_pays_the_whole_credit(staffed: Book) -> None:
    book = staffed.copy()
    place = book.find("cash-out-paid")
    seat, postings = book.entries[place][1].seat, book.entries[place][1].postings
    paid = max(micros for _, micros in postings) // 10_000
    less = moved(postings, -1_000_000, f"seat:{seat}", "cash")
    number = book.rewrite(place, lambda value: value.update(cents=paid - 100), less)
    assert (number, f"it pays {paid - 100} cents, and the seat has {paid}") in findings(book)


def test_nothing_is_bought_on_a_live_table(staffed: Book) -> None:
    book = staffed.copy()
    book.made = LedgerMade("live", book.made.ledger)
    number = book.entries[book.find("credit-bought")][0]
    assert (number, "demonstration credits are bought on a live table") in findings(book)
