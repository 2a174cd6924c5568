"""Who acts at the table: players sensible and not. Each act draws from the bench's one generator."""

from collections.abc import Callable, Sequence

from kiosk.ledger.table_state import Phase
from kiosk.policy import profiles
from kiosk.rules.cards.positions import SEATS
from kiosk.rules.intents import Decide
from kiosk.table.requests import (
    AfterHand,
    Bet,
    BuyIn,
    CallAttendant,
    CashOut,
    Clear,
    Cut,
    Double,
    Leave,
    Ready,
    Repeat,
    SeatRequest,
    Sit,
    Then,
    Undo,
)
from kiosk.table.views import SeatOnTable, TableView
from tests.simulate.bench import Bench

Choice = tuple[int, Callable[[], None]]  # a weight and an act


def act_one(bench: Bench, choices: Sequence[Choice]) -> None:
    """One of the acts, by weight."""
    bench.rng.choices([act for _, act in choices], [weight for weight, _ in choices])[0]()


class Players:
    """Six seats' players."""

    def __init__(self, bench: Bench) -> None:
        self._bench = bench
        self._rng = bench.rng

    def act(self) -> None:
        """Somebody taps."""
        view = self._bench.table.view()
        seat = view.seats[self._rng.randrange(len(SEATS))]
        act_one(
            self._bench,
            (
                (20, lambda: self._sensible(view, seat)),
                (3, lambda: self._ask(self._anything(view, seat.seat))),
                (1, lambda: self._ask(self._anything(view, seat.seat), stale=self._rng.randint(-2, 3) or 1)),
                (1, self._repeat),
            ),
        )

    def _ask(self, request: SeatRequest, stale: int = 0) -> None:
        self._bench.ask(request, stale=stale)

    def _repeat(self) -> None:
        """A tap twice: the answer was slow, or lost."""
        if self._bench.asks:
            self._bench.repeat(self._rng.choice(self._bench.asks))

    def _sensible(self, view: TableView, seat: SeatOnTable) -> None:
        """What a player would do who wants to play."""
        number = seat.seat
        if not seat.taken:
            if self._rng.random() < 0.4:
                self._ask(Sit(number))
        elif seat.credit < 5_000 and view.phase != Phase.PLAYING:
            by_touch = profiles.load(self._bench.model.terms.profile).buys_in_by_touch
            cents = self._rng.choice((3_700, 50_000, 1_000_000))
            self._ask(BuyIn(number, cents) if by_touch else CallAttendant(number))
        elif view.phase == Phase.BETTING:
            self._bet(view, seat)
        elif view.phase == Phase.PLAYING:
            self._decide(view)
        elif view.phase == Phase.CUTTING and view.cut_offered_to is not None:
            self._ask(Cut(view.cut_offered_to, self._rng.choice((None, 51, 52, 60, 155, 260))))
        elif self._rng.random() < 0.1:
            self._ask(self._rng.choice((Leave, CashOut))(number))

    def _bet(self, view: TableView, seat: SeatOnTable) -> None:
        if seat.ready:
            return
        number = seat.seat
        if seat.chip == "none" and self._rng.random() < 0.3:
            self._bench.lay_chip(number)
        bets = dict(seat.bets)
        missing = [limit for limit in view.limits if limit.wager not in bets and limit.wager != "odds"]
        if not bets and self._rng.random() < 0.5:
            self._ask(Repeat(number))
        elif missing and (not bets or self._rng.random() < 0.6):
            fit = [chip for chip in view.chips if chip >= missing[0].least] or list(view.chips)
            self._ask(Bet(number, missing[0].wager, self._rng.choice(fit)))
        else:
            self._ask(Ready(number))

    def _decide(self, view: TableView) -> None:
        """Whoever owes a decision makes one."""
        owing = [seat.seat for seat in view.round.seats if seat.owes] if view.round else []
        if not owing:
            return
        seat = self._rng.choice(owing)
        own = self._bench.table.peek(seat)
        if own is not None and own.options:
            self._ask(Decide(seat, self._rng.choice(own.options)))

    def _anything(self, view: TableView, number: int) -> SeatRequest:
        """Whatever a finger can hit, and what only a wrong program could send."""
        wager = self._rng.choice([*(limit.wager for limit in view.limits), "progressive", "nothing"])
        return self._rng.choice(
            (
                Sit(number),
                Sit(0),
                BuyIn(number, self._rng.choice((0, -5, 1, 10**12))),
                Bet(number, wager, self._rng.choice((*view.chips, 1, 0, -100))),
                Bet(7, wager, 500),
                Undo(number),
                Clear(number),
                Repeat(number),
                Double(number),
                Ready(number),
                Decide(number, self._rng.choice(("check", "fold", "raise 2", "play", "keep 0 1", "split 0 3", ""))),
                Cut(number, self._rng.choice((None, 0, 52, 10**6))),
                CallAttendant(number),
                CashOut(number),
                Leave(number),
                AfterHand(number, self._rng.choice((*Then,))),
            )
        )
