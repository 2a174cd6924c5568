"""What is said between the players' table and the operator's menu, which is a process of its own.

The menu asks and the table answers, with how things stand now. Unasked, the table only has it open or hide. It never
waits for the menu. Neither takes anything from the other but what is written down here, value by value: anything else
cuts the wire, and then the menu ends.
"""

import socket
from typing import Generic, NamedTuple, TypeVar

from kiosk.devices.peripheral import Shown
from kiosk.ledger.table_state import TableState
from kiosk.process.messages import Cut, Inbox, write
from kiosk.rules.intents import Refused
from kiosk.table.requests import Accepted, AddUser, LogIn, StaffRequest
from kiosk.table.views import TableView

M = TypeVar("M")
_LONGEST = 1_024 * 1_024  # bytes of what the menu says
_MOST_UNSENT = 16 * 1_024 * 1_024  # bytes of what the table says that wait for it
_AT_ONCE = 64 * 1_024
LOOK_MS = 200  # between looks at the table while the menu is open; also its sign of life


class News(NamedTuple):
    """How things stand, as staff may know it."""

    state: TableState
    view: TableView
    peripherals: tuple[Shown, ...] = ()


class Hello(NamedTuple):
    """The first word: what the menu is opened on."""

    data: str  # its directory
    process: int  # the table's
    news: News
    vouches: bool  # whether a table without people has an attendant of its own
    fitted: bool  # whether there are real bet sensors
    audible: bool
    switches: bool  # whether it can be left for another mode
    language: str  # the house's


# What the menu asks for.


class Look(NamedTuple):
    """How do things stand?"""


class Hidden(NamedTuple):
    """It is seen no more, having been opened by the order of that number."""

    number: int


class Submit(NamedTuple):
    id: str
    request: StaffRequest | LogIn
    by: str | None
    second: str | None


class Attended(NamedTuple):
    """Somebody is there: does their session last?"""

    session: str


class SoftwareChecked(NamedTuple):
    not_genuine: str


class Light(NamedTuple):
    seat: int
    lamp: int


class TryOut(NamedTuple):
    title: str
    test: str


class Cue(NamedTuple):
    name: str


class Phrase(NamedTuple):
    language: str
    phrase: str


class SetVolumes(NamedTuple):
    """How loud each is, of 100."""

    effects: int
    voice: int
    ambience: int


class Clean(NamedTuple):
    ms: int


class Vouch(NamedTuple):
    """The attendant of a table without people is to add somebody."""

    request: AddUser


class Switch(NamedTuple):
    """To another mode, or back to live play."""

    mode: str


class SignTable(NamedTuple):
    wager: str
    name: str


Asked = (
    Look
    | Hidden
    | Submit
    | Attended
    | SoftwareChecked
    | Light
    | TryOut
    | Cue
    | Phrase
    | SetVolumes
    | Clean
    | Vouch
    | Switch
    | SignTable
)


class Call(NamedTuple):
    asked: Asked


# What the table says.


class Done(NamedTuple):
    """Nothing comes of it."""


class Lasts(NamedTuple):
    lasts: bool


class Signed(NamedTuple):
    """A pay table as a signed file, or why it cannot be signed."""

    text: str
    why_not: str


Result = Accepted | Refused | Lasts | Signed | Done


class Answered(NamedTuple):
    """It was done, with that result; and the news, if there are any."""

    result: Result
    news: News | None


class Open(NamedTuple):
    """Be seen on this screen, if need be over the players' own. It is told by its number when it is over."""

    number: int
    screen: int
    covers: bool
    full: bool


class Hide(NamedTuple):
    """Be seen no more; whoever was logged in is not any longer."""


Order = Open | Hide
Said = Hello | Answered | Order


class Message(NamedTuple):
    said: Said


class _Line(Generic[M]):
    """One end of the wire, which hears messages of one kind."""

    def __init__(self, end: socket.socket, kind: type[M], longest: int) -> None:
        self._end = end
        self._inbox = Inbox(kind, longest)

    def fileno(self) -> int:
        """For whoever watches it."""
        return self._end.fileno()

    def close(self) -> None:
        self._end.close()

    @property
    def ready(self) -> bool:
        """Whether a whole message was read that nobody has taken yet."""
        return self._inbox.ready

    def _listen(self, flags: int = 0) -> None:
        try:
            read = self._end.recv(_AT_ONCE, flags)
        except BlockingIOError:
            return
        except OSError as error:
            raise Cut(str(error)) from None
        if not read:
            raise Cut("the other end is gone")
        self._inbox.add(read)


class TableEnd(_Line[Call]):
    """The table's. It never waits."""

    def __init__(self, end: socket.socket) -> None:
        super().__init__(end, Call, _LONGEST)
        self._unsent = bytearray()

    def say(self, said: Said) -> bool:
        """Say this; whether all of it is said. If not, `send_pending` when the wire takes more."""
        self._unsent += write(Message(said))
        if len(self._unsent) > _MOST_UNSENT:
            raise Cut("the other end does not listen")
        return self.send_pending()

    def send_pending(self) -> bool:
        """Whether all is said now."""
        try:
            while self._unsent:
                del self._unsent[: self._end.send(self._unsent[:_AT_ONCE], socket.MSG_DONTWAIT)]
        except BlockingIOError:
            return False
        except OSError as error:
            raise Cut(str(error)) from None
        return True

    def receive(self) -> Call | None:
        if not self.ready:
            self._listen(socket.MSG_DONTWAIT)
        return self._inbox.take()


class MenuEnd(_Line[Message]):
    """The menu's. Without a table it has nothing to do, and so it waits."""

    def __init__(self, end: socket.socket) -> None:
        super().__init__(end, Message, _MOST_UNSENT)

    def ask(self, asked: Asked) -> None:
        try:
            self._end.sendall(write(Call(asked)))
        except OSError as error:
            raise Cut(str(error)) from None

    def wait(self) -> Said:
        """What the table says next, whenever that is."""
        while (message := self._inbox.take()) is None:
            self._listen()
        return message.said

    def receive(self) -> Said | None:
        """What the table says next, if it is here already."""
        if not self.ready:
            self._listen(socket.MSG_DONTWAIT)
        message = self._inbox.take()
        return None if message is None else message.said
