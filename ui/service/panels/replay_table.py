"""An earlier round on the players' own table: one moment at a time, marked RECALL, and deaf to touch."""

from pathlib import Path

from PySide6.QtCore import Qt, QUrl
from PySide6.QtQuickWidgets import QQuickWidget
from PySide6.QtWidgets import QWidget

import ui
from kiosk.rules.cards.positions import SEATS
from kiosk.table.story.beats import REST
from kiosk.table.views import TableView
from ui.glass.application import MOST_SPOTS
from ui.glass.derive.derive_seat import card_props, seat_props
from ui.glass.derive.derive_spots import spot_props
from ui.glass.derive.derive_table import TableInputs, board_props, dealer_props, table_props
from ui.glass.derive.seat_inputs import SeatInputs
from ui.glass.felt.print_image import PROVIDER, FeltPrint
from ui.glass.felt.ring_image import RINGS, RingImage
from ui.glass.ui_state import UiState
from ui.glass.viewmodels.seat_model import SeatModel
from ui.glass.viewmodels.table_model import TableModel
from ui.i18n.catalogue import table as words
from ui.i18n.menu_words import speech


class _Nobody:
    """Nobody can touch an earlier round."""

    def asked(self, seat: int, what: str, name: str) -> None:
        """Nothing comes of it."""

    def peek(self, seat: int, *, held: bool) -> None:
        """Nothing comes of it."""


class ReplayTable(QQuickWidget):
    """The table. Its models are its children, so that they outlive what draws them."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setProperty("named", "replay")
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.setAttribute(Qt.WidgetAttribute.WA_AcceptTouchEvents, on=False)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.setResizeMode(QQuickWidget.ResizeMode.SizeRootObjectToView)
        nobody = _Nobody()
        self.seats = [SeatModel(seat, nobody, MOST_SPOTS, self) for seat in SEATS]
        self.table = TableModel(self.seats, self)
        self._empty = True

    def show_view(self, view: TableView) -> None:
        language = speech().code
        for seat, model in zip(view.seats, self.seats, strict=True):
            seen = SeatInputs(view, seat, UiState(language), None, None, 0)
            model.show(seat_props(seen))
            model.show_parts(card_props(seen), spot_props(seen, MOST_SPOTS), seen.ui_state.panel, seen.pays)
        shown = TableInputs(view, REST, "", language, None)
        say = speech().say
        marked = table_props(shown)._replace(
            mark=say(words.RECALL),
            noticeKind="recall",
            noticeTitle=say(words.RECALL),
            noticeText=say(words.RECALLED_ROUND),
        )
        self.table.show(marked)
        self.table.show_cards(board_props(shown), dealer_props(shown))
        if self._empty:
            self._empty = False
            self._load()

    def _load(self) -> None:
        room = Path(ui.__path__[0], "glass/qml")
        self.engine().addImportPath(str(room))
        self.engine().addImageProvider(PROVIDER, FeltPrint())
        self.engine().addImageProvider(RINGS, RingImage())
        self.setInitialProperties({"table": self.table, "recall": True})
        self.setSource(QUrl.fromLocalFile(str(room / "Kiosk" / "Screens" / "Glass.qml")))
        if self.status() == QQuickWidget.Status.Error:
            raise RuntimeError("; ".join(error.toString() for error in self.errors()))
