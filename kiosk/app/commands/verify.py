"""`croupier verify`: the whole ledger checked, from its file to the last settlement, or the software's own files."""

import argparse
import sys
from pathlib import Path

from kiosk.app.command_options import add_data, print_json
from kiosk.app.composition import data_directory
from kiosk.app.ledger_verification import Against, verify
from kiosk.app.own_software import check_software
from kiosk.audit.verdict import Verdict
from kiosk.audit.verify_process import Reply, Verified
from kiosk.base.ports import LedgerFault
from kiosk.base.progress_bar import ProgressBar
from kiosk.process.child_process import Failed, Reached
from kiosk.process.messages import write


def add_to(parser: argparse.ArgumentParser) -> None:
    parser.description = (
        "Checks the database, the hash chain, the signed checkpoints inside and outside of it, and every "
        "record: debits equal credits, balances, meters and snapshots are what the entries come to, and each round is "
        "played again from its own cards. Every checkpoint must fit the chain, and each settled round must have one; "
        "the signature of the newest speaks for all before it. With --software, the installed files instead: each must "
        "be the one in the signed manifest, and there must be no other. Works while the table plays. The status is 0 "
        "if everything holds, 1 if something was found, 2 if it could not be done, 3 if nothing was found but a newer "
        "Croupier wrote entries that this one cannot judge."
    )
    add_data(parser)
    parser.add_argument(
        "--software",
        nargs="?",
        const="",
        metavar="DIR",
        help="check the files of this program, or of the one in DIR, against their signed manifest",
    )
    parser.add_argument(
        "--key", metavar="FILE", help="a copy of ledger.pub, or with --software of release.pub, that was kept elsewhere"
    )
    parser.add_argument(
        "--checkpoints",
        metavar="FILE",
        help="a copy of checkpoints.jsonl that was kept elsewhere: the ledger must fit it",
    )
    parser.add_argument("--signatures", action="store_true", help="check every signature, not only the newest; slow")
    parser.add_argument("--json", action="store_true", help="the report as JSON")
    parser.add_argument("--progress", action="store_true", help="a progress bar even where there is no terminal")
    parser.add_argument("--messages", action="store_true", help=argparse.SUPPRESS)  # for the operator's menu
    parser.set_defaults(run=_run)


def _run(options: argparse.Namespace) -> int:
    if options.software is not None:
        return _check_software(options)
    return _answer(options) if options.messages else _check_ledger(options)


def _answer(options: argparse.Namespace) -> int:
    """Say how far it is and what was found by messages, to the process that waits for it."""

    def say(said: Reached | Verified | Failed) -> None:
        sys.stdout.buffer.write(write(Reply(said)))
        sys.stdout.buffer.flush()

    try:
        report = verify(Path(options.data), progress=lambda done, of: say(Reached(done, of)))
    except LedgerFault as fault:
        say(Failed(str(fault)))
        return 2
    say(Verified(*(getattr(report, field) for field in Verified._fields)))
    return 0


def _check_software(options: argparse.Namespace) -> int:
    room, key = (Path(name) if name else None for name in (options.software, options.key))
    checked = check_software(room, key)
    if not checked.packaged:
        raise OSError(checked.words())
    if options.json:
        plain = {"room": str(checked.room), "files": checked.files, "digest": checked.digest, "key": checked.signer}
        print_json({**plain, "findings": checked.findings, "verified": not checked.findings})
        return 1 if checked.findings else 0
    print(f"Software in {checked.room}: {checked.files:,} files.")
    print(f"SHA-256 of all {checked.digest}.")
    print(f"Public key {checked.signer or 'missing'}.")
    for finding in checked.findings:
        print(f"  {finding}")
    print(checked.words())
    return 1 if checked.findings else 0


def _check_ledger(options: argparse.Namespace) -> int:
    data = data_directory(options.data)
    key, checkpoints = (None if name is None else Path(name) for name in (options.key, options.checkpoints))
    with ProgressBar("entries", always=options.progress) as progress:
        report = verify(data, Against(key, checkpoints, options.signatures), progress)
    if options.json:
        print_json(
            {
                "kind": report.identity.kind,
                "ledger": report.identity.ledger_id,
                "entries": report.entries,
                "rounds": report.rounds,
                "in_play": report.in_play,
                "signed": report.signed,
                "unsigned": report.unsigned,
                "digest": report.digest,
                "key": report.key,
                "findings": [{"entry": number, "words": words} for number, words in report.findings],
                "found": report.found,
                "unjudged": [{"entry": number, "words": words} for number, words in report.unjudged],
                "verdict": report.verdict,
                "verified": report.verdict == Verdict.HOLDS,
            }
        )
        return report.verdict.status
    print(f"{report.identity.kind.upper()} ledger {report.identity.ledger_id} in {data}.")
    print(f"{report.entries} entries, {report.rounds} rounds.")
    print(f"Public key {report.key}.")
    print(f"Last entry {report.digest}.")
    for number, words in report.findings:
        print(f"  {'the ledger' if number is None else f'entry {number}'}: {words}")
    if report.found > len(report.findings):
        print(f"  ... and {report.found - len(report.findings)} more")
    if report.unsigned:
        entries, are = ("entry", "is") if report.unsigned == 1 else ("entries", "are")
        print(f"{report.unsigned} {entries} after the last signature, entry {report.signed}, {are} not signed yet.")
    if report.in_play is not None:
        print(f"Round {report.in_play} is in play: its cards are still sealed, and it is not judged yet.")
    for number, words in report.unjudged:
        print(f"  from entry {number}: {words}")
    print(report.verdict.words(report.found))
    return report.verdict.status
