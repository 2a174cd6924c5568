"""Pay tables of the house's own as signed files: written for other tables, and read from them.

A file has the form of resources/paytables with a signature below, so that `croupier par --table` prices it, too. A
table takes what it signed itself, and what was signed by a key whose public file lies in its directory `trusted`.
"""

from pathlib import Path

from kiosk.base.ports import LedgerFault
from kiosk.reports.export_writer import save_new
from kiosk.rules.pay.paytables import PaytableError, any_table, as_lines, name_of, read_any_tables
from storage.keys import load_keys, trusted_keys
from storage.places import Places
from storage.signing import NotGenuine, sign_text, signer_of

_MOST_BYTES = 64 * 1_024
_ENDING = "toml"


class CannotImport(ValueError):  # noqa: N818
    """A file that is not taken; the words say why."""


def signed_table(data: Path, wager: str, name: str) -> tuple[str, str]:
    """A table as a file, signed by this device; or nothing, and why it cannot be. For the process that plays."""
    try:
        pays = any_table(wager, name).pays
        key = load_keys(Places(data)).signing
    except (LedgerFault, PaytableError, OSError) as error:
        return "", str(error)
    lines = [f'wager = "{wager}"\n', "\n[tables.own]\n", 'clauses = ["the house"]\n', "[tables.own.pays]\n"]
    lines += [f'{line} = "{pay.text}"\n' for line, pay in pays.items()]
    return sign_text(key, "".join(lines)), ""


def save_table(folder: Path, wager: str, signed: str) -> Path:
    """Write such a file."""
    return save_new(folder, wager, _ENDING, [signed.encode()])


def import_table(data: Path, path: Path, wager: str) -> tuple[str, str]:
    """The name of the table in a file, and who signed it; CannotImport if it is not to be taken."""
    try:
        if path.stat().st_size > _MOST_BYTES:
            raise CannotImport(f"{path.name} is too long for a pay table.")
        text = path.read_text("utf-8")
        signer = signer_of(text, trusted_keys(Places(data)))
        tables = read_any_tables(wager, path.name, text)
    except OSError as error:
        raise CannotImport(f"{path.name} cannot be read: {error.strerror}.") from None
    except UnicodeDecodeError:
        raise CannotImport(f"{path.name} is not text.") from None
    except LedgerFault as error:
        raise CannotImport(f"The keys that are trusted cannot be read: {error}.") from None
    except NotGenuine as error:
        raise CannotImport(f"{path.name} is not taken: {error}.") from None
    except PaytableError as error:
        raise CannotImport(f"{error}.") from None
    if len(tables) != 1:
        raise CannotImport(f"{path.name} must have one table, and has {len(tables)}.")
    return name_of(wager, as_lines(next(iter(tables.values())).pays)), signer


def table_files(place: Path) -> list[Path]:
    """The files there that may be pay tables; a file is itself."""
    try:
        if place.is_file():
            return [place]
        return sorted(path for path in place.iterdir() if path.suffix == f".{_ENDING}" and path.is_file())
    except (OSError, ValueError):
        return []
