"""The base of every view model: it shows a frozen snapshot and tells which of its properties changed.

The whole snapshot is swapped before the first signal, so no binding ever sees a half of each.
"""

from typing import Any, Generic, NamedTuple, TypeVar

from PySide6.QtCore import QObject

Props = TypeVar("Props", bound=NamedTuple)


class Model(QObject, Generic[Props]):
    """A QObject over a snapshot; each field has a property of its name and a signal `<name>Changed`."""

    def __init__(self, shown: Props, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._shown = shown

    @property
    def shown(self) -> Props:
        """The snapshot as it is shown."""
        return self._shown

    def show(self, props: Props) -> None:
        """Show another snapshot: what stayed is silent."""
        if props == self._shown:  # most often, and quickly seen
            return
        old: Any = self._shown
        self._shown = props
        for name, was, now in zip(props._fields, old, props, strict=True):
            if was != now:
                getattr(self, f"{name}Changed").emit()
