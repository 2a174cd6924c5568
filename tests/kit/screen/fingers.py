"""Fingers on a window, as the glass reports them, and everything that a window shows or holds.

Touches go in where the system's go in, so whatever may lose a finger between the glass and a button loses it here too.
"""

from collections.abc import Collection, Iterable, Iterator, Sequence
from contextlib import contextmanager, suppress
from functools import cache
from typing import Any, NamedTuple

from PySide6.QtCore import (
    QAbstractItemModel,
    QByteArray,
    QCoreApplication,
    QEvent,
    QMetaObject,
    QObject,
    QPoint,
    QPointF,
    QRectF,
    QUrl,
)
from PySide6.QtGui import QPointingDevice, QTouchEvent
from PySide6.QtQml import QJSValue
from PySide6.QtQuick import QQuickItem, QQuickWindow
from PySide6.QtTest import QTest
from shiboken6 import Shiboken

from kiosk.rules.cards.positions import SEATS

TAP_MS = 40  # between a touch and the next
WORDS = ("QQuickText", "QQuickTextInput", "QQuickTextEdit")  # what draws text; a button draws its own with one of them


class _Glass(QObject):
    """The touch screen: one in a session, with a time of its own that only the fingers move."""

    def __init__(self) -> None:
        super().__init__()
        self.device: QPointingDevice = QTest.createTouchDevice()
        self.now_ms = 1_000

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:  # noqa: ARG002, N802 (Qt's)
        """Stamp the touch; the points that stay down keep the time of their press."""
        if isinstance(event, QTouchEvent):
            event.setTimestamp(self.now_ms)
        return False


@cache
def _glass() -> _Glass:
    return _Glass()


class Fingers:
    """All hands on one window. A finger is a number from 0; one that stays down is reported with every touch."""

    def __init__(self, window: QQuickWindow) -> None:
        self._window = window
        self._glass = _glass()
        self._down: dict[int, QPoint] = {}
        self._now: dict[int, str] | None = None  # what each finger does in the touch that is being put together
        window.installEventFilter(self._glass)

    def press(self, finger: int, at: QQuickItem | QPoint) -> None:
        """Put a finger down."""
        assert finger not in self._down, f"finger {finger} is down already"
        self._do(finger, "press", _point(at))

    def move(self, finger: int, to: QQuickItem | QPoint) -> None:
        """Slide a finger there, without anything between."""
        assert finger in self._down, f"finger {finger} is not down"
        self._do(finger, "move", _point(to))

    def release(self, finger: int) -> None:
        """Lift a finger."""
        assert finger in self._down, f"finger {finger} is not down"
        self._do(finger, "release", self._down[finger])

    def tap(self, at: QQuickItem | QPoint, finger: int = 0) -> None:
        """Touch and let go."""
        self.press(finger, at)
        self.release(finger)

    def tap_together(self, *at: QQuickItem | QPoint) -> None:
        """A finger on each, down in the same instant and up in the same instant."""
        with self.together():
            for finger, target in enumerate(at):
                self.press(finger, target)
        with self.together():
            for finger in range(len(at)):
                self.release(finger)

    def lift_all(self) -> None:
        """Lift every finger that is down, since the glass remembers them: it outlives the window."""
        with self.together():
            for finger in self._down:
                self.release(finger)

    def cancel(self) -> None:
        """The system takes all touches away, as when a palm lies on the glass. The fingers are still to be lifted."""
        QCoreApplication.sendEvent(self._window, QTouchEvent(QEvent.Type.TouchCancel, self._glass.device))

    def wait(self, ms: int) -> None:
        """Let time pass for the fingers, at once. Qt's timers do not see it: only what reads a touch's time does."""
        self._glass.now_ms += ms

    @contextmanager
    def together(self) -> Iterator[None]:
        """What the fingers do in here the glass reports as one touch."""
        assert self._now is None, "a touch is being put together already"
        self._now = {}
        try:
            yield
            self._commit(self._now)
        finally:
            self._now = None

    def _do(self, finger: int, what: str, at: QPoint) -> None:
        if self._now is None:
            with self.together():
                self._do(finger, what, at)
            return
        assert finger not in self._now, f"finger {finger} does two things at once"
        self._now[finger] = what
        self._down[finger] = at

    def _commit(self, now: dict[int, str]) -> None:
        touch = QTest.touchEvent(self._window, self._glass.device, False)
        for finger, at in self._down.items():  # QTest forgets where a finger that stays is, so it moves to where it is
            getattr(touch, now.get(finger, "move"))(finger, at, self._window)
        for finger, what in now.items():
            if what == "release":
                del self._down[finger]
        touch.commit(False)  # what a touch comes to waits for no event, timer or frame
        self._glass.now_ms += TAP_MS


def _point(at: QQuickItem | QPoint) -> QPoint:
    return at if isinstance(at, QPoint) else centre(at).toPoint()


def centre(item: QQuickItem) -> QPointF:
    """Where a person would touch it, in its window."""
    return item.mapToScene(QPointF(item.width() / 2, item.height() / 2))


# Items are asked downwards only: PySide takes what `window()` or `parentItem()` gives for a child of the item, and
# spoils it for everybody when it forgets the item.


def all_items(
    window: QQuickWindow, within: QQuickItem | None = None, *, hidden: bool = True, but: Collection[str] = ()
) -> Iterator[QQuickItem]:
    """Every item, of the window or within one, each before what it contains; those that are hidden too, or not.

    What is called as one of `but` is passed over, with all that it contains.
    """
    waiting = [within or window.contentItem()]
    while waiting:  # not by recursion: a touch looks through thousands
        item = waiting.pop()
        if (hidden or item.isVisible()) and not (but and item.objectName() in but):
            yield item
            waiting += reversed(item.childItems())


class Handlers:
    """Which items have a handler of touches. For one look: what comes with the next step may lie where another was.

    PySide makes an object of everything that an item has, which takes long; so they are kept, as long as this is.
    """

    def __init__(self) -> None:
        self._kept: dict[int, list[QObject]] = {}

    def of(self, item: QQuickItem) -> bool:
        """Whether a finger on it does something."""
        children = self._kept[Shiboken.getCppPointer(item)[0]] = [item, *item.children()]
        return any(child.inherits("QQuickTapHandler") for child in children[1:])


def find_all(
    window: QQuickWindow, name: str, within: QQuickItem | None = None, *, anyhow: bool = False
) -> list[QQuickItem]:
    """The items of this object name that a finger can touch; `anyhow`: also those that none can."""
    others = _places_of_others(name)
    named = [item for item in all_items(window, within, hidden=anyhow, but=others) if item.objectName() == name]
    return [item for item in named if anyhow or not _why_not(window, item)]


@cache
def _places_of_others(name: str) -> frozenset[str]:
    """Where nothing is called so: what is a seat's lies in no other seat's place, and five places need no look."""
    seat, _, _ = name.partition(".")
    return frozenset(f"place{other}" for other in SEATS if seat.startswith("seat") and seat != f"seat{other}")


def find(window: QQuickWindow, name: str, within: QQuickItem | None = None, *, anyhow: bool = False) -> QQuickItem:
    """The one item of this object name."""
    found = find_all(window, name, within, anyhow=anyhow)
    if len(found) == 1:
        return found[0]
    why = [_why_not(window, item) or "can be touched" for item in find_all(window, name, within, anyhow=True)]
    raise AssertionError(f"{len(found)} items called {name!r} are found ({', '.join(why) or 'there is none'})")


def _why_not(window: QQuickWindow, item: QQuickItem) -> str:
    """Why a finger cannot touch it; empty if it can."""
    if not item.isVisible():
        return "hidden"
    if not item.isEnabled():
        return "disabled"
    return "" if _glazed(window).contains(centre(item)) else "outside of the window"


def _glazed(window: QQuickWindow) -> QRectF:
    return QRectF(0, 0, window.width(), window.height())


class Words(NamedTuple):
    """A text as it is drawn."""

    text: str
    item: QQuickItem


def texts(window: QQuickWindow, within: QQuickItem | None = None) -> list[Words]:
    """Every text that can be read now: visible, not transparent, and at least in part within the window."""
    return texts_of(window, [within or window.contentItem()])[0]


def texts_of(window: QQuickWindow, parts: Sequence[QQuickItem]) -> list[list[Words]]:
    """The same for each of several items that lie apart, in one walk through the scene."""
    found: list[list[Words]] = [[] for _ in parts]
    glass = _glazed(window)
    waiting: list[tuple[QQuickItem, list[Words] | None]] = [(window.contentItem(), None)]
    while waiting:
        item, words = waiting.pop()
        if not item.isVisible() or item.opacity() <= 0:
            continue
        if words is None and item in parts:
            words = found[parts.index(item)]
        if words is not None and any(map(item.inherits, WORDS)):
            text = str(item.property("text"))
            if text and glass.intersects(_place(item)):
                words.append(Words(text, item))
        waiting += [(child, words) for child in reversed(item.childItems())]
    return found


def _place(item: QQuickItem) -> QRectF:
    return item.mapRectToScene(item.boundingRect())


class Held(NamedTuple):
    """A text that an object holds, seen or not."""

    owner: str  # its class and object name
    name: str  # of the property, or the role of a model's row
    text: str


def properties_text(*roots: QObject) -> list[Held]:
    """Every text in any property of these windows, items and view models, and of all that they contain or refer to.

    Lists, maps, addresses of pictures and the rows of models count. An item's property that holds another item is not
    followed, so that a look into one seat does not come to the whole table.
    """
    held: list[Held] = []
    seen: set[int] = set()
    named: dict[str, list[str]] = {}  # by class: a scene has thousands of objects and a hundred classes
    waiting = list(roots)
    while waiting:
        thing = waiting.pop()
        address = Shiboken.getCppPointer(thing)[0]
        if address in seen:
            continue
        seen.add(address)
        with described(thing) as meta:
            kind = str(meta.className())
            if kind not in named:
                named[kind] = list(_named(meta))
        owner = f"{kind} {thing.objectName()}".strip()
        for name, value in _values(thing, named[kind]):
            for part in _parts(value):
                if not isinstance(part, QObject):
                    held.append(Held(owner, name, part))
                elif not isinstance(part, QQuickItem):
                    waiting.append(part)
        waiting += thing.children()
        if isinstance(thing, QQuickWindow):
            waiting.append(thing.contentItem())
        elif isinstance(thing, QQuickItem):
            waiting += thing.childItems()
    return held


@contextmanager
def described(thing: QObject) -> Iterator[QMetaObject]:
    """Its class. QML's go with their engine, and PySide would take what comes to lie there for them."""
    meta = thing.metaObject()
    yield meta
    if "_QML" in str(meta.className()):
        Shiboken.invalidate(meta)


_HOLD_TEXT = {"QString", "QUrl", "QByteArray", "QStringList", "QVariant", "QVariantList", "QVariantMap", "QJSValue"}
_HOLD_TEXT |= {"PyObject", "QList<QUrl>"}
_NOT_OURS = {
    "agent",  # of a ListModel: it is made when asked for, and crashes
    "baseUrl",  # of a text: its file
    "fontInfo",
}


def _named(meta: QMetaObject) -> Iterator[str]:
    """The properties that may hold a text, or refer to what does. Qt's own helpers do not."""
    for index in range(meta.propertyCount()):
        described = meta.property(index)
        title, name = str(described.typeName()), str(described.name())
        refers = title.endswith("*") and (title == "QObject*" or not title.startswith("Q"))
        if (refers or title in _HOLD_TEXT) and name not in _NOT_OURS:
            yield name


def _values(thing: QObject, names: Iterable[str]) -> Iterator[tuple[str, Any]]:
    for name in (*names, *(name.toStdString() for name in thing.dynamicPropertyNames())):
        with suppress(RuntimeError):  # of a class that PySide does not know: our own are children of their owner
            yield name, thing.property(name)
    if isinstance(thing, QAbstractItemModel):
        for row in range(thing.rowCount()):
            for role, title in thing.roleNames().items():
                yield title.toStdString(), thing.data(thing.index(row, 0), role)


def _parts(value: object) -> Iterator[str | QObject]:
    """The texts and objects in a value, however deep."""
    if isinstance(value, QJSValue):
        value = value.toVariant()
    if isinstance(value, QObject) or (isinstance(value, str) and value):
        yield value
    elif isinstance(value, QUrl):
        yield value.toString()
    elif isinstance(value, QByteArray):
        yield value.toStdString()
    elif isinstance(value, bytes):
        yield value.decode("utf-8", "replace")
    elif isinstance(value, dict):
        for name, inner in value.items():
            yield str(name)
            yield from _parts(inner)
    elif isinstance(value, list | tuple | set | frozenset):
        for inner in value:
            yield from _parts(inner)
