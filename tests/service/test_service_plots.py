"""The menu's plots: ticks that words tell apart, and words where there is nothing to see."""

from collections.abc import Callable

import pytest
from PySide6.QtWidgets import QLabel

from ui.service.widgets.plots import Axis, Plot

TALL = 250.0


def whole(value: float) -> str:
    return f"${value:,.0f}"


def share(value: float) -> str:
    return f"{value:.0%}"


def ticks(tell: Callable[[float], str], low: float, high: float) -> dict[float, str]:
    axis = Axis("left", tell)
    found = [value for _, values in axis.tickValues(low, high, TALL) for value in values]
    return dict(zip(found, axis.tickStrings(found, 1, 1), strict=True))


@pytest.mark.parametrize(
    ("tell", "low", "high"),
    [
        (whole, 0, 1),
        (whole, 0, 3),
        (whole, -0.5, 0.5),
        (whole, 9_999.6, 10_000.4),
        (whole, 10_000, 10_000.02),
        (whole, 0, 7_500),
        (share, 0.95, 0.96),
        (share, 0, 1),
    ],
)
def test_no_two_ticks_say_the_same_and_each_says_where_it_stands(
    tell: Callable[[float], str], low: float, high: float
) -> None:
    found = ticks(tell, low, high)
    assert found
    assert len({*found.values()}) == len(found)
    scale = 100 if tell is share else 1
    for value, words in found.items():
        assert float(words.strip("%").replace("$", "").replace(",", "")) == pytest.approx(value * scale)


def test_where_there_is_room_there_are_several() -> None:
    assert {*ticks(whole, 0, 3).values()} >= {"$0", "$1", "$2", "$3"}
    assert len(ticks(whole, 0, 7_500)) > 3


def test_a_plot_says_that_there_is_nothing_until_there_is() -> None:
    plot = Plot("money", whole, whole)
    line, bars = plot.line("won", "white"), plot.bars("hands", "white")
    (nothing,) = [one for one in plot.findChildren(QLabel) if one.property("named") == "nothing in money"]
    assert nothing.text() == "Nothing yet."
    draws: list[tuple[Callable[[], object], bool]] = [
        (lambda: line.setData([0, 1], [0, 0]), True),
        (lambda: line.setData([0, 1], [0, -5]), False),
        (lambda: line.setData([], []), True),
        (lambda: bars.setOpts(x=[1, 2], height=[0, 0]), True),
        (lambda: bars.setOpts(x=[1, 2], height=[0, 3]), False),
    ]
    for draw, empty in draws:
        draw()
        assert nothing.isHidden() != empty
    plot.deleteLater()
