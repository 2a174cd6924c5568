"""The direction of dependencies, and the habits that the rules must keep."""

import ast
import re
import sys
from collections import Counter
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import NamedTuple

import pytest

from kiosk.games import GAMES

ROOT = Path(__file__).parent.parent
KIOSK = sorted((ROOT / "kiosk").rglob("*.py"))
UI = sorted((ROOT / "ui").rglob("*.py"))
PRODUCT = KIOSK + UI + sorted((ROOT / "storage").rglob("*.py"))
EDGES = {  # what a module at the edge may import beside, because it adapts it
    "kiosk/sensors/serial.py": {"serial"},
    "kiosk/opening.py": {"ui"},
    "kiosk/startup.py": {"storage", "ui"},
}
COMMANDS = {"storage"}  # what a person types may read the ledger
COUNTING = {"numpy", "numba"}  # the one place for bulk mathematics


def imported(path: Path) -> Iterator[str]:
    for node in ast.walk(ast.parse(path.read_text("utf-8"))):
        if isinstance(node, ast.Import):
            yield from (name.name for name in node.names)
        elif isinstance(node, ast.ImportFrom):
            assert node.level == 0, f"{path}: imports are absolute"
            yield node.module or ""


@pytest.mark.parametrize("path", KIOSK, ids=lambda path: path.name)
def test_the_table_imports_the_standard_library_and_itself_only(path: Path) -> None:
    roots = {name.split(".")[0] for name in imported(path)}
    rooms = {"commands": COMMANDS, "counting": COUNTING}
    edge = rooms.get(path.parent.name) or EDGES.get(path.relative_to(ROOT).as_posix(), set())
    allowed = {"kiosk", "resources"} | edge
    assert roots - set(sys.stdlib_module_names) <= allowed


@pytest.mark.parametrize("path", KIOSK, ids=lambda path: path.name)
def test_the_play_path_does_not_know_the_mathematics(path: Path) -> None:
    room = path.relative_to(ROOT / "kiosk").parts[0]
    names = {name for name in imported(path) if name.startswith(("kiosk.analysis", "kiosk.reports"))}
    assert not names or room in ("analysis", "commands", "reports", "startup.py")


@pytest.mark.parametrize("path", UI, ids=lambda path: path.name)
def test_the_screen_sees_the_table_and_never_the_storage(path: Path) -> None:
    roots = {name.split(".")[0] for name in imported(path)}
    plots = {"pyqtgraph"} if "service" in path.parts else set()
    assert roots - set(sys.stdlib_module_names) <= {"kiosk", "ui", "resources", "PySide6"} | plots


@pytest.mark.parametrize("path", sorted((ROOT / "storage").rglob("*.py")), ids=lambda path: path.name)
def test_the_storage_never_sees_the_screen(path: Path) -> None:
    assert "ui" not in {name.split(".")[0] for name in imported(path)}


@pytest.mark.parametrize("path", KIOSK, ids=lambda path: path.name)
def test_chance_and_time_come_from_outside(path: Path) -> None:
    roots = {name.split(".")[0] for name in imported(path)}
    if path.name != "rng.py":
        assert not roots & {"random", "secrets", "ssl"}
    if path.name != "clock.py":
        assert not roots & {"time", "datetime"}


@pytest.mark.parametrize("path", PRODUCT, ids=lambda path: path.name)
def test_nothing_is_unpickled(path: Path) -> None:
    roots = {name.split(".")[0] for name in imported(path)}
    assert not roots & {"pickle", "copyreg", "marshal", "shelve", "dill"}


@pytest.mark.parametrize("path", KIOSK, ids=lambda path: path.name)
def test_no_money_is_ever_a_float(path: Path) -> None:
    for node in ast.walk(ast.parse(path.read_text("utf-8"))):
        assert not (isinstance(node, ast.Constant) and isinstance(node.value, float)), f"{path}:{node.lineno}"
        assert not (
            isinstance(node, ast.BinOp) and isinstance(node.op, ast.Div) and "games" in path.relative_to(ROOT).parts
        )
        assert not (isinstance(node, ast.Name) and node.id == "float"), f"{path}"


@pytest.mark.parametrize("path", KIOSK + UI, ids=lambda path: path.name)
def test_a_module_says_what_it_is_for_and_stays_small(path: Path) -> None:
    text = path.read_text("utf-8")
    assert ast.get_docstring(ast.parse(text))
    assert text.count("\n") <= 520


# A game is named in its own folders alone.


class Names(NamedTuple):
    """What a game is called, and nothing else is."""

    ids: frozenset[str]  # its folder and its rule sets
    title: str
    classes: frozenset[str]
    wagers: frozenset[str]  # that no other game has, nor decides by that word


def folders(root: Path, folder: str) -> tuple[Path, Path]:
    """Where a game may be named: its rules and its spec, and its mathematics."""
    return root / "kiosk/games" / folder, root / "kiosk/analysis" / folder


@cache
def names_of_games() -> dict[str, Names]:
    """By folder."""
    found = {}
    for spec in GAMES:
        folder = spec.mathematics.rpartition(".")[2]
        ids = {part for name in spec.rule_sets for part in (name, name.partition("/")[0])}
        files = folders(ROOT, folder)[0].rglob("*.py")
        nodes = [node for path in files for node in ast.walk(ast.parse(path.read_text("utf-8")))]
        classes = {node.name for node in nodes if isinstance(node, ast.ClassDef)}
        others = [other for other in GAMES if other is not spec]
        common = {wager.name for other in others for wager in other.wagers} | {
            verb for other in others for verb in other.decisions
        }
        wagers = {wager.name for wager in spec.wagers} - common
        found[folder] = Names(frozenset({folder, *ids}), spec.title, frozenset(classes), frozenset(wagers))
    shared = Counter(name for names in found.values() for name in names.classes)  # such as Elections
    return {
        folder: names._replace(classes=frozenset(name for name in names.classes if shared[name] == 1))
        for folder, names in found.items()
    }


def namings(root: Path) -> Iterator[str]:
    """Every place below a root that names a game and is not the game's own; but for its line of registration."""
    every = names_of_games()
    paths = [path for room in ("kiosk", "storage", "ui") for path in sorted((root / room).rglob("*"))]
    for path in paths:
        if path.suffix not in (".py", ".qml", ".js"):
            continue
        text = path.read_text("utf-8")
        if path == root / "kiosk/games/__init__.py":
            text = "\n".join("" if line.strip(' ",') in every else line for line in text.split("\n"))
        nodes = list(ast.walk(ast.parse(text))) if path.suffix == ".py" else []
        for folder, names in every.items():
            if not any(path.is_relative_to(own) for own in folders(root, folder)):
                found = (*_in_text(text, names, path.suffix), *_in_nodes(nodes, names))
                yield from (f"{path.relative_to(root)}:{where}" for where in found)


def _in_text(text: str, names: Names, suffix: str) -> Iterator[str]:
    whole = "|".join(rf"(?<![\w-]){re.escape(name)}(?![\w-])" for name in (*names.ids, names.title))
    wagers = "|".join(names.wagers)
    quoted = rf"""|wager\W.*["'](?:{wagers})["']""" if wagers and suffix != ".py" else ""
    for found in re.finditer(whole + quoted, text):
        yield f"{text.count(chr(10), 0, found.start()) + 1}: {found[0]}"


def _in_nodes(nodes: list[ast.AST], names: Names) -> Iterator[str]:
    for node in nodes:
        match node:
            case ast.Constant(str(value)) if value in names.wagers:
                yield f"{node.lineno}: {value!r} is a wager of one game"
            case ast.Name(name) | ast.Attribute(attr=name) | ast.alias(name) if name in names.classes:
                yield f"{node.lineno}: {name}"
            case ast.Call(ast.Attribute(attr="startswith"), [ast.Constant(str(begin))]) if begin:
                if any(name.startswith(begin) for name in names.ids):
                    yield f"{node.lineno}: startswith({begin!r})"


def test_nothing_outside_its_folder_names_a_game() -> None:
    assert list(namings(ROOT)) == []


@pytest.mark.parametrize(
    ("file", "text"),
    [
        ("kiosk/dealer.py", "from kiosk.games.flop_poker.rules import Elections"),
        ("kiosk/dealer.py", "from kiosk.games.flop_poker import rules"),
        ("kiosk/dealer.py", "import kiosk.games.fast_action_holdem.spec"),
        ("kiosk/dealer.py", "ok = isinstance(game, HeadsUpHoldem)"),
        ("kiosk/dealer.py", "ok = isinstance(house, rules.NewYorkElections)"),
        ("kiosk/dealer.py", "ok = config.game == 'texas-holdem-bonus/ma'"),
        ("kiosk/dealer.py", "LIMITS = {'texas-holdem-bonus': 5}"),
        ("kiosk/dealer.py", "ok = config.game.startswith('heads-up')"),
        ("kiosk/dealer.py", "ok = config.limit('pot')"),
        ("kiosk/dealer.py", "sides = ('progressive', 'trips_plus')"),
        ("kiosk/dealer.py", "# only Fast Action Hold'em has it"),
        ("kiosk/commands/par.py", '"""Flop Poker is exact."""'),
        ("kiosk/analysis/par.py", "MAKERS = {'heads-up-holdem': make}"),
        ("kiosk/analysis/counting/sides.py", "from kiosk.analysis.flop_poker.counting.deals import count_pot"),
        ("kiosk/games/base.py", "import kiosk.games.flop_poker"),
        ("kiosk/games/__init__.py", "import kiosk.games.flop_poker.spec"),
        ("kiosk/games/flop_poker/rules.py", "from kiosk.games.heads_up_holdem.rules import pocket_line"),
        ("storage/reader.py", "QUERY = 'flop-poker/ma'"),
        ("ui/derive_seat.py", "FLOP_POKER = 'flop-poker/ma'"),
        ("ui/qml/Seat.qml", 'visible: spot.wager === "pocket_bonus"'),
        ("ui/qml/Seat.qml", 'visible: table.game === "fast-action-holdem/ma"'),
    ],
)
def test_a_game_that_is_named_elsewhere_is_found(tmp_path: Path, file: str, text: str) -> None:
    planted = tmp_path / file
    planted.parent.mkdir(parents=True)
    planted.write_text(f"{text}\n", "utf-8")
    assert len(list(namings(tmp_path))) == 1


@pytest.mark.parametrize(
    ("file", "text"),
    [
        ("kiosk/games/flop_poker/spec.py", "NAME = 'flop-poker/ma'; POT = 'pot'"),
        ("kiosk/analysis/flop_poker/pricing.py", "from kiosk.analysis.flop_poker.counts import FlopCounts"),
        ("kiosk/games/__init__.py", '_FOLDERS = (\n    "heads_up_holdem",\n)'),
        ("kiosk/dealer.py", "ante = config.limit('ante') or config.limit('progressive') or config.limit('flop')"),
        ("kiosk/dealer.py", "bet = Elections('bet')"),
    ],
)
def test_what_several_games_have_and_the_games_own_folders_are_let_be(tmp_path: Path, file: str, text: str) -> None:
    planted = tmp_path / file
    planted.parent.mkdir(parents=True)
    planted.write_text(f"{text}\n", "utf-8")
    assert list(namings(tmp_path)) == []


def test_every_folder_of_a_game_is_registered() -> None:
    there = {path.parent.name for path in (ROOT / "kiosk/games").glob("*/spec.py")}
    assert there == names_of_games().keys()
    assert all(own.is_dir() for folder in there for own in folders(ROOT, folder))
