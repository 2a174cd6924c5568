"""The calls for an attendant: from which seat, when, who came, and how long that took."""

from typing import NamedTuple

from kiosk.base.ports import Entry, Reader

_CALLED, _ANSWERED, _LEFT = "attendant-called", "call-answered", "seat-left"


class Call(NamedTuple):
    """A call. Nobody came yet, or the player left without, if there is no `who`."""

    at_ms: int
    seat: int
    who: tuple[str, ...] = ()
    waited_ms: int | None = None  # until somebody came


def calls(reader: Reader, most: int) -> tuple[Call, ...]:
    """So many, the newest first: each is found in the index, however long ago it was."""
    ended: dict[int, Entry] = {}  # by seat: what came after the call
    found: list[Call] = []
    entries = reader.entries(newest_first=True, kinds=(_CALLED, _ANSWERED, _LEFT), outside_rounds=True)
    for _, entry, _ in entries:
        if entry.seat is None:
            continue
        if entry.kind != _CALLED:
            ended[entry.seat] = entry
            continue
        call = Call(entry.at_ms, entry.seat)
        end = ended.pop(entry.seat, None)
        if end is not None and end.kind == _ANSWERED:
            call = call._replace(who=end.who, waited_ms=max(0, end.at_ms - entry.at_ms))
        found.append(call)
        if len(found) == most:
            break
    return tuple(found)
