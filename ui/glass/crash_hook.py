"""An error in a slot does not end a Qt program by itself. These end: what matters is in the ledger."""

import traceback
from collections.abc import Callable
from types import TracebackType

FAILED = 70  # the exit status: whoever watches over the program starts it again, into the same round


class CrashHook:
    def __init__(self, end: Callable[[], None]) -> None:
        self._end = end

    def hook(self, kind: type[BaseException], error: BaseException, trace: TracebackType | None) -> None:
        traceback.print_exception(kind, error, trace)
        self._end()
