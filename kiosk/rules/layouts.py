"""What lies printed before a seat: its betting spots, and what is inscribed of their wagers. Data."""

from collections.abc import Mapping
from typing import NamedTuple

from kiosk.rules.pay.money import Pay


class Spot(NamedTuple):
    """A betting spot of a seat's layout: column to the right, row away from the player, as the player sees it."""

    wager: str
    column: int
    row: int
    label: str
    for_cards: bool = False  # it takes no chips


class Inscription(NamedTuple):
    """What the felt says about a wager: what each hand pays, or what may be wagered."""

    title: str
    lines: tuple[tuple[str, Pay | str], ...]
    wagers: tuple[str, ...]  # on whose spots it bears


def inscribe(title: str, pays: Mapping[str, Pay], wager: str) -> Inscription:
    """A pay table as the felt prints it, always in terms of "to"."""
    return Inscription(title, tuple(pays.items()), (wager,))
