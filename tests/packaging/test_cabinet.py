"""The cabinet from its package to its purge, in a bare Debian with a real PID 1; and what its trial touches."""

import os
import shutil
import subprocess
import sys
import tomllib
from pathlib import Path

import pytest

from kiosk import __version__
from kiosk.ledger.table_state import Phase
from tests.kit.screen.fingers import centre
from tests.kit.screen.journey_steps import await_decisions, brisk
from tests.kit.screen.kiosk_rig import Kiosk

ROOT = Path(__file__).parents[2]
TRIAL = ROOT / "packaging" / "cabinet" / "trial"
PACKAGE = ROOT / "dist" / f"croupier_{__version__}_amd64.deb"
LONGEST_S = 45 * 60
NY = "heads-up-holdem/ny"
_NEAR = 20  # pixels; the smallest thing that is touched is twice as wide


def _points() -> dict[str, tuple[int, int]]:
    return tomllib.loads(TRIAL.with_name("points.toml").read_text("utf-8"))


@pytest.mark.usefixtures("qapp")
@pytest.mark.slow
def test_the_trial_touches_what_is_there(tmp_path: Path) -> None:
    points = _points()
    with Kiosk(tmp_path, config=brisk(NY)) as kiosk:

        def aim(name: str) -> None:
            middle = centre(kiosk.item(name)).toPoint()
            x, y = points.pop(name)
            assert max(abs(middle.x() - x), abs(middle.y() - y)) < _NEAR, (name, middle)

        def touch(name: str) -> None:
            aim(name)
            kiosk.tap(name)

        aim("service")
        touch("seat1.sit")
        touch("seat1.panel.press.buy 100000")
        kiosk.until_phase(Phase.BETTING)
        for name in ("seat1.chip.5", "seat1.spot.ante", "seat1.act.ready"):
            touch(name)
        await_decisions(kiosk)
        aim("seat1.act.raise 3")
        kiosk.look(1)
        touch("seat1.act.check")
        kiosk.until(lambda: kiosk.there("seat1.act.raise 2") and not kiosk.there("seat1.act.raise 3"))
        kiosk.look(1)
        touch("seat1.act.raise 2")
        kiosk.until_phase(Phase.RESULT)
    assert points == {}


@pytest.mark.slow
def test_a_cabinet_from_the_package_to_the_purge(tmp_path: Path) -> None:
    """Takes about ten minutes, and as much again if the package has to be built."""
    if sys.platform != "linux" or os.geteuid() != 0 or shutil.which("apt-get") is None:
        pytest.skip("a machine is booted: needs Debian and root")
    if not PACKAGE.exists():
        subprocess.run(["make", "package"], cwd=ROOT, check=True, timeout=LONGEST_S)
    done = subprocess.run(
        ["timeout", str(LONGEST_S), sys.executable, TRIAL, PACKAGE, "--log", tmp_path / "log"],
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        check=False,
    )
    print(done.stdout)
    assert done.returncode == 0, done.stdout
    assert "FAILED" not in done.stdout
    assert done.stdout.count("\nok ") >= 20
