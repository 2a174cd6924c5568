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
    mark: str = ""  # DEMONSTRATION, TEST or RECALL; nothing on a live table
    certification: str = ""
    title: str = ""  # its name for people
    limits: tuple[Any, ...] = ()  # lines of text
    ranges: tuple[Any, ...] = ()  # the same, short: the first wager of each range
    timeOfDay: str = ""
    phase: str = "attract"
    stage: str = "spread"  # of the decks' opening
    phaseText: str = ""  # what is going on
    clock: str = ""
    share: float = 0.0  # of the time, that is left
    stamp: str = ""  # the beginning of this deck's commitment
    stampLabel: str = ""
    round: str = ""  # its number, with its word
    caption: str = ""  # what the dealer says
    person: str = "man"  # which dealer it is: "man" or "woman", as their pictures are called
    gaze: int = 0  # the seat that the dealer looks at; 0: ahead
    gesture: str = ""  # what the dealer's hands do
    reachX: float = 0.0  # where, on the glass; 0: nowhere
    reachY: float = 0.0
    flight: Mapping[str, Any] = {}  # what crosses the table meanwhile; see ui/glass/derive/flights.py
    smiles: bool = False  # somebody won
    beat: str = ""  # what is being told: "deal", "reveal", "name", "pay", "take", "collect", ...
    beatMs: int = 0  # how long it takes
    served: int = 0  # the seat whose hand is being settled; 0: none
    back: str = "red"  # of the deck in play
    otherBack: str = "blue"  # of the deck in the shuffler
    rackBack: str = "red"  # of the cards in the rack
    dealerPlays: bool = True  # the game has a dealer's hand
    dealerHand: str = ""  # in words
    dealerVerdict: str = ""  # that it does not qualify, is a natural, or by which house way it was set
    places: int = 5  # for community cards
    marker: int = 0  # the position that is dealt first, 7 the dealer's; 0 where a game has none
    markerX: float = 0.0  # its middle on the glass
    markerY: float = 0.0
    coverCard: str = ""  # "hand" on the dealer's cards, "aside" on the layout once they are turned; "" there is none
    cutCard: str = ""  # "shoe" in it, "out" once it has come up; "" there is none
    fromRight: bool = False  # the first of them lies at the right
    dealerPlaces: int = 2
    burned: int = 0  # cards
    discards: int = 0  # cards in the discard rack, those that were burned among them
    pot: str = ""  # what it comes to, in words, until it is awarded
    potChips: tuple[Any, ...] = ()  # their names
    print: str = ""  # the key of what the felt has printed on it; see ui/glass/felt
    inscriptions: tuple[Any, ...] = ()  # each {"title", "lines": [{"hand", "pays"}]}
    labels: Mapping[str, str] = {}  # the fixed words, in the table's language
    meterOffered: bool = False  # the game has a progressive
    meter: str = ""  # the progressive meter, as money
    meterLabel: str = ""  # its name and its top award
    meterState: str = ""  # "" in order, "stopped", or "won" while a win of it is celebrated
    jackpot: Mapping[str, Any] = {}  # while a win is celebrated: "seat", "title", "amount", the five "cards", "pours"
    meterText: str = ""  # why it is stopped, or who won how much
    serviceShare: float = 0.0  # of the time that staff have to hold their button
    noticeKind: str = ""  # "" or "stopped", "closed", "paused", "cleaning", "recovered", "recall"
    noticeTitle: str = ""
    noticeText: str = ""
    noticeCode: str = ""
    example: tuple[Any, ...] = ()  # cards that teach the game: each {"step", "face", "best", "x", "y", "width"}
    lessons: tuple[Any, ...] = ()  # the three sentences beside them
    invitations: tuple[Any, ...] = ()  # to touch a seat, in every language
    wins: tuple[Any, ...] = ()  # the highest of the day and the latest, two lines each, while nobody plays
    spread: tuple[Any, ...] = ()  # before the first round: a deck by suit and in sequence, or all of a shoe's


@QmlElement
@QmlUncreatable("the program makes it")
class TableModel(Model[TableProps]):
    serviceAsked = Signal()
    serviceHeld = Signal(bool)

    def __init__(self, seats: list[SeatModel], parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._seats = seats
        self._community = [CardModel(self) for _ in range(BOARD_CARDS)]
        self._dealer = [CardModel(self) for _ in range(MOST_CARDS)]

    def show_cards(self, community: Iterable[CardProps], dealer: Iterable[CardProps]) -> None:
        for card, props in zip(self._community, community, strict=True):
            card.show(props)
        for card, props in zip(self._dealer, dealer, strict=True):
            card.show(props)

    @property
    def lying(self) -> tuple[CardProps, ...]:
        """The community's, then the dealer's."""
        return tuple(card.shown.at_rest() for card in (*self._community, *self._dealer))

    @Slot()
    def service(self) -> None:
        """The key switch was turned."""
        self.serviceAsked.emit()

    @Slot(bool)
    def hold(self, held: bool) -> None:
        """The button for staff is pressed, or let go."""
        self.serviceHeld.emit(held)

    @Property("QVariantList", constant=True)
    def seats(self) -> list[SeatModel]:
        return self._seats

    @Property("QVariantList", constant=True)
    def community(self) -> list[CardModel]:
        return self._community

    @Property("QVariantList", constant=True)
    def dealer(self) -> list[CardModel]:
        return self._dealer
