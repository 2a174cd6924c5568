"""The fingers of the tests: each has its own target, time passes for them at once, and a lost touch is seen as lost."""

from collections.abc import Callable, Iterator

import pytest
from PySide6.QtCore import Property, QObject, QPoint, QStringListModel
from PySide6.QtQml import QQmlApplicationEngine
from PySide6.QtQuick import QQuickItem, QQuickWindow
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot
from shiboken6 import Shiboken

from tests.kit.screen.fingers import Fingers, all_items, centre, find, properties_text, texts

Show = Callable[[str], QQuickWindow]

TAPPED = "onTapped: button.count += 1"
BUTTONS = """
    Repeater {{
        model: 6
        Rectangle {{
            id: button
            required property int index
            property int count: 0
            objectName: "button" + index
            x: index * 100; width: 90; height: 90
            {handler}
        }}
    }}
"""
TAP = f"TapHandler {{ gesturePolicy: TapHandler.ReleaseWithinBounds; longPressThreshold: 0; {TAPPED} }}"
AREA = "MouseArea { anchors.fill: parent; onClicked: button.count += 1 }"


@pytest.fixture
def show() -> Iterator[Show]:
    """Shows a window with this in it."""
    engine = QQmlApplicationEngine()

    def shown(qml: str) -> QQuickWindow:
        engine.loadData(f"import QtQuick\nWindow {{ width: 600; height: 200; visible: true\n{qml}\n}}".encode())
        (window,) = engine.rootObjects()
        assert isinstance(window, QQuickWindow)
        assert QTest.qWaitForWindowExposed(window)
        return window

    yield shown
    Shiboken.delete(engine)


def counts(window: QQuickWindow) -> list[int]:
    """How often each button was touched."""
    return [find(window, f"button{number}").property("count") for number in range(6)]


def buttons(window: QQuickWindow) -> list[QQuickItem]:
    return [find(window, f"button{number}") for number in range(6)]


def test_six_fingers_at_once_are_six_touches(show: Show) -> None:
    window = show(BUTTONS.format(handler=TAP))
    Fingers(window).tap_together(*buttons(window))
    assert counts(window) == [1] * 6


def test_what_loses_all_fingers_but_one_is_seen_to(show: Show) -> None:
    window = show(BUTTONS.format(handler=AREA))
    Fingers(window).tap_together(*buttons(window))
    assert sum(counts(window)) == 1


def test_two_fingers_on_one_button_are_one_touch(show: Show) -> None:
    window = show(BUTTONS.format(handler=TAP))
    Fingers(window).tap_together(QPoint(20, 20), QPoint(60, 60))
    assert counts(window) == [1, 0, 0, 0, 0, 0]


def test_a_finger_that_stays_does_not_hold_up_its_neighbours(show: Show) -> None:
    window = show(BUTTONS.format(handler=TAP))
    fingers, targets = Fingers(window), buttons(window)
    fingers.press(0, targets[0])
    for _ in range(3):
        fingers.tap(targets[1], finger=1)
    assert counts(window) == [0, 3, 0, 0, 0, 0]
    fingers.release(0)
    assert counts(window) == [1, 3, 0, 0, 0, 0]


def test_a_touch_may_take_its_time(show: Show) -> None:
    window = show(BUTTONS.format(handler=TAP.replace(TAPPED, "onTapped: p => button.count = p.timeHeld * 1000")))
    fingers = Fingers(window)
    fingers.press(0, buttons(window)[2])
    fingers.wait(3_000)
    fingers.release(0)
    assert counts(window) == [0, 0, 3_040, 0, 0, 0]


def test_a_touch_that_takes_too_long_for_the_button_is_seen_to(show: Show, qtbot: QtBot) -> None:
    # Whether a press is long a timer says, so only here the clock on the wall must run: for a hundredth of a second.
    handler = f"TapHandler {{ longPressThreshold: 0.01; onLongPressed: button.held = true; {TAPPED} }}"
    window = show(BUTTONS.format(handler="property bool held; " + handler))
    target, fingers = buttons(window)[2], Fingers(window)
    fingers.press(0, target)
    qtbot.waitUntil(lambda: target.property("held"))
    fingers.release(0)
    assert counts(window) == [0] * 6


def test_a_finger_that_slides_off_takes_its_touch_back(show: Show) -> None:
    window = show(BUTTONS.format(handler=TAP))
    fingers, targets = Fingers(window), buttons(window)
    fingers.press(0, targets[3])
    fingers.press(1, targets[4])
    fingers.move(0, QPoint(345, 150))
    with fingers.together():
        fingers.release(0)
        fingers.release(1)
    assert counts(window) == [0, 0, 0, 0, 1, 0]


def test_a_finger_does_one_thing_at_a_time(show: Show) -> None:
    fingers = Fingers(show(""))
    with pytest.raises(AssertionError, match="not down"):
        fingers.release(0)
    fingers.press(0, QPoint(5, 5))
    with pytest.raises(AssertionError, match="down already"):
        fingers.press(0, QPoint(5, 5))
    with fingers.together():
        fingers.move(0, QPoint(6, 6))
        with pytest.raises(AssertionError, match="two things"):
            fingers.release(0)


PLACES = """
    Item { objectName: "plain"; width: 10; height: 10 }
    Item { visible: false; Item { objectName: "hidden"; width: 10; height: 10 } }
    Item { enabled: false; Item { objectName: "disabled"; width: 10; height: 10 } }
    Item { x: 590; Item { objectName: "outside"; width: 30; height: 10 } }
    Repeater { model: 2; Item { objectName: "twin"; width: 10; height: 10; visible: index > 0 || shown } }
    property bool shown: false
"""


def test_only_what_a_finger_can_reach_is_found(show: Show) -> None:
    window = show(PLACES)
    assert centre(find(window, "plain")).toTuple() == (5, 5)
    for name in ("hidden", "disabled", "outside"):
        with pytest.raises(AssertionError, match=rf"\({name}"):
            find(window, name)
        assert find(window, name, anyhow=True).objectName() == name
    with pytest.raises(AssertionError, match="there is none"):
        find(window, "none", anyhow=True)
    assert find(window, "twin").objectName() == "twin"
    window.setProperty("shown", True)
    with pytest.raises(AssertionError, match="2 items called"):
        find(window, "twin")
    assert {"plain", "hidden", "twin"} <= {item.objectName() for item in all_items(window)}


TEXTS = """
    Text { text: "seen" }
    Text { text: "hidden"; visible: false }
    Item { opacity: 0; Item { objectName: "veiled"; Text { text: "transparent" } } }
    Text { text: "outside"; x: 700 }
    Item { objectName: "corner"; TextInput { text: "typed" } }
    Repeater { model: ["one", "two"]; Text { required property string modelData; text: modelData } }
    Text { text: "" }
"""


def test_texts_are_what_can_be_read(show: Show) -> None:
    window = show(TEXTS)
    assert [words.text for words in texts(window)] == ["seen", "typed", "one", "two"]
    assert [words.text for words in texts(window, find(window, "corner"))] == ["typed"]
    assert not texts(window, find(window, "veiled", anyhow=True))


HOLDERS = """
    title: "in the title"
    Item { visible: false; Text { objectName: "deep"; text: "in a hidden text" } }
    Item { property url picture: "cards:in-an-address" }
    Item { property var card: ({ rank: { name: "in a map" }, list: ["in a list"] }) }
    Repeater { model: ["in a model"]; Item {} }
    Timer { property string note: "in a timer" }
    Repeater { model: ListModel { ListElement { word: "in a row" } } Item {} }
    property QtObject other: QtObject { property string word: "in an object" }
    component Note: QtObject { property string word }
    property Note note: Note { word: "in an object of ours" }
"""


class Hand(QObject):
    """A view model with one below it."""

    def __init__(self, word: str, below: QObject | None = None) -> None:
        super().__init__()
        self._word, self._below = word, below

    @Property(str, constant=True)
    def word(self) -> str:
        return self._word

    @Property("QVariantList", constant=True)  # type: ignore[arg-type]
    def hands(self) -> list[QObject]:
        return [self._below] if self._below else []


def test_nothing_that_holds_a_text_is_passed_over(show: Show) -> None:
    model = Hand("in a view model", Hand("in one below"))
    rows = QStringListModel(["in a view model's row"])
    held = properties_text(show(HOLDERS), model, rows)
    wanted = {
        *("in the title", "in a hidden text", "cards:in-an-address", "in a map", "in a list", "in a model"),
        *("in a timer", "in a row", "in an object", "in an object of ours", "in a view model"),
        *("in one below", "in a view model's row"),
    }
    assert wanted <= {text for _, _, text in held}
    assert ("QQuickText deep", "text", "in a hidden text") in held
