"""The table as the operator's menu sees it: what it may know of it, and ask of it."""

from collections.abc import Callable
from typing import Protocol

from kiosk.ledger.table_state import TableState
from kiosk.table.idempotency import Answer
from kiosk.table.requests import Ask
from kiosk.table.table import Observer
from kiosk.table.views import TableView

SignedTable = Callable[[str, str], tuple[str, str]]  # of a wager, by its name: as a signed file, or why not


class TablePort(Protocol):
    @property
    def state(self) -> TableState:
        """How things stand."""

    def view(self) -> TableView:
        """What everybody may see."""

    def observe(self, observer: Observer) -> None:
        """Be told when things have changed."""

    def submit(self, ask: Ask) -> Answer:
        """Ask it of the table."""

    def attended(self, session: str) -> bool:
        """Whether this session lasts."""

    def software_checked(self, not_genuine: str) -> None:
        """The software's files were checked; what was found wrong, if anything."""
