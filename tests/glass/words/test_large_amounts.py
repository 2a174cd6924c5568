"""The largest amounts fit: a million dollars on every spot and button, as credit, in the result and in the meter."""

from pathlib import Path

import pytest

from kiosk.base.words import Language
from kiosk.ledger.table_state import Phase
from kiosk.policy.config import TableConfig
from kiosk.rules.cards.positions import SEATS
from kiosk.rules.pay.money import MICROS_PER_CENT, Cents
from kiosk.rules.rule_sets import RULE_SETS
from kiosk.table.requests import Bet, CorrectPool
from tests.kit.parameters import mostly_slow
from tests.kit.round_cases import FAST_ACTION, HEADS_UP_NY
from tests.kit.screen.journey_steps import brisk, deal, next_bets, play_out
from tests.kit.screen.kiosk_rig import Kiosk
from tests.kit.screen.legible import faults, seen
from tests.kit.table.stacked_chance import StackedChance, ny_deck
from ui.glass.derive.amounts import short_money
from ui.glass.felt import place
from ui.i18n.catalogue.results import PAID_BY_ATTENDANT

pytestmark = pytest.mark.usefixtures("qapp")
MILLION = 100_000_000  # cents
SPADES = ny_deck({3: "As Ks", 4: "2h 7c"}, dealer="9d 9c", board="Qs Js Ts 4d 3c")  # the whole pool


def test_an_amount_is_never_told_as_more_than_it_is() -> None:
    assert short_money(MILLION, 11) == "$1,000,000"
    assert short_money(MILLION, 4) == "$1M"
    assert short_money(1_250_00, 5) == "$1.2k"
    assert short_money(99_999_99, 5) == "$99.9k"
    assert short_money(12_345_50, 20) == "$12,345.50"
    assert short_money(12_345_50, 8) == "$12,345"


def of_millions(game: str) -> TableConfig:
    """A house with a chip of a million, which may be bet everywhere."""
    config = brisk(game)
    fixed = {one.wager for one in config.limits if one.least == one.most}
    limits = (one._replace(least=MILLION if one.wager in fixed else one.least, most=MILLION) for one in config.limits)
    return config._replace(limits=tuple(limits), chips=(*config.chips, MILLION))


def told(kiosk: Kiosk) -> set[str]:
    """Every text, once it is seen that all of them can be read."""
    kiosk.draw()
    assert faults(kiosk.window) == []
    return {one.text for one in seen(kiosk.window)}


def fits(folder: Path, game: str) -> None:
    """A round of six who stake a million on everything, from the bets to the next ones."""
    config = of_millions(game)
    with Kiosk(folder, game, config, language="de") as kiosk:
        kiosk.driver.seat(*SEATS, cents=9 * MILLION)
        kiosk.until_phase(Phase.BETTING)
        for seat in SEATS:
            for limit in config.limits:
                if limit.wager not in kiosk.driver.state.place(seat).bets:  # with the ante, by itself
                    kiosk.driver.does(Bet(seat, limit.wager, MILLION))
        kiosk.step()
        assert any(text.startswith("$1M") or text == "$1,000,000" for text in told(kiosk))
        deal(kiosk, *SEATS)
        told(kiosk)
        play_out(kiosk)
        kiosk.until(lambda: all(kiosk.seat(seat).shown.net for seat in SEATS))
        kiosk.until(lambda: kiosk.application.presenter.live)
        assert {kiosk.seat(seat).shown.net for seat in SEATS} <= told(kiosk)
        next_bets(kiosk)
        told(kiosk)


@pytest.mark.parametrize("game", mostly_slow([HEADS_UP_NY, FAST_ACTION], HEADS_UP_NY))
def test_a_million_fits_wherever_money_is_told(tmp_path: Path, game: str) -> None:
    fits(tmp_path, game)


@pytest.mark.slow
@pytest.mark.parametrize("game", sorted(set(RULE_SETS) - {HEADS_UP_NY, FAST_ACTION}))
def test_a_million_fits_in_the_other_games(tmp_path: Path, game: str) -> None:
    fits(tmp_path, game)


def test_a_million_is_won_from_the_meter(tmp_path: Path) -> None:
    with Kiosk(tmp_path, HEADS_UP_NY, brisk(HEADS_UP_NY), StackedChance(SPADES), language="de") as kiosk:
        first = kiosk.driver.hire()
        second = kiosk.driver.hire("ann", by=first)
        pool = MILLION - (kiosk.driver.table.view().meter_cents or 0)
        kiosk.driver.does(CorrectPool(pool * MICROS_PER_CENT, "from another table"), by=first, second=second)
        kiosk.sit(3, 4)
        kiosk.tap("seat3.spot.progressive", "seat3.spot.ante", "seat4.spot.ante")
        assert kiosk.application.table.shown.meter == "$1,000,000.00"
        told(kiosk)
        deal(kiosk, 3, 4)
        play_out(kiosk)
        kiosk.until(lambda: kiosk.application.presenter.celebration is not None)
        for _ in range(6):
            kiosk.step(1_000)
        jackpot = kiosk.item("jackpot", anyhow=True)
        jackpot.setProperty("step", 5)
        jackpot.setProperty("counted", 1.0)
        assert kiosk.application.table.shown.meter in told(kiosk)
        kiosk.until(lambda: kiosk.application.presenter.celebration is None)
        kiosk.until(lambda: kiosk.application.presenter.live)
        assert kiosk.seat(3).shown.net in told(kiosk)
        next_bets(kiosk)
        assert kiosk.seat(3).shown.lockAmount in told(kiosk)


@pytest.mark.parametrize("code", mostly_slow(["en", "de", "es", "zh"], "de"))
def test_a_hand_pay_shrinks_only_as_far_as_its_width_asks(tmp_path: Path, code: str) -> None:
    with Kiosk(tmp_path, HEADS_UP_NY, brisk(HEADS_UP_NY), language=code) as kiosk:
        kiosk.sit(3)
        seat = kiosk.seat(3)
        paid = Language.of(code).say(PAID_BY_ATTENDANT, amount=Cents(137_875_16))
        seat.show(seat.shown._replace(state="result", net="+$138,504.16", outcome="win", remarks=(paid,)))
        assert paid in told(kiosk)
        assert kiosk.item("seat3.net", anyhow=True).property("contentWidth") > 0.92 * place.WIDTH
