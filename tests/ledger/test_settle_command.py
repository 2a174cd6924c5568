"""The settle command as a person or a script meets it: a process, its output, its exit status. Never a traceback.

What the command makes of its input, and no process has a part in, is asked in the tests' own.
"""

import io
import json
import os
import random
import signal
import subprocess
import sys
import time
from collections.abc import Callable
from contextlib import redirect_stderr, redirect_stdout
from pathlib import Path
from typing import Any

import pytest

from kiosk.app.cli import main
from kiosk.app.commands.settle import WORTH_SHARING_BYTES
from kiosk.audit.round_document import MAX_BYTES
from kiosk.base.workers import cores
from tests.kit.random_rounds import GAMES, play, random_setup
from tests.kit.round_cases import HEADS_UP_MA, Seat, document, settled

CROUPIER = str(Path(sys.executable).with_name("croupier"))
Croupier = Callable[..., subprocess.CompletedProcess[bytes]]


def croupier(*arguments: str | Path, stdin: bytes | None = b"", **rest: Any) -> subprocess.CompletedProcess[bytes]:
    done = subprocess.run([CROUPIER, *arguments], input=stdin, capture_output=True, check=False, timeout=60, **rest)
    assert b"Traceback" not in done.stderr
    return done


@pytest.fixture
def here(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Croupier:
    """The same in this process."""
    given = tmp_path / "stdin"
    monkeypatch.setattr("kiosk.app.commands.settle.spare_the_collector", lambda: None)  # the tests have their own

    def run(*arguments: str | Path, stdin: bytes = b"") -> subprocess.CompletedProcess[bytes]:
        given.write_bytes(stdin)
        out, err = io.BytesIO(), io.BytesIO()
        said, told = (io.TextIOWrapper(to, encoding="utf-8", write_through=True) for to in (out, err))
        with given.open() as source, redirect_stdout(said), redirect_stderr(told):
            monkeypatch.setattr("sys.stdin", source)
            try:
                status = main([*map(str, arguments)])
            except SystemExit as ended:
                status = int(ended.code or 0)
        return subprocess.CompletedProcess(arguments, status, out.getvalue(), err.getvalue())

    return run


def one_sentence(done: subprocess.CompletedProcess[bytes]) -> str:
    """What a refusal says, having checked that it says nothing else."""
    assert done.returncode == 2
    assert done.stdout == b""
    said = done.stderr.decode("ascii")
    assert said.count("\n") == 1
    return said


@pytest.fixture
def good() -> dict[str, Any]:
    return document(HEADS_UP_MA, {3: Seat({"ante": 1000, "odds": 1000}, ["raise 3"], "As Ad")})


def rounds(count: int) -> list[str]:
    rng = random.Random(7)
    return [json.dumps(play(rng, random_setup(rng, GAMES[i % len(GAMES)])).document()) for i in range(count)]


def test_a_document_from_a_file_and_from_standard_input(good: dict[str, Any], tmp_path: Path) -> None:
    path = tmp_path / "round.json"
    path.write_text(json.dumps(good, indent=2))
    from_file = croupier("settle", path)
    assert (from_file.returncode, from_file.stderr) == (0, b"")
    assert json.loads(from_file.stdout) == settled(good)
    assert croupier("settle", "-", stdin=path.read_bytes()).stdout == from_file.stdout


def test_a_refused_document_ends_with_status_2_one_sentence_and_no_output(good: dict[str, Any]) -> None:
    good["seats"][0]["wagers"]["odds"] = 999
    said = one_sentence(croupier("settle", "-", stdin=json.dumps(good).encode()))
    assert said == "croupier settle: seat 3, odds: must equal the ante of 1000, and is 999\n"


def test_lines_are_answered_in_order_and_a_bad_one_in_its_place() -> None:
    documents = rounds(10)
    lines = [*documents[:4], "{}", "", '{"game": "', *documents[4:]]
    done = croupier("settle", "--lines", "-", stdin="\n".join(lines).encode())
    assert (done.returncode, done.stderr) == (1, b"")
    answers = [json.loads(line) for line in done.stdout.splitlines()]
    assert [list(answer) == ["error"] for answer in answers] == [False] * 4 + [True] * 3 + [False] * 6
    assert [answer for answer in answers if "error" not in answer] == [settled(json.loads(one)) for one in documents]


def test_good_lines_alone_end_with_status_0() -> None:
    done = croupier("settle", "--lines", "-", stdin="\n".join(rounds(3)).encode() + b"\n")
    assert (done.returncode, len(done.stdout.splitlines())) == (0, 3)


def test_a_large_file_shared_out_to_the_cores_is_answered_as_a_pipe_is(tmp_path: Path) -> None:
    documents = rounds(60)
    padded = documents[0] + " " * (MAX_BYTES - len(documents[0]))  # as long as a document may be, and one longer
    bad = [
        "bad",
        '{"game": ',
        '"abc',
        "",
        "[" * 500 + "]" * 500,  # how deep is too deep depends on who calls, so neither is near it
        '{"game":' + "[" * 5_000 + "]" * 5_000 + "}",
        padded + " ",
    ]
    lines = documents * (WORTH_SHARING_BYTES // sum(map(len, documents)) + 2)
    repeated = "\n".join([*lines, padded, *bad, "\r", *documents]) + "\n"
    path = tmp_path / "rounds.jsonl"
    path.write_text(repeated)
    shared = croupier("settle", "--lines", path)
    piped = croupier("settle", "--lines", "-", stdin=repeated.encode())
    assert shared.returncode == piped.returncode == 1
    assert shared.stdout == piped.stdout
    assert shared.stdout.count(b"\n") == repeated.count("\n")
    assert shared.stdout.count(b'{"error"') == len(bad) + 1


def long_work(tmp_path: Path) -> Path:
    path = tmp_path / "long.jsonl"
    path.write_text(("\n".join(rounds(50)) + "\n") * 1000)
    return path


def workers_of(process: int) -> list[int]:
    """The worker processes of a command, once it has started them."""
    patience = time.monotonic() + 60
    while not (children := Path(f"/proc/{process}/task/{process}/children").read_text().split()):
        assert time.monotonic() < patience, "it starts no workers"
    return [int(child) for child in children]


@pytest.mark.skipif(cores() < 2, reason="on one core the command has no workers")
def test_a_worker_that_dies_is_said(tmp_path: Path) -> None:
    with subprocess.Popen(
        [CROUPIER, "settle", "--lines", long_work(tmp_path)], stdout=subprocess.PIPE, stderr=subprocess.PIPE
    ) as settling:
        assert settling.stdout is not None
        settling.stdout.readline()
        os.kill(workers_of(settling.pid)[0], signal.SIGKILL)
        out, said = settling.communicate(timeout=60)
    assert settling.returncode == 2
    assert said == b"croupier settle: a worker process died; the answers so far are whole\n"
    assert out.endswith(b"\n")


def test_a_command_that_is_ended_takes_its_workers_with_it(tmp_path: Path) -> None:
    with subprocess.Popen(
        [CROUPIER, "settle", "--lines", long_work(tmp_path)], stdout=subprocess.PIPE, stderr=subprocess.PIPE
    ) as settling:
        assert settling.stdout is not None
        settling.stdout.readline()
        settling.terminate()
        _, said = settling.communicate(timeout=60)  # the workers hold these pipes too
    assert (settling.returncode, said) == (-signal.SIGTERM, b"")


def test_a_pipe_is_answered_line_by_line(good: dict[str, Any]) -> None:
    with subprocess.Popen([CROUPIER, "settle", "--lines", "-"], stdin=subprocess.PIPE, stdout=subprocess.PIPE) as talk:
        assert talk.stdin is not None
        assert talk.stdout is not None
        for _ in range(3):
            talk.stdin.write(json.dumps(good).encode() + b"\n")
            talk.stdin.flush()
            assert json.loads(talk.stdout.readline()) == settled(good)
        talk.stdin.close()
    assert talk.returncode == 0


@pytest.mark.parametrize(
    ("data", "said"),
    [
        (bytes(range(256)) * 64, "UTF-8"),
        (random.Random(1).randbytes(100_000), "UTF-8"),
        (b"\0" * 1000, "not JSON"),
        (b"[" * 200_000, "nested too deeply"),
        (b"1" * 100_000, "digits"),
        (b"", "not JSON"),
        (b'{"game": NaN}', "game"),
        (b'"\\ud800"', "must be an object"),
    ],
)
def test_garbage_is_refused(here: Croupier, data: bytes, said: str) -> None:
    assert said in one_sentence(here("settle", "-", stdin=data))
    lines = here("settle", "--lines", "-", stdin=data)
    assert lines.returncode == (1 if data else 0)
    assert all("error" in json.loads(line) for line in lines.stdout.splitlines())


def test_a_hundred_megabytes_in_one_line_are_refused_without_being_held(tmp_path: Path) -> None:
    path = tmp_path / "line.json"
    with path.open("wb") as out:
        out.truncate(100_000_000)
    limited = ["bash", "-c", f'ulimit -v 1500000; exec "{CROUPIER}" "$@"', "croupier", "settle"]
    single = subprocess.run([*limited, path], capture_output=True, check=False, timeout=60)
    assert "longer than" in one_sentence(single)
    lines = subprocess.run([*limited, "--lines", path], capture_output=True, check=False, timeout=60)
    assert (lines.returncode, len(lines.stdout.splitlines())) == (1, 1)
    assert "longer than" in json.loads(lines.stdout)["error"]


def test_what_cannot_be_read_is_said(here: Croupier, tmp_path: Path) -> None:
    assert "Is a directory" in one_sentence(here("settle", tmp_path))
    assert "Is a directory" in one_sentence(here("settle", "--lines", tmp_path))
    missing = tmp_path / "none.json"
    said = one_sentence(croupier("settle", missing))
    assert said == f"croupier settle: cannot use {missing}: No such file or directory\n"
    assert "No such file" in one_sentence(here("settle", "--lines", tmp_path / "none.json"))
    assert "No such file" in one_sentence(croupier("settle", "no\nsuch\u00e9"))


def test_a_reader_that_leaves_early_is_no_trouble(good: dict[str, Any]) -> None:
    many = (json.dumps(good).encode() + b"\n") * 2000
    for command in ("settle --lines -", "rules", "demo"):
        shell = f'"{CROUPIER}" {command} | head -c 100; exit ${{PIPESTATUS[0]}}'
        done = subprocess.run(["bash", "-c", shell], input=many, capture_output=True, check=False, timeout=60)
        assert done.stderr == b""
        assert done.returncode in (0, 128 + signal.SIGPIPE)


@pytest.mark.parametrize("closed", ["<&-", ">&-", "<&- >&-", "<&- 2>&-", "</dev/null 2>&-"])
def test_closed_streams_are_no_trouble(closed: str) -> None:
    done = subprocess.run(
        ["bash", "-c", f'"{CROUPIER}" settle --lines - {closed}'], capture_output=True, check=False, timeout=60
    )
    assert b"Traceback" not in done.stderr
    assert b"Exception" not in done.stderr
    assert done.stdout == b""
    assert done.returncode == (0 if "/dev/null" in closed else 2)


def test_a_refusal_is_not_said_on_standard_output_when_standard_error_is_closed() -> None:
    shell = ["bash", "-c", f'echo "{{}}" | "{CROUPIER}" settle - 2>&-']
    done = subprocess.run(shell, capture_output=True, check=False, timeout=60)
    assert (done.returncode, done.stdout) == (2, b"")


def test_a_terminal_without_suit_signs_is_no_trouble() -> None:
    done = croupier("demo", env={"PYTHONIOENCODING": "ascii", "PATH": "/usr/bin:/bin"})
    assert (done.returncode, done.stderr) == (0, b"")


def test_a_full_disk_is_said(good: dict[str, Any]) -> None:
    done = subprocess.run(
        ["bash", "-c", f'"{CROUPIER}" settle - > /dev/full'],
        input=json.dumps(good).encode(),
        capture_output=True,
        check=False,
        timeout=60,
    )
    assert done.returncode == 2
    assert done.stderr == b"croupier settle: No space left on device\n"


def test_an_interrupt_ends_it_quietly() -> None:
    pipe = subprocess.PIPE
    heeding = ["env", "--default-signal=INT"]  # whoever starts the tests in the background has it ignored
    with subprocess.Popen([*heeding, CROUPIER, "settle", "--lines", "-"], stdin=pipe, stdout=pipe, stderr=pipe) as talk:
        assert talk.stdin is not None
        assert talk.stdout is not None
        assert talk.stderr is not None
        talk.stdin.write(b"{}\n")
        talk.stdin.flush()
        talk.stdout.readline()  # it has answered, and waits for more
        talk.send_signal(signal.SIGINT)
        assert talk.stderr.read() == b""
        assert talk.wait() == 128 + signal.SIGINT


@pytest.mark.parametrize(
    "arguments",
    [
        ["--windowed", "0x0"],
        ["settle"],
        ["settle", "--line", "a", "b"],
        ["deal"],
        ["demo", "--seats", "7"],
        ["demo", "--rounds", "0"],
    ],
)
def test_a_wrong_call_is_told_how(here: Croupier, arguments: list[str]) -> None:
    done = here(*arguments)
    assert done.returncode == 2
    assert done.stderr.startswith(b"usage: croupier")


def resident_kilobytes(process: int) -> int:
    status = Path(f"/proc/{process}/status").read_text()
    return next(int(line.split()[1]) for line in status.splitlines() if line.startswith("VmRSS"))


@pytest.mark.slow
def test_memory_stays_the_same_however_many_lines_there_are(tmp_path: Path) -> None:
    """Once every table and every multiset of ranks has been met, nothing grows."""
    documents = "\n".join([*rounds(500), "{}", "[" * 5000]) + "\n"
    sizes = []
    with (tmp_path / "answers").open("wb") as answers:
        command = [CROUPIER, "settle", "--lines", "-"]
        with subprocess.Popen(command, stdin=subprocess.PIPE, stdout=answers) as settling:
            assert settling.stdin is not None
            for _ in range(100):
                settling.stdin.write(documents.encode())
                sizes.append(resident_kilobytes(settling.pid))
            settling.stdin.close()
    assert settling.returncode == 1
    assert sizes[-1] - sizes[10] < 1000, sizes[::10]
