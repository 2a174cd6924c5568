"""While a round is in play, a card that lies face down is nowhere but in the table's own memory."""

import base64
import json
import subprocess
import sys
from collections.abc import Callable, Iterable, Iterator, Mapping
from itertools import islice
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from kiosk.app.cli import main
from kiosk.base.ports import StoredEntry
from kiosk.ledger.fairness import Secret
from kiosk.ledger.table_state import Phase, TableState
from kiosk.rules.cards.cards import CARDS, DECK, Card
from kiosk.table.chance import SeededChance
from storage.crypto.sealing import ChaChaSealer
from storage.places import Places
from tests.kit.parameters import mostly_slow
from tests.kit.table.crash_points import entries_in, start
from tests.kit.table.scripted_clients import SCRIPTS, Client, Script
from tests.kit.table.table_driver import Driver

RUN = 4  # cards whose names in a row are no accident
LONG_RUN = 15  # a byte a card: whole groups of three; their base64 without its ends is no accident in a signature

QUICK = (SCRIPTS["heads-up-ny"], SCRIPTS["fast-action-cut"])
SESSIONS = pytest.mark.parametrize("script", mostly_slow(SCRIPTS.values(), *QUICK), ids=SCRIPTS)
READING = (
    ("recall",),
    ("recall", "--seat", "1"),
    ("recall", "--round", "{round}", "--document"),
    ("fair", "--round", "{round}", "--json"),
    ("meters", "--json"),
    ("events", "--all", "--limit", "100000"),
    ("events", "--all", "--csv", "--limit", "100000"),
    ("export", "all", "--to", "{exported}", "--force"),
    ("verify",),
)

# What is hidden, and what it may look like.


def face_up(state: TableState) -> set[Card]:
    """The cards that lie open on the table."""
    played = state.round
    if played is None:
        return set()
    dealer = played.dealer if played.dealer_turned else ()
    hands = (card for seat in played.seats for card in seat.turned)
    return {*played.community[: played.turned], *dealer, *hands, *played.discarded}


def hidden(state: TableState) -> list[tuple[Card, ...]]:
    """The runs of the deck in play, or of the shoe, that nobody has seen."""
    played, seen = state.round, face_up(state)
    if state.phase != Phase.PLAYING or played is None:
        return [state.shoe.left] if state.shoe is not None else []
    runs: list[tuple[Card, ...]] = [()]
    for place, card in enumerate(played.deck):
        if place >= played.used or card not in seen:
            runs[-1] += (card,)
        elif runs[-1]:
            runs.append(())
    return runs


def windows(runs: Iterable[tuple[Card, ...]], size: int) -> Iterator[tuple[Card, ...]]:
    """So many cards in a row: all near the end that is dealt next, and some of a shoe's others."""
    for run in runs:
        for first in range(len(run) - size + 1):
            if first < 52 or first % 25 == 0:
                yield run[first : first + size]


def looks(state: TableState) -> Iterator[bytes]:
    """All that the hidden cards, or the salt of their commitment, may look like in a file."""
    runs = hidden(state)
    for cards in windows(runs, RUN):
        for between in (" ", "", ",", ", ", '","', '", "', '\\", \\"', "\n"):
            yield between.join(cards).encode()
    for cards in windows(runs, LONG_RUN):
        codes = bytes(map(DECK.index, cards))
        yield from (codes, codes.hex().encode())
        yield from (base64.b64encode(bytes(shift) + codes)[4:-4] for shift in range(3))
    secret = secret_of(state)
    if secret is not None:
        yield from (secret.salt, secret.salt.hex().encode(), base64.b64encode(secret.salt[:30]))


def secret_of(state: TableState) -> Secret | None:
    """What is sealed now."""
    if state.shoe is not None:
        return state.shoe.secret
    return state.opened.secret if state.opened is not None and state.phase == Phase.PLAYING else None


def named_in(payload: str) -> set[str]:
    """The cards that a payload names, wherever they stand in it."""

    def search(value: Any) -> Iterator[str]:
        if isinstance(value, str):
            words = value.split()
            yield from words if CARDS.issuperset(words) else ()
        elif isinstance(value, dict):
            yield from (card for item in value.values() for card in search(item))
        elif isinstance(value, list):
            yield from (card for item in value for card in search(item))

    return set(search(json.loads(payload)))


class Search:
    """Nothing that is hidden stands in any of the texts, however often they are looked at while they grow."""

    def __init__(self) -> None:
        self._wanted: set[bytes] = set()  # the last time
        self._texts: Mapping[str, bytes] = {}  # in which nothing of that was found

    def check(self, state: TableState, texts: Mapping[str, bytes]) -> None:
        wanted = set(looks(state))
        known, longest = wanted & self._wanted, max(map(len, wanted), default=0)
        for name, text in texts.items():
            before = self._texts.get(name, b"")
            more = text[max(0, len(before) - longest) :] if text.startswith(before) else text
            found = [look for look in wanted if look in (more if look in known else text)]
            assert not found, f"{name} shows {found[0]!r}"
        self._wanted, self._texts = wanted, texts


def check_hidden(state: TableState, texts: Mapping[str, bytes]) -> None:
    """The same at one look."""
    Search().check(state, texts)


def check_entries(state: TableState, entries: Iterable[StoredEntry]) -> None:
    """The entries of the round in play name no card but those that lie open."""
    seen = face_up(state)
    for stored in entries:
        if stored.entry.round == state.round_number:
            assert named_in(stored.entry.payload) <= seen, f"entry {stored.number} names a card that is hidden"


def files_in(directory: Path) -> dict[str, bytes]:
    """Every file but the keys."""
    keys = Places(directory).keys
    paths = (path for path in directory.rglob("*") if path.is_file() and keys not in path.parents)
    return {str(path.relative_to(directory)): path.read_bytes() for path in paths}


# The tests.


def play(data: Path, script: Script, look: Callable[[TableState], None]) -> None:
    """A session, looked at after every commit while there is something to hide."""
    driver, client = start(data, script, SeededChance(script.seed)), Client(script)

    def observe(*_: object) -> None:
        if secret_of(driver.state) is not None:
            look(driver.state)

    driver.table.observe(observe)
    client.finish(driver)
    driver.table.close()


@SESSIONS
def test_hidden_cards_are_in_no_file_and_no_entry(script: Script, tmp_path: Path) -> None:
    phases, search = [], Search()

    def look(state: TableState) -> None:
        phases.append(state.phase)
        search.check(state, files_in(tmp_path))
        if state.phase == Phase.PLAYING:
            check_entries(state, entries_in(tmp_path))

    play(tmp_path, script, look)
    assert phases.count(Phase.PLAYING) >= 2


@SESSIONS
def test_commands_do_not_tell_hidden_cards(script: Script, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    streets = set()

    def look(state: TableState) -> None:
        if state.phase == Phase.PLAYING and state.round is not None and state.round.street not in streets:
            streets.add(state.round.street)
            check_hidden(state, told_by_commands(tmp_path, state.round_number, capsys))

    play(tmp_path / "data", script, look)
    assert streets


def told_by_commands(directory: Path, number: int, capsys: pytest.CaptureFixture[str]) -> dict[str, bytes]:
    """What every command that reads says and writes while the round is in play."""
    told = {}
    for command in READING:
        words = [word.format(round=number, exported=directory / "exported") for word in command]
        main([*words, "--data", str(directory / "data")])
        told[" ".join(words)] = "".join(capsys.readouterr()).encode()
    assert b"commitment" in told[f"fair --round {number} --json"]
    return told | files_in(directory / "exported")


# The memory of a command that reads.

DUMP = """
import sys
from kiosk.rules.cards.cards import DECK
from kiosk.app.cli import main
EMPTY = bytes(4096)
{before}
for command in {commands!r}:
    main(command)
with open("/proc/self/maps") as maps, open("/proc/self/mem", "rb") as memory, open({dump!r}, "wb") as dump:
    for line in maps.read().splitlines():
        place, rights, *_, name = (*line.split(maxsplit=5), "")
        start, end = (int(text, 16) for text in place.split("-"))
        if rights.startswith("rw") and not name.startswith("[v"):
            memory.seek(start)
            before = b""
            for _ in range(start, end, len(EMPTY)):
                page = memory.read(len(EMPTY))
                if before != EMPTY or page != EMPTY:  # of many empty pages in a row, one
                    dump.write(page)
                before = page
print("".join(f"{{card}} {{id(card)}} " for card in DECK), file=sys.stderr)
"""
KEEP_THE_STATE = """
from pathlib import Path
from kiosk.ledger.entries import replay
from kiosk.app.composition import open_reader
from storage.crypto.keys import load_keys
from storage.places import Places
from storage.crypto.sealing import ChaChaSealer
keys = load_keys(Places(Path({data!r})))
with open_reader(Path({data!r})) as reader:
    kept = replay(reader.tail(), ChaChaSealer(keys.sealing))
"""


def memory_of(directory: Path, number: int, before: str = "") -> tuple[bytes, dict[str, int]]:
    """What a process that read all there is to read has in its memory, and where it keeps the cards' names."""
    data, dump = str(directory / "data"), directory / "dump"
    commands = [
        [*(word.format(round=number, exported=directory / "exported") for word in words), "--data", data]
        for words in READING
    ]
    code = DUMP.format(before=before.format(data=data), commands=commands, dump=str(dump))
    done = subprocess.run([sys.executable, "-c", code], check=True, capture_output=True, text=True)
    words = done.stderr.splitlines()[-1].split()
    return dump.read_bytes(), dict(zip(words[::2], map(int, words[1::2]), strict=True))


def pointers_in(memory: bytes, addresses: Mapping[str, int]) -> bytes:
    """A byte for each word of the memory: the code of the card whose name lies there, or one that is no card's."""
    words = np.frombuffer(memory, np.uintp)  # a tuple's items are aligned, and so is every page
    codes = np.full(len(words), 255, np.uint8)
    code_of = {addresses[card]: code for code, card in enumerate(DECK)}
    for place in np.flatnonzero((words >= min(code_of)) & (words <= max(code_of))):
        codes[place] = code_of.get(int(words[place]), 255)
    return codes.tobytes()


def check_memory(state: TableState, data: Path, memory: bytes, addresses: Mapping[str, int]) -> None:
    """Neither the order, as names, as bytes or as the pointers that a tuple of cards is, nor a key."""
    pointers = pointers_in(memory, addresses)
    for cards in islice(windows(hidden(state), 2 * RUN), 0, None, RUN):
        codes = bytes(map(DECK.index, cards))
        for look in ("".join(cards).encode(), " ".join(cards).encode(), codes):
            shown = look in memory
            assert not shown, f"the memory shows {look!r}"
        shown = codes in pointers
        assert not shown, f"the memory shows the pointers of {cards}"
    for key in Places(data).keys.iterdir():
        loaded = key.read_bytes() in memory
        assert not loaded, f"{key.name} was loaded"


@pytest.fixture(params=["heads-up-ny", "fast-action"])
def in_play(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[tuple[Driver, Path]]:
    """A table in the middle of a round."""
    script = SCRIPTS[request.param]
    driver, client = start(tmp_path / "data", script, SeededChance(script.seed)), Client(script)
    while not (driver.state.round and driver.state.round.used):
        client.move(driver)
    yield driver, tmp_path
    driver.table.close()


def test_a_reading_command_has_no_hidden_card_in_memory(in_play: tuple[Driver, Path]) -> None:
    driver, directory = in_play
    check_memory(driver.state, directory / "data", *memory_of(directory, driver.state.round_number))


# The checks find what they look for.


def test_a_key_and_cards_in_memory_are_found(in_play: tuple[Driver, Path]) -> None:
    driver, directory = in_play
    memory, addresses = memory_of(directory, driver.state.round_number, KEEP_THE_STATE)
    with pytest.raises(AssertionError, match="the memory shows the pointers"):
        check_memory(driver.state, directory / "data", memory, addresses)
    with pytest.raises(AssertionError, match="key was loaded"):
        check_memory(driver.state._replace(round=None, shoe=None), directory / "data", memory, addresses)


@SESSIONS
def test_a_deck_that_is_not_sealed_is_found(script: Script, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(ChaChaSealer, "seal", lambda _, plain, __: plain)
    search = Search()
    with pytest.raises(AssertionError, match=r"ledger\.db-wal shows"):
        play(tmp_path, script, lambda state: search.check(state, files_in(tmp_path)))


@pytest.mark.parametrize("between", [" ", ", ", '", "'])
def test_cards_in_words_are_found(in_play: tuple[Driver, Path], between: str) -> None:
    driver, directory = in_play
    cards = hidden(driver.state)[-1][:RUN]
    driver.table.raise_fault("power-lost", None, f"The next cards are {between.join(cards)}.")
    with pytest.raises(AssertionError, match="shows"):
        check_hidden(driver.state, files_in(directory / "data"))


def test_an_entry_that_names_a_hidden_card_is_found(in_play: tuple[Driver, Path]) -> None:
    driver, directory = in_play
    stored = entries_in(directory / "data")[-1]
    card = next(card for run in hidden(driver.state) for card in run if card not in face_up(driver.state))
    told = stored.entry._replace(round=driver.state.round_number, payload=json.dumps({"events": [{"cards": card}]}))
    with pytest.raises(AssertionError, match="names a card that is hidden"):
        check_entries(driver.state, [stored._replace(entry=told)])
