"""Asks the system for the USB media that are plugged in. They stay mounted for as long as they are held here.

A cabinet mounts nothing by itself; where nobody listens, as on a desk, media are whatever is mounted already.
"""

import socket
from pathlib import Path

_ASKED = Path("/run/croupier-media")
_PATIENCE_S = 3  # the screen waits for it


class UsbMedia:
    """The media, held from the first look until they are let go."""

    def __init__(self, asked: Path = _ASKED) -> None:
        self._asked = asked
        self._held: socket.socket | None = None

    def look(self) -> None:
        """Have whatever is plugged in now mounted."""
        if self._answered():
            return
        self.let_go()  # it was not held, or no more
        held = socket.socket(socket.AF_UNIX, socket.SOCK_STREAM)
        try:
            held.settimeout(_PATIENCE_S)
            held.connect(str(self._asked))
        except OSError:
            held.close()
            return
        self._held = held
        if not self._answered():
            self.let_go()

    def _answered(self) -> bool:
        if self._held is None:
            return False
        try:
            self._held.sendall(b"look\n")
            return bool(self._held.recv(64))
        except OSError:
            return False

    def let_go(self) -> None:
        """They may be pulled out, once what is still being written is written."""
        if self._held is not None:
            self._held.close()
            self._held = None


MEDIA = UsbMedia()
