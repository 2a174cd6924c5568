"""A seat as it is drawn: its properties, its cards, spots and panel. Touches go to its controller, by name."""

from collections.abc import Iterable, Mapping
from typing import Any, NamedTuple, Protocol

from PySide6.QtCore import Property, QObject, Slot
from PySide6.QtQml import QmlElement, QmlUncreatable

from ui.glass.felt.own_screen import OWN_SCREENS
from ui.glass.felt.place import controls_at, seat_place
from ui.glass.viewmodels.part_models import CardModel, CardProps, PanelModel, PanelProps, SpotModel, SpotProps
from ui.glass.viewmodels.view_model import Model

QML_IMPORT_NAME = "Kiosk.Models"
QML_IMPORT_MAJOR_VERSION = 1


MOST_CARDS = 4


class SeatControls(Protocol):
    def asked(self, seat: int, what: str, name: str) -> None:
        """A control of the seat was touched."""

    def peek(self, seat: int, *, held: bool) -> None:
        """The seat's cards are pressed, or let go."""


class SeatProps(NamedTuple):
    state: str = "empty"  # see `SeatInputs` in ui/glass/derive/seat_inputs.py
    name: str = ""  # Seat 3
    credit: str = ""
    stake: str = ""  # on the felt, with its word
    prompt: str = ""  # what can be done now
    warns: bool = False  # the prompt says what is missing
    hand: str = ""  # in words, while it may be known: fits 300 px at 24 px
    versus: str = ""  # what it does: "Beats king high", "Folded"; at most two lines of 300 px at 20 px
    stands: str = ""  # against the dealer's hand or the table: "higher", "lower" or "equal"
    secondHand: str = ""  # of a split
    secondVersus: str = ""
    secondStands: str = ""
    verdict: str = ""  # the last hand and its versus as one sentence, while the next bets are taken
    lastHand: str = ""  # the hand alone, where there is no room for the sentence
    paid: tuple[str, ...] = ()  # the rows of pay tables that have paid: "Trips: Flush, 7 to 1"; the greatest win first
    remarks: tuple[str, ...] = ()  # why wagers went as they did, the payout limit, a hand-pay
    note: str = ""  # why something was refused, or what happened
    noteTone: str = ""  # "refused" or "told"
    net: str = ""  # what the latest round came to
    winTier: int = 0  # 0 no win; 1 quiet, 2 a glow, 3 a banner, 4 more than that, or a share of the pool
    outcome: str = ""  # "win", "lose" or "push", of the latest round
    peeking: bool = False  # its cards are shown
    choosing: bool = False  # two of its cards are to be chosen
    owes: bool = False  # a decision is due here
    clock: str = ""  # the time left
    extraTime: str = ""  # the same in words, while the time runs from the bank
    share: float = 0.0  # of the time, that is left
    onBank: bool = False  # the time runs from the bank
    chips: tuple[Any, ...] = ()  # at most four: each {"name", "picture", "figure"}
    moreChips: bool = False  # the one in the hand, touched again, brings others
    affordable: tuple[str, ...] = ()  # the names of those that the credit covers
    chip: str = ""  # the chip in the player's hand
    # The big buttons, each {"name", "label", "price", "tone", "enabled"}; for two lines, "verb", "times" and "amount".
    actions: tuple[Any, ...] = ()
    place: Mapping[str, Any] = seat_place()  # where it is on the glass, and its rows in it
    signs: tuple[Any, ...] = ()  # where "=" stands: each {"x", "y"}
    controls: Mapping[str, Any] = controls_at(())  # where what is done with the bets lies, by name
    canBet: bool = False
    canRepeat: bool = False
    canDouble: bool = False
    canCustom: bool = False
    canMax: bool = False
    canUndo: bool = False
    canClear: bool = False
    asksPays: bool = False  # the spot that is touched next tells what it pays
    after: str = ""  # what happens after this hand: the player cashes out, or leaves
    labels: Mapping[str, str] = {}  # the fixed words, in the seat's language
    calling: bool = False
    large: bool = False  # larger type
    contrast: bool = False  # high contrast
    fourColours: bool = False
    calm: bool = False  # less motion
    lockTitle: str = ""  # why the seat waits for an attendant
    lockText: str = ""
    lockAmount: str = ""
    celebrates: bool = False  # a win here is celebrated


@QmlElement
@QmlUncreatable("the program makes it")
class SeatModel(Model[SeatProps]):
    def __init__(self, number: int, controller: SeatControls, spots: int, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._number = number
        self._controller = controller
        self._cards = [CardModel(self) for _ in range(MOST_CARDS)]
        self._spots = [SpotModel(self) for _ in range(spots)]
        self._panel = PanelModel(self)
        self._pays = PanelModel(self)
        self.parts_of: object = None  # what its cards, spots and panel were derived from

    def show_parts(
        self, cards: Iterable[CardProps], spots: Iterable[SpotProps], panel: PanelProps, pays: PanelProps
    ) -> None:
        for card, card_props in zip(self._cards, cards, strict=True):
            card.show(card_props)
        for spot, spot_props in zip(self._spots, spots, strict=True):
            spot.show(spot_props)
        self._panel.show(panel)
        self._pays.show(pays)

    @property
    def lying(self) -> tuple[CardProps, ...]:
        return tuple(card.shown.at_rest() for card in self._cards)

    @Property(int, constant=True)
    def number(self) -> int:
        return self._number

    @Property("QVariantMap", constant=True)
    def ownScreens(self) -> dict[str, dict[str, object]]:
        """How a screen of its own is laid out, "wide" or "tall"."""
        return OWN_SCREENS

    @Property("QVariantList", constant=True)
    def cards(self) -> list[CardModel]:
        return self._cards

    @Property("QVariantList", constant=True)
    def spots(self) -> list[SpotModel]:
        return self._spots

    @Property(PanelModel, constant=True)
    def panel(self) -> PanelModel:
        return self._panel

    @Property(PanelModel, constant=True)
    def pays(self) -> PanelModel:
        """What a wager pays, opened at its spot."""
        return self._pays

    @Slot(bool)
    def peek(self, held: bool) -> None:
        self._controller.peek(self._number, held=held)

    @Slot(str)
    @Slot(str, str)
    def ask(self, what: str, name: str = "") -> None:
        """A control was touched: which, and of several alike which one."""
        self._controller.asked(self._number, what, name)
