"""What is set up in a data directory, what answers would change of it, and setting it up.

A table that is there is only read until something has to be written: then its supervisor asks for it, as in the menu.
"""

import os
import pwd
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import NamedTuple

from kiosk.app.composition import open_reader, open_table
from kiosk.app.setup.setup_answers import Answers, SetupError
from kiosk.base.clock import SystemClock
from kiosk.policy import access
from kiosk.policy.access import Role, User
from kiosk.policy.config import TableConfig
from kiosk.policy.device import FILE, Device, DeviceError, load_device
from kiosk.reports.ledger_reading import state_of
from kiosk.rules.intents import Refused
from kiosk.table.chance import SystemChance, session_token
from kiosk.table.devices.device_changes import change_device
from kiosk.table.own_attendant import NAME as BOTS
from kiosk.table.own_attendant import OwnAttendant
from kiosk.table.requests import Accepted, AddUser, Ask, LogIn, LogOut, Request
from kiosk.table.table import Table
from storage.crypto.keys import fingerprint, load_public_key
from storage.places import Places

CABINET = Path("/etc/croupier/croupier.conf")
_DATA = "CROUPIER_DATA"
_IN_MENU = "change it in the service menu"


class Present(NamedTuple):
    """A table as it is set up. No configuration: its making was broken off."""

    kind: str
    config: TableConfig | None
    users: tuple[User, ...]
    device: Device | None  # None: there is no file that can be read

    @property
    def people(self) -> tuple[User, ...]:
        """Whoever was named; the bots' own attendant is none."""
        return tuple(user for user in self.users if user.name != BOTS)


class Work(NamedTuple):
    ledger: bool
    supervisor: bool
    device: bool


def cabinet_data(conf: Path = CABINET) -> str | None:
    """The data directory that this cabinet's session uses, if this is a cabinet and nobody named another one."""
    if os.environ.get(_DATA):
        return None
    try:
        lines = conf.read_text("utf-8", "replace").splitlines()
    except OSError:
        return None
    found = [line.partition("=")[2].strip().strip("\"'") for line in lines if line.startswith(f"{_DATA}=")]
    return found[-1] if found else None


@contextmanager
def as_owner(data: Path) -> Iterator[None]:
    """For root: act as whoever owns the directory, or the one above it that is there, so that all files are theirs."""
    place = next(path for path in (data.absolute(), *data.absolute().parents) if path.exists())
    owner = place.stat()
    if os.geteuid() != 0 or owner.st_uid == 0:
        yield
        return
    groups, group = os.getgroups(), os.getegid()
    os.setgroups(_groups(owner.st_uid, owner.st_gid))
    os.setegid(owner.st_gid)
    os.seteuid(owner.st_uid)
    try:
        yield
    finally:
        os.seteuid(0)
        os.setegid(group)
        os.setgroups(groups)


def _groups(user: int, group: int) -> list[int]:
    try:
        return os.getgrouplist(pwd.getpwuid(user).pw_name, group)
    except KeyError:  # a user without a name
        return [group]


def look(data: Path) -> Present | None:
    """What is there; None if there is no ledger. Nothing is written."""
    if not Places(data).ledger.exists():
        return None
    with open_reader(data) as reader:
        state = state_of(reader)
        return Present(reader.kind, state.config, state.users, device_in(data))


def device_in(data: Path) -> Device | None:
    try:
        return load_device(data) if (data / FILE).exists() else None
    except DeviceError:
        return None


def work_for(answers: Answers, present: Present | None) -> Work:
    """What would be done; SetupError if the answers want what cannot be changed here."""
    if present is None:
        return Work(ledger=True, supervisor=True, device=True)
    if wrong := list(_refusals(answers, present)):
        raise SetupError(*wrong)
    changed = answers.device(present.device) != present.device
    return Work(present.config is None, not present.people, changed)


def _refusals(answers: Answers, present: Present) -> Iterator[str]:
    if answers.kind != present.kind:
        yield f"kind: the ledger is {present.kind}, for ever; another one has a directory of its own (--data)"
    if present.config is not None:
        for key in ("profile", "game"):
            old, new = getattr(present.config, key), getattr(answers, key)
            if old != new:
                yield f"{key}: it is {old}; {_IN_MENU} (Games)"
    if present.people:
        user = access.find_user(present.people, answers.supervisor.name)
        if user is None or user.removed or user.role != Role.SUPERVISOR:
            yield f"supervisor: there are users, and no supervisor {answers.supervisor.name}; {_IN_MENU} (Users)"


class _SetupClerk:
    def __init__(self, table: Table) -> None:
        self._table = table
        self._ids = session_token()[:16]
        self._asked = 0
        self.session: str | None = None

    def ask(self, request: Request) -> str:
        """Nothing, or why not."""
        self._asked += 1
        answer = self._table.submit(Ask(f"{self._ids}-{self._asked}", request, by=self.session))
        if isinstance(answer, Accepted) and answer.session is not None:
            self.session = answer.session
        return str(answer.words) if isinstance(answer, Refused) else ""

    def must(self, key: str, request: Request) -> None:
        """The same, and a refusal ends it."""
        if words := self.ask(request):
            raise SetupError(f"{key}: {words}")


def set_up(data: Path, answers: Answers, present: Present | None, work: Work) -> None:
    """Do it. What was done before something fails is whole, and the same answers go on from there."""
    chance = SystemChance()
    chance.self_test()
    table = open_table(
        data,
        answers.kind,
        answers.config,
        SystemClock(),
        chance,
        serial=answers.serial,
        location=answers.location,
    )
    try:
        controller, supervisor = _SetupClerk(table), answers.supervisor
        if work.supervisor:
            request = AddUser(supervisor.name, Role.SUPERVISOR, supervisor.pin)
            if table.state.users:  # the bots' own attendant was first, and vouches
                OwnAttendant(table, Places(data).keys / "bots.pin", chance).does(request)
            else:
                controller.must("supervisor", request)
        if work.device:
            old = present.device if present else None
            controller.must("supervisor", LogIn(supervisor.name, supervisor.pin))
            words = change_device(controller.ask, data, old, answers.device(old))
            controller.ask(LogOut())
            if words:
                raise SetupError(f"device: {words}")
    finally:
        table.close()


def public_fingerprint(data: Path) -> str:
    """The public key's fingerprint, in groups that can be read aloud and written down."""
    whole = fingerprint(load_public_key(Places(data).public_key))
    return " ".join(whole[at : at + 4] for at in range(0, len(whole), 4))
