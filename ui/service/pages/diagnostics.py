"""Diagnostics: the bet sensors and their lamps, the glass, the screens, the sound, the disk, the clock, the memory."""

from functools import partial

from PySide6.QtCore import QDateTime, QTimer
from PySide6.QtGui import QGuiApplication, QHideEvent
from PySide6.QtWidgets import QFrame, QGridLayout, QLabel

from kiosk.base.clock import utc
from kiosk.base.languages import LANGUAGES
from kiosk.base.words import Language
from kiosk.devices.bet_sensor.port import Lamp
from kiosk.devices.machine import in_words, memory, room
from kiosk.devices.peripheral import Shown
from kiosk.policy.access import Action
from kiosk.policy.faults import FAULTS, Stops
from kiosk.rules.cards.positions import SEATS
from kiosk.table.devices.sensor_link import lamp_of
from ui.i18n.catalogue.phrases import CALLS, caption
from ui.i18n.menu_words import mark, say, speech
from ui.service.page import Page, Service
from ui.service.panels.touch_panel import TouchPanel
from ui.service.widgets.parts import DropDown, Figure, Rows, button, figures, label, panel, row, table

_SECOND_MS = 1_000
_TEST = (Lamp.ON, Lamp.BLINK)  # what a test has every lamp do, one after the other
_STEP_MS = 2_000
_WORDS_WIDE = 900
_LAMPS = {
    Lamp.OFF: (mark("○ off"), "quiet"),
    Lamp.ON: (mark("● on"), "good"),
    Lamp.BLINK: (mark("◐ blinks"), "warning"),
}


class Diagnostics(Page):
    name = "diagnostics"
    title = mark("Diagnostics")
    needs = frozenset({Action.DIAGNOSE})
    finds = (
        (mark("Bet sensors and lamps"), None),
        (mark("Touch test and calibration"), None),
        (mark("Screens, sound, disk, memory and clock"), None),
    )

    def __init__(self, service: Service) -> None:
        super().__init__(service)
        self._lit: dict[int, Lamp] = {}  # lamps that do what was asked for here
        self._steps: list[Lamp] = []
        self._disk, self._memory = Figure(say("Disk"), "Disk"), Figure(say("Memory"), "Memory")
        self._time, self._running = Figure(say("Clock"), "Clock"), Figure(say("Running"), "Running")
        self.body.addLayout(figures(self._disk, self._memory, self._time, self._running))
        self.body.addWidget(self._sensors())
        self.body.addLayout(row(TouchPanel(service), self._sound()))
        self.body.addWidget(self._screens())
        self._peripherals = {shown.title: self._peripheral(shown) for shown in service.peripherals()}
        self.body.addStretch(1)
        self._test = QTimer(self)
        self._test.timeout.connect(self._test_on)
        self._clock = QTimer(self)
        self._clock.timeout.connect(self.refresh)
        self._clock.start(_SECOND_MS)

    def refresh(self) -> None:
        state, view = self.service.table.state, self.service.table.view()
        for seat in SEATS:
            chip, lamp, words = self._seats[seat]
            chip.setText(say("chip") if state.place(seat).chip else say("no chip"))
            text, role = _LAMPS[self._lit.get(seat, lamp_of(view, view.seats[seat - 1]))]
            lamp.setText(say(text))
            if lamp.objectName() != role:
                lamp.setObjectName(role)
                lamp.style().polish(lamp)
            words.setText("; ".join(f.words for f in state.faults if f.seat == seat))
        found = [f for f in state.faults if f.seat is None and f.stops == Stops.PROGRESSIVE]
        touched = say("No sensor is fitted: players touch the spots.")
        well = say("The sensors are in order.") if self.service.fitted else touched
        self._all.setText("; ".join(f"{FAULTS[f.fault].code} {f.words}" for f in found) or well)
        for shown in self.service.peripherals():
            self._peripherals[shown.title].setText("\n".join(map(say, shown.lines)))
        self._show_machine()

    def _show_machine(self) -> None:
        disk, (used, free) = room(self.service.data), memory(self.service.process)
        self._disk.show_value(
            say("{room} free", room=in_words(disk.free)),
            say("of {room}, where the ledger lies", room=in_words(disk.total)),
        )
        self._memory.show_value(in_words(used), say("used; {room} free on this machine", room=in_words(free)))
        wall = self.service.clock.wall_ms()
        local = QDateTime.fromMSecsSinceEpoch(wall)
        self._time.show_value(local.toString("HH:mm:ss"), f"{local.toString('yyyy-MM-dd, t')}; {utc(wall)[11:19]} UTC")
        minutes = self.service.clock.steady_ms() // (60 * _SECOND_MS)
        self._running.show_value(
            say("{hours} h {minutes} min", hours=minutes // 60, minutes=f"{minutes % 60:02}"),
            say("since the machine was switched on"),
        )

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
            light = button(say("Light it"), partial(self._light, seat), name=f"light {seat}")
            for down, widget in enumerate((label(say("Seat {seat}", seat=seat), "quiet"), chip, lamp, words, light)):
                grid.addWidget(widget, down, seat)
        self._all = label("", "quiet", name="sensors")
        self._all.setMinimumWidth(_WORDS_WIDE)
        test = button(say("Test all lamps"), self._begin_test, name="lamp test")
        lay = say("Lay a chip on each spot and take it away: it shows here at once.")
        touch = say("Touch a progressive spot on the players' screen: it shows here at once.")
        how = lay if self.service.fitted else touch
        return panel(label(how, "quiet"), grid, row(self._all, 1, test), title=say("Bet sensors"))

    def _light(self, seat: int) -> None:
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
        view = self.service.table.view()
        for seat in self._lit.keys() | lit.keys():
            self.service.light(seat, lit.get(seat, lamp_of(view, view.seats[seat - 1])))
        self._lit = lit
        self.refresh()

    def hideEvent(self, event: QHideEvent) -> None:  # noqa: N802 (Qt's)
        """Whoever turns away leaves the lamps to the table."""
        self._test.stop()
        self._set({})
        super().hideEvent(event)

    def _peripheral(self, shown: Shown) -> QLabel:
        lines = label("", "quiet", name=f"peripheral {shown.title}")
        tests = [button(say(one), partial(self.service.try_out, shown.title, one), name=one) for one in shown.tests]
        self.body.addWidget(panel(row(lines, 1, *tests), title=say(shown.title)))
        return lines

    def _screens(self) -> QFrame:
        rows = Rows((say("Number"), say("Name"), say("Size"), say("At"), say("Scale"), say("Pictures a second")))
        shown = []
        for number, screen in enumerate(QGuiApplication.screens()):
            at = screen.geometry()
            size, where = f"{at.width()} x {at.height()}", f"{at.x()}, {at.y()}"
            scale, rate = f"{screen.devicePixelRatio():g}", f"{screen.refreshRate():.0f}"
            shown.append((str(number), screen.name(), size, where, scale, rate))
        rows.show_rows(shown)
        made = table(rows, "screens")
        made.setMinimumHeight(60 + 48 * max(2, len(shown)))
        return panel(made, title=say("Screens"))

    def _sound(self) -> QFrame:
        sounds = self.service.sounds
        self._cue, self._speaks, self._phrase = DropDown("cue"), DropDown("voice"), DropDown("phrase")
        heard = say("Nothing can be heard: there is no sound device, or the volume is 0.")
        for cue in sounds.cues:
            self._cue.addItem(cue.replace("-", " "), cue)
        for code in LANGUAGES:
            self._speaks.addItem(Language.of(code).name, code)
        for phrase in CALLS:
            self._phrase.addItem(caption(speech(), phrase), phrase)
        play = button(say("Play"), lambda: sounds.cue(self._cue.currentData()), name="play")
        speak = button(
            say("Say"), lambda: sounds.say(self._speaks.currentData(), self._phrase.currentData()), name="say"
        )
        said = label(say("A sound device is there.") if sounds.audible else heard, "quiet", name="sound")
        return panel(
            row(self._cue, play, 1),
            row(self._speaks, self._phrase, speak, 1),
            said,
            title=say("Sound"),
        )
