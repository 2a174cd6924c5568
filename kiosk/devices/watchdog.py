"""Tells the service manager that the table is up, and then that it lives; one that falls silent is started again.

The words are those that systemd listens for. Where no manager wants to hear them, nothing is sent.
"""

import os
import socket
from collections.abc import Mapping

from kiosk.base.words import mark
from kiosk.devices.peripheral import Peripheral, Shown


class Watchdog(Peripheral):
    """What the table's loop tells at every turn. Most turns need not be told."""

    def __init__(self, environment: Mapping[str, str] = os.environ) -> None:
        self._address = environment.get("NOTIFY_SOCKET", "")
        limit_us = environment.get("WATCHDOG_USEC", "")
        self._every_ms = int(limit_us) // 1_000 // 4 if limit_us.isdecimal() else None
        # As long as the loop turns, whoever waits for the table to end waits on: it may have a round to finish.
        self._alive = f"WATCHDOG=1\nEXTEND_TIMEOUT_USEC={limit_us}".encode()
        self._told_ms: int | None = None

    def poll(self, now_ms: int) -> Mapping[str, str]:
        """The loop turned. The first time, the table is up."""
        if self._told_ms is None:
            self._tell(b"READY=1\nWATCHDOG=1", now_ms)
        elif self._every_ms is not None and now_ms - self._told_ms >= self._every_ms:
            self._tell(self._alive, now_ms)
        return {}

    def shown(self) -> Shown:
        watched = mark("If the table falls silent, the service manager starts it again.")
        alone = mark("No service manager watches over the table.")
        return Shown(mark("Watchdog"), (watched if self._address and self._every_ms is not None else alone,))

    def _tell(self, words: bytes, now_ms: int) -> None:
        self._told_ms = now_ms
        if not self._address:
            return
        with socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM) as to:
            try:
                to.sendto(words, socket.MSG_DONTWAIT, self._address.replace("@", "\0", 1))
            except OSError:
                return  # a manager that cannot hear must not stop the table
