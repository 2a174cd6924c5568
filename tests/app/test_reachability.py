"""Product code that nothing in the product reaches is found, and there is none."""

from fnmatch import fnmatchcase
from pathlib import Path

import pytest

from tests.tools.reachability import unreached

ALLOWED = {
    "*.viewmodels.*:QML_IMPORT_*": "read by Qt, where a view model is made known to QML",
    "ui.glass.felt.camera:*": "for the scripts that bake the table; the print takes its homography",
    "*.rulebook:as_json": "how a release that plays by other rules writes them down",
}
MODULES = {
    "kiosk/__init__.py": "",
    "kiosk/app/cli.py": """
from kiosk import others, work
from kiosk.work import Base, Worker

def main():
    return others.SUMS["all"](Worker().run()), [command.add for command in (work,)]
""",
    "kiosk/others.py": """
from kiosk.work import total

SUMS = {"all": total}
""",
    "kiosk/work.py": """
from enum import Enum

class Base(Enum):
    def helped(self): ...
    @classmethod
    def _missing_(cls, value): ...

class Worker(Base):
    OFTEN = 1
    def run(self):
        return [self._step(part) for part in "ab"]
    def _step(self, part: "Part"): ...

class Part: ...

def total(found):
    return found

def add(): ...
""",
}


def made(root: Path, **more: str) -> Path:
    """A product of that kind, with more in `work`."""
    for name, text in MODULES.items():
        path = root / name
        path.parent.mkdir(exist_ok=True)
        path.write_text(text + more.get(path.stem, ""))
    return root


def test_nothing_in_the_product_is_unreachable() -> None:
    found = unreached()
    new = [name for name in found if not any(fnmatchcase(name, pattern) for pattern in ALLOWED)]
    assert not new, "nothing reaches it: take it out, or say in ALLOWED why it stays"
    gone = [pattern for pattern in ALLOWED if not any(fnmatchcase(name, pattern) for name in found)]
    assert not gone, "it is reached, or gone: take it out of ALLOWED"


def test_what_is_reached_by_imports_attributes_annotations_and_others_classes_is_not_listed(tmp_path: Path) -> None:
    assert unreached(made(tmp_path)) == ["kiosk.work:Base.helped", "kiosk.work:Worker.OFTEN"]


@pytest.mark.parametrize(
    ("planted", "listed"),
    [
        ("def spare(): ...", ["spare"]),
        ("def spare(): return spare()", ["spare"]),
        ("def spare(): return other()\ndef other(): return spare()", ["spare", "other"]),
        ("SPARE = 1", ["SPARE"]),
        ("class Spare:\n    def method(self): return Part()", ["Spare"]),
        ("class Spare(Worker): ...", ["Spare"]),
        ("def spare(): return Part.helped", ["spare"]),
        ("def helped_by(part: Worker): return part.helped()", ["helped_by"]),
    ],
)
def test_what_only_itself_or_the_dead_call_is_listed(tmp_path: Path, planted: str, listed: list[str]) -> None:
    found = unreached(made(tmp_path, work=planted))
    assert found == ["kiosk.work:Base.helped", "kiosk.work:Worker.OFTEN", *(f"kiosk.work:{name}" for name in listed)]


def test_a_module_that_nobody_imports_is_listed_once(tmp_path: Path) -> None:
    (made(tmp_path) / "kiosk" / "spare.py").write_text("from kiosk.work import total\n\ndef spare(): return total(1)\n")
    assert "kiosk.spare:" in unreached(tmp_path)
    assert "kiosk.spare:spare" not in unreached(tmp_path)
