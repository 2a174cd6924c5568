"""`croupier aside`: reads ledgers for the operator's menu in other processes, so that no player's frame waits for it.

Not for people: a menu starts it, asks through its standard input, and hears through its standard output.
"""

import argparse
import copyreg
import os
import pickle
import select
import subprocess
import sys
from collections.abc import Callable
from multiprocessing.connection import Connection
from pathlib import Path
from threading import Lock
from types import MappingProxyType
from typing import Any

from kiosk.clock import SystemClock
from kiosk.heeding import Heed
from kiosk.software import ROOM, own_command

_POLITE = 5  # the table comes first
_LOOK_MS = 100
_EVERY_MS = 50  # that it is told how far it is
_PROGRESS, _DONE, _FAILED = range(3)


def _reduced(proxy: "MappingProxyType[Any, Any]") -> tuple[Any, ...]:
    return _proxy, (dict(proxy),)


def _proxy(content: dict[Any, Any]) -> "MappingProxyType[Any, Any]":
    return MappingProxyType(content)


copyreg.pickle(MappingProxyType, _reduced)  # of answers; by itself, it is not sent


class Readers:
    """Processes that read; one that has answered waits for the next question. They end with this one."""

    def __init__(self) -> None:
        self._idle: list[_Reader] = []
        self._lock = Lock()

    def prepare(self) -> None:
        """Have one ready before somebody waits for it."""
        with self._lock:
            if not self._idle:
                self._idle.append(_Reader())

    def ask(self, function: Callable[..., Any], given: tuple[Any, ...], heed: Heed) -> Any:
        """What a function of a module comes to with these, and with a `heed` at the end. A failure is told in words."""
        with self._lock:
            reader = self._idle.pop() if self._idle else _Reader()
        try:
            answer = reader.ask(function, given, heed)
        except BaseException:  # it was stopped, or died: it knows nothing that is still wanted
            reader.end()
            raise
        with self._lock:
            self._idle.append(reader)
        if answer[0] == _FAILED:
            raise OSError(answer[1])
        return answer[1]

    def close(self) -> None:
        """End those that wait."""
        with self._lock:
            while self._idle:
                self._idle.pop().end()


class _Reader:
    """One process, asked one thing at a time."""

    def __init__(self) -> None:
        command = (*own_command(), "aside")
        pipe = subprocess.PIPE
        self._process = subprocess.Popen(command, cwd=ROOM, stdin=pipe, stdout=pipe)  # noqa: S603 (ourselves)
        os.setpriority(os.PRIO_PROCESS, self._process.pid, _POLITE)
        if self._process.stdin is None or self._process.stdout is None:
            raise AssertionError
        self._out = Connection(os.dup(self._process.stdin.fileno()), readable=False)
        self._in = Connection(os.dup(self._process.stdout.fileno()), writable=False)
        self._poll = select.poll()
        self._poll.register(self._in.fileno(), select.POLLIN)

    def ask(self, function: Callable[..., Any], given: tuple[Any, ...], heed: Heed) -> tuple[int, Any]:
        placed = tuple(one.absolute() if isinstance(one, Path) else one for one in given)
        at = (0, 0)
        try:
            self._out.send((function, placed))
            while True:
                heed(*at)
                if not self._poll.poll(_LOOK_MS):
                    continue
                kind, *told = self._in.recv()
                if kind != _PROGRESS:
                    return kind, told[0]
                at = (told[0], told[1])
        except (EOFError, BrokenPipeError):
            raise OSError("the process that reads the ledger has ended") from None

    def end(self) -> None:
        self._out.close()
        self._in.close()
        self._process.kill()
        self._process.communicate()


def add_to(commands: "argparse._SubParsersAction[argparse.ArgumentParser]") -> None:
    """The command; nobody types it."""
    parser = commands.add_parser(
        "aside",
        help="read for the operator's menu, which starts this by itself",
        description="Reads ledgers for the operator's menu, which starts this by itself and speaks with it.",
    )
    parser.set_defaults(run=_run)


def _run(_: argparse.Namespace) -> int:
    from kiosk.commands import looking, recalling  # noqa: F401, PLC0415 (what is asked for is there when it is)

    asked = Connection(os.dup(sys.stdin.fileno()), writable=False)
    answers = Connection(os.dup(sys.stdout.fileno()), readable=False)
    os.dup2(sys.stderr.fileno(), sys.stdout.fileno())  # whatever is printed is no answer
    clock = SystemClock()
    while True:
        try:
            function, given = asked.recv()
        except EOFError:
            return 0
        told_ms = clock.steady_ms()

        def heed(done: int, of: int) -> None:
            nonlocal told_ms
            now = clock.steady_ms()
            if now - told_ms >= _EVERY_MS:
                told_ms = now
                answers.send((_PROGRESS, done, of))

        answers.send_bytes(_answer(function, given, heed))


def _answer(function: Callable[..., Any], given: tuple[Any, ...], heed: Heed) -> bytes:
    try:
        return pickle.dumps((_DONE, function(*given, heed)))
    except Exception as error:  # whatever it is, it is told to whoever asked
        return pickle.dumps((_FAILED, str(error) or type(error).__name__))
