"""The table's clocks: which one runs now, when it runs out, and what a seat's time bank adds. Time is an argument.

A clock belongs to what the table waits for: when that changes, a new one starts, as soon as what was committed has been
told. After a restart or a fault it starts anew, so nobody loses time to a power cut.
"""

from typing import NamedTuple

from kiosk.ledger.records import ClockJumped, FaultRaised, Record
from kiosk.ledger.table_state import Phase, TableState
from kiosk.policy.config import Pace
from kiosk.rules.round import SeatState

_Waiting = tuple[object, ...]


class Running(NamedTuple):
    """A clock that runs: when, by the steady clock, it runs out, and how long it was. Time banks come on top."""

    deadline_ms: int
    duration_ms: int


class Timers:
    def __init__(self) -> None:
        self._waiting: _Waiting | None = None
        self._deadline_ms = 0
        self._duration_ms = 0
        self._told_ms = 0  # when all that was committed will have been told

    def tell(self, story_ms: int, now_ms: int) -> None:
        """Something was committed that takes so long to tell: the clocks that follow start when it has been."""
        self._told_ms = max(self._told_ms, now_ms) + story_ms

    def running(self) -> Running | None:
        return Running(self._deadline_ms, self._duration_ms) if self._waiting is not None else None

    def arm(self, state: TableState, now_ms: int) -> None:
        """Start the clock of what the table waits for now, if it does not run yet."""
        waiting = _waiting_for(state)
        if waiting != self._waiting:
            self._waiting = waiting
            self._duration_ms = _duration(state)
            self._deadline_ms = max(now_ms, self._told_ms) + self._duration_ms

    def rearm(self, state: TableState, now_ms: int) -> None:
        self.pause()
        self.arm(state, now_ms)

    def pause(self) -> None:
        self._waiting = None

    def over(self, now_ms: int) -> bool:
        return self._waiting is not None and now_ms >= self._deadline_ms

    def overdue_ms(self, now_ms: int) -> int:
        """How far a decision comes after its clock."""
        return max(0, now_ms - self._deadline_ms) if self._waiting is not None else 0

    def late(self, state: TableState, seat: int, now_ms: int) -> bool:
        """Whether a seat has used up the clock and its time bank."""
        return self._waiting is not None and now_ms >= self._deadline_ms + state.place(seat).bank_ms

    def owing(self, state: TableState) -> list[SeatState]:
        if state.round is None:
            return []
        game = state.game()
        return [seat for seat in state.round.seats if game.options(state.round, seat)]

    def next_ms(self, state: TableState) -> int | None:
        if self._waiting is None or state.phase == Phase.ATTRACT:
            return None
        banks = [state.place(seat.seat).bank_ms for seat in self.owing(state)] if state.phase == Phase.PLAYING else []
        return self._deadline_ms + min(banks, default=0)


def _waiting_for(state: TableState) -> _Waiting:
    match state.phase:
        case Phase.OPENING:
            return (state.phase, state.stage)
        case Phase.CUTTING:
            return (state.phase, state.shoes, state.shoe.offers if state.shoe else ())
        case Phase.PLAYING:
            return (state.phase, state.round_number, state.round.street if state.round else 0)
    return (state.phase, state.round_number)


def _duration(state: TableState) -> int:
    pace = state.config.pace if state.config else Pace()
    return {
        Phase.ATTRACT: 0,
        Phase.OPENING: pace.opening_ms,
        Phase.CUTTING: pace.cut_ms,
        Phase.BETTING: pace.betting_ms,
        Phase.PLAYING: pace.to_decide_ms,
        Phase.RESULT: pace.result_ms,
    }[state.phase]


def clock_jumped(state: TableState, expected_ms: int, found_ms: int, *, at_start: bool) -> tuple[Record, ...]:
    """The wall clock was set; staff are told, until a technician has seen to it."""
    fault = "clock-jumped"
    jumped = ClockJumped(expected_ms, found_ms, at_start)
    return (jumped,) if state.has_fault(fault) else (jumped, FaultRaised(fault, None, ""))
