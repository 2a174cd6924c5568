"""What is on screen, at its own pace: a bounded queue of beats over the latest committed view.

Nothing waits for it: the table goes on, money is where the ledger says, and a queue that grows too long is cut short.
"""

from collections import deque
from typing import NamedTuple

from kiosk.ledger.records import Record
from kiosk.ledger.table_state import Hit, Phase
from kiosk.table.views import SeatOnTable, TableView
from ui.glass.story import StoryStep, over, story_of
from ui.sounds import CUE, SAY, Sound

LONGEST_MS = 8_000  # of beats that wait; more is not worth waiting for
LATE_MS = 100  # a beat that begins later than this is not shortened for it
SPEECH_MS = 2_600  # a caption stays, unless another comes
CELEBRATION_MS = 12_000
RECOVERED_MS = 8_000


def _moved(one: SeatOnTable, was: SeatOnTable) -> bool:
    """Whether the seat's money or its player changed beside the round."""
    return (one.credit, one.bets, one.taken, one.hand_pays) != (was.credit, was.bets, was.taken, was.hand_pays)


class Celebration(NamedTuple):
    """The progressive wins of a round, frozen as they were."""

    hits: tuple[Hit, ...]
    until_ms: int

    @property
    def seats(self) -> list[int]:
        return sorted({hit.seat for hit in self.hits})

    @property
    def cents(self) -> int:
        return sum(hit.cents for hit in self.hits)


class Presenter:
    """Told of commits; asked what to show and what to sound."""

    def __init__(self, view: TableView, now_ms: int) -> None:
        self._latest = view
        self._steps: deque[StoryStep] = deque()
        self._step_shown = StoryStep(0)
        self._until_ms = now_ms
        self._speech = ""
        self._speech_until_ms = 0
        self._sounds: list[Sound] = []
        self._recovered_until_ms = 0
        self._released: set[int] = set()  # seats that nothing is held back of
        self._hits: tuple[Hit, ...] = ()  # that are celebrated once their cards lie there
        self.celebration: Celebration | None = None
        if view.phase == Phase.PLAYING:  # this very round was interrupted, and goes on
            self._recovered_until_ms = now_ms + RECOVERED_MS
            self._say("round-resumed", now_ms)

    @property
    def shown(self) -> TableView:
        return over(self._latest, None if self.live else self._step_shown.held, self._released)

    @property
    def live(self) -> bool:
        """Whether the latest is shown, and nothing of it is held back."""
        return self._step_shown.held is None or (self._step_shown.live and not any(step.held for step in self._steps))

    @property
    def step(self) -> StoryStep:
        return self._step_shown

    @property
    def speech(self) -> str:
        """The phrase that the dealer says, or said just now."""
        return self._speech

    @property
    def recovered(self) -> bool:
        """Whether it is still told that the round was resumed."""
        return self._recovered_until_ms > 0

    def tell(self, records: tuple[Record, ...], view: TableView, now_ms: int) -> None:
        steps = story_of(self._latest, records, view)
        self._hits += tuple(hit for hit in view.hits if hit not in self._latest.hits)
        if not any(step.held for step in steps):
            self._released |= {
                one.seat for one, was in zip(view.seats, self._latest.seats, strict=True) if _moved(one, was)
            }
        self._latest = view
        self._sounds += [Sound(CUE, step.sound, step.look) for step in steps if not step.ms and step.held is None]
        self._steps += [step for step in steps if step.ms or step.held is not None]
        if self._step_shown.live and any(step.held for step in steps):
            self._until_ms = min(self._until_ms, now_ms)  # the players were quicker
        if view.phase == Phase.BETTING or sum(step.ms for step in self._steps) > LONGEST_MS:
            self._cut_short()
        self.advance(now_ms)

    def advance(self, now_ms: int) -> None:
        """Let time pass: the next beats begin, and what is over is taken away."""
        while now_ms >= self._until_ms and self._steps:
            self._begin(self._steps.popleft(), max(self._until_ms, now_ms - LATE_MS))
        if now_ms >= self._until_ms and not self._steps:
            self._step_shown = StoryStep(0, turns=self._step_shown.turns)
            self._released.clear()
        if self._speech and now_ms >= self._speech_until_ms:
            self._speech = ""
        if self._hits and self.shown.phase != Phase.PLAYING:
            self.celebration, self._hits = Celebration(self._hits, now_ms + CELEBRATION_MS), ()
        if self.celebration and now_ms >= self.celebration.until_ms:
            self.celebration = None
        if now_ms >= self._recovered_until_ms:
            self._recovered_until_ms = 0

    def next_ms(self) -> int | None:
        """When something changes by itself; None if nothing does."""
        times = [self._until_ms] if self._steps or self._step_shown.ms else []
        times += [self._speech_until_ms] if self._speech else []
        times += [self.celebration.until_ms] if self.celebration else []
        times += [self._recovered_until_ms] if self._recovered_until_ms else []
        return min(times, default=None)

    def take_sounds(self) -> tuple[Sound, ...]:
        """What is to be heard since the last time."""
        taken = tuple(self._sounds)
        self._sounds.clear()
        return taken

    def _begin(self, step: StoryStep, from_ms: int) -> None:
        self._step_shown = step._replace(turns=step.turns or self._step_shown.turns)
        self._until_ms = from_ms + step.ms
        if step.sound:
            self._sounds.append(Sound(CUE, step.sound, step.look))
        if step.say:
            self._say(step.say, from_ms)

    def _say(self, phrase: str, from_ms: int) -> None:
        self._speech, self._speech_until_ms = phrase, from_ms + SPEECH_MS
        self._sounds.append(Sound(SAY, phrase))

    def _cut_short(self) -> None:
        """No beat holds the stage any more; what the last ones say and sound stays."""
        self._steps = deque(step._replace(ms=min(step.ms, 300), held=None) for step in list(self._steps)[-2:])
        self._step_shown = self._step_shown._replace(ms=0, held=None)
        self._until_ms = 0
