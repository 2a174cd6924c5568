"""Signals by the million: a PySide that loses a reference at every emit ends the process, but only in the long run."""

import sys

import pytest
from PySide6.QtCore import QObject, Signal

pytestmark = pytest.mark.usefixtures("qapp")

EMITS = 1_000_000


class _Bell(QObject):
    """Rings with what our models and Qt's own objects ring with."""

    yes = Signal(bool)
    thing = Signal(object)


@pytest.mark.slow
def test_a_million_signals_lose_no_reference() -> None:
    bell, heard = _Bell(), 0
    thing = object()

    def hear(given: object) -> None:
        nonlocal heard
        heard += given is True or given is thing

    bell.yes.connect(hear)
    bell.thing.connect(hear)
    before = sys.getrefcount(thing), sys.getrefcount(None), sys.getrefcount(True)
    for _ in range(EMITS // 2):
        bell.yes.emit(True)
        bell.thing.emit(thing)
    after = sys.getrefcount(thing), sys.getrefcount(None), sys.getrefcount(True)
    assert heard == EMITS
    assert all(abs(now - then) < 100 for now, then in zip(after, before, strict=True)), (before, after)
