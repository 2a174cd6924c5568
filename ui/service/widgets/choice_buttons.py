"""A choice among a few: buttons of which one is on."""

from collections.abc import Callable, Mapping
from typing import TypeVar

from PySide6.QtGui import QFont, QFontMetrics
from PySide6.QtWidgets import QPushButton

from ui import palette
from ui.service.widgets.parts import button

T = TypeVar("T")
_BESIDE = 2 * (16 + 3) + 2
_ON = f"QPushButton:checked {{ background: {palette.CALM}; border: 3px solid {palette.TEXT}; padding: 6px 16px; }}"


def choice(text: str, pressed: Callable[[], object], *, name: str) -> QPushButton:
    """One of them. Whoever made it says which is on: what is pressed is only a wish."""
    made = button(text, pressed, name=name)
    made.setCheckable(True)
    made.setStyleSheet(_ON)
    made.ensurePolished()
    bold = made.font()
    bold.setWeight(QFont.Weight.DemiBold)
    made.setMinimumWidth(QFontMetrics(bold).horizontalAdvance(text) + _BESIDE)  # nothing is cut when it is on
    return made


def turn_on(buttons: Mapping[T, QPushButton], chosen: T) -> None:
    for one, made in buttons.items():
        made.setChecked(one == chosen)
