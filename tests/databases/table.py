"""The table that golden ledgers are played on: the running release's own, with its staff, on a clock that is moved.

Nothing is a mock: keys, PINs, sealing and signatures are the device's. Only the cards of rare hands are stacked.
"""

import shutil
import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from unittest.mock import patch

from kiosk.app.composition import open_table
from kiosk.app.launch import open_checked
from kiosk.base.clock import moment_ms
from kiosk.base.ports import Chance, Clock, PinKeeper, Software
from kiosk.ledger.table_state import Phase
from kiosk.policy.access import Role
from kiosk.policy.config import TableConfig
from kiosk.rules.game import Game
from kiosk.rules.intents import Decide, Declare
from kiosk.rules.irregularities import COUNT_FAILED
from kiosk.table.requests import (
    Bet,
    ClearFault,
    Configure,
    ConfirmCashOut,
    GiveCredit,
    Leave,
    LogOut,
    Ready,
    Request,
    Sit,
)
from kiosk.table.table import Table
from tests.kit.table.table_driver import Driver, ManualClock

EARLIER = "0.0.9 3f786850e387550f"  # the release before, as its starts recorded it
FIRST_DAY, SECOND_DAY = moment_ms("2026-03-13"), moment_ms("2026-03-14")
HOUR_MS = 3_600_000
PEOPLE = {
    "sam": (Role.SUPERVISOR, "482915"),
    "eve": (Role.SUPERVISOR, "730164"),
    "ann": (Role.ATTENDANT, "295038"),
    "tom": (Role.TECHNICIAN, "618402"),
    "ada": (Role.AUDITOR, "904271"),
}
LOW_CENTS = 50_000


class GoldenTable(Driver):
    """A table whose starts are recorded as the product records them."""

    def __init__(self, data: Path, config: TableConfig, kind: str = "live", chance: Chance | None = None) -> None:
        self._earlier = True
        clock = ManualClock(FIRST_DAY + 18 * HOUR_MS)
        super().__init__(data, config=config, kind=kind, chance=chance, clock=clock, open_with=self._start)

    def _start(
        self, data: Path, kind: str, config: TableConfig, clock: Clock, chance: Chance, pins: PinKeeper
    ) -> Table:
        del pins  # the device's own, with the pepper among its keys
        if self._earlier:
            return open_table(data, kind, config, clock, chance, software=Software(EARLIER))
        return open_checked(data, kind, config, clock, chance)

    def upgrade(self, chance: Chance | None = None) -> None:
        """This release is installed, and starts."""
        self._earlier = False
        self.reopen(chance)

    def second_day(self) -> None:
        """The next afternoon."""
        self.clock.pass_ms(SECOND_DAY + 15 * HOUR_MS - self.clock.wall)

    # Staff.

    def hire_everybody(self) -> None:
        """The people of the house, each with a PIN that nobody else knows."""
        sam = self.hire("sam", pin=PEOPLE["sam"][1])
        for name, (role, pin) in PEOPLE.items():
            if name != "sam":
                self.does(LogOut(), by=self.hire(name, role, pin, by=sam))
        self.does(LogOut(), by=sam)

    @contextmanager
    def staff(self, name: str) -> Iterator[str]:
        """Somebody enters the menu, and leaves it again."""
        session = self.log_in(name, PEOPLE[name][1])
        yield session
        self.does(LogOut(), by=session)

    def staff_does(self, name: str, *requests: Request) -> None:
        """Somebody does this in the menu."""
        with self.staff(name) as by:
            for request in requests:
                self.does(request, by=by)

    def two_do(self, first: str, second: str, request: Request) -> None:
        """What takes two persons."""
        with self.staff(first) as by, self.staff(second) as beside:
            self.does(request, by=by, second=beside)

    def clear(self, *faults: tuple[str, int | None]) -> None:
        """Faults that staff clear."""
        self.staff_does("sam", *(ClearFault(*fault) for fault in faults))

    def configure(self, config: TableConfig) -> None:
        """Everybody is paid and goes; then the settings are others."""
        self.everybody_goes()
        self.staff_does("sam", Configure(config))
        self.config = config

    # Money.

    def sit(self, *seats: int, cents: int = 200_000) -> None:
        """Players sit down, and an attendant takes their money; in a demonstration they take credits themselves."""
        if self.kind != "live":
            self.seat(*seats, cents=cents)
            return
        for seat in seats:
            self.does(Sit(seat))
        self.staff_does("ann", *(GiveCredit(seat, cents) for seat in seats))

    def top_up(self) -> None:
        """Whoever runs low buys more."""
        taken = [place.seat for place in self.state.places if place.taken and not self.state.locked(place.seat)]
        low = [seat for seat in taken if self.state.credit(seat) < LOW_CENTS]
        if low and self.kind == "live":
            self.staff_does("ann", *(GiveCredit(seat, 100_000) for seat in low))

    def pay_hand_pays(self) -> None:
        """Every win that waits for an attendant is paid."""
        if self.state.hand_pays:
            with self.staff("ann") as by:
                self.pay_by_hand(by)

    def everybody_goes(self) -> None:
        """All leave, and are paid."""
        self.until_between_rounds()
        self.pay_hand_pays()
        self.everybody_but()
        assert not any(place.taken for place in self.state.places)

    def until_between_rounds(self) -> None:
        """The round in play is over, and its result was seen."""
        while self.state.phase in (Phase.PLAYING, Phase.RESULT):
            self.skip()

    def everybody_but(self, *stay: int) -> None:
        """The others leave between rounds, and are paid."""
        gone = [place.seat for place in self.state.places if place.taken and place.seat not in stay]
        for seat in gone:
            self.does(Leave(seat))
        waiting = [seat for seat in gone if self.state.place(seat).cashing_out]
        if waiting:
            self.staff_does("ann", *map(ConfirmCashOut, waiting))

    # Play.

    def stake(self, seat: int, **wagers: int) -> None:
        """So much on each wager, in the chips that there are."""
        for wager, wanted in wagers.items():
            if wager in self.state.game().shared_wagers and wager in self.state.place(seat).bets:
                continue  # with the first one, by itself
            left = wanted
            for chip in sorted(self.config.chips, reverse=True):
                for _ in range(left // chip):
                    self.does(Bet(seat, wager, chip))
                left %= chip

    def ready(self, *seats: int) -> None:
        for seat in seats:
            self.does(Ready(seat))

    def decide(self, *decisions: tuple[int, str]) -> None:
        for seat, action in decisions:
            self.does(Decide(seat, action))

    def dealt(self) -> None:
        """The next round, as far as its first decisions."""
        self.until(Phase.BETTING)
        self.top_up()
        self.bet_all()
        assert self.state.phase == Phase.PLAYING

    def finish(self) -> None:
        """Everybody decides, at random from a fixed seed, until the round is over."""
        while self.state.phase == Phase.PLAYING:
            self.decide_all()
            self.table.tick()

    def play(self, rounds: int, *, chip: bool = False) -> None:
        """Whole rounds."""
        for _ in range(rounds):
            self.until(Phase.BETTING)
            self.top_up()
            self.play_round(chip=chip)
            self.pay_hand_pays()

    def irregular(self, kind: str, *, seat: int | None = None, complete: bool = False) -> None:
        """A round in which something goes wrong after the deal."""
        self.dealt()
        if kind == COUNT_FAILED:  # no card can be lost by touch: the count itself has to be wrong
            with patch.object(Game, "stub_is_whole", return_value=False):
                self.finish()
            self.clear((COUNT_FAILED, None))
        else:
            self.staff_does("ann", Declare(kind, seat, complete))
            self.finish()
        self.pay_hand_pays()

    def every_irregularity(self) -> None:
        """One round for each kind that staff declare in this game, and one whose cards do not add up."""
        for kind, remedy in self.state.game().remedies.items():
            if remedy.effect != "short-deck":
                seat = next(place.seat for place in self.state.places if place.taken) if remedy.names_seat else None
                self.irregular(kind, seat=seat)
                if remedy.asks_complete:
                    self.irregular(kind, complete=True)

    # The end.

    def close(self) -> None:
        """The table is shut down."""
        self.table.close()

    def cut_power(self) -> None:
        """The power fails: what is on the disk stays as it is, and nothing is signed any more."""
        image = self.data.with_name(f"{self.data.name}.image")
        shutil.copytree(self.data, image)
        self.table.close()
        shutil.rmtree(self.data)
        image.rename(self.data)
        with closing(sqlite3.connect(self.data / "ledger.db")) as connection:
            connection.execute("PRAGMA wal_checkpoint(TRUNCATE)").fetchone()
