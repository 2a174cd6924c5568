"""Joins the peripherals to the table: the faults that they see are raised, and cleared once they are gone."""

from collections.abc import Sequence

from kiosk.devices.peripheral import Peripheral, Shown
from kiosk.policy.faults import FAULTS, Clears
from kiosk.table.table import Table


class PeripheralLink:
    """One table's peripherals. `poll` is called at every turn of its loop."""

    def __init__(self, table: Table, peripherals: Sequence[Peripheral]) -> None:
        self._table = table
        self._peripherals = peripherals
        self._told: dict[str, str | None] = {}  # of each fault its detail; None: it is gone

    def poll(self, now_ms: int) -> None:
        for peripheral in self._peripherals:
            found = peripheral.poll(now_ms)
            for fault in peripheral.faults:
                detail = found.get(fault)
                if fault not in self._told or self._told[fault] != detail:
                    self._told[fault] = detail
                    self._tell(fault, detail)

    def _tell(self, fault: str, detail: str | None) -> None:
        if detail is not None:
            self._table.raise_fault(fault, None, detail)
        elif FAULTS[fault].clears == Clears.ITSELF:
            self._table.clear_fault(fault)

    def shown(self) -> tuple[Shown, ...]:
        return tuple(shown for peripheral in self._peripherals if (shown := peripheral.shown()) is not None)

    def try_out(self, title: str, test: str) -> None:
        """Have one of them do a test; what there is not is let be."""
        for peripheral in self._peripherals:
            shown = peripheral.shown()
            if shown is not None and shown.title == title and test in shown.tests:
                peripheral.try_out(test)

    def close(self) -> None:
        for peripheral in self._peripherals:
            peripheral.close()
