"""The bet sensor that is drawn on the screen: a touch on a seat's spot places its chip or lifts it. It never fails."""

from kiosk.devices.bet_sensor.port import ChipGone, ChipSeen, Lamp, Report, SensorWell
from kiosk.rules.cards.positions import SEATS


class TouchSensor:
    def __init__(self) -> None:
        self.lamps = dict.fromkeys(SEATS, Lamp.OFF)
        self._chips: set[int] = set()
        self._reports: list[Report] = [SensorWell()]

    def place(self, seat: int) -> None:
        if seat not in self._chips:
            self._chips.add(seat)
            self._reports.append(ChipSeen(seat))

    def lift(self, seat: int) -> None:
        if seat in self._chips:
            self._chips.remove(seat)
            self._reports.append(ChipGone(seat))

    def poll(self, now_ms: int) -> tuple[Report, ...]:  # noqa: ARG002 (a touch has no time to wait for)
        reports = tuple(self._reports)
        self._reports.clear()
        return reports

    def set_lamp(self, seat: int, lamp: Lamp) -> None:
        self.lamps[seat] = lamp

    def expect_clear(self, seat: int, *, clear: bool) -> None:
        """Nobody sits here: the spot is swept."""
        if clear:
            self.lift(seat)

    def close(self) -> None:
        """There is nothing to let go of."""
