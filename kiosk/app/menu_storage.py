"""What the operator's menu needs of storage: a look at the ledger, backups, pay tables as signed files, genuine files.

A pay table's file has the form of resources/paytables with a signature below, so that `croupier par --table` prices it,
too. A table takes what it signed itself, and what was signed by a key whose public file lies in its `trusted`.
"""

from pathlib import Path

from kiosk.app.composition import open_reader
from kiosk.app.own_software import check_software
from kiosk.base.ports import LedgerFault
from kiosk.base.progress import Progress
from kiosk.base.software_check import CheckSoftware
from kiosk.rules.pay.paytables import PaytableError, as_lines, name_of, pay_table, read_tables
from storage.backup import backup
from storage.crypto.keys import load_keys, trusted_keys
from storage.crypto.signing import NotGenuine, sign_text, signer_of
from storage.places import Places
from storage.reader import LedgerReader

_MOST_BYTES = 64 * 1_024


class MenuStorage:
    """The storage of one data directory, without its secrets."""

    check_software: CheckSoftware = staticmethod(check_software)

    def __init__(self, data: Path) -> None:
        self._data = data

    def open_reader(self) -> LedgerReader:
        return open_reader(self._data)

    def back_up(self, to: Path, progress: Progress) -> int:
        """Copy the ledger into a new directory and verify the copy; how many entries it has."""
        with open_reader(self._data):  # it says in words where there is no ledger
            return backup(self._data, to, progress)

    def import_table(self, path: Path, wager: str) -> tuple[str, str]:
        """The name of the table in a file, and who signed it; PaytableError if it is not to be taken."""
        try:
            if path.stat().st_size > _MOST_BYTES:
                raise PaytableError(f"{path.name} is too long for a pay table")
            text = path.read_text("utf-8")
            signer = signer_of(text, trusted_keys(Places(self._data)))
            tables = read_tables(wager, path.name, text)
        except OSError as error:
            raise PaytableError(f"{path.name} cannot be read: {error.strerror}") from None
        except UnicodeDecodeError:
            raise PaytableError(f"{path.name} is not text") from None
        except LedgerFault as error:
            raise PaytableError(f"The keys that are trusted cannot be read: {error}") from None
        except NotGenuine as error:
            raise PaytableError(f"{path.name} is not taken: {error}") from None
        if len(tables) != 1:
            raise PaytableError(f"{path.name} must have one table, and has {len(tables)}")
        return name_of(wager, as_lines(next(iter(tables.values())).pays)), signer


def signed_table(data: Path, wager: str, name: str) -> tuple[str, str]:
    """A table as a file, signed by this device; or nothing, and why it cannot be. For the process that plays."""
    try:
        pays = pay_table(wager, name).pays
        key = load_keys(Places(data)).signing
    except (LedgerFault, PaytableError, OSError) as error:
        return "", str(error)
    lines = [f'wager = "{wager}"\n', "\n[tables.own]\n", 'clauses = ["the house"]\n', "[tables.own.pays]\n"]
    lines += [f'{line} = "{pay.text}"\n' for line, pay in pays.items()]
    return sign_text(key, "".join(lines)), ""
