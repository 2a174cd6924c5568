"""Whatever ten fingers do, wherever and whenever: the table goes on, nobody is stuck, and the books balance.

A failure names its seed: `fuzz(folder, game, seed, touches)` does the same again.
"""

import random
from pathlib import Path
from zlib import crc32

import pytest
from PySide6.QtCore import QPoint
from PySide6.QtQuick import QQuickWindow

from kiosk.ledger.table_state import Phase
from kiosk.rules.cards.positions import SEATS
from kiosk.rules.rule_sets import RULE_SETS
from kiosk.table.requests import (
    AnswerCall,
    CancelCashOut,
    ClearFault,
    CloseTable,
    ConfirmCashOut,
    GiveCredit,
    OpenTable,
    OrderReshuffle,
    StaffRequest,
)
from tests.kit.parameters import mostly_slow
from tests.kit.round_cases import FAST_ACTION, HEADS_UP_NY
from tests.kit.screen.fingers import all_items, centre
from tests.kit.screen.journey_steps import bet, play_out
from tests.kit.screen.kiosk_rig import Kiosk
from tests.kit.screen.visible_items import kind_of
from tests.kit.table.table_driver import PIN

pytestmark = pytest.mark.usefixtures("qapp")

SIZE = (960, 540)  # small, to be drawn quickly
FINGERS = 10
LOOK_AGAIN = 25  # touches after which it is looked again where there is something to touch
TIMES_MS = (0, 0, 40, 200, 1_000, 4_000, 15_000, 100_000)
FAULTS = {"door-open": False, "sensor-unplugged": False, "progressive-guard": False, "seat-touch-failed": True}
STAFF = "sam"


class Hands:
    """Ten fingers without a plan, and an attendant and a cabinet that are not much better."""

    def __init__(self, kiosk: Kiosk, seed: int) -> None:
        self.chance = random.Random(seed)
        self.kiosk = kiosk
        self.session = kiosk.driver.hire(STAFF)
        self.touches = 0
        self._down: dict[int, QPoint] = {}
        self._targets: list[QPoint] = []

    def do_something(self) -> None:
        """Mostly a touch; sometimes time passes, or somebody else does something."""
        what = self.chance.random()
        if what < 0.74:
            self.touch()
        elif what < 0.96:
            self.kiosk.step(self.chance.choice(TIMES_MS))
        elif what < 0.985:
            self.kiosk.driver.ask(self.chance.choice(self._wishes()), by=self.session)
        else:
            self.chance.choice((self._break, self._mend, self._clean))()

    # Touches.

    def touch(self) -> None:
        """One to three fingers do something in the same instant."""
        if self.touches % LOOK_AGAIN == 0:
            self._targets = targets(self.kiosk.window)
        with self.kiosk.fingers.together():
            for finger in self.chance.sample(range(FINGERS), self.chance.choice((1, 1, 2, 3))):
                self._move(finger)
        self.touches += 1
        if self.chance.random() < 0.3:
            self.kiosk.step()
        if self.chance.random() < 0.1:
            self.kiosk.draw()

    def _move(self, finger: int) -> None:
        fingers, at = self.kiosk.fingers, self._place()
        if finger not in self._down:
            fingers.press(finger, at)
            self._down[finger] = at
        elif self.chance.random() < 0.75:
            fingers.release(finger)
            del self._down[finger]
        else:
            fingers.move(finger, at)

    def _place(self) -> QPoint:
        """Where there is something to touch, most of the time; there may be nothing any more."""
        if self._targets and self.chance.random() < 0.85:
            return self.chance.choice(self._targets)
        return QPoint(self.chance.randrange(SIZE[0]), self.chance.randrange(SIZE[1]))

    # The others.

    def _wishes(self) -> list[StaffRequest]:
        seat = self.chance.choice(SEATS)
        return [
            GiveCredit(seat, 5_000),
            AnswerCall(seat),
            ConfirmCashOut(seat),
            CancelCashOut(seat),
            OrderReshuffle(),
            CloseTable("a break"),
            OpenTable(),
            OpenTable(),
        ]

    def _break(self) -> None:
        name, of_seat = self.chance.choice(list(FAULTS.items()))
        self.kiosk.driver.table.raise_fault(name, self.chance.choice(SEATS) if of_seat else None)

    def _mend(self) -> None:
        mend(self.kiosk, self.session)

    def _clean(self) -> None:
        self.kiosk.application.clean(self.chance.choice(TIMES_MS))


def targets(window: QQuickWindow) -> list[QPoint]:
    """The middle of everything that can be touched now."""
    items = (item for item in all_items(window) if item.objectName().startswith("seat") and item.isVisible())
    return [centre(item).toPoint() for item in items if item.isEnabled() and kind_of(item) != "Label"]


def mend(kiosk: Kiosk, session: str) -> None:
    """Every fault's cause goes, and staff clear what does not clear by itself."""
    for fault in kiosk.driver.state.faults:
        kiosk.driver.table.clear_fault(fault.fault, fault.seat)
        kiosk.driver.ask(ClearFault(fault.fault, fault.seat), by=session)


# Afterwards.


def bring_to_order(kiosk: Kiosk) -> None:
    """Staff do what is left to them: nothing is out of order, nobody waits for an attendant."""
    driver = kiosk.driver
    session = driver.log_in(STAFF, PIN)
    mend(kiosk, session)
    driver.ask(OpenTable(), by=session)
    kiosk.step(max(TIMES_MS))  # the cleaning is over
    session = driver.log_in(STAFF, PIN)
    driver.pay_by_hand(session)
    for seat in SEATS:
        driver.ask(ConfirmCashOut(seat), by=session)
    kiosk.step()
    assert not [fault for fault in driver.state.faults if fault.fault in FAULTS]


def everybody_plays(kiosk: Kiosk) -> None:
    """By touch alone: each seat is taken, has credit, plays one whole round, and leaves."""
    for seat in SEATS:
        closed = [f"seat{seat}.panel.close"] * 2  # behind one that is closed a reality check may come up
        tap_if_there(kiosk, f"seat{seat}.note", *closed, f"seat{seat}.act.here")
        if kiosk.there(f"seat{seat}.sit"):
            kiosk.sit(seat)
        kiosk.tap(f"seat{seat}.menu", f"seat{seat}.panel.press.buy-in", f"seat{seat}.panel.press.buy 10000")
    kiosk.until(lambda: all(kiosk.seat(seat).shown.state == "betting" for seat in SEATS), 10 * 60_000)
    for seat in SEATS:
        tap_if_there(kiosk, f"seat{seat}.note", f"seat{seat}.panel.close", f"seat{seat}.clear")
        bet(kiosk, seat)
    for seat in SEATS:
        kiosk.act(seat, "ready")
    kiosk.until_phase(Phase.PLAYING)
    play_out(kiosk)
    assert {one.seat for one in kiosk.driver.state.last.seats} == set(SEATS)  # type: ignore[union-attr]
    for seat in SEATS:
        kiosk.tap(f"seat{seat}.menu", f"seat{seat}.panel.press.leave", f"seat{seat}.panel.press.yes leave")
    kiosk.until(lambda: kiosk.application.presenter.shown.phase == Phase.ATTRACT)
    assert [kiosk.seat(seat).shown.state for seat in SEATS] == ["empty"] * len(SEATS)


def tap_if_there(kiosk: Kiosk, *names: str) -> None:
    """Whatever of it can be touched, one after the other."""
    for name in names:
        if kiosk.there(name):
            kiosk.tap(name)


def fuzz(folder: Path, game: str, seed: int, touches: int) -> None:
    """So many touches, then order."""
    try:
        with Kiosk(folder, game, size=SIZE) as kiosk:
            hands = Hands(kiosk, seed)
            while hands.touches < touches:
                hands.do_something()
            kiosk.fingers.lift_all()
            kiosk.step()
            bring_to_order(kiosk)
            everybody_plays(kiosk)
    except BaseException as error:
        error.add_note(f"again: fuzz(folder, {game!r}, {seed}, {touches})")
        raise


@pytest.mark.parametrize("game", mostly_slow([HEADS_UP_NY, FAST_ACTION], HEADS_UP_NY))
def test_random_touches_leave_the_table_in_order(tmp_path: Path, game: str) -> None:
    fuzz(tmp_path, game, crc32(game.encode()), 150)


@pytest.mark.slow
@pytest.mark.parametrize("game", RULE_SETS)
def test_many_random_touches_leave_the_table_in_order(tmp_path: Path, game: str) -> None:
    fuzz(tmp_path, game, crc32(game.encode()) + 1, 4_000)
