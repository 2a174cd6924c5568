"""The frozen program's start against the sources', on a screen of their own. Needs `make package` before, and Xvfb."""

import os
import shutil
import signal
import socket
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from kiosk import __version__

ROOT = Path(__file__).parents[2]
FROZEN = ROOT / "build/frozen/croupier/croupier"
PACKAGE = ROOT / f"dist/croupier_{__version__}_amd64.deb"
MOST_RATIO, MOST_MB = 1.5, 120
TURNS = 5
_PATIENCE_S = 60


def run() -> bool:
    """Print the figures; whether they were reached. What is not there is not measured, and says so."""
    print("the package; medians of alternating turns")
    if not (FROZEN.exists() and PACKAGE.exists() and shutil.which("Xvfb")):
        print("  not measured: it takes `make package` before, and Xvfb")
        return True
    size = PACKAGE.stat().st_size / 1e6
    print(f"  the kiosk's package has {size:.1f} MB, at most {MOST_MB}")
    with _screen() as display, tempfile.TemporaryDirectory() as folder:
        programs = ((str(FROZEN),), (sys.executable, "-m", "kiosk.app.cli"))
        taken: tuple[list[float], list[float]] = ([], [])
        for turn in range(TURNS + 1):
            for seconds, program in zip(taken, programs, strict=True):
                found = _until_up(program, display, Path(folder))
                if turn:  # the first turn reads everything from the disk
                    seconds.append(found)
    frozen, sources = map(statistics.median, taken)
    ratio = frozen / sources
    print(
        f"  start until the table is up, frozen      {frozen:6.2f} s   sources {sources:6.2f} s   ratio {ratio:5.2f}   "
        f"at most {MOST_RATIO}"
    )
    return ratio <= MOST_RATIO and size <= MOST_MB


@contextmanager
def _screen() -> Iterator[str]:
    """A display that nobody else uses."""
    reading, writing = os.pipe()
    command = ["Xvfb", "-displayfd", str(writing), "-screen", "0", "1920x1080x24", "-nolisten", "tcp"]
    server = subprocess.Popen(command, pass_fds=[writing], stderr=subprocess.DEVNULL)
    try:
        yield f":{os.read(reading, 16).decode().strip()}"
    finally:
        server.terminate()
        server.wait()
        os.close(reading)
        os.close(writing)


def _until_up(program: tuple[str, ...], display: str, folder: Path) -> float:
    """Seconds until the program says that its table is up, as it says it to a service manager."""
    heard = folder / "notify"
    heard.unlink(missing_ok=True)
    with socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM) as manager:
        manager.bind(str(heard))
        manager.settimeout(_PATIENCE_S)
        told = os.environ | {"DISPLAY": display, "NOTIFY_SOCKET": str(heard), "QT_QPA_PLATFORM": "xcb"}
        before = time.perf_counter()
        command = [*program, "--demo", "--windowed", "1920x1080", "--data", str(folder / "data")]
        with subprocess.Popen(command, env=told, cwd=ROOT) as started:
            try:
                manager.recv(1_024)
                return time.perf_counter() - before
            finally:
                started.send_signal(signal.SIGTERM)
