"""Writes what an operator exports: whole or not at all, and never over a file that is there already."""

import csv
import io
from collections.abc import Iterable
from itertools import count
from pathlib import Path

from kiosk.base.durable import write_durably
from kiosk.reports.document import Document, csv_rows


def save_new(directory: Path, name: str, ending: str, data: Iterable[bytes]) -> Path:
    """Write a file under a name that is not taken: "daily-2026-01-31.pdf", or "daily-2026-01-31 (2).pdf"."""
    directory.mkdir(parents=True, exist_ok=True)
    for number in count(1):
        path = directory / (f"{name}.{ending}" if number == 1 else f"{name} ({number}).{ending}")
        try:
            path.touch(exist_ok=False)  # the name is ours, whoever else writes here
        except FileExistsError:
            continue
        try:
            write_durably(path, data)
        except BaseException:
            path.unlink(missing_ok=True)
            raise
        return path
    raise AssertionError


def csv_bytes(rows: Iterable[Iterable[object]]) -> bytes:
    text = io.StringIO()
    csv.writer(text, lineterminator="\n").writerows(rows)
    return text.getvalue().encode()


def document_csv(document: Document) -> bytes:
    return csv_bytes(csv_rows(document))
