"""Where touches belong, from crosses that were touched: whatever the screen does to them, the correction undoes."""

from fractions import Fraction
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from kiosk.devices.calibration import GOOD_PX, Calibration, in_force, measure, read_calibration
from kiosk.policy.device import Device, DeviceError, check_device, load_device, save_device
from ui.service.panels.touch_test import CROSSES

SIZE = (1920, 1080)
slight = st.fractions(-Fraction(1, 5), Fraction(1, 5), max_denominator=10**6)


def calibration(*numbers: float) -> Calibration:
    return Calibration(*(Fraction(str(number)) for number in numbers))


UPSIDE_DOWN = calibration(-1, 0, 1, 0, -1, 1)
ON_ITS_SIDE = calibration(0, 1, 0, -1, 0, 1)
SHIFTED = calibration(1, 0, -0.03125, 0, 1, 0.02)


@given(slight, slight, slight, slight, slight, slight)
def test_what_a_screen_does_to_touches_is_undone(
    a: Fraction, b: Fraction, c: Fraction, d: Fraction, e: Fraction, f: Fraction
) -> None:
    screen = Calibration(1 + a, b, c, d, 1 + e, f)
    measured = measure([screen.moved(cross) for cross in CROSSES], CROSSES, SIZE)
    assert measured.left_px == 0
    corner = Fraction(1), Fraction(0)
    assert measured.correction.moved(screen.moved(corner)) == corner


@pytest.mark.parametrize("screen", [UPSIDE_DOWN, ON_ITS_SIDE, SHIFTED])
def test_a_screen_that_is_mounted_otherwise_is_set_right(screen: Calibration) -> None:
    measured = measure([screen.moved(cross) for cross in CROSSES], CROSSES, SIZE)
    assert not measured.good
    assert measured.fits
    assert read_calibration(measured.correction.written()) is not None


def test_touches_a_little_off_are_good_and_touches_anywhere_are_of_no_use() -> None:
    assert measure([(x + Fraction(GOOD_PX, SIZE[0]), y) for x, y in CROSSES], CROSSES, SIZE).good
    places = ((1, 1), (9, 9), (5, 5), (9, 1), (2, 9))
    wild = measure([(Fraction(x, 10), Fraction(y, 10)) for x, y in places], CROSSES, SIZE)
    assert not wild.good
    assert not wild.fits
    assert not measure([CROSSES[2]] * len(CROSSES), CROSSES, SIZE).fits


def test_a_second_one_comes_after_the_first() -> None:
    both = SHIFTED.after(ON_ITS_SIDE)
    for cross in CROSSES:
        assert both.moved(cross) == SHIFTED.moved(ON_ITS_SIDE.moved(cross))
    assert ON_ITS_SIDE.after(SHIFTED) != both


@pytest.mark.parametrize(
    "text",
    [
        "",
        "1 0 0 0 1 0",
        "1.000000 0.000000 0.000000 0.000000 1.000000",
        "nan 0.000000 0.000000 0.000000 1.000000 0.000000",
        "0.100000 0.000000 0.000000 0.000000 1.000000 0.000000",  # a tenth of the glass
        "1.000000 0.000000 50.000000 0.000000 1.000000 0.000000",  # every touch far beside it
        "9.000000 0.000000 -4.000000 0.000000 9.000000 -4.000000",  # a ninth of it for all of it
        '1.000000 0.000000 0.000000 0.000000 1.000000 0.000000"',
    ],
)
def test_what_is_no_calibration_is_none(tmp_path: Path, text: str) -> None:
    assert read_calibration(text) is None
    (tmp_path / "note").write_text(text)
    assert in_force(tmp_path / "note") is None
    if text:
        with pytest.raises(DeviceError, match="touch must be six numbers"):
            check_device(Device(touch=text))


def test_a_panel_that_reports_half_its_range_is_one_too() -> None:
    half = "2.000000 0.000000 0.000000 0.000000 2.000000 0.000000"
    assert read_calibration(half) == calibration(2, 0, 0, 0, 2, 0)


def test_it_is_kept_with_the_devices_settings(tmp_path: Path) -> None:
    kept = Device(touch=SHIFTED.written())
    save_device(tmp_path, kept)
    assert load_device(tmp_path) == kept
    assert read_calibration(kept.touch) == SHIFTED
    assert in_force(tmp_path / "nothing") is None
