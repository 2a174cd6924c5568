"""The table as everybody sees it: dealer, felt, meter, notices."""

from collections.abc import Iterable, Mapping
from typing import Any, NamedTuple

from PySide6.QtCore import Property, QObject, Signal, Slot
from PySide6.QtQml import QmlElement, QmlUncreatable

from ui.glass.viewmodels.part_models import CardModel, CardProps
from ui.glass.viewmodels.seat_model import MOST_CARDS, SeatModel
from ui.glass.viewmodels.view_model import Model

QML_IMPORT_NAME = "Kiosk.Models"
QML_IMPORT_MAJOR_VERSION = 1


BOARD_CARDS = 5


class TableProps(NamedTuple):
    """What is shown of it."""

    mark: str = ""  # DEMONSTRATION, TEST or RECALL; nothing on a live table
    certification: str = ""
    game: str = ""  # its public name, as the rules list it
    title: str = ""  # its name for people
    limits: tuple[Any, ...] = ()  # lines of text
    phase: str = "attract"
    stage: str = "spread"  # of the decks' opening
    phaseText: str = ""  # what is going on
    clock: str = ""
    share: float = 0.0  # of the time, that is left
    stamp: str = ""  # the beginning of this deck's commitment
    stampLabel: str = ""
    round: str = ""  # its number, with its word
    caption: str = ""  # what the dealer says
    leftPose: str = "rest"  # of the dealer's arms
    rightPose: str = "rest"
    look: str = "centre"  # the dealer looks "left", "centre" or "right"
    back: str = "red"  # of the deck in play
    otherBack: str = "blue"  # of the deck in the shuffler
    dealerPlays: bool = True  # the game has a dealer's hand
    dealerHand: str = ""  # in words
    places: int = 5  # for community cards
    dealerPlaces: int = 2
    burned: int = 0  # cards in the discard rack
    inscriptions: tuple[Any, ...] = ()  # each {"title", "lines": [{"hand", "pays"}]}
    labels: Mapping[str, str] = {}  # the fixed words, in the table's language
    meterOffered: bool = False  # the game has a progressive
    meter: str = ""  # the progressive meter, as money
    meterLabel: str = ""  # its name and its top award
    meterState: str = ""  # "" in order, "stopped", or "won" while a win is celebrated
    meterText: str = ""  # why it is stopped, or who won how much
    noticeKind: str = ""  # "" or "stopped", "closed", "paused", "cleaning", "recovered", "recall"
    noticeTitle: str = ""
    noticeText: str = ""
    noticeCode: str = ""
    calm: bool = False  # less motion
    fourColours: bool = False
    spread: tuple[Any, ...] = ()  # the deck by suit and in sequence, for whoever comes to the table


@QmlElement
@QmlUncreatable("the program makes it")
class TableModel(Model[TableProps]):
    """The table as everybody sees it."""

    serviceAsked = Signal()
    markChanged = Signal()
    certificationChanged = Signal()
    gameChanged = Signal()
    titleChanged = Signal()
    limitsChanged = Signal()
    phaseChanged = Signal()
    stageChanged = Signal()
    phaseTextChanged = Signal()
    clockChanged = Signal()
    shareChanged = Signal()
    stampChanged = Signal()
    stampLabelChanged = Signal()
    roundChanged = Signal()
    captionChanged = Signal()
    leftPoseChanged = Signal()
    rightPoseChanged = Signal()
    lookChanged = Signal()
    backChanged = Signal()
    otherBackChanged = Signal()
    dealerPlaysChanged = Signal()
    dealerHandChanged = Signal()
    placesChanged = Signal()
    dealerPlacesChanged = Signal()
    burnedChanged = Signal()
    inscriptionsChanged = Signal()
    labelsChanged = Signal()
    meterOfferedChanged = Signal()
    meterChanged = Signal()
    meterLabelChanged = Signal()
    meterStateChanged = Signal()
    meterTextChanged = Signal()
    noticeKindChanged = Signal()
    noticeTitleChanged = Signal()
    noticeTextChanged = Signal()
    noticeCodeChanged = Signal()
    calmChanged = Signal()
    fourColoursChanged = Signal()
    spreadChanged = Signal()

    def __init__(self, seats: list[SeatModel], parent: QObject | None = None) -> None:
        super().__init__(TableProps(), parent)
        self._seats = seats
        self._community = [CardModel(self) for _ in range(BOARD_CARDS)]
        self._dealer = [CardModel(self) for _ in range(MOST_CARDS)]

    def show_cards(self, community: Iterable[CardProps], dealer: Iterable[CardProps]) -> None:
        """Show the cards on the felt."""
        for card, props in zip(self._community, community, strict=True):
            card.show(props)
        for card, props in zip(self._dealer, dealer, strict=True):
            card.show(props)

    @property
    def lying(self) -> tuple[CardProps, ...]:
        """The cards on the felt as they are shown: the community's, then the dealer's."""
        return tuple(card.shown for card in (*self._community, *self._dealer))

    @Slot()
    def service(self) -> None:
        """The button for staff was touched, or the key switch turned."""
        self.serviceAsked.emit()

    @Property("QVariantList", constant=True)
    def seats(self) -> list[SeatModel]:
        return self._seats

    @Property("QVariantList", constant=True)
    def community(self) -> list[CardModel]:
        return self._community

    @Property("QVariantList", constant=True)
    def dealer(self) -> list[CardModel]:
        return self._dealer

    @Property(str, notify=markChanged)
    def mark(self) -> str:
        return self.shown.mark

    @Property(str, notify=certificationChanged)
    def certification(self) -> str:
        return self.shown.certification

    @Property(str, notify=gameChanged)
    def game(self) -> str:
        return self.shown.game

    @Property(str, notify=titleChanged)
    def title(self) -> str:
        return self.shown.title

    @Property("QVariantList", notify=limitsChanged)
    def limits(self) -> list[Any]:
        return list(self.shown.limits)

    @Property(str, notify=phaseChanged)
    def phase(self) -> str:
        return self.shown.phase

    @Property(str, notify=stageChanged)
    def stage(self) -> str:
        return self.shown.stage

    @Property(str, notify=phaseTextChanged)
    def phaseText(self) -> str:
        return self.shown.phaseText

    @Property(str, notify=clockChanged)
    def clock(self) -> str:
        return self.shown.clock

    @Property(float, notify=shareChanged)
    def share(self) -> float:
        return self.shown.share

    @Property(str, notify=stampChanged)
    def stamp(self) -> str:
        return self.shown.stamp

    @Property(str, notify=stampLabelChanged)
    def stampLabel(self) -> str:
        return self.shown.stampLabel

    @Property(str, notify=roundChanged)
    def round(self) -> str:
        return self.shown.round

    @Property(str, notify=captionChanged)
    def caption(self) -> str:
        return self.shown.caption

    @Property(str, notify=leftPoseChanged)
    def leftPose(self) -> str:
        return self.shown.leftPose

    @Property(str, notify=rightPoseChanged)
    def rightPose(self) -> str:
        return self.shown.rightPose

    @Property(str, notify=lookChanged)
    def look(self) -> str:
        return self.shown.look

    @Property(str, notify=backChanged)
    def back(self) -> str:
        return self.shown.back

    @Property(str, notify=otherBackChanged)
    def otherBack(self) -> str:
        return self.shown.otherBack

    @Property(bool, notify=dealerPlaysChanged)
    def dealerPlays(self) -> bool:
        return self.shown.dealerPlays

    @Property(str, notify=dealerHandChanged)
    def dealerHand(self) -> str:
        return self.shown.dealerHand

    @Property(int, notify=placesChanged)
    def places(self) -> int:
        return self.shown.places

    @Property(int, notify=dealerPlacesChanged)
    def dealerPlaces(self) -> int:
        return self.shown.dealerPlaces

    @Property(int, notify=burnedChanged)
    def burned(self) -> int:
        return self.shown.burned

    @Property("QVariantList", notify=inscriptionsChanged)
    def inscriptions(self) -> list[Any]:
        return list(self.shown.inscriptions)

    @Property("QVariantMap", notify=labelsChanged)
    def labels(self) -> dict[str, Any]:
        return dict(self.shown.labels)

    @Property(bool, notify=meterOfferedChanged)
    def meterOffered(self) -> bool:
        return self.shown.meterOffered

    @Property(str, notify=meterChanged)
    def meter(self) -> str:
        return self.shown.meter

    @Property(str, notify=meterLabelChanged)
    def meterLabel(self) -> str:
        return self.shown.meterLabel

    @Property(str, notify=meterStateChanged)
    def meterState(self) -> str:
        return self.shown.meterState

    @Property(str, notify=meterTextChanged)
    def meterText(self) -> str:
        return self.shown.meterText

    @Property(str, notify=noticeKindChanged)
    def noticeKind(self) -> str:
        return self.shown.noticeKind

    @Property(str, notify=noticeTitleChanged)
    def noticeTitle(self) -> str:
        return self.shown.noticeTitle

    @Property(str, notify=noticeTextChanged)
    def noticeText(self) -> str:
        return self.shown.noticeText

    @Property(str, notify=noticeCodeChanged)
    def noticeCode(self) -> str:
        return self.shown.noticeCode

    @Property(bool, notify=calmChanged)
    def calm(self) -> bool:
        return self.shown.calm

    @Property(bool, notify=fourColoursChanged)
    def fourColours(self) -> bool:
        return self.shown.fourColours

    @Property("QVariantList", notify=spreadChanged)
    def spread(self) -> list[Any]:
        return list(self.shown.spread)
