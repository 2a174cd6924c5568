"""Judges what a bet sensor says: which states to believe, when a chip is really there, and when the sensor has failed.

Pure: messages and the time come in, reports go out. It reads no port and keeps no bet.
"""

from collections import deque
from collections.abc import Iterable

from kiosk.devices.bet_sensor.frames import ALL_SEATS, BadFrame, Message, State, Strange, are_lamps, bit
from kiosk.devices.bet_sensor.port import (
    ChipGone,
    ChipSeen,
    Report,
    SensorFailed,
    SensorRecovered,
    SensorTrouble,
    SensorWell,
)
from kiosk.rules.cards.positions import SEATS

HEARTBEAT_MS = 100  # a device speaks at least so often
SILENT_MS = 500
STABLE_MS, STABLE_FRAMES = 200, 3  # a chip, or a new boot, is believed after so long and so many states alike
CALM_MS = 2_000  # a trouble is over when nothing has spoken for it so long
WINDOW_MS = 2_000
NOISE_LIMIT = 10  # spoiled, lost or repeated frames within the window
FLIP_LIMIT = 12  # times that a seat's chip came or went within the window
STUCK_MS = 60_000  # so long may a chip lie where nobody sits
MAX_STEP = 20  # a sequence that leaps farther is not the same line going on
PAST_BOOTS = 64


class _Line:
    """States that follow each other: one boot, the sequence rising."""

    def __init__(self, first: State, now_ms: int) -> None:
        self.latest = first
        self.frames = 1
        self._since_ms = now_ms

    def goes_on(self, state: State) -> bool:
        return state.nonce == self.latest.nonce and 0 < state.sequence - self.latest.sequence <= MAX_STEP

    def is_ahead_of(self, state: State) -> bool:
        return state.nonce == self.latest.nonce and state.sequence <= self.latest.sequence

    def take(self, state: State) -> None:
        self.latest = state
        self.frames += 1

    def is_stable(self, now_ms: int) -> bool:
        return self.frames >= STABLE_FRAMES and now_ms - self._since_ms >= STABLE_MS


class _Burst:
    def __init__(self, limit: int) -> None:
        self._limit = limit
        self._times: deque[int] = deque(maxlen=limit)

    def note(self, now_ms: int) -> bool:
        self._times.append(now_ms)
        return len(self._times) == self._limit and now_ms - self._times[0] <= WINDOW_MS


class Watch:
    """One device's judge. It tells only chips that it vouches for; a trouble takes back what it told."""

    def __init__(self) -> None:
        self._line: _Line | None = None  # the one that is believed
        self._rival: _Line | None = None  # another one, which may be a restart
        self._past: deque[int] = deque(maxlen=PAST_BOOTS)
        self._newest: State | None = None  # of either line
        self._heard_ms: int | None = None
        self._chips = 0  # as last heard
        self._settled = 0  # as heard for long enough
        self._told = 0  # as the table knows them
        self._changed = dict.fromkeys(SEATS, (0, 0))  # when, and at which frame of the line, a chip came or went
        self._noise = _Burst(NOISE_LIMIT)
        self._flips = {seat: _Burst(FLIP_LIMIT) for seat in SEATS}
        self._clear: dict[int, int | None] = {}  # seats where nobody sits, and when they were last seen empty
        self._failed: dict[tuple[SensorTrouble, int | None], int] = {}  # and when something last spoke for it
        self._told_well = False
        self._reports: list[Report] = []

    def step(self, now_ms: int, messages: Iterable[Message]) -> tuple[Report, ...]:
        if self._heard_ms is None:
            self._heard_ms = now_ms
        for message in messages:
            self._take(message, now_ms)
        if now_ms - self._heard_ms > SILENT_MS:
            self._lose(SensorTrouble.SILENT, f"no state for {SILENT_MS} ms", now_ms)
        return self._conclude(now_ms)

    def unplugged(self, now_ms: int, words: str) -> tuple[Report, ...]:
        """What follows from the port being gone, still or again."""
        self._heard_ms = now_ms
        self._lose(SensorTrouble.UNPLUGGED, words, now_ms)
        return self._conclude(now_ms)

    def expect_clear(self, seat: int, *, clear: bool) -> None:
        """Nobody sits here, or somebody does again. A stuck sensor stays stuck until it is seen empty."""
        if not clear:
            self._clear.pop(seat, None)
        elif seat not in self._clear:
            self._clear[seat] = None

    def _take(self, message: Message, now_ms: int) -> None:
        if isinstance(message, BadFrame):
            self._note_noise(now_ms)
        elif isinstance(message, State):
            self._judge(message, now_ms)
        else:
            words = message.words if isinstance(message, Strange) else "the table's own words came back"
            self._fail(SensorTrouble.LYING, None, words, now_ms)

    def _judge(self, state: State, now_ms: int) -> None:
        if words := _impossible(state):
            self._fail(SensorTrouble.LYING, None, words, now_ms)
        elif state == self._newest:
            self._note_noise(now_ms)
        elif self._line is not None and self._line.goes_on(state):
            self._follow(self._line, state, now_ms)
        elif state.nonce in self._past or (self._line is not None and self._line.is_ahead_of(state)):
            self._fail(SensorTrouble.LYING, None, "an old state came again", now_ms)
        else:
            self._meet(state, now_ms)

    def _follow(self, line: _Line, state: State, now_ms: int) -> None:
        if self._rival is not None:
            self._rival = None
            self._fail(SensorTrouble.LYING, None, "two boots speak at once", now_ms)
        if state.sequence != line.latest.sequence + 1:
            self._note_noise(now_ms)
        line.take(state)
        self._apply(line, now_ms)

    def _meet(self, state: State, now_ms: int) -> None:
        """Another line: believed once it has gone on for a while without the old one. Never for a single frame."""
        self._newest = state
        if self._rival is None or not self._rival.goes_on(state):
            self._rival = _Line(state, now_ms)
            return
        self._rival.take(state)
        if self._rival.is_stable(now_ms):
            if self._line is not None:
                if self._line.latest.nonce != state.nonce:
                    self._past.append(self._line.latest.nonce)
                self._lose(SensorTrouble.SILENT, "it started anew", now_ms)
            self._line, self._rival = self._rival, None
            self._apply(self._line, now_ms)

    def _apply(self, line: _Line, now_ms: int) -> None:
        state = self._newest = line.latest
        self._heard_ms = now_ms
        for seat in _seats(state.chips ^ self._chips):
            self._changed[seat] = (now_ms, line.frames)
            if self._flips[seat].note(now_ms):
                self._fail(SensorTrouble.NOISY, seat, "its chip comes and goes too fast", now_ms)
        self._chips = state.chips
        for seat in _seats(self._chips ^ self._settled):
            since_ms, first = self._changed[seat]
            if now_ms - since_ms >= STABLE_MS and line.frames - first + 1 >= STABLE_FRAMES:
                self._settled ^= bit(seat)
        for seat in _seats(state.broken):
            self._fail(SensorTrouble.STUCK, seat, "its self-test failed", now_ms)

    def _note_noise(self, now_ms: int) -> None:
        if self._noise.note(now_ms):
            self._fail(SensorTrouble.NOISY, None, "too many spoiled, lost or repeated frames", now_ms)

    def _lose(self, kind: SensorTrouble, words: str, now_ms: int) -> None:
        """The device is out of sight: what it said of the chips counts no longer."""
        self._chips = self._settled = 0
        self._fail(kind, None, words, now_ms)

    def _fail(self, kind: SensorTrouble, seat: int | None, words: str, now_ms: int) -> None:
        if (kind, seat) not in self._failed:
            self._reports.append(SensorFailed(kind, seat, words))
        self._failed[kind, seat] = now_ms
        self._told &= 0 if seat is None else ~bit(seat)

    def _conclude(self, now_ms: int) -> tuple[Report, ...]:
        self._find_stuck(now_ms)
        if self._failed:
            self._recover(now_ms)
        if not self._told_well or self._settled != self._told:
            self._tell()
        reports = tuple(self._reports)
        self._reports.clear()
        return reports

    def _find_stuck(self, now_ms: int) -> None:
        for seat, empty_ms in self._clear.items():
            if empty_ms is None or not self._settled & bit(seat):
                self._clear[seat] = now_ms
            elif now_ms - empty_ms >= STUCK_MS:
                self._fail(SensorTrouble.STUCK, seat, "it sees a chip where nobody sits", now_ms)

    def _recover(self, now_ms: int) -> None:
        """End the troubles that nothing speaks for. A stuck sensor has to be seen empty, by a device that is well."""
        unwell = any(seat is None for _, seat in self._failed)
        for (kind, seat), spoken_for_ms in tuple(self._failed.items()):
            if kind is SensorTrouble.STUCK and seat is not None and (unwell or self._chips & bit(seat)):
                self._failed[kind, seat] = now_ms
            elif now_ms - spoken_for_ms >= CALM_MS:
                del self._failed[kind, seat]
                self._reports.append(SensorRecovered(kind, seat))

    def _tell(self) -> None:
        failed = {seat for _, seat in self._failed}
        if None in failed or self._line is None:
            return
        if not self._told_well:
            self._told_well = True
            self._reports.append(SensorWell())
        for seat in _seats(self._settled ^ self._told):
            if seat not in failed:
                self._told ^= bit(seat)
                self._reports.append(ChipSeen(seat) if self._told & bit(seat) else ChipGone(seat))


def _seats(mask: int) -> list[int]:
    return [seat for seat in SEATS if mask & bit(seat)] if mask else []


def _impossible(state: State) -> str | None:
    """Why no honest device can be in this state."""
    if (state.chips | state.broken) & ~ALL_SEATS:
        return "it speaks of a seat that does not exist"
    if state.chips & state.broken:
        return "it sees a chip with a sensor that failed its self-test"
    if not are_lamps(state.lamps):
        return "it shows a lamp that does not exist"
    return None
