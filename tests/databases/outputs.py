"""What the commands say of a ledger, as facts: figures and names without the wording around them.

Nothing here depends on the time zone, the locale, the path or the running release. Prose stays only in the files that
people read (recall, the event log), and is compared by the facts in it.
"""

import csv
import io
import json
from collections.abc import Iterator
from contextlib import redirect_stdout
from pathlib import Path
from typing import Any

from kiosk.app.cli import main
from tests.kit.commandline import croupier

DAYS = ("2026-03-13", "2026-03-14")  # of the golden ledgers
_PERIOD = ("--from", DAYS[0], "--to", "2026-03-15")
REPORTS: dict[str, tuple[str, ...]] = {
    **{f"daily {day}": ("--daily", day) for day in DAYS},
    "period": _PERIOD,
    "hand-pays": ("hand-pays", *_PERIOD),
    "progressive": ("progressive", *_PERIOD),
    "reconciliation": ("reconciliation", *_PERIOD),
    f"reconciliation {DAYS[0]}": ("reconciliation", "--daily", DAYS[0]),
}
# What a heading says of the program that runs, and not of the ledger.
_OF_THE_PROGRAM = ("Version", "Software", "Configuration", "Certification")
PROVED_BY_ROUNDS = ("salt", "order", "hashed", "leaves", "siblings")  # of a proof: they stand in the export of rounds

ROUND = "=== round "  # before each round of recall.txt


def said(data: Path, *arguments: str, status: int = 0) -> str:
    """The output of a command that ends so."""
    answer = croupier(*arguments, data=data)
    assert (answer.status, answer.err) == (status, ""), f"{arguments}: {answer}"
    return answer.out


def verify(data: Path) -> dict[str, Any]:
    """The verdict, the counts, the digest and the findings."""
    found: dict[str, Any] = json.loads(croupier("verify", "--signatures", "--json", data=data).out)
    return found


def meters(data: Path) -> dict[str, Any]:
    """Every meter by its name, and every balance."""
    found: dict[str, Any] = json.loads(said(data, "meters", "--json"))
    for prose in ("version", "configuration", "certification", "not_fitted"):
        del found[prose]
    found["meters"] = {
        meter["name"]: {key: meter[key] for key in ("sas", "unit", "value")} for meter in found["meters"]
    }
    return found


def exported(data: Path, what: str) -> str:
    """The export as it is."""
    return said(data, "export", what, "--to", "-")


def rounds(data: Path) -> list[dict[str, Any]]:
    """The rounds that are over."""
    return [json.loads(line) for line in exported(data, "rounds").splitlines()]


def rows(text: str) -> list[dict[str, str]]:
    """The lines of an export by the names of its columns."""
    return list(csv.DictReader(io.StringIO(text)))


def proof(data: Path, number: int, *, status: int = 0) -> dict[str, Any]:
    """The whole proof of a round, its checks without their wording."""
    found: dict[str, Any] = json.loads(said(data, "fair", "--round", str(number), "--json", status=status))
    found["checks"] = list(found.get("checks", {}).values())
    return found


def recall(data: Path, number: int) -> str:
    """A round in words."""
    return said(data, "recall", "--round", str(number))


def settlements(documents: Path) -> list[Any]:
    """The answers to a file of documents, a line each."""
    out = io.TextIOWrapper(io.BytesIO(), encoding="utf-8")  # the command writes bytes
    with redirect_stdout(out):
        assert main(["settle", "--lines", str(documents)]) == 0
    out.seek(0)
    return [json.loads(line) for line in out]


def reports(data: Path) -> Iterator[dict[str, Any]]:
    """The sections of every report: rows of cells, each with its unit."""
    for name, arguments in REPORTS.items():
        found = json.loads(said(data, "report", *arguments, "--format", "json"))
        heading = {key: words for key, words in found["heading"].items() if key not in _OF_THE_PROGRAM}
        yield {"report": name, "section": "", "rows": [[["text", words]] for words in heading.values()]}
        for section in found["sections"]:
            cells = [[[cell["unit"], cell["value"]] for cell in row] for row in section["rows"]]
            yield {"report": name, "section": section["title"], "rows": cells}


def write_expected(data: Path, to: Path) -> None:
    """Everything that the commands say of a ledger, as files."""
    to.mkdir()
    verified = verify(data)
    assert verified["verified"], verified["findings"]
    _write(to / "verify.json", _pretty(verified))
    _write(to / "meters.json", _pretty(meters(data)))
    for what, name in (("rounds", "rounds.jsonl"), ("events", "events.csv"), ("postings", "postings.csv")):
        _write(to / name, exported(data, what))
    over = [line["round"] for line in rounds(data)]
    proofs = [proof(data, number) for number in over]
    if verified["in_play"]:
        proofs.append(proof(data, verified["in_play"], status=2))
    short = ({key: value for key, value in one.items() if key not in PROVED_BY_ROUNDS} for one in proofs)
    _write(to / "fair.jsonl", _lines(short))
    _write(to / "recall.txt", "".join(f"{ROUND}{number}\n{recall(data, number)}" for number in over))
    _write(to / "reports.jsonl", _lines(reports(data)))


def _pretty(value: object) -> str:
    return json.dumps(value, indent=1) + "\n"


def _lines(values: Iterator[dict[str, Any]]) -> str:
    return "".join(json.dumps(value) + "\n" for value in values)


def _write(path: Path, text: str) -> None:
    with path.open("x", encoding="utf-8", newline="") as file:
        file.write(text)
