"""Joins the bet sensors to the table: what they report goes in, and the lamps show what the table made of it.

A lamp is lit while the seat's chip counts: detected before the deal, latched in play. It blinks while the chip cannot
be taken, for want of credit or because the progressive is stopped.
"""

from kiosk.base.ports import Clock
from kiosk.devices.bet_sensor.port import Lamp, SensorPort
from kiosk.ledger.records import Record
from kiosk.ledger.table_state import Phase
from kiosk.rules.cards.positions import SEATS
from kiosk.table.table import Table
from kiosk.table.views import Chip, SeatOnTable, TableView


class SensorLink:
    """One table's sensors. `poll` is to be called some ten times a second."""

    def __init__(self, table: Table, port: SensorPort, clock: Clock) -> None:
        self._table = table
        self._port = port
        self._clock = clock
        self._taken: dict[int, bool] = {}
        self._lamps: dict[int, Lamp] = {}
        table.observe(self._show)
        self._show((), table.view())

    def poll(self) -> None:
        self._table.sense(self._port.poll(self._clock.steady_ms()))

    def _show(self, _: tuple[Record, ...], view: TableView) -> None:
        for seat in SEATS:
            on_table = view.seats[seat - 1]
            if self._taken.get(seat) != on_table.taken:
                self._taken[seat] = on_table.taken
                self._port.expect_clear(seat, clear=not on_table.taken)
            lamp = lamp_of(view, on_table)
            if self._lamps.get(seat) != lamp:
                self._lamps[seat] = lamp
                self._port.set_lamp(seat, lamp)


_BEFORE_THE_DEAL = (Phase.OPENING, Phase.CUTTING, Phase.BETTING)


def lamp_of(view: TableView, seat: SeatOnTable) -> Lamp:
    if view.phase == Phase.PLAYING and view.round is not None:
        latched = any(player.seat == seat.seat and "progressive" in player.wagers for player in view.round.seats)
        return Lamp.ON if latched else Lamp.OFF
    if view.phase not in _BEFORE_THE_DEAL or not seat.taken or seat.chip == Chip.NONE:
        return Lamp.OFF
    return Lamp.ON if seat.chip == Chip.DETECTED and not view.progressive_stopped else Lamp.BLINK
