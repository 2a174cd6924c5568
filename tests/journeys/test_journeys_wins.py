"""Wins that stop a seat: a hand-pay and the progressive, while the others play on; and the progressive's own spot."""

from collections.abc import Iterator, Mapping
from itertools import count
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import QObject

from kiosk.devices.bet_sensor.serial import SerialSensor
from kiosk.devices.bet_sensor.simulator import Cable, SimulatedSensor
from kiosk.devices.bet_sensor.watch import HEARTBEAT_MS
from kiosk.policy.config import ProgressiveTerms
from kiosk.rules.cards.positions import SEATS
from kiosk.table.requests import ConfirmHandPay
from tests.kit.screen.fingers import find_all, texts
from tests.kit.screen.journey_steps import brisk, deal, faces, journey, next_bets, play_out, spot, stake
from tests.kit.screen.kiosk_rig import Kiosk
from tests.kit.sensor_rig import await_bytes, await_lamps
from tests.kit.table.stacked_chance import StackedChance, ny_deck
from ui.glass.felt import place

NY = "heads-up-holdem/ny"
OTHERS = {seat: "" for seat in SEATS if seat != 1}
STRAIGHT_FLUSH = ny_deck({1: "9s 8s", **OTHERS}, dealer="9d 9c", board="7s 6s 5s Kd 3c")  # odds 50 to 1
BOARD_ROYAL = ny_deck({1: "2h 7c", 2: "3h 8c", 3: "4h 5c"}, dealer="9d 9c", board="Ah Kh Qh Jh Th")  # 10 % each
AT_REST_Y = 334  # of a dealer's hand on the edge of the table
SPADES_OF_SIX = ny_deck({1: "2h 7c", 6: "As Ks"}, dealer="9d 9c", board="Qs Js Ts 4d 3c")
SPADES = ny_deck({1: "As Ks", 2: "2h 7c"}, dealer="9d 9c", board="Qs Js Ts 4d 3c")  # flopped: the whole pool

pytestmark = pytest.mark.usefixtures("qapp")


def read(kiosk: Kiosk) -> set[str]:
    """Every text on the screen."""
    return {words.text for words in texts(kiosk.window)}


def test_a_hand_pay_stops_one_seat_and_five_play_on(tmp_path: Path) -> None:
    with journey(tmp_path, NY, chance=StackedChance(STRAIGHT_FLUSH)) as kiosk:
        attendant = kiosk.driver.hire()
        kiosk.sit(*SEATS)
        stake(kiosk, 1, chips=8)
        stake(kiosk, *OTHERS)
        deal(kiosk, *SEATS)
        play_out(kiosk)
        kiosk.until(lambda: kiosk.seat(1).shown.net != "")
        assert kiosk.seat(1).shown.state == "result"  # what it won is seen first
        next_bets(kiosk)
        assert kiosk.seat(1).shown.lockAmount == "$2,000.00"
        assert {"Hand-pay", "$2,000.00"} <= read(kiosk)
        assert not kiosk.there("seat1.spot.ante")
        assert [kiosk.seat(seat).shown.state for seat in SEATS] == ["locked", *["betting"] * 5]
        stake(kiosk, *OTHERS)
        deal(kiosk, *OTHERS)  # nobody waits for seat 1
        assert kiosk.deciding() == [2, 3, 4, 5, 6]
        kiosk.tap("seat1.attendant")
        assert "coming to pay you" in kiosk.seat(1).shown.lockText
        kiosk.driver.does(ConfirmHandPay(1), by=attendant)
        kiosk.step()
        assert kiosk.seat(1).shown.state == "waiting"
        play_out(kiosk)
        next_bets(kiosk)
        stake(kiosk, 1)
        assert spot(kiosk, 1, "ante").amount == "$5.00"


def test_the_progressive_is_won_once_its_cards_lie_there(tmp_path: Path) -> None:
    config = brisk(NY)._replace(progressive=ProgressiveTerms("A", contribution=710_000))
    with journey(tmp_path, NY, config, StackedChance(SPADES)) as kiosk:
        attendant = kiosk.driver.hire()
        kiosk.sit(1, 2)
        kiosk.tap("seat1.spot.progressive")
        stake(kiosk, 1, 2)
        assert kiosk.application.table.shown.meter == "$10,000.00"
        deal(kiosk, 1, 2)
        assert kiosk.application.table.shown.meter == "$10,000.71"  # as soon as the wager was taken
        kiosk.act(1, "raise 3")
        kiosk.act(2, "raise 3")
        turned = []
        while kiosk.application.table.shown.meterState == "":
            turned += faces(kiosk, 1)
            assert kiosk.application.table.shown.meter == "$10,000.71"  # it falls after its win
            kiosk.step(100)
        assert {"As", "Ks"} <= set(turned)  # nobody is told before the cards are
        assert kiosk.seat(1).shown.net != ""
        assert "Seat 1 wins the progressive" in read(kiosk)
        assert kiosk.application.table.shown.jackpot == {
            "seat": 1,
            "title": "Seat 1 wins the progressive",
            "amount": "$10,000.71",
            "cards": ["As", "Ks", "Qs", "Js", "Ts"],
            "pours": True,
        }
        assert kiosk.application.table.shown.gesture == "applause"
        assert [kiosk.seat(seat).shown.celebrates for seat in (1, 2)] == [True, False]
        kiosk.until(lambda: kiosk.seat(1).shown.net != "")
        assert kiosk.application.table.shown.meter == "$10,000.71"  # frozen
        assert kiosk.driver.table.view().meter_cents == 1_000_000  # though it is seeded anew
        next_bets(kiosk)
        assert kiosk.seat(1).shown.state == "locked"
        assert kiosk.seat(1).shown.lockAmount == "$12,500.71"  # the odds, too, paid 500 to 1
        stake(kiosk, 2)
        deal(kiosk, 2)
        assert kiosk.deciding() == [2]
        play_out(kiosk)
        kiosk.until(lambda: kiosk.application.table.shown.meterState == "")
        assert kiosk.application.table.shown.meter == "$10,000.00"
        assert not kiosk.seat(1).shown.celebrates
        assert kiosk.seat(1).shown.state == "locked"
        kiosk.driver.pay_by_hand(attendant)
        kiosk.until(lambda: kiosk.seat(1).shown.state == "waiting")


def test_the_progressive_is_celebrated_before_the_next_seat_is_served(tmp_path: Path) -> None:
    """Nothing of it is told small before: neither the seat's net nor its spot. Then the others are served."""
    with journey(tmp_path, NY, chance=StackedChance(SPADES_OF_SIX)) as kiosk:
        kiosk.sit(1, 6)
        kiosk.tap("seat6.spot.progressive")
        stake(kiosk, 1, 6)
        deal(kiosk, 1, 6)
        kiosk.act(1, "raise 3")
        kiosk.act(6, "raise 3")
        while kiosk.application.table.shown.meterState == "":
            assert spot(kiosk, 6, "progressive").outcome == ""
            assert kiosk.seat(6).shown.net == ""
            kiosk.step(20)
        assert kiosk.seat(6).shown.net != ""
        assert faces(kiosk, 1) == ["", ""]  # face down
        kiosk.until(lambda: kiosk.application.presenter.celebration is None)
        arms = [kiosk.item(f"dealer.{side}", anyhow=True) for side in ("left", "right")]
        assert min(arm.property("gripY") for arm in arms) >= AT_REST_Y  # whole, at once
        assert kiosk.application.table.shown.meter == "$10,000.00"
        assert kiosk.seat(1).shown.net == ""
        kiosk.until(lambda: kiosk.seat(1).shown.net != "")
        kiosk.until(lambda: kiosk.application.presenter.live)
        assert faces(kiosk, 1) == faces(kiosk, 6) == []  # collected


def test_coins_pour_as_long_as_the_progressive_is_celebrated_beside_its_words(tmp_path: Path) -> None:
    with journey(tmp_path, NY, chance=StackedChance(SPADES_OF_SIX)) as kiosk:
        kiosk.sit(1, 6)
        kiosk.tap("seat6.spot.progressive")
        stake(kiosk, 1, 6)
        deal(kiosk, 1, 6)
        play_out(kiosk)
        kiosk.until(lambda: kiosk.application.table.shown.meterState == "won")
        kiosk.item("jackpot", anyhow=True).setProperty("step", 5)  # it is dark
        words = [kiosk.item(f"jackpot.{name}", anyhow=True) for name in ("title", "amount", "hand")]
        coins = find_all(kiosk.window, "coin", anyhow=True)
        assert coins
        for coin in coins:
            pour = coin.findChild(QObject, "pour")
            assert pour is not None
            assert pour.property("loops") < 0  # without an end
            for way in range(1, 100):
                coin.setProperty("way", way / 100)
                place = coin.mapRectToScene(coin.boundingRect())
                assert not any(place.intersects(one.mapRectToScene(one.boundingRect())) for one in words)


def celebrated(kiosk: Kiosk) -> list[Mapping[str, Any]]:
    """All that is celebrated until everything has been told, each once."""
    found: list[Mapping[str, Any]] = []
    while not kiosk.application.presenter.live:
        now = kiosk.application.table.shown.jackpot
        if now and now not in found[-1:]:
            assert [seat for seat in SEATS if kiosk.seat(seat).shown.celebrates] == [now["seat"]]
            assert kiosk.application.table.shown.gesture == "applause"
            found.append(now)
        kiosk.step(100)
    return found


def test_each_who_wins_the_progressive_is_celebrated_when_served(tmp_path: Path) -> None:
    with journey(tmp_path, NY, chance=StackedChance(BOARD_ROYAL)) as kiosk:
        kiosk.sit(1, 2, 3)
        kiosk.tap("seat1.spot.progressive", "seat3.spot.progressive")
        stake(kiosk, 1, 2, 3)
        deal(kiosk, 1, 2, 3)
        play_out(kiosk)
        kiosk.until(lambda: bool(kiosk.application.table.shown.jackpot))
        pooled = [one for one in celebrated(kiosk) if one["pours"]]
        won = {hit.seat: f"${hit.cents / 100:,.2f}" for hit in kiosk.driver.state.hits}
        assert len(pooled) == len(won) == 2
        assert {one["seat"]: one["amount"] for one in pooled} == won
        assert {one["title"] for one in pooled} == {f"Seat {seat} wins the progressive" for seat in (1, 3)}


def test_a_win_of_more_than_fifty_times_the_stake_is_celebrated_without_the_meter(tmp_path: Path) -> None:
    with journey(tmp_path, NY, chance=StackedChance(SPADES)) as kiosk:
        kiosk.sit(1, 2)
        stake(kiosk, 1, 2)
        deal(kiosk, 1, 2)
        play_out(kiosk)
        kiosk.until(lambda: bool(kiosk.application.table.shown.jackpot))
        assert kiosk.seat(1).shown.net == "+" + kiosk.application.table.shown.jackpot["amount"]
        assert kiosk.application.table.shown.meterState == ""
        (great,) = celebrated(kiosk)
        assert great["title"] == "Seat 1 wins"
        assert not great["pours"]


def test_the_chip_of_the_progressive_is_a_touch(tmp_path: Path) -> None:
    with journey(tmp_path, NY) as kiosk:
        kiosk.sit(1, 2, cents=10_000)
        assert spot(kiosk, 1, "progressive").lamp == "off"
        kiosk.tap("seat1.spot.progressive")
        assert (spot(kiosk, 1, "progressive").lamp, spot(kiosk, 1, "progressive").amount) == ("detected", "$1.00")
        assert kiosk.seat(1).shown.credit == "$100.00"  # it counts when bets close
        kiosk.tap("seat1.spot.progressive")
        assert spot(kiosk, 1, "progressive").lamp == "off"
        kiosk.tap("seat1.spot.progressive")
        stake(kiosk, 1)
        assert kiosk.seat(1).shown.stake == "Total bet $11.00"
        assert kiosk.seat(1).shown.actions[0]["price"] == "$11.00"
        kiosk.tap("seat1.clear")
        assert spot(kiosk, 1, "progressive").lamp == "off"  # that was all of it
        kiosk.tap("seat1.spot.progressive")
        stake(kiosk, 1)
        kiosk.tap("seat2.chip.25", "seat2.spot.ante", "seat2.spot.ante", "seat2.spot.progressive")  # all that it has
        assert spot(kiosk, 2, "progressive").lamp == "short"
        assert kiosk.seat(2).shown.stake == "Total bet $100.00"
        deal(kiosk, 1, 2)
        assert [spot(kiosk, seat, "progressive").amount for seat in (1, 2)] == ["$1.00", ""]
        assert kiosk.seat(1).shown.credit == "$89.00"
        assert "was not taken" in kiosk.seat(2).shown.note
        play_out(kiosk)
        next_bets(kiosk)
        assert spot(kiosk, 1, "progressive").lamp == "off"  # a bet of one round
        kiosk.tap("seat1.repeat")
        assert spot(kiosk, 1, "progressive").lamp == "detected"
        assert spot(kiosk, 1, "ante").amount == "$5.00"


class Wire:
    """A bet sensor at its cable, whose heartbeats the time of a kiosk follows."""

    def __init__(self, link: Path) -> None:
        self.device = SimulatedSensor(count(1).__next__)
        self.cable = Cable(link)
        self.sensor = SerialSensor(str(link))

    def beat(self, kiosk: Kiosk, times: int = 1) -> None:
        """So many heartbeats."""
        for _ in range(times):
            frame = self.device.frame()
            self.cable.send(frame)
            if (listening := self.sensor.fileno()) is not None:
                await_bytes(listening, len(frame))
            kiosk.step(HEARTBEAT_MS)
            self.device.hear(self.cable.receive())

    def close(self) -> None:
        """Pull it out."""
        self.sensor.close()
        self.cable.unplug()


@pytest.fixture
def wire(tmp_path: Path) -> Iterator[Wire]:
    made = Wire(tmp_path / "sensor")
    yield made
    made.close()


def test_a_chip_that_is_a_touch_comes_back_with_the_bets(tmp_path: Path) -> None:
    with journey(tmp_path, NY) as kiosk:
        kiosk.sit(1, 2)
        kiosk.tap("seat1.chip.1", "seat1.spot.trips_plus", "seat1.spot.progressive")
        stake(kiosk, 2)
        kiosk.act(2, "ready")
        kiosk.until(lambda: bool(kiosk.deciding()))
        assert "returned" in kiosk.seat(1).shown.note
        assert spot(kiosk, 1, "progressive").lamp == "off"
        play_out(kiosk)
        next_bets(kiosk)
        assert (kiosk.driver.state.place(1).chip, spot(kiosk, 1, "progressive").lamp) == (False, "off")


def test_a_device_sees_the_chip_and_its_failure_stops_the_progressive_alone(tmp_path: Path, wire: Wire) -> None:
    with journey(tmp_path / "data", NY, sensor=wire.sensor) as kiosk:
        wire.beat(kiosk, 5)
        kiosk.sit(1, 2)
        kiosk.tap("seat1.spot.progressive")  # a picture of the sensor: only a chip counts
        assert spot(kiosk, 1, "progressive").lamp == "off"
        wire.device.set_chip(1, on=True)
        wire.beat(kiosk, 5)
        assert (spot(kiosk, 1, "progressive").lamp, spot(kiosk, 1, "progressive").amount) == ("detected", "$1.00")
        await_lamps(wire.device, wire.cable, "lamps: seat 1 on")
        stake(kiosk, 1)
        kiosk.tap("seat1.clear")
        wire.beat(kiosk, 3)
        assert spot(kiosk, 1, "progressive").lamp == "detected"  # it lies there until it is taken
        kiosk.step(1_000)  # the device says nothing
        assert spot(kiosk, 1, "progressive").lamp == "stopped"
        assert kiosk.application.table.shown.meterState == "stopped"
        assert "Progressive stopped" in read(kiosk)
        stake(kiosk, 1, 2)
        assert kiosk.seat(1).shown.stake == "Total bet $10.00"
        deal(kiosk, 1, 2)  # the game goes on
        assert kiosk.seat(1).shown.credit == "$990.00"
        play_out(kiosk)
        next_bets(kiosk)
        wire.beat(kiosk, 30)
        assert kiosk.application.table.shown.meterState == ""
        assert spot(kiosk, 1, "progressive").lamp == "detected"
        stake(kiosk, 1)
        before = kiosk.driver.state.credit(1)
        deal(kiosk, 2, 1)  # the one sits out
        assert kiosk.driver.state.credit(1) == before - 100


def test_the_line_that_paid_is_told_on_a_plate_within_the_place(tmp_path: Path) -> None:
    with journey(tmp_path, NY, chance=StackedChance(STRAIGHT_FLUSH)) as kiosk:
        kiosk.sit(*SEATS)
        stake(kiosk, *SEATS)
        deal(kiosk, *SEATS)
        play_out(kiosk)
        kiosk.until(lambda: kiosk.seat(1).shown.net != "")
        kiosk.draw()
        why, plate = kiosk.item("seat1.why"), kiosk.item("seat1.whyPlate")
        assert why.property("text") == "Odds: Straight flush, 50\u00a0to\u00a01"
        assert why.y() >= place.ROWS["action"].y  # neither over the board nor over the felt's lines
        assert plate.y() <= why.y()
        assert plate.y() + plate.height() >= why.y() + why.height()
        assert plate.width() >= why.property("contentWidth")  # no light shines through
