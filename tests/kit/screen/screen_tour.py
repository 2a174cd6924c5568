"""A tour of what the screen can show: state after state of a game, all panels, all troubles, in one language."""

from collections.abc import Iterator
from pathlib import Path

from kiosk.ledger.table_state import Phase
from kiosk.policy.config import TableConfig, default_config, game_of
from kiosk.rules.cards.positions import SEATS
from kiosk.rules.cards.shoe import MANUAL
from kiosk.table.requests import CloseTable, OpenTable
from tests.kit.round_cases import FAST_ACTION
from tests.kit.screen.journey_steps import panel
from tests.kit.screen.kiosk_rig import SIZE, Kiosk

PANELS = ("help", "menu", "language", "history", "cash-out", "leave")  # one for each seat
HOUR_MS = 3_600_000
Stop = tuple[str, Kiosk]  # what is shown, and where


def tour(
    folder: Path, game: str, language: str = "en", size: tuple[int, int] = SIZE, layout: str = "table"
) -> Iterator[Stop]:
    """Every stop, by its name."""
    with Kiosk(folder, game, _brisk(game), language=language, size=size, layout=layout) as kiosk:
        session = kiosk.driver.hire()
        yield "attract", kiosk
        yield from _sitting_down(kiosk)
        yield from _a_round(kiosk)
        yield from _panels(kiosk)
        yield from _troubles(kiosk, session)


def _brisk(game: str) -> TableConfig:
    config = default_config(game)
    config = config._replace(pace=config.pace._replace(opening_ms=600))
    return config._replace(shuffling=MANUAL) if game == FAST_ACTION else config  # by hand, so that there is a cut


def _ask(kiosk: Kiosk, what: str, name: str = "", *seats: int) -> None:
    for seat in seats or SEATS:
        kiosk.seat(seat).ask(what, name)
    kiosk.step()


def _sitting_down(kiosk: Kiosk) -> Iterator[Stop]:
    _ask(kiosk, "sit")
    yield "buy-in", kiosk
    _ask(kiosk, "press", "buy 500000")
    yield "opening", kiosk
    kiosk.until(lambda: kiosk.driver.state.phase in (Phase.CUTTING, Phase.BETTING))
    kiosk.step()
    if kiosk.driver.state.phase == Phase.CUTTING:
        yield "cut", kiosk
        kiosk.until_phase(Phase.BETTING)
    yield "betting", kiosk


def _a_round(kiosk: Kiosk) -> Iterator[Stop]:
    config = kiosk.driver.config
    for limit in config.limits:
        if limit.least == limit.most and any(limit.wager in place.bets for place in kiosk.driver.state.places):
            continue  # with another, by itself
        chip = next(c for c in config.chips if c >= limit.least and c % limit.step == 0)
        _ask(kiosk, "chip", str(chip // 100))
        _ask(kiosk, "bet", limit.wager)
    _ask(kiosk, "bet", "progressive")
    yield "bets", kiosk
    yield from _pay_tables(kiosk)
    _ask(kiosk, "press", "large")
    _ask(kiosk, "close")
    yield "bets in large type", kiosk
    _ask(kiosk, "press", "custom")
    yield "a custom bet", kiosk
    for seat in SEATS:
        _ask(kiosk, "press", f"digit {seat}", seat)
    yield "a custom bet, typed", kiosk
    _ask(kiosk, "close")
    _ask(kiosk, "chip", "1", 1)
    _ask(kiosk, "bet", config.limits[0].wager, 1)
    _ask(kiosk, "act", "ready", 1)
    yield "a refusal", kiosk
    _ask(kiosk, "undo", "", 1)
    _ask(kiosk, "act", "ready", 1, 2)
    yield "ready", kiosk
    _ask(kiosk, "act", "ready", *SEATS[2:])
    yield from _streets(kiosk)
    yield "result in large type", kiosk
    _ask(kiosk, "press", "large")
    _ask(kiosk, "close")
    yield "result", kiosk


def _pay_tables(kiosk: Kiosk) -> Iterator[Stop]:
    """What each spot pays, page after page, a spot for each seat."""
    _ask(kiosk, "pays")
    yield "a spot is to be touched", kiosk
    wagers = [spot.wager for spot in game_of(kiosk.driver.config).layout if not spot.for_cards]
    for seat, wager in zip(SEATS, wagers, strict=False):
        _ask(kiosk, "pays", wager, seat)
    page = 1
    while any(kiosk.there(f"seat{seat}.pays") for seat in SEATS):
        yield f"what spots pay, page {page}", kiosk
        for seat in SEATS:
            if kiosk.there(f"seat{seat}.pays"):
                kiosk.tap(f"seat{seat}.pays")
        page += 1
    _ask(kiosk, "pays", "", *SEATS[len(wagers) :])  # there was none for them


def _streets(kiosk: Kiosk) -> Iterator[Stop]:
    """Each is seen before, during and after its decisions; one seat folds, if it may."""
    for street in range(4):
        kiosk.until(lambda: bool(kiosk.deciding()) or kiosk.application.presenter.shown.phase == Phase.RESULT)
        deciding = kiosk.deciding()
        if not deciding:
            break
        yield f"street {street}", kiosk
        if street == 0:
            yield from _pay_tables(kiosk)
        for seat in deciding:
            kiosk.seat(seat).peek(True)
        kiosk.step()
        yield f"looking on street {street}", kiosk
        for seat in deciding:
            kiosk.seat(seat).peek(False)
        if kiosk.seat(deciding[0]).shown.choosing:
            _ask(kiosk, "card", "0", *deciding)
            _ask(kiosk, "card", "2", *deciding)
            yield "chosen", kiosk
        kiosk.look(*deciding)
        for seat in deciding:
            offered = kiosk.actions(seat)
            _ask(kiosk, "act", offered[-1 if seat == 1 else 0 if street or seat == 2 else -1], seat)
            if seat == 3:
                yield f"some have decided on street {street}", kiosk
    kiosk.until(lambda: all(kiosk.seat(seat).shown.net for seat in SEATS))


def _panels(kiosk: Kiosk) -> Iterator[Stop]:
    for seat, kind in zip(SEATS, PANELS, strict=True):
        _ask(kiosk, "panel", kind, seat)
    yield "panels", kiosk
    _ask(kiosk, "act", "ready", 2, 5)  # it is too late for that
    yield "a refusal over a panel", kiosk
    for name in [str(button["name"]) for button in panel(kiosk, 1).buttons]:
        _ask(kiosk, "press", name, 1)
        yield f"help, {name}", kiosk
        if kiosk.there("seat1.panel.next"):
            kiosk.tap("seat1.panel.next")
            yield f"help, {name}, second page", kiosk
        _ask(kiosk, "panel", "help", 1)
    _ask(kiosk, "close")
    kiosk.until_phase(Phase.BETTING)
    yield "bets again", kiosk
    _ask(kiosk, "press", "away", 2, 3)
    yield "away", kiosk
    kiosk.step(HOUR_MS)
    kiosk.step(HOUR_MS)
    yield "reality check", kiosk
    _ask(kiosk, "close")


def _troubles(kiosk: Kiosk, session: str) -> Iterator[Stop]:
    driver = kiosk.driver
    _ask(kiosk, "attendant", "", 4)
    _ask(kiosk, "press", "yes cash-out", 5)
    _ask(kiosk, "press", "yes leave", 6)
    driver.table.raise_fault("seat-touch-failed", 2)
    driver.table.raise_fault("sensor-unplugged")
    kiosk.step()
    yield "a seat out of service, and the progressive", kiosk
    kiosk.application.clean(30_000)
    kiosk.step()
    yield "cleaning", kiosk
    kiosk.step(30_000)
    session = driver.log_in("sam")
    driver.does(CloseTable("a break"), by=session)
    kiosk.step()
    yield "closed", kiosk
    driver.does(OpenTable(), by=session)
    driver.table.raise_fault("door-open")
    kiosk.step()
    yield "stopped", kiosk
    driver.table.clear_fault("door-open")
