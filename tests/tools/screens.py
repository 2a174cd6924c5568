"""The gallery: `python -m tests.tools.screens` plays scripted rounds and draws every state that people see into
docs/screens.

`--only NAME,...` draws these alone, `--out DIR` elsewhere, `--png` without loss; `--sheet` puts small copies of what
was drawn on a sheet, for a first look at many.
"""

import argparse
import os
import sys
import time
from pathlib import Path

os.environ.update(QT_QPA_PLATFORM="offscreen", QSG_RENDER_LOOP="basic", QT_QUICK_CONTROLS_STYLE="Basic", TZ="UTC")

from PySide6.QtWidgets import QApplication

from tests.tools.gallery.album import FOLDER, Album
from tests.tools.gallery.captions import CAPTIONS
from tests.tools.gallery.scenes import SCENES
from tests.tools.gallery.studio import Scene, Studio


def main() -> int:
    """Play the scenes of the wanted pictures; 1 if one of them went wrong."""
    options = _options()
    wanted = frozenset(options.only.split(",")) if options.only else frozenset(CAPTIONS)
    if unknown := wanted - frozenset(CAPTIONS):
        print(f"there is no picture {', '.join(sorted(unknown))}; there are {', '.join(CAPTIONS)}", file=sys.stderr)
        return 2
    qt = QApplication([])
    album = Album(options.out, lossless=options.png)
    failed = [scene for scene in SCENES if wanted & set(scene.pictures) and not _played(scene, wanted, album)]
    if wanted == frozenset(CAPTIONS) and not failed:
        album.write_index(CAPTIONS)
    if options.sheet:
        print(f"sheet: {album.sheet()}")
    print(f"drew {len(album.taken)} pictures in {options.out}, {album.size() / 1_000_000:.1f} MB")
    qt.quit()
    return 1 if failed else 0


def _options() -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="python -m tests.tools.screens", description=__doc__.partition("\n")[0])
    parser.add_argument("--only", metavar="NAME,...", help="these pictures alone")
    parser.add_argument("--out", type=Path, default=FOLDER, metavar="DIR", help="where to (default: docs/screens)")
    parser.add_argument("--png", action="store_true", help="without loss and at full size, for looking closely")
    parser.add_argument("--sheet", action="store_true", help="also a sheet of small copies, among the temporary files")
    return parser.parse_args()


def _played(scene: Scene, wanted: frozenset[str], album: Album) -> bool:
    """Whether the scene came to its end; if not, it is told why, and the other scenes go on."""
    begun = time.monotonic()
    try:
        scene.play(Studio(wanted, album.keep))
    except Exception as error:  # whatever it is: the rest is worth seeing
        print(f"{scene.play.__name__}: {type(error).__name__}: {error}", file=sys.stderr)
        return False
    print(f"{scene.play.__name__}: {time.monotonic() - begun:.1f} s")
    return True


if __name__ == "__main__":
    sys.exit(main())
