"""Amounts where there is little room: never more than there is, and never nothing where there is something."""

from pathlib import Path

import pytest

from ui.glass.derive.amounts import PICTURED, chip_face, short_money

CHIPS = Path(__file__).parents[3] / "resources" / "art" / "chips"


@pytest.mark.parametrize(
    ("cents", "most", "told"),
    [
        (10_000, 3, "$100"),
        (10_050, 3, "$100"),
        (99_900, 3, "$999"),
        (100_000, 3, "$1k"),
        (125_000, 4, "$1.2k"),
        (500, 20, "$5"),
        (550, 20, "$5.50"),
        (100_000_000, 5, "$1M"),
    ],
)
def test_a_short_amount_is_told(cents: int, most: int, told: str) -> None:
    assert short_money(cents, most) == told


@pytest.mark.parametrize("cents", PICTURED)
def test_a_chip_of_the_art_has_its_own_picture_in_every_turn(cents: int) -> None:
    face = chip_face(cents)
    assert (face["picture"], face["figure"]) == (face["name"], "")
    assert all((CHIPS / f"{face['picture']}-{turn}.webp").is_file() for turn in range(4))


@pytest.mark.parametrize(
    ("cents", "picture", "figure"),
    [
        (1, "50c", "0.01"),
        (25, "50c", "0.25"),
        (1_000, "5", "10"),
        (1_250, "5", "12.50"),
        (5_000, "25", "50"),
        (125_000, "1000", "1,250"),
        (10_000_000, "25000", "100,000"),
    ],
)
def test_another_value_has_the_next_lower_chip_with_its_own_figure(cents: int, picture: str, figure: str) -> None:
    face = chip_face(cents)
    assert (face["picture"], face["figure"]) == (picture, figure)


def test_every_value_that_can_be_configured_has_a_picture_and_says_exactly_what_it_is() -> None:
    pictures = {chip_face(value)["name"] for value in PICTURED}
    for cents in (*range(1, 20_000), *range(20_000, 5_000_000, 999)):
        face = chip_face(cents)
        assert face["picture"] in pictures
        assert cents in PICTURED or round(float(face["figure"].replace(",", "")) * 100) == cents
