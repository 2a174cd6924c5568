"""Too little credit: for the rest of the hand, for the smallest bet. The seat says so in words, and how more comes."""

from pathlib import Path

import pytest

from kiosk.ledger.table_state import Phase
from kiosk.table.requests import Bet, BuyIn, GiveCredit
from tests.kit.screen.fingers import texts
from tests.kit.screen.journey_steps import brisk, deal, journey, next_bets, spot, stake
from tests.kit.screen.kiosk_rig import Kiosk

NY, TEXAS, FLOP, FAST = "heads-up-holdem/ny", "texas-holdem-bonus/ma", "flop-poker/ma", "fast-action-holdem/ma"

pytestmark = pytest.mark.usefixtures("qapp")


def sit_with(kiosk: Kiosk, seat: int, cents: int) -> None:
    """Somebody sits down with exactly so much."""
    kiosk.tap(f"seat{seat}.sit")
    kiosk.driver.does(BuyIn(seat, cents))
    kiosk.tap(f"seat{seat}.panel.close")
    kiosk.until_phase(Phase.BETTING)


def said(kiosk: Kiosk) -> set[str]:
    """All that can be read on the glass."""
    return {words.text for words in texts(kiosk.window)}


def test_whoever_bets_the_most_can_see_the_hand_through(tmp_path: Path) -> None:
    with journey(tmp_path, NY) as kiosk:
        kiosk.sit(3, cents=100_000)
        stake(kiosk, 3)
        kiosk.tap("seat3.max")
        assert (spot(kiosk, 3, "ante").amount, kiosk.seat(3).shown.credit) == ("$330.00", "$340.00")
        assert not kiosk.seat(3).shown.warns
        assert (kiosk.seat(3).shown.canMax, kiosk.seat(3).shown.canDouble) == (False, False)
        deal(kiosk, 3)
        assert kiosk.actions(3) == ["raise 1", "check"]


SHORT = [
    (NY, 10_000, 7, "$30.00 left. A raise costs $35.00."),
    (TEXAS, 10_000, 7, "$65.00 left. The flop bet costs $70.00."),
    (FLOP, 10_000, 11, "$45.00 left. The flop bet costs $55.00."),
]


@pytest.mark.parametrize(("game", "cents", "chips", "words"), SHORT)
def test_bets_that_leave_too_little_are_told_before_the_deal(
    tmp_path: Path, game: str, cents: int, chips: int, words: str
) -> None:
    with journey(tmp_path, game) as kiosk:
        sit_with(kiosk, 3, cents)
        stake(kiosk, 3, chips=chips - 1)
        assert kiosk.seat(3).shown.prompt == "Add chips, or touch Deal"
        stake(kiosk, 3)
        assert (kiosk.seat(3).shown.prompt, kiosk.seat(3).shown.warns) == (words, True)
        assert words in said(kiosk)
        assert kiosk.actions(3) == ["ready"]  # it is the player's to choose
        kiosk.tap("seat3.undo")
        assert not kiosk.seat(3).shown.warns
        assert words not in said(kiosk)


def test_the_progressives_chip_is_counted_with_what_the_hand_takes(tmp_path: Path) -> None:
    with journey(tmp_path, NY) as kiosk:
        sit_with(kiosk, 3, 1_500)
        stake(kiosk, 3)
        assert not kiosk.seat(3).shown.warns
        kiosk.tap("seat3.spot.progressive")
        assert kiosk.seat(3).shown.prompt == "$4.00 left. A raise costs $5.00."


def test_where_nothing_more_is_needed_nothing_is_told(tmp_path: Path) -> None:
    with journey(tmp_path, FAST) as kiosk:
        sit_with(kiosk, 3, 1_000)
        stake(kiosk, 3, chips=2)
        assert (kiosk.seat(3).shown.credit, kiosk.seat(3).shown.warns) == ("$0.00", False)


LEAST = [(NY, 1_000), (TEXAS, 500), (FLOP, 500), (FAST, 500)]


@pytest.mark.parametrize(("game", "least"), LEAST)
def test_with_too_little_for_the_smallest_bet_credit_is_offered(tmp_path: Path, game: str, least: int) -> None:
    with journey(tmp_path, game) as kiosk:
        sit_with(kiosk, 3, least - 100)
        words = f"You need ${least // 100}.00 to play."
        assert kiosk.actions(3) == ["buy-in"]
        assert kiosk.seat(3).shown.prompt == words
        assert words in said(kiosk)
        kiosk.tap(f"seat3.spot.{kiosk.driver.config.limits[0].wager}")
        assert kiosk.seat(3).shown.note == f"This bet takes more than your ${least // 100 - 1}.00. Bet less, or buy in."
        kiosk.tap("seat3.act.buy-in", "seat3.panel.press.buy 10000")
        assert kiosk.seat(3).shown.prompt == "Choose a chip, touch a spot"
    with journey(tmp_path / "enough", game) as kiosk:
        sit_with(kiosk, 3, least)
        assert (kiosk.actions(3), kiosk.seat(3).shown.prompt) == ([], "Choose a chip, touch a spot")


def test_chips_that_can_never_make_a_bet_do_not_hide_how_credit_comes(tmp_path: Path) -> None:
    with journey(tmp_path, NY) as kiosk:
        sit_with(kiosk, 3, 300)
        kiosk.tap("seat3.chip.1", "seat3.spot.ante")
        assert (kiosk.actions(3), kiosk.seat(3).shown.prompt) == (["buy-in"], "You need $10.00 to play.")
        assert "You need $10.00 to play." in said(kiosk)
        assert kiosk.there("seat3.undo")


def test_chips_that_took_all_credit_and_make_no_bet_say_what_is_needed(tmp_path: Path) -> None:
    with journey(tmp_path, NY) as kiosk:
        sit_with(kiosk, 3, 800)
        for _ in range(4):
            kiosk.driver.does(Bet(3, "ante", 100))
        kiosk.step()
        assert (kiosk.actions(3), kiosk.seat(3).shown.credit) == (["buy-in"], "$0.00")
        assert "You need $10.00 to play." in said(kiosk)


def test_at_a_live_table_an_attendant_is_called_for_it(tmp_path: Path) -> None:
    with journey(tmp_path, NY, brisk(NY, "new-york"), kind="live") as kiosk:
        kiosk.tap("seat3.sit")
        kiosk.driver.does(GiveCredit(3, 300), by=kiosk.driver.hire())
        kiosk.step()
        kiosk.until_phase(Phase.BETTING)
        assert (kiosk.actions(3), kiosk.seat(3).shown.prompt) == (["attendant"], "You need $10.00 to play.")
        kiosk.tap("seat3.spot.ante")
        note = "This bet takes more than your $3.00. Bet less, or ask an attendant for credit."
        assert kiosk.seat(3).shown.note == note
        kiosk.act(3, "attendant")
        assert (kiosk.actions(3), kiosk.seat(3).shown.calling) == ([], True)


def test_it_is_told_beside_what_the_last_hand_came_to(tmp_path: Path) -> None:
    with journey(tmp_path, NY) as kiosk:
        sit_with(kiosk, 3, 1_300)
        stake(kiosk, 3)
        deal(kiosk, 3)
        while kiosk.driver.state.phase == Phase.PLAYING:
            if kiosk.deciding():
                kiosk.act(3, kiosk.actions(3)[-1])  # to the fold
            kiosk.step(100)
        next_bets(kiosk)
        assert (kiosk.seat(3).shown.credit, kiosk.seat(3).shown.net) == ("$3.00", "\N{MINUS SIGN}$10.00")
        assert "You need $10.00 to play." in said(kiosk)
        assert "\N{MINUS SIGN}$10.00" in said(kiosk)
