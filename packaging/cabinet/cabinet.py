"""The cabinet as the trial sees it from outside: its session, its ledger, its glass and its processes."""

import csv
import io
import time
import tomllib
from pathlib import Path
from typing import NamedTuple

from fingers import Fingers
from glass import Glass
from machine import Machine, Trouble, wait_for

UNIT = "croupier.service"
DATA = "/var/lib/croupier/ledger"
_FIRST_FRAME_S = 90


class Entry(NamedTuple):
    """An entry of the ledger, as `croupier events` prints it."""

    number: int
    kind: str
    round: str
    seat: str
    words: str


class Session(NamedTuple):
    """Who runs: the kiosk, and everything in its unit, by process number and start."""

    kiosk: int
    processes: frozenset[tuple[int, str, str]]


class Cabinet:
    """The machine, and what a person in front of it could see and do."""

    def __init__(self, machine: Machine, glass: Glass, log: Path) -> None:
        self.machine = machine
        self.glass = glass
        self.log = log
        self.points: dict[str, tuple[int, int]] = {
            name: (x, y) for name, (x, y) in tomllib.loads(Path(__file__).with_name("points.toml").read_text()).items()
        }
        self._pictures = 0

    # The session.

    def of_unit(self, name: str, unit: str = UNIT) -> str:
        """A property of the unit."""
        return self.machine.run("systemctl", "show", "--value", f"--property={name}", unit).strip()

    def await_session(self) -> Session:
        """Until the table itself has told that it is up."""
        wait_for("the session is up", lambda: self.of_unit("ActiveState") == "active", _FIRST_FRAME_S)
        wait_for("the kiosk runs", self.kiosks, 20)
        time.sleep(2)  # what comes first moves in
        return self.session()

    def kiosks(self) -> list[int]:
        """The numbers of the kiosk's processes, as this machine counts."""
        return [pid for pid, name, _ in self._processes() if name == "croupier"]

    def session(self) -> Session:
        """What runs in the session now."""
        kiosks = self.kiosks()
        if len(kiosks) != 1:
            raise Trouble(f"{len(kiosks)} kiosks run, and one should")
        return Session(kiosks[0], self._processes())

    def _processes(self) -> frozenset[tuple[int, str, str]]:
        """All of the machine that are of no other service than the session, but for the operator's menu."""
        namespace = Path(f"/proc/{self.machine.leader}/ns/pid").readlink()
        found = set()
        for process in Path("/proc").glob("[0-9]*"):
            try:
                if (process / "ns/pid").readlink() != namespace:
                    continue
                group = (process / "cgroup").read_text()
                name, _, rest = (process / "stat").read_text().partition("(")[2].rpartition(")")
                if b"\0menu\0" in (process / "cmdline").read_bytes():
                    continue
            except OSError:  # it ended while it was looked at
                continue
            if "/system.slice/" not in group or f"/{UNIT}" in group:
                found.add((int(process.name), name, rest.split()[19]))
        return frozenset(found)

    # The ledger.

    def command(self, *words: object, timeout: float = 120) -> str:
        """`croupier` as the cabinet's own user."""
        return self.machine.run("croupier-cabinet", *words, timeout=timeout)

    def entries(self) -> list[Entry]:
        """The last entries, the newest last."""
        printed = self.command("events", "--all", "--csv", "--limit", 200)
        rows = list(csv.reader(io.StringIO(printed)))[1:]
        return [Entry(int(row[0]), row[2], row[4], row[5], row[-1]) for row in rows]

    def newest(self) -> int:
        """The number of the last entry."""
        return self.entries()[-1].number

    def await_entry(self, kind: str, after: int, seconds: float, words: str = "") -> Entry:
        """Until the ledger has such an entry after that number."""
        found: list[Entry] = []

        def there() -> bool:
            found[:] = [one for one in self.entries() if one.number > after and one.kind == kind and words in one.words]
            return bool(found)

        wait_for(f"the ledger says {kind} {words}".rstrip(), there, seconds)
        return found[0]

    # The glass.

    def picture(self, name: str) -> None:
        """Keep what is to be seen."""
        self._pictures += 1
        self.glass.picture(self.log / f"{self._pictures:02}-{name}.png")

    def touch(self, point: str) -> None:
        """One touch on something."""
        self.fingers.does("tap", *self.points[point])

    def hold(self, point: str, seconds: int) -> None:
        """One finger that stays."""
        self.fingers.does("hold", *self.points[point], seconds)

    @property
    def fingers(self) -> Fingers:
        """Of somebody at the glass."""
        return Fingers(self.machine.leader)

    def touch_for(self, point: str, kind: str, words: str = "", tries: int = 12) -> Entry:
        """Touch it until the ledger has it: what moves on the glass may not have arrived yet."""
        after = self.newest()
        for _ in range(tries):
            self.touch(point)
            try:
                return self.await_entry(kind, after, 2.5, words)
            except Trouble:
                continue
        self.picture("not-heard")
        raise Trouble(f"{tries} touches on {point}, and the ledger never said {kind} {words}".rstrip())

    # A round.

    def take_seat(self) -> None:
        """Sit down and buy in."""
        after = self.newest()
        self.touch("seat1.sit")
        time.sleep(1.5)
        self.touch_for("seat1.panel.press.buy 100000", "credit-bought")
        self.await_entry("betting-opened", after, 90)

    def begin_round(self) -> Entry:
        """Bet, and be dealt cards; the entry that opened the round."""
        time.sleep(2)
        self.touch("seat1.chip.5")
        self.touch_for("seat1.spot.ante", "bet-placed")
        return self.touch_for("seat1.act.ready", "round-opened")

    def decide(self, point: str) -> Entry:
        """A decision, as soon as it is wanted."""
        return self.touch_for(point, "round-stepped", "The seat decided")

    def await_settled(self, after: int) -> Entry:
        """Until the round is settled."""
        return self.await_entry("round-stepped", after, 60, "settled")


def in_place(cabinet: Cabinet, before: Session, rim: bytes | None) -> None:
    """Trouble unless the same session is there with nothing beside it and, where the rim is known, nothing over it."""
    now = cabinet.session()
    if now.kiosk != before.kiosk:
        raise Trouble(f"the kiosk was process {before.kiosk}, and is {now.kiosk}")
    if now.processes != before.processes:
        changed = sorted(name for _, name, _ in now.processes ^ before.processes)
        raise Trouble(f"processes came or went: {', '.join(changed)}")
    if cabinet.of_unit("ActiveState") != "active":
        raise Trouble("the session's unit is not active any more")
    if rim is not None and cabinet.glass.edge() != rim:
        raise Trouble("something else lies over the table's rim")
