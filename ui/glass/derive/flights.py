"""What crosses the table while a beat lasts: chips between a spot and the tray or pot, cards to the rack. Pure."""

from kiosk.table.story.beats import Beat, Reach
from kiosk.table.views import TableView
from ui.glass.derive.derive_spots import stack

_INWARDS = ("pay", "award")


def flight_of(
    view: TableView, beat: Beat, at: tuple[float, float], still: frozenset[int] = frozenset()
) -> dict[str, object]:
    """What it is called, what flies, which way, and where its end beside the players is; nothing if nothing does.

    At a seat whose player wants less motion, chips and cards are there, or gone, at once.
    """
    if beat.reach is None or beat.reach.place in still or beat.what not in (*_INWARDS, "take", "collect"):
        return {}
    told: dict[str, object] = {
        "id": f"{view.round_number} {beat.what} {beat.reach.place} {beat.reach.spot}",
        "x": at[0],
        "y": at[1],
        "inwards": beat.what in _INWARDS,
        "shared": beat.what == "award",
    }
    if beat.what == "collect":
        return {**told, "cards": _collected(view, beat.reach), "chips": []}
    return {**told, "cards": [], "chips": list(stack(_moved(view, beat)))}


def _collected(view: TableView, reach: Reach) -> list[str]:
    """Two cards, as they lay: a hand that was turned is not covered under its name. What is set aside goes unseen."""
    seats = view.round.seats if view.round else ()
    lay = next((seat.cards for seat in seats if seat.seat == reach.place), ())[reach.card :]
    return [card or "" for card in (*lay, None, None)[:2]]


def _moved(view: TableView, beat: Beat) -> int:
    """In cents: what is won beside the stake, the stake that is lost, or all that comes from the pot."""
    reach = beat.reach
    seats = view.round.seats if view.round and reach else ()
    for seat in seats:
        for line in seat.lines:
            if reach and (seat.seat, line.wager) == (reach.place, reach.spot):
                return line.returned if beat.what == "award" else abs(line.returned - line.stake)
    return 0
