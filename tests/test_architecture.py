"""The rooms: which may import which, directly and through others; how large they are; and the habits that they keep.

Each check is a function of the sources, so that a violation can be planted in a copy of them and must be found.
"""

import ast
import sys
from collections import defaultdict
from collections.abc import Callable, Iterator, Mapping
from functools import cache
from pathlib import Path, PurePosixPath
from typing import NamedTuple

import pytest

ROOT = Path(__file__).parent.parent
ROOTS = ("kiosk", "packaging/make", "storage", "tests", "ui")
MOST_SIBLINGS = 16
MOST_LINES = 500

# What each room may import of ours beside itself. A room is the longest of these names that a module's begins with.
KIOSK = ("base", "rules", "devices", "policy", "ledger", "process", "table", "audit", "analysis", "reports")
_BELOW_APP = tuple(f"kiosk.{room}" for room in KIOSK)
ALLOWED: dict[str, tuple[str, ...]] = {
    "kiosk": (),  # the version alone
    "kiosk.base": (),
    "kiosk.rules": ("kiosk.base",),
    "kiosk.devices": ("kiosk.base", "kiosk.rules"),
    "kiosk.policy": ("kiosk.base", "kiosk.rules", "kiosk.devices"),
    "kiosk.ledger": ("kiosk.base", "kiosk.rules", "kiosk.policy"),
    "kiosk.process": ("kiosk.base", "kiosk.ledger"),
    "kiosk.table": ("kiosk.base", "kiosk.rules", "kiosk.devices", "kiosk.policy", "kiosk.ledger"),
    "kiosk.audit": ("kiosk.base", "kiosk.rules", "kiosk.policy", "kiosk.ledger", "kiosk.process", "kiosk.table"),
    "kiosk.analysis": ("kiosk.base", "kiosk.rules", "kiosk.policy", "kiosk.ledger", "kiosk.process"),
    "kiosk.reports": tuple(room for room in _BELOW_APP if room not in ("kiosk.devices", "kiosk.reports")),
    "kiosk.app": (*_BELOW_APP, "storage", "ui"),
    "storage": ("kiosk.base", "kiosk.ledger.upgrades"),  # by which snapshots are read
    "ui": _BELOW_APP,
    "make": ("kiosk.rules", "ui"),
}
OUTSIDE = {  # what a room or a module at the edge may import that neither Python nor we bring
    "kiosk.analysis.counting": {"numpy", "numba"},
    "kiosk.analysis.fast_action_holdem.counting": {"numpy", "numba"},
    "kiosk.analysis.flop_poker.counting": {"numpy", "numba"},
    "kiosk.analysis.heads_up_holdem.counting": {"numpy", "numba"},
    "kiosk.analysis.texas_holdem_bonus.counting": {"numpy", "numba"},
    "kiosk.devices.bet_sensor.serial": {"serial"},
    "storage": {"argon2", "cryptography", "sqlite_utils"},
    "ui": {"PySide6"},
    "ui.service": {"PySide6", "pyqtgraph"},
    "make": {"PySide6"},
    "make.sounds": {"numpy"},
    "make.art": {"PySide6", "PIL", "mitsuba", "numpy", "oidn", "scipy", "skia"},
}
FORBIDDEN = {  # never reached, through however many others: by whoever begins so, whatever begins so
    "storage": ("ui", "kiosk.app", "kiosk.table"),
    "ui": ("storage", "kiosk.app"),
    **dict.fromkeys(_BELOW_APP, ("storage", "ui", "kiosk.app")),
}

# Modules here are named as people name what they show or do; elsewhere a name stands once.
NAMED_BY_TOPIC = ("kiosk/app/commands", "kiosk/devices", "ui/i18n/catalogue", "ui/service/pages")
# As many as there are commands to type and kinds of tests.
MAY_GROW = ("kiosk/app/commands", "tests")
GAMES = {"fast_action_holdem", "flop_poker", "heads_up_holdem", "texas_holdem_bonus"}

Sources = Mapping[str, str]  # by path


class Import(NamedTuple):
    """A module that another one names. One for the types alone is known, and never loaded."""

    name: str
    line: int
    for_types: bool


@cache
def sources() -> dict[str, str]:
    paths = sorted(path for root in ROOTS for path in (ROOT / root).rglob("*.py"))
    return {path.relative_to(ROOT).as_posix(): path.read_text("utf-8") for path in paths}


def module_of(path: str) -> str:
    """packaging/ is no package: the makers begin below it."""
    return ".".join(PurePosixPath(path.removeprefix("packaging/")).with_suffix("").parts).removesuffix(".__init__")


class Facts(NamedTuple):
    """What the checks ask of a file. It is parsed once, and its tree is not kept: all of them are a million objects."""

    has_words: bool
    imports: tuple[Import, ...]  # also those inside of functions
    floats: tuple[int, ...]  # lines
    divisions: tuple[int, ...]
    cuts: tuple[int, ...]


@cache
def facts(text: str) -> Facts:
    tree = ast.parse(text)
    floats, divisions, cuts = [], [], []
    for node in ast.walk(tree):
        if not isinstance(node, ast.expr):
            continue
        if _is_float(node):
            floats.append(node.lineno)
        elif isinstance(node, ast.BinOp) and isinstance(node.op, ast.Div) and _divides_numbers(node):
            divisions.append(node.lineno)
        elif _is_cut(node):
            cuts.append(node.lineno)
    return Facts(bool(ast.get_docstring(tree)), tuple(_imports(tree)), tuple(floats), tuple(divisions), tuple(cuts))


_WITH_IMPORTS = (ast.stmt, ast.ExceptHandler, ast.match_case)  # an expression has none


def _imports(tree: ast.Module) -> Iterator[Import]:
    waiting: list[tuple[ast.AST, bool]] = [(tree, False)]
    while waiting:
        node, for_types = waiting.pop()
        if isinstance(node, ast.Import):
            yield from (Import(one.name, node.lineno, for_types) for one in node.names)
        elif isinstance(node, ast.ImportFrom):
            yield Import(f"{'.' * node.level}{node.module or ''}", node.lineno, for_types)
            yield from (Import(f"{node.module}.{one.name}", node.lineno, for_types) for one in node.names)
        elif isinstance(node, ast.If) and "TYPE_CHECKING" in ast.unparse(node.test):
            waiting += [(child, True) for child in node.body] + [(child, for_types) for child in node.orelse]
            continue
        inside = (child for child in ast.iter_child_nodes(node) if isinstance(child, _WITH_IMPORTS))
        waiting += [(child, for_types) for child in inside]


def _is_float(node: ast.expr) -> bool:
    if isinstance(node, ast.Constant):
        return isinstance(node.value, float)
    return isinstance(node, ast.Name) and node.id == "float"


def _divides_numbers(node: ast.expr) -> bool:
    """Paths are joined by the same sign, with a text somewhere in it."""
    return not any(isinstance(part, ast.Constant) and isinstance(part.value, str) for part in ast.walk(node))


_CUTS = {"startswith", "endswith", "split", "rsplit", "partition", "rpartition", "removeprefix", "removesuffix", "find"}
_TOLD = {"who", "words", "pays", "why", "code", "fault", "intent", "detail"}  # what people read of a record or a view


def _is_cut(node: ast.expr) -> bool:
    match node:
        case ast.Call(func=ast.Attribute(value=value, attr=attr)):
            return attr in _CUTS and _is_told(value)
        case ast.Compare(left=ast.Constant(value=str()), ops=[ast.In()], comparators=[right]):
            return _is_told(right)
        case ast.Subscript(value=ast.Attribute(attr="code" | "fault"), slice=ast.Slice() | ast.Constant()):
            return True
    return False


def _is_told(node: ast.expr) -> bool:
    """Whether it is such a text, perhaps one that may be missing: `(line.who or "")`."""
    if isinstance(node, ast.BoolOp):
        return any(map(_is_told, node.values))
    name = node.id if isinstance(node, ast.Name) else node.attr if isinstance(node, ast.Attribute) else ""
    return name in _TOLD


class Imports:
    """What each module imports of ours. Only the files that somebody asks about are parsed."""

    def __init__(self, files: Sources) -> None:
        self.modules = {module_of(path): text for path, text in files.items()}

    def of(self, module: str) -> set[Import]:
        found = facts(self.modules[module]).imports
        return {one for one in found if one.name in self.modules and one.name != module}


def room_of(module: str) -> str:
    rooms = (room for room in ALLOWED if module == room or module.startswith(f"{room}."))
    return max(rooms, key=len, default="")


def begins(name: str, front: str) -> bool:
    return name == front or name.startswith(f"{front}.")


# The checks: each tells what it found.


def wrong_imports(files: Sources) -> list[str]:
    """Rooms that import what they may not, and modules that import what nobody brings."""
    said = []
    imports = Imports(files)
    for module in sorted(imports.modules):
        room = room_of(module)
        if module.startswith("tests") or not room:
            continue
        for one in sorted(imports.of(module)):
            other = room_of(one.name)
            if other in ("kiosk", room) or any(begins(one.name, allowed) for allowed in ALLOWED[room]):
                continue
            said.append(f"{module}:{one.line} imports {one.name}")
    ours = {"kiosk", "make", "resources", "storage", "tests", "ui"}
    for path, text in sorted(files.items()):
        module = module_of(path)
        edges = max((edge for edge in OUTSIDE if begins(module, edge)), key=len, default="")
        if module.startswith("tests"):
            continue
        for one in facts(text).imports:
            if one.name.startswith("."):
                said.append(f"{module}:{one.line}: imports are absolute")
            root = one.name.split(".")[0]
            if root not in ours | OUTSIDE.get(edges, set()) | set(sys.stdlib_module_names):
                said.append(f"{module}:{one.line} imports {one.name}")
    return said


def wrong_ways(files: Sources) -> list[str]:
    """Modules that reach what they must never reach, with the way there. What only types name is not loaded."""
    imports = Imports(files)

    @cache
    def loaded(module: str) -> list[str]:
        return sorted({one.name for one in imports.of(module) if not one.for_types})

    said = []
    for module in sorted(imports.modules):
        forbidden = next(
            (FORBIDDEN[room] for room in sorted(FORBIDDEN, key=len, reverse=True) if begins(module, room)), ()
        )
        ways = {module: [module]}
        waiting = [module]
        while waiting and forbidden:
            here = waiting.pop(0)
            for name in loaded(here):
                if name not in ways:
                    ways[name] = [*ways[here], name]
                    waiting.append(name)
        for front in forbidden:
            reached = [name for name in ways if begins(name, front)]
            if reached:
                shortest = min((ways[name] for name in reached), key=len)
                said.append(" -> ".join(shortest))
    return said


def circles() -> list[str]:
    """Rooms that may import each other: then they are one room."""
    return [
        f"{room} and {other}"
        for room, allowed in ALLOWED.items()
        for other in allowed
        if other != room and any(begins(room, front) for front in ALLOWED[room_of(other)])
    ]


def too_many(files: Sources) -> list[str]:
    """Rooms in which nobody finds anything any more. Games do not count: a house may have many."""
    inside: dict[str, set[str]] = defaultdict(set)
    for path in files:
        parts = PurePosixPath(path).parts
        for depth in range(1, len(parts)):
            if parts[depth] not in ("__init__.py", "__main__.py", "conftest.py", *GAMES):
                inside["/".join(parts[:depth])].add(parts[depth])
    many = {room: len(names) for room, names in inside.items() if room not in MAY_GROW and len(names) > MOST_SIBLINGS}
    return [f"{room}: {count}" for room, count in sorted(many.items())]


def too_long(files: Sources) -> list[str]:
    counted = {path: text.count("\n") for path, text in files.items()}
    return [f"{path}: {lines} lines" for path, lines in sorted(counted.items()) if lines > MOST_LINES]


def names_twice(files: Sources) -> list[str]:
    """Modules of the product with one name."""
    paths: dict[str, list[str]] = defaultdict(list)
    for path in files:
        parts = PurePosixPath(path).parts
        if (
            path.startswith(("packaging/", "tests/", *NAMED_BY_TOPIC))
            or GAMES & set(parts)
            or parts[-1].startswith("__")
        ):
            continue
        paths[parts[-1]].append(path)
    return [" and ".join(found) for _, found in sorted(paths.items()) if len(found) > 1]


def without_words(files: Sources) -> list[str]:
    product = {path: text for path, text in files.items() if not path.startswith("tests/")}
    return [path for path, text in product.items() if not facts(text).has_words]


def chance_and_time(files: Sources) -> list[str]:
    """They come from outside; one module draws chance, and one reads the time."""
    said = []
    for path, text in files.items():
        if path.startswith("kiosk/"):
            roots = {one.name.split(".")[0] for one in facts(text).imports}
            if path != "kiosk/table/chance.py" and roots & {"random", "secrets", "ssl"}:
                said.append(f"{path} draws chance")
            if path != "kiosk/base/clock.py" and roots & {"time", "datetime"}:
                said.append(f"{path} reads the time")
    return said


def floats(files: Sources) -> list[str]:
    """No money is ever one."""
    return [
        f"{path}:{line}"
        for path, text in files.items()
        if path.startswith("kiosk/")
        for line in (*facts(text).floats, *(facts(text).divisions if path.startswith("kiosk/rules/") else ()))
    ]


def unpickled(files: Sources) -> list[str]:
    """Nothing that another process says is taken but as values of known kinds."""
    return [
        f"{path}:{one.line}"
        for path, text in files.items()
        if not path.startswith("tests/")
        for one in facts(text).imports
        if one.name.split(".")[0] in ("pickle", "marshal", "shelve", "dill")
    ]


def prose_parsed(files: Sources) -> list[str]:
    """Whoever shows or counts what the ledger says takes its codes: a regular expression there reads a sentence."""
    return [
        f"{path}:{one.line}"
        for path, text in files.items()
        if path.startswith(("kiosk/ledger/", "kiosk/reports/", "ui/glass/", "ui/i18n/catalogue/", "ui/service/pages/"))
        for one in facts(text).imports
        if one.name == "re"
    ]


def told_cut(files: Sources) -> list[str]:
    """Nor does it look into a text for what a field says: persons, a fault's class, what a line pays."""
    return [
        f"{path}:{line}"
        for path, text in files.items()
        if path.startswith(("kiosk/", "ui/glass/", "ui/i18n/", "ui/service/"))
        for line in facts(text).cuts
    ]


CHECKS = (
    wrong_imports,
    wrong_ways,
    too_many,
    too_long,
    names_twice,
    without_words,
    chance_and_time,
    floats,
    unpickled,
    prose_parsed,
    told_cut,
)


@pytest.mark.parametrize("check", CHECKS, ids=lambda check: str(check.__name__))
def test_the_house_is_in_order(check: Callable[[Sources], list[str]]) -> None:
    assert check(sources()) == []


def test_no_two_rooms_import_each_other() -> None:
    assert circles() == []


_CUT_THERE = "kiosk/ledger/planted.py:1"
PLANTED: dict[str, tuple[Callable[[Sources], list[str]], dict[str, str], str]] = {
    "ui to storage through a third module": (
        wrong_ways,
        {
            "kiosk/reports/planted.py": '"""P."""\nimport storage.reader\n',
            "ui/glass/other.py": "from kiosk.reports import planted\n",
        },
        "ui.glass.other -> kiosk.reports.planted -> storage.reader",
    ),
    "the same, through app": (
        wrong_ways,
        {
            "kiosk/reports/planted.py": '"""P."""\nfrom kiosk.app.commands import backup\n',
            "ui/service/other.py": "from kiosk.reports import planted\n",
        },
        "ui.service.other -> kiosk.reports.planted -> kiosk.app.commands",
    ),
    "the same, inside of a function": (
        wrong_ways,
        {"ui/glass/other.py": "def f() -> None:\n    from storage import reader\n"},
        "ui.glass.other -> storage",
    ),
    "something that imports app": (
        wrong_ways,
        {"kiosk/reports/planted.py": "from kiosk.app import cli\n"},
        "kiosk.reports.planted -> kiosk.app",
    ),
    "a room with a forbidden import": (
        wrong_imports,
        {"kiosk/rules/planted.py": "from kiosk.ledger import records\n"},
        "kiosk.rules.planted:1 imports kiosk.ledger.records",
    ),
    "one for types alone is known, too": (
        wrong_imports,
        {"kiosk/rules/planted.py": "if TYPE_CHECKING:\n    from kiosk.table.table import Table\n"},
        "kiosk.rules.planted:2 imports kiosk.table.table",
    ),
    "a library that no edge adapts": (
        wrong_imports,
        {"kiosk/table/planted.py": "import numpy\n"},
        "kiosk.table.planted:1 imports numpy",
    ),
    "a relative import": (
        wrong_imports,
        {"kiosk/table/planted.py": "from . import table\n"},
        "kiosk.table.planted:1: imports are absolute",
    ),
    "a flat room": (
        too_many,
        {f"kiosk/planted/m{number}.py": "" for number in range(MOST_SIBLINGS + 1)},
        f"kiosk/planted: {MOST_SIBLINGS + 1}",
    ),
    "a long file": (too_long, {"ui/planted.py": "\n" * (MOST_LINES + 1)}, f"ui/planted.py: {MOST_LINES + 1} lines"),
    "a name twice": (
        names_twice,
        {"ui/glass/table.py": ""},
        "kiosk/table/table.py and ui/glass/table.py",
    ),
    "a module without a word": (without_words, {"ui/planted.py": "X = 1\n"}, "ui/planted.py"),
    "chance in a rule": (
        chance_and_time,
        {"kiosk/rules/planted.py": "import random\n"},
        "kiosk/rules/planted.py draws chance",
    ),
    "time in a rule": (
        chance_and_time,
        {"kiosk/rules/planted.py": "import time\n"},
        "kiosk/rules/planted.py reads the time",
    ),
    "money as a float": (floats, {"kiosk/table/planted.py": "X = 0.5\n"}, "kiosk/table/planted.py:1"),
    "a pickle": (unpickled, {"ui/planted.py": "import pickle\n"}, "ui/planted.py:1"),
    "a regular expression on the ledger's prose": (
        prose_parsed,
        {"ui/i18n/catalogue/planted.py": "import re\n"},
        "ui/i18n/catalogue/planted.py:1",
    ),
    **{
        f"a text that is cut: {planted}": (told_cut, {"kiosk/ledger/planted.py": f"{planted}\n"}, _CUT_THERE)
        for planted in (
            'line.pays.startswith("$")',
            'pays.endswith("of pool")',
            '"of pool" in line.pays',
            'who.split("+")',
            '(line.who or "").split("+")',
            'who.partition("+")',
            'entry.intent.startswith("staff/")',
            'fault.words.startswith("The main door")',
            'code.startswith("T")',
            'record.fault.startswith("sensor-")',
            "fault.code[:2]",
        )
    },
    "money divided": (
        floats,
        {"kiosk/rules/planted.py": "def f(a: int) -> int:\n    return a / 2\n"},
        "kiosk/rules/planted.py:2",
    ),
}


@pytest.mark.parametrize("what", PLANTED)
def test_a_planted_violation_is_found(what: str) -> None:
    check, planted, finding = PLANTED[what]
    assert finding in check(sources() | planted)
    assert finding not in check(sources())
