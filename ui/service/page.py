"""What every page of the operator's menu is, and what it is given."""

from collections.abc import Callable
from pathlib import Path
from typing import ClassVar, NamedTuple, Protocol, TypeVar

from PySide6.QtWidgets import QScrollArea, QVBoxLayout, QWidget

from kiosk.base.ports import Clock, Reader
from kiosk.base.progress import Progress
from kiosk.devices.bet_sensor.port import Lamp
from kiosk.devices.machine import MODES
from kiosk.devices.peripheral import Shown
from kiosk.policy.access import Action
from kiosk.table.requests import Request
from ui.service.process.table_port import SignedTable, TablePort
from ui.service.staff import Staff
from ui.service.storage_port import StoragePort
from ui.service.widgets.sheets import Over
from ui.service.work import Job, Work
from ui.sounds.player import Sounds

T = TypeVar("T")


class Asking(Protocol):
    def confirm(self, title: str, words: str, then: Callable[[], object], *, do: str) -> None:
        """Say what will happen; go on if they want it."""

    def ask_table(self, request: Request, done: str, then: Callable[[], None] = ...) -> None:
        """Ask the table, with a second person where that takes two; tell how it went."""

    def lay_over(self, over: Over) -> None:
        """Let this lie over everything until it is done, or the menu is locked."""

    def tell(self, words: str, tone: str = "good") -> None:
        """A line that stays for a while: "good" or "warning"."""

    def go_to(self, page: str) -> None:
        """Turn to another page."""


class Service(NamedTuple):
    table: TablePort
    clock: Clock
    staff: Staff
    work: Work
    data: Path
    storage: StoragePort
    window: Asking
    clean: Callable[[int], None]  # the glass: touch is ignored for so many milliseconds
    light: Callable[[int, Lamp], None]  # a seat's lamp
    peripherals: Callable[[], tuple[Shown, ...]]  # what else is plugged in
    try_out: Callable[[str, str], None]  # a peripheral, by its title, does a test
    sounds: Sounds
    signed_table: SignedTable
    fitted: bool = False  # whether there are real bet sensors
    process: int | None = None  # the table's, where it is another one
    switch: Callable[[str], None] | None = None  # this program ends, and another mode, or live play, begins

    @property
    def in_mode(self) -> bool:
        """Whether this is demonstration or test mode beside a live ledger, whose device is not to be set here."""
        return self.data.parent.name == MODES

    def reading(self, query: Callable[[Reader, Progress], T]) -> Callable[[Job], T]:
        """A job that comes to what this query finds in the ledger."""

        def read(job: Job) -> T:
            with self.storage.open_reader() as reader:
                return query(reader, job.progress)

        return read


class Page(QWidget):
    """A page. `refresh` is called when it is turned to, and when the table changed while it is shown."""

    name: ClassVar[str]
    title: ClassVar[str]
    needs: ClassVar[frozenset[Action]] = frozenset()  # it is there for whoever may do one of these; empty: for all
    finds: ClassVar[tuple[tuple[str, Action | None], ...]]  # what is found there by words, by whoever may; None: by all

    def __init__(self, service: Service) -> None:
        super().__init__()
        self.setObjectName("page")
        self.service = service
        outside = QVBoxLayout(self)
        outside.setContentsMargins(0, 0, 0, 0)
        scroll = QScrollArea()
        scroll.setWidgetResizable(True)
        outside.addWidget(scroll)
        inside = QWidget()
        scroll.setWidget(inside)
        self.body = QVBoxLayout(inside)
        self.body.setContentsMargins(24, 20, 24, 20)
        self.body.setSpacing(14)

    @classmethod
    def open_to(cls, staff: Staff) -> bool:
        """Whether somebody finds anything here that they may do."""
        return not cls.needs or any(staff.may(action) for action in cls.needs)

    @staticmethod
    def looks_for(_: str) -> str:
        """What it says it would look for, with these words; nothing if it would not."""
        return ""

    def look_for(self, text: str) -> None:
        """Do so."""

    def refresh(self) -> None:
        """Show how things are now."""
