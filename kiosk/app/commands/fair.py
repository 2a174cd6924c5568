"""`croupier fair`: the proof that a round's cards were fixed before it."""

import argparse

from kiosk.app.command_options import add_data, print_json, whole_number
from kiosk.app.composition import data_directory, open_reader
from kiosk.audit.proof import prove, sealed
from kiosk.audit.recall import InPlay
from kiosk.audit.round_lookup import find_round, shoe_of


def add_to(parser: argparse.ArgumentParser) -> None:
    parser.description = (
        "Shows the commitment that was recorded before a round's first card and what was revealed after "
        "it, computes the one from the other, plays the round again from these cards, and tells how to check it by "
        "hand. That nobody has changed the ledger since, `croupier verify` checks. The status is 0 if the round is "
        "proved, 1 if it is not, and 2 if there is nothing to prove yet: of a round in play only the commitment is "
        "shown."
    )
    add_data(parser)
    parser.add_argument("--round", type=whole_number, required=True, metavar="N", help="the round's number")
    parser.add_argument("--json", action="store_true", help="everything that an independent checker needs, as JSON")
    parser.set_defaults(run=_run)


def _run(options: argparse.Namespace) -> int:
    with open_reader(data_directory(options.data)) as reader:
        found = find_round(reader, options.round)
        in_play = isinstance(found, InPlay)
        if isinstance(found, InPlay):
            proof = sealed(reader.ledger_id, found)
        else:
            proof = prove(reader.ledger_id, found, shoe_of(reader, found))
    if options.json:
        print_json(proof.facts)
    else:
        for line in proof.words:
            print(line)
    return 2 if in_play else 0 if proof.proved else 1
