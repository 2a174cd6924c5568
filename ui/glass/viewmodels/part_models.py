"""The small models that a seat and the felt are made of: cards, spots, the panel over a seat."""

from typing import Any, NamedTuple

from PySide6.QtCore import Property, QObject, Signal
from PySide6.QtQml import QmlElement, QmlUncreatable

from ui.glass.viewmodels.view_model import Model

QML_IMPORT_NAME = "Kiosk.Models"
QML_IMPORT_MAJOR_VERSION = 1


class CardProps(NamedTuple):
    """What is shown of it."""

    dealt: bool = False  # a card lies here
    face: str = ""  # "As" while its face is shown here; else its back is
    back: str = "red"
    turn: int = 0  # its turn among those that are dealt together; 0: it lies there at once
    chosen: bool = False  # by the player, to be kept
    dim: bool = False  # out of play


@QmlElement
@QmlUncreatable("the program makes it")
class CardModel(Model[CardProps]):
    """A place for one card."""

    dealtChanged = Signal()
    faceChanged = Signal()
    backChanged = Signal()
    turnChanged = Signal()
    chosenChanged = Signal()
    dimChanged = Signal()

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(CardProps(), parent)

    @Property(bool, notify=dealtChanged)
    def dealt(self) -> bool:
        return self.shown.dealt

    @Property(str, notify=faceChanged)
    def face(self) -> str:
        return self.shown.face

    @Property(str, notify=backChanged)
    def back(self) -> str:
        return self.shown.back

    @Property(int, notify=turnChanged)
    def turn(self) -> int:
        return self.shown.turn

    @Property(bool, notify=chosenChanged)
    def chosen(self) -> bool:
        return self.shown.chosen

    @Property(bool, notify=dimChanged)
    def dim(self) -> bool:
        return self.shown.dim


class SpotProps(NamedTuple):
    """What is shown of it."""

    wager: str = ""
    label: str = ""
    column: int = 0  # to the right
    row: int = 0  # away from the player
    amount: str = ""  # what lies on it
    chips: tuple[Any, ...] = ()  # the stack, from the bottom
    open: bool = False  # a touch bets on it
    outcome: str = ""  # "win", "lose", "push" or "void" once it is settled
    result: str = ""  # what it came to, in words and money
    lamp: str = ""  # of a bet sensor: "off", "detected", "short" or "stopped"


@QmlElement
@QmlUncreatable("the program makes it")
class SpotModel(Model[SpotProps]):
    """A betting spot of a seat."""

    wagerChanged = Signal()
    labelChanged = Signal()
    columnChanged = Signal()
    rowChanged = Signal()
    amountChanged = Signal()
    chipsChanged = Signal()
    openChanged = Signal()
    outcomeChanged = Signal()
    resultChanged = Signal()
    lampChanged = Signal()

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(SpotProps(), parent)

    @Property(str, notify=wagerChanged)
    def wager(self) -> str:
        return self.shown.wager

    @Property(str, notify=labelChanged)
    def label(self) -> str:
        return self.shown.label

    @Property(int, notify=columnChanged)
    def column(self) -> int:
        return self.shown.column

    @Property(int, notify=rowChanged)
    def row(self) -> int:
        return self.shown.row

    @Property(str, notify=amountChanged)
    def amount(self) -> str:
        return self.shown.amount

    @Property("QVariantList", notify=chipsChanged)
    def chips(self) -> list[Any]:
        return list(self.shown.chips)

    @Property(bool, notify=openChanged)
    def open(self) -> bool:
        return self.shown.open

    @Property(str, notify=outcomeChanged)
    def outcome(self) -> str:
        return self.shown.outcome

    @Property(str, notify=resultChanged)
    def result(self) -> str:
        return self.shown.result

    @Property(str, notify=lampChanged)
    def lamp(self) -> str:
        return self.shown.lamp


class PanelProps(NamedTuple):
    """What is shown of it."""

    kind: str = ""  # "" while it is shut
    title: str = ""
    blocks: tuple[Any, ...] = ()  # each {"kind": "heading" | "text" | "row" | "figure", "text", "more"}
    buttons: tuple[Any, ...] = ()  # each {"name", "label", "tone": "primary" | "quiet", "chosen": bool}


@QmlElement
@QmlUncreatable("the program makes it")
class PanelModel(Model[PanelProps]):
    """What is laid over a seat: help, a choice, a question."""

    kindChanged = Signal()
    titleChanged = Signal()
    blocksChanged = Signal()
    buttonsChanged = Signal()

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(PanelProps(), parent)

    @Property(str, notify=kindChanged)
    def kind(self) -> str:
        return self.shown.kind

    @Property(str, notify=titleChanged)
    def title(self) -> str:
        return self.shown.title

    @Property("QVariantList", notify=blocksChanged)
    def blocks(self) -> list[Any]:
        return list(self.shown.blocks)

    @Property("QVariantList", notify=buttonsChanged)
    def buttons(self) -> list[Any]:
        return list(self.shown.buttons)
