"""A pay table of the house's own: written line by line, exported as a signed file, imported from one."""

from collections.abc import Callable
from functools import partial
from pathlib import Path

from PySide6.QtWidgets import QGridLayout, QLineEdit, QWidget

from kiosk.reports.export_writer import save_new
from kiosk.rules.pay.paytables import FROM_POOL, TABLE_LINES, PaytableError, as_lines, name_of, pay_table
from kiosk.table.config_changes import own_text
from ui.i18n.menu_words import mark, say
from ui.service.page import Service
from ui.service.widgets.folder_sheet import FolderSheet, plugged_in
from ui.service.widgets.parts import button, field, label, row
from ui.service.widgets.sheets import Sheet
from ui.service.widgets.touch_keys import keyboard

OWN = mark("own …")  # on the button
_WIDE = 900
_ENDING = "toml"
_HINTS = {  # whether it is a progressive's
    True: mark(
        "From the highest line down: odds to 1 such as 200, a part of the pool such as 10%, a sum such as $500."
    ),
    False: mark("What each line pays to 1, from the highest down: 3, 1.5 or 3:2."),
}


class OwnTable(Sheet):
    """A field for each line. What is written is only a wish: the page it came from says what it would change."""

    def __init__(
        self, parent: QWidget, service: Service, title: str, table: tuple[str, str], use: Callable[[str], None]
    ) -> None:
        self._wager, name = table
        self._service = service
        self._use = use
        self._fields: dict[str, QLineEdit] = {}
        self._words = label("", "warning", name="why")
        self._note = label("", "quiet", name="note")
        super().__init__(parent, title, label(say(_HINTS[self._wager in FROM_POOL]), "quiet"))
        self.panel.setMinimumWidth(_WIDE)
        self._save = button(say("Export …"), self._export, name="export table")
        self._go = button(say("Use this table"), self._use_it, "primary", name="use table")
        self.content.addLayout(self._lines())
        self.content.addWidget(self._words)
        self.content.addWidget(self._note)
        self.content.addWidget(keyboard())
        back = button(say("Cancel"), self.done, name="cancel")
        self.content.addLayout(
            row(button(say("Import …"), self._import, name="import table"), self._save, 1, back, self._go)
        )
        self._fill(name)

    def _lines(self) -> QGridLayout:
        grid = QGridLayout()
        grid.setHorizontalSpacing(18)
        half = -(-len(TABLE_LINES[self._wager]) // 2)
        for number, line in enumerate(TABLE_LINES[self._wager]):
            self._fields[line] = made = field(f"pays {line}")
            made.textEdited.connect(self._check)
            grid.addWidget(label(line.replace("-", " ").capitalize()), number % half, 2 * (number // half))
            grid.addWidget(made, number % half, 2 * (number // half) + 1)
        return grid

    def _fill(self, name: str) -> None:
        figures = as_lines(pay_table(self._wager, name).pays).split("/")
        for made, figure in zip(self._fields.values(), figures, strict=True):
            made.setText(figure)
        self._check()

    def _written(self) -> str | None:
        """The table's name, if all of its lines are right; else what is wrong is told."""
        try:
            return name_of(self._wager, "/".join(made.text().strip() for made in self._fields.values()))
        except PaytableError as error:
            words = str(error).removeprefix("at ").replace("-", " ", 1)
            self._words.setText(words[0].upper() + words[1:] + ".")
            return None

    def _check(self) -> None:
        name = self._written()
        self._go.setEnabled(name is not None)
        self._save.setEnabled(name is not None)
        if name is not None:
            self._words.setText("")
            self._note.setText(
                "" if "/" in name else say("These are the lines of the printed table {name}.", name=name)
            )

    def _use_it(self) -> None:
        if (name := self._written()) is not None:
            self.done()
            self._use(name)

    def _ask_where(self, then: Callable[[Path], None]) -> None:
        own = self._service.data / "tables"
        FolderSheet(self, (own, *plugged_in()), own, then)

    def _export(self) -> None:
        self._ask_where(self._export_to)

    def _export_to(self, folder: Path) -> None:
        name = self._written()
        if name is None:
            return
        try:
            signed, why_not = self._service.signed_table(self._wager, name)
            if why_not:
                raise OSError(why_not)
            path = save_new(folder, self._wager, _ENDING, [signed.encode()])
        except OSError as error:
            self._service.window.tell(say("The table cannot be written there: {error}.", error=error), "warning")
            return
        self._service.window.tell(say("Written and signed: {path}", path=path))

    def _import(self) -> None:
        self._ask_where(self._import_from)

    def _import_from(self, place: Path) -> None:
        """A file, or a folder with one or several of them."""
        files = _table_files(place)
        if len(files) == 1:
            self._take(files[0])
        elif files:
            _FileSheet(self, files, self._take)
        else:
            self._words.setText(say("There is no pay table in {place}.", place=place))

    def _take(self, path: Path) -> None:
        try:
            name, signer = self._service.storage.import_table(path, self._wager)
        except PaytableError as error:
            self._words.setText(f"{error}.")
            return
        self._fill(name)
        self._note.setText(
            say("{file}, signed by the key {key}…: {lines}.", file=path.name, key=signer[:16], lines=own_text(name))
        )


def _table_files(place: Path) -> list[Path]:
    """The files there that may be pay tables; a file is itself."""
    try:
        if place.is_file():
            return [place]
        return sorted(path for path in place.iterdir() if path.suffix == f".{_ENDING}" and path.is_file())
    except (OSError, ValueError):
        return []


class _FileSheet(Sheet):
    def __init__(self, parent: QWidget, files: list[Path], chosen: Callable[[Path], None]) -> None:
        made = [button(path.name, partial(self._choose, path), name=f"file {path.name}") for path in files]
        super().__init__(parent, say("Which file"), *made)
        self._chosen = chosen
        self.content.addLayout(row(1, button(say("Cancel"), self.done, name="cancel")))

    def _choose(self, path: Path) -> None:
        self.done()
        self._chosen(path)
