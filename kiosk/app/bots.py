"""Players without a screen: they sit down, buy in, bet, decide and collect, through the same asks as people.

They draw from chance of their own, never from the table's, and see only what their seat may see.
"""

from collections.abc import Callable

from kiosk.base.ports import Chance
from kiosk.devices.bet_sensor.touch_spot import TouchSensor
from kiosk.ledger.table_state import Phase
from kiosk.rules.cards.positions import SEATS
from kiosk.rules.intents import Decide, Refusal, Refused
from kiosk.rules.rule_sets import spec_of
from kiosk.table.idempotency import Answer
from kiosk.table.requests import Ask, Bet, BuyIn, Clear, ConfirmHandPay, Cut, Leave, Ready, Repeat, Request, Sit
from kiosk.table.table import Table

BUY_IN_CENTS = 100_000
_LOW_CENTS = 20_000
_CHIP_ODDS = 2  # a bot plays the progressive in one round of so many
_SIDE_ODDS = 3  # and each side bet in one of so many
_HOUSE_WAY_ODDS = 4  # where there is a house way, it is left in one of so many


class RefusedBot(RuntimeError):  # noqa: N818
    """The table did not take what a bot asked."""


class Bots:
    """So many bots at the first seats of a table, moved on by `act`."""

    def __init__(
        self,
        table: Table,
        seats: int,
        chance: Chance,
        skip_to: Callable[[int], None],
        log_in: Callable[[], str | None] = lambda: None,
    ) -> None:
        self._table = table
        self._seats = SEATS[:seats]
        self._chance = chance
        self._skip_to = skip_to
        self._log_in = log_in
        self._sensor = TouchSensor()
        self._prefix = chance.salt().hex()[:12]
        self._asked = 0

    def play_round(self) -> bool:
        """Play until another round is over. False if the table cannot go on without people."""
        before = self._table.state.last_round
        while self._table.state.last_round == before:
            if self._table.halted or self._table.state.stopped() or self._table.state.closed is not None:
                return False
            if not self._act() and not self._wait():
                return False
        self._collect()
        return True

    def act_one(self) -> bool:
        """One bot does one thing, as people take turns to move; whether there was anything to do.

        People may touch a bot's seat: what is refused then is let be, and its bets are taken back.
        """
        state = self._table.state
        for seat in self._seats:
            if not state.place(seat).taken and state.closed is None and not state.locked(seat):
                return not isinstance(self._ask(Sit(seat), None), Refused)
            if self._can_bet(seat):
                done = self._bet_among_people(seat)
                self._table.sense(self._sensor.poll(0))
                return done
            if state.phase == Phase.PLAYING and self._decide(seat):
                return True
        return self._cut()

    def _bet_among_people(self, seat: int) -> bool:
        try:
            return self._bet(seat)
        except RefusedBot:
            return not isinstance(self._ask(Clear(seat), None), Refused)

    def _cut(self) -> bool:
        state = self._table.state
        if state.phase != Phase.CUTTING or state.shoe is None or not state.shoe.offers:
            return False
        seat = state.shoe.offers[0]
        return seat in self._seats and self._does(Cut(seat, state.shoe.size // 2))

    def _act(self) -> bool:
        """Whatever the bots can do now; whether they did anything."""
        state = self._table.state
        done = [self._sit(seat) for seat in self._seats if not state.place(seat).taken]
        done += [self._bet(seat) for seat in self._seats if self._can_bet(seat)]
        if state.phase == Phase.PLAYING:
            done += [self._decide(seat) for seat in self._seats]
        done.append(self._cut())
        self._table.sense(self._sensor.poll(0))
        return any(done)

    def _wait(self) -> bool:
        """Nothing to do: let the table's own clock run. False if it does not run."""
        deadline = self._table.next_deadline_ms()
        if deadline is None:
            return False
        self._skip_to(deadline)
        self._table.tick()
        return True

    def _does(self, request: Request, by: str | None = None) -> bool:
        answer = self._ask(request, by)
        if isinstance(answer, Refused) and answer.code not in (Refusal.TABLE_STOPPED, Refusal.TABLE_CLOSED):
            raise RefusedBot(f"a bot's {request} was refused: {answer.words}")
        return not isinstance(answer, Refused)

    def _ask(self, request: Request, by: str | None) -> Answer:
        self._asked += 1
        seat = getattr(request, "seat", None)
        seen = self._table.state.place(seat).number if seat is not None else None
        return self._table.submit(Ask(f"{self._prefix}-{self._asked}", request, seen, by))

    def _sit(self, seat: int) -> bool:
        return self._does(Sit(seat))

    def _can_bet(self, seat: int) -> bool:
        state = self._table.state
        place = state.place(seat)
        return state.phase == Phase.BETTING and place.taken and not place.ready and not state.locked(seat)

    def _bet(self, seat: int) -> bool:
        state = self._table.state
        config = state.config
        if config is None:
            return False
        if state.credit(seat) < _LOW_CENTS:
            return self._does(BuyIn(seat, BUY_IN_CENTS))
        if state.place(seat).touches:
            return self._does(Ready(seat))
        if config.progressive is not None:
            move = self._sensor.lift if self._chance.below(_CHIP_ODDS) else self._sensor.place
            move(seat)
        if state.place(seat).repeats and self._chance.below(_SIDE_ODDS):
            return self._does(Repeat(seat))
        game = state.game()
        sides = {wager.name for wager in spec_of(game.name).wagers if wager.side} - {*game.shared_wagers}
        for limit in config.limits:
            lies = limit.wager in self._table.state.place(seat).bets  # with another, by itself
            if lies or (limit.wager in sides and self._chance.below(_SIDE_ODDS)):
                continue
            fits = [chip for chip in config.chips if limit.least <= chip <= limit.most and chip % limit.step == 0]
            self._does(Bet(seat, limit.wager, fits[0] if fits else config.chips[0]))
        return True

    def _decide(self, seat: int) -> bool:
        view = self._table.peek(seat)
        if view is None or not view.options:
            return False
        options = view.options
        house_way = spec_of(view.public.game).house_way
        if house_way is not None and self._chance.below(_HOUSE_WAY_ODDS):
            return self._does(Decide(seat, house_way(view.cards)))
        return self._does(Decide(seat, options[self._chance.below(len(options))]))

    def _collect(self) -> None:
        """Have the attendant pay what waits to be paid by hand, if there is one."""
        pending = self._table.state.hand_pays
        if pending and (session := self._log_in()):
            for pay in pending:
                self._does(ConfirmHandPay(pay.number), session)

    def leave(self) -> None:
        for seat in SEATS:
            if self._table.state.place(seat).taken and not self._table.state.place(seat).leaving:
                self._does(Leave(seat))
        while self._table.state.phase != Phase.ATTRACT and self._wait():
            pass
