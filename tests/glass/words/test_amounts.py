"""Amounts where there is little room: never more than there is, and never nothing where there is something."""

import pytest

from ui.glass.derive.amounts import short_money


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
