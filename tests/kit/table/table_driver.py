"""A real table on a real ledger for tests: an injected clock, seeded chance, cheap PINs, and a driver that asks.

Nothing here is a mock: the journal, the sealing and the keys are those of the device.
"""

import random
from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import Any

from kiosk.app.composition import open_table
from kiosk.base.ports import Chance
from kiosk.devices.bet_sensor.port import ChipSeen
from kiosk.ledger.table_state import Phase, TableState
from kiosk.policy.access import Role
from kiosk.policy.config import TableConfig, default_config
from kiosk.rules.cards.positions import SEATS
from kiosk.rules.intents import Decide, Refused
from kiosk.table.chance import SeededChance
from kiosk.table.idempotency import Answer
from kiosk.table.requests import (
    Accepted,
    AddUser,
    Ask,
    Bet,
    BuyIn,
    ConfirmHandPay,
    LogIn,
    Ready,
    Repeat,
    Request,
    ResetPin,
    Sit,
)
from kiosk.table.table import Table
from storage.crypto.pins import Argon2PinKeeper, Cost

START_MS = 1_700_000_000_000
PIN = "482915"
OTHER_PIN = "173940"
GIVEN_PIN = "650218"  # what a user is hired with
CHEAP = Cost(1, 8, 1)


class ManualClock:
    """Both clocks stand still until they are moved."""

    def __init__(self, wall_ms: int = START_MS) -> None:
        self.wall = wall_ms
        self.steady = 0

    def wall_ms(self) -> int:
        return self.wall

    def steady_ms(self) -> int:
        return self.steady

    def uptime_ms(self) -> int:
        return self.steady

    def pass_ms(self, ms: int) -> None:
        self.wall += ms
        self.steady += ms


class Driver:
    """A table, its clock, and a way to ask that numbers the asks by itself."""

    def __init__(
        self,
        data: Path,
        game: str = "heads-up-holdem/ny",
        config: TableConfig | None = None,
        chance: Chance | None = None,
        kind: str = "test",
        clock: ManualClock | None = None,
        open_with: Callable[..., Table] = open_table,
    ) -> None:
        self.data = data
        self.config = config or default_config(game)
        self.clock = clock or ManualClock()
        self.kind = kind
        self._open = partial(open_with, pins=Argon2PinKeeper(b"p" * 32, CHEAP))
        self.table = self._open(data, kind, self.config, self.clock, chance or SeededChance(1))
        self.asked = 0

    @property
    def state(self) -> TableState:
        return self.table.state

    def reopen(self, chance: Chance | None = None) -> None:
        """The process died, or was ended: a new one starts on the same directory with other chance."""
        self.table.close()
        self.table = self._open(self.data, self.kind, self.config, self.clock, chance or SeededChance(99))

    def ask(self, request: Request, **more: Any) -> Answer:
        """Ask with an id of its own, seeing the seat as it is."""
        self.asked += 1
        seat = getattr(request, "seat", None)
        seen = self.state.place(seat).number if seat in SEATS else None
        given = {"id": f"ask-{self.asked}", "seen": seen, **more}
        return self.table.submit(Ask(request=request, **given))

    def does(self, request: Request, **more: Any) -> Accepted:
        """Ask, and have it taken."""
        answer = self.ask(request, **more)
        assert isinstance(answer, Accepted), f"{request}: {answer}"
        return answer

    def refused(self, request: Request, **more: Any) -> Refused:
        """Ask, and have it refused."""
        answer = self.ask(request, **more)
        assert isinstance(answer, Refused), f"{request} was taken"
        return answer

    # Staff.

    def hire(self, name: str = "sam", role: Role = Role.SUPERVISOR, pin: str = PIN, by: str | None = None) -> str:
        """Add a user, who logs in and sets a PIN of their own; the session."""
        if by is None:
            self.does(AddUser(name, role, pin))
            return self.log_in(name, pin)
        self.does(AddUser(name, role, GIVEN_PIN), by=by)
        session = self.log_in(name, GIVEN_PIN)
        self.does(ResetPin(name, pin), by=session)
        return session

    def log_in(self, name: str, pin: str = PIN) -> str:
        session = self.does(LogIn(name, pin)).session
        assert session is not None
        return session

    # Play.

    def seat(self, *seats: int, cents: int = 1_000_000) -> None:
        """Players sit down and buy in."""
        for seat in seats:
            self.does(Sit(seat))
            self.does(BuyIn(seat, cents))

    def skip(self) -> None:
        """Let the clock run to the next thing the table does by itself."""
        deadline = self.table.next_deadline_ms()
        if deadline is not None:
            self.clock.pass_ms(max(0, deadline - self.clock.steady))
        self.table.tick()

    def until(self, phase: Phase) -> None:
        """Let time pass until the table is there."""
        for _ in range(200):
            if self.state.phase == phase:
                return
            self.skip()
        raise AssertionError(f"the table stays at {self.state.phase}")

    def bet(self, seat: int, *, chip: bool = False) -> None:
        """The seat's bets as last time, or at least twice the minimum of everything."""
        if self.state.place(seat).repeats:
            self.does(Repeat(seat))
        else:
            for limit in self.config.limits:
                if limit.wager not in self.state.place(seat).bets:  # with another, by itself
                    value = next(c for c in self.config.chips if c >= limit.least and c % limit.step == 0)
                    self.does(Bet(seat, limit.wager, value))
        if chip:
            self.table.sense([ChipSeen(seat)])

    def bet_all(self, *, chip: bool = False) -> None:
        """Every seat that can bets and is ready: the bets close."""
        for place in self.state.places:
            if place.taken and not self.state.locked(place.seat):
                self.bet(place.seat, chip=chip)
        for place in self.state.places:
            if place.taken and not self.state.locked(place.seat):
                self.does(Ready(place.seat))

    def decide_all(self, choose: Callable[[tuple[str, ...]], str] | None = None) -> None:
        """Every seat that owes a decision on this street makes it, at random from a fixed seed unless told."""
        pick = choose or random.Random(self.state.round_number * 7 + self.asked).choice
        for seat in SEATS:
            view = self.table.peek(seat)
            if view is not None and view.options:
                self.does(Decide(seat, pick(view.options)))

    def play_round(self, *, chip: bool = False, choose: Callable[[tuple[str, ...]], str] | None = None) -> None:
        """From wherever the table is, through one whole round to its result."""
        self.until(Phase.BETTING)
        self.bet_all(chip=chip)
        while self.state.phase == Phase.PLAYING:
            self.decide_all(choose)
            self.table.tick()
        assert self.state.phase == Phase.RESULT, self.state.phase

    def pay_by_hand(self, session: str) -> None:
        """An attendant confirms every pending hand-pay."""
        for pay in self.state.hand_pays:
            self.does(ConfirmHandPay(pay.number), by=session)
