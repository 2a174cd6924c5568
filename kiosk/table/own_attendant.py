"""The attendant of a table without people: a supervisor that the program logs in itself, never on a live ledger."""

from pathlib import Path

from kiosk.base.durable import write_durably
from kiosk.base.ports import Chance, LedgerFault, Trouble
from kiosk.policy.access import Role, why_not_pin
from kiosk.policy.config import default_config
from kiosk.rules.intents import Refused
from kiosk.table.idempotency import Answer
from kiosk.table.requests import Accepted, AddUser, Ask, Configure, LogIn, LogOut, Request
from kiosk.table.table import Table

NAME = "bots"
_PIN_DIGITS = 8


class OwnAttendant:
    """The bots' own supervisor. Its PIN is drawn when the ledger is new, and lies beside the device's keys."""

    def __init__(self, table: Table, pin_file: Path, chance: Chance) -> None:
        if table.state.kind == "live":
            raise ValueError("a live ledger has people for attendants")
        self._table = table
        self._chance = chance
        self._pin: str | None = None
        if pin_file.exists():
            self._pin = pin_file.read_text("ascii", "replace")
        elif not table.state.users:
            self._pin = self._draw_pin()
            write_durably(pin_file, self._pin.encode("ascii"), 0o600)
        if self._pin and not table.state.users:
            self._ask(AddUser(NAME, Role.SUPERVISOR, self._pin))

    def log_in(self) -> str | None:
        """A session of its own; None where people have set up the users."""
        return self._ask(LogIn(NAME, self._pin)) if self._pin else None

    @property
    def alone(self) -> bool:
        return all(user.name == NAME for user in self._table.state.users if not user.removed)

    def does(self, request: Request) -> None:
        """Ask for it in a session of its own, and leave again; a refusal is let be."""
        entered = self._submit(LogIn(NAME, self._pin)) if self._pin else None
        if isinstance(entered, Accepted):
            self._submit(request, entered.session)
            self._submit(LogOut(), entered.session)

    def configure(self, game: str) -> None:
        self._ask(Configure(default_config(game)), self.log_in())

    def _draw_pin(self) -> str:
        while True:
            pin = "".join(str(self._chance.below(10)) for _ in range(_PIN_DIGITS))
            if why_not_pin(pin) is None:
                return pin

    def _submit(self, request: Request, by: str | None = None) -> Answer:
        return self._table.submit(Ask(self._chance.salt().hex()[:16], request, None, by))

    def _ask(self, request: Request, by: str | None = None) -> str | None:
        answer = self._submit(request, by)
        if isinstance(answer, Refused):
            raise LedgerFault(Trouble.LOCKED, f"the bots' attendant was refused: {answer.words}")
        return answer.session
