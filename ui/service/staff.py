"""Who is at the operator's menu, and what they ask of the table. The table decides; a refusal is told in its words."""

from collections.abc import Callable
from typing import Protocol

from PySide6.QtCore import QObject, Signal

from kiosk.policy import access
from kiosk.policy.access import Action, Role, User
from kiosk.policy.faults import clearing_needs_two
from kiosk.rules.intents import Refused
from kiosk.table.own_attendant import NAME
from kiosk.table.requests import AddUser, Ask, ClearFault, LogIn, LogOut, Request
from kiosk.table.staff_decisions import ACTIONS
from ui.i18n.menu_words import say
from ui.service.process.table_port import TablePort


class Vouching(Protocol):
    """The attendant of a table without people."""

    def does(self, request: Request) -> None:
        """Ask for it in a session of its own."""


class Staff(QObject):
    changed = Signal()  # somebody logged in or out

    def __init__(self, table: TablePort, ask_id: Callable[[], str], own: Vouching | None = None) -> None:
        super().__init__()
        self._table = table
        self._ask_id = ask_id
        self._own = own
        self._session: str | None = None
        self._name = ""

    @property
    def user(self) -> User | None:
        return access.find_user(self._table.state.users, self._name) if self._session else None

    @property
    def role(self) -> Role | None:
        return self.user.role if self.user else None

    def may(self, action: Action) -> bool:
        """Whether their role may do that; what it may not is not even shown."""
        return self.role is not None and access.may(self.role, action)

    @property
    def nobody(self) -> bool:
        """Whether no person was ever named, so that the first supervisor has to be."""
        users = self._table.state.users
        return access.first_user_needed(users) or (self._own is not None and [user.name for user in users] == [NAME])

    def found(self, name: str, pin: str) -> str:
        """Name the first supervisor, who enters; nothing, or why not. At a table without people its own vouches."""
        request = AddUser(name, Role.SUPERVISOR, pin)
        users = self._table.state.users
        if access.first_user_needed(users) or self._own is None:
            return self.ask(request) or self.log_in(name, pin)
        if words := access.why_not_add(users, name, Role.SUPERVISOR) or access.why_not_pin(pin):
            return say(words)
        self._own.does(request)
        return self.log_in(name, pin)

    def log_in(self, name: str, pin: str) -> str:
        """Enter; nothing, or why not."""
        token, words = self._enter(name, pin)
        if token is not None:
            self._session, self._name = token, name
            self.changed.emit()
        return words

    def log_out(self) -> None:
        if self._session is not None:
            self._table.submit(Ask(self._ask_id(), LogOut(), by=self._session))
            self._session, self._name = None, ""
            self.changed.emit()

    def stays(self) -> bool:
        """Somebody is at the menu; whether their session lasts."""
        return self._session is not None and self._table.attended(self._session)

    def ask(self, request: Request, second: str | None = None) -> str:
        """Ask it of the table, with a second person's session where that takes two; nothing, or why not."""
        answer = self._table.submit(Ask(self._ask_id(), request, by=self._session, second=second))
        return say(answer.words) if isinstance(answer, Refused) else ""

    def takes_two(self, request: Request) -> bool:
        """Whether a second person has to stand by."""
        if isinstance(request, ClearFault) and clearing_needs_two(request.fault):
            return True
        action = ACTIONS.get(type(request))
        return action is not None and access.needs_two(action)

    def second(self, name: str, pin: str) -> tuple[str | None, str]:
        """A second person's session, or why there is none."""
        if name.casefold() == self._name.casefold():
            return None, say("Another person has to confirm it.")
        return self._enter(name, pin)

    def end_second(self, token: str) -> None:
        """The second person has done their part."""
        self._table.submit(Ask(self._ask_id(), LogOut(), by=token))

    def _enter(self, name: str, pin: str) -> tuple[str | None, str]:
        answer = self._table.submit(Ask(self._ask_id(), LogIn(name, pin)))
        return (None, say(answer.words)) if isinstance(answer, Refused) else (answer.session, "")
