"""The small models that a seat and the felt are made of: cards, spots, the panel over a seat."""

from collections.abc import Mapping
from typing import Any, NamedTuple

from PySide6.QtQml import QmlElement, QmlUncreatable

from ui.glass.viewmodels.view_model import Model

QML_IMPORT_NAME = "Kiosk.Models"
QML_IMPORT_MAJOR_VERSION = 1


class CardProps(NamedTuple):
    moveMs: int = 0  # how long it flies here or turns; 0: it lies. First of all: whoever hears of the rest goes by it
    waitMs: int = 0  # before that, for those that are turned with it
    dealt: bool = False  # a card lies here
    face: str = ""  # "As" while its face is shown here; else its back is
    back: str = "red"
    chosen: bool = False  # by the player, to be kept
    role: str = ""  # "plays", "second" (a split's), "discard" or "held": what it is for
    lit: bool = False  # it is one of the five that make the hand
    gold: bool = False  # and that hand won
    dim: bool = False  # out of play, or not one of the five

    def at_rest(self) -> "CardProps":
        """Once it lies there."""
        return self._replace(moveMs=0, waitMs=0)


@QmlElement
@QmlUncreatable("the program makes it")
class CardModel(Model[CardProps]):
    """A place for one card."""


class SpotProps(NamedTuple):
    wager: str = ""
    label: str = ""
    x: float = 0.0  # the middle of its ring, in its place; see ui/glass/felt/place.py
    y: float = 0.0
    radius: float = 0.0
    at: Mapping[str, Any] = {}  # the rest of it: touch, name, plate
    amount: str = ""  # what lies on it
    plate: str = ""  # the same or what it came to, as short as its plate is
    chips: tuple[Any, ...] = ()  # the stack, from the bottom
    paid: tuple[Any, ...] = ()  # the stack that was won, beside it
    open: bool = False  # a touch bets on it
    outcome: str = ""  # "win", "lose", "push" or "void" once it is settled
    result: str = ""  # what it came to, in words and money
    lamp: str = ""  # of a bet sensor: "off", "detected", "short" or "stopped"


@QmlElement
@QmlUncreatable("the program makes it")
class SpotModel(Model[SpotProps]):
    """A betting spot of a seat."""


class PanelProps(NamedTuple):
    kind: str = ""  # "" while it is shut
    title: str = ""
    blocks: tuple[Any, ...] = ()  # each {"kind": "heading" | "text" | "row" | "figure", "text", "more"}
    # Each {"name", "label"}, perhaps "tone": "primary" | "quiet", "chosen", "enabled", "icon"; without a name, a gap.
    buttons: tuple[Any, ...] = ()
    abreast: int = 2  # so many buttons in a row


@QmlElement
@QmlUncreatable("the program makes it")
class PanelModel(Model[PanelProps]):
    """What is laid over a seat: help, a choice, a question."""
