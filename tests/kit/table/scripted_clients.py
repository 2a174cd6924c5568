"""Scripted sessions of every game, and the screens that play them: players and staff who carry on after a crash.

What they want next follows from what the table shows, so they can take up a session wherever it was left.
"""

import random
from collections.abc import Iterator
from typing import NamedTuple

from kiosk.devices.bet_sensor.port import ChipSeen
from kiosk.ledger.accounts import FELTS
from kiosk.ledger.table_state import Phase, TableState
from kiosk.policy.access import Role
from kiosk.policy.config import TableConfig, default_config
from kiosk.rules.cards.shoe import MANUAL
from kiosk.rules.intents import Decide, Declare, Refusal, Refused
from kiosk.table.requests import (
    Accepted,
    AddUser,
    AnswerCall,
    Ask,
    Bet,
    BuyIn,
    CallAttendant,
    CashOut,
    ConfirmCashOut,
    ConfirmHandPay,
    Cut,
    GiveCredit,
    Leave,
    LogIn,
    OrderReshuffle,
    Ready,
    Repeat,
    Request,
    SeatRequest,
    Sit,
    Undo,
)
from tests.kit.table.table_driver import PIN, Driver

CREDIT = 1_000_000
FAULT = "clock-jumped"  # it stops nothing, and stays


class Script(NamedTuple):
    """A session: what is played, and what else happens in it."""

    name: str
    config: TableConfig
    rounds: int = 1
    chips: bool = False  # on the bet sensors
    by_hand: bool = False  # credit comes from and goes to an attendant
    declare: str | None = None  # an irregularity in the first round
    prefer: str | None = None  # the decision that is made wherever it may be
    slow: bool = False  # the last seat lets the clock of its first decision run out
    reshuffle: bool = False  # new cards are ordered in the first round
    seed: int = 1
    seats: tuple[int, ...] = (1, 3)


def _high(config: TableConfig) -> TableConfig:
    """Stakes at which an attendant has to pay most wins."""
    ante, odds, *sides = config.limits
    high = (limit._replace(least=100_000, most=100_000) for limit in (ante, odds))
    return config._replace(limits=(*high, *sides), chips=(500, 100_000))


_NY = default_config("heads-up-holdem/ny")
_TEXAS = default_config("texas-holdem-bonus/ma")
_FAST = default_config("fast-action-holdem/ma")
SCRIPTS = {
    script.name: script
    for script in (
        Script("heads-up-ma", default_config("heads-up-holdem/ma", "massachusetts"), by_hand=True),
        Script("heads-up-ny", _NY, chips=True, slow=True),
        Script("texas", _TEXAS, chips=True),
        Script("fast-action", _FAST),
        Script("fast-action-cut", _FAST._replace(shuffling=MANUAL), rounds=2, reshuffle=True),
        Script("flop-poker", default_config("flop-poker/ma"), rounds=2),
        Script("hand-pay", _high(_NY), chips=True, prefer="raise 3", seed=1),
        Script("void", _TEXAS, chips=True, declare="wrong-count-dealer"),
    )
}


class Wish(NamedTuple):
    """What a player or staff want next; with a name, it is wanted only once."""

    request: Request
    name: str | None = None


class Client:
    """The screens. They outlive the table's process: what was not answered they ask again, under its own id."""

    def __init__(self, script: Script) -> None:
        self.script = script
        self.asked = 0
        self.taken: list[str] = []  # the ids of what was answered as taken
        self.unanswered: tuple[Ask, str | None] | None = None
        self.had: set[str | None] = set()
        self.session: str | None = None

    def copy(self) -> "Client":
        """The same screens, once more."""
        other = Client(self.script)
        vars(other).update(asked=self.asked, taken=[*self.taken], unanswered=self.unanswered, had={*self.had})
        return other

    def take_up(self, driver: Driver) -> None:
        """Go on with a new process, which knows of no login."""
        self.session = None
        self.finish(driver)

    def finish(self, driver: Driver) -> None:
        """Go on until everybody has gone."""
        for _ in range(2_000):
            if not self.move(driver):
                return
        raise AssertionError(
            f"the session does not end: {driver.state.phase}, {driver.table.halted!r}, {driver.state.faults}"
        )

    def move(self, driver: Driver) -> bool:
        """Do the next thing; False at the end."""
        state = driver.state
        if driver.table.halted is not None:
            driver.skip()
        elif state.users and self.session is None:
            self._log_in(driver)
        elif self.unanswered is not None:
            self._submit(driver, *self.unanswered)
        elif wish := next(self._wishes(driver), None):
            self._ask(driver, wish)
        elif unseen := self._unseen(state):
            driver.table.sense([ChipSeen(seat) for seat in unseen])
        elif not state.faults:
            driver.table.raise_fault(FAULT)
        elif state.phase == Phase.ATTRACT:
            return False
        else:
            driver.skip()
        return True

    def _log_in(self, driver: Driver) -> None:
        answer = driver.ask(LogIn("sam", PIN))
        assert isinstance(answer, Accepted) or driver.table.halted, answer
        self.session = answer.session if isinstance(answer, Accepted) else None

    def _ask(self, driver: Driver, wish: Wish) -> None:
        self.asked += 1
        request = wish.request
        seen = driver.state.place(request.seat).number if isinstance(request, SeatRequest) else None
        self._submit(driver, Ask(f"{self.script.name}-{self.asked}", request, seen), wish.name)

    def _submit(self, driver: Driver, ask: Ask, name: str | None) -> None:
        self.unanswered = (ask, name)
        answer = driver.table.submit(ask._replace(by=self.session))
        if driver.table.halted is not None and isinstance(answer, Refused):
            assert answer.code == Refusal.TABLE_STOPPED
            return
        assert isinstance(answer, Accepted), f"{ask.id}, {ask.request}: {answer}"
        tapped_twice = driver.table.submit(ask._replace(by=self.session))
        assert tapped_twice == answer, f"{ask.id} again, {ask.request}: {tapped_twice}"
        self.unanswered = None
        self.taken.append(ask.id)
        self.had.add(name)

    def _unseen(self, state: TableState) -> list[int]:
        """The seats whose chip the table does not know of."""
        betting = self.script.chips and state.phase == Phase.BETTING and state.last_round < self.script.rounds
        return [seat for seat in self.script.seats if betting and not state.place(seat).chip]

    def _wishes(self, driver: Driver) -> Iterator[Wish]:
        wishes = [*self._staff(driver.state)]
        for seat in self.script.seats:
            wishes += self._player(driver, seat)
        return (wish for wish in wishes if wish.name is None or wish.name not in self.had)

    def _staff(self, state: TableState) -> Iterator[Wish]:
        script, played = self.script, state.round
        if not state.users:
            yield Wish(AddUser("sam", Role.SUPERVISOR, PIN))
        yield from (Wish(ConfirmHandPay(pay.number)) for pay in state.hand_pays)
        for place in state.places:
            if place.calling:
                yield Wish(AnswerCall(place.seat))
            if place.cashing_out:
                yield Wish(ConfirmCashOut(place.seat))
            if place.taken and script.by_hand and not state.last_round:
                yield Wish(GiveCredit(place.seat, CREDIT), f"credit {place.seat}")
        if state.phase == Phase.PLAYING and played is not None and played.used:
            if script.declare is not None:
                yield Wish(Declare(script.declare), "declare")
            if script.reshuffle:
                yield Wish(OrderReshuffle(), "reshuffle")

    def _player(self, driver: Driver, seat: int) -> Iterator[Wish]:
        state = driver.state
        place = state.place(seat)
        if state.last_round >= self.script.rounds:
            if place.taken and not place.leaving and not place.cashing_out:
                if seat == 1 and state.credit(seat) and not state.locked(seat):
                    yield Wish(CashOut(seat), "cash-out")
                yield Wish(Leave(seat))
        elif not place.taken:
            yield Wish(Sit(seat))
        elif state.locked(seat):
            return
        elif not state.credit(seat) and not state.books.get(FELTS[seat - 1]):
            yield Wish(BuyIn(seat, CREDIT))
        elif state.phase == Phase.CUTTING and state.shoe is not None and state.shoe.offers[:1] == (seat,):
            yield Wish(Cut(seat, None if seat == 1 else 104))
        elif state.phase == Phase.BETTING:
            yield from self._bets(state, seat)
        elif state.phase == Phase.PLAYING:
            yield from self._decision(driver, seat)

    def _bets(self, state: TableState, seat: int) -> Iterator[Wish]:
        place, config = state.place(seat), self.script.config
        if seat == 1:
            yield Wish(CallAttendant(seat), "call")
        if seat == 1 and place.touches:
            yield Wish(Undo(seat), "undo")
        if place.repeats and not place.touches:
            yield Wish(Repeat(seat))
        for limit in config.limits:
            if limit.wager not in place.bets:
                value = next(chip for chip in config.chips if chip >= limit.least and chip % limit.step == 0)
                yield Wish(Bet(seat, limit.wager, value))
        if not place.ready and not self._unseen(state):
            yield Wish(Ready(seat))

    def _decision(self, driver: Driver, seat: int) -> Iterator[Wish]:
        view, played, script = driver.table.peek(seat), driver.state.round, self.script
        if view is None or played is None or not view.options:
            return
        if script.slow and seat == script.seats[-1] and not view.decisions:
            return
        chosen = random.Random(f"{driver.state.round_number} {seat} {played.street}").choice(view.options)
        yield Wish(Decide(seat, script.prefer if script.prefer in view.options else chosen))
