"""What the journeys share: how players at a kiosk bet, decide and go on, by touch alone."""

from collections.abc import Iterable
from pathlib import Path
from typing import Any, cast

from PySide6.QtCore import QPoint

from kiosk.base.ports import Chance
from kiosk.ledger.table_state import Phase
from kiosk.policy.config import TableConfig, default_config
from tests.kit.screen.fingers import centre
from tests.kit.screen.kiosk_rig import STEP_MS, Kiosk
from ui.glass.viewmodels.part_models import CardModel, CardProps, PanelModel, PanelProps, SpotModel, SpotProps

SMALL = (960, 540)


def brisk(game: str, profile: str = "demonstration") -> TableConfig:
    """The game as it comes, but the decks are opened in no time."""
    config = default_config(game, profile)
    return config._replace(pace=config.pace._replace(opening_ms=0))


def journey(
    data: Path, game: str, config: TableConfig | None = None, chance: Chance | None = None, **more: Any
) -> Kiosk:
    """A kiosk for a journey: the whole screen, small, since it is drawn by hand; brisk unless told otherwise."""
    return Kiosk(data, game, config or brisk(game), chance, size=SMALL, **more)


def bet(kiosk: Kiosk, seat: int) -> None:
    """The smallest bet on every spot that takes one, chip by chip."""
    for limit in kiosk.driver.config.limits:
        if limit.wager in kiosk.driver.state.place(seat).bets:
            continue  # with another, by itself
        chip = next(c for c in kiosk.driver.config.chips if c >= limit.least and c % limit.step == 0)
        kiosk.tap(f"seat{seat}.chip.{chip // 100}", f"seat{seat}.spot.{limit.wager}")
    if kiosk.driver.config.progressive is not None:
        kiosk.tap(f"seat{seat}.spot.progressive")


def stake(kiosk: Kiosk, *seats: int, chips: int = 1) -> None:
    """So many chips of $5 on the first spot of each, which the game cannot do without."""
    wager = kiosk.driver.config.limits[0].wager
    for seat in seats:
        if kiosk.seat(seat).shown.chip != "5":
            kiosk.tap(f"seat{seat}.chip.5")
        kiosk.tap(*[f"seat{seat}.spot.{wager}"] * chips)


def deal(kiosk: Kiosk, *seats: int) -> None:
    """These have bet, the others have not: the cards are dealt, and somebody has to decide."""
    for seat in seats:
        kiosk.act(seat, "ready")
    await_decisions(kiosk)


def await_decisions(kiosk: Kiosk) -> None:
    """Until somebody owes a decision, or the round is over on the screen."""
    kiosk.until(lambda: bool(kiosk.deciding()) or kiosk.application.presenter.shown.phase == Phase.RESULT)


def decide(kiosk: Kiosk, seat: int, prefer: int = 0) -> None:
    """Choose two cards where that is asked, then press one of the buttons there are."""
    if kiosk.seat(seat).shown.choosing:
        kiosk.tap(f"seat{seat}.card.0", f"seat{seat}.card.2")
    offered = kiosk.actions(seat)
    kiosk.act(seat, offered[(seat + prefer) % len(offered)])


def play_out(kiosk: Kiosk) -> None:
    """Everybody stakes as much as can be staked, which ends the round soonest; to its result."""
    while kiosk.application.presenter.shown.phase != Phase.RESULT:
        for seat in kiosk.deciding():
            if kiosk.seat(seat).shown.choosing:
                kiosk.tap(f"seat{seat}.card.0", f"seat{seat}.card.1")
            kiosk.act(seat, kiosk.actions(seat)[0])
        await_decisions(kiosk)


def settle(kiosk: Kiosk) -> None:
    """The same, but only to the commit of the settlement: what it came to is yet to be told."""
    while kiosk.driver.state.phase == Phase.PLAYING:
        for seat in kiosk.deciding():
            kiosk.act(seat, kiosk.actions(seat)[0])
        kiosk.step(STEP_MS)
    assert not kiosk.application.presenter.live


def next_bets(kiosk: Kiosk) -> None:
    """The result has been seen; bets are open again."""
    kiosk.until(lambda: kiosk.driver.state.phase == Phase.RESULT)
    kiosk.step(kiosk.driver.config.pace.result_ms)
    kiosk.until_phase(Phase.BETTING)


# What is on the screen.


def spot(kiosk: Kiosk, seat: int, wager: str) -> SpotProps:
    """A spot of a seat."""
    spots = cast("list[SpotModel]", kiosk.seat(seat).spots)
    return next(one.shown for one in spots if one.shown.wager == wager)


def faces(kiosk: Kiosk, seat: int) -> list[str]:
    """The seat's cards as they can be seen on its screen: an empty text is a back."""
    return [card.face for card in _cards(kiosk.seat(seat).cards) if card.dealt]


def chosen(kiosk: Kiosk, seat: int) -> list[int]:
    """Which of the seat's cards are marked to be kept."""
    return [index for index, card in enumerate(_cards(kiosk.seat(seat).cards)) if card.chosen]


def board(kiosk: Kiosk) -> list[str]:
    """The community cards that lie open."""
    return [card.face for card in _cards(kiosk.application.table.community) if card.face]


def _cards(models: object) -> list[CardProps]:
    return [card.shown for card in cast("list[CardModel]", models)]


def own_cards(kiosk: Kiosk, seat: int) -> list[str]:
    """The cards that were dealt to a seat, as the table alone knows them."""
    seen = kiosk.driver.table.peek(seat)
    assert seen is not None
    return list(seen.cards)


def panel(kiosk: Kiosk, seat: int) -> PanelProps:
    """What is laid over a seat."""
    return cast("PanelModel", kiosk.seat(seat).panel).shown


def words_of(shown: PanelProps) -> str:
    """All that a panel says."""
    blocks: Iterable[str] = (f"{block['text']} {block['more']}" for block in shown.blocks)
    return "\n".join([shown.title, *blocks, *(str(one["label"]) for one in shown.buttons)])


def beside(kiosk: Kiosk, name: str, right: int = 0, down: int = 0) -> QPoint:
    """A point so far from the middle of something."""
    return centre(kiosk.item(name)).toPoint() + QPoint(right, down)
