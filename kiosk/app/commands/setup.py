"""`croupier setup`: makes a table's ledger, keys, first supervisor and device settings, once."""

import argparse
import sys
from importlib.metadata import PackageNotFoundError, files
from pathlib import Path

import resources
from kiosk.app.command_options import add_data
from kiosk.app.composition import data_directory
from kiosk.app.setup import provisioning
from kiosk.app.setup.interview import Interview, Terminal
from kiosk.app.setup.readiness import findings
from kiosk.app.setup.setup_answers import Answers, SetupError, read_answers
from kiosk.base.clock import SystemClock
from kiosk.devices.bet_sensor.probe import ProbeResult, probe
from kiosk.devices.bet_sensor.serial import SerialSensor

NOT_READY = 1
FAILED = 2


def add_to(parser: argparse.ArgumentParser) -> None:
    parser.description = (
        "Asks for everything that a new table needs, or takes it from a file, and makes its ledger, its "
        "keys, its first supervisor and its device's settings. Nothing is written before everything is answered. On "
        "a table that is there it changes the device's settings alone; what has to be changed in the service menu is "
        "refused. Run as root, everything belongs to the owner of the data directory."
    )
    how = parser.add_mutually_exclusive_group()
    how.add_argument("--answers", type=Path, metavar="FILE", help="take the answers from this file, and ask nothing")
    how.add_argument("--check", action="store_true", help="say what is set up and what is missing; write nothing")
    add_data(parser)
    parser.set_defaults(run=_run)


def _run(options: argparse.Namespace) -> int:
    data = data_directory(options.data or provisioning.cabinet_data())
    try:
        answers = read_answers(options.answers) if options.answers else None
        with provisioning.as_owner(data):
            return _check(data) if options.check else _set_up(data, answers)
    except SetupError as error:
        for line in error.lines:
            print(f"croupier setup: {line}", file=sys.stderr)
        return FAILED


def _check(data: Path) -> int:
    missing = 0
    for finding in findings(data, _listen):
        print(finding.text())
        missing += not finding.there
    print("The table is ready to play." if not missing else "The table is not ready: something is missing.")
    return NOT_READY if missing else 0


def _set_up(data: Path, given: Answers | None) -> int:
    present = provisioning.look(data)
    answers = given or Interview(Terminal(), present, _licence(), _listen).run()
    work = provisioning.work_for(answers, present)
    if not any(work):
        print(f"Nothing to do: the table in {data} is set up like that.")
        return 0
    if given is not None:
        _hear(answers, present)
    provisioning.set_up(data, answers, present, work)
    _tell(data, answers, work)
    return 0


def _hear(answers: Answers, present: provisioning.Present | None) -> None:
    """The live check of a port that is new here. A sensor that is not there yet stops nothing but the progressive."""
    device = answers.device(present.device if present else None)
    before = present.device.port if present and present.device else None
    if device.port is not None and device.port != before:
        heard = _listen(device.port)
        print(heard.words if heard.well else f"WARNING: bet sensor at {device.port}: {heard.words}")


def _listen(port: str) -> ProbeResult:
    """Listen at a port, with a count-down for whoever waits."""
    begin, end = ("\r", "") if sys.stdout.isatty() else ("", "\n")

    def tell(seconds: int) -> None:
        print(f"{begin}Listening at {port} for {seconds} s ", end=end, flush=True)

    heard = probe(SerialSensor(port), SystemClock(), tell)
    if begin:
        print()
    return heard


def _licence() -> str:
    here = Path(resources.__path__[0])
    try:
        listed = [Path(str(file.locate())) for file in files("croupier-etg") or () if file.name == "LICENSE"]
    except PackageNotFoundError:
        listed = []
    own = next((path for path in (here.parent / "LICENSE", *listed) if path.exists()), None)
    if own is None:
        raise SetupError("the licence text is missing: the program is not whole")
    return f"{own.read_text('utf-8')}\n{(here / 'LICENCES.md').read_text('utf-8')}"


def _tell(data: Path, answers: Answers, work: provisioning.Work) -> None:
    if work.ledger:
        print(f"Made a {answers.kind} ledger in {data}: profile {answers.profile}, game {answers.game}.")
    if work.supervisor:
        print(f"Supervisor: {answers.supervisor.name}, who names everybody else in the service menu (Users).")
    if work.device:
        print("The device's settings are kept; the ledger says who set them. They count when the table starts next.")
    if work.ledger:
        print(
            f"\nThe fingerprint of this table's public key:\n  {provisioning.public_fingerprint(data)}\n"
            "Write it down, and keep it away from this machine: by it an auditor knows that a ledger is this table's.\n"
            f"\nThe private keys are in {data / 'keys'}. Put one copy of that directory on a medium in the safe: a "
            "backup has\nnone of them, and without them this ledger can be read and proved but never played on."
        )
