"""Which product code no product code reaches: `python -m tests.tools.reachability` lists it.

A walk over names, from the entry points. A function, class or constant of a module is reached by its own name, through
imports; a member of a class, or of a module that is handed around, by its bare name on anything. So what is listed is
certainly unreachable, but a dead method that shares its name with a live one is not listed.
"""

import ast
import builtins
import re
from collections.abc import Iterable, Iterator
from functools import cached_property
from importlib import import_module
from pathlib import Path
from typing import NamedTuple

ROOT = Path(__file__).parents[2]
PACKAGES = ("kiosk", "packaging/make", "storage", "ui")
MAIN = ("kiosk.app.cli", "main")
PROGRAMS = ("kiosk.analysis.counts.count_worker", "packaging/croupier.spec", "packaging/sign")  # run by their names
LOADED = ("ui.service.pages.", "ui.palette", "make.art", "make.sounds.__main__")  # pages by module; pictures, sounds
_BY_NAME = ("getattr", "hasattr", "attrgetter", "methodcaller")

Unit = tuple[str, str]  # a module, and a name in it: "" (its own code), "function", "CONSTANT", "Class", "Class.member"


class Mentions(NamedTuple):
    """What a piece of code names."""

    names: set[str]  # dotted ones
    handed: set[str]  # those among them that are not only asked for an attribute
    modules: set[str]  # that it imports
    members: set[str]  # bare names of attributes
    found: set[str]  # bare names in modules that are found while the program runs


class Module:
    """One file: what it defines, and what its names stand for."""

    def __init__(self, name: str, path: Path) -> None:
        self.name = name
        self.units: dict[str, list[ast.AST]] = {"": []}
        self.bases: dict[str, list[str]] = {}  # of each class
        self._imported: dict[str, str] = {}  # a local name, and the dotted one that it stands for
        tree = ast.parse(path.read_text("utf-8"))
        for node in ast.walk(tree):
            if isinstance(node, ast.Import):
                for one in node.names:
                    top = one.name.partition(".")[0]
                    self._imported[one.asname or top] = one.name if one.asname else top
            elif isinstance(node, ast.ImportFrom):
                self._imported |= {one.asname or one.name: f"{node.module}.{one.name}" for one in node.names}
        self._define(tree.body)

    def _define(self, body: Iterable[ast.AST], inside: str = "") -> None:
        for node in body:
            match node:
                case ast.FunctionDef(name):
                    self.units.setdefault(inside + name, []).append(node)
                case ast.ClassDef(name):
                    self.units[name] = [*node.decorator_list, *node.bases, *node.keywords]
                    self.bases[name] = [_dotted(base) for base in node.bases]
                    self._define(node.body, f"{name}.")
                case ast.Assign(targets=[ast.Name(name)]):
                    self.units.setdefault(inside + name, []).append(node.value)
                case ast.AnnAssign(target=ast.Name(name)) if not inside:  # else it is a field
                    self.units.setdefault(name, []).append(node)
                case ast.If() | ast.Try() | ast.ExceptHandler() if not inside:
                    self._define(ast.iter_child_nodes(node))
                case _:
                    self.units[inside.rstrip(".")].append(node)

    @cached_property
    def members(self) -> dict[str, list[str]]:
        """Of each class, its members; of the module itself, what stands at its top."""
        found: dict[str, list[str]] = {name: [] for name in self.units}
        for name in self.units:
            owner, _, bare = name.rpartition(".")
            found[owner].append(bare)
        return found

    def stands_for(self, name: str) -> str:
        """The dotted name behind a local one."""
        return self._imported.get(name, f"{self.name}.{name}")

    def mentions(self, unit: str) -> Mentions:
        """Everything that a unit's code names."""
        found = Mentions(set(), set(), set(), set(), set())
        owners: set[ast.AST] = set()  # of an attribute
        for node in _nodes(self.units[unit]):
            match node:
                case ast.Import():
                    found.modules.update(one.name for one in node.names)
                case ast.ImportFrom():
                    found.modules.update([node.module or "", *(f"{node.module}.{one.name}" for one in node.names)])
                case ast.Name(name):
                    found.names.add(self.stands_for(name))
                    if node not in owners:
                        found.handed.add(self.stands_for(name))
                case ast.Attribute(ast.Call(ast.Name("import_module")), attribute):
                    found.found.add(attribute)
                case ast.Attribute(value, attribute):
                    found.members.add(attribute)
                    owners.add(value)
                    if not isinstance(value, ast.Subscript) and (dotted := _dotted(value)):
                        first, _, rest = f"{dotted}.{attribute}".partition(".")
                        found.names.add(f"{self.stands_for(first)}.{rest}")
                case ast.MatchClass():
                    found.members.update(node.kwd_attrs)
                case ast.Call(ast.Name(called)) if called in _BY_NAME:
                    found.members.update(str(one.value) for one in node.args if isinstance(one, ast.Constant))
        return found


def _nodes(code: Iterable[ast.AST]) -> Iterator[ast.AST]:
    """All nodes, and those inside of annotations that are written as text."""
    for node in (node for piece in code for node in ast.walk(piece)):
        yield node
        for written in (getattr(node, "annotation", None), getattr(node, "returns", None)):
            for part in ast.walk(written) if isinstance(written, ast.AST) else ():
                if isinstance(part, ast.Constant) and isinstance(part.value, str):
                    yield from ast.walk(ast.parse(part.value, mode="eval"))


def _dotted(node: ast.AST) -> str:
    """A name, or a name of a name, whatever its parameters; else nothing."""
    if isinstance(node, ast.Subscript):
        return _dotted(node.value)
    if isinstance(node, ast.Attribute):
        return f"{inner}.{node.attr}" if (inner := _dotted(node.value)) else ""
    return node.id if isinstance(node, ast.Name) else ""


class Walk:
    """What is reached, and whatever that reaches, until nothing new is."""

    def __init__(self, modules: dict[str, Module], members: Iterable[str]) -> None:
        self._modules = modules
        self._members = set(members)
        self._handed: set[str] = set()  # modules that are handed around
        self.reached: set[Unit] = set()

    def reach(self, *units: Unit) -> None:
        """Take these, and all that they name."""
        waiting = list(units)
        while waiting:
            while waiting:
                if (unit := waiting.pop()) not in self.reached:
                    self.reached.add(unit)
                    waiting += self._named_by(*unit)
            waiting = [unit for unit in self._by_bare_name() if unit not in self.reached]

    def _named_by(self, name: str, unit: str) -> Iterator[Unit]:
        module, owner = self._modules[name], unit.partition(".")[0]
        named = module.mentions(unit)
        self._members |= named.members
        self._handed |= named.handed & self._modules.keys()
        for bare in named.found:
            yield from ((other.name, bare) for other in self._modules.values() if bare in other.units)
        yield name, owner
        if owner:  # a member can name another by itself
            beside = [bare for bare in module.members[owner] if f"{name}.{bare}" in named.names]
            yield from ((name, f"{owner}.{bare}") for bare in beside)
        yield from (found for dotted in named.names if (found := self._unit(dotted)))
        for dotted in (name, *named.modules):  # with the packages that it lies in
            parts = dotted.split(".")
            packages = (".".join(parts[:count]) for count in range(1, len(parts) + 1))
            yield from ((package, "") for package in packages if package in self._modules)

    def _unit(self, dotted: str) -> Unit | None:
        """What a dotted name stands for, wherever it was imported through."""
        name, _, unit = dotted.rpartition(".")
        if (module := self._modules.get(name)) is None:
            return None
        if unit in module.units:
            return name, unit
        return self._unit(through) if (through := module.stands_for(unit)) != dotted else None

    def _by_bare_name(self) -> Iterator[Unit]:
        for name, unit in list(self.reached):
            if unit or name in self._handed:
                for bare in self._modules[name].members[unit]:
                    if bare in self._members or (unit and self._called_by_others(name, unit, bare)):
                        yield name, f"{unit}.{bare}".lstrip(".")

    def _called_by_others(self, name: str, owner: str, bare: str) -> bool:
        """Whether Python or a library calls it: a name of Python's, or one that a base from elsewhere has."""
        if bare.startswith("__"):
            return True
        module = self._modules[name]
        for base in module.bases.get(owner, ()):
            first, _, rest = base.partition(".")
            dotted = f"{module.stands_for(first)}.{rest}".rstrip(".")
            own = self._unit(dotted)
            if self._called_by_others(*own, bare) if own else hasattr(_found(dotted), bare):
                return True
        return False


def _found(dotted: str) -> object:
    """What a dotted name is: of a library, or one of Python's own."""
    module, _, name = dotted.rpartition(".")
    return getattr(builtins, name, None) or getattr(import_module(module), name)


def product(root: Path) -> dict[str, Module]:
    """Every module of the product, and what builds it."""
    paths = [path for package in PACKAGES for path in sorted((root / package).rglob("*.py"))]
    names = [
        ".".join(path.relative_to(root).with_suffix("").parts).removeprefix("packaging.").removesuffix(".__init__")
        for path in paths
    ]
    programs = {name: root / name for name in PROGRAMS if (root / name).exists()}
    files = dict(zip(names, paths, strict=True)) | programs
    return {name: Module(name, path) for name, path in files.items()}


def unreached(root: Path = ROOT) -> list[str]:
    """The names of what nothing reaches; of a class or module that nothing reaches, no more than its own."""
    modules = product(root)
    scenes = " ".join(path.read_text("utf-8") for path in (root / "ui").rglob("*.qml"))
    walk = Walk(modules, re.findall(r"\w+", scenes))
    walk.reach(*((name, unit) for name, module in modules.items() for unit in module.units if _is_entry(module, unit)))
    units = [(name, unit) for name in modules for unit in modules[name].units if not unit.startswith("__")]
    dead = [unit for unit in units if unit not in walk.reached]
    return [f"{name}:{unit}" for name, unit in dead if not unit or (name, unit.rpartition(".")[0]) in walk.reached]


def _is_entry(module: Module, unit: str) -> bool:
    if module.name.startswith(LOADED):
        return "." not in unit
    return (module.name, unit) == MAIN or (module.name in PROGRAMS and not unit)


if __name__ == "__main__":
    print("\n".join(unreached()))
