"""What is said between the players' table and the operator's menu, which is a process of its own.

The menu asks and the table answers, with how things stand now. Unasked, the table only has it open or hide. It never
waits for the menu. Neither takes anything from the other but what is written down here, value by value: anything else
cuts the wire, and then the menu ends.
"""

import socket
import struct
from typing import NamedTuple, TypeVar

from kiosk import codec
from kiosk.intents import Refused
from kiosk.requests import Accepted, AddUser, LogIn, StaffRequest
from kiosk.tablestate import TableState
from kiosk.views import TableView

_LENGTH = struct.Struct(">I")
_LONGEST = 1_024 * 1_024  # bytes of what the menu says
_MOST_UNSENT = 16 * 1_024 * 1_024  # bytes of what the table says that wait for it
_AT_ONCE = 64 * 1_024
_PLAIN = codec.Key(None, "")  # nothing is sealed
LOOK_MS = 200  # between looks at the table while the menu is open; also its sign of life


class News(NamedTuple):
    """How things stand, as staff may know it."""

    state: TableState
    view: TableView


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
    """What staff ask of the table."""

    id: str
    request: StaffRequest | LogIn
    by: str | None
    second: str | None


class Attended(NamedTuple):
    """Somebody is there: does their session last?"""

    session: str


class SoftwareChecked(NamedTuple):
    """The software's files were checked; what was found wrong, if anything."""

    not_genuine: str


class Light(NamedTuple):
    """A seat's lamp."""

    seat: int
    lamp: int


class Cue(NamedTuple):
    """Something to be heard."""

    name: str


class Phrase(NamedTuple):
    """Something for the dealer to say."""

    language: str
    phrase: str


class Volume(NamedTuple):
    """How loud, of 100."""

    percent: int


class Clean(NamedTuple):
    """The glass, for so long."""

    ms: int


class Vouch(NamedTuple):
    """The attendant of a table without people is to add somebody."""

    request: AddUser


class Switch(NamedTuple):
    """To another mode, or back to live play."""

    mode: str


class SignTable(NamedTuple):
    """A pay table of the house's own."""

    wager: str
    name: str


Asked = (
    Look
    | Hidden
    | Submit
    | Attended
    | SoftwareChecked
    | Light
    | Cue
    | Phrase
    | Volume
    | Clean
    | Vouch
    | Switch
    | SignTable
)


class Call(NamedTuple):
    """The menu wants this."""

    asked: Asked


# What the table says.


class Done(NamedTuple):
    """Nothing comes of it."""


class Lasts(NamedTuple):
    """Whether the session does."""

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
    """The table says this."""

    said: Said


M = TypeVar("M", Call, Message)


def write(message: Call | Message) -> bytes:
    """A message as it goes over the wire."""
    content = codec.dumps(message, _PLAIN).encode()
    return _LENGTH.pack(len(content)) + content


class Cut(OSError):  # noqa: N818
    """There is nobody at the other end any more, or nobody who makes sense."""


class _Line:
    """One end of the wire: messages, each behind its length."""

    longest: int  # bytes of a message

    def __init__(self, end: socket.socket) -> None:
        self._end = end
        self._read = bytearray()

    def fileno(self) -> int:
        """For whoever watches it."""
        return self._end.fileno()

    def close(self) -> None:
        """Cut it."""
        self._end.close()

    @property
    def ready(self) -> bool:
        """Whether a whole message was read that nobody has taken yet."""
        return self._whole() is not None

    def _whole(self) -> int | None:
        if len(self._read) < _LENGTH.size:
            return None
        (length,) = _LENGTH.unpack_from(self._read)
        if length > self.longest:
            raise Cut("a message is too long")
        end = _LENGTH.size + int(length)
        return end if len(self._read) >= end else None

    def _take(self, kind: type[M]) -> M | None:
        if (end := self._whole()) is None:
            return None
        content = bytes(self._read[_LENGTH.size : end])
        del self._read[:end]
        try:
            return codec.loads(kind, content.decode(), _PLAIN)
        except ValueError as error:
            raise Cut(f"a message makes no sense: {error}") from None

    def _listen(self, flags: int = 0) -> None:
        try:
            read = self._end.recv(_AT_ONCE, flags)
        except BlockingIOError:
            return
        except OSError as error:
            raise Cut(str(error)) from None
        if not read:
            raise Cut("the other end is gone")
        self._read += read


class TableEnd(_Line):
    """The table's. It never waits."""

    longest = _LONGEST

    def __init__(self, end: socket.socket) -> None:
        super().__init__(end)
        self._unsent = bytearray()

    def say(self, said: Said) -> bool:
        """Say this; whether all of it is said. If not, `say_on` when the wire takes more."""
        self._unsent += write(Message(said))
        if len(self._unsent) > _MOST_UNSENT:
            raise Cut("the other end does not listen")
        return self.say_on()

    def say_on(self) -> bool:
        """Whether all is said now."""
        try:
            while self._unsent:
                del self._unsent[: self._end.send(self._unsent[:_AT_ONCE], socket.MSG_DONTWAIT)]
        except BlockingIOError:
            return False
        except OSError as error:
            raise Cut(str(error)) from None
        return True

    def heard(self) -> Call | None:
        """The next call, if there is one."""
        if not self.ready:
            self._listen(socket.MSG_DONTWAIT)
        return self._take(Call)


class MenuEnd(_Line):
    """The menu's. Without a table it has nothing to do, and so it waits."""

    longest = _MOST_UNSENT

    def ask(self, asked: Asked) -> None:
        """Say that."""
        try:
            self._end.sendall(write(Call(asked)))
        except OSError as error:
            raise Cut(str(error)) from None

    def wait(self) -> Said:
        """What the table says next, whenever that is."""
        while (message := self._take(Message)) is None:
            self._listen()
        return message.said

    def heard(self) -> Said | None:
        """What the table says next, if it is here already."""
        if not self.ready:
            self._listen(socket.MSG_DONTWAIT)
        message = self._take(Message)
        return None if message is None else message.said
