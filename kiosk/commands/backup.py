"""`croupier backup`: a verified copy of the ledger, made while the table plays."""

import argparse
from pathlib import Path

from kiosk.commands.common import add_data
from kiosk.progress import Progress


def add_to(commands: "argparse._SubParsersAction[argparse.ArgumentParser]") -> None:
    """The command and its options."""
    parser = commands.add_parser(
        "backup",
        help="copy the ledger while the table plays, and verify the copy",
        description="Copies the ledger, its checkpoints and its public key, but none of the device's private keys, "
        "into a new directory, and checks the copy's chain and signatures before it gets its name.",
    )
    parser.add_argument("--to", required=True, metavar="DIR", help="the new directory; nothing is overwritten")
    add_data(parser)
    parser.set_defaults(run=_run)


def back_up(data: Path, to: Path, progress: Progress) -> int:
    """Copy and verify; how many entries the copy has."""
    from kiosk.startup import open_reader  # noqa: PLC0415
    from storage.backup import backup  # noqa: PLC0415

    with open_reader(data):  # it says in words where there is no ledger
        return backup(data, to, progress)


def _run(options: argparse.Namespace) -> int:
    from kiosk.commands.progress_bar import ProgressBar  # noqa: PLC0415
    from kiosk.startup import data_directory  # noqa: PLC0415

    with ProgressBar("backing up") as progress:
        last = back_up(data_directory(options.data), Path(options.to), progress)
    print(f"Backed up to {options.to}: {last} entries, verified.")
    return 0
