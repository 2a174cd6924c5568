"""A bet sensor without hardware: the device's side of docs/bet-sensor.md at a pseudo-terminal, with faults to turn on.

It knows nothing of the table but the protocol. It has no clock of its own: a wait of one heartbeat paces it, and
whatever ends the wait early is answered with a state as well.
"""

import errno
import os
import select
import tty
from collections.abc import Callable
from pathlib import Path

from kiosk.devices.bet_sensor.frames import Deframer, SetLamps, State, are_lamps, bit, encode, pack_lamps, unpack_lamps
from kiosk.devices.bet_sensor.port import Lamp
from kiosk.devices.bet_sensor.watch import HEARTBEAT_MS
from kiosk.rules.cards.positions import SEATS

LAST_SEQUENCE = 2**32 - 1
READ_BYTES = 4_096
HELP = """\
chip SEAT on|off       lay a chip on the seat's sensor, or take it
stuck SEAT [off]       the seat's sensor sees for ever what it sees now
broken SEAT [off]      the seat's sensor fails its self-test
mute [off]             say nothing
noise [off]            spoil every frame
repeat [off]           send every frame twice
lie [off]              see a chip at a seat that does not exist
restart                forget everything and boot
unplug, plug           pull the cable, put it back
lamps                  say what the lamps do
quit                   end"""


class SimulatedSensor:
    def __init__(self, draw_nonce: Callable[[], int]) -> None:
        self._draw_nonce = draw_nonce
        self._chips = 0  # as they lie, whatever the sensors see
        self._stuck = 0
        self._frozen = 0  # what the stuck sensors see
        self.broken = 0
        self.faults: set[str] = set()
        self.restart()

    def restart(self) -> None:
        """Boot. Chips stay where they lie and faults as they are."""
        self._nonce = self._draw_nonce()
        self._sequence = 0
        self._deframer = Deframer()
        self.lamps = (Lamp.OFF,) * len(SEATS)

    @property
    def chips(self) -> int:
        return ((self._chips & ~self._stuck) | (self._frozen & self._stuck)) & ~self.broken

    def set_chip(self, seat: int, *, on: bool) -> None:
        self._chips = _with_bit(self._chips, seat, on=on)

    def set_stuck(self, seat: int, *, on: bool) -> None:
        """The seat's sensor stops seeing changes, or sees them again."""
        self._frozen = self.chips
        self._stuck = _with_bit(self._stuck, seat, on=on)

    def set_broken(self, seat: int, *, on: bool) -> None:
        """The seat's sensor fails its self-test, or passes it again."""
        self.broken = _with_bit(self.broken, seat, on=on)

    def frame(self) -> bytes:
        """What goes over the wire now: the next state, as the faults let it through."""
        lie = 1 << len(SEATS) if "lie" in self.faults else 0
        frame = encode(State(self._nonce, self._sequence, self.chips | lie, self.broken, pack_lamps(self.lamps)))
        if "noise" in self.faults:
            frame = _spoiled(frame, self._sequence)
        if self._sequence == LAST_SEQUENCE:
            self._nonce, self._sequence = self._draw_nonce(), 0
        else:
            self._sequence += 1
        if "mute" in self.faults:
            return b""
        return 2 * frame if "repeat" in self.faults else frame

    def hear(self, data: bytes) -> bool:
        """Take the table's words. Whether a lamp changed."""
        before = self.lamps
        for message in self._deframer.feed(data):
            if isinstance(message, SetLamps) and are_lamps(message.lamps):
                self.lamps = unpack_lamps(message.lamps)
        return self.lamps != before

    def lamps_in_words(self) -> str:
        lit = [f"seat {seat} {lamp.name.lower()}" for seat, lamp in zip(SEATS, self.lamps, strict=True) if lamp]
        return f"lamps: {', '.join(lit) or 'all off'}"

    def obey(self, line: str) -> str:
        """Do what a line of HELP says; the answer to it. ValueError if it says nothing that can be done."""
        match line.split():
            case ["chip", seat, ("on" | "off") as way]:
                self.set_chip(_seat(seat), on=way == "on")
            case ["stuck", seat, *way] if way in ([], ["off"]):
                self.set_stuck(_seat(seat), on=not way)
            case ["broken", seat, *way] if way in ([], ["off"]):
                self.set_broken(_seat(seat), on=not way)
            case [("mute" | "noise" | "repeat" | "lie") as fault, *way] if way in ([], ["off"]):
                (self.faults.discard if way else self.faults.add)(fault)
            case ["restart"]:
                self.restart()
            case ["lamps"]:
                return self.lamps_in_words()
            case ["help"]:
                return HELP
            case _:
                raise ValueError(f'"{line}" is no command; "help" lists them')
        return "ok"


class Cable:
    """A pseudo-terminal: the device holds one end, the table opens the other by its path or by the link to it."""

    def __init__(self, link: Path | None = None) -> None:
        self.device, self._table = os.openpty()
        tty.setraw(self._table)  # held open, so that the table may come and go
        os.set_blocking(self.device, False)
        self.path = os.ttyname(self._table)
        self._link = link
        if link is not None:
            try:
                _point(link, self.path)
            except OSError:
                self._link = None
                self.unplug()
                raise

    def unplug(self) -> None:
        """Both ends are gone, and so is the link."""
        os.close(self.device)
        os.close(self._table)
        if self._link is not None:
            self._link.unlink(missing_ok=True)

    def send(self, data: bytes) -> None:
        """To the table, if it listens: like a wire, this keeps nothing."""
        try:
            os.write(self.device, data)
        except BlockingIOError:
            return

    def receive(self) -> bytes:
        try:
            return os.read(self.device, READ_BYTES)
        except BlockingIOError:
            return b""


class _Bench:
    def __init__(self, link: Path | None, commands: int | None, say: Callable[[str], None]) -> None:
        self._link, self._commands, self._say = link, commands, say
        self._typed = b""
        self._device = SimulatedSensor(lambda: int.from_bytes(os.urandom(4), "little"))
        self._cable: Cable | None = None

    def run(self) -> None:
        try:
            self._plug()
            while self._turn():
                pass
        finally:
            self._unplug()

    def _turn(self) -> bool:
        """One heartbeat, or less if something came. Whether to go on."""
        sources = [self._commands, None if self._cable is None else self._cable.device]
        ready, _, _ = select.select([source for source in sources if source is not None], [], [], HEARTBEAT_MS / 1_000)
        if (
            self._commands is not None
            and self._commands in ready
            and not all(map(self._obey, self._lines(self._commands)))
        ):
            return False
        if self._cable is not None:
            if self._device.hear(self._cable.receive()):
                self._say(self._device.lamps_in_words())
            self._cable.send(self._device.frame())
        return True

    def _lines(self, commands: int) -> list[str]:
        data = os.read(commands, READ_BYTES)
        if not data:  # nobody types any more; the device goes on
            self._commands = None
            data = b"\n"
        *lines, self._typed = (self._typed + data).split(b"\n")
        return [text for line in lines if (text := line.decode(errors="replace").strip())]

    def _obey(self, line: str) -> bool:
        """Do it and answer. Whether to go on."""
        if line == "quit":
            return False
        if line in ("plug", "unplug"):
            self._unplug()
            if line == "plug":
                self._plug()
            return True
        try:
            self._say(self._device.obey(line))
        except ValueError as error:
            self._say(str(error))
        return True

    def _plug(self) -> None:
        self._cable = Cable(self._link)
        self._say(f"plugged in at {self._link or self._cable.path}")

    def _unplug(self) -> None:
        if self._cable is not None:
            self._cable.unplug()
            self._cable = None
            self._say("unplugged")


def run(link: Path | None, commands: int | None, say: Callable[[str], None]) -> int:
    """The command: a sensor at a pseudo-terminal until "quit". `commands` is a file descriptor to read lines from."""
    _Bench(link, commands, say).run()
    return 0


def _with_bit(mask: int, seat: int, *, on: bool) -> int:
    return mask | bit(seat) if on else mask & ~bit(seat)


def _seat(text: str) -> int:
    if text not in map(str, SEATS):
        raise ValueError(f'"{text}" is no seat; they are 1 to {len(SEATS)}')
    return int(text)


def _spoiled(frame: bytes, sequence: int) -> bytes:
    """The frame with one bit turned over, another one each time; never a delimiter's."""
    place = 1 + sequence % (len(frame) - 2)
    return frame[:place] + bytes((frame[place] ^ 1 << sequence % 8,)) + frame[place + 1 :]


def _point(link: Path, path: str) -> None:
    """Make the link, in the place of an older one but never of anything else."""
    if link.exists() and not link.is_symlink():
        raise FileExistsError(errno.EEXIST, os.strerror(errno.EEXIST), str(link))
    fresh = link.with_name(f".{link.name}.{os.getpid()}")
    fresh.symlink_to(path)
    fresh.replace(link)
