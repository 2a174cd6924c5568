"""Settings: the profile, the pace of play, and what is set for this device alone."""

from functools import partial

from PySide6.QtWidgets import QFrame, QGridLayout, QVBoxLayout

from kiosk.base.languages import LANGUAGES
from kiosk.base.words import Language
from kiosk.policy import profiles
from kiosk.policy.access import Action
from kiosk.policy.config import Pace
from kiosk.policy.device import DEALERS, LAYOUTS, MOST_SCREENS, Device, DeviceError, load_device
from kiosk.rules.pay.money import dollars
from kiosk.table.devices.device_changes import change_device
from kiosk.table.requests import ChangePace
from ui.i18n.menu_words import mark, say
from ui.service.page import Page, Service
from ui.service.widgets.parts import DropDown, Number, button, clear, column, label, panel, row
from ui.sounds import Volumes

_LONGEST_S = 600
_SECOND_MS = 1_000
_PACE = {
    "betting_ms": (mark("Betting"), mark("to place bets")),
    "decision_ms": (mark("Decision"), mark("for each decision, and never less than 3 s")),
    "reveal_ms": (mark("Reveal"), mark("sets the pace of the cards: 3 s is normal, 1.5 s is twice as fast")),
    "result_ms": (mark("Result"), mark("to see who won")),
    "opening_ms": (mark("Opening the decks"), mark("for each step of inspection, wash and shuffle")),
    "cut_ms": (mark("Cut"), mark("to cut the cards, where they are cut by hand")),
    "time_bank_ms": (mark("Time bank"), mark("of a seat beyond its clocks, for 25 rounds")),
}
_DEALERS = {"man": mark("The man"), "woman": mark("The woman")}
_LAYOUTS = {"table": mark("One glass for all"), "seats": mark("A screen for each seat")}


class Settings(Page):
    """Each group is its own change, to be confirmed with what was and what will be."""

    name = "settings"
    title = mark("Settings")
    needs = frozenset({Action.CHANGE_PACE, Action.SET_DEVICE})
    finds = (
        (mark("Jurisdiction profile"), None),
        (mark("Pace: how long betting and decisions take"), Action.CHANGE_PACE),
        (mark("House language, dealer, layout, screens, volumes"), Action.SET_DEVICE),
    )

    def __init__(self, service: Service) -> None:
        super().__init__(service)
        self._shown: Pace | None = None
        self._law = ""  # the profile that is shown
        self._profile = QVBoxLayout()
        self._seconds: dict[str, Number] = {}
        device = [self._device()] if service.staff.may(Action.SET_DEVICE) and not service.in_mode else []
        pace = [self._pace()] if service.staff.may(Action.CHANGE_PACE) else []
        self.body.addLayout(row(column(self._profile, *device, 1), *pace))
        self.body.addStretch(1)

    def refresh(self) -> None:
        """The pace as it is, unless it is being changed here."""
        law = self.service.table.view().config.profile
        if law != self._law:
            self._law = law
            clear(self._profile)
            self._profile.addWidget(_facts(profiles.load(law)))
        pace = self.service.table.view().pace
        if pace != self._shown:
            self._shown = pace
            for name, field in self._seconds.items():
                field.show_value(getattr(pace, name) // _SECOND_MS)

    def _pace(self) -> QFrame:
        grid = QGridLayout()
        for at, (name, (title, words)) in enumerate(_PACE.items()):
            self._seconds[name] = Number(title.lower(), _LONGEST_S, " s")
            for across, widget in enumerate((label(say(title)), self._seconds[name], label(say(words), "quiet"))):
                grid.addWidget(widget, at, across)
        grid.setColumnStretch(2, 1)
        change = button(say("Change the pace"), self._ask_pace, "primary", name="change pace")
        remark = label(say("It counts from the next clock on."), "quiet")
        remark.setWordWrap(False)
        return panel(grid, row(remark, 1, change), 1, title=say("Pace"))

    def _ask_pace(self) -> None:
        old = self.service.table.view().pace
        # What stands here in whole seconds keeps its thousandths if it was not touched.
        chosen = {name: field.value for name, field in self._seconds.items()}
        changed = {name: value for name, value in chosen.items() if value != getattr(old, name) // _SECOND_MS}
        if not changed:
            self.service.window.tell(say("Nothing would change."), "warning")
            return
        lines = [
            say(
                "{what}: {old} s becomes {new} s.",
                what=say(_PACE[name][0]),
                old=f"{getattr(old, name) / _SECOND_MS:g}",
                new=seconds,
            )
            for name, seconds in changed.items()
        ]
        new = old._replace(**{name: value * _SECOND_MS for name, value in changed.items()})
        self.service.window.confirm(
            say("Change the pace"),
            "\n".join(lines),
            partial(self.service.window.ask_table, ChangePace(new), say("The pace is changed.")),
            do=say("Change"),
        )

    def _device(self) -> QFrame:
        device = self._found() or Device()
        self._language, self._layout = DropDown("house language"), DropDown("layout")
        self._screen, self._dealer = Number("first screen", MOST_SCREENS - 1), DropDown("dealer")
        self._volume, self._voice, self._ambience = (
            Number(name, 100, " %", step=5) for name in ("volume", "voice", "ambience")
        )
        for code in LANGUAGES:
            self._language.addItem(Language.of(code).name, code)
        for layout in LAYOUTS:
            self._layout.addItem(say(_LAYOUTS[layout]), layout)
        self._language.setCurrentIndex(list(LANGUAGES).index(device.language))
        self._layout.setCurrentIndex(LAYOUTS.index(device.layout))
        self._screen.show_value(device.screen)
        for dealer in DEALERS:
            self._dealer.addItem(say(_DEALERS[dealer]), dealer)
        self._dealer.setCurrentIndex(DEALERS.index(device.dealer))
        self._volume.show_value(device.volume)
        self._voice.show_value(device.voice)
        self._ambience.show_value(device.ambience)
        grid = QGridLayout()
        grid.setColumnStretch(2, 1)
        lines = (
            (say("House language"), self._language, say("of a table that nobody sits at; each seat chooses its own")),
            (say("Layout"), self._layout, ""),
            (say("First screen"), self._screen, say("the number of the first one for players, from 0")),
            (say("Dealer"), self._dealer, say("whose face and voice players see and hear")),
            (say("Volume of effects"), self._volume, say("cards, chips, clocks, wins")),
            (say("Volume of the voice"), self._voice, say("what the dealer says")),
            (say("Volume of the room"), self._ambience, say("a quiet room with people; it steps back for the voice")),
        )
        for at, (title, field, words) in enumerate(lines):
            grid.addWidget(label(title), at, 0)
            grid.addWidget(field, at, 1)
            grid.addWidget(label(words, "quiet"), at, 2)
        seats = " ".join(map(str, device.seats)) or say("after the first")
        set_up = say("seats' screens: {seats}; bet sensor: {sensor}", seats=seats, sensor=device.sensor)
        set_up += "".join(f"; {key}: {value}" for key, value in device.fitted.items())
        grid.addWidget(label(say("Set up as")), len(lines), 0)
        grid.addWidget(label(set_up, "quiet", name="set up"), len(lines), 1, 1, 2)
        keep = button(say("Keep"), self._keep, "primary", name="keep device")
        words = say("The volumes count at once, the rest when the program starts next.")
        return panel(grid, row(label(words, "quiet"), 1, keep), title=say("This device"))

    def _keep(self) -> None:
        old = self._found()
        if old is None:  # it has been said why; what is in the file, such as the sensor's port, would be lost
            return
        new = old._replace(
            language=self._language.currentData(),
            dealer=self._dealer.currentData(),
            volume=self._volume.value,
            voice=self._voice.value,
            ambience=self._ambience.value,
            layout=self._layout.currentData(),
            screen=self._screen.value,
        )
        words = change_device(self.service.staff.ask, self.service.data, old, new)
        self.service.window.tell(words or say("Kept."), "warning" if words else "good")
        if not words:
            self.service.sounds.set_volumes(Volumes(new.volume / 100, new.voice / 100, new.ambience / 100))

    def _found(self) -> Device | None:
        """The device as its file has it; None if that cannot be read."""
        try:
            return load_device(self.service.data)
        except DeviceError as error:
            self.service.window.tell(str(error), "warning")
            return None


def _facts(profile: profiles.Profile) -> QFrame:
    facts = (
        (mark("Profile"), profile.title),
        (mark("Certification"), profile.certification),
        (
            mark("A win that waits for an attendant"),
            say("{amount} and more", amount=dollars(profile.lock_up_cents)),
        ),
        (mark("Least return without a warning"), f"{profile.rtp_floor_basis_points / 100:.2f}%"),
        (mark("Rounds that can be recalled"), str(profile.recall_rounds)),
        (mark("Reality check"), say("every {minutes} minutes", minutes=profile.reality_check_minutes)),
        (mark("Wrong PINs until a lock-out"), f"{profile.login_tries}"),
        (
            mark("Menu locks itself"),
            say("after {minutes} minutes without a touch", minutes=profile.session_timeout_minutes),
        ),
        (mark("Helpline"), profile.helpline),
    )
    grid = QGridLayout()
    grid.setColumnStretch(1, 1)
    grid.setHorizontalSpacing(24)
    for at, (what, value) in enumerate(facts):
        grid.addWidget(label(say(what), "quiet"), at, 0)
        grid.addWidget(label(value, name=f"profile {what}"), at, 1)
    return panel(
        grid, label(say("It is chosen with the game: see Games and paytables."), "quiet"), title=say("Jurisdiction")
    )
