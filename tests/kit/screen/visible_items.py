"""What may be seen: everything that a window and its models hold, by whose it is, and how pictures of it differ."""

import re
from collections import Counter
from collections.abc import Iterable

from PySide6.QtCore import QDeadlineTimer, QObject, QPoint, QRect
from PySide6.QtGui import QColor, QImage, QPainter
from PySide6.QtQml import QJSValue
from PySide6.QtQuick import QQuickItem, QQuickWindow
from PySide6.QtTest import QTest

from kiosk.rules.cards.cards import Card, card
from kiosk.table.views import TableView
from tests.kit.screen.fingers import Held, all_items, described, find_all, properties_text

_KIND = re.compile(r"_QML(TYPE)?_\d+")  # other engines number the same type otherwise
_CARD = re.compile(r"(?:.*/)?(10|[2-9TJQKA])([cdhs♣♦♥♠])(?:\.png)?")
_SUITS = {"♣": "c", "♦": "d", "♥": "h", "♠": "s"}
_SHADES = bytes(ord("x") if shade > 8 else ord(" ") for shade in range(256))
_REST_MS = 60_000  # of real time, until whatever moves must have come to rest


def kind_of(item: QObject) -> str:
    """The name of its file."""
    with described(item) as meta:
        return _KIND.sub("", str(meta.className()))


def seat_item(window: QQuickWindow, number: int) -> QQuickItem:
    """All that is drawn of a seat, but its hand in words."""
    seats = (item for item in all_items(window) if kind_of(item) == "Seat")
    return next(item for item in seats if find_all(window, f"seat{number}.sit", item, anyhow=True))


def hand_item(window: QQuickWindow, number: int) -> QQuickItem:
    """A seat's hand in words, which lies over the dealer's arms."""
    hands = (item for item in all_items(window) if kind_of(item) == "SeatHand")
    return next(item for item in hands if find_all(window, f"seat{number}.hand", item, anyhow=True))


def held(*roots: QObject) -> Counter[Held]:
    """Every text that these and all in them hold. The deck in its own order, and a hand that teaches, tell nothing."""
    found = (one._replace(owner=_KIND.sub("", one.owner)) for one in properties_text(*roots))
    return Counter(one for one in found if one.name not in ("spread", "example"))


def faces(texts: Iterable[Held]) -> set[Card]:
    """The cards that are named in texts which name nothing else: one, several, or the address of a picture."""
    named = ([_CARD.fullmatch(word) for word in one.text.split()] for one in texts)
    found = (match for words in named if all(words) for match in words if match)
    return {card(match[1].replace("10", "T") + _SUITS.get(match[2], match[2])) for match in found}


def face_up(view: TableView) -> set[Card]:
    """The cards that lie open for everybody."""
    if view.round is None:
        return set()
    seats = (one for seat in view.round.seats for one in seat.cards)
    return {one for one in (*view.round.community, *view.round.dealer, *seats) if one is not None}


def come_to_rest(window: QQuickWindow) -> None:
    """Let every card come to its place and turn to its face, and the dealer's arms end their gesture."""
    kinds = [(kind_of(item), item) for item in all_items(window)]
    cards = [item for kind, item in kinds if kind == "Card"]
    arms = [item for kind, item in kinds if kind == "DealerArm"]
    patience = QDeadlineTimer(_REST_MS)
    while not (all(map(_lies, cards)) and all(map(_rests, arms))):
        assert not patience.hasExpired(), "something never comes to rest"
        QTest.qWait(5)


def _lies(item: QQuickItem) -> bool:
    turned = item.property("face") == item.property("modelData").property("face")
    return bool(turned and not item.property("moves"))


def _rests(arm: QQuickItem) -> bool:
    aim = arm.property("aim")
    aim = aim.toVariant() if isinstance(aim, QJSValue) else aim
    drawn = {"upper": "upper", "lower": "lower", "hand": "turn", "shows": "shows"}
    return all(arm.property(now) == aim[wanted] for wanted, now in drawn.items())


def picture(window: QQuickWindow) -> QImage:
    """The window, drawn anew: where something moved, the software renderer leaves edges that are a shade off."""
    ground = window.color()
    window.setColor(QColor("magenta"))
    window.grabWindow()
    window.setColor(ground)
    return window.grabWindow()


def difference(one: QImage, other: QImage) -> QRect:
    """The smallest rectangle outside of which two pictures look the same; empty if they do everywhere."""
    painted = one.convertToFormat(QImage.Format.Format_RGB888)
    painter = QPainter(painted)
    painter.setCompositionMode(QPainter.CompositionMode.CompositionMode_Difference)
    painter.drawImage(0, 0, other)
    painter.end()
    marks, line = bytes(painted.constBits()).translate(_SHADES), painted.bytesPerLine()
    rows = {row: marks[row * line : (row + 1) * line] for row in range(painted.height())}
    rows = {row: marked for row, marked in rows.items() if b"x" in marked}
    if not rows:
        return QRect()
    left = min(marked.find(b"x") for marked in rows.values()) // 3
    right = max(marked.rfind(b"x") for marked in rows.values()) // 3
    return QRect(QPoint(left, min(rows)), QPoint(right, max(rows)))
