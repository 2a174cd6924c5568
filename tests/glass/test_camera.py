"""The camera: what it projects it finds again, and print, rail and lights agree on where things are."""

import pytest

from ui.glass.felt import camera


@pytest.mark.parametrize("at", [(0.0, 0.0), (5.5, -3.2), (-8.0, 2.4)])
def test_what_is_projected_is_found_again(at: tuple[float, float]) -> None:
    assert camera.unproject(*camera.project(*at)) == pytest.approx(at)


@pytest.mark.parametrize("at", [(0.0, 0.0), (5.5, -3.2), (-8.0, 2.4)])
def test_the_homography_goes_the_same_way(at: tuple[float, float]) -> None:
    across, down, depth = (row[0] * at[0] + row[1] * at[1] + row[2] for row in camera.homography())
    assert (across / depth, down / depth) == pytest.approx(camera.project(*at))


def test_the_middle_has_a_hundred_pixels_to_a_unit_and_near_things_are_larger() -> None:
    assert camera.project(0, 0) == (960, 540)
    assert camera.scale(540) == pytest.approx(camera.UNIT)
    assert camera.scale(camera.FELT_Y) < camera.UNIT < camera.scale(1000)


def test_the_felt_ends_before_the_players_higher_at_the_sides() -> None:
    middle, side = (camera.project(x, camera.near_edge(x))[1] for x in (0, 6.4))
    assert 1000 < middle < 1030
    assert side < middle
