"""Which screen each window is on: one glass, a screen a seat in a row, or as the device's file says."""

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest
from PySide6.QtGui import QFontDatabase

from ui.glass.screens.start_screen import load_start_font
from ui.glass.screens.windows import CHINESE, FAMILY, load_fonts

ROOT = Path(__file__).parents[2]
# Qt's screens are fixed when its program starts, so this is a program of its own.
PROGRAM = """
import json, sys
from pathlib import Path
from PySide6.QtWidgets import QApplication
from kiosk.devices.bet_sensor.touch_spot import TouchSensor
from tests.kit.table.table_driver import Driver
from ui.glass.application import Application, Wiring
from ui.glass.screens.windows import Place, Windows

qt = QApplication([])
driver = Driver(Path(sys.argv[1]))
application = Application(Wiring(driver.table, driver.clock, TouchSensor(), lambda _: (), None))
for layout, first, *seats in json.loads(sys.argv[2]):
    windows = Windows(application, layout, Place((320, 180), first), print, seats)
    print(windows.screens == tuple(int(window.screen().name()) for window in windows.all), *windows.screens)
    windows.close()
application.stop()
driver.table.close()
"""
PLACED = {  # how, and on which screens
    ("table", 2): "2",
    ("seats", 1): "1 2 3 4 5 6 7",
    ("seats", 3, 7, 6, 5, 4, 2, 1): "3 7 6 5 4 2 1",
}


def test_each_window_is_on_its_screen(tmp_path: Path) -> None:
    size = {"width": 320, "height": 180, "logicalDpi": 96, "dpr": 1}
    there = [{"name": str(number), "x": 320 * number, "y": 0, **size} for number in range(8)]
    (tmp_path / "screens.json").write_text(json.dumps({"screens": there}))
    ended = subprocess.run(
        [sys.executable, "-c", PROGRAM, tmp_path / "data", json.dumps(list(PLACED))],
        env=os.environ | {"QT_QPA_PLATFORM": f"offscreen:configfile={tmp_path / 'screens.json'}"},
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=False,
    )
    assert (ended.returncode, ended.stderr) == (0, "")
    assert ended.stdout.splitlines() == [f"True {screens}" for screens in PLACED.values()]


@pytest.mark.usefixtures("qapp")
def test_the_start_screens_font_keeps_no_other_from_being_loaded() -> None:
    QFontDatabase.removeAllApplicationFonts()
    load_start_font()
    assert not QFontDatabase.hasFamily(CHINESE)
    load_fonts()
    assert QFontDatabase.hasFamily(CHINESE)
    assert QFontDatabase.styles(FAMILY) == ["Regular", "SemiBold"]
