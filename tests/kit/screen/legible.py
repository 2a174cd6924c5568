"""Whether what stands on a screen can be read: large enough, whole, over no other text, under nothing, on its ground.

The first three are asked of the scene. The others are measured on two pictures of it, with its texts and without: where
they do not differ, something lies over the letters, and from the second comes the ground that they stand on.
"""

from collections.abc import Iterator
from itertools import islice
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray
from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QImage, QPainter
from PySide6.QtQuick import QQuickItem, QQuickWindow

from tests.kit.screen.fingers import WORDS, all_items
from tests.kit.screen.visible_items import kind_of, picture
from ui.palette import contrast

_DIFFERS = 24  # of 255: from there on, a letter is seen


class Standard(NamedTuple):
    """What is good enough."""

    smallest: float = 20  # pixels of type on a screen of 1920 x 1080, at arm's length
    slack: float = 2  # pixels: what a letter may be drawn beyond its place, or over another text
    uncovered: float = 0.6  # of its ink; letters are drawn a little thinner on the screen than by themselves
    contrast: float = 4.5


STANDARD = Standard()
STRETCHED = Standard(slack=4)  # for words that are longer, with more accents, than any language's


class Seen(NamedTuple):
    """A text as it is drawn."""

    text: str
    item: QQuickItem
    drawn: QRectF  # where its letters are, in the item
    place: QRectF  # the same in the window, as far as they can be seen
    within: tuple[QQuickItem, ...]  # what it is in, from the outermost

    @property
    def where(self) -> str:
        """Its files, and its name, for whoever mends it."""
        kinds = [kind for kind in map(kind_of, (*self.within, self.item)) if not kind.startswith("QQuick")]
        return "/".join(kinds[-3:]) + self.item.objectName().partition(".")[2].join(("[", "]"))

    @property
    def paged(self) -> bool:
        """Whether it is a long text, which is broken between its lines."""
        return any(item.clip() for item in self.within)

    @property
    def level(self) -> int:
        """What is told to a seat lies over what is there, on a ground of its own, and over both what is told to all."""
        return max((_level(item) for item in self.within), default=0)

    @property
    def offered(self) -> bool:
        """Not on a button that is dimmed because it cannot be pressed now."""
        return all(item.isEnabled() and item.opacity() == 1 for item in (*self.within, self.item))


def _level(item: QQuickItem) -> int:
    name = item.objectName()
    return 2 if name == "notice" else int(name.endswith((".note", ".pays")))


def seen(window: QQuickWindow) -> list[Seen]:
    """Every text that can be read, as far as the scene knows."""
    found: list[Seen] = []
    whole = QRectF(0, 0, window.width(), window.height())
    waiting: list[tuple[QQuickItem, QRectF, tuple[QQuickItem, ...]]] = [(window.contentItem(), whole, ())]
    while waiting:
        item, shows, within = waiting.pop()
        if not item.isVisible() or item.opacity() == 0:
            continue
        if any(map(item.inherits, WORDS)) and str(item.property("text")):
            drawn = inked(item)
            place = item.mapRectToScene(drawn) & shows
            if min(place.width(), place.height()) > 1:
                found.append(Seen(str(item.property("text")), item, drawn, place, within))
        if item.clip():
            shows &= item.mapRectToScene(QRectF(QPointF(), item.size()))
        waiting += [(child, shows, (*within, item)) for child in item.childItems()]
    return found


def faults(window: QQuickWindow, standard: Standard = STANDARD) -> list[str]:
    """All that the scene knows to be wrong with its texts."""
    return faults_of(seen(window), standard)


def faults_of(texts: list[Seen], standard: Standard = STANDARD) -> list[str]:
    """The same, of texts that somebody has looked for already."""
    found = [f"{one.where} {one.text!r} {fault}" for one in texts for fault in _faults_of(one, standard)]
    return found + list(_overlaps(texts, standard))


def _faults_of(one: Seen, standard: Standard) -> Iterator[str]:
    item, drawn, slack = one.item, one.drawn, standard.slack
    if item.property("truncated"):
        yield "is cut off"
    room = QRectF(QPointF(), item.size()).adjusted(-slack, -slack, slack, slack)
    if one.paged:
        room.setHeight(max(room.height(), drawn.height()))
    if not room.contains(drawn):
        yield f"has {item.width():.0f}x{item.height():.0f} and is drawn at {drawn.getRect()}"
    if (size := type_size(item) * item.mapRectToScene(QRectF(0, 0, 1, 1)).height()) < standard.smallest - 0.5:
        yield f"is {size:.0f} px small"


def inked(item: QQuickItem) -> QRectF:
    """Where its letters are, in the item: lines are higher than what stands in them."""
    metrics, drawn = QFontMetricsF(_font(item)), item.boundingRect()
    ink = metrics.tightBoundingRect(str(item.property("text")).replace("\n", " "))
    return drawn.adjusted(0, metrics.ascent() + ink.top(), 0, ink.bottom() - metrics.descent())


def type_size(item: QQuickItem) -> float:
    """Of the letters as they are drawn."""
    return float(item.property("fontInfo").property("pixelSize").toNumber())


def _font(item: QQuickItem) -> QFont:
    font = QFont(item.property("font"))
    font.setPixelSize(round(type_size(item)))
    return font


def _overlaps(texts: list[Seen], standard: Standard) -> Iterator[str]:
    """The texts that lie over one another, on one level. From left to right: what begins further right is not asked."""
    waiting = sorted(texts, key=lambda one: one.place.left())
    for number, one in enumerate(waiting, 1):
        for other in islice(waiting, number, None):
            if other.place.left() >= one.place.right():
                break
            common = one.place & other.place
            if min(common.width(), common.height()) > standard.slack and one.level == other.level:
                yield f"{one.where} {one.text!r} over {other.where} {other.text!r}"


# On pictures.


def hidden_or_faint(window: QQuickWindow, standard: Standard = STANDARD) -> list[str]:
    """The texts that something lies over in part, and those that do not stand out from their ground.

    What is covered altogether is not there for whoever looks: the print under a panel, a ring's name under chips. What
    is told to a seat may cover some of what it stands on, for as long as it is told.
    """
    picture(window)  # what has come to lie over another is drawn so in the next frame
    texts = _uncovered(window)
    shown = _pixels(picture(window))
    opacities = [one.item.opacity() for one in texts]
    for one in texts:
        one.item.setOpacity(0)
    bare = _pixels(picture(window))
    for one, opacity in zip(texts, opacities, strict=True):
        one.item.setOpacity(opacity)
    differs = np.abs(shown.astype(np.int16) - bare).max(axis=2)
    found = []
    for one in texts:
        box = one.place.toAlignedRect() & window.contentItem().boundingRect().toAlignedRect()
        part = np.s_[box.top() : box.bottom() + 1, box.left() : box.right() + 1]
        ink, wanted = differs[part] > max(_DIFFERS, differs[part].max() / 2), _ink(one.item)
        share = min(1, ink.sum() / wanted) if wanted else 1
        if share < 0.15:
            continue
        if share < standard.uncovered and not one.paged and len(one.text) > 1:  # of one figure it says little
            found.append(f"{one.where} {one.text!r} is covered: {share:.0%} of it is seen at {box.getRect()}")
        elif one.offered and (found_contrast := _contrast(one.item, bare[part][ink])) < standard.contrast:
            found.append(f"{one.where} {one.text!r} has a contrast of {found_contrast:.1f} at {box.getRect()}")
    return found


def _uncovered(window: QQuickWindow) -> list[Seen]:
    """The texts that lie under nothing that is told."""
    told = [
        (_level(item), item.mapRectToScene(QRectF(QPointF(), item.size())))
        for item in all_items(window, hidden=False)
        if _level(item)
    ]
    return [one for one in seen(window) if not any(level > one.level and box & one.place for level, box in told)]


def _pixels(image: QImage) -> NDArray[np.uint8]:
    image = image.convertToFormat(QImage.Format.Format_RGB32)
    rows = np.frombuffer(image.constBits(), np.uint8).reshape(image.height(), image.bytesPerLine() // 4, 4)
    return rows[:, : image.width(), :3].copy()


def _ink(item: QQuickItem) -> float:
    """How many pixels of the window its letters take when nothing is over them."""
    size = item.boundingRect().size().toSize()
    image = QImage(size.width() + 4, size.height() + 4, QImage.Format.Format_Grayscale8)
    image.fill(0)
    painter = QPainter(image)
    painter.setFont(_font(item))
    painter.setPen(QColor("white"))
    wraps = Qt.TextFlag.TextWordWrap if item.property("lineCount") > 1 else Qt.TextFlag.TextSingleLine
    painter.drawText(image.rect(), wraps, str(item.property("text")))
    painter.end()
    drawn = np.frombuffer(image.constBits(), np.uint8).reshape(image.height(), image.bytesPerLine())
    scale = item.mapRectToScene(QRectF(0, 0, 1, 1))
    return float((drawn > 127).sum()) * scale.width() * scale.height()


def _contrast(item: QQuickItem, ground: NDArray[np.uint8]) -> float:
    """Of its colour with the ground under its letters, where that is nearest to it but for a tenth."""
    colour = QColor(item.property("color"))
    shades = np.unique(ground // 8, axis=0, return_counts=True)
    ratios = [contrast(colour.name(), QColor(*(int(one) * 8 + 4 for one in shade[::-1])).name()) for shade in shades[0]]
    order = np.argsort(ratios)
    below = np.cumsum(shades[1][order]) >= 0.1 * shades[1].sum()
    return float(np.array(ratios)[order][int(np.argmax(below))])
