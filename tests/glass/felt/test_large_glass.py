"""A glass of 3840x2160 shows what one of 1920x1080 shows, in the same places."""

from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QImage

from kiosk.ledger.table_state import Phase
from tests.kit.screen.kiosk_rig import SIZE, Kiosk
from tests.tools.gallery.studio import pause

SMALL = (240, 135)  # the pictures are held against each other at this size
MOST = 6.0  # that a pixel's lightness differs by, of 255, on average


def picture(data: Path, size: tuple[int, int]) -> QImage:
    """With a bet on the felt, once everything lies where it belongs."""
    with Kiosk(data, size=size) as kiosk:
        kiosk.sit(3)
        kiosk.until_phase(Phase.BETTING)
        kiosk.tap("seat3.chip.5", "seat3.spot.ante")
        pause(300)
        grabbed = kiosk.window.grabWindow()
    assert (grabbed.width(), grabbed.height()) == size
    smooth = Qt.TransformationMode.SmoothTransformation
    return grabbed.scaled(*SMALL, mode=smooth).convertToFormat(QImage.Format.Format_Grayscale8)


@pytest.mark.slow
def test_everything_lies_in_the_same_places(tmp_path: Path) -> None:
    ordinary = picture(tmp_path / "ordinary", SIZE)
    large = picture(tmp_path / "large", (SIZE[0] * 2, SIZE[1] * 2))
    differences = [
        abs(ordinary.pixelColor(x, y).lightness() - large.pixelColor(x, y).lightness())
        for x in range(SMALL[0])
        for y in range(SMALL[1])
    ]
    assert sum(differences) / len(differences) < MOST
