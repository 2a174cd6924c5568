"""One simulation from its seed: who acts when, what is checked after each step, and how it ends."""

import random
import tempfile
from collections.abc import Callable
from pathlib import Path
from typing import NamedTuple

from kiosk.base.ports import Trouble
from kiosk.ledger.table_state import Phase
from kiosk.table.requests import Leave
from tests.simulate.actors import Players, act_one
from tests.simulate.bench import Bench
from tests.simulate.model import must
from tests.simulate.nature import Misfortunes, Sensors, Time
from tests.simulate.settings import random_config
from tests.simulate.staff import Staff
from tests.simulate.world import Crash

RECOUNT_EVERY = 150  # steps
_PATIENCE = 60  # rounds of helping until the table must be empty
_IN_MEMORY = Path("/dev/shm")  # noqa: S108 (where it is there, a ledger is written without waiting for a disk)


class Failed(AssertionError):  # noqa: N818 (what it says)
    """A simulation that went wrong, and how to see it again."""


class Outcome(NamedTuple):
    """A simulation that went well."""

    seed: int
    game: str
    steps: int
    rounds: int
    entries: int
    starts: int
    reached: frozenset[str]  # kinds of records that were written, and what rarely happens

    def __str__(self) -> str:
        return (
            f"seed {self.seed}: {self.steps} steps, {self.rounds} rounds, {self.entries} entries, "
            f"{self.starts} starts, last of {self.game}"
        )


def simulate(
    seed: int,
    steps: int,
    rounds: int | None = None,
    game: str | None = None,
    *,
    say: Callable[[str], None] | None = None,
) -> Outcome:
    """Simulate so many steps, or rounds; Failed if anything is not as it must be."""
    where = _IN_MEMORY if _IN_MEMORY.is_dir() else None
    with tempfile.TemporaryDirectory(prefix="croupier-simulation-", dir=where) as base:
        simulation = _Simulation(Path(base), seed, game, say)
        try:
            return simulation.run(steps, rounds)
        finally:
            simulation.close()


class _Simulation:
    def __init__(self, base: Path, seed: int, game: str | None, say: Callable[[str], None] | None) -> None:
        self._seed, self._game = seed, game
        rng = random.Random(seed)
        self._bench = Bench(base, rng, random_config(rng, game), say, wired=rng.random() < 0.4)
        self._players, self._time = Players(self._bench), Time(self._bench)
        self._sensors, self._misfortunes = Sensors(self._bench), Misfortunes(self._bench)
        self._staff = Staff(self._bench, game)

    def run(self, steps: int, rounds: int | None) -> Outcome:
        bench = self._bench
        try:
            while bench.step < steps and (rounds is None or len(bench.model.settled) < rounds):
                bench.step += 1
                self._step()
                if bench.step % RECOUNT_EVERY == 0:
                    bench.recount()
            self._wind_down()
        except Exception as error:
            raise Failed(self._report(error)) from error
        reached, settled = frozenset(bench.model.reached), len(bench.model.settled)
        entries = bench.world.reader.last_number()
        return Outcome(self._seed, bench.model.terms.game, bench.step, settled, entries, bench.world.starts, reached)

    def close(self) -> None:
        self._bench.world.close()

    def _step(self) -> None:
        bench = self._bench
        halted = bench.table.halted
        try:
            if halted is not None and halted.trouble == Trouble.DAMAGED and bench.rng.random() < 0.3:
                bench.log.note(bench.step, "somebody mends the ledger and restarts")
                raise Crash
            waits = halted is not None or bench.model.stopped
            called = waits or bool(bench.model.calling)
            act_one(
                bench,
                (
                    (30 if waits else 60, self._players.act),
                    (40 if waits else 24, self._time.act),
                    (20 if called else 10, self._staff.act),
                    (7, self._sensors.act),
                    (6 if waits else 2, self._misfortunes.act),
                ),
            )
        except Crash:
            bench.world.crash()
            bench.check()
            bench.recount()
        bench.check()

    def _wind_down(self) -> None:
        """Nothing goes wrong any more: everybody is paid and leaves, and the table comes to rest."""
        bench = self._bench
        bench.log.note(bench.step, "everybody leaves")
        bench.world.journal.plan = None
        bench.world.chance.failing = False
        if bench.world.wire is not None:
            bench.world.wire.calm()
        if bench.table.halted is not None:
            bench.world.crash()
        for _ in range(_PATIENCE):
            self._misfortunes.clear()
            self._staff.help_out()
            for seat in sorted(bench.model.taken - bench.model.leaving):
                bench.ask(Leave(seat))
            self._time.skip()
            bench.check()
            if bench.table.state.phase == Phase.ATTRACT and not bench.model.taken:
                break
        must(bench.table.state.phase == Phase.ATTRACT, f"the table stays at {bench.table.state.phase}")
        must(not bench.model.taken, f"seats {bench.model.taken} stay taken")
        of_seats = ("seat", "felt", "hand-pay")
        left = [account for account, held in bench.model.money.items() if held and account.split(":")[0] in of_seats]
        must(not left, f"money stays behind: {left}")
        bench.recount()
        bench.world.restart()
        bench.check()
        bench.recount_without_key()

    def _report(self, error: Exception) -> str:
        bench = self._bench
        again = f"python -m tests.simulate --seed {self._seed} --steps {max(bench.step, 1)}"
        again += f" --game {self._game}" if self._game else ""
        lines = "\n".join(bench.log.latest)
        return f"seed {self._seed}, step {bench.step}: {type(error).__name__}: {error}\n{lines}\nagain: {again}"
