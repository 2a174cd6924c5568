"""`croupier backup`: a verified copy of the ledger, made while the table plays."""

import argparse

from kiosk.commands.common import add_data


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


def _run(options: argparse.Namespace) -> int:
    from pathlib import Path  # noqa: PLC0415

    from kiosk.commands.progress import Progress  # noqa: PLC0415
    from kiosk.startup import data_directory, open_reader  # noqa: PLC0415
    from storage.backup import backup  # noqa: PLC0415

    data = data_directory(options.data)
    with open_reader(data) as reader:
        total = reader.last_number()
    with Progress("entries", total) as progress:
        last = backup(data, Path(options.to), progress.at)
        progress.at(total)
    print(f"Backed up to {options.to}: {last} entries, verified.")
    return 0
