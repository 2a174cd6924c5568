"""The attendant of a table without people: a supervisor that the program logs in itself, never on a live ledger."""

import os
from pathlib import Path

from kiosk.access import Role, why_not_pin
from kiosk.config import default_config
from kiosk.intents import Refused
from kiosk.ports import Chance, LedgerFault, Trouble
from kiosk.requests import AddUser, Ask, Configure, LogIn, Request
from kiosk.table import Table

NAME = "bots"
_PIN_DIGITS = 8


class OwnAttendant:
    """The bots' own supervisor. Its PIN is drawn when the ledger is new, and lies beside the device's keys."""

    def __init__(self, table: Table, pin_file: Path, chance: Chance) -> None:
        self._table = table
        self._chance = chance
        self._pin: str | None = None
        if pin_file.exists():
            self._pin = pin_file.read_text("ascii", "replace")
        elif not table.state.users:
            self._pin = self._draw_pin()
            with os.fdopen(os.open(pin_file, os.O_WRONLY | os.O_CREAT, 0o600), "w", encoding="ascii") as file:
                file.write(self._pin)
        if self._pin and not table.state.users:
            self._ask(AddUser(NAME, Role.SUPERVISOR, self._pin))

    def log_in(self) -> str | None:
        """A session of its own; None where people have set up the users."""
        return self._ask(LogIn(NAME, self._pin)) if self._pin else None

    def does(self, request: Request) -> None:
        """Ask for it in a session of its own; where people have set up the users, nothing is asked."""
        if session := self.log_in():
            self._ask(request, session)

    def configure(self, game: str) -> None:
        """Another game, as it comes."""
        self.does(Configure(default_config(game)))

    def _draw_pin(self) -> str:
        while True:
            pin = "".join(str(self._chance.below(10)) for _ in range(_PIN_DIGITS))
            if why_not_pin(pin) is None:
                return pin

    def _ask(self, request: Request, by: str | None = None) -> str | None:
        answer = self._table.submit(Ask(self._chance.salt().hex()[:16], request, None, by))
        if isinstance(answer, Refused):
            raise LedgerFault(Trouble.LOCKED, f"the bots' attendant was refused: {answer.words}")
        return answer.session
