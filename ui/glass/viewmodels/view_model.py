"""The base of every view model: it shows a frozen snapshot and tells which of its properties changed.

The whole snapshot is swapped before the first signal, so no binding ever sees a half of each.
"""

from collections.abc import Mapping
from operator import attrgetter
from typing import TYPE_CHECKING, Any, ClassVar, Generic, NamedTuple, TypeVar, get_args, get_origin, get_type_hints

from PySide6.QtCore import Property, QObject, Signal

Props = TypeVar("Props", bound=NamedTuple)
_IN_QT = {tuple: ("QVariantList", list), Mapping: ("QVariantMap", dict)}  # Qt's type, and what it is made from


class Model(QObject, Generic[Props]):
    """A QObject over a snapshot: each field becomes a property of its name with a signal `<name>Changed`."""

    _props: ClassVar[Any]  # the class of its snapshots

    def __init_subclass__(cls) -> None:
        """Make the properties before Qt looks at the class."""
        super().__init_subclass__()
        (cls._props,) = get_args(vars(cls)["__orig_bases__"][0])
        for name, kind in get_type_hints(cls._props).items():
            changed = Signal()
            setattr(cls, f"{name}Changed", changed)
            setattr(cls, name, _property(name, get_origin(kind) or kind, changed))

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._shown: Props = self._props()

    if TYPE_CHECKING:

        def __getattr__(self, name: str) -> Any: ...  # the properties and signals

    @property
    def shown(self) -> Props:
        return self._shown

    def show(self, props: Props) -> None:
        """What stayed is silent."""
        if props == self._shown:  # most often, and quickly seen
            return
        old: Any = self._shown
        self._shown = props
        for name, was, now in zip(props._fields, old, props, strict=True):
            if was != now:
                getattr(self, f"{name}Changed").emit()


def _property(name: str, kind: Any, changed: Signal) -> Property:
    read = attrgetter(f"_shown.{name}")
    if kind not in _IN_QT:
        return Property(kind, read, notify=changed)
    in_qt, made_from = _IN_QT[kind]
    return Property(in_qt, lambda model: made_from(read(model)), notify=changed)
