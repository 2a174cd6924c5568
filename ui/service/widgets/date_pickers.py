"""Days, hours and periods chosen by touch, in the device's own time zone."""

from collections.abc import Callable
from datetime import date, timedelta
from functools import partial
from typing import NamedTuple

from PySide6.QtCore import QTimeZone, Signal
from PySide6.QtWidgets import QFrame

from kiosk.base.clock import day_ms, local, moment_ms
from kiosk.base.ports import Clock
from ui.i18n.menu_words import day_words, mark, say
from ui.service.widgets.choice_buttons import choice, turn_on
from ui.service.widgets.parts import button, column, label, row

SHIFTS = (("06:00", "14:00"), ("14:00", "22:00"), ("22:00", "06:00"))
DAY, SHIFT, PERIOD = mark("Day"), mark("Shift"), mark("Period")
_HOURS = 24


def zone() -> str:
    """The name of the device's time zone; UTC where it has none that is known."""
    name = bytes(QTimeZone.systemTimeZoneId().data()).decode()
    try:
        local(0, name)
    except ValueError:
        return "UTC"
    return "UTC" if name in ("", "Etc/UTC") else name


def today(clock: Clock) -> date:
    return date.fromisoformat(local(clock.wall_ms(), zone())[:10])


class Chosen(NamedTuple):
    """A period that was chosen: its moments, what it is called, and a name for a file."""

    from_ms: int
    to_ms: int
    kind: str
    name: str


class DayPicker(QFrame):
    def __init__(self, chosen: date, changed: Callable[[], None], name: str) -> None:
        super().__init__()
        self.day = chosen
        self._changed = changed
        self._words = label("", "heading", name=f"{name} day")
        self._words.setMinimumWidth(190)
        steps = ((-7, say("\N{LEFT-POINTING DOUBLE ANGLE QUOTATION MARK} week")), (-1, say("\N{MINUS SIGN} day")))
        onward = ((1, say("+ day")), (7, say("week \N{RIGHT-POINTING DOUBLE ANGLE QUOTATION MARK}")))
        before, after = (
            [button(words, partial(self._step, days), name=f"{name} {days:+}") for days, words in some]
            for some in (steps, onward)
        )
        self.setLayout(row(*before, self._words, *after))
        self.choose(chosen)

    def choose(self, day: date) -> None:
        self.day = day
        self._words.setText(day_words(day))

    def _step(self, days: int) -> None:
        self.choose(self.day + timedelta(days))
        self._changed()


class HourPicker(QFrame):
    def __init__(self, chosen: str, changed: Callable[[], None], name: str) -> None:
        super().__init__()
        self._changed = changed
        self._words = label("", "heading", name=f"{name} hour")
        less = button("\N{MINUS SIGN}", partial(self._step, -1), name=f"{name} hour -1")
        self.setLayout(row(less, self._words, button("+", partial(self._step, 1), name=f"{name} hour +1")))
        self.choose(chosen)

    @property
    def hour(self) -> str:
        """Such as 06:00."""
        return self._words.text()

    def choose(self, hour: str) -> None:
        self._words.setText(hour)

    def _step(self, hours: int) -> None:
        self.choose(f"{(int(self.hour[:2]) + hours) % _HOURS:02}:00")
        self._changed()


class PeriodPicker(QFrame):
    """A day, a shift of it, or any period by the hour."""

    changed = Signal()

    def __init__(self, clock: Clock) -> None:
        super().__init__()
        self._clock = clock
        self._kind = DAY
        now = today(clock)
        tell = self._tell
        self._first, self._last = DayPicker(now, tell, "from"), DayPicker(now + timedelta(1), tell, "to")
        self._begin, self._end = HourPicker(SHIFTS[0][0], tell, "from"), HourPicker(SHIFTS[0][1], tell, "to")
        self._to = label(say("to"), "quiet")
        self._kinds = {
            kind: choice(say(kind), partial(self._choose_kind, kind), name=f"of a {kind.lower()}")
            for kind in (DAY, SHIFT, PERIOD)
        }
        self._shifts = [
            button(
                say("{begin} to {end}", begin=begin, end=end),
                partial(self._choose_shift, begin, end),
                name=f"shift {begin}",
            )
            for begin, end in SHIFTS
        ]
        near = [button(say(words), partial(self._choose_day, days), name=words.lower()) for words, days in _NEAR]
        self._zone = label(say("Times are those of {zone}.", zone=zone()), "quiet")
        self._zone.setWordWrap(False)
        inside = column(
            row(*self._kinds.values(), label(""), *near, *self._shifts, 1, self._zone),
            row(self._first, self._begin, 1),
            row(self._to, self._last, self._end, 1),
        )
        self.setLayout(inside)
        self._show()

    def chosen(self) -> Chosen:
        """The period; ValueError in words if it is none."""
        first, last, begin, end = self._first.day, self._last.day, self._begin.hour, self._end.hour
        if self._kind == DAY:
            return Chosen(*day_ms(f"{first}", zone()), "Daily", f"{first}")
        if self._kind == SHIFT:
            times = f"{begin}-{end}"
            return Chosen(*day_ms(f"{first}", zone(), times), "Shift", f"{first}-{times.replace(':', '')}")
        from_ms, to_ms = (moment_ms(f"{day}T{hour}", zone()) for day, hour in ((first, begin), (last, end)))
        if to_ms <= from_ms:
            raise ValueError(say("The period must end after it begins."))
        name = f"{first}T{begin}-to-{last}T{end}".replace(":", "")
        return Chosen(from_ms, to_ms, "Period", name)

    def _choose_kind(self, kind: str) -> None:
        self._kind = kind
        self._tell()

    def _choose_day(self, days: int) -> None:
        self._first.choose(today(self._clock) + timedelta(days))
        self._tell()

    def _choose_shift(self, begin: str, end: str) -> None:
        self._begin.choose(begin)
        self._end.choose(end)
        self._tell()

    def _tell(self) -> None:
        self._show()
        self.changed.emit()

    def _show(self) -> None:
        turn_on(self._kinds, self._kind)
        for part in (self._begin, self._to, self._end):
            part.setVisible(self._kind != DAY)
        self._last.setVisible(self._kind == PERIOD)
        for made in self._shifts:
            made.setVisible(self._kind == SHIFT)


_NEAR = ((mark("Today"), 0), (mark("Yesterday"), -1))
