"""`croupier backup`: a verified copy of the ledger, made while the table plays."""

import argparse
from pathlib import Path
from typing import TYPE_CHECKING

from kiosk.commands.common import add_data

if TYPE_CHECKING:
    from kiosk.commands.progress import Told


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


def back_up(data: Path, to: Path, told: "Told | None" = None) -> int:
    """Copy and verify; how many entries the copy has. What `told` raises stops it."""
    from kiosk.commands.progress import Progress  # noqa: PLC0415
    from kiosk.heeding import go_on  # noqa: PLC0415
    from kiosk.startup import open_reader  # noqa: PLC0415
    from storage.backup import backup  # noqa: PLC0415

    with open_reader(data) as reader:
        total = reader.last_number()
    with Progress("entries", total, told=told) as progress:
        last = backup(data, to, progress.at, told or go_on)
        if told is None:  # who asked to be told knows by now, and can stop it no more
            progress.at(total)
    return last


def _run(options: argparse.Namespace) -> int:
    from kiosk.startup import data_directory  # noqa: PLC0415

    last = back_up(data_directory(options.data), Path(options.to))
    print(f"Backed up to {options.to}: {last} entries, verified.")
    return 0
