"""Checks the QML of the screen against the view models and against its layout: python -m tests.tools.qmllint
[--format].

What the view models offer is asked of their classes, not read from their source: PySide's own reader of sources
overlooks a class whose base has a type argument, and that a property is constant.
"""

import argparse
import hashlib
import importlib
import json
import os
import re
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Any

import PySide6
from PySide6.QtCore import QMetaMethod, QMetaObject, QObject

ROOT = Path(__file__).parents[2]
QML = ROOT / "ui" / "glass" / "qml"
MODELS = ROOT / "ui" / "glass" / "viewmodels"
CACHE = ROOT / ".cache" / "qmllint"
BIN = Path(sys.executable).parent
URI, MAJOR = "Kiosk.Models", 1
ALSO = ("--unused-imports", "warning", "--multiline-strings", "warning")  # by default they are told, and pass
FOREIGN = Path(PySide6.__file__).parent / "Qt" / "metatypes" / "qt6core_metatypes.json"  # knows QObject
LAYOUT = ("--ignore-settings", "--indent-width", "4")


def main() -> int:
    """Nothing to say is 0; whatever is found is printed, and 1."""
    parser = argparse.ArgumentParser(prog="python -m tests.tools.qmllint", description="check the QML of the screen")
    parser.add_argument("--format", action="store_true", help="lay the files out as the check wants them")
    files = sorted(QML.rglob("*.qml"))
    if not files:
        print("qmllint: there is no QML")
        return 0
    if parser.parse_args().format:
        run("qmlformat", *LAYOUT, "--inplace", *files)
    mark = CACHE / digest([*QML.rglob("*"), *MODELS.rglob("*.py"), Path(__file__)])
    if mark.exists():
        return 0
    said = [*laid_out_otherwise(files, QML), *linted(files, QML, model_classes(MODELS))]
    print("".join(said).replace(f"{ROOT}/", ""), end="")
    if not said:
        shutil.rmtree(CACHE, ignore_errors=True)
        CACHE.mkdir(parents=True)
        mark.touch()
    return 1 if said else 0


def digest(paths: Iterable[Path]) -> str:
    """Of everything that the outcome depends on."""
    whole = hashlib.sha256(PySide6.__version__.encode())
    for path in sorted(path for path in paths if path.is_file()):
        whole.update(f"{path} {path.stat().st_size}\n".encode() + path.read_bytes())
    return whole.hexdigest()


def run(tool: str, *given: str | Path) -> subprocess.CompletedProcess[str]:
    """One of Qt's tools."""
    command = [BIN / f"pyside6-{tool}", *given]
    utf8 = os.environ | {"LC_ALL": "C.UTF-8"}  # else it would have something to say
    return subprocess.run(command, env=utf8, capture_output=True, text=True, check=False, cwd=ROOT)


def complaint(done: subprocess.CompletedProcess[str]) -> str:
    """What a tool that failed says, without the command that PySide repeats."""
    lines = [line for line in done.stderr.splitlines() if line and not line.startswith("'")]
    return "\n".join([*lines, f"{Path(done.args[0]).name} failed ({done.returncode})\n"])


def laid_out_otherwise(files: Iterable[Path], tree: Path) -> list[str]:
    """A line for each file that `--format` would change."""
    with tempfile.TemporaryDirectory() as made:
        copy = Path(made, "qml")
        shutil.copytree(tree, copy)
        copies = {file: copy / file.relative_to(tree) for file in files}
        done = run("qmlformat", *LAYOUT, "--inplace", *copies.values())
        if done.returncode:
            return [complaint(done).replace(str(copy), str(tree))]
        changed = [file for file, formatted in copies.items() if file.read_bytes() != formatted.read_bytes()]
    return [f"{file}: laid out otherwise than python -m tests.tools.qmllint --format does it\n" for file in changed]


def linted(files: Iterable[Path], tree: Path, classes: Iterable[type[QObject]]) -> list[str]:
    """What qmllint finds in the files of an import tree, that also import these classes."""
    with tempfile.TemporaryDirectory() as made:
        models = Path(made, *URI.split("."))
        models.mkdir(parents=True)
        described = Path(made, "classes.json")
        described.write_text(json.dumps([{"classes": list(map(describe, classes)), "inputFile": "classes.py"}]))
        module = ("--import-name", URI, "--major-version", str(MAJOR), "--foreign-types", FOREIGN)
        written = ("--generate-qmltypes", models / "models.qmltypes", "-o", Path(made, "unused.cpp"))
        done = run("qmltyperegistrar", *module, *written, described)
        if done.returncode or done.stderr:
            return [complaint(done)]
        (models / "qmldir").write_text(f"module {URI}\ntypeinfo models.qmltypes\n")
        done = run("qmllint", "--ignore-settings", "-W", "0", "--json", "-", *ALSO, "-I", made, "-I", tree, *files)
    if not done.returncode:
        return []
    told = [found(file, one) for file in json.loads(done.stdout)["files"] for one in file["warnings"]]
    return told or [complaint(done)]


def found(file: dict[str, Any], one: dict[str, Any]) -> str:
    """A finding in a line."""
    words = " ".join(one["message"].split())
    return f"{file['filename']}:{one.get('line', 1)}:{one.get('column', 1)}: {words} [{one['id']}]\n"


def model_classes(folder: Path) -> list[type[QObject]]:
    """The classes that the modules of a package under the root register for QML."""
    classes: list[type[QObject]] = []
    for path in sorted(folder.glob("*.py")):
        module = importlib.import_module(".".join(path.relative_to(ROOT).with_suffix("").parts))
        names = re.findall(r"^@QmlElement\n(?:@.*\n)*class (\w+)", path.read_text("utf-8"), re.MULTILINE)
        assert not names or (module.QML_IMPORT_NAME, module.QML_IMPORT_MAJOR_VERSION) == (URI, MAJOR), path
        classes += [getattr(module, name) for name in names]
    return classes


def describe(thing: type[QObject]) -> dict[str, Any]:
    """A class with all that it has from its bases, in the terms of Qt's own compiler of classes."""
    meta: QMetaObject = vars(thing)["staticMetaObject"]
    base: QMetaObject = vars(QObject)["staticMetaObject"]
    methods = [meta.method(index) for index in range(base.methodCount(), meta.methodCount())]
    return {
        "className": thing.__name__,
        "qualifiedClassName": thing.__name__,
        "object": True,
        "superClasses": [{"access": "public", "name": "QObject"}],
        "classInfos": [{"name": "QML.Element", "value": "auto"}, {"name": "QML.Creatable", "value": "false"}],
        "properties": list(properties(meta, base.propertyCount())),
        "signals": [signature(method) for method in methods if method.methodType() == QMetaMethod.MethodType.Signal],
        "slots": [signature(method) for method in methods if method.methodType() == QMetaMethod.MethodType.Slot],
    }


def properties(meta: QMetaObject, first: int) -> Iterator[dict[str, Any]]:
    """The properties from the first wanted on."""
    for index in range(first, meta.propertyCount()):
        had = meta.property(index)
        told: dict[str, Any] = {"name": had.name(), "type": had.typeName(), "read": had.name(), "index": index - first}
        if had.hasNotifySignal():
            told["notify"] = had.notifySignal().name().toStdString()
        if had.isWritable():
            told["write"] = had.name()
        yield {**told, "constant": had.isConstant()}


def signature(method: QMetaMethod) -> dict[str, Any]:
    """A signal or slot."""
    kinds = [kind.toStdString() for kind in method.parameterTypes()]
    return {
        "access": "public",
        "name": method.name().toStdString(),
        "arguments": [{"name": f"given{number}", "type": kind} for number, kind in enumerate(kinds)],
        "returnType": method.typeName(),
    }


if __name__ == "__main__":
    sys.exit(main())
