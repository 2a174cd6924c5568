"""`croupier rules`: the conformance matrix."""

import argparse
import sys


def add_to(commands: "argparse._SubParsersAction[argparse.ArgumentParser]") -> None:
    """The command and its options."""
    parser = commands.add_parser(
        "rules",
        help="every clause of the rule texts and how it holds",
        description="Prints the conformance matrix: every clause of the five texts, whether it is proved by tests, "
        "holds by construction or is the cabinet's, and the tests that prove it.",
    )
    parser.add_argument(
        "only", nargs="*", metavar="clause", help='a rule set, or the beginning of a clause id: "fah", "thb 10(h)"'
    )
    parser.set_defaults(run=_run)


def _run(options: argparse.Namespace) -> int:
    from kiosk.conformance import as_text, load  # noqa: PLC0415

    try:
        print(as_text(load(), " ".join(options.only) or None))
    except LookupError as error:
        print(f"croupier rules: {error.args[0]}", file=sys.stderr)
        return 2
    return 0
