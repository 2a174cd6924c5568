"""Settings: the profile, the pace of play, and what is set for this device alone."""

from functools import partial
from typing import ClassVar

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QFrame, QGridLayout, QSpinBox

from kiosk import profiles
from kiosk.access import Action
from kiosk.config import Pace
from kiosk.device import LANGUAGES, LAYOUTS, MOST_SCREENS, Device, DeviceError, load_device
from kiosk.keeping import keep_device
from kiosk.money import dollars
from kiosk.requests import ChangePace
from ui.service.page import Page, Service
from ui.service.parts import DropDown, button, column, label, panel, row
from ui.words import Language

_LONGEST_S = 600
_SECOND_MS = 1_000
_PACE = {
    "betting_ms": ("Betting", "to place bets"),
    "decision_ms": ("Decision", "for each decision"),
    "reveal_ms": ("Reveal", "to see the cards before the decision's clock"),
    "result_ms": ("Result", "to see who won"),
    "opening_ms": ("Opening the decks", "for each step of inspection, wash and shuffle"),
    "cut_ms": ("Cut", "to cut the cards, where they are cut by hand"),
    "time_bank_ms": ("Time bank", "of a seat beyond its clocks, for 25 rounds"),
}
_LAYOUTS = {"table": "One glass for all", "seats": "A screen for each seat"}


class Settings(Page):
    """Each group is its own change, to be confirmed with what was and what will be."""

    name: ClassVar[str] = "settings"
    title: ClassVar[str] = "Settings"
    needs: ClassVar[frozenset[Action]] = frozenset({Action.CHANGE_PACE, Action.SET_DEVICE})

    def __init__(self, service: Service) -> None:
        super().__init__(service)
        self._shown: Pace | None = None
        self._seconds: dict[str, QSpinBox] = {}
        device = [self._device()] if service.staff.may(Action.SET_DEVICE) and not service.in_mode else []
        pace = [self._pace()] if service.staff.may(Action.CHANGE_PACE) else []
        self.body.addLayout(row(column(self._profile(), *device, 1), *pace))
        self.body.addStretch(1)

    def refresh(self) -> None:
        """The pace as it is, unless it is being changed here."""
        pace = self.service.table.view().pace
        if pace != self._shown:
            self._shown = pace
            for name, field in self._seconds.items():
                field.setValue(getattr(pace, name) // _SECOND_MS)

    # The profile.

    def _profile(self) -> QFrame:
        profile = profiles.load(self.service.table.view().config.profile)
        facts = (
            ("Profile", profile.title),
            ("Certification", profile.certification),
            ("A win that waits for an attendant", f"{dollars(profile.lock_up_cents)} and more"),
            ("Least return without a warning", f"{profile.rtp_floor_basis_points / 100:.2f}%"),
            ("Rounds that can be recalled", str(profile.recall_rounds)),
            ("Reality check", f"every {profile.reality_check_minutes} minutes"),
            ("Wrong PINs until a lock-out", f"{profile.login_tries}"),
            ("Menu locks itself", f"after {profile.session_timeout_minutes} minutes without a touch"),
            ("Helpline", profile.helpline),
        )
        grid = QGridLayout()
        grid.setColumnStretch(1, 1)
        grid.setHorizontalSpacing(24)
        for at, (what, value) in enumerate(facts):
            grid.addWidget(label(what, "quiet"), at, 0)
            grid.addWidget(label(value, name=f"profile {what}"), at, 1)
        return panel(grid, label("The profile is changed with the game: see Games.", "quiet"), title="Jurisdiction")

    # The pace.

    def _pace(self) -> QFrame:
        grid = QGridLayout()
        for at, (name, (title, words)) in enumerate(_PACE.items()):
            field = _number(_LONGEST_S, " s")
            field.setProperty("named", title.lower())
            self._seconds[name] = field
            less = button("-", partial(field.stepBy, -1), name=f"less {title.lower()}")
            more = button("+", partial(field.stepBy, 1), name=f"more {title.lower()}")
            for across, widget in enumerate((label(title), less, field, more, label(words, "quiet"))):
                grid.addWidget(widget, at, across)
        grid.setColumnStretch(4, 1)
        change = button("Change the pace", self._ask_pace, "primary", name="change pace")
        remark = label("It counts from the next clock on.", "quiet")
        remark.setWordWrap(False)
        return panel(grid, row(remark, 1, change), 1, title="Pace")

    def _ask_pace(self) -> None:
        old = self.service.table.view().pace
        # What stands here in whole seconds keeps its thousandths if it was not touched.
        chosen = {name: field.value() for name, field in self._seconds.items()}
        changed = {name: value for name, value in chosen.items() if value != getattr(old, name) // _SECOND_MS}
        if not changed:
            self.service.window.tell("Nothing would change.", "warning")
            return
        lines = [
            f"{_PACE[name][0]}: {getattr(old, name) / _SECOND_MS:g} s becomes {s} s." for name, s in changed.items()
        ]
        new = old._replace(**{name: value * _SECOND_MS for name, value in changed.items()})
        self.service.window.confirm(
            "Change the pace",
            "\n".join(lines),
            partial(self.service.window.ask_table, ChangePace(new), "The pace is changed."),
            do="Change",
        )

    # The device.

    def _device(self) -> QFrame:
        device = self._found() or Device()
        self._language, self._layout, self._screen = DropDown(), DropDown(), _number(MOST_SCREENS - 1)
        for code in LANGUAGES:
            self._language.addItem(Language.of(code).name, code)
        for layout in LAYOUTS:
            self._layout.addItem(_LAYOUTS[layout], layout)
        self._language.setCurrentIndex(LANGUAGES.index(device.language))
        self._layout.setCurrentIndex(LAYOUTS.index(device.layout))
        self._screen.setValue(device.screen)
        self._volume = _number(100, " %")
        self._volume.setSingleStep(5)
        self._volume.setValue(device.volume)
        quieter = button("Quieter", partial(self._volume.stepBy, -1), name="quieter")
        louder = button("Louder", partial(self._volume.stepBy, 1), name="louder")
        grid = QGridLayout()
        grid.setColumnStretch(2, 1)
        lines = (
            ("House language", self._language, "of a table that nobody sits at; each seat chooses its own"),
            ("Layout", self._layout, ""),
            ("First screen", self._screen, "the number of the first one for players, from 0"),
        )
        for at, (title, field, words) in enumerate(lines):
            field.setProperty("named", title.lower())
            grid.addWidget(label(title), at, 0)
            grid.addWidget(field, at, 1)
            grid.addWidget(label(words, "quiet"), at, 2)
        self._volume.setProperty("named", "volume")
        grid.addWidget(label("Volume"), len(lines), 0)
        grid.addWidget(self._volume, len(lines), 1)
        grid.addLayout(row(quieter, louder, 1), len(lines), 2)
        seats = " ".join(map(str, device.seats)) or "after the first"
        set_up = f"seats' screens: {seats}; bet sensor: {device.sensor}"
        grid.addWidget(label("Set up as"), len(lines) + 1, 0)
        grid.addWidget(label(set_up, "quiet", name="set up"), len(lines) + 1, 1, 1, 2)
        keep = button("Keep", self._keep, "primary", name="keep device")
        words = "The volume counts at once, the rest when the program starts next."
        return panel(grid, row(label(words, "quiet"), 1, keep), title="This device")

    def _keep(self) -> None:
        old = self._found()
        if old is None:  # it has been said why; what is in the file, such as the sensor's port, would be lost
            return
        new = old._replace(
            language=self._language.currentData(),
            volume=self._volume.value(),
            layout=self._layout.currentData(),
            screen=self._screen.value(),
        )
        words = keep_device(self.service.staff.ask, self.service.data, old, new)
        self.service.window.tell(words or "Kept.", "warning" if words else "good")
        if not words and self.service.sounds is not None:
            self.service.sounds.set_volume(new.volume / 100)

    def _found(self) -> Device | None:
        """The device as its file has it; None if that cannot be read."""
        try:
            return load_device(self.service.data)
        except DeviceError as error:
            self.service.window.tell(str(error), "warning")
            return None


def _number(most: int, unit: str = "") -> QSpinBox:
    """A number to type; the buttons beside it are large enough for a finger, its own are not."""
    made = QSpinBox()
    made.setRange(0, most)
    made.setSuffix(unit)
    made.setMinimumWidth(120)
    made.setAlignment(Qt.AlignmentFlag.AlignCenter)
    return made
