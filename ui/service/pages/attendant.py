"""The attendant's page: credit on seats, cash-outs, hand-pays, calls, faults, irregularities, cleaning the glass."""

from collections.abc import Callable
from functools import partial

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QFrame, QGridLayout, QVBoxLayout

from kiosk.ledger.table_state import ActiveFault, HandPay, Place, TableState
from kiosk.policy.access import Action
from kiosk.policy.faults import FAULTS, may_clear
from kiosk.rules.cards.positions import SEATS
from kiosk.rules.intents import Declare
from kiosk.rules.irregularities import IN_WORDS
from kiosk.rules.pay.money import dollars, parse_dollars
from kiosk.table import requests
from kiosk.table.config_changes import plain
from ui.i18n.menu_words import capital, mark, say
from ui.service.page import Page, Service
from ui.service.panels.call_log import CallLog
from ui.service.widgets.choice_buttons import choice, turn_on
from ui.service.widgets.parts import DropDown, button, clear, column, field, holder, label, panel, row
from ui.service.widgets.touch_keys import money_pad

CLEAN_MS = 30_000
_EASY = (2_000, 10_000, 20_000, 50_000)  # amounts that are asked for often
_PAD = 320  # wide
_SIDE = 500


class Attendant(Page):
    """What an attendant does with a queue behind them: what waits stands on top."""

    name = "attendant"
    title = mark("Attendant")
    needs = frozenset({Action.CREDIT_SEAT, Action.CLEAR_FAULT, Action.CLEAN_GLASS})
    finds = (
        (mark("Credit a seat, take money in"), Action.CREDIT_SEAT),
        (mark("Pay a cash-out"), Action.CONFIRM_CASH_OUT),
        (mark("Pay a hand-pay, a jackpot"), Action.CONFIRM_HAND_PAY),
        (mark("Dispute a hand-pay"), Action.DISPUTE_HAND_PAY),
        (mark("Clear a fault"), Action.CLEAR_FAULT),
        (mark("Declare an irregularity, a misdeal"), Action.DECLARE_IRREGULARITY),
        (mark("Answer a call, the call log"), Action.ANSWER_CALL),
        (mark("Clean the glass"), Action.CLEAN_GLASS),
    )

    def __init__(self, service: Service) -> None:
        super().__init__(service)
        self._shown: object = None
        self._waiting = QVBoxLayout()
        self.body.addWidget(panel(self._waiting, title=say("Waiting for you")))
        staff = service.staff
        self._log = CallLog(service)
        self._calling: object = None
        beside = [self._irregularity()] if staff.may(Action.DECLARE_IRREGULARITY) else []
        beside += [self._glass()] if staff.may(Action.CLEAN_GLASS) else []
        side = holder(column(*beside, 1))
        side.setFixedWidth(_SIDE)
        self.body.addLayout(row(self._credit(), side) if staff.may(Action.CREDIT_SEAT) else row(side, 1))
        self.body.addWidget(panel(self._log, title=say("Calls")))
        self.body.addStretch(1)

    def refresh(self) -> None:
        """What waits now; drawn again only when it changed."""
        state = self.service.table.state
        calls = tuple(place for place in state.places if place.calling or place.cashing_out)
        waiting = (state.faults, state.hand_pays, calls)
        if hasattr(self, "_credits"):
            for seat in SEATS:
                there = state.place(seat).taken or state.credit(seat)
                self._credits[seat].setText(dollars(state.credit(seat)) if there else say("empty"))
        if waiting != self._shown:
            self._shown = waiting
            self._show_waiting(state, calls)
        calling = tuple(place.calling for place in state.places)
        if calling != self._calling:
            self._calling = calling
            self._log.read()

    def _show_waiting(self, state: TableState, calls: tuple[Place, ...]) -> None:
        clear(self._waiting)
        for fault in state.faults:
            self._waiting.addWidget(self._fault(fault))
        for pay in state.hand_pays:
            self._waiting.addWidget(self._hand_pay(pay))
        for place in calls:
            self._waiting.addWidget(self._call(state, place))
        if not (state.faults or state.hand_pays or calls):
            self._waiting.addWidget(label(say("Nothing waits."), "quiet"))

    def _line(self, words: str, more: str, *buttons: tuple[str, str, Callable[[], None]]) -> QFrame:
        """A matter that waits: what it is, and what can be done about it."""
        inside = row(label(words, "heading"), label(more, "quiet"), *(button(t, do, name=n) for t, n, do in buttons))
        inside.setStretch(1, 1)
        return holder(inside)

    def _fault(self, fault: ActiveFault) -> QFrame:
        known = FAULTS[fault.fault]
        at_seat = say("{code} seat {seat}", code=known.code, seat=fault.seat)
        buttons = []
        role = self.service.staff.role
        if role is not None and may_clear(role, fault.fault):
            done = say("{code} is cleared.", code=known.code)
            clear_it = partial(self.service.window.ask_table, requests.ClearFault(fault.fault, fault.seat), done)
            buttons.append((say("Clear {code}", code=known.code), f"clear {fault.fault}", clear_it))
        return self._line(at_seat if fault.seat else known.code, fault.words, *buttons)

    def _hand_pay(self, pay: HandPay) -> QFrame:
        amount, seat, window = dollars(pay.cents), pay.seat, self.service.window
        confirm = partial(
            window.confirm,
            say("Hand-pay, seat {seat}", seat=seat),
            say(
                "Give the player at seat {seat} {amount} in cash. When they have it, confirm: the seat plays on.",
                seat=seat,
                amount=amount,
            ),
            partial(self.service.window.ask_table, requests.ConfirmHandPay(pay.number), _paid(amount, seat)),
            do=_have_paid(amount),
        )
        dispute = partial(
            window.confirm,
            say("Hand-pay, seat {seat}: disputed", seat=seat),
            say(
                "The player does not agree with {amount}. It stays open, and is owed, until it is paid. The seat "
                "waits.",
                amount=amount,
            ),
            partial(
                self.service.window.ask_table,
                requests.DisputeHandPay(pay.number, "not agreed at the table"),
                say("It stays open, as disputed."),
            ),
            do=say("It is disputed"),
        )
        staff = self.service.staff
        won = say("won with {wager}", wager=pay.wager.replace("_", " "))
        status = say("disputed: it stays open") if pay.disputed else won
        buttons: list[tuple[str, str, Callable[[], None]]] = []
        if staff.may(Action.DISPUTE_HAND_PAY) and not pay.disputed:
            buttons.append((say("Disputed …"), f"dispute {pay.number}", dispute))
        if staff.may(Action.CONFIRM_HAND_PAY):
            buttons.append((say("Pay {amount} …", amount=amount), f"paid {pay.number}", confirm))
        return self._line(say("Hand-pay {amount}, seat {seat}", amount=amount, seat=seat), status, *buttons)

    def _call(self, state: TableState, place: Place) -> QFrame:
        seat = place.seat
        if not place.cashing_out:
            come = partial(
                self.service.window.ask_table, requests.AnswerCall(seat), say("Seat {seat} was answered.", seat=seat)
            )
            return self._line(say("Seat {seat} calls", seat=seat), "", (say("I am there"), f"answer {seat}", come))
        amount = dollars(state.credit(seat))
        pay = partial(
            self.service.window.confirm,
            say("Cash-out, seat {seat}", seat=seat),
            say(
                "Give the player at seat {seat} {amount} in cash. When they have it, confirm: the credit becomes "
                "$0.00.",
                seat=seat,
                amount=amount,
            ),
            partial(self.service.window.ask_table, requests.ConfirmCashOut(seat), _paid(amount, seat)),
            do=_have_paid(amount),
        )
        keep = partial(
            self.service.window.ask_table, requests.CancelCashOut(seat), say("Seat {seat} keeps its credit.", seat=seat)
        )
        both = ((say("Player stays"), f"keep {seat}", keep), (say("Pay {amount} …", amount=amount), f"pay {seat}", pay))
        buttons = both if self.service.staff.may(Action.CONFIRM_CASH_OUT) else ()
        return self._line(
            say("Cash-out {amount}, seat {seat}", amount=amount, seat=seat),
            say("the seat is locked until it is paid"),
            *buttons,
        )

    def _credit(self) -> QFrame:
        self._credits = {seat: label("", "heading", name=f"credit {seat}") for seat in SEATS}
        self._seat = 0
        self._amount = field("amount", say("Amount, for example 200 or 12.50"))
        grid = QGridLayout()
        self._seats = {}
        for index, seat in enumerate(SEATS):
            made = choice(say("Seat {seat}", seat=seat), partial(self._choose, seat), name=f"seat {seat}")
            self._seats[seat] = made
            grid.addWidget(made, 0, index)
            grid.addWidget(self._credits[seat], 1, index, Qt.AlignmentFlag.AlignHCenter)
        easy = [
            button(
                dollars(cents).removesuffix(".00"), partial(self._amount.setText, plain(cents)), name=f"easy {cents}"
            )
            for cents in _EASY
        ]
        self._give_it = button(say("Give credit …"), self._give, "primary", name="give")
        keys = money_pad(self._amount)
        keys.setFixedWidth(_PAD)
        left = column(grid, label(say("Money taken"), "quiet"), self._amount, row(*easy), 1, row(1, self._give_it))
        return panel(row(left, column(keys, 1)), title=say("Credit for a seat"))

    def _choose(self, seat: int) -> None:
        self._seat = seat
        turn_on(self._seats, seat)

    def _give(self) -> None:
        if not self._seat:
            self.service.window.tell(say("Choose a seat first."), "warning")
            return
        try:
            cents = parse_dollars(self._amount.text())
        except ValueError as error:
            self.service.window.tell(str(error), "warning")
            return
        seat, amount = self._seat, dollars(cents)
        self.service.window.confirm(
            say("Credit for seat {seat}", seat=seat),
            say(
                "Take {amount} in cash. When you have it, confirm: seat {seat} gets {amount} of credit.",
                amount=amount,
                seat=seat,
            ),
            partial(
                self.service.window.ask_table,
                requests.GiveCredit(seat, cents),
                say("Seat {seat} has {amount} more.", seat=seat, amount=amount),
                self._amount.clear,  # what was given is not given once more by a second touch
            ),
            do=say("I have taken {amount}", amount=amount),
        )

    def _irregularity(self) -> QFrame:
        """What is declared has its remedy in the game's rules, and that is said before."""
        game = self.service.table.state.game()
        self._kinds = {kind: remedy for kind, remedy in game.remedies.items() if not remedy.found_by_count}
        self._kind, self._where = DropDown("irregularity"), DropDown("irregular seat")
        for kind in self._kinds:
            self._kind.addItem(capital(say(IN_WORDS[kind])), kind)
        self._where.addItems([say("Which seat?"), *(say("Seat {seat}", seat=seat) for seat in SEATS)])
        self._does = label("", "quiet", name="what it does")
        self._kind.currentIndexChanged.connect(lambda _: self._tell_remedy())
        declare = button(say("Declare …"), self._declare, "danger", name="declare")
        self._tell_remedy()
        return panel(
            self._kind, self._where, self._does, row(1, declare), title=say("Something went wrong in the round")
        )

    def _tell_remedy(self) -> None:
        remedy = self._kinds[self._kind.currentData()]
        self._does.setText(say("Then {remedy} ({clause}).", remedy=remedy.words, clause=remedy.clause))
        self._where.setVisible(remedy.names_seat)

    def _declare(self) -> None:
        kind = self._kind.currentData()
        remedy = self._kinds[kind]
        seat = self._where.currentIndex() or None if remedy.names_seat else None
        if remedy.names_seat and seat is None:
            self.service.window.tell(say("Say which seat."), "warning")
            return
        what = capital(say(IN_WORDS[kind]))
        where = say("{what} (seat {seat})", what=what, seat=seat) if seat else what
        self.service.window.confirm(
            say("Declare an irregularity"),
            say("{what}. Then {remedy}. It cannot be taken back.", what=where, remedy=remedy.words),
            partial(self.service.window.ask_table, Declare(kind, seat), say("It is declared.")),
            do=say("Declare it"),
        )

    def _glass(self) -> QFrame:
        words = say("Touch is ignored meanwhile. A round in play is finished first.")
        clean = button(say("Clean for 30 seconds"), self._clean, name="clean")
        return panel(label(words, "quiet"), row(clean, 1), title=say("Clean the glass"))

    def _clean(self) -> None:
        self.service.clean(CLEAN_MS)
        self.service.window.tell(say("Touch is off for 30 seconds."))


def _paid(amount: str, seat: int) -> str:
    return say("{amount} at seat {seat} is paid.", amount=amount, seat=seat)


def _have_paid(amount: str) -> str:
    return say("I have paid {amount}", amount=amount)
