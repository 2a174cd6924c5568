"""What a seat's touches do with its bets, and what Undo has to know of them: the progressive's chip is one of them."""

from collections.abc import Callable
from typing import NamedTuple

from kiosk.base.ports import Clock
from kiosk.devices.bet_sensor.touch_spot import TouchSensor
from kiosk.ledger.table_state import Phase
from kiosk.rules.cards.positions import SEATS
from kiosk.rules.pay.pool import WAGER_CENTS
from kiosk.table import requests
from kiosk.table.table import Table
from kiosk.table.views import Chip
from ui.glass.derive.amounts import chip_name
from ui.glass.ui_state import UiState

LOOK_MS = 300  # from a street's buttons coming up: a touch that quick was meant for what was there before
_PLAIN: dict[str, Callable[[int], requests.SeatRequest]] = {
    "repeat": requests.Repeat,
    "double": requests.Double,
    "max": requests.BetMost,
}
_READY: dict[str, Callable[[int], requests.SeatRequest]] = {"ready": requests.Ready, "unready": requests.Unready}
_BET, _CHIP, _BOTH = "bet", "chip", "both"  # what one touch did


class BetsContext(NamedTuple):
    table: Table
    clock: Clock
    sensor: TouchSensor | None  # where the progressive's chip is a touch; None where a device sees it
    ui_states: dict[int, UiState]
    ask: Callable[[requests.SeatRequest], bool]  # the table; whether it was taken


class SeatBets:
    """All seats' bets, as they are touched."""

    names = (*_PLAIN, *_READY, "undo", "clear")

    def __init__(self, context: BetsContext) -> None:
        self._context = context
        self._pressed_ms = dict.fromkeys(SEATS, -LOOK_MS)  # Repeat or Deal, in whose place comes what takes it back
        self._chips: set[int] = set()  # seats that played the progressive last

    def do(self, seat: int, what: str) -> None:
        """One of `names` was touched."""
        match what:
            case "undo":
                self._undo(seat)
            case "clear":
                self._clear(seat)
            case "ready" | "unready":
                if not (what == "unready" and self._twice(seat)) and self._context.ask(_READY[what](seat)):
                    self._press(seat, what)
            case _ if self._context.ask(_PLAIN[what](seat)):
                self._press(seat, what)
                lacks_chip = what == "repeat" and seat in self._chips and self._chip(seat) == Chip.NONE
                with_chip = lacks_chip and self._turn_chip(seat)
                self._did(seat, _BOTH if with_chip else _BET)

    def bet(self, seat: int, wager: str) -> None:
        """The spot was touched, with a chip in the hand."""
        if wager == "progressive":
            if self._turn_chip(seat):
                self._did(seat, _CHIP)
        else:
            self._bet_chip(seat, wager, self._context.ui_states[seat].chip)

    def drop(self, seat: int, what: str) -> None:
        """A chip was slid onto a spot: "25 ante". The progressive takes one chip, of its own value."""
        name, _, wager = what.partition(" ")
        cents = next((chip for chip in self._context.table.view().chips if chip_name(chip) == name), 0)
        if wager != "progressive":
            self._bet_chip(seat, wager, cents)
        elif cents == WAGER_CENTS and self._chip(seat) == Chip.NONE:
            self.bet(seat, wager)

    def _bet_chip(self, seat: int, wager: str, cents: int) -> None:
        if self._context.ask(requests.Bet(seat, wager, cents)):
            self._did(seat, _BET)

    def bet_custom(self, seat: int, wager: str, cents: int) -> bool:
        """So much is to lie there; whether it does."""
        placed = self._context.ask(requests.BetCustom(seat, wager, cents))
        if placed:
            self._did(seat, _BET)
        return placed

    def forget(self, *seats: int) -> None:
        """There is nothing to take back any more."""
        for seat in seats:
            self._set_done(seat, ())

    def dealt(self, chips: set[int]) -> None:
        """The bets are closed; these seats play the progressive."""
        self.forget(*SEATS)
        self._chips = chips

    def returned(self, seat: int) -> None:
        """The seat has its bets back, and with them a chip that is a touch."""
        self.forget(seat)
        if self._context.sensor is not None:
            self._context.sensor.lift(seat)

    def settled(self) -> None:
        """A chip that is a touch is a bet of one round: it is taken off with the others."""
        if self._context.sensor is not None:
            for seat in SEATS:
                self._context.sensor.lift(seat)

    def _chip(self, seat: int) -> Chip:
        return self._context.table.view().seats[seat - 1].chip

    def _turn_chip(self, seat: int) -> bool:
        """The progressive's chip, where it is a touch: placed, or taken back. Whether it is one."""
        sensor = self._context.sensor
        if sensor is None:
            return False
        (sensor.place if self._chip(seat) == Chip.NONE else sensor.lift)(seat)
        self._context.table.sense(sensor.poll(self._context.clock.steady_ms()))
        return True

    def _did(self, seat: int, what: str) -> None:
        self._set_done(seat, (*self._context.ui_states[seat].done, what))

    def _set_done(self, seat: int, done: tuple[str, ...]) -> None:
        self._context.ui_states[seat] = self._context.ui_states[seat]._replace(done=done)

    def _press(self, seat: int, what: str) -> None:
        if what in ("repeat", "ready"):
            self._pressed_ms[seat] = self._context.clock.steady_ms()

    def _twice(self, seat: int) -> bool:
        """Whether this is a second touch on what said "repeat" or "deal" until now."""
        return self._context.clock.steady_ms() - self._pressed_ms[seat] < LOOK_MS

    def _undo(self, seat: int) -> None:
        """Take back the last thing that the player did, the progressive's chip included."""
        if self._twice(seat):
            return
        *before, last = self._context.ui_states[seat].done or (_BET,)
        if last != _CHIP and not self._context.ask(requests.Undo(seat)):
            return
        if last != _BET:
            self._turn_chip(seat)
        self._set_done(seat, tuple(before))

    def _clear(self, seat: int) -> None:
        view = self._context.table.view()
        held = view.seats[seat - 1]
        chip_alone = held.chip != Chip.NONE and not held.bets and view.phase != Phase.PLAYING
        if not chip_alone and not self._context.ask(requests.Clear(seat)):
            return
        if held.chip != Chip.NONE:
            self._turn_chip(seat)
        self.forget(seat)
