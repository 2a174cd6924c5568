"""Nobody learns from the screen what nobody may know: a card that lies face down, a decision of an open street.

Two tables that are the same to everybody but differ in what is secret must look the same, down to the last pixel.
"""

from collections import Counter
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import NamedTuple, TypeVar

import pytest
from PySide6.QtCore import QCoreApplication, QPoint, QRect
from PySide6.QtGui import QImage, QWindow

import kiosk.table.views
import ui.glass.application
import ui.glass.derive.derive_table
from kiosk.devices.bet_sensor.touch_spot import TouchSensor
from kiosk.ledger.table_state import Phase
from kiosk.policy.config import default_config, game_of
from kiosk.rules.cards.cards import DECK
from kiosk.rules.cards.positions import COMMUNITY, SEATS
from kiosk.rules.intents import Decide
from kiosk.rules.round import SeatView
from kiosk.rules.rule_sets import RULE_SETS
from kiosk.table.chance import SeededChance
from tests.kit.parameters import mostly_slow
from tests.kit.round_cases import FAST_ACTION, FLOP, HEADS_UP_MA, HEADS_UP_NY, TEXAS, places_of_a_round
from tests.kit.screen.fingers import Held
from tests.kit.screen.kiosk_rig import Kiosk
from tests.kit.screen.visible_items import come_to_rest, difference, face_up, faces, held, picture, seat_item
from tests.kit.table.table_driver import Driver
from ui.glass.application import Application, Wiring
from ui.glass.seat_controller import SeatController
from ui.glass.viewmodels.table_model import TableModel

pytestmark = pytest.mark.usefixtures("qapp", "one_seal")

T = TypeVar("T")
SEAT = 2  # who looks, and who decides
SIZE = (960, 540)  # small, to be drawn quickly
GLOW = 15  # pixels around a seat that its light may reach

ALIKE = {game: [pytest.mark.slow] for game in (HEADS_UP_MA, TEXAS, FLOP)}  # their screens are made as New York's is
STREETS = {HEADS_UP_NY: 1, TEXAS: 2}  # that are played before; of the others, none
STAGES = [pytest.param(game, STREETS.get(game, 0), marks=ALIKE.get(game, [])) for game in RULE_SETS]


@pytest.fixture
def one_seal(monkeypatch: pytest.MonkeyPatch) -> None:
    """The seal of a deck, its commitment, is public and differs with the deck: here every deck has the same."""
    monkeypatch.setattr(ui.glass.derive.derive_table, "_stamp", lambda _: "0123 4567")


class OtherSecrets(SeededChance):
    """The cards of the seed in another order, but for the community cards of a round with six seats."""

    def __init__(self, seed: int, game: str) -> None:
        super().__init__(seed)
        places = places_of_a_round(game_of(default_config(game)), SEATS)
        self._open = [index for index, place in enumerate(places) if place == COMMUNITY]

    def shuffled(self, cards: Sequence[T]) -> tuple[T, ...]:
        """Open cards where they were, all others the other way round."""
        order = super().shuffled(cards)
        stay = self._open if len(cards) == len(DECK) else ()  # of a shoe, no card is seen before it is all over
        others = [index for index in range(len(order)) if index not in stay]
        moved = dict(zip(others, reversed(others), strict=True))
        return tuple(order[moved.get(index, index)] for index in range(len(order)))


def carefully(options: tuple[str, ...]) -> str:
    """Stay in the round for as little as possible."""
    return "check" if "check" in options else min(option for option in options if option != "fold")


def dealt(data: Path, game: str, streets: int = 0, *, other: bool = False) -> Driver:
    """A round of six, on a street on which everybody owes a decision."""
    chance = OtherSecrets(5, game) if other else SeededChance(5)
    driver = Driver(data, game, chance=chance, kind="demonstration")
    driver.seat(*SEATS)
    driver.until(Phase.BETTING)
    driver.bet_all()
    for _ in range(streets):
        driver.decide_all(carefully)
    assert driver.state.phase == Phase.PLAYING
    return driver


@contextmanager
def watched(driver: Driver, layout: str = "table") -> Iterator[Kiosk]:
    """Its screen, which has just started; nothing on it moves."""
    with Kiosk(driver.data, driver=driver, layout=layout, size=SIZE) as kiosk:
        for model in kiosk.application.seats:
            model.ask("press", "calm")
            model.ask("close")
        kiosk.step()
        try:
            yield kiosk
        finally:
            kiosk.fingers.lift_all()


def cards_of(kiosk: Kiosk, seat: int) -> set[str]:
    """What the seat holds, as the table alone knows."""
    own = kiosk.driver.table.peek(seat)
    assert own is not None
    return set(own.cards)


class Sight(NamedTuple):
    """All that can be known of a table by looking at its glass and into its objects."""

    models: Counter[Held]  # what the screen is told
    held: Counter[Held]  # that, and what all its objects make of it
    own: Counter[Held]  # the seat's part of both
    picture: QImage
    place: QRect  # of the seat


def look(kiosk: Kiosk) -> Sight:
    """Now."""
    come_to_rest(kiosk.window)
    table, seat, item = kiosk.application.table, kiosk.seat(SEAT), seat_item(kiosk.window, SEAT)
    place = item.mapRectToScene(item.boundingRect()).toRect().adjusted(-GLOW, -GLOW, GLOW, GLOW)
    return Sight(held(table), held(kiosk.window, table), held(item, seat), picture(kiosk.window), place)


def glance(driver: Driver) -> tuple[Sight, Sight]:
    """Before the seat looks at its cards, and while it does; afterwards all is as before."""
    with watched(driver) as kiosk:
        before = look(kiosk)
        known = face_up(kiosk.application.presenter.shown)
        assert faces(before.held) <= known, "a card that lies face down is named"
        hold(kiosk)
        during = look(kiosk)
        assert cards_of(kiosk, SEAT) <= faces(during.own), "the seat does not see its cards"
        assert during.held - during.own == before.held - before.own, "what a seat looks at is told elsewhere"
        assert during.place.contains(difference(during.picture, before.picture))
        lift(kiosk)
        kiosk.step()
        after = look(kiosk)
        assert after.held == before.held, "something of what a seat saw is left"
        assert difference(after.picture, before.picture).isEmpty()
        return before, during


@pytest.mark.parametrize("game", mostly_slow(RULE_SETS, HEADS_UP_NY, FAST_ACTION))
def test_a_seats_cards_are_told_to_nobody_but_to_whoever_holds_them(tmp_path: Path, game: str) -> None:
    streets = STREETS.get(game, 0)
    before, during = glance(dealt(tmp_path / "one", game, streets))
    with watched(dealt(tmp_path / "other", game, streets, other=True)) as kiosk:
        come_to_rest(kiosk.window)
        assert held(kiosk.application.table) == before.models
        assert difference(picture(kiosk.window), before.picture).isEmpty()
        hold(kiosk)
        come_to_rest(kiosk.window)
        told = held(kiosk.application.table)
        assert told - held(kiosk.seat(SEAT)) == during.models - during.own
        assert told != during.models, "the two tables must differ in what is secret"
        changed = difference(picture(kiosk.window), during.picture)
        assert not changed.isEmpty()
        assert during.place.contains(changed)


# However a peek ends.


def hold(kiosk: Kiosk) -> None:
    """A finger on the seat's cards, longer than to choose one."""
    kiosk.fingers.press(0, kiosk.item(f"seat{SEAT}.card.0"))
    kiosk.fingers.wait(1_000)
    kiosk.step()


def lift(kiosk: Kiosk) -> None:
    """The finger goes up."""
    kiosk.fingers.release(0)


def slide_off(kiosk: Kiosk) -> None:
    """The finger leaves the cards, and stays on the glass."""
    kiosk.fingers.move(0, QPoint(480, 150))
    kiosk.draw()  # Qt keeps a slide for the next frame


def cancel(kiosk: Kiosk) -> None:
    """The system takes every touch away, as it does when a palm lies on the glass."""
    kiosk.fingers.cancel()


def lose_focus(_: Kiosk) -> None:
    """Another window comes to the front."""
    other = QWindow()
    other.show()
    other.requestActivate()
    QCoreApplication.processEvents()
    other.close()


def test_cards_are_covered_at_once_however_the_look_at_them_ends(tmp_path: Path) -> None:
    with watched(dealt(tmp_path, HEADS_UP_NY)) as kiosk:
        item = seat_item(kiosk.window, SEAT)
        for end in (slide_off, cancel, lose_focus, lift):
            kiosk.window.requestActivate()
            hold(kiosk)
            come_to_rest(kiosk.window)
            assert faces(held(item)) == cards_of(kiosk, SEAT)
            end(kiosk)
            kiosk.step()
            assert not faces(held(item, kiosk.seat(SEAT))), end.__name__
            assert kiosk.seat(SEAT).shown.hand == "", end.__name__
            kiosk.fingers.lift_all()


def test_a_finger_that_stays_on_folded_cards_sees_nothing_once_the_round_is_over(tmp_path: Path) -> None:
    driver = dealt(tmp_path, TEXAS)
    with watched(driver) as kiosk:
        hold(kiosk)
        driver.does(Decide(SEAT, "fold"))
        driver.decide_all(carefully)
        while driver.state.phase == Phase.PLAYING:
            driver.decide_all(carefully)
        kiosk.until_phase(Phase.RESULT)
        assert faces(held(kiosk.window, kiosk.application.table)) <= face_up(kiosk.application.presenter.shown)


# A screen for each seat.


@pytest.mark.parametrize("game", mostly_slow(RULE_SETS, HEADS_UP_NY, FAST_ACTION))
def test_a_seats_own_screen_shows_its_cards_and_no_other_does(tmp_path: Path, game: str) -> None:
    with watched(dealt(tmp_path, game), "seats") as kiosk:
        look_at_screens(kiosk)


def look_at_screens(kiosk: Kiosk) -> None:
    """What each window's objects hold, and for the shared one all that it is told."""
    shared, *own = kiosk.windows.all
    known = face_up(kiosk.application.presenter.shown)
    assert faces(held(shared, kiosk.application.table)) == known, "the shared screen names a card of a seat"
    for number, window in enumerate(own, 1):
        come_to_rest(window)
        assert faces(held(window)) == cards_of(kiosk, number) | known, f"the screen of seat {number}"


def test_screens_of_others_are_the_same_whatever_a_seat_holds(tmp_path: Path) -> None:
    pictures, told = [], []
    for other in (False, True):
        with watched(dealt(tmp_path / str(other), HEADS_UP_NY, other=other), "seats") as kiosk:
            for window in kiosk.windows.all:
                come_to_rest(window)
            pictures.append([picture(window) for window in kiosk.windows.all])
            told.append(held(kiosk.application.table))
    assert told[0] == told[1]
    (shared, *own), (shared_2, *own_2) = pictures
    strips = QRect(0, 282, 960, 258)  # below the board: what everybody sees of each seat
    assert difference(shared.copy(strips), shared_2.copy(strips)).isEmpty()
    changed = [difference(one, another) for one, another in zip(own, own_2, strict=True)]
    assert not any(one.isEmpty() for one in changed)
    assert all(one.left() > 675 for one in changed), "each shows another secret, beside the table's part"


# Decisions.


def told_after(driver: Driver, decision: str) -> Counter[Held]:
    """All that the screen is told of a table on which the seat has decided, and the street is still open."""
    application = Application(Wiring(driver.table, driver.clock, TouchSensor()))
    driver.does(Decide(SEAT, decision))
    driver.clock.pass_ms(1_000)
    application.step()
    assert application.seats[SEAT - 1].shown.state == "decided"
    told = held(application.table)
    application.stop()
    driver.table.close()
    return told


@pytest.mark.parametrize(("game", "streets"), STAGES)
def test_a_decision_is_not_seen_before_the_street_closes(tmp_path: Path, game: str, streets: int) -> None:
    driver = dealt(tmp_path / "open", game, streets)
    own = driver.table.peek(SEAT)
    driver.table.close()
    assert own is not None
    told = [
        told_after(dealt(tmp_path / decision.replace(" ", "-"), game, streets), decision)
        for decision in {own.options[0], own.options[-1]}
    ]
    assert len(told) == 2
    assert told[0] == told[1]


def test_a_decision_leaves_no_trace_on_the_glass(tmp_path: Path) -> None:
    sights = []
    for decision in ("raise 3", "check"):
        with watched(dealt(tmp_path / decision[:5], HEADS_UP_NY)) as kiosk:
            kiosk.act(SEAT, decision)
            sights.append(look(kiosk))
    one, other = sights
    assert one.models == other.models
    assert one.held - one.own == other.held - other.own
    assert difference(one.picture, other.picture).isEmpty()


# These tests find what they look for.


def show_always(controller: SeatController, seat: int) -> SeatView | None:
    """A controller that does not ask whether the cards are pressed."""
    return controller._context.table.peek(seat)


def test_a_leak_of_cards_is_found(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(SeatController, "own", show_always)
    with pytest.raises(AssertionError, match="face down"):
        glance(dealt(tmp_path, HEADS_UP_NY))


def test_a_leak_to_another_seat_is_found(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def gossip(controller: SeatController, seat: int) -> SeatView | None:
        return show_always(controller, seat) if controller.ui_state(SEAT).peeking else None  # all look when one does

    monkeypatch.setattr(SeatController, "own", gossip)
    with pytest.raises(AssertionError, match="told elsewhere"):
        glance(dealt(tmp_path, HEADS_UP_NY))


def test_a_leak_to_the_shared_screen_is_found(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(ui.glass.application, "TableModel", lambda _, parent: TableModel(parent.seats, parent))
    with (
        watched(dealt(tmp_path, HEADS_UP_NY), "seats") as kiosk,
        pytest.raises(AssertionError, match="the shared screen"),
    ):
        look_at_screens(kiosk)


def test_a_leak_of_a_decision_is_found(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(kiosk.table.views, "_hidden_stake", lambda *_: 0)
    one, other = (told_after(dealt(tmp_path / name[:5], HEADS_UP_NY), name) for name in ("raise 3", "check"))
    assert one != other
