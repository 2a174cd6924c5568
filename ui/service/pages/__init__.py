"""The pages of the operator's menu, one module each, with one page in it. They are loaded when the menu is."""

from collections.abc import Iterable
from importlib import import_module

from ui.service.page import Page

PAGES = (  # in the order of the rail
    "overview",
    "attendant",
    "recall",
    "meters",
    "games",
    "progressive",
    "events",
    "verification",
    "diagnostics",
    "users",
    "settings",
    "backup",
    "modes",
)


def load_pages(names: Iterable[str] = PAGES) -> tuple[type[Page], ...]:
    return tuple(_page(name) for name in names)


def _page(name: str) -> type[Page]:
    module = import_module(f"{__name__}.{name}")
    kinds = [kind for kind in vars(module).values() if isinstance(kind, type) and kind.__module__ == module.__name__]
    return next(kind for kind in kinds if issubclass(kind, Page))
