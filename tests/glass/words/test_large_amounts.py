"""The largest amounts fit: a million dollars as credit, in the result and on every spot, in every game."""

from pathlib import Path
from typing import cast

import pytest

from kiosk.base.words import Language
from kiosk.policy.config import game_of
from kiosk.rules.cards.positions import SEATS
from kiosk.rules.pay.money import Cents
from kiosk.rules.rule_sets import RULE_SETS
from tests.glass.words.test_screen_words import STANDARD, faults_of, overlaps, seen
from tests.kit.screen.journey_steps import brisk
from tests.kit.screen.kiosk_rig import Kiosk
from tests.kit.screen.visible_items import seat_item
from ui.glass.derive.amounts import short_money
from ui.glass.derive.derive_spots import stack
from ui.glass.felt import place
from ui.glass.viewmodels.part_models import SpotModel
from ui.i18n.catalogue.results import PAID_BY_ATTENDANT

pytestmark = pytest.mark.usefixtures("qapp")
MILLION = 100_000_000  # cents


def test_an_amount_is_never_told_as_more_than_it_is() -> None:
    assert short_money(MILLION, 11) == "$1,000,000"
    assert short_money(MILLION, 4) == "$1M"
    assert short_money(1_250_00, 5) == "$1.2k"
    assert short_money(99_999_99, 5) == "$99.9k"
    assert short_money(12_345_50, 20) == "$12,345.50"
    assert short_money(12_345_50, 8) == "$12,345"


@pytest.mark.parametrize("game", ["heads-up-holdem/ny", "texas-holdem-bonus/ma"])
def test_a_million_fits_wherever_money_is_told(tmp_path: Path, game: str) -> None:
    assert game in RULE_SETS
    with Kiosk(tmp_path, game, brisk(game), language="de") as kiosk:
        kiosk.sit(3)
        seat = kiosk.seat(3)
        rooms = [one.plate.width for one in place.spots(game_of(kiosk.driver.config).layout)]
        labels = dict(seat.shown.labels) | {"credit": Language.of("de").say("Credit")}
        seat.show(
            seat.shown._replace(
                state="result",
                credit="$1,000,000.00",
                net="+$1,000,000.00",
                outcome="win",
                labels=labels,
            )
        )
        for spot, room in zip(cast("list[SpotModel]", seat.spots), rooms, strict=False):
            most = int((room - 14) / 11)
            spot.show(
                spot.shown._replace(
                    amount="$1,000,000.00",
                    plate="+" + short_money(MILLION, most - 1),
                    chips=stack(MILLION),
                    outcome="win",
                    result="+$1,000,000.00",
                )
            )
        kiosk.draw()
        texts = seen(kiosk.window, [seat_item(kiosk.window, one) for one in SEATS])[3]
        assert {"$1,000,000.00", "+$1,000,000.00"} <= {one.text for one in texts}
        wrong = [f"{one.text} {fault}" for one in texts for fault in faults_of(one, STANDARD)]
        assert wrong + list(overlaps(texts, STANDARD)) == []


@pytest.mark.parametrize("code", ["en", "de", "es", "zh"])
def test_a_hand_pay_shrinks_only_as_far_as_its_width_asks(tmp_path: Path, code: str) -> None:
    game = "heads-up-holdem/ny"
    with Kiosk(tmp_path, game, brisk(game), language=code) as kiosk:
        kiosk.sit(3)
        seat = kiosk.seat(3)
        told = Language.of(code).say(PAID_BY_ATTENDANT, amount=Cents(137_875_16))
        seat.show(seat.shown._replace(state="result", net="+$138,504.16", outcome="win", remarks=(told,)))
        kiosk.draw()
        assert kiosk.item("seat3.net", anyhow=True).property("contentWidth") > 0.92 * place.WIDTH
        texts = seen(kiosk.window, [seat_item(kiosk.window, one) for one in SEATS])[3]
        assert told in {one.text for one in texts}
        wrong = [f"{one.text} {fault}" for one in texts for fault in faults_of(one, STANDARD)]
        assert wrong + list(overlaps(texts, STANDARD)) == []
