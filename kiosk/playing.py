"""Bots on a ledger: puts a table without a screen together, and lets them play so many rounds.

Bots play on a demonstration or a test ledger, never on a live one. A seed makes the shuffles repeat, which only a test
ledger may have.
"""

import os
import signal
import sys
from pathlib import Path

from kiosk.access import Role, why_not_pin
from kiosk.bots import Bots
from kiosk.clock import SkippingClock
from kiosk.commands.progress import Progress
from kiosk.config import default_config
from kiosk.games import RULE_SETS
from kiosk.intents import Refused
from kiosk.money import dollars
from kiosk.ports import Chance, LedgerFault, Trouble
from kiosk.requests import AddUser, Ask, Configure, LogIn, Request
from kiosk.rng import SeededChance, SystemChance
from kiosk.startup import data_directory, kind_of, open_table
from kiosk.table import Table
from kiosk.tablestate import TableState

INTERRUPTED = 128 + signal.SIGINT
_NAME = "bots"
_PIN_DIGITS = 8


def play(data_given: str | None, bots: int, rounds: int, game: str | None, seed: int | None) -> int:
    """Play; the exit status."""
    data = data_directory(data_given)
    kind = kind_of(data) or ("demonstration" if seed is None else "test")
    if kind == "live" or (seed is not None and kind != "test"):
        wanted = "a demonstration or test ledger" if seed is None else "a test ledger"
        print(f"croupier play: the ledger in {data} is of kind {kind}; this needs {wanted}", file=sys.stderr)
        return 2
    system = SystemChance()
    system.self_test()
    dealt, drawn = (system, system) if seed is None else (SeededChance(seed), SeededChance(seed + 1))
    clock = SkippingClock()
    table = open_table(data, kind, default_config(game or next(iter(RULE_SETS))), clock, dealt)
    try:
        attendant = _Attendant(table, data / "keys" / "bots.pin", system)
        players = Bots(table, bots, drawn, clock.skip_to, attendant.log_in)
        if game and table.state.config and table.state.config.game != game:
            players.leave()
            attendant.configure(game)
        print(f"{kind.upper()} ledger in {data}: not certified for real-money play.")
        played, interrupted = _play(players, rounds)
        _tell(table.state, played)
        if interrupted:
            return INTERRUPTED
        if played < rounds:
            print(f"croupier play: the table does not go on: {_why(table)}", file=sys.stderr)
        return 0 if played == rounds else 1
    finally:
        table.close()


def _play(players: Bots, rounds: int) -> tuple[int, bool]:
    """How many rounds were played, and whether somebody interrupted them: the ledger is whole at any moment."""
    played = 0
    try:
        with Progress("rounds", rounds) as progress:
            while played < rounds and players.play_round():
                played += 1
                progress.at(played)
    except KeyboardInterrupt:
        return played, True
    return played, False


class _Attendant:
    """The bots' own supervisor. Its PIN is drawn when the ledger is new, and lies beside the device's keys."""

    def __init__(self, table: Table, pin_file: Path, chance: Chance) -> None:
        self._table = table
        self._chance = chance
        self._pin: str | None = None
        if pin_file.exists():
            self._pin = pin_file.read_text("ascii", "replace")
        elif not table.state.users:
            self._pin = self._draw_pin()
            with os.fdopen(os.open(pin_file, os.O_WRONLY | os.O_CREAT, 0o600), "w", encoding="ascii") as file:
                file.write(self._pin)
        if self._pin and not table.state.users:
            self._ask(AddUser(_NAME, Role.SUPERVISOR, self._pin))

    def log_in(self) -> str | None:
        """A session of its own; None where people have set up the users."""
        return self._ask(LogIn(_NAME, self._pin)) if self._pin else None

    def configure(self, game: str) -> None:
        """Another game, as it comes."""
        self._ask(Configure(default_config(game)), self.log_in())

    def _draw_pin(self) -> str:
        while True:
            pin = "".join(str(self._chance.below(10)) for _ in range(_PIN_DIGITS))
            if why_not_pin(pin) is None:
                return pin

    def _ask(self, request: Request, by: str | None = None) -> str | None:
        answer = self._table.submit(Ask(self._chance.salt().hex()[:16], request, None, by))
        if isinstance(answer, Refused):
            raise LedgerFault(Trouble.LOCKED, f"the bots' attendant was refused: {answer.words}")
        return answer.session


def _why(table: Table) -> str:
    if table.halted is not None:
        return str(table.halted)
    fault = table.state.stopped()
    return fault.words if fault else table.state.closed or "every seat waits for an attendant"


def _tell(state: TableState, played: int) -> None:
    meters = state.meters
    wagered = meters.get("coin-in", 0)
    paid = sum(
        meters.get(name, 0)
        for name in ("coin-out", "jackpot", "progressive-paid-by-machine", "progressive-paid-by-attendant")
    )
    pending = sum(pay.cents for pay in state.hand_pays)
    basis = paid * 10_000 // wagered if wagered else 0
    print(f"{played} rounds played now, {meters.get('rounds', 0)} in this ledger.")
    print(f"Wagered {dollars(wagered)}, paid {dollars(paid)} ({basis // 100}.{basis % 100:02}%).")
    if pending:
        print(f"Waiting to be paid by hand: {dollars(pending)}.")
