"""The bet sensor on a serial port: opens it, reads it, lights its lamps, and opens it again when it was unplugged.

Nothing here waits or judges: a poll takes what has come and hands it to the watch. No poll raises for what the device,
its cable or another program does.
"""

import os
import termios
from collections.abc import Iterable
from contextlib import suppress

import serial

from kiosk.devices.bet_sensor.frames import Deframer, Message, SetLamps, State, encode, pack_lamps
from kiosk.devices.bet_sensor.port import Lamp, Report
from kiosk.devices.bet_sensor.watch import Watch
from kiosk.rules.cards.positions import SEATS

BAUD = 115_200
READ_BYTES = 4_096  # a poll's share of a flood
FIRST_RETRY_MS, LAST_RETRY_MS = 250, 2_000  # each attempt to open waits twice as long as the one before


class SerialSensor:
    """A SensorPort for a device that speaks docs/bet-sensor.md at this path."""

    def __init__(self, path: str) -> None:
        self._path = path
        self._port: serial.Serial | None = None
        self._deframer = Deframer()
        self._watch = Watch()
        self._lamps = dict.fromkeys(SEATS, Lamp.OFF)
        self._trouble = ""
        self._retry_at_ms: int | None = None
        self._retry_ms = FIRST_RETRY_MS

    def fileno(self) -> int | None:
        """What to wait on for the next poll, while there is anything."""
        return None if self._port is None else self._port.fileno()

    def poll(self, now_ms: int) -> tuple[Report, ...]:
        """Take what has come; open the port first if that is due."""
        if self._retry_at_ms is not None and now_ms < self._retry_at_ms:
            return self._watch.unplugged(now_ms, self._trouble)
        try:
            port = self._open()
            messages = self._deframer.feed(port.read(READ_BYTES))
            self._light(port, messages)
        except (OSError, termios.error) as error:  # pyserial lets some of the latter through
            self._trouble = str(error)
            self._retry_at_ms = now_ms + self._retry_ms
            self._retry_ms = min(2 * self._retry_ms, LAST_RETRY_MS)
            self.close()
            return self._watch.unplugged(now_ms, self._trouble)
        self._retry_at_ms = None
        if messages:
            self._retry_ms = FIRST_RETRY_MS
        return self._watch.step(now_ms, messages)

    def set_lamp(self, seat: int, lamp: Lamp) -> None:
        """Sent when the device next shows another lamp than this."""
        self._lamps[seat] = lamp

    def expect_clear(self, seat: int, *, clear: bool) -> None:
        self._watch.expect_clear(seat, clear=clear)

    def close(self) -> None:
        port, self._port = self._port, None
        if port is not None:
            with suppress(OSError):  # a device that is gone may fail at this, too
                port.close()

    def _open(self) -> serial.Serial:
        if self._port is None:
            self._port = serial.Serial(self._path, BAUD, timeout=0, exclusive=True)
        return self._port

    def _light(self, port: serial.Serial, messages: Iterable[Message]) -> None:
        """Say again what the lamps are to do, until the device's own state says that they do."""
        wanted = pack_lamps(list(self._lamps.values()))
        shown = [message.lamps for message in messages if isinstance(message, State)]
        if shown and shown[-1] != wanted:
            try:
                # WORKAROUND: pyserial issue 280: its write() spins for ever when a device does not read.
                os.write(port.fileno(), encode(SetLamps(wanted)))
            except BlockingIOError:
                return  # the next state will ask for it again
