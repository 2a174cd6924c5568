"""`croupier recall`: a recorded round in words, or as a round document."""

import argparse
import sys
from itertools import islice

from kiosk.app.command_options import add_data, print_json, whole_number
from kiosk.app.composition import data_directory, open_reader
from kiosk.audit.recall import InPlay, tell_in_a_line, tell_recall
from kiosk.audit.round_lookup import find_round, latest, played_by
from kiosk.policy import profiles
from kiosk.reports.ledger_reading import state_of
from storage.reader import LedgerReader


def add_to(parser: argparse.ArgumentParser) -> None:
    parser.description = (
        "Tells a round that is over: credits before and after, every wager, decision, card and settlement. "
        "Without --round, the last one that is over. A round in play is not shown (status 1)."
    )
    add_data(parser)
    parser.add_argument("--round", type=whole_number, metavar="N", help="the round's number")
    parser.add_argument("--seat", type=int, choices=range(1, 7), metavar="S", help="rounds that this seat played")
    chosen = parser.add_mutually_exclusive_group()
    chosen.add_argument("--document", action="store_true", help="as a round document, which `croupier settle` settles")
    chosen.add_argument(
        "--list",
        type=whole_number,
        nargs="?",
        const=0,
        metavar="N",
        help="the last N rounds, a line each (default: the recall depth of the jurisdiction profile)",
    )
    parser.set_defaults(run=_run)


def _run(options: argparse.Namespace) -> int:
    with open_reader(data_directory(options.data)) as reader:
        if options.list is not None:
            return _list(reader, options.list, options.seat)
        if options.round is None:
            found = next(latest(reader, options.seat), None)
            if found is None:
                return _nothing("no round is over yet" + (f" that seat {options.seat} played" if options.seat else ""))
        else:
            one = find_round(reader, options.round)
            if isinstance(one, InPlay):
                return _nothing(f"round {options.round} is in play: it can be recalled when it is over")
            found = one
            if options.seat and options.seat not in played_by(found):
                return _nothing(f"seat {options.seat} did not play round {options.round}")
    if not options.document:
        for line in tell_recall(found, options.seat):
            print(line)
        print(f"From a {reader.kind} ledger." if reader.kind != "live" else "From the live ledger.")
        return 0
    try:
        print_json(found.document())
    except ValueError as error:
        return _nothing(f"no document can tell round {found.number}: {error}")
    return 0


def _nothing(words: str) -> int:
    print(f"croupier recall: {words}", file=sys.stderr)
    return 1


def _list(reader: LedgerReader, count: int, seat: int | None) -> int:
    if not count:
        config = state_of(reader).config
        count = profiles.load(config.profile).recall_rounds if config else 1
    for found in reversed(list(islice(latest(reader, seat), count))):
        print(tell_in_a_line(found))
    return 0
