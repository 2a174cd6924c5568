"""Time passes and nobody touches: the clock and the bank run, seats are held, and the player is asked to look up."""

from pathlib import Path

import pytest

from kiosk.ledger.table_state import Phase
from kiosk.policy import profiles
from kiosk.table.requests import BuyIn
from tests.kit.screen.fingers import texts
from tests.kit.screen.journey_steps import await_decisions, deal, journey, next_bets, panel, play_out, stake, words_of
from tests.kit.screen.kiosk_rig import Kiosk
from ui.glass.seat_controller import IDLE_MS
from ui.glass.seats.seat_bets import LOOK_MS

NY = "heads-up-holdem/ny"
SECOND_MS, MINUTE_MS = 1_000, 60_000
RESERVED_MS = 5 * MINUTE_MS  # by the profile

pytestmark = pytest.mark.usefixtures("qapp")


def street(kiosk: Kiosk) -> int:
    """Of the round as it is shown, from 0."""
    played = kiosk.application.presenter.shown.round
    assert played is not None
    return played.street


def test_who_does_not_decide_has_the_clock_the_bank_and_then_the_games_own_decision(tmp_path: Path) -> None:
    with journey(tmp_path, NY) as kiosk:
        kiosk.sit(1, 2)
        stake(kiosk, 1, 2)
        deal(kiosk, 1, 2)
        kiosk.until(lambda: kiosk.seat(1).shown.clock != "")
        assert kiosk.seat(1).shown.share == pytest.approx(1.0, abs=0.02)  # it began when the cards had been seen
        kiosk.act(2, "raise 3")
        seen, sign = [], []
        while kiosk.deciding() == [1]:
            seen.append((kiosk.seat(1).shown.onBank, kiosk.seat(1).shown.clock, kiosk.seat(1).shown.share))
            sign.append((kiosk.application.table.shown.phaseText, kiosk.application.table.shown.clock))
            assert (kiosk.seat(2).shown.clock, kiosk.seat(2).shown.owes) == ("", False)  # it has decided
            assert kiosk.there("seat1.act.check")  # to the last moment
            kiosk.step(1_000)
        for on_bank in (False, True):
            shares = [share for bank, _, share in seen if bank == on_bank]
            assert shares == sorted(shares, reverse=True)
            assert shares[0] > 0.9
            assert 0 < shares[-1] < 0.1
        clocks = list(dict.fromkeys(clock for bank, clock, _ in seen if not bank))
        banks = list(dict.fromkeys(clock for bank, clock, _ in seen if bank))
        assert clocks == [f"0:{second:02}" for second in range(20, 0, -1)]
        assert banks == [f"0:{second:02}" for second in range(15, 0, -1)]
        assert sign == [("Extra time" if bank else "Players decide", clock) for bank, clock, _ in seen]  # the same
        assert [kiosk.seat(seat).shown.note for seat in (1, 2)] == ["Time's up. Your hand was played for you.", ""]
        assert kiosk.driver.state.place(1).bank_ms == 0
        assert kiosk.driver.table.view().round.seats[0].decisions == ("check",)  # type: ignore[union-attr]
        for _ in range(2):
            await_decisions(kiosk)
            kiosk.until(lambda: kiosk.seat(1).shown.clock == "0:01", step_ms=1_000)
            kiosk.step(1_000)  # and no bank any more
        kiosk.until(lambda: kiosk.seat(1).shown.state == "folded")
        assert kiosk.seat(1).shown.prompt == "Folded"
        kiosk.until_phase(Phase.BETTING)
        assert kiosk.driver.clock.steady_ms() > IDLE_MS
        assert [kiosk.seat(seat).shown.state for seat in (1, 2)] == [
            "betting",
            "betting",
        ]  # though 2 had to wait so long


EXTRA = [("table", "en", "Extra time"), ("table", "zh", "额外时间"), ("seats", "de", "Extrazeit")]


@pytest.mark.parametrize(("layout", "language", "words"), EXTRA)
def test_extra_time_is_called_so_at_the_seat_and_on_the_sign(
    tmp_path: Path, layout: str, language: str, words: str
) -> None:
    with journey(tmp_path, NY, layout=layout, language=language) as kiosk:
        for seat in (1, 2):
            kiosk.seat(seat).ask("sit")
            kiosk.seat(seat).ask("press", "buy 100000")
        kiosk.until_phase(Phase.BETTING)
        kiosk.driver.bet_all()
        kiosk.until(lambda: kiosk.deciding() == [1, 2] and kiosk.seat(1).shown.clock != "")
        kiosk.step(kiosk.driver.config.pace.decision_ms)
        kiosk.step(3_000)
        assert kiosk.application.table.shown.phaseText == words
        assert kiosk.application.table.shown.share == pytest.approx(0.8)
        for window in kiosk.windows.all[:3]:  # the shared one, and their own
            assert f"{words} 0:12" in {one.text for one in texts(window)}
        shared = {one.text for one in texts(kiosk.window)}
        assert {words, "0:12", f"{words} 0:12"} <= shared
        assert "0:00" not in shared


def test_the_sign_has_the_longest_extra_time_of_those_who_still_decide(tmp_path: Path) -> None:
    with journey(tmp_path, NY) as kiosk:
        kiosk.sit(1, 2)
        stake(kiosk, 1, 2)
        deal(kiosk, 1, 2)
        kiosk.until(lambda: kiosk.seat(1).shown.clock != "")
        kiosk.step(kiosk.driver.config.pace.decision_ms)
        kiosk.step(6_000)
        kiosk.act(1, "check")  # 9 s of its extra time are left
        kiosk.step(1_000)
        kiosk.act(2, "check")
        kiosk.until(lambda: kiosk.deciding() == [1, 2] and kiosk.seat(1).shown.clock != "")
        kiosk.step(kiosk.driver.config.pace.decision_ms)
        first, second = (kiosk.driver.state.place(seat).bank_ms for seat in (1, 2))
        assert 0 < second < first
        assert kiosk.application.table.shown.clock == kiosk.seat(1).shown.clock != kiosk.seat(2).shown.clock
        kiosk.act(1, "check")
        assert kiosk.application.table.shown.clock == kiosk.seat(2).shown.clock != ""


MILLIONS = 999_999_999_900


@pytest.mark.parametrize(
    ("language", "cents", "large"),
    [
        *(("es", 100_000, False), ("es", MILLIONS, True), ("zh", MILLIONS, True)),  # the longest words, and the widest
        pytest.param("es", 100_000, True, marks=pytest.mark.slow),
        pytest.param("es", MILLIONS, False, marks=pytest.mark.slow),
        pytest.param("zh", 100_000, True, marks=pytest.mark.slow),
        pytest.param("zh", MILLIONS, False, marks=pytest.mark.slow),
    ],
)
def test_extra_time_leaves_the_credit_its_room(tmp_path: Path, language: str, cents: int, large: bool) -> None:
    with journey(tmp_path, NY, language=language, drawn=True) as kiosk:
        kiosk.tap("seat1.sit")
        kiosk.driver.does(BuyIn(1, cents))
        kiosk.tap("seat1.panel.close")
        if large:
            kiosk.tap("seat1.menu", "seat1.panel.press.large", "seat1.panel.close")
        stake(kiosk, 1)
        deal(kiosk, 1)
        kiosk.until(lambda: kiosk.seat(1).shown.clock != "")
        kiosk.step(kiosk.driver.config.pace.decision_ms)
        kiosk.step(1_000)
        credit, clock = kiosk.item("seat1.credit"), kiosk.item("seat1.clock")
        assert credit.property("contentWidth") <= credit.width() + 0.5
        assert clock.x() + clock.width() <= credit.x()
        assert credit.x() + credit.width() <= credit.parentItem().width() + 0.5
        assert clock.property("text").endswith("0:14")
        assert clock.property("text") != "0:14"  # it is never a clock that has jumped


def test_a_screen_that_stood_still_takes_no_time_from_a_decision(tmp_path: Path) -> None:
    with journey(tmp_path, NY) as kiosk:
        kiosk.sit(1)
        stake(kiosk, 1)
        kiosk.act(1, "ready")
        pace = kiosk.driver.config.pace
        kiosk.step(pace.decision_ms + pace.time_bank_ms + 10_000)  # in the middle of the deal
        await_decisions(kiosk)
        assert kiosk.deciding() == [1]
        running = kiosk.driver.table.clock()
        assert running is not None
        assert running.deadline_ms - kiosk.driver.clock.steady >= pace.decision_ms - 1_000
        assert kiosk.driver.state.place(1).bank_ms == pace.time_bank_ms


def test_a_touch_that_was_meant_for_the_last_streets_buttons_does_not_count(tmp_path: Path) -> None:
    with journey(tmp_path, NY) as kiosk:
        kiosk.sit(1)
        stake(kiosk, 1)
        kiosk.act(1, "ready")
        kiosk.until(lambda: kiosk.there("seat1.act.check"), step_ms=10)
        for seen, late_ms in enumerate((0, LOOK_MS - 10)):
            kiosk.tap("seat1.act.check")
            kiosk.step(late_ms)
            kiosk.tap("seat1.act.check")
            assert street(kiosk) == seen  # not yet
            assert (kiosk.seat(1).shown.state, kiosk.seat(1).shown.note) == ("deciding", "")
            kiosk.step(LOOK_MS - late_ms)
            kiosk.tap("seat1.act.check")
            assert not kiosk.there("seat1.act.check")  # before the cards that follow from it
            kiosk.until(lambda: kiosk.there("seat1.act.check") or kiosk.there("seat1.act.fold"), step_ms=10)
            assert street(kiosk) == seen + 1
        kiosk.step(LOOK_MS)
        kiosk.act(1, "fold")
        kiosk.until(lambda: kiosk.seat(1).shown.state == "folded", step_ms=10)


def test_a_seat_left_alone_is_held_and_its_credit_stays(tmp_path: Path) -> None:
    with journey(tmp_path, NY) as kiosk:
        kiosk.sit(1, 2)
        kiosk.tap("seat3.sit", "seat3.panel.close")  # without any credit
        kiosk.until_phase(Phase.BETTING)
        for _ in range(IDLE_MS // 10_000):
            kiosk.step(10_000)
            kiosk.tap("seat1.chip.5")  # somebody is there
        kiosk.step()
        assert [kiosk.seat(seat).shown.state for seat in (1, 2, 3)] == ["betting", "away", "away"]
        assert kiosk.seat(2).shown.prompt == "Reserved for 5:00"
        kiosk.step(MINUTE_MS)
        kiosk.tap("seat1.chip.5")
        assert kiosk.seat(2).shown.prompt == "Reserved for 4:00"
        stake(kiosk, 1)
        deal(kiosk, 1)  # nobody waits for them
        assert kiosk.deciding() == [1]
        play_out(kiosk)
        next_bets(kiosk)
        kiosk.step(RESERVED_MS)
        assert kiosk.seat(3).shown.state == "empty"
        assert kiosk.seat(2).shown.state == "away"
        assert kiosk.seat(2).shown.credit == "$1,000.00"
        assert kiosk.seat(2).shown.prompt == "Please ask an attendant about this seat"
        kiosk.step(10 * RESERVED_MS)
        assert kiosk.driver.state.credit(2) == 100_000
        kiosk.act(2, "here")
        assert kiosk.seat(2).shown.state in ("betting", "ready")


def test_who_steps_away_has_the_seat_held_and_comes_back(tmp_path: Path) -> None:
    with journey(tmp_path, NY) as kiosk:
        kiosk.sit(1, 2)
        kiosk.tap("seat2.menu", "seat2.panel.press.away")
        assert (kiosk.seat(2).shown.state, kiosk.seat(2).shown.prompt) == ("away", "Reserved for 5:00")
        assert not kiosk.there("seat2.panel")
        stake(kiosk, 1)
        deal(kiosk, 1)
        kiosk.step(1_000)
        assert kiosk.seat(2).shown.prompt.startswith("Reserved for 4:5")
        play_out(kiosk)
        kiosk.act(2, "here")
        next_bets(kiosk)
        assert kiosk.seat(2).shown.state == "betting"
        stake(kiosk, 1, 2)
        deal(kiosk, 1, 2)
        assert kiosk.deciding() == [1, 2]
        play_out(kiosk)
        next_bets(kiosk)
        kiosk.driver.table.raise_fault("door-open")
        kiosk.tap("seat2.menu", "seat2.panel.press.away")
        kiosk.step(1_000)
        assert (kiosk.seat(2).shown.state, kiosk.seat(2).shown.note) == ("away", "")  # nothing is asked in its name
        kiosk.driver.table.clear_fault("door-open")
        kiosk.step()
        stake(kiosk, 1)
        deal(kiosk, 1)


def test_after_an_hour_the_player_is_told_of_time_and_money_between_rounds(tmp_path: Path) -> None:
    with journey(tmp_path, NY) as kiosk:
        kiosk.sit(1, 2)
        stake(kiosk, 1)
        deal(kiosk, 1)
        kiosk.act(1, "raise 3")
        next_bets(kiosk)
        spent = 2 * 500 + 1_500
        back = kiosk.driver.state.credit(1) - 100_000 + spent
        stake(kiosk, 1)
        deal(kiosk, 1)
        kiosk.step(60 * MINUTE_MS)  # in which the round is played by itself, to its result
        kiosk.until(lambda: panel(kiosk, 1).kind == "reality", step_ms=500)
        assert kiosk.driver.state.phase == Phase.RESULT
        told = words_of(panel(kiosk, 1))
        assert "61 min" in told
        assert f"${(spent + 1_000) / 100:,.2f}" in told
        assert f"${back / 100:,.2f}" in told
        assert profiles.load("demonstration").helpline in told
        kiosk.tap("seat1.panel.press.no")
        kiosk.run(2_000)
        assert panel(kiosk, 1).kind == ""
        kiosk.until_phase(Phase.BETTING)
        kiosk.step(59 * MINUTE_MS)
        assert panel(kiosk, 1).kind == ""
        kiosk.step(MINUTE_MS)
        assert panel(kiosk, 1).kind == "reality"
        kiosk.tap("seat1.panel.press.leave", "seat1.panel.press.yes leave")
        assert kiosk.seat(1).shown.state == "empty"


def test_a_restart_forgets_neither_how_long_a_player_sits_nor_how_they_fared(tmp_path: Path) -> None:
    with journey(tmp_path, NY) as kiosk:
        kiosk.sit(1, 2)
        stake(kiosk, 2)
        deal(kiosk, 2)
        play_out(kiosk)
        next_bets(kiosk)
        kiosk.tap("seat2.menu", "seat2.panel.press.leave", "seat2.panel.press.yes leave")
        kiosk.step(10 * MINUTE_MS)
        kiosk.sit(2)
        kiosk.act(1, "here")
        stake(kiosk, 1)
        deal(kiosk, 1)
        kiosk.act(1, "raise 3")
        next_bets(kiosk)
        spent = 2 * 500 + 1_500
        back = kiosk.driver.state.credit(1) - 100_000 + spent
        kiosk.step(30 * MINUTE_MS)
        kiosk.restart()
        kiosk.tap("seat2.menu", "seat2.panel.press.history")
        assert "No rounds yet" in words_of(panel(kiosk, 2))  # what was played there was another's
        kiosk.tap("seat2.panel.close")
        kiosk.step(18 * MINUTE_MS)
        assert panel(kiosk, 1).kind == ""
        kiosk.step(2 * MINUTE_MS)
        assert (panel(kiosk, 1).kind, panel(kiosk, 2).kind) == ("reality", "")
        told = words_of(panel(kiosk, 1))
        assert "61 min" in told
        assert f"${spent / 100:,.2f}" in told
        assert f"${back / 100:,.2f}" in told


def test_no_seat_is_taken_for_left_while_nobody_can_touch_it(tmp_path: Path) -> None:
    with journey(tmp_path, NY) as kiosk:
        kiosk.sit(1)
        kiosk.tap("seat3.sit", "seat3.panel.close")  # without any credit
        kiosk.until_phase(Phase.BETTING)
        kiosk.driver.table.hold(held=True, covered=True)  # the operator's menu lies over the screen
        kiosk.run(3 * IDLE_MS, SECOND_MS)
        kiosk.driver.table.hold(held=False)
        kiosk.step()
        assert [kiosk.seat(seat).shown.state for seat in (1, 3)] == ["betting", "betting"]
        kiosk.tap("seat1.attendant")
        kiosk.run(IDLE_MS + 15_000, SECOND_MS)
        assert [kiosk.seat(seat).shown.state for seat in (1, 3)] == ["betting", "away"], "who called waits for somebody"
        told = kiosk.seat(3).shown.prompt
        assert told.startswith("Reserved for 4:4")
        kiosk.driver.table.hold(held=True, covered=True)
        kiosk.run(2 * RESERVED_MS, SECOND_MS)
        assert kiosk.seat(3).shown.prompt == told
        kiosk.driver.table.raise_fault("door-open")
        kiosk.run(2 * RESERVED_MS, SECOND_MS)
        kiosk.driver.table.clear_fault("door-open")
        kiosk.driver.table.hold(held=False)
        kiosk.step()
        assert kiosk.seat(3).shown.prompt == told
        kiosk.run(RESERVED_MS, SECOND_MS)
        assert kiosk.seat(3).shown.state == "empty"
