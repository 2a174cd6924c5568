"""Every word on the screen is translated, and can be read: not cut off, not too small, not over another.

The tour goes through every state and panel of a game. In the pseudo-locale every text that went through the catalogue
is in brackets, with accents and 40 % longer, so whatever has letters beyond brackets escaped translation.
"""

import re
from collections.abc import Iterator
from itertools import combinations
from pathlib import Path
from typing import NamedTuple

import pytest
from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QFont, QFontMetricsF
from PySide6.QtQuick import QQuickItem, QQuickWindow

from kiosk.base.words import PSEUDO, Language
from kiosk.rules.cards.positions import SEATS
from kiosk.rules.rule_sets import RULE_SETS
from tests.kit.round_cases import FAST_ACTION, FLOP, HEADS_UP_MA, HEADS_UP_NY, TEXAS
from tests.kit.screen.fingers import WORDS
from tests.kit.screen.screen_tour import tour
from tests.kit.screen.visible_items import kind_of, seat_item
from ui.glass.derive.example import invitations

pytestmark = pytest.mark.usefixtures("qapp")

# Each language is called as its speakers call it, and everybody is invited in their own.
ALLOWED = {Language.of(code).name for code in Language.codes} | set(invitations())

_BRACKETED = re.compile(r"\[[^\[\]]*\]")


class Standard(NamedTuple):
    """What is good enough."""

    smallest: float = 20  # pixels of type, at arm's length
    slack: float = 2  # pixels: what a letter may be drawn beyond its place, or over another text


STANDARD = Standard()
STRETCHED = Standard(20, 4)  # for words that are longer, with more accents, than any language's


class Seen(NamedTuple):
    """A text as it is drawn."""

    text: str
    item: QQuickItem
    place: QRectF  # where its letters are, as far as they can be seen
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
    def over(self) -> bool:
        """Whether it lies over what is there, on a ground of its own."""
        return any(item.objectName().endswith(".note") for item in self.within)


def seen(window: QQuickWindow, seats: list[QQuickItem]) -> list[list[Seen]]:
    """Every text that can be read: the table's own, then each seat's."""
    found: list[list[Seen]] = [[] for _ in range(1 + len(seats))]
    whole = QRectF(0, 0, window.width(), window.height())
    waiting: list[tuple[QQuickItem, QRectF, tuple[QQuickItem, ...], int]] = [(window.contentItem(), whole, (), 0)]
    while waiting:
        item, shows, within, whose = waiting.pop()
        if not item.isVisible() or item.opacity() == 0:
            continue
        if item in seats:
            whose = 1 + seats.index(item)
        if any(map(item.inherits, WORDS)) and str(item.property("text")):
            place = item.mapRectToScene(inked(item)) & shows
            if min(place.width(), place.height()) > 1:
                found[whose].append(Seen(str(item.property("text")), item, place, within))
        if item.clip():
            shows &= item.mapRectToScene(QRectF(QPointF(), item.size()))
        waiting += [(child, shows, (*within, item), whose) for child in item.childItems()]
    return found


def untranslated(text: str) -> bool:
    """Whether there are letters in it that no translator has seen."""
    if text in ALLOWED:
        return False
    while (shorter := _BRACKETED.sub("", text)) != text:
        text = shorter
    return any(map(str.isalpha, text))


def faults_of(one: Seen, standard: Standard) -> Iterator[str]:
    """Why it cannot be read well."""
    item, drawn = one.item, inked(one.item)
    if item.property("truncated"):
        yield "is cut off"
    slack = standard.slack
    room = QRectF(QPointF(), item.size()).adjusted(-slack, -slack, slack, slack)
    if one.paged:
        room.setHeight(max(room.height(), drawn.height()))
    if not room.contains(drawn):
        yield f"has {item.width():.0f}x{item.height():.0f} and is drawn at {drawn.getRect()}"
    if (size := type_size(item)) < standard.smallest:
        yield f"is {size:.0f} px small"


def inked(item: QQuickItem) -> QRectF:
    """Where its letters are, in the item: lines are higher than what stands in them."""
    font = QFont(item.property("font"))
    font.setPixelSize(round(type_size(item)))
    metrics, drawn = QFontMetricsF(font), item.boundingRect()
    ink = metrics.tightBoundingRect(str(item.property("text")).replace("\n", " "))
    return drawn.adjusted(0, metrics.ascent() + ink.top(), 0, ink.bottom() - metrics.descent())


def type_size(item: QQuickItem) -> float:
    """Of the letters as they are drawn."""
    return float(item.property("fontInfo").property("pixelSize").toNumber())


def overlaps(texts: list[Seen], standard: Standard) -> Iterator[str]:
    """The texts that lie over one another."""
    for one, other in combinations(texts, 2):
        common = one.place & other.place
        if min(common.width(), common.height()) > standard.slack and not (one.over or other.over):
            yield f"{one.where} {one.text!r} over {other.where} {other.text!r}"


def check(folder: Path, game: str, language: str) -> None:
    """The whole tour; all that is wrong is told at once, with the stop at which it was seen first."""
    standard = STRETCHED if language == PSEUDO else STANDARD
    wrong: dict[str, str] = {}
    seats: list[QQuickItem] = []
    for stop, kiosk in tour(folder, game, language):
        kiosk.draw()  # what is only looked at is laid out with the frame
        seats = seats or [seat_item(kiosk.window, seat) for seat in SEATS]
        for texts in seen(kiosk.window, seats):
            found = [f"{one.where} {one.text!r} {fault}" for one in texts for fault in faults_of(one, standard)]
            found += overlaps(texts, standard)
            if language == PSEUDO:
                found += [f"{one.where} {one.text!r} is not translated" for one in texts if untranslated(one.text)]
            for fault in found:
                wrong.setdefault(fault, stop)
    assert not wrong, "\n" + "\n".join(f"{fault} ({stop})" for fault, stop in sorted(wrong.items()))


def test_what_escaped_translation_is_found() -> None:
    assert not untranslated("[Ţööţàļ béét] $12.00")
    assert not untranslated("[Páýš [ƒļüüšĥ] 3:1]")
    assert untranslated("[Ţööţàļ béét] $12.00 each")


def test_every_word_is_translated_and_can_be_read(tmp_path: Path) -> None:
    check(tmp_path, HEADS_UP_NY, PSEUDO)


@pytest.mark.slow
@pytest.mark.parametrize("game", [HEADS_UP_MA, TEXAS, FAST_ACTION, FLOP])
def test_every_word_is_translated_and_can_be_read_in_the_other_games(tmp_path: Path, game: str) -> None:
    check(tmp_path, game, PSEUDO)


@pytest.mark.slow
@pytest.mark.parametrize("language", Language.codes)
@pytest.mark.parametrize("game", RULE_SETS)
def test_every_word_of_every_language_can_be_read(tmp_path: Path, game: str, language: str) -> None:
    check(tmp_path, game, language)
