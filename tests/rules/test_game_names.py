"""A game is named in its own folders alone."""

import ast
import re
from collections import Counter
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import NamedTuple

import pytest

from kiosk.rules.rule_sets import GAMES

ROOT = Path(__file__).parents[2]


# A game is named in its own folders alone.


class Names(NamedTuple):
    """What a game is called, and nothing else is."""

    ids: frozenset[str]  # its folder and its rule sets
    title: str
    classes: frozenset[str]
    wagers: frozenset[str]  # that no other game has, nor decides by that word


def folders(root: Path, folder: str) -> tuple[Path, Path]:
    """Where a game may be named: its rules and its spec, and its mathematics."""
    return root / "kiosk/rules" / folder, root / "kiosk/analysis" / folder


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
        if path == root / "kiosk/rules/rule_sets.py":
            text = "\n".join("" if line.strip(' ",') in every else line for line in text.split("\n"))
        named = [
            (folder, names)
            for folder, names in every.items()
            if any(word in text for word in (*names.ids, names.title, *names.classes, *names.wagers, "startswith("))
        ]
        nodes = list(ast.walk(ast.parse(text))) if path.suffix == ".py" and named else []
        for folder, names in named:
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
        ("kiosk/table/dealer.py", "from kiosk.rules.flop_poker.rules import Elections"),
        ("kiosk/table/dealer.py", "from kiosk.rules.flop_poker import rules"),
        ("kiosk/table/dealer.py", "import kiosk.rules.fast_action_holdem.spec"),
        ("kiosk/table/dealer.py", "ok = isinstance(game, HeadsUpHoldem)"),
        ("kiosk/table/dealer.py", "ok = isinstance(house, rules.NewYorkElections)"),
        ("kiosk/table/dealer.py", "ok = config.game == 'texas-holdem-bonus/ma'"),
        ("kiosk/table/dealer.py", "LIMITS = {'texas-holdem-bonus': 5}"),
        ("kiosk/table/dealer.py", "ok = config.game.startswith('heads-up')"),
        ("kiosk/table/dealer.py", "ok = config.limit('pot')"),
        ("kiosk/table/dealer.py", "sides = ('progressive', 'trips_plus')"),
        ("kiosk/table/dealer.py", "# only Fast Action Hold'em has it"),
        ("kiosk/app/commands/par.py", '"""Flop Poker is exact."""'),
        ("kiosk/analysis/pricing/par.py", "MAKERS = {'heads-up-holdem': make}"),
        ("kiosk/analysis/counting/side_counts.py", "from kiosk.analysis.flop_poker.counting.deals import count_pot"),
        ("kiosk/rules/game.py", "import kiosk.rules.flop_poker"),
        ("kiosk/rules/rule_sets.py", "import kiosk.rules.flop_poker.spec"),
        ("kiosk/rules/flop_poker/rules.py", "from kiosk.rules.heads_up_holdem.rules import pocket_line"),
        ("storage/reader.py", "QUERY = 'flop-poker/ma'"),
        ("ui/glass/derive/derive_seat.py", "FLOP_POKER = 'flop-poker/ma'"),
        ("ui/glass/qml/Seat.qml", 'visible: spot.wager === "pocket_bonus"'),
        ("ui/glass/qml/Seat.qml", 'visible: table.game === "fast-action-holdem/ma"'),
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
        ("kiosk/rules/flop_poker/spec.py", "NAME = 'flop-poker/ma'; POT = 'pot'"),
        ("kiosk/analysis/flop_poker/pricing.py", "from kiosk.analysis.flop_poker.counts import FlopCounts"),
        ("kiosk/rules/rule_sets.py", '_FOLDERS = (\n    "heads_up_holdem",\n)'),
        ("kiosk/table/dealer.py", "ante = config.limit('ante') or config.limit('progressive') or config.limit('flop')"),
        ("kiosk/table/dealer.py", "bet = Elections('bet')"),
    ],
)
def test_what_several_games_have_and_the_games_own_folders_are_let_be(tmp_path: Path, file: str, text: str) -> None:
    planted = tmp_path / file
    planted.parent.mkdir(parents=True)
    planted.write_text(f"{text}\n", "utf-8")
    assert list(namings(tmp_path)) == []


def test_every_folder_of_a_game_is_registered() -> None:
    there = {path.parent.name for path in (ROOT / "kiosk/rules").glob("*/spec.py")}
    assert there == names_of_games().keys()
    assert all(own.is_dir() for folder in there for own in folders(ROOT, folder))
