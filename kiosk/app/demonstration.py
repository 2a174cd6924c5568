"""What lives beside the players of a demonstration: bots that take their time, and an attendant who comes by itself.

Only where no money is: a live ledger is refused by whoever puts the table together.
"""

from kiosk.app.bots import Bots
from kiosk.base.ports import Chance, Clock
from kiosk.table.own_attendant import OwnAttendant
from kiosk.table.requests import AnswerCall, ConfirmHandPay
from kiosk.table.table import Table

WALK_MS = 8_000  # until the attendant is there
_QUICKEST_MS, _SPREAD_MS = 350, 900  # between two moves of bots


class Demonstration:
    def __init__(self, table: Table, clock: Clock, chance: Chance, bots: int, attendant: OwnAttendant) -> None:
        self._table = table
        self._clock = clock
        self._chance = chance
        self._bots = Bots(table, bots, chance, lambda _: None)
        self._attendant = attendant
        self._next_ms = 0
        self._called_ms: int | None = None

    def act(self) -> None:
        now = self._clock.steady_ms()
        if now >= self._next_ms and self._table.halted is None and not self._table.state.stopped():
            self._bots.act_one()
            self._next_ms = now + _QUICKEST_MS + self._chance.below(_SPREAD_MS)
        self._attend(now)

    def _attend(self, now: int) -> None:
        state = self._table.state
        calls = [place.seat for place in state.places if place.calling]
        pays = [pay for pay in state.hand_pays if not pay.disputed]
        if not (pays or calls) or not self._attendant.alone:
            self._called_ms = None
        elif self._called_ms is None:
            self._called_ms = now
        elif now - self._called_ms >= WALK_MS:
            self._called_ms = None
            for seat in calls:
                self._attendant.does(AnswerCall(seat))
            for pay in pays:
                self._attendant.does(ConfirmHandPay(pay.number))
