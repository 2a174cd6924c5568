"""Where files are exported to: the device's own place, a medium that is plugged in, or any directory by its name."""

from collections.abc import Callable
from functools import partial
from pathlib import Path

from PySide6.QtWidgets import QFrame, QWidget

from kiosk.devices.machine import media
from kiosk.devices.usb_media import MEDIA
from ui.i18n.menu_words import say
from ui.service.widgets.parts import button, field, label, row
from ui.service.widgets.sheets import Sheet
from ui.service.widgets.touch_keys import keyboard


def plugged_in() -> tuple[Path, ...]:
    """The media that are there now, held until the menu lets them go."""
    MEDIA.look()
    return media()


class Folder(QFrame):
    def __init__(self, page: QWidget, own: Path) -> None:
        super().__init__()
        self._page = page
        self._own = self.path = own
        self._words = label("", "quiet", name="folder")
        self._words.setWordWrap(False)
        self.setLayout(row(self._words, button(say("Other place"), self._ask, name="other place")))
        self.choose(own)

    def choose(self, path: Path) -> None:
        self.path = path
        self._words.setText(say("to {path}", path=path))

    def _ask(self) -> None:
        FolderSheet(self._page, (self._own, *plugged_in()), self.path, self.choose)


class FolderSheet(Sheet):
    def __init__(self, parent: QWidget, places: tuple[Path, ...], now: Path, chosen: Callable[[Path], None]) -> None:
        self._field = field("directory", entered=self._go)
        self._field.setText(f"{now}")
        made = [button(f"{place}", partial(self._field.setText, f"{place}"), name=f"place {place}") for place in places]
        super().__init__(parent, say("Where to"), *made, self._field, keyboard(self._field))
        self._chosen = chosen
        use = button(say("Use this place"), self._go, "primary", name="use place")
        self.content.addLayout(row(1, button(say("Cancel"), self.done, name="cancel"), use))
        self._field.setFocus()

    def _go(self) -> None:
        words = self._field.text().strip()
        if words:
            self.done()
            self._chosen(Path(words))
