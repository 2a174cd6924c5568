"""Custom bets: a seat types what is to lie on one of its spots. What the table would refuse cannot be placed."""

from collections.abc import Callable
from typing import NamedTuple

from kiosk.ledger.table_state import Phase
from kiosk.policy.config import Limit, game_of
from kiosk.rules.cards.positions import SEATS
from kiosk.rules.pay.money import MAX_CENTS
from kiosk.table import requests
from kiosk.table.table import Table
from kiosk.table.views import TableView
from ui.glass.panels.custom_bet import custom_bet
from ui.glass.ui_state import UiState
from ui.glass.viewmodels.part_models import PanelProps

OPEN_IN = (Phase.OPENING, Phase.BETTING)  # bets are taken


class _Typed(NamedTuple):
    wager: str = ""
    units: int = 0  # dollars, or cents where the wager goes in them


class CustomContext(NamedTuple):
    table: Table
    ui_states: dict[int, UiState]
    show: Callable[[int, PanelProps], None]
    place: Callable[[int, str, int], bool]  # so much, on a spot of a seat; whether it was taken


class CustomBets:
    """The keypads of all seats."""

    keys = ("custom", "wager", "digit", "erase", "place")

    def __init__(self, context: CustomContext) -> None:
        self._context = context
        self._typed = dict.fromkeys(SEATS, _Typed())

    def press(self, seat: int, key: str, value: str) -> None:
        """One of `keys`; the first opens the keypad, while the seat may bet. Once it is shut, the others do nothing."""
        view, was = self._context.table.view(), self._typed[seat]
        may_bet = view.phase in OPEN_IN and view.seats[seat - 1].taken
        if not (may_bet and (key == "custom" or self._context.ui_states[seat].panel.kind == "custom")):
            return
        by_wager = {limit.wager: limit for limit in custom_limits(view)}
        limit = by_wager.get(value if key == "wager" else was.wager) or next(iter(by_wager.values()))
        units = was.units
        match key:
            case "custom" | "wager":
                units = 0
            case "digit":
                more = units * 10 + int(value)
                units = more if _cents(limit, more) <= MAX_CENTS else units
            case "erase":
                units //= 10
        self._typed[seat] = _Typed(limit.wager, units)
        cents = _cents(limit, units)
        if key == "place" and self._context.place(seat, limit.wager, cents):
            self._context.show(seat, PanelProps())
            return
        refused = self._context.table.prospect(requests.BetCustom(seat, limit.wager, cents))
        ui_state = self._context.ui_states[seat]
        self._context.show(seat, custom_bet(view, ui_state.speech, limit, cents, refused, tuple(by_wager)))

    def forget(self, seat: int) -> None:
        """The player has left: the next one begins anew."""
        self._typed[seat] = _Typed()


def custom_limits(view: TableView) -> tuple[Limit, ...]:
    """The wagers whose amount a player chooses: neither fixed, nor always equal to one before."""
    followers = game_of(view.config).equal_wagers[1:]
    return tuple(limit for limit in view.limits if limit.least < limit.most and limit.wager not in followers)


def _cents(limit: Limit, units: int) -> int:
    return units if limit.least % 100 or limit.step % 100 else units * 100
