"""`PYTHONPATH=packaging python -m make.art.facts_qml` writes what a scene must know of the baked pictures, as QML."""

import json
from pathlib import Path
from typing import Any

import ui
from make.art.collection import baked

FILE = Path(ui.__path__[0], "glass/qml/Kiosk/Parts/Art.qml")
_SUFFIX = ".webp"
_QML = """\
pragma Singleton

import QtQuick

// What a scene must know of the pictures, in pixels of a glass of 1920 by 1080; docs/art.md says what each fact means.
// Written by `PYTHONPATH=packaging python -m make.art.facts_qml`: change the art, then run it again.
QtObject {{
    readonly property var facts: ({{
{facts}
        }})

    function source(name: string): url {{
        return Theme.art + name + "{suffix}";
    }}
}}
"""


def facts_qml() -> str:
    """The text of the file."""
    lines = [
        f'            "{name.removesuffix(_SUFFIX)}": {_written(facts)}' for name, facts in sorted(baked().items())
    ]
    return _QML.format(facts=",\n".join(lines), suffix=_SUFFIX)


def _written(facts: dict[str, Any]) -> str:
    """An object of a script, as qmlformat lays it out."""
    told = {key: fact for key, fact in facts.items() if key not in ("sha256", "scale", "size")}
    told["size"] = [round(side / facts["scale"], 1) for side in facts["size"]]
    lines = ",\n".join(f'{" " * 16}"{key}": {json.dumps(fact)}' for key, fact in told.items())
    return f"{{\n{lines}\n{' ' * 12}}}"


if __name__ == "__main__":
    FILE.write_text(facts_qml(), "utf-8")
