"""The composition root: puts a table together from a data directory, its ledger, its keys, a clock and chance.

The only module that sees both the table and its storage. Wiring is constructor arguments, in one readable list.
"""

import os
from pathlib import Path
from typing import TYPE_CHECKING

from kiosk import __version__
from kiosk.base.ports import Chance, Clock, LedgerBug, LedgerFault, PinKeeper, Software, Trouble
from kiosk.ledger.entries import write
from kiosk.ledger.records import LedgerMade
from kiosk.ledger.table_state import TableState
from kiosk.policy import profiles
from kiosk.policy.config import TableConfig, check_config
from kiosk.table.staff_decisions import found
from kiosk.table.table import Table
from storage.crypto.keys import load_keys
from storage.crypto.pins import Argon2PinKeeper
from storage.crypto.sealing import ChaChaSealer
from storage.journal import SqliteJournal, create_ledger
from storage.notes import Note
from storage.places import Places
from storage.reader import LedgerReader

if TYPE_CHECKING:
    from kiosk.analysis.sheets.sheet import Sheet


class WrongKind(Exception):  # noqa: N818
    """The ledger is of another kind than the one that is wanted."""


def data_directory(given: str | None) -> Path:
    """Where the ledger lies: as given, else CROUPIER_DATA, else the platform's place."""
    if given or os.environ.get("CROUPIER_DATA"):
        return Path(given or os.environ["CROUPIER_DATA"])
    home = os.environ.get("XDG_DATA_HOME")
    try:
        return (Path(home) if home else Path.home() / ".local" / "share") / "croupier"
    except RuntimeError:
        words = "the user has no home directory: name the data directory with --data or CROUPIER_DATA"
        raise LedgerFault(Trouble.GONE, words) from None


def open_reader(data: Path) -> LedgerReader:
    places = Places(data)
    if not places.ledger.exists():
        raise LedgerFault(Trouble.GONE, f"there is no ledger in {data}")
    return LedgerReader.open(places.ledger)


def kind_of(data: Path) -> str | None:
    if not Places(data).ledger.exists():
        return None
    with open_reader(data) as reader:
        return reader.kind


def start_note(data: Path) -> Note:
    """Why the table did not start, for whoever stands before it."""
    return Note(Places(data).start_failed)


def open_table(
    data: Path,
    kind: str,
    config: TableConfig,
    clock: Clock,
    chance: Chance,
    pins: PinKeeper | None = None,
    not_genuine: str = "",
    software: Software = Software(__version__),  # noqa: B008 (frozen)
    other_signer: str = "",
    serial: str = "",
    location: str = "",
) -> Table:
    """The table of a data directory; if it has none, one of this kind is made with this configuration and name.

    It opens stopped if something was found wrong with the software's files.
    """
    damage = Note(Places(data).damaged)
    try:
        if not Places(data).ledger.exists():
            _check_first(kind, config)
            create_ledger(data, kind, clock.wall_ms())
        made = LedgerMade(kind, "", serial, location)
        return _open(data, made, config, clock, chance, pins, damage, not_genuine, software, other_signer)
    except LedgerFault as fault:
        if fault.trouble == Trouble.DAMAGED:
            damage.write(str(fault))
        raise
    except LedgerBug as bug:
        raise LedgerFault(Trouble.BUG, str(bug)) from bug


def _check_first(kind: str, config: TableConfig) -> None:
    """Whether a new ledger of this kind can begin with this configuration."""
    check_config(config)
    if kind == "live" and profiles.load(config.profile).buys_in_by_touch:
        raise WrongKind(f"a live ledger cannot have the profile {config.profile}, with which players buy in by touch")


def _open(
    data: Path,
    wanted: LedgerMade,
    config: TableConfig,
    clock: Clock,
    chance: Chance,
    pins: PinKeeper | None,
    damage: Note,
    not_genuine: str,
    software: Software,
    other_signer: str,
) -> Table:
    keys = load_keys(Places(data))
    sealer = ChaChaSealer(keys.sealing)
    journal = SqliteJournal(data, keys.signing)
    try:
        made = journal.identity
        if made.kind != wanted.kind:
            raise WrongKind(f"the ledger in {data} is of kind {made.kind}, and {wanted.kind} is wanted")
        if next(iter(journal.tail()), None) is None:  # its first entries: what it is, and the settings it starts with
            _check_first(wanted.kind, config)
            records = (wanted._replace(ledger=made.ledger_id), *found(TableState(), config))
            journal.append(write(TableState(), records, sealer, clock.wall_ms()).entries)
        keeper = pins or Argon2PinKeeper(keys.pepper)
        return Table(journal, clock, chance, sealer, keeper, software, damage, not_genuine, other_signer)
    except BaseException:
        journal.close()
        raise


def write_pdf(sheet: "Sheet", path: Path) -> None:
    """Draw a sheet as a PDF. Qt is loaded only now."""
    from ui.reports.par.par_pdf import CannotDraw, draw_par_pdf  # noqa: PLC0415

    try:
        draw_par_pdf(sheet, path)
    except CannotDraw as error:
        raise OSError(str(error)) from None
