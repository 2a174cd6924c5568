"""`croupier backup`: a verified copy of the ledger, made while the table plays."""

import argparse
from pathlib import Path

from kiosk.app.command_options import add_data
from kiosk.app.composition import data_directory
from kiosk.app.menu_storage import MenuStorage
from kiosk.base.progress_bar import ProgressBar


def add_to(parser: argparse.ArgumentParser) -> None:
    parser.description = (
        "Copies the ledger, its checkpoints and its public key, but none of the device's private keys, "
        "into a new directory, and checks the copy's chain and signatures before it gets its name."
    )
    parser.add_argument("--to", required=True, metavar="DIR", help="the new directory; nothing is overwritten")
    add_data(parser)
    parser.set_defaults(run=_run)


def _run(options: argparse.Namespace) -> int:
    with ProgressBar("backing up") as progress:
        last = MenuStorage(data_directory(options.data)).back_up(Path(options.to), progress)
    print(f"Backed up to {options.to}: {last} entries, verified.")
    return 0
