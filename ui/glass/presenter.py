"""What is on screen, at its own pace: the beats of every commit, in order, over the latest committed view.

Each beat is shown, whole or shorter, and none is dropped, whatever is committed meanwhile. The table's clocks wait for
the story; a screen that has fallen behind tells what moves faster until it has caught up, but not what is read.
"""

from collections import deque
from typing import NamedTuple

from kiosk.ledger.table_state import Phase
from kiosk.rules.pay.money import PoolShare
from kiosk.rules.round import PublicView
from kiosk.table.story.beats import REST, Beat, HeldStage, over
from kiosk.table.views import TableView
from ui.glass.calls import called
from ui.sounds import CUE, SAY, Sound

CATCH_UP = 4  # times as fast, at most, is what came late told
SPEECH_MS = 2_600  # a caption stays, unless another comes
RECOVERED_MS = 8_000


class Celebration(NamedTuple):
    """A win that the whole table sees, as it was."""

    seat: int
    cents: int
    pooled: bool  # of the progressive
    until_ms: int


class Presenter:
    """Told of commits; asked what to show and what to sound."""

    def __init__(self, view: TableView, now_ms: int) -> None:
        self._latest = view
        self._beats: deque[Beat] = deque()
        self._beat = REST
        self._until_ms = now_ms  # the beat is shown
        self._due_ms = now_ms  # it should be: earlier, if the screen fell behind
        self._told: HeldStage | None = None  # how the latest round's story ended
        self._speech = ""
        self._speech_until_ms = 0
        self._sounds: list[Sound] = []
        self._recovered_until_ms = 0
        self.celebration: Celebration | None = None
        if view.phase == Phase.PLAYING:  # this very round was interrupted, and goes on
            self._recovered_until_ms = now_ms + RECOVERED_MS
            self._say("round-resumed", now_ms)

    @property
    def shown(self) -> TableView:
        if self._beat.held is not None:
            return over(self._latest, self._beat.held)
        if self.told is not None and self._latest.phase == Phase.RESULT:  # the cards have been collected
            return self._latest._replace(round=self.told)
        return self._latest

    @property
    def told(self) -> PublicView | None:
        """The latest round, as its story ended; None if its end was not told, since the ledger failed meanwhile."""
        played = self._told.round if self._told is not None else None
        return played if played is not None and played.settled else None

    @property
    def live(self) -> bool:
        """Whether everything has been told, and the latest is shown."""
        return self._beat.held is None and not any(beat.held for beat in self._beats)

    def overdue(self, now_ms: int) -> bool:
        """Whether everything should have been told by now, and has not: the screen stood still."""
        return not self.live and now_ms > self._due_ms + sum(beat.ms for beat in self._beats if beat.held)

    @property
    def beat(self) -> Beat:
        """What is being told, in the time that it is told in."""
        return self._beat

    @property
    def speech(self) -> str:
        """The phrase that the dealer says, or said just now."""
        return self._speech

    @property
    def recovered(self) -> bool:
        """Whether it is still told that the round was resumed."""
        return self._recovered_until_ms > 0

    def tell(self, beats: tuple[Beat, ...], view: TableView, now_ms: int) -> None:
        """Of a commit: its beats, and the view after it."""
        if not any(beat.held for beat in beats):
            self._beat = self._beside(self._beat, view)
            self._beats = deque(self._beside(beat, view) for beat in self._beats)
        self._latest = view
        idle = self.live
        self._sounds += [Sound(CUE, beat.sound, beat.look) for beat in beats if beat.at_once]
        self._beats += [beat for beat in beats if not beat.at_once]
        if idle and self._beats:
            self._until_ms = self._due_ms = now_ms  # no gesture holds it up
        self.advance(now_ms)

    def _beside(self, beat: Beat, view: TableView) -> Beat:
        """What was committed beside the round shows at once, and tells nothing of how the round ends."""
        return beat._replace(held=beat.held.beside(self._latest, view)) if beat.held is not None else beat

    def advance(self, now_ms: int) -> None:
        """Let time pass: the next beat begins, and what is over is taken away. Of what is late, each has its turn."""
        while now_ms >= self._until_ms and self._beats:
            self._begin(self._beats.popleft(), now_ms)
        if now_ms >= self._until_ms and not self._beats:
            self._rest()
        if self._speech and now_ms >= self._speech_until_ms:
            self._speech = ""
        if self.celebration and now_ms >= self.celebration.until_ms:
            self.celebration = None
        if now_ms >= self._recovered_until_ms:
            self._recovered_until_ms = 0

    def next_ms(self) -> int | None:
        """When something changes by itself; None if nothing does."""
        times = [self._until_ms] if self._beats or self._beat != REST else []
        times += [self._speech_until_ms] if self._speech else []
        times += [self.celebration.until_ms] if self.celebration else []
        times += [self._recovered_until_ms] if self._recovered_until_ms else []
        return min(times, default=None)

    def take_sounds(self) -> tuple[Sound, ...]:
        """What is to be heard since the last time."""
        taken = tuple(self._sounds)
        self._sounds.clear()
        return taken

    def _begin(self, beat: Beat, now_ms: int) -> None:
        """It ends when it is due, or later if it would hardly be seen; a gesture gives way to what follows."""
        if beat.held is None:  # what was collected stays collected behind a gesture
            self._told = self._beat.held or self._told
        self._beat = beat
        if beat.held is not None:
            self._due_ms += beat.ms
            self._until_ms = max(self._due_ms, now_ms + (beat.ms if beat.read else beat.ms // CATCH_UP))
            self._beat = beat.told_in(self._until_ms - now_ms)
        elif not self._beats:
            self._until_ms = now_ms + beat.ms
        self._sounds += [Sound(CUE, name, beat.look) for name in (beat.sound, beat.under) if name]
        if phrase := called(beat.say, beat.served, self.shown):
            self._say(phrase, now_ms)
        if beat.what == "celebrate" and beat.served is not None:
            self.celebration = self._celebrated(beat.served, beat.held)

    def _celebrated(self, seat: int, held: HeldStage | None) -> Celebration:
        """The part of the pool that lies before the seat by now, or else what its round came to."""
        served = held.round.seats if held is not None and held.round is not None else ()
        lines = [line for one in served if one.seat == seat for line in one.lines]
        pooled = [line.returned for line in lines if isinstance(line.pays, PoolShare)]
        last = self._latest.last
        net = sum(one.returned - one.staked for one in last.seats if one.seat == seat) if last is not None else 0
        return Celebration(seat, pooled[-1] if pooled else net, bool(pooled), self._until_ms)

    def _rest(self) -> None:
        """Everything has been told. How a round's story ended stays, as long as its result does."""
        self._told = self._beat.held or self._told
        self._beat = REST

    def _say(self, phrase: str, from_ms: int) -> None:
        self._speech, self._speech_until_ms = phrase, from_ms + SPEECH_MS
        self._sounds.append(Sound(SAY, phrase))
