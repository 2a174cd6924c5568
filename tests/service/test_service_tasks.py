"""Five things that a new attendant or supervisor has to manage without a manual, by the words on the screen alone."""

from pathlib import Path

import pytest
from PySide6.QtWidgets import QAbstractButton, QLabel, QTableView, QWidget

from kiosk.policy.access import Role
from kiosk.table.requests import CashOut
from tests.kit.pdf_text import Pdf
from tests.kit.screen.menu_rig import Menu
from tests.kit.table.report_ledgers import sql
from tests.kit.table.two_days import WIN, evening

pytestmark = pytest.mark.usefixtures("_in_utc")


class Person:
    """Sees what is shown, and touches it. Knows nothing of how it is called inside."""

    def __init__(self, menu: Menu, role: Role, name: str) -> None:
        self._menu = menu
        menu.enter(role, name)

    def _seen(self, kind: type[QWidget]) -> list[QWidget]:
        self._menu.idle()
        sheets = [one for one in self._menu.all("cancel") if one.parentWidget()]
        top = sheets[-1].parentWidget() if sheets else self._menu.window  # what lies over all takes every touch
        return [one for one in (top or self._menu.window).findChildren(kind) if one.isVisible()]

    def reads(self) -> str:
        """Everything that is written there."""
        labels = [one.text() for one in self._seen(QLabel) if isinstance(one, QLabel)]
        buttons = [one.text() for one in self._seen(QAbstractButton) if isinstance(one, QAbstractButton)]
        return "\n".join(labels + buttons)

    def touches(self, *words: str, beside: str = "") -> None:
        """What says so: alone with these words, or on the same height as others."""
        for word in words:
            found = [one for one in self._buttons(word) if not beside or self._is_beside(one, beside)]
            assert len(found) == 1, f"{len(found)} things say {word!r} among: {self.reads()}"
            assert found[0].isEnabled(), f"{word!r} cannot be touched"
            found[0].click()
            self._menu.pump()
            self._menu.idle()

    def _buttons(self, word: str) -> list[QAbstractButton]:
        seen = [one for one in self._seen(QAbstractButton) if isinstance(one, QAbstractButton)]
        return [one for one in seen if one.text().rstrip(" …").partition("\n")[0] == word]

    def _is_beside(self, one: QWidget, words: str) -> bool:
        middle = one.mapToGlobal(one.rect().center()).y()
        for label in self._seen(QLabel):
            if isinstance(label, QLabel) and label.text() == words:
                top = label.mapToGlobal(label.rect().topLeft()).y()
                return top - one.height() // 2 <= middle <= top + label.height() + one.height() // 2
        raise AssertionError(f"nothing says {words!r} among: {self.reads()}")

    def lines(self) -> list[list[str]]:
        """The table that is shown."""
        (view,) = [one for one in self._seen(QTableView) if isinstance(one, QTableView)]
        model = view.model()
        across = range(model.columnCount())
        return [[str(model.index(row, at).data() or "") for at in across] for row in range(model.rowCount())]

    def touches_line(self, words: str) -> None:
        """A line of the table that is shown."""
        (view,) = [one for one in self._seen(QTableView) if isinstance(one, QTableView)]
        place = next(row for row, line in enumerate(self.lines()) if words in " ".join(line))
        view.clicked.emit(view.model().index(place, 0))
        self._menu.pump()
        self._menu.idle()


@pytest.fixture
def menu(tmp_path: Path) -> Menu:
    return Menu(tmp_path, None, driver=evening(tmp_path, 2))


def test_credit_seat_2_with_200_dollars(menu: Menu) -> None:
    with menu:
        ann = Person(menu, Role.ATTENDANT, "ann")
        ann.touches("Attendant", "Seat 2", "$200", "Give credit")
        assert "Take $200.00 in cash" in ann.reads()
        ann.touches("I have taken $200.00")
        assert "Seat 2 has $200.00 more." in ann.reads()
        assert menu.driver.state.credit(2) == 20_000


def test_pay_a_hand_pay_at_seat_4(menu: Menu) -> None:
    with menu:
        ann = Person(menu, Role.ATTENDANT, "ann")
        assert "Hand-pay $2,000.00, seat 4" in ann.reads()  # the first thing that is seen
        ann.touches("To the attendant's page", beside="Hand-pay $2,000.00, seat 4")
        ann.touches("Pay $2,000.00")
        assert "Give the player at seat 4 $2,000.00 in cash" in ann.reads()
        ann.touches("I have paid $2,000.00")
        assert "$2,000.00 at seat 4 is paid." in ann.reads()
        assert menu.driver.state.hand_pays == ()
    paid = (
        "SELECT sum(micros) / 10000 FROM posting JOIN event ON number = event WHERE kind = ? AND account = 'attendant'"
    )
    assert sql(menu.driver.data, f"{paid} AND seat = 4", "hand-pay-confirmed") == WIN


def test_find_why_seat_5_was_void_an_hour_ago(menu: Menu) -> None:
    with menu:
        ann = Person(menu, Role.ATTENDANT, "ann")
        ann.touches("Recall", "Seat 5", "An hour ago")
        assert any("seat 5 void" in line[-1] for line in ann.lines())
        ann.touches_line("seat 5 void")
        words = ann.reads()
        assert "A seat had a wrong number of cards (seat 5). Seat 5 is void. Declared by ann." in words
        assert "that seat is void" in words


def test_change_trips_plus_from_a_to_c_and_say_what_that_does_to_the_return(menu: Menu) -> None:
    with menu:
        sam = Person(menu, Role.SUPERVISOR, "sam")
        sam.touches("Games and paytables")
        assert "There is credit on seats 4 (" in sam.reads()
        sam.touches("Attendant", "Pay $2,000.00", "I have paid $2,000.00")
        for seat in (4, 5):  # their players go; seat 6 waits already
            menu.driver.does(CashOut(seat))
        for amount in [one for one in sam.reads().replace(" …", "").splitlines() if one.startswith("Pay $")]:
            sam.touches(amount, f"I have paid {amount.removeprefix('Pay ')}")
        sam.touches("Games and paytables")
        sam.touches("C", beside="Trips Plus table")
        assert "Trips Plus table: A → C" in sam.reads()
        assert "Trips Plus returns 99.2598% → 96.6637%" in sam.reads()
        sam.touches("Change")
        assert "Trips Plus returns 99.2598% → 96.6637%" in sam.reads()
        sam.touches("Change")
        state = menu.driver.state
        assert state.config is not None
        assert state.config.house["trips_plus"] == "C"
    who = "SELECT who FROM event WHERE kind = 'configured' ORDER BY number DESC LIMIT 1"
    assert sql(menu.driver.data, who) == "sam"


def test_export_yesterdays_report(menu: Menu) -> None:
    with menu:
        sam = Person(menu, Role.SUPERVISOR, "sam")
        sam.touches("Meters and reports", "Report", "Yesterday")
        assert "Tue 14 Nov 2023" in sam.reads()
        sam.touches("Export PDF")
        assert "Written: " in sam.reads()
    (written,) = (menu.driver.data / "reports").iterdir()
    assert written.name == "daily-report-2023-11-14.pdf"
    words = [word for page in Pdf(written.read_bytes()).texts() for word in page]
    assert "Daily report" in words
