"""Backup and export: a verified copy of the ledger, or its content as files, to a medium, while the table plays."""

from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import NamedTuple

from PySide6.QtWidgets import QProgressBar, QPushButton

from kiosk.base.clock import utc
from kiosk.base.progress import Progress
from kiosk.devices.machine import in_words, is_folder, room, why_not_to
from kiosk.policy.access import Action
from kiosk.reports.ledger_export import FILES, export_whole
from ui.i18n.menu_words import mark, say
from ui.service.page import Page, Service
from ui.service.storage_port import StoragePort
from ui.service.widgets.choice_buttons import choice
from ui.service.widgets.folder_sheet import plugged_in
from ui.service.widgets.parts import DropDown, button, field, label, panel, row
from ui.service.widgets.touch_keys import keyboard
from ui.service.work import Job


class _Copy(NamedTuple):
    action: Action
    title: str
    words: str
    make: Callable[[StoragePort, Path, Progress], str]


def _back_up(storage: StoragePort, to: Path, progress: Progress) -> str:
    return say("{count} entries, copied and verified.", count=storage.back_up(to, progress))


def _export(storage: StoragePort, to: Path, progress: Progress) -> str:
    with storage.open_reader() as reader:
        export_whole(reader, to, progress)
    return say("{files} are written.", files=", ".join(FILES.values()))


_COPIES = {
    "backup": _Copy(
        Action.BACKUP,
        mark("Back up"),
        mark(
            "The whole ledger with its checkpoints and its public key, without any secret. The copy is checked before "
            "it gets its name."
        ),
        _back_up,
    ),
    "export": _Copy(
        Action.EXPORT,
        mark("Export"),
        mark(
            "The rounds that are over, the log of all events, all postings and the meters, as files for other programs."
        ),
        _export,
    ),
}


class Backup(Page):
    """One thing at a time, to a folder that is chosen first."""

    name = "backup"
    title = mark("Backup and export")
    needs = frozenset({Action.BACKUP, Action.EXPORT})
    finds = (
        (mark("Back up the ledger to a medium"), Action.BACKUP),
        (mark("Export rounds, events, postings and meters"), Action.EXPORT),
    )

    def __init__(self, service: Service) -> None:
        super().__init__(service)
        self._job: Job | None = None
        self._to = Path()
        self._folder = field("folder", say("Folder, for example /media/stick"))
        self._media = DropDown("medium")
        self._media.activated.connect(lambda _: self._folder.setText(str(self._media.currentData() or "")))
        self._folder.textChanged.connect(lambda _: self._say_room())
        self._room = label("", "quiet", name="room")
        again = button(say("Look for media"), self._look, name="look for media")
        self._keys = keyboard(self._folder)
        self._keys.setVisible(False)
        self._typed = choice(say("Keyboard"), lambda: self._keys.setVisible(self._typed.isChecked()), name="keyboard")
        self.body.addWidget(
            panel(
                row(self._media, again, 1),
                row(self._folder, self._typed),
                self._room,
                self._keys,
                title=say("Where to"),
            )
        )
        self._buttons = {
            name: self._add(name, copy) for name, copy in _COPIES.items() if service.staff.may(copy.action)
        }
        self._bar = QProgressBar()
        self._bar.setProperty("named", "progress")
        self._stop = button(say("Stop"), self._stop_it, "danger", name="stop")
        self._result = label("", name="result")
        self.body.addWidget(panel(row(self._bar, self._stop), self._result, title=say("Progress")))
        self.body.addStretch(1)
        self._look()
        self._show_work()

    def _add(self, name: str, copy: _Copy) -> QPushButton:
        made = button(say(copy.title), partial(self._ask, name), "primary", name=name)
        words = row(label(say(copy.words), "quiet"), made)
        words.setStretch(0, 1)
        self.body.addWidget(panel(words, title=say(copy.title)))
        return made

    def _look(self) -> None:
        self._media.clear()
        found = plugged_in()
        for path in found:
            self._media.addItem(say("{medium}, {room} free", medium=path.name, room=in_words(room(path).free)), path)
        if found:
            self._folder.setText(str(found[0]))
        else:
            self._media.addItem(say("no medium is plugged in"), "")
        self._say_room()

    def _say_room(self) -> None:
        folder = Path(self._folder.text().strip())
        if not self._folder.text().strip():
            self._room.setText(say("Plug in a medium and look for it, or write a folder."))
        elif folder.is_absolute() and is_folder(folder):
            self._room.setText(say("{room} free", room=in_words(room(folder).free)))
        else:
            self._room.setText(say("No such folder."))

    def _ask(self, name: str) -> None:
        folder, data = Path(self._folder.text().strip()), self.service.data
        if words := why_not_to(folder, data):
            self.service.window.tell(words, "warning")
            return
        to = folder / f"croupier-{name}-{''.join(filter(str.isdigit, utc(self.service.clock.wall_ms())))}"
        title, words = say(_COPIES[name].title), say(_COPIES[name].words)
        goes = say("It goes to {folder}. The table plays on.", folder=to)
        self.service.window.confirm(title, f"{words} {goes}", partial(self._begin, name, to), do=title)

    def _begin(self, name: str, to: Path) -> None:
        self._to = to
        storage, make, title = self.service.storage, _COPIES[name].make, say(_COPIES[name].title)
        self._result.setText(say("{what}: under way to {folder}", what=title, folder=to))
        self._bar.setRange(0, 0)
        work = self.service.work
        self._job = work.start(lambda job: make(storage, to, job.progress), self._done, self._failed, title)
        self._job.progressed.connect(self._progressed)
        self._job.stopped.connect(self._stopped)
        self.destroyed.connect(self._job.stop)  # nobody waits any more
        self._show_work()

    def _progressed(self, done: int, of: int) -> None:
        self._bar.setRange(0, of)
        self._bar.setValue(done)

    def _stop_it(self) -> None:
        if self._job is not None:
            self._job.stop()
            self._stop.setEnabled(False)

    def _done(self, words: str) -> None:
        self._end(f"{words} {say('They lie in {folder}.', folder=self._to)}", "good")
        self._bar.setRange(0, 1)
        self._bar.setValue(1)

    def _failed(self, words: str) -> None:
        self._end(say("Nothing was written: {words}", words=words), "warning")

    def _stopped(self) -> None:
        self._end(say("Stopped. Nothing was left behind."), "warning")

    def _end(self, words: str, tone: str) -> None:
        self._job = None
        self._bar.setRange(0, 1)
        self._bar.reset()
        self._result.setText(words)
        self.service.window.tell(words, tone)
        self._show_work()

    def _show_work(self) -> None:
        for made in self._buttons.values():
            made.setEnabled(self._job is None)
        self._stop.setEnabled(self._job is not None)
