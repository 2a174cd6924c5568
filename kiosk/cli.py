"""The `croupier` command: what a person can type, and how it ends."""

import argparse
import io
import os
import signal
import sys
from collections.abc import Sequence

from kiosk import __version__
from kiosk.games import RULE_SETS

INTERRUPTED = 128 + signal.SIGINT
PIPE_CLOSED = 128 + signal.SIGPIPE
FAILED = 2


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
    except OSError as error:
        print(f"croupier: {_in_words(error)}", file=sys.stderr)
        return FAILED
    return status


def _in_words(error: OSError) -> str:
    words = error.strerror or str(error)
    return f"{ascii(str(error.filename))[:200]}: {words}" if error.filename else words


def _settle(options: argparse.Namespace) -> int:
    from kiosk.settle import run  # noqa: PLC0415 (each command imports what it needs)

    return run(options.document, lines=options.lines)


def _rules(options: argparse.Namespace) -> int:
    from kiosk.conformance import as_text, load  # noqa: PLC0415

    try:
        print(as_text(load(), " ".join(options.only) or None))
    except LookupError as error:
        print(f"croupier rules: {error.args[0]}", file=sys.stderr)
        return FAILED
    return 0


def _demo(options: argparse.Namespace) -> int:
    from kiosk.demo import play  # noqa: PLC0415

    for line in play(options.game, options.seats, options.rounds):
        print(line)
    return 0


def _count(text: str) -> int:
    if not (text.isascii() and text.isdigit() and int(text[:9]) >= 1):
        raise argparse.ArgumentTypeError(f"must be a whole number of at least 1, and is {text!r}")
    return int(text)


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(
        prog="croupier",
        description="An open electronic table game. Not certified for real-money play.",
    )
    parser.add_argument("--version", action="version", version=f"croupier {__version__}")
    commands = parser.add_subparsers(title="commands", required=True, metavar="command")

    settle = commands.add_parser(
        "settle",
        help="settle a round from its document",
        description="Reads a round document (JSON) and prints the settlement. A refused document ends with status 2 "
        "and one sentence on standard error; with --lines it is answered in its place and the status is 1.",
    )
    settle.add_argument("document", help='the file, or "-" for standard input')
    settle.add_argument("--lines", action="store_true", help="one document a line, one answer a line")
    settle.set_defaults(run=_settle)

    rules = commands.add_parser(
        "rules",
        help="every clause of the rule texts and how it holds",
        description="Prints the conformance matrix: every clause of the five texts, whether it is proved by tests, "
        "holds by construction or is the cabinet's, and the tests that prove it.",
    )
    rules.add_argument(
        "only", nargs="*", metavar="clause", help='a rule set, or the beginning of a clause id: "fah", "thb 10(h)"'
    )
    rules.set_defaults(run=_rules)

    demo = commands.add_parser(
        "demo",
        help="play demonstration rounds in the terminal",
        description="Deals real rounds from freshly shuffled decks and tells them. Money and meter are made up.",
    )
    names = ", ".join(RULE_SETS)
    demo.add_argument("--game", choices=list(RULE_SETS), metavar="GAME", help=f"{names} (default: each of them)")
    demo.add_argument("--seats", type=int, choices=range(1, 7), default=3, help="how many seats play (default 3)")
    demo.add_argument("--rounds", type=_count, default=1, metavar="N", help="how many rounds of each game (default 1)")
    demo.set_defaults(run=_demo)
    return parser


if __name__ == "__main__":
    sys.exit(main())
