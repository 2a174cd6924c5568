"""The world around the table: a ledger that can fail or outlive its process, chance, clocks and a sensor on a wire.

The journal, the sealing, the keys and the files are the device's own. A crash is a copy of the files as they are in
that instant; the table goes on from the copy, as after a power cut.
"""

import random
import shutil
from collections import deque
from collections.abc import Callable, Iterator, Sequence
from contextlib import suppress
from enum import StrEnum
from pathlib import Path
from typing import NamedTuple, TypeVar

from kiosk.app.composition import open_reader, open_table
from kiosk.base.ports import Entry, LedgerFault, Software, StoredEntry, Trouble
from kiosk.devices.bet_sensor.frames import Deframer
from kiosk.devices.bet_sensor.port import Report
from kiosk.devices.bet_sensor.simulator import SimulatedSensor
from kiosk.devices.bet_sensor.watch import Watch
from kiosk.policy.config import TableConfig
from kiosk.rules.cards.positions import SEATS
from kiosk.table.chance import SeededChance, SourceFailed
from kiosk.table.table import Observer, Table
from storage.crypto.keys import load_keys
from storage.crypto.pins import Argon2PinKeeper
from storage.crypto.sealing import ChaChaSealer
from storage.journal import SqliteJournal, create_ledger
from storage.places import Places
from tests.kit.table.table_driver import CHEAP, ManualClock

T = TypeVar("T")
BEAT_MS = 400  # slower than a device speaks, faster than silence
LONGEST_BEATS_MS = 60_000  # a longer wait is a leap, during which the sensor is not heard


class Crash(BaseException):
    """The process died here."""


class Misfortune(StrEnum):
    """What can happen to an append, or to the signing between rounds."""

    FAULT_BEFORE = "a fault before the commit"
    FAULT_AFTER = "a fault after the commit"
    FAULT_SIGNING = "a fault while signing"
    CRASH_BEFORE = "a crash before the commit"
    CRASH_AFTER = "a crash after the commit"


class Plan(NamedTuple):
    """A misfortune to come: after so many calls that it could have befallen, and for so many attempts to reopen."""

    what: Misfortune
    after: int
    trouble: Trouble = Trouble.FULL
    attempts: int = 0


class TroubledJournal:
    """The real journal, and what befalls it. Like the real one, it answers with its fault until it is reopened."""

    def __init__(self, journal: SqliteJournal) -> None:
        self._journal = journal
        self._fault: LedgerFault | None = None
        self._attempts = 0
        self.plan: Plan | None = None

    def append(self, entries: Sequence[Entry]) -> int:
        befalls = self._befalls(signing=False)
        if befalls in (Misfortune.FAULT_BEFORE, Misfortune.CRASH_BEFORE):
            self._strike(befalls)
        number = self._journal.append(entries)
        if befalls:
            self._strike(befalls)
        return number

    def tail(self) -> Iterator[StoredEntry]:
        return self._journal.tail()

    def sign(self, at_ms: int) -> None:
        if befalls := self._befalls(signing=True):
            self._strike(befalls)
        self._journal.sign(at_ms)

    def between_rounds(self, at_ms: int) -> None:
        if befalls := self._befalls(signing=True):
            self._strike(befalls)
        self._journal.between_rounds(at_ms)

    def reopen(self) -> None:
        if self._attempts:
            self._attempts -= 1
            raise LedgerFault(Trouble.GONE, "still not there")
        self._journal.reopen()
        self._fault = None

    def close(self) -> None:
        self._journal.close()

    def _befalls(self, *, signing: bool) -> Misfortune | None:
        if self._fault is not None:
            raise LedgerFault(self._fault.trouble, str(self._fault))
        plan = self.plan
        if plan is None or (plan.what is Misfortune.FAULT_SIGNING) != signing:
            return None
        self.plan = plan._replace(after=plan.after - 1)
        return None if plan.after else plan.what

    def _strike(self, what: Misfortune) -> None:
        plan, self.plan = self.plan, None
        if what in (Misfortune.CRASH_BEFORE, Misfortune.CRASH_AFTER) or plan is None:
            raise Crash(what)
        self._attempts = plan.attempts
        self._fault = LedgerFault(plan.trouble, what)
        raise self._fault


class LuckyChance(SeededChance):
    """Seeded chance that deals big hands far too often, and that can fail."""

    def __init__(self, seed: int) -> None:
        super().__init__(seed)
        self._luck = random.Random(seed)
        self.failing = False

    def shuffled(self, cards: Sequence[T]) -> tuple[T, ...]:
        self._check()
        order = list(super().shuffled(cards))
        if self._luck.random() < 0.5:
            self._stack(order)
        return tuple(order)

    def below(self, limit: int) -> int:
        self._check()
        return super().below(limit)

    def salt(self) -> bytes:
        self._check()
        return super().salt()

    def _stack(self, order: list[T]) -> None:
        """A royal flush for whoever is served first, if so many play and the deal is of that kind."""
        suit, hands = self._luck.choice("sssdh"), self._luck.randint(2, 7)
        board = 2 * hands + self._luck.randint(0, 1)
        places = (0, self._luck.choice((1, hands)), board, board + 1, board + 2)
        for rank, place in zip("AKQJT", places, strict=True):
            at = order.index(rank + suit)  # type: ignore[arg-type]
            order[at], order[place] = order[place], order[at]

    def _check(self) -> None:
        if self.failing:
            self.failing = False
            raise SourceFailed("OpenSSL", "the simulation failed it")


class Wire:
    """A simulated bet sensor, heard through the real frames and judged by the real watch."""

    def __init__(self, rng: random.Random) -> None:
        self._rng = rng
        self.device = SimulatedSensor(lambda: rng.getrandbits(32))
        self.noise = b""
        self.listen()

    def listen(self) -> None:
        """A new process listens: it knows nothing of before."""
        self._watch, self._deframer = Watch(), Deframer()

    def calm(self) -> None:
        """Nothing is wrong with the device any more."""
        self.device.faults.clear()
        for seat in SEATS:
            self.device.set_stuck(seat, on=False)
            self.device.set_broken(seat, on=False)

    def beat(self, now_ms: int, taken: Sequence[bool]) -> tuple[Report, ...]:
        """What follows from the device's next word, and from noise on the line before it."""
        for seat, sits in zip(SEATS, taken, strict=True):
            self._watch.expect_clear(seat, clear=not sits)
        noise, self.noise = self.noise, b""
        return self._watch.step(now_ms, self._deframer.feed(noise + self.device.frame()))


class World:
    """The table in its world. `observer` is told by each table that is started."""

    def __init__(
        self, base: Path, rng: random.Random, kind: str, config: TableConfig, observer: Observer, *, wired: bool
    ) -> None:
        self._base, self._rng, self._kind, self._config, self._observer = base, rng, kind, config, observer
        self.starts = 0
        self.clock = ManualClock()
        self.wire = Wire(rng) if wired else None
        self.data = base / "0"
        self._pins = Argon2PinKeeper(b"p" * 32, CHEAP)
        create_ledger(self.data, kind, self.clock.wall, "simulation")
        open_table(self.data, kind, config, self.clock, SeededChance(0), self._pins).close()
        self._start()

    def _start(self) -> None:
        self.starts += 1
        keys = load_keys(Places(self.data))
        self.sealer = ChaChaSealer(keys.sealing)
        self.chance = LuckyChance(self._rng.getrandbits(32))
        self.journal = TroubledJournal(SqliteJournal(self.data, keys.signing))
        self.reader = open_reader(self.data)
        self.table = Table(self.journal, self.clock, self.chance, self.sealer, self._pins, Software("simulated"))
        self.table.observe(self._observer)

    def crash(self) -> None:
        """The process is gone, and another starts on what the disk holds."""
        left = self.data
        self.data = self._base / str(self.starts)
        shutil.copytree(left, self.data, ignore=shutil.ignore_patterns("*-shm", "*.lock"))
        self._end()
        shutil.rmtree(left)
        self.clock.steady = self._rng.choice((0, self.clock.steady + 5_000))
        if self.wire is not None:
            self.wire.listen()
        self._start()

    def restart(self) -> None:
        """The process ends as it should, and another starts."""
        self._end()
        if self.wire is not None:
            self.wire.listen()
        self._start()

    def close(self) -> None:
        self._end()

    def _end(self) -> None:
        self.reader.close()
        with suppress(LedgerFault):
            self.table.close()

    def pass_ms(self, ms: int) -> None:
        """So much time passes, and the sensor is heard meanwhile."""
        if self.wire is None or ms > LONGEST_BEATS_MS:
            self.clock.pass_ms(ms)
        else:
            for _ in range(ms // BEAT_MS):
                self.clock.pass_ms(BEAT_MS)
                self.hear()
            self.clock.pass_ms(ms % BEAT_MS)
        self.table.tick()

    def hear(self) -> None:
        """The sensor's next word."""
        if self.wire is not None:
            taken = [place.taken for place in self.table.state.places]
            if reports := self.wire.beat(self.clock.steady, taken):
                self.table.sense(reports)


class Log:
    """What was done, the latest of it."""

    def __init__(self, say: Callable[[str], None] | None, keep: int = 20) -> None:
        self._say = say
        self.latest: deque[str] = deque(maxlen=keep)

    def note(self, step: int, words: str) -> None:
        line = f"{step:6} {words}"
        self.latest.append(line)
        if self._say is not None:
            self._say(line)
