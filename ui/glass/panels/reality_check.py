"""How long each player has sat, and how they have fared: what the reality check tells them."""

from typing import NamedTuple

from kiosk.base.ports import Clock
from kiosk.ledger.seated_player import SeatedPlayer
from kiosk.rules.pay.settlement import Settlement


class SeatSession(NamedTuple):
    """A player since sitting down; what they staked and got is None where only the time is known."""

    since_ms: int
    staked: int | None = 0
    returned: int | None = 0


class SeatSessions:
    def __init__(self) -> None:
        self._sessions: dict[int, SeatSession] = {}
        self._checked_ms: dict[int, int] = {}  # when a reality check was last shown

    def __contains__(self, seat: int) -> bool:
        return seat in self._sessions

    def begin(self, seat: int, clock: Clock, seated: SeatedPlayer | None = None) -> None:
        """Somebody sits down; or sat down before the screen's program began, if the ledger says so."""
        ago = max(0, clock.wall_ms() - seated.at_ms) if seated else 0
        self._sessions[seat] = SeatSession(
            clock.steady_ms() - ago, seated.staked if seated else 0, seated.returned if seated else 0
        )

    def end(self, seat: int) -> None:
        self._sessions.pop(seat, None)
        self._checked_ms.pop(seat, None)

    def settled(self, settlement: Settlement) -> None:
        for result in settlement.seats:
            one = self._sessions.get(result.seat)
            if one is not None and one.staked is not None and one.returned is not None:
                staked, returned = one.staked + result.staked, one.returned + result.returned
                self._sessions[result.seat] = one._replace(staked=staked, returned=returned)

    def due(self, seat: int, now_ms: int, every_ms: int) -> bool:
        return now_ms - self._checked_ms.get(seat, self._sessions[seat].since_ms) >= every_ms

    def check(self, seat: int, now_ms: int) -> SeatSession:
        """What the reality check tells, which is shown now."""
        self._checked_ms[seat] = now_ms
        return self._sessions[seat]
