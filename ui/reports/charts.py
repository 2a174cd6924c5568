"""The chart of first decisions by hole cards: a colour and a letter in each cell, so that grey paper tells all, too."""

from typing import NamedTuple

from kiosk.analysis.pricing.simple_strategies import hole_name
from kiosk.analysis.sheets.sheet import Chart
from kiosk.rules.cards.cards import RANKS
from ui.reports.lettering import centred, left, wrapped
from ui.reports.marks import ACCENT, CELL, INK, LIGHT, PAPER, SMALL, SOFT, STRONG, Mark, Style, box
from ui.reports.page_flow import Row

_SIDE = 26.0
_BESIDE = 100.0  # for the legend
_GAP = 16.0
_DOT = {".": "\N{MIDDLE DOT}"}  # a letter that stands for nothing much


class _Fill(NamedTuple):
    paper: str
    ink: str


_NOTHING = _Fill("#f1f3f4", SOFT)
_FILLS = (_Fill(ACCENT, PAPER), _Fill(STRONG, INK), _Fill(LIGHT, INK))


def chart_plot(chart: Chart, room: float) -> Row:
    side = min(_SIDE, (room - _BESIDE - _GAP) / len(RANKS))
    fills = {letter: _FILLS[min(number, 2)] for number, (letter, _) in enumerate(chart.legend[:-1])}
    fills[chart.legend[-1][0]] = _NOTHING
    marks: list[Mark] = []
    for row, letters in enumerate(chart.rows):
        for column, letter in enumerate(letters):
            marks += _cell(column * side, row * side, side, hole_name(row, column), letter, fills[letter])
    whole = side * len(RANKS)
    x, y = whole + _GAP, 0.0
    for letter, words in chart.legend:
        marks += [box(x, y + 0.5, 16, 16, fills[letter].paper)]
        marks.append(centred(x + 8, y + 11.3, _shown(letter), Style(7.8, bold=True, colour=fills[letter].ink)))
        marks.append(left(x + 22, y + 11.3, words, CELL))
        y += 22
    y += 14
    for words in wrapped("Suited above the diagonal, unsuited below it, pairs on it.", SMALL, room - x):
        marks.append(left(x, y, words, SMALL))
        y += 10
    return Row(max(whole, y), tuple(marks))


def _cell(x: float, y: float, side: float, hole: str, letter: str, fill: _Fill) -> list[Mark]:
    middle = x + side / 2
    return [
        box(x, y, side - 1, side - 1, fill.paper),
        centred(middle - 0.5, y + side * 0.45, hole, Style(side * 0.27, colour=fill.ink)),
        centred(middle - 0.5, y + side * 0.82, _shown(letter), Style(side * 0.29, bold=True, colour=fill.ink)),
    ]


def _shown(letter: str) -> str:
    return _DOT.get(letter, letter)
