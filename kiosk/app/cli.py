"""The `croupier` command: what a person can type, and how it ends."""

import argparse
import io
import os
import signal
import sys
from collections.abc import Sequence
from importlib import import_module
from typing import Any

from kiosk import __version__
from kiosk.app import open_table
from kiosk.base.ports import LedgerFault

INTERRUPTED = 128 + signal.SIGINT
PIPE_CLOSED = 128 + signal.SIGPIPE
FAILED = 2

COMMANDS = {  # each is a module, which is loaded when somebody asks for it
    "settle": "settle a round from its document",
    "rules": "every clause of the rule texts and how it holds",
    "par": "the exact return of every wager of a game, as a laboratory's sheet",
    "strategy": "how a game is best played, and what a simple strategy costs",
    "simulate": "simulate rounds of a game, and compare each wager with its exact figure",
    "demo": "play demonstration rounds in the terminal",
    "play": "let bots play rounds on a demonstration or test ledger",
    "recall": "tell a recorded round again, in the order in which it went",
    "fair": "prove that a round's cards were fixed before its first card",
    "meters": "every meter, by seat and paytable, the progressive and the balances",
    "report": "a day, a shift or a period: drop, win, hold, returns, hand-pays, progressive, faults",
    "events": "the significant-event log: power, doors, faults, logins, settings, money",
    "export": "write rounds as JSON lines, and everything else as CSV",
    "verify": "check the whole ledger (chain, signatures, postings, meters, every round), or the software",
    "backup": "copy the ledger while the table plays, and verify the copy",
    "setup": "set a new table up, or change its device",
    "sensor-sim": "a simulated bet sensor at a pseudo-terminal",
    "menu": "the operator's menu, which a table starts by itself",
}


def module_of(command: str) -> str:
    return f"kiosk.app.commands.{command.replace('-', '_')}"


class _Command(argparse.ArgumentParser):
    """A command's options, known as soon as they are wanted."""

    def parse_known_args(self, *given: Any, **named: Any) -> Any:
        import_module(module_of(self.prog.split()[-1])).add_to(self)
        return super().parse_known_args(*given, **named)


def main(arguments: Sequence[str] | None = None) -> int:
    """Run a command. The exit status is 0 for success, 1 for bad lines, 2 for anything that could not be done."""
    if sys.stderr is None:  # started with standard error closed: what would be said there is not said elsewhere
        sys.stderr = open(os.devnull, "w")  # noqa: PTH123, SIM115
    options = _parser().parse_args(arguments)
    if sys.stdout is None:  # started with standard output closed
        sys.stdout = open(os.devnull, "w")  # noqa: PTH123, SIM115
        return _failed(options, "standard output is closed")
    if isinstance(sys.stdout, io.TextIOWrapper):
        sys.stdout.reconfigure(errors="replace")  # a terminal without suit signs
    try:
        status = int(options.run(options))
        sys.stdout.flush()
    except KeyboardInterrupt:
        return INTERRUPTED
    except BrokenPipeError:
        # Whoever read the output has left; the interpreter's own flush at exit must not complain.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return PIPE_CLOSED
    except LedgerFault as fault:
        return _failed(options, str(fault))
    except OSError as error:
        return _failed(options, _in_words(error))
    except _chance_failed() as failure:
        return _failed(options, str(failure))
    return status


def _failed(options: argparse.Namespace, words: str) -> int:
    """Say in one line of plain ASCII, whatever the names in it, why it could not be done."""
    plain = "".join(letter if letter.isascii() and letter.isprintable() else ascii(letter)[1:-1] for letter in words)
    print(f"croupier {options.command}: {plain}" if options.command else f"croupier: {plain}", file=sys.stderr)
    return FAILED


def _chance_failed() -> type[Exception]:
    """Asked for only when something has gone wrong: its module takes long to load."""
    from kiosk.table.chance import SourceFailed  # noqa: PLC0415

    return SourceFailed


def _in_words(error: OSError) -> str:
    words = error.strerror or str(error)
    path = error.filename2 or error.filename  # of two, the second was to be made
    return f"cannot use {path}: {words}" if path else words


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(
        allow_abbrev=False,
        prog="croupier",
        description="An open electronic table game. Without a command, the players' table opens on its screen. Not "
        "certified for real-money play.",
    )
    parser.add_argument("--version", action="version", version=f"croupier {__version__}")
    open_table.add_to(parser)
    commands = parser.add_subparsers(title="commands", metavar="command", dest="command", parser_class=_Command)
    for name, words in COMMANDS.items():
        commands.add_parser(name, help=words)
    return parser


if __name__ == "__main__":
    sys.exit(main())
