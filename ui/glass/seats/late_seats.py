"""Which players were too late: they owed a decision when the clock ran out, and owe nothing any more."""

from kiosk.table.views import TableView


class LateSeats:
    def __init__(self) -> None:
        self._owing: frozenset[int] = frozenset()  # seats that had to decide when the table was last heard of
        self._late: set[int] = set()  # seats whose decision was made by the clock, on a street that is open
        self._street = -1

    def heard(self, view: TableView, deciding: int | None, *, over: bool) -> list[int]:
        """The table is so; the clock is `over`, and the seat that decided just now was in time. Who is told of it."""
        owing = frozenset(seat.seat for seat in view.seats if seat.choices)
        if over:
            self._late |= self._owing - owing - {deciding}
        street = view.round.street if view.round is not None else -1
        told: list[int] = []
        if street != self._street or not owing:  # before, it would tell the others what was decided
            told = sorted(self._late)
            self._late.clear()
        self._owing, self._street = owing, street
        return told
