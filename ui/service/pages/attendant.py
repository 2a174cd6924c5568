"""The attendant's page: credit on seats, cash-outs, hand-pays, calls, faults, irregularities, cleaning the glass."""

from collections.abc import Callable
from functools import partial
from typing import ClassVar

from PySide6.QtWidgets import QComboBox, QFrame, QGridLayout, QLineEdit, QVBoxLayout

from kiosk.access import Action
from kiosk.dealing import SEATS
from kiosk.faults import FAULTS, may_clear
from kiosk.intents import Declare
from kiosk.money import dollars, parse_dollars
from kiosk.records import HandPay
from kiosk.requests import (
    AnswerCall,
    CancelCashOut,
    ClearFault,
    ConfirmCashOut,
    ConfirmHandPay,
    DisputeHandPay,
    GiveCredit,
)
from kiosk.tablestate import ActiveFault, Place, TableState
from ui.service.keys import pad
from ui.service.page import Page, Service
from ui.service.parts import button, clear, label, panel, row

CLEAN_MS = 30_000
_EASY = (2_000, 10_000, 20_000, 50_000)  # amounts that are asked for often


class Attendant(Page):
    """What an attendant does with a queue behind them: what waits stands on top."""

    name: ClassVar[str] = "attendant"
    title: ClassVar[str] = "Attendant"
    needs: ClassVar[frozenset[Action]] = frozenset({Action.CREDIT_SEAT, Action.CLEAR_FAULT, Action.CLEAN_GLASS})

    def __init__(self, service: Service) -> None:
        super().__init__(service)
        self._shown: object = None
        self._waiting = QVBoxLayout()
        self._waiting_panel = panel(self._waiting, title="Waiting for you")
        self.body.addWidget(self._waiting_panel)
        staff = service.staff
        if staff.may(Action.CREDIT_SEAT):
            self._add_credit()
        if staff.may(Action.DECLARE_IRREGULARITY):
            self._add_irregularity()
        if staff.may(Action.CLEAN_GLASS):
            clean = button("Clean the glass for 30 seconds", self._clean, name="clean")
            self.body.addWidget(panel(row(clean, 1), title="Glass"))
        self.body.addStretch(1)

    def refresh(self) -> None:
        """What waits now; drawn again only when it changed."""
        state = self.service.table.state
        calls = tuple(place for place in state.places if place.calling or place.cashing_out)
        waiting = (state.faults, state.hand_pays, calls)
        if hasattr(self, "_credits"):
            for seat in SEATS:
                self._credits[seat].setText(dollars(state.credit(seat)))
        if waiting != self._shown:
            self._shown = waiting
            self._show_waiting(state, calls)

    # What waits.

    def _show_waiting(self, state: TableState, calls: tuple[Place, ...]) -> None:
        clear(self._waiting)
        for fault in state.faults:
            self._waiting.addWidget(self._fault(fault))
        for pay in state.hand_pays:
            self._waiting.addWidget(self._hand_pay(pay))
        for place in calls:
            self._waiting.addWidget(self._call(state, place))
        if not (state.faults or state.hand_pays or calls):
            self._waiting.addWidget(label("Nothing waits.", "quiet"))

    def _line(self, words: str, more: str, *buttons: tuple[str, str, Callable[[], None]]) -> QFrame:
        """A matter that waits: what it is, and what can be done about it."""
        made = QFrame()
        made.setLayout(
            row(
                label(words, "heading"),
                label(more, "quiet"),
                1,
                *(button(text, do, name=name) for text, name, do in buttons),
            )
        )
        return made

    def _fault(self, fault: ActiveFault) -> QFrame:
        known = FAULTS[fault.fault]
        where = f" seat {fault.seat}" if fault.seat else ""
        buttons = []
        role = self.service.staff.role
        if role is not None and may_clear(role, fault.fault):
            clear_it = partial(self._ask, ClearFault(fault.fault, fault.seat), f"{known.code} is cleared.")
            buttons.append((f"Clear {known.code}", f"clear {fault.fault}", clear_it))
        return self._line(f"{known.code}{where}", fault.words, *buttons)

    def _hand_pay(self, pay: HandPay) -> QFrame:
        amount = dollars(pay.cents)
        paid = f"{amount} at seat {pay.seat} is paid."
        words = f"You have paid {amount} in cash to the player at seat {pay.seat}. The seat is freed."
        confirm = partial(
            self.service.window.confirm,
            "Paid by hand",
            words,
            partial(self._ask, ConfirmHandPay(pay.number), paid),
            do=f"Paid {amount}",
        )
        dispute = partial(
            self._ask, DisputeHandPay(pay.number, "not agreed at the table"), "It stays open, marked as disputed."
        )
        status = "disputed: it stays open" if pay.disputed else f"won with {pay.wager}"
        buttons = [("Paid", f"paid {pay.number}", confirm)]
        buttons += [] if pay.disputed else [("Disputed", f"dispute {pay.number}", dispute)]
        return self._line(f"Hand-pay {amount}, seat {pay.seat}", status, *buttons)

    def _call(self, state: TableState, place: Place) -> QFrame:
        if not place.cashing_out:
            come = partial(self._ask, AnswerCall(place.seat), f"Seat {place.seat} was answered.")
            return self._line(f"Seat {place.seat} calls", "", ("I am there", f"answer {place.seat}", come))
        amount = dollars(state.credit(place.seat))
        words = f"You have paid {amount} in cash to the player at seat {place.seat}. Its credit becomes $0.00."
        pay = partial(
            self.service.window.confirm,
            "Cash-out",
            words,
            partial(self._ask, ConfirmCashOut(place.seat), f"{amount} at seat {place.seat} is paid."),
            do=f"Paid {amount}",
        )
        keep = partial(self._ask, CancelCashOut(place.seat), f"Seat {place.seat} keeps its credit.")
        buttons = (("Paid", f"pay {place.seat}", pay), ("Player stays", f"keep {place.seat}", keep))
        return self._line(f"Cash-out {amount}, seat {place.seat}", "the seat is locked", *buttons)

    def _ask(self, request: object, done: str) -> None:
        self.service.window.ask_table(request, done)  # type: ignore[arg-type]

    # Credit.

    def _add_credit(self) -> None:
        self._credits = {seat: label("", "figure", name=f"credit {seat}") for seat in SEATS}
        self._seat = 0
        self._amount = QLineEdit()
        self._amount.setPlaceholderText("Amount, for example 200 or 12.50")
        self._amount.setProperty("named", "amount")
        grid = QGridLayout()
        self._seats = {}
        for index, seat in enumerate(SEATS):
            made = button(f"Seat {seat}", partial(self._choose, seat), name=f"seat {seat}")
            made.setCheckable(True)
            self._seats[seat] = made
            grid.addWidget(made, 0, index)
            grid.addWidget(self._credits[seat], 1, index)
        easy = [button(dollars(cents), partial(self._amount.setText, f"{cents // 100}")) for cents in _EASY]
        give = button("Put on the seat", self._give, "primary", name="give")
        self.body.addWidget(
            panel(grid, row(self._amount, *easy, give), pad(self._amount), title="Credit for money taken")
        )

    def _choose(self, seat: int) -> None:
        self._seat = seat
        for one, made in self._seats.items():
            made.setChecked(one == seat)

    def _give(self) -> None:
        if not self._seat:
            self.service.window.tell("Choose a seat first.", "warning")
            return
        try:
            cents = parse_dollars(self._amount.text())
        except ValueError as error:
            self.service.window.tell(str(error), "warning")
            return
        seat, amount = self._seat, dollars(cents)
        self.service.window.confirm(
            f"Credit for seat {seat}",
            f"You have taken {amount} in cash. Seat {seat} gets {amount} of credit.",
            partial(self._ask, GiveCredit(seat, cents), f"Seat {seat} has {amount} more."),
            do=f"Taken {amount}",
        )

    # Irregularities.

    def _add_irregularity(self) -> None:
        game = self.service.table.state.game()
        self._kinds = {kind: remedy for kind, remedy in game.remedies.items() if not remedy.found_by_count}
        self._kind, self._where = QComboBox(), QComboBox()
        for kind, remedy in self._kinds.items():
            self._kind.addItem(kind.replace("-", " "), kind)
            self._kind.setItemData(self._kind.count() - 1, remedy.words, 3)
        self._where.addItems(["no seat", *(f"seat {seat}" for seat in SEATS)])
        self._does = label("", "quiet", name="what it does")
        self._kind.currentIndexChanged.connect(lambda _: self._tell_remedy())
        declare = button("Declare", self._declare, "danger", name="declare")
        self.body.addWidget(panel(row(self._kind, self._where, declare, 1), self._does, title="Irregularity"))
        self._tell_remedy()

    def _tell_remedy(self) -> None:
        remedy = self._kinds[self._kind.currentData()]
        self._does.setText(f"{remedy.words} ({remedy.clause})")
        self._where.setVisible(remedy.names_seat)

    def _declare(self) -> None:
        kind = self._kind.currentData()
        remedy = self._kinds[kind]
        seat = self._where.currentIndex() or None if remedy.names_seat else None
        self.service.window.confirm(
            "Declare an irregularity",
            f"{kind.replace('-', ' ').capitalize()}. {remedy.words}",
            partial(self._ask, Declare(kind, seat), "It is declared."),
            do="Declare",
        )

    def _clean(self) -> None:
        self.service.clean(CLEAN_MS)
        self.service.window.tell("Touch is off for 30 seconds.")
