"""Counting by a program of its own: real processes, which bring counts, are stopped, die, and say what they should not.

The programs here are the real one with something else to count, or none that keeps to the protocol. They do not give
way to other processes, so that a busy machine does not keep a test waiting.
"""

import base64
import os
import select
import signal
import subprocess
import sys
from collections.abc import Callable
from functools import partial
from pathlib import Path
from shlex import quote

import pytest
from cryptography.hazmat.primitives.asymmetric.ed25519 import Ed25519PrivateKey
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat
from PySide6.QtWidgets import QProgressBar

from kiosk import __version__
from kiosk.analysis.counts import count_client, count_worker, source_digest
from kiosk.analysis.counts.count_client import TimeLimits, count_in_process
from kiosk.analysis.counts.count_worker import Count, Counted, Greet, Greeting, Reply, Request
from kiosk.analysis.counts.library import SHIPPED, Library, MissingCounts, digest, to_json
from kiosk.analysis.counts.source_digest import counting_sources
from kiosk.analysis.flop_poker.counts import FlopCounts
from kiosk.analysis.flop_poker.pricing import counts_of as flop_counts
from kiosk.app.own_software import check_software
from kiosk.base import software
from kiosk.policy.access import Role
from kiosk.policy.config import default_config
from kiosk.process.child_process import Failed, Reached
from kiosk.process.messages import Inbox, write
from kiosk.reports.figures import config_prices
from tests.kit import made_up_counts
from tests.kit.round_cases import FLOP
from tests.kit.screen.menu_rig import Menu
from tests.kit.scripts import executable

Program = Callable[[str], Path]
QUICK = TimeLimits(first=400, counting=400)
LONG_MS = 60_000
PATIENT = TimeLimits(LONG_MS, LONG_MS)
GREETING = Greeting(count_worker.PROTOCOL, __version__, counting_sources().hex())
# The real program, but for how it counts: what stands below it makes `count`.
REAL = """
import os, sys, types
from kiosk.analysis.counts import count_worker as answering
answering.go_last = lambda: None
recount = sys.modules["kiosk.analysis.counts.recount"] = types.ModuleType("kiosk.analysis.counts.recount")
def run(count):
    recount.count = count
    sys.exit(answering.main([]))
"""
# Counts on two workers for ever; each of the three processes holds the pipe open for as long as it lives.
FOR_EVER = f"""{REAL}
from signal import pause
from kiosk.base.workers import share_out
os.open({{pipe!r}}, os.O_WRONLY)
def work(_):
    os.write(os.open({{pipe!r}}, os.O_WRONLY), b"w")
    pause()
def count(name, progress, workers):
    progress(1, 4)
    list(share_out(work, range(2), 2))
run(count)
"""


@pytest.fixture
def program(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Program:
    """Makes a program of some Python, and has it chosen."""

    def make(code: str) -> Path:
        path, words = tmp_path / "program", tmp_path / "program.py"
        words.write_text(code, "utf-8")
        executable(path, f"exec {quote(sys.executable)} {quote(str(words))}")
        monkeypatch.setenv(count_client.CHOSEN, str(path))
        return path

    return make


class Held:
    """A pipe with a name that processes hold open, and that ends when the last of them is gone."""

    def __init__(self, path: Path) -> None:
        self.path = path
        os.mkfifo(path)
        self._file = os.open(path, os.O_RDONLY | os.O_NONBLOCK)

    def read(self) -> bytes:
        """What comes next; nothing at its end."""
        poll = select.poll()
        poll.register(self._file, select.POLLIN)
        assert poll.poll(LONG_MS), "neither a word nor the end"
        return os.read(self._file, 1)

    def is_left(self) -> bool:
        """Whether all who held it go."""
        while self.read():
            pass
        os.close(self._file)
        return True


def refusal(name: str = "flop", patience: TimeLimits = PATIENT) -> str:
    """The sentence with which counting fails."""
    with pytest.raises(MissingCounts) as refused:
        count_in_process(name, check_software, patience=patience)
    words = str(refused.value)
    assert "\n" not in words
    return words


# Counts that are brought.


@pytest.mark.slow
def test_a_real_count_prices_a_game_and_the_kiosk_never_loads_the_compiler(tmp_path: Path, program: Program) -> None:
    program(
        "import sys\nfrom kiosk.analysis.counts import count_worker as answering\n"
        "answering.go_last = lambda: None\nsys.exit(answering.main([]))"
    )
    shipped = tmp_path / "shipped"
    shipped.mkdir()
    (shipped / "sides.json").symlink_to(SHIPPED / "sides.json")
    code = f"""
import sys
from functools import partial
from pathlib import Path
from kiosk.analysis.counts.library import Library
from kiosk.app.own_software import check_software
from kiosk.policy.config import default_config
from kiosk.reports.figures import config_prices as pricing
heard = []
pricing.Library = partial(Library, Path({str(shipped)!r}))
counted = pricing.counting(Path({str(tmp_path)!r}), check_software, lambda *at: heard.append(at))
prices = pricing.price(default_config({FLOP!r}), 0, counted)
print([one.returns_text() for one in prices])
print(heard[0], heard[-1][0] > 0, heard[-1][0] <= heard[-1][1])
print(sorted({{"numba", "numpy", "llvmlite"}} & set(sys.modules)))
"""
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=False)
    assert done.stderr == ""
    known = config_prices.price(default_config(FLOP), 0, Library())
    assert done.stdout.splitlines() == [str([one.returns_text() for one in known]), "(0, 0) True True", "[]"]
    (kept,) = (tmp_path / "analysis").iterdir()
    assert kept.read_text("ascii") == to_json(flop_counts(Library()))


def test_what_is_printed_beside_does_not_stand_between_the_answers(program: Program) -> None:
    program(f"""{REAL}
from tests.kit import made_up_counts as analysis_kit
def count(name, progress, workers):
    print("a warning")
    os.system("echo another")
    return analysis_kit.counts(name)
run(count)
""")
    assert count_in_process("flop", check_software) == made_up_counts.flop()
    assert count_in_process("sides", check_software) == made_up_counts.sides()


def says(said: count_worker.Said) -> str:
    """Python that says this."""
    return f"print({write(Reply(said)).decode()!r}, end='', flush=True)\n"


GREETS = f"{says(GREETING)}input(), input()\n"


def answering_with(counted: str, sha256: str, counts: str) -> str:
    """A program that has these counts at once."""
    return f"{GREETS}{says(Counted(counted, sha256, counts))}input()"


GOOD, LESS = made_up_counts.flop(), FlopCounts(made_up_counts.flop().hands[1:], ())


@pytest.mark.parametrize(
    ("code", "words"),
    [
        (answering_with("sides", digest(GOOD), to_json(GOOD)), "brought something else than counts flop"),
        (answering_with("flop", digest(LESS), to_json(GOOD)), "brought counts flop that are not those it hashed"),
        (answering_with("flop", digest(LESS), to_json(LESS)), "brought no counts flop: hands of three cards has "),
        (answering_with("flop", "", to_json(made_up_counts.sides())), "brought no counts flop: "),
        (answering_with("flop", "", "{}"), "brought no counts flop: "),
        (GREETS + says(GREETING) + "input()", "brought something else than counts flop"),
    ],
)
def test_counts_are_proved_before_they_are_used(program: Program, code: str, words: str) -> None:
    program(code)
    assert refusal().startswith(f"croupier-analysis {words}")


# Programs that are stopped, that die, that are silent, that talk nonsense.


class Enough(Exception):  # noqa: N818
    """Somebody pressed Stop."""


def test_a_stop_ends_the_program_and_its_workers(tmp_path: Path, program: Program) -> None:
    held = Held(tmp_path / "pipe")
    program(FOR_EVER.format(pipe=str(held.path)))

    def progress(done: int, of: int) -> None:
        if (done, of) == (1, 4):
            assert held.read() + held.read() == b"ww"  # both workers are at it
            raise Enough

    with pytest.raises(Enough):
        count_in_process("flop", check_software, progress)
    assert held.is_left()


def test_an_operator_stops_it_and_is_told(tmp_path: Path, program: Program, monkeypatch: pytest.MonkeyPatch) -> None:
    held = Held(tmp_path / "pipe")
    program(FOR_EVER.format(pipe=str(held.path)))
    monkeypatch.setattr(config_prices, "Library", partial(Library, tmp_path / "none"))
    with Menu(tmp_path / "data", Role.SUPERVISOR, pages=["games"], game=FLOP) as menu:
        (bar,) = menu.window.findChildren(QProgressBar)
        menu.until(lambda: (bar.value(), bar.maximum()) == (1, 4))
        assert held.read() + held.read() == b"ww"
        menu.press("stop pricing")
        menu.idle()
        assert menu.text("not priced") == "Stopped: what these settings return is not known."
        assert held.is_left()


def test_a_kiosk_that_is_killed_takes_the_program_and_its_workers_along(tmp_path: Path, program: Program) -> None:
    held = Held(tmp_path / "pipe")
    program(FOR_EVER.format(pipe=str(held.path)))
    code = "from kiosk.analysis.counts.count_client import count_in_process as count_apart; count_apart('flop', None)"
    with subprocess.Popen([sys.executable, "-c", code]) as kiosk:
        assert held.read() + held.read() == b"ww"
        kiosk.kill()
    assert held.is_left()


@pytest.mark.parametrize(
    ("code", "words"),
    [
        ("", "croupier-analysis ended with status 0"),
        ("1 / 0", 'croupier-analysis ended with status 1, saying "ZeroDivisionError: division by zero"'),
        ("import os; os.kill(os.getpid(), 9)", "croupier-analysis was ended (Killed)"),
        (GREETS + "import os; os.abort()", "croupier-analysis was ended (Aborted)"),
        ("print('Segmentation fault')", "croupier-analysis says what is not understood: a message makes no sense: "),
        ("print('[' * 100_000)", "croupier-analysis says what is not understood: "),
        ("print(1)", "croupier-analysis says what is not understood: "),
        ("print({})", "croupier-analysis says what is not understood: "),
        ("print('{\"hello\": 1}')", "croupier-analysis says what is not understood: "),
        ("print(b'\\xff')", "croupier-analysis says what is not understood: "),
        (GREETS + says(Reached(-1, 2)), "croupier-analysis brought something else than counts flop"),
        (GREETS + says(Failed("no memory")), "croupier-analysis says: no memory"),
        (says(Counted("flop", "", to_json(GOOD))), "croupier-analysis does not greet"),
        (
            "while True: print(end='x' * 65536)",
            "croupier-analysis says what is not understood: a message is too long",
        ),
    ],
)
def test_whatever_a_program_does_instead_is_one_sentence(program: Program, code: str, words: str) -> None:
    program(code)
    assert refusal().startswith(words)


@pytest.mark.parametrize("before", ["", GREETS])
def test_a_silent_program_is_not_waited_for(program: Program, before: str) -> None:
    program(f"import signal\n{before}signal.pause()")
    patience = QUICK._replace(first=LONG_MS) if before else QUICK
    assert refusal(patience=patience) == "croupier-analysis was silent for 0 seconds"


@pytest.mark.parametrize(
    ("said", "words"),
    [
        (GREETING._replace(protocol=9), f"it speaks protocol 9, and this software {count_worker.PROTOCOL}"),
        (GREETING._replace(version="9.9", sources="00"), 'it is of version "9.9", and counts by other sources'),
    ],
)
def test_a_program_of_another_release_is_refused(program: Program, said: Greeting, words: str) -> None:
    program(f"{says(said)}input()")
    assert refusal() == f"croupier-analysis does not belong to this software: {words}; install both of one release"


def test_what_could_not_be_counted_is_not_tried_again(tmp_path: Path, program: Program) -> None:
    tries = tmp_path / "tries"
    program(f"open({str(tries)!r}, 'a').write('x')")
    count = count_client.counter(check_software, lambda *_: None)
    for _ in range(3):
        with pytest.raises(MissingCounts, match="ended with status 0"):
            count("flop")
    assert tries.read_text() == "x"


# Which program is run, and what is said where there is none.


@pytest.mark.parametrize(("packaged", "how"), [(True, "apt install croupier-analysis"), (False, "pip install")])
def test_without_a_program_the_words_say_how_to_get_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, packaged: bool, how: str
) -> None:
    monkeypatch.delenv(count_client.CHOSEN, raising=False)
    monkeypatch.setattr(count_client, "INSTALLED", tmp_path / "none")
    monkeypatch.setattr(count_client, "find_spec", lambda _: None)
    monkeypatch.setattr(count_client, "is_packaged", lambda: packaged)
    assert refusal().startswith(f"counting flop needs croupier-analysis, which is not installed; to get it: {how}")


def test_a_chosen_program_that_is_not_there_is_named(program: Program) -> None:
    path = program("")
    path.unlink()
    assert refusal() == f"croupier-analysis does not start: {path}: No such file or directory"


def test_the_chosen_program_comes_first_then_the_own_and_then_the_installed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "installed").touch()
    monkeypatch.setattr(count_client, "INSTALLED", tmp_path / "installed")
    monkeypatch.setenv(count_client.CHOSEN, "/chosen")
    assert count_client.find_program() == ("/chosen",)
    monkeypatch.delenv(count_client.CHOSEN)
    assert count_client.find_program() == (sys.executable, "-m", "kiosk.analysis.counts.count_worker")
    monkeypatch.setattr(count_client, "find_spec", lambda _: None)
    assert count_client.find_program() == (str(tmp_path / "installed"),)


@pytest.fixture
def package(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The room of an add-on as packages have it: its program, which dies at once, and its signed manifest."""
    room = tmp_path / "add-on"
    (room / "_internal").mkdir(parents=True)
    (room / "_internal" / "library.so").write_bytes(b"as built")
    program = room / "croupier-analysis"
    program.write_text("#!/bin/sh\nexit 7\n")
    program.chmod(0o755)
    key = Ed25519PrivateKey.generate()
    manifest = software.lines_of(room).encode()
    (room / software.MANIFEST).write_bytes(manifest)
    (room / software.SIGNATURE).write_bytes(base64.b64encode(key.sign(manifest)))
    public = key.public_key().public_bytes(Encoding.PEM, PublicFormat.SubjectPublicKeyInfo)
    (room / software.KEY).write_bytes(public)
    (tmp_path / software.KEY).write_bytes(public)
    monkeypatch.setenv(count_client.CHOSEN, str(program))
    return room


def test_a_package_is_run_only_as_it_was_signed(package: Path) -> None:
    assert refusal() == "croupier-analysis ended with status 7"
    (package / "_internal" / "library.so").write_bytes(b"changed")
    (package / "_internal" / "more.so").write_bytes(b"")
    assert refusal() == "croupier-analysis is not run: _internal/library.so is changed; _internal/more.so is extra"
    (package / software.MANIFEST).unlink()
    assert refusal() == "croupier-analysis is not run: manifest.sha256 is missing"


def test_a_packaged_kiosk_runs_what_its_own_maker_signed(
    tmp_path: Path, package: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(count_client, "ROOM", tmp_path)
    (tmp_path / "_internal").mkdir()
    monkeypatch.setattr(count_client, "is_packaged", lambda room=tmp_path: software.is_packaged(room))
    assert refusal() == "croupier-analysis ended with status 7"
    stranger = Ed25519PrivateKey.generate().public_key()
    (tmp_path / software.KEY).write_bytes(stranger.public_bytes(Encoding.PEM, PublicFormat.SubjectPublicKeyInfo))
    assert "the signature of the manifest is not by the key in " in refusal()
    (package / "_internal" / "library.so").unlink()
    (package / "_internal").rmdir()
    assert refusal() == f"croupier-analysis is not run: {package} has no signed manifest"


def test_a_packaged_program_knows_what_its_sources_were(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / source_digest.STAMP).write_text(f"{counting_sources().hex()}\n")
    monkeypatch.setattr(source_digest, "__file__", str(tmp_path / "sources.pyc"))
    monkeypatch.setattr(source_digest, "is_packaged", lambda: True)
    assert counting_sources.__wrapped__() == counting_sources()


# The program itself, as a person can run it.

COMMAND = (sys.executable, "-m", "kiosk.analysis.counts.count_worker")


GREET = write(Request(Greet(count_worker.PROTOCOL)))


def said_to(*lines: bytes) -> list[count_worker.Said]:
    """The program's answers to these lines."""
    done = subprocess.run(COMMAND, input=b"".join(lines), capture_output=True, check=True)
    assert done.stderr == b""
    inbox = Inbox(Reply, 1_000_000)
    inbox.add(done.stdout)
    return [reply.said for reply in iter(inbox.take, None)]


def test_it_answers_line_by_line_and_ends_with_its_input() -> None:
    greeting, no_sense, unknown, nothing, again = said_to(
        GREET, b"?\n", write(Request(Count("poker"))), b"[]\n", write(Request(Greet(7))), b"half a line"
    )
    assert greeting == again == GREETING
    assert isinstance(no_sense, Failed)
    assert no_sense.words.startswith("a message makes no sense: ")
    assert isinstance(unknown, Failed)
    assert unknown.words.startswith('there are no counts "poker"; there are heads-up-optimal, ')
    assert isinstance(nothing, Failed)


def test_it_says_its_version() -> None:
    done = subprocess.run([*COMMAND, "--version"], capture_output=True, text=True, check=True)
    assert done.stdout == f"croupier-analysis {__version__}, protocol {count_worker.PROTOCOL}\n"
    assert subprocess.run([*COMMAND, "--help"], capture_output=True, check=False).returncode == 2


def test_without_the_compiler_it_says_so(program: Program) -> None:
    program(
        "import sys\nsys.modules['numba'] = None\nfrom kiosk.analysis.counts import count_worker\ncount_worker.main([])"
    )
    assert refusal() == "croupier-analysis says: counting flop needs numba, which is not installed"


def test_it_gives_way_to_everything_else() -> None:
    heeding = ("env", "--default-signal=INT", *COMMAND)  # in the background it would be ignored
    with subprocess.Popen(heeding, stdin=subprocess.PIPE, stdout=subprocess.PIPE) as process:
        assert process.stdin
        assert process.stdout
        process.stdin.write(GREET)
        process.stdin.flush()
        assert process.stdout.readline()
        assert os.getpriority(os.PRIO_PROCESS, process.pid) == 19
        assert os.sched_getscheduler(process.pid) == os.SCHED_IDLE
        assert Path(f"/proc/{process.pid}/oom_score_adj").read_text() == "1000\n"
        process.send_signal(signal.SIGINT)
        assert process.stdout.read() == b""
