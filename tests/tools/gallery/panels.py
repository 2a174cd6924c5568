"""Scenes of one seat's own wishes: panels, languages, low vision, a screen of its own."""

from kiosk.ledger.table_state import Phase
from kiosk.policy.config import game_of
from kiosk.rules.cards.positions import SEATS
from kiosk.table.requests import Repeat
from tests.kit.screen.kiosk_rig import Kiosk
from tests.tools.gallery.acting import PLAYER, bet, deal, decide, play, settle, sit
from tests.tools.gallery.rounds import MIXED
from tests.tools.gallery.studio import DEALT_MS, Studio, scene
from ui.glass.help.help_pages import help_pages

SEATS_WINDOW = PLAYER  # of a layout with a screen for each seat: the shared one is the first


def _open(kiosk: Kiosk, *presses: str, seat: int = PLAYER) -> None:
    """Open the menu and press these."""
    kiosk.tap(f"seat{seat}.menu", *(f"seat{seat}.panel.press.{name}" for name in presses))


@scene(
    "panel-menu",
    "panel-language",
    "panel-history",
    "panel-cash-out",
    "panel-leave",
    "panel-help",
    "panel-help-pages",
    "step-away",
    "panel-reality-check",
)
def panels(studio: Studio) -> None:
    with studio.kiosk(MIXED) as kiosk:
        sit(kiosk)
        bet(kiosk)
        play(kiosk, "raise 1")
        for _ in range(2):
            kiosk.until_phase(Phase.BETTING)
            kiosk.driver.play_round()
        kiosk.until_phase(Phase.BETTING)
        kiosk.run(1_500)
        for seat in (1, 2, 5):
            kiosk.driver.does(Repeat(seat))
        for name, presses in (
            ("panel-menu", ()),
            ("panel-history", ("history",)),
            ("panel-leave", ("leave",)),
        ):
            _open(kiosk, *presses)
            studio.take(kiosk, name)
            kiosk.tap(f"seat{PLAYER}.panel.close")
        kiosk.tap(f"seat{PLAYER}.language")
        studio.take(kiosk, "panel-language")
        kiosk.tap(f"seat{PLAYER}.panel.close")
        _open(kiosk, "cash-out")
        studio.take(kiosk, "panel-cash-out")
        kiosk.tap(f"seat{PLAYER}.panel.close", f"seat{PLAYER}.help")
        studio.take(kiosk, "panel-help")
        _every_page(kiosk)
        studio.take(kiosk, "panel-help-pages")
        for seat in SEATS:
            kiosk.application.controller.asked(seat, "close", "")
        kiosk.step()
        _open(kiosk, "away")
        kiosk.run(2_000)
        studio.take(kiosk, "step-away")
        _until_checked(kiosk)
        studio.take(kiosk, "panel-reality-check")


@scene("custom-bet", "spot-asked", "spot-pays")
def spots(studio: Studio) -> None:
    with studio.kiosk(MIXED) as kiosk:
        sit(kiosk)
        kiosk.tap(f"seat{PLAYER}.custom", *(f"seat{PLAYER}.panel.press.digit {digit}" for digit in "35"))
        studio.take(kiosk, "custom-bet")
        kiosk.tap(f"seat{PLAYER}.panel.press.place", f"seat{PLAYER}.ask.pays")
        studio.take(kiosk, "spot-asked")
        kiosk.tap(f"seat{PLAYER}.ask.pays")
        bet(kiosk)
        deal(kiosk)
        for seat, spot in zip(SEATS, game_of(kiosk.driver.config).layout, strict=True):
            kiosk.application.controller.asked(seat, "pays", spot.wager)
        studio.take(kiosk, "spot-pays", wait_ms=DEALT_MS)


def _every_page(kiosk: Kiosk) -> None:
    """Another page of the help at each seat, from the left."""
    config = kiosk.driver.config
    pages = [page.id for page in help_pages(config, kiosk.application.controller.ui_state(1).speech, None)]
    for seat, page in zip(reversed(SEATS), pages, strict=False):
        kiosk.application.controller.asked(seat, "panel", "help")
        kiosk.application.controller.asked(seat, "press", f"page {page}")


def _until_checked(kiosk: Kiosk) -> None:
    """Everybody plays on, a minute at a time, until time and money are shown to them."""
    while not any(kiosk.application.controller.ui_state(seat).panel.kind == "reality" for seat in SEATS):
        kiosk.step(60_000)


@scene("low-vision", "low-vision-result")
def low_vision(studio: Studio) -> None:
    """Seat 3 has larger type, high contrast and four colours; its neighbours have not."""
    with studio.kiosk(MIXED) as kiosk:
        sit(kiosk)
        for switch in ("large", "contrast", "four"):
            _open(kiosk, switch)
            kiosk.tap(f"seat{PLAYER}.panel.close")
        bet(kiosk)
        deal(kiosk)
        kiosk.run(3_000)
        kiosk.fingers.press(0, kiosk.item(f"seat{PLAYER}.card.0"))
        kiosk.step()
        studio.take(kiosk, "low-vision", wait_ms=DEALT_MS)
        kiosk.fingers.release(0)
        while kiosk.driver.state.phase == Phase.PLAYING:
            decide(kiosk, "raise 1")
        settle(kiosk)
        studio.take(kiosk, "low-vision-result")


def _spoken(studio: Studio, name: str, code: str) -> None:
    with studio.kiosk(MIXED, language=code) as kiosk:
        sit(kiosk)
        bet(kiosk, 1, 2, 3, 5)
        studio.take(kiosk, f"{name}-betting")
        bet(kiosk, 4, 6)
        deal(kiosk)
        kiosk.run(3_000)
        studio.take(kiosk, f"{name}-deciding", wait_ms=DEALT_MS)
        while kiosk.driver.state.phase == Phase.PLAYING:
            decide(kiosk, "raise 1")
        settle(kiosk)
        studio.take(kiosk, f"{name}-result")
        kiosk.until_phase(Phase.BETTING)
        kiosk.run(1_500)
        for seat, panel in zip(SEATS, ("buy-in", "menu", "help", "history", "language", "cash-out"), strict=True):
            kiosk.application.controller.asked(seat, "panel", panel)
        studio.take(kiosk, f"{name}-panels")


@scene("german-betting", "german-deciding", "german-result", "german-panels")
def german(studio: Studio) -> None:
    _spoken(studio, "german", "de")


@scene("chinese-betting", "chinese-deciding", "chinese-result", "chinese-panels")
def chinese(studio: Studio) -> None:
    _spoken(studio, "chinese", "zh")


@scene("spanish-deciding", "spanish-panels")
def spanish(studio: Studio) -> None:
    _spoken(studio, "spanish", "es")


@scene("mixed-languages")
def mixed(studio: Studio) -> None:
    """Every seat is spoken to in its own language."""
    with studio.kiosk(MIXED) as kiosk:
        sit(kiosk)
        for seat, code in zip(SEATS, ("en", "de", "zh", "es", "de", "zh"), strict=True):
            kiosk.application.controller.asked(seat, "press", f"speak {code}")
            kiosk.application.controller.asked(seat, "close", "")
        bet(kiosk)
        deal(kiosk)
        kiosk.run(3_000)
        studio.take(kiosk, "mixed-languages", wait_ms=DEALT_MS)


@scene("seats-shared", "seats-own-betting", "seats-own", "seats-shared-result", "seats-own-result")
def own_screens(studio: Studio) -> None:
    """A screen for each seat, and one that all look at."""
    with studio.kiosk(MIXED, layout="seats") as kiosk:
        sit(kiosk)
        bet(kiosk, 1, 2, 3, 5)
        studio.take(kiosk, "seats-own-betting", window=SEATS_WINDOW)
        bet(kiosk, 4, 6)
        deal(kiosk)
        decide(kiosk, "check")
        kiosk.until(lambda: bool(kiosk.deciding()))
        kiosk.run(3_000)
        studio.take(kiosk, "seats-shared", wait_ms=DEALT_MS)
        studio.take(kiosk, "seats-own", window=SEATS_WINDOW)
        while kiosk.driver.state.phase == Phase.PLAYING:
            decide(kiosk, "raise 2")
        settle(kiosk)
        studio.take(kiosk, "seats-shared-result")
        studio.take(kiosk, "seats-own-result", window=SEATS_WINDOW)
