"""Diagnostics: the bet sensors and their lamps, the glass, the screens, the sound, the disk, the clock, the memory."""

from functools import partial
from typing import ClassVar

from PySide6.QtCore import QDateTime, QTimer
from PySide6.QtGui import QGuiApplication, QHideEvent
from PySide6.QtWidgets import QFrame, QGridLayout

from kiosk.access import Action
from kiosk.clock import utc
from kiosk.dealing import SEATS
from kiosk.device import LANGUAGES
from kiosk.faults import FAULTS
from kiosk.machine import in_words, memory, room
from kiosk.sensing import lamp_of
from kiosk.sensors.port import Lamp
from kiosk.sensors.touch import TouchSensor
from ui.service.glass import Glass
from ui.service.page import Page, Service
from ui.service.parts import DropDown, Figure, Rows, button, figures, label, panel, row, table
from ui.words import Language, caption

_SECOND_MS = 1_000
_TEST = (Lamp.ON, Lamp.BLINK)  # what a test has every lamp do, one after the other
_STEP_MS = 2_000
_WORDS_WIDE = 900
_LAMPS = {Lamp.OFF: ("○ off", "quiet"), Lamp.ON: ("● on", "good"), Lamp.BLINK: ("◐ blinks", "warning")}


class Diagnostics(Page):
    """What is there and whether it works, seen and tried."""

    name: ClassVar[str] = "diagnostics"
    title: ClassVar[str] = "Diagnostics"
    needs: ClassVar[frozenset[Action]] = frozenset({Action.DIAGNOSE})

    def __init__(self, service: Service) -> None:
        super().__init__(service)
        self._lit: dict[int, Lamp] = {}  # lamps that do what was asked for here
        self._steps: list[Lamp] = []
        self._disk, self._memory = Figure("Disk"), Figure("Memory")
        self._time, self._running = Figure("Clock"), Figure("Running")
        self.body.addLayout(figures(self._disk, self._memory, self._time, self._running))
        self.body.addWidget(self._sensors())
        self.body.addLayout(row(self._glass(), self._sound()))
        self.body.addWidget(self._screens())
        self.body.addStretch(1)
        self._test = QTimer(self)
        self._test.timeout.connect(self._test_on)
        self._clock = QTimer(self)
        self._clock.timeout.connect(self.refresh)
        self._clock.start(_SECOND_MS)

    def refresh(self) -> None:
        """Everything as it is now."""
        state, view = self.service.table.state, self.service.table.view()
        for seat in SEATS:
            chip, lamp, words = self._seats[seat]
            chip.setText("chip" if state.place(seat).chip else "no chip")
            text, role = _LAMPS[self._lit.get(seat, lamp_of(view, view.seats[seat - 1]))]
            lamp.setText(text)
            if lamp.objectName() != role:
                lamp.setObjectName(role)
                lamp.style().polish(lamp)
            words.setText("; ".join(f.words for f in state.faults if f.seat == seat))
        found = [f for f in state.faults if f.seat is None and FAULTS[f.fault].code.startswith("P-")]
        drawn = isinstance(self.service.sensor, TouchSensor)
        well = "The spots are touched: no sensor is fitted." if drawn else "The sensors are in order."
        self._all.setText("; ".join(f"{FAULTS[f.fault].code} {f.words}" for f in found) or well)
        self._show_machine()

    def _show_machine(self) -> None:
        disk, (used, free) = room(self.service.data), memory()
        self._disk.show_value(f"{in_words(disk.free)} free", f"of {in_words(disk.total)}, where the ledger lies")
        self._memory.show_value(in_words(used), f"used; {in_words(free)} free on this machine")
        wall = self.service.clock.wall_ms()
        local = QDateTime.fromMSecsSinceEpoch(wall)
        self._time.show_value(local.toString("HH:mm:ss"), f"{local.toString('yyyy-MM-dd, t')}; {utc(wall)[11:19]} UTC")
        minutes = self.service.clock.steady_ms() // (60 * _SECOND_MS)
        self._running.show_value(f"{minutes // 60} h {minutes % 60:02} min", "by the clock that is never set")

    # The bet sensors.

    def _sensors(self) -> QFrame:
        grid = QGridLayout()
        self._seats = {
            seat: (
                label("", "heading", name=f"chip {seat}"),
                label("", "quiet", name=f"lamp {seat}"),
                label("", "warning", name=f"sensor {seat}"),
            )
            for seat in SEATS
        }
        for seat, (chip, lamp, words) in self._seats.items():
            light = button("Light it", partial(self._light, seat), name=f"light {seat}")
            light.setEnabled(self.service.sensor is not None)
            for down, widget in enumerate((label(f"Seat {seat}", "quiet"), chip, lamp, words, light)):
                grid.addWidget(widget, down, seat)
        self._all = label("", "quiet", name="sensors")
        self._all.setMinimumWidth(_WORDS_WIDE)
        test = button("Test all lamps", self._begin_test, name="lamp test")
        test.setEnabled(self.service.sensor is not None)
        how = "Lay a chip on each spot and take it away: it shows here at once."
        return panel(label(how, "quiet"), grid, row(self._all, 1, test), title="Bet sensors")

    def _light(self, seat: int) -> None:
        """A lamp is lit by hand, or does again what the table wants."""
        lit = dict(self._lit)
        if lit.pop(seat, None) is None:
            lit[seat] = Lamp.ON
        self._set(lit)

    def _begin_test(self) -> None:
        self._steps = list(_TEST)
        self._test_on()
        self._test.start(_STEP_MS)

    def _test_on(self) -> None:
        if self._steps:
            self._set(dict.fromkeys(SEATS, self._steps.pop(0)))
        else:
            self._test.stop()
            self._set({})

    def _set(self, lit: dict[int, Lamp]) -> None:
        """These lamps do this; the others do what the table wants."""
        sensor, view = self.service.sensor, self.service.table.view()
        if sensor is None:
            return
        for seat in self._lit.keys() | lit.keys():
            sensor.set_lamp(seat, lit.get(seat, lamp_of(view, view.seats[seat - 1])))
        self._lit = lit
        self.refresh()

    def hideEvent(self, event: QHideEvent) -> None:  # noqa: N802 (Qt's)
        """Whoever turns away leaves the lamps to the table."""
        self._test.stop()
        self._set({})
        super().hideEvent(event)

    # The glass.

    def _glass(self) -> QFrame:
        self._touch = label("It tests the screen that this menu is on.", "quiet", name="touch result")
        try_it = button("Test the touch", partial(self._open_glass, crosses=False), name="touch test")
        calibrate = button("Measure the touch", partial(self._open_glass, crosses=True), name="calibrate")
        return panel(row(try_it, calibrate, 1), self._touch, 1, title="Touch")

    def _open_glass(self, *, crosses: bool) -> None:
        Glass(self.window(), crosses=crosses, told=self._measured)

    def _measured(self, words: str, tone: str) -> None:
        self._touch.setText(words)
        self.service.window.tell(words.partition("\n")[0], tone)

    # Screens and sound.

    def _screens(self) -> QFrame:
        rows = Rows(("Number", "Name", "Size", "At", "Scale", "Pictures a second"))
        shown = []
        for number, screen in enumerate(QGuiApplication.screens()):
            at = screen.geometry()
            size, where = f"{at.width()} x {at.height()}", f"{at.x()}, {at.y()}"
            scale, rate = f"{screen.devicePixelRatio():g}", f"{screen.refreshRate():.0f}"
            shown.append((str(number), screen.name(), size, where, scale, rate))
        rows.show_rows(shown)
        made = table(rows, "screens")
        made.setMinimumHeight(60 + 48 * max(2, len(shown)))
        return panel(made, title="Screens")

    def _sound(self) -> QFrame:
        sounds = self.service.sounds
        self._cue, self._speaks, self._phrase = DropDown("cue"), DropDown("voice"), DropDown("phrase")
        heard = "Nothing can be heard: there is no sound device, or the volume is 0."
        if sounds is None:
            return panel(label(heard, "quiet", name="sound"), 1, title="Sound")
        for cue in sounds.cues:
            self._cue.addItem(cue.replace("-", " "), cue)
        for code in LANGUAGES:
            self._speaks.addItem(Language.of(code).name, code)
        for phrase in sounds.phrases:
            self._phrase.addItem(caption("en", phrase), phrase)
        play = button("Play", lambda: sounds.cue(self._cue.currentData()), name="play")
        say = button("Say", lambda: sounds.say(self._speaks.currentData(), self._phrase.currentData()), name="say")
        said = label("A sound device is there." if sounds.audible else heard, "quiet", name="sound")
        return panel(row(self._cue, play, 1), row(self._speaks, self._phrase, say, 1), said, title="Sound")
