"""The `croupier` command: what a person can type, and how it ends."""

import argparse
import io
import os
import signal
import sys
from collections.abc import Sequence

from kiosk import __version__
from kiosk.commands import (
    backup,
    demo,
    events,
    export,
    fair,
    meters,
    play,
    recall,
    rules,
    sensor_sim,
    settle,
    verify,
)
from kiosk.ports import LedgerFault

INTERRUPTED = 128 + signal.SIGINT
PIPE_CLOSED = 128 + signal.SIGPIPE
FAILED = 2

COMMANDS = (settle, rules, demo, play, recall, fair, meters, events, export, verify, backup, sensor_sim)


def main(arguments: Sequence[str] | None = None) -> int:
    """Run a command. The exit status is 0 for success, 1 for bad lines, 2 for anything that could not be done."""
    if sys.stderr is None:  # started with standard error closed: what would be said there is not said elsewhere
        sys.stderr = open(os.devnull, "w")  # noqa: PTH123, SIM115
    options = _parser().parse_args(arguments)
    if sys.stdout is None:  # started with standard output closed
        sys.stdout = open(os.devnull, "w")  # noqa: PTH123, SIM115
        print("croupier: standard output is closed", file=sys.stderr)
        return FAILED
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
        print(f"croupier: {fault}", file=sys.stderr)
        return FAILED
    except OSError as error:
        print(f"croupier: {_in_words(error)}", file=sys.stderr)
        return FAILED
    except _chance_failed() as failure:
        print(f"croupier: {failure}", file=sys.stderr)
        return FAILED
    return status


def _chance_failed() -> type[Exception]:
    """Asked for only when something has gone wrong: its module takes long to load."""
    from kiosk.rng import SourceFailed  # noqa: PLC0415

    return SourceFailed


def _in_words(error: OSError) -> str:
    words = error.strerror or str(error)
    return f"{ascii(str(error.filename))[:200]}: {words}" if error.filename else words


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(
        prog="croupier",
        description="An open electronic table game. Not certified for real-money play.",
    )
    parser.add_argument("--version", action="version", version=f"croupier {__version__}")
    commands = parser.add_subparsers(title="commands", required=True, metavar="command")
    for command in COMMANDS:
        command.add_to(commands)
    return parser


if __name__ == "__main__":
    sys.exit(main())
