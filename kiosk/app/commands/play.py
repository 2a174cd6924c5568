"""`croupier play`: bots at a table without a screen, for so many rounds.

Bots play on a demonstration or a test ledger, never on a live one. A seed makes the shuffles repeat, which only a test
ledger may have.
"""

import argparse
import signal
import sys

from kiosk.app.bots import Bots
from kiosk.app.command_options import add_data, whole_number
from kiosk.app.composition import data_directory, kind_of, open_table
from kiosk.base.clock import SkippingClock
from kiosk.base.progress_bar import ProgressBar
from kiosk.ledger.table_state import TableState
from kiosk.policy.config import default_config
from kiosk.rules.pay.money import dollars
from kiosk.rules.rule_sets import RULE_SETS
from kiosk.table.chance import SeededChance, SystemChance
from kiosk.table.own_attendant import OwnAttendant
from kiosk.table.table import Table

INTERRUPTED = 128 + signal.SIGINT


def add_to(parser: argparse.ArgumentParser) -> None:
    parser.description = (
        "Plays rounds without a screen and without waiting, through the same table and ledger as people "
        "do. The ledger is made if there is none: of kind demonstration, or with --seed of kind test. A live ledger is "
        "refused."
    )
    names = ", ".join(RULE_SETS)
    parser.add_argument("--bots", type=int, choices=range(1, 7), default=6, help="how many seats play (default 6)")
    parser.add_argument("--rounds", type=whole_number, default=100, metavar="N", help="how many rounds (default 100)")
    parser.add_argument(
        "--game", choices=list(RULE_SETS), metavar="GAME", help=f"{names} (default: as the ledger has it, or the first)"
    )
    parser.add_argument("--seed", type=int, metavar="N", help="a deterministic shuffler, on a test ledger only")
    add_data(parser)
    parser.set_defaults(run=_run)


def _run(options: argparse.Namespace) -> int:
    data, game, seed, rounds = data_directory(options.data), options.game, options.seed, options.rounds
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
        attendant = OwnAttendant(table, data / "keys" / "bots.pin", system)
        players = Bots(table, options.bots, drawn, clock.skip_to, attendant.log_in)
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
        with ProgressBar("rounds") as progress:
            while played < rounds and players.play_round():
                played += 1
                progress(played, rounds)
    except KeyboardInterrupt:
        return played, True
    return played, False


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
