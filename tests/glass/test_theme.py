"""The theme is the palette's, and whatever a finger can touch is large enough for one and out of the way of the others.

That words can be read on their grounds is proved of the palette (tests/packaging/test_art.py).
"""

from collections.abc import Iterator
from itertools import combinations
from pathlib import Path
from typing import NamedTuple

import pytest
from PySide6.QtCore import QObject, QRectF, QUrl
from PySide6.QtGui import QColor
from PySide6.QtQml import QQmlComponent, QQmlEngine
from PySide6.QtQuick import QQuickItem, QQuickWindow

import ui
from kiosk.rules.rule_sets import RULE_SETS
from tests.kit.round_cases import FAST_ACTION
from tests.kit.screen.fingers import Handlers
from tests.kit.screen.screen_tour import tour
from tests.kit.screen.visible_items import kind_of
from ui import palette
from ui.glass.viewmodels.part_models import CardModel, CardProps

pytestmark = pytest.mark.usefixtures("qapp")

QML = Path(ui.__path__[0], "glass/qml")
LEAST = 64  # pixels at 1920 x 1080


@pytest.fixture
def engine() -> QQmlEngine:
    made = QQmlEngine()
    made.addImportPath(str(QML))
    return made


def part(engine: QQmlEngine, name: str, **more: object) -> QObject:
    """One of what the scene is made of, by itself."""
    component = QQmlComponent(engine, QUrl.fromLocalFile(str(QML / "Kiosk/Parts" / f"{name}.qml")), engine)
    made = component.createWithInitialProperties(more)
    assert made is not None, component.errorString()
    return made


@pytest.mark.parametrize("calm", [False, True])
def test_a_card_turns_in_the_time_of_its_beat_and_lies_when_that_is_over(engine: QQmlEngine, calm: bool) -> None:
    """However far it was drawn by then: a hand is named in the next beat."""
    model = CardModel(engine)
    model.show(CardProps(dealt=True))
    card = part(engine, "Card", card=model, calm=calm)

    def drawn() -> list[object]:
        return [card.property(name) for name in ("moves", "face", "flip", "fly")]

    model.show(CardProps(moveMs=80, waitMs=22, dealt=True, face="As"))
    assert drawn() == ([False, "As", 1, 0] if calm else [True, "", 1, 0])
    assert calm or [card.property(name) for name in ("flipMs", "waitMs")] == [80, 22]
    model.show(CardProps(dealt=True, face="As", lit=True))
    assert drawn() == [False, "As", 1, 0]


def test_a_card_that_comes_face_down_flies_on_while_the_next_is_dealt(engine: QQmlEngine) -> None:
    model = CardModel(engine)
    shoe = QQuickItem()
    card = part(engine, "Card", card=model, shoe=shoe)
    model.show(CardProps(moveMs=220, dealt=True))
    model.show(CardProps(dealt=True))
    assert (card.property("moves"), card.property("flightMs")) == (True, 220)
    model.show(CardProps(dealt=True, face="As"))  # found lying there
    assert (card.property("moves"), card.property("face"), card.property("fly")) == (False, "As", 0)


def test_a_card_in_four_colours_is_read_in_by_its_face_as_it_is_now(engine: QQmlEngine) -> None:
    """Hearts and spades have no faces of their own for that: Qt would warn of a file that is not there."""
    card = part(engine, "CardPicture", width=104)
    card.setProperty("fourColours", True)
    for face in ("7d", "7h", "7c", "7s", ""):
        card.setProperty("face", face)


@pytest.mark.parametrize("width", [78, 104, 120, 130, 146, 150])
def test_cards_and_chips_are_copied_to_the_screen(engine: QQmlEngine, width: int) -> None:
    """A picture that is not a whole number of pixels large is stretched to its place in every frame."""
    model = CardModel(engine)
    model.show(CardProps(dealt=True, face="As", lit=True, gold=True))
    card = part(engine, "Card", card=model, width=width)
    stack = part(engine, "ChipStack", chips=["5", "25"], chip=0.56 * width)
    waiting, pictures = [card, stack], []
    while waiting:
        item = waiting.pop()
        assert isinstance(item, QQuickItem)
        waiting += item.childItems()
        pictures += [item] if item.property("source") else []
    assert len(pictures) == 7
    for picture in pictures:
        size = [picture.property(name) for name in ("paintedWidth", "paintedHeight")]
        assert size == list(map(round, size)), picture.property("source")


def test_the_themes_colours_are_the_palettes(engine: QQmlEngine) -> None:
    theme = part(engine, "Theme")
    colours = {name: value.name() for name, value in properties(theme) if isinstance(value, QColor)}
    assert len(colours) > 15
    assert colours == {name: getattr(palette, role_of(name)) for name in colours}


def properties(thing: QObject) -> Iterator[tuple[str, object]]:
    """Every property of an object."""
    meta = thing.metaObject()
    for index in range(meta.propertyCount()):
        name = str(meta.property(index).name())
        yield name, thing.property(name)


def role_of(name: str) -> str:
    """`feltLit` is FELT_LIT."""
    return "".join(f"_{letter}" if letter.isupper() else letter.upper() for letter in name)


class Target(NamedTuple):
    """Something that a finger can touch."""

    name: str
    place: QRectF


def targets(window: QQuickWindow, handlers: Handlers) -> list[Target]:
    """All that can be touched now: what has a handler of its own. Of a fan of cards, what the next one leaves free."""
    found: list[Target] = []
    waiting = [window.contentItem()]
    while waiting:
        item = waiting.pop()
        if item.isVisible() and item.isEnabled():
            if is_touched(item, handlers):
                found.append(Target(f"{kind_of(item)} {item.objectName()}", item.mapRectToScene(unscaled(item))))
            waiting += item.childItems()
    cards = {one.name: one.place for one in found if ".card." in one.name}
    for name, place in cards.items():
        above = cards.get(f"{name[:-1]}{int(name[-1]) + 1}")
        if above is not None:
            place.setRight(min(place.right(), above.left()))
    return found


def is_touched(item: QQuickItem, handlers: Handlers) -> bool:
    """Whether it has a handler, but for the ground of a panel, which keeps touches from what it covers.

    The row of a seat's cards is one thing to touch: its parts look after a finger each.
    """
    if item.objectName().endswith(".cards"):
        return True
    return handlers.of(item) and not item.objectName().endswith((".panel", ".part"))


def unscaled(item: QQuickItem) -> QRectF:
    """Its place in itself."""
    return QRectF(0, 0, item.width(), item.height())


def is_note_over_spot(*pair: Target) -> bool:
    """A refusal lies over the spots for some seconds, and a touch sends it away: the one thing that may."""
    return {one.name.split()[0] for one in pair} == {"SeatNote", "Spot"}


def check(folder: Path, game: str) -> None:
    """Every stop of the tour; all that is wrong is told at once."""
    wrong: dict[str, str] = {}
    for stop, kiosk in tour(folder, game):
        present = targets(kiosk.window, Handlers())
        for one in present:
            if min(one.place.width(), one.place.height()) < LEAST - 0.5:
                wrong.setdefault(f"{one.name} is {one.place.width():.0f}x{one.place.height():.0f}", stop)
        for one, other in combinations(present, 2):
            common = one.place & other.place
            if min(common.width(), common.height()) > 0.5 and not is_note_over_spot(one, other):
                wrong.setdefault(f"{one.name} lies over {other.name}", stop)
    assert not wrong, "\n" + "\n".join(f"{fault} ({stop})" for fault, stop in sorted(wrong.items()))


def test_fingers_find_what_they_touch(tmp_path: Path) -> None:
    check(tmp_path, FAST_ACTION)


@pytest.mark.slow
@pytest.mark.parametrize("game", sorted(set(RULE_SETS) - {FAST_ACTION}))
def test_fingers_find_what_they_touch_in_every_game(tmp_path: Path, game: str) -> None:
    check(tmp_path, game)


def test_what_can_be_touched_is_found(tmp_path: Path) -> None:
    stops = tour(tmp_path, FAST_ACTION)
    _, kiosk = next(stops)
    seats = {f"SeatInvite seat{seat}.sit" for seat in range(1, 7)}
    found = targets(kiosk.window, Handlers())
    assert {one.name for one in found} == {*seats, "ServiceButton service"}
    assert min(one.place.width() for one in found) >= LEAST
