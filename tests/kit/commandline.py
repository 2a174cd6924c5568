"""Types a command in the tests' own process, and reads what it says."""

import io
from contextlib import redirect_stderr, redirect_stdout
from pathlib import Path
from typing import NamedTuple

from kiosk.app.cli import main


class Said(NamedTuple):
    """What a command answered: its exit status, its output, and what it said on standard error."""

    status: int
    out: str
    err: str

    @property
    def lines(self) -> list[str]:
        return self.out.splitlines()


def croupier(*arguments: str | int | Path, data: Path | None = None) -> Said:
    """Run a command on a data directory."""
    where = ["--data", str(data)] if data else []
    out, err = io.StringIO(), io.StringIO()
    with redirect_stdout(out), redirect_stderr(err):
        status = main([*map(str, arguments), *where])
    return Said(status, out.getvalue(), err.getvalue())


def refused(said: Said, status: int = 2) -> str:
    """The one sentence with which a command was refused."""
    assert (said.status, said.out) == (status, "")
    assert said.err.startswith("croupier")
    assert said.err.count("\n") == 1
    assert "Traceback" not in said.err
    return said.err.strip()
