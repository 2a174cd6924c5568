"""The stage while a commit is told: it starts as players last saw it, and each change of it is a beat."""

from kiosk.ledger.table_state import Phase
from kiosk.rules.pay.settlement import Line
from kiosk.rules.round import PublicSeat, PublicView
from kiosk.table.story.beats import Beat, HeldStage, Reach
from kiosk.table.views import TableView


class Telling:
    def __init__(self, start: PublicView, end: PublicView, before: TableView, after: TableView) -> None:
        self.round = start._replace(declared=end.declared)
        self.end = end
        self.after = after
        self.hits = {hit.seat for hit in after.hits if hit not in before.hits}  # seats with a part of the pool to come
        self.phase = Phase.PLAYING
        self.meter_cents = before.meter_cents
        self.seats = before.seats
        self.beats: list[Beat] = []
        self._final = {seat.seat: seat for seat in end.seats}

    def beat(
        self,
        ms: int,
        what: str,
        reach: Reach | None = None,
        *,
        say: str = "",
        sound: str = "",
        under: str = "",
        look: int | None = None,
        served: int | None = None,
        card_ms: int = 0,
        read: bool = False,
    ) -> None:
        held = HeldStage(self.phase, self.round, self.seats, self.meter_cents)
        told = Beat(ms, held, what, say, sound, look or served, reach, served, under=under, card_ms=card_ms, read=read)
        self.beats.append(told)

    def seat(self, number: int) -> PublicSeat:
        return next(seat for seat in self.round.seats if seat.seat == number)

    def final(self, number: int) -> PublicSeat:
        return self._final[number]

    def change(self, changed: PublicSeat) -> None:
        seats = tuple(changed if seat.seat == changed.seat else seat for seat in self.round.seats)
        self.round = self.round._replace(seats=seats)

    def add_lines(self, number: int, lines: tuple[Line, ...]) -> None:
        seat = self.seat(number)
        self.change(seat._replace(lines=(*seat.lines, *lines)))

    def give_money(self, number: int) -> None:
        """The seat has what its last wager brought it."""
        paid = self.after.seats[number - 1]
        self.seats = tuple(paid if seat.seat == number else seat for seat in self.seats)

    def stake(self, number: int, cents: int) -> None:
        """A decision that is public now took this from the seat's credit."""
        self.seats = tuple(
            seat._replace(credit=seat.credit - cents) if seat.seat == number else seat for seat in self.seats
        )
