"""Scenes between rounds: the empty table, its opening, bets, and everything that can be in the way of a round."""

from kiosk.devices.bet_sensor.port import SensorFailed, SensorTrouble
from kiosk.ledger.table_state import Phase
from kiosk.policy.config import default_config
from kiosk.table.requests import CallAttendant, CashOut, CloseTable, GiveCredit, Sit
from tests.kit.round_cases import HEADS_UP_MA
from tests.tools.gallery.acting import CREDIT, PLAYER, bet, deal, decide, play, ready, sit
from tests.tools.gallery.studio import DEALT_MS, Studio, scene


@scene("attract", "panel-buy-in", "opening-inspection", "opening-wash", "opening-shuffle")
def opening(studio: Studio) -> None:
    with studio.kiosk() as kiosk:
        studio.take(kiosk, "attract")
        kiosk.tap(f"seat{PLAYER}.sit")
        studio.take(kiosk, "panel-buy-in")
        kiosk.tap(f"seat{PLAYER}.panel.press.buy 100000")
        kiosk.run(2_800)  # the welcome is over
        studio.take(kiosk, "opening-inspection")
        for stage, picture in (("washed", "opening-wash"), ("shuffled", "opening-shuffle")):
            kiosk.until(lambda stage=stage: kiosk.application.presenter.shown.stage == stage)  # type: ignore[misc]
            studio.take(kiosk, picture, wait_ms=1_100)


@scene("betting-nobody", "betting-one", "refused")
def betting(studio: Studio) -> None:
    with studio.kiosk() as kiosk:
        kiosk.sit(PLAYER)
        kiosk.until_phase(Phase.BETTING)
        kiosk.run(1_500)
        studio.take(kiosk, "betting-nobody")
        kiosk.tap(f"seat{PLAYER}.chip.5", f"seat{PLAYER}.spot.ante", f"seat{PLAYER}.spot.ante")
        kiosk.tap(f"seat{PLAYER}.spot.trips_plus", f"seat{PLAYER}.spot.progressive")
        kiosk.run(3_000)
        studio.take(kiosk, "betting-one")
        kiosk.tap(f"seat{PLAYER}.chip.100")
        while not kiosk.seat(PLAYER).shown.note:
            kiosk.tap(f"seat{PLAYER}.spot.ante")
        studio.take(kiosk, "refused")


@scene("betting-six", "attendant-called", "no-more-bets", "waiting")
def six(studio: Studio) -> None:
    with studio.kiosk() as kiosk:
        sit(kiosk)
        bet(kiosk, 1, 2, 4, chip=True)
        bet(kiosk, 3, 6)
        ready(kiosk, 2, 6)
        kiosk.run(3_000)
        studio.take(kiosk, "betting-six")
        kiosk.tap(f"seat{PLAYER}.attendant")
        studio.take(kiosk, "attendant-called")
        ready(kiosk, 1, 3, 4, 5)
        kiosk.run(200)
        studio.take(kiosk, "no-more-bets")
    with studio.kiosk() as kiosk:
        sit(kiosk, 1, 2, 5)
        bet(kiosk, 1, 2, 5)
        deal(kiosk)
        kiosk.sit(PLAYER)
        kiosk.run(3_000)
        studio.take(kiosk, "waiting", wait_ms=DEALT_MS)


@scene("sensor-unplugged")
def sensor(studio: Studio) -> None:
    with studio.kiosk() as kiosk:
        sit(kiosk)
        bet(kiosk, 1, 2, 4, 6)
        kiosk.driver.table.sense([SensorFailed(SensorTrouble.UNPLUGGED, None, "the cable is out")])
        kiosk.run(1_000)
        studio.take(kiosk, "sensor-unplugged")


@scene("out-of-service", "door-open", "seat-out-of-service")
def faults(studio: Studio) -> None:
    with studio.kiosk() as kiosk:
        sit(kiosk)
        bet(kiosk, 1, 2, 4, 6)
        kiosk.driver.table.raise_fault("seat-touch-failed", PLAYER)
        kiosk.step()
        studio.take(kiosk, "seat-out-of-service")
    for fault, picture in (("rng-failed", "out-of-service"), ("door-open", "door-open")):
        with studio.kiosk() as kiosk:
            sit(kiosk)
            bet(kiosk)
            deal(kiosk)
            kiosk.driver.table.raise_fault(fault)
            kiosk.step()
            studio.take(kiosk, picture)


@scene("recovered")
def recovered(studio: Studio) -> None:
    with studio.kiosk() as kiosk:
        sit(kiosk)
        bet(kiosk)
        deal(kiosk)
        decide(kiosk, "check")
        kiosk.until(lambda: bool(kiosk.deciding()))
        kiosk.restart()
        studio.take(kiosk, "recovered")


@scene("closed", "cleaning", "paused", "pause-after")
def closed(studio: Studio) -> None:
    with studio.kiosk() as kiosk:
        sit(kiosk)
        bet(kiosk, 2, 3)
        kiosk.application.clean(30_000)
        studio.take(kiosk, "cleaning")
    with studio.kiosk() as kiosk:
        sit(kiosk, 2, PLAYER)
        bet(kiosk)
        kiosk.driver.table.hold(held=True)  # as the operator's menu does, where it has to cover this screen
        studio.take(kiosk, "paused")
        kiosk.driver.table.hold(held=False)
        deal(kiosk)
        kiosk.driver.table.hold(held=True)
        studio.take(kiosk, "pause-after")
    with studio.kiosk() as kiosk:
        session = kiosk.driver.hire()
        sit(kiosk, 2, PLAYER)
        bet(kiosk)
        play(kiosk, "check")
        kiosk.driver.does(CloseTable("the shift is over"), by=session)
        kiosk.run(10_000)
        studio.take(kiosk, "closed")


@scene("test-mode", "demonstration", "live-credit", "cashing-out")
def marks(studio: Studio) -> None:
    for kind, picture in (("test", "test-mode"), ("demonstration", "demonstration")):
        with studio.kiosk(kind=kind) as kiosk:
            sit(kiosk, 1, 2, PLAYER, 5)
            bet(kiosk, 1, 2, PLAYER)
            studio.take(kiosk, picture)
    with studio.kiosk(config=default_config(HEADS_UP_MA, "massachusetts"), kind="live") as kiosk:
        session = kiosk.driver.hire()
        for seat in (2, PLAYER, 5):
            kiosk.driver.does(Sit(seat))
        for seat in (2, 5):
            kiosk.driver.does(GiveCredit(seat, CREDIT[seat]), by=session)
        kiosk.until_phase(Phase.BETTING)
        kiosk.driver.does(CallAttendant(PLAYER))
        kiosk.run(1_500)
        studio.take(kiosk, "live-credit")
        kiosk.driver.does(GiveCredit(PLAYER, CREDIT[PLAYER]), by=session)
        bet(kiosk, 2, PLAYER)
        kiosk.driver.does(CashOut(PLAYER))
        kiosk.step()
        studio.take(kiosk, "cashing-out")
