"""What is said between the players' table and the operator's menu, which is a process of its own.

The menu asks and the table answers, with how things stand now. Unasked, the table only has it open or hide: so a menu
that hears nothing any more never makes the table wait. When the wire is cut, the menu ends.
"""

import copyreg
from multiprocessing.connection import Connection
from pathlib import Path
from types import MappingProxyType
from typing import Any, NamedTuple

from kiosk.tablestate import TableState
from kiosk.views import TableView

LOOK_MS = 200  # between looks at the table while the menu is open; also its sign of life


class News(NamedTuple):
    """How things stand, as staff may know it."""

    state: TableState
    view: TableView


class Hello(NamedTuple):
    """The first word: what the menu is opened on."""

    data: Path
    process: int  # the table's
    news: News
    vouches: bool  # whether a table without people has an attendant of its own
    fitted: bool  # whether there are real bet sensors
    audible: bool
    switches: bool  # whether it can be left for another mode
    language: str  # the house's


class Call(NamedTuple):
    """The menu wants this done."""

    name: str
    given: tuple[Any, ...]


class Answered(NamedTuple):
    """It was, with that result; and the news, if there are any."""

    value: Any
    news: News | None


class Open(NamedTuple):
    """Be seen on this screen, if need be over the players' own."""

    screen: int
    covers: bool
    full: bool


class Hide(NamedTuple):
    """Be seen no more; whoever was logged in is not any longer."""


Order = Open | Hide


def _proxy(content: dict[Any, Any]) -> "MappingProxyType[Any, Any]":
    return MappingProxyType(content)


copyreg.pickle(MappingProxyType, lambda proxy: (_proxy, (dict(proxy),)))  # pay tables have some; Python sends none


def heard(wire: Connection) -> Any:
    """The next message; None if nobody is there any more."""
    try:
        return wire.recv()
    except (EOFError, OSError):
        return None
