"""The check of the QML knows the view models: it finds what they do not have, and passes what they have."""

import re
from pathlib import Path
from typing import Generic, TypeVar

from PySide6.QtCore import Property, QObject, Signal, Slot
from PySide6.QtQml import QmlElement

from tests.tools.qmllint import MODELS, QML, describe, laid_out_otherwise, linted, model_classes

QML_IMPORT_NAME = "Kiosk.Samples"
QML_IMPORT_MAJOR_VERSION = 1
Shown = TypeVar("Shown")
SCENE = """import QtQuick
import Kiosk.Models

Item {
    id: root

    required property SampleModel seat

    Text {
        text: root.seat.name + root.seat.number + root.seat.below.name
    }

    Connections {
        target: root.seat

        function onNameChanged() {
            root.seat.ask("sit");
        }
    }
}
"""


class Model(QObject, Generic[Shown]):
    """A base with a type argument, which PySide's own reader of sources overlooks."""

    nameChanged = Signal()  # noqa: N815 (QML's)

    @Property(str, notify=nameChanged)
    def name(self) -> str:
        return ""


@QmlElement
class BelowModel(Model[int]):
    """What the other has."""


@QmlElement
class SampleModel(Model[str]):
    """What the scene is drawn from."""

    @Property(int, constant=True)
    def number(self) -> int:
        return 0

    @Property(BelowModel, constant=True)
    def below(self) -> BelowModel:
        return BelowModel()

    @Slot(str)
    def ask(self, what: str) -> None: ...


def test_what_the_models_do_not_have_is_found(tmp_path: Path) -> None:
    changes = {
        "Good": ("", "", ""),
        "Property": ("seat.name", "seat.naem", "missing-property"),
        "Below": ("seat.below.name", "seat.below.naem", "missing-property"),
        "Unqualified": ("root.seat.number", "seat.number", "unqualified"),
        "Slot": ("ask(", "aks(", "missing-property"),
        "Type": ("SampleModel", "SmapleModel", "import"),
        "Unused": ("import QtQuick\n", "import QtQuick\nimport QtQml.Models\n", "unused-imports"),
        "Wrong": ("Text {", "Text {{", "syntax"),
    }
    for name, (was, now, _) in changes.items():
        (tmp_path / f"{name}.qml").write_text(SCENE.replace(was, now))
    said = linted(sorted(tmp_path.glob("*.qml")), tmp_path, [SampleModel, BelowModel])
    for name, (*_, kind) in changes.items():
        assert [line for line in said if f"/{name}.qml:" in line and f"[{kind}]" in line] or not kind, name
        assert kind or not [line for line in said if f"/{name}.qml:" in line], name


def test_a_file_is_laid_out_in_one_way(tmp_path: Path) -> None:
    neat, untidy = tmp_path / "Neat.qml", tmp_path / "Untidy.qml"
    neat.write_text(SCENE)
    untidy.write_text(SCENE.replace("    Text", "  Text"))
    assert [line.split(":")[0] for line in laid_out_otherwise([neat, untidy], tmp_path)] == [str(untidy)]
    assert untidy.read_text() != SCENE


def test_the_models_of_the_screen_are_known() -> None:
    assert "SeatModel" in {thing.__name__ for thing in model_classes(MODELS)}


def test_the_scene_reads_every_property_of_the_models() -> None:
    scene = " ".join(path.read_text("utf-8") for path in QML.rglob("*.qml"))
    read = set(re.findall(r"(?<=\.)\w+", scene))
    models = [describe(thing) for thing in model_classes(MODELS)]
    offered = [(model["className"], one["name"]) for model in models for one in model["properties"]]
    assert not [name for name in offered if name[1] not in read]
