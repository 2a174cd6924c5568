"""What the table makes of its bet sensors' reports: records, and a memory of the troubles that last.

The memory is the process's own. What was shown before it stays until this process has heard the sensors.
"""

from collections.abc import Mapping
from types import MappingProxyType

from kiosk.devices.bet_sensor.port import ChipGone, ChipSeen, Report, SensorFailed, SensorRecovered, SensorWell
from kiosk.ledger.records import ChipMoved, FaultCleared, FaultRaised, Record
from kiosk.ledger.table_state import TableState
from kiosk.policy.faults import FAULTS, Clears

Lasting = Mapping[tuple[str, int | None], str]  # a fault and its seat, and what the sensor says of it
_BY_ITSELF = {name for name, fault in FAULTS.items() if fault.of_sensor and fault.clears == Clears.ITSELF}


class SensorFaults:
    def __init__(self) -> None:
        self._lasting: dict[tuple[str, int | None], str] = {}
        self.lasting: Lasting = MappingProxyType(self._lasting)

    def take(self, state: TableState, report: Report) -> tuple[Record, ...]:
        """What is to be written down of a report; the same again if it comes again before that is durable."""
        match report:
            case ChipSeen(seat) | ChipGone(seat):
                present = isinstance(report, ChipSeen)
                return (ChipMoved(seat, present),) if state.place(seat).chip != present else ()
            case SensorFailed(kind, seat, detail):
                name = f"sensor-{kind}"
                self._lasting[name, seat] = detail
                return chips_lost(state, seat) if state.has_fault(name, seat) else (FaultRaised(name, seat, detail),)
            case SensorRecovered(kind, seat):
                self._lasting.pop((f"sensor-{kind}", seat), None)
                return self._over(state, {(f"sensor-{kind}", seat)})
            case SensorWell():
                return self._over(state, {(fault.fault, fault.seat) for fault in state.faults} - self._lasting.keys())

    def _over(self, state: TableState, ended: set[tuple[str, int | None]]) -> tuple[Record, ...]:
        """The faults among these that are shown and clear by themselves."""
        shown = (fault for fault in state.faults if (fault.fault, fault.seat) in ended)
        return tuple(FaultCleared(fault.fault, fault.seat) for fault in shown if fault.fault in _BY_ITSELF)


def chips_lost(state: TableState, seat: int | None = None) -> tuple[Record, ...]:
    """Nothing is known any more of this seat's chip, or without a seat of any."""
    lost = (place for place in state.places if place.chip and seat in (None, place.seat))
    return tuple(ChipMoved(place.seat, present=False) for place in lost)
