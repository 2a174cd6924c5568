"""The ways out that a guest with a keyboard, a mouse or ten fingers would try."""

import time
from collections.abc import Callable, Iterator
from typing import NamedTuple

from fingers import SIZE, Fingers
from glass import Input

_LEFT, _RIGHT, _MIDDLE, _SIDE, _EXTRA = 272, 273, 274, 275, 276
_LETTERS = dict(
    zip(
        "qwertyuiopasdfghjklzxcvbnm",
        (*range(16, 26), *range(30, 39), *range(44, 51)),
        strict=True,
    )
)
_F = {f"f{number}": code for number, code in zip(range(1, 13), (*range(59, 69), 87, 88), strict=True)}
_KEYS = (
    _LETTERS
    | _F
    | {
        "escape": 1,
        "tab": 15,
        "enter": 28,
        "space": 57,
        "backspace": 14,
        "delete": 111,
        "insert": 110,
        "home": 102,
        "end": 107,
        "up": 103,
        "down": 108,
        "left": 105,
        "right": 106,
        "print": 99,
        "pause": 119,
        "scroll": 70,
        "menu": 127,
        "help": 138,
        "power": 116,
        "sleep": 142,
        "suspend": 205,
        "mail": 155,
        "browser": 172,
        "calculator": 140,
        "computer": 157,
        "search": 217,
        "mute": 113,
        "louder": 115,
        "brighter": 225,
        "plus": 13,
        "minus": 12,
        "zero": 11,
        "one": 2,
        "grave": 41,
        "meta": 125,
        "wakeup": 143,
        "stop": 128,
        "close": 206,
        "undo": 131,
        "copy": 133,
        "open": 134,
        "paste": 135,
        "find": 136,
        "eject": 161,
        "screenlock": 152,
        "terminal": 151,
        "switch-display": 227,
    }
)
# After Alt-SysRq: keyboard back, end all, kill all, sync, read-only, reboot, and so on.
_SYSRQ = "reisubkofhtw"


class Vector(NamedTuple):
    """One try."""

    name: str
    does: Callable[[], None]


class Batch(NamedTuple):
    """Tries of one kind, after which somebody looks."""

    name: str
    vectors: tuple[Vector, ...]


def chords() -> dict[str, tuple[str, ...]]:
    """Batches of key combinations, such as "ctrl+alt+f1"."""
    functions = tuple(_F)
    return {
        "function keys": functions,
        "Alt with function keys": tuple(f"alt+{key}" for key in functions),
        "Ctrl with function keys": tuple(f"ctrl+{key}" for key in functions),
        "Ctrl-Alt with function keys (virtual terminals)": tuple(f"ctrl+alt+{key}" for key in functions),
        "Ctrl with letters": tuple(f"ctrl+{letter}" for letter in _LETTERS),
        "Ctrl-Shift with letters": tuple(f"ctrl+shift+{letter}" for letter in "qwntipcvjkd"),
        "Alt with letters": tuple(f"alt+{letter}" for letter in "fevthdw"),
        "Super, alone and with others": (
            "meta",
            *(f"super+{key}" for key in ("d", "e", "r", "l", "m", "x", "q", "space", "tab", "enter", "up", "one")),
            "super+shift+q",
            "super+shift+e",
            "super+shift+c",
        ),
        "switching windows": (
            *("alt+tab", "alt+shift+tab", "alt+escape", "alt+space", "alt+enter", "alt+grave", "ctrl+tab"),
            *("ctrl+shift+tab", "ctrl+escape", "ctrl+shift+escape", "ctrl+alt+tab", "ctrl+alt+left", "ctrl+alt+right"),
        ),
        "ending": (
            *("ctrl+alt+delete", "ctrl+alt+backspace", "ctrl+alt+end", "ctrl+alt+t", "ctrl+alt+l", "ctrl+alt+pause"),
            *("ctrl+pause", "shift+delete", "alt+backspace", "ctrl+alt+shift+q", "shift+escape", "escape"),
        ),
        "Alt-SysRq": tuple(f"alt+print+{letter}" for letter in _SYSRQ),
        "printing, menus, zoom, help": (
            *("print", "alt+print", "shift+print", "ctrl+print", "menu", "shift+f10", "ctrl+plus", "ctrl+minus"),
            *("ctrl+zero", "help", "shift+f1", "insert", "ctrl+insert", "shift+insert", "scroll", "alt+home"),
        ),
        "keys with pictures": (
            *("power", "sleep", "suspend", "wakeup", "mail", "browser", "calculator", "computer", "search", "mute"),
            *("louder", "brighter", "stop", "close", "undo", "copy", "open", "paste", "find", "eject"),
            *("screenlock", "terminal", "switch-display"),
        ),
        "walking about with the keyboard": ("tab", "tab", "shift+tab", "enter", "space", "up", "down", "left", "right"),
    }


def press(at: Input, chord: str) -> None:
    """One combination; of several keys that are no modifiers, each is pressed in turn."""
    *held, key = chord.split("+")
    modifiers = tuple(name for name in held if name in ("ctrl", "alt", "shift", "super"))
    at.press(modifiers, *(_KEYS[name] for name in held if name not in modifiers), _KEYS[key])


def batches(at: Input, fingers: Fingers) -> Iterator[Batch]:
    """All of them."""
    for name, all_chords in chords().items():
        yield Batch(name, tuple(Vector(chord, lambda chord=chord: press(at, chord)) for chord in all_chords))  # type: ignore[misc]
    yield Batch("mouse", tuple(_mouse(at)))
    yield Batch("fingers", tuple(_touch(fingers)))


def _mouse(at: Input) -> Iterator[Vector]:
    middle, felt, corner = (SIZE[0] / 2, SIZE[1] / 2), (700.0, 80.0), (SIZE[0] - 1.0, SIZE[1] - 1.0)

    def click(button: int, where: tuple[float, float], times: int = 1) -> None:
        at.move(*where)
        for _ in range(times):
            at.button(button, down=True)
            at.button(button, down=False)

    def drag(button: int, start: tuple[float, float], end: tuple[float, float]) -> None:
        at.move(*start)
        at.button(button, down=True)
        for step in range(1, 9):
            at.move(*(a + (b - a) * step / 8 for a, b in zip(start, end, strict=True)))
        at.button(button, down=False)

    def turn(*modifiers: str) -> None:
        at.move(*middle)
        at.wheel(3)
        at.wheel(-3)
        at.press(modifiers)

    yield Vector("right click on the felt", lambda: click(_RIGHT, felt))
    yield Vector("right click in the middle", lambda: click(_RIGHT, middle))
    yield Vector("right click in the corner", lambda: click(_RIGHT, corner))
    yield Vector("double right click", lambda: click(_RIGHT, middle, 2))
    yield Vector("middle click, which pastes", lambda: click(_MIDDLE, middle))
    yield Vector("double click on the felt", lambda: click(_LEFT, felt, 2))
    yield Vector("triple click on the felt", lambda: click(_LEFT, felt, 3))
    yield Vector("the back button", lambda: click(_SIDE, middle))
    yield Vector("the forward button", lambda: click(_EXTRA, middle))
    yield Vector("drag across the table", lambda: drag(_LEFT, (300, 500), (1500, 200)))
    yield Vector("drag a card off the screen", lambda: drag(_LEFT, (700, 380), (SIZE[0] + 500, 380)))
    yield Vector("drag in from the left edge", lambda: drag(_LEFT, (0, 540), (900, 540)))
    yield Vector("drag down from the top edge", lambda: drag(_LEFT, (960, 0), (960, 900)))
    yield Vector("drag with the right button", lambda: drag(_RIGHT, (300, 500), (1500, 200)))
    yield Vector("drag with the middle button", lambda: drag(_MIDDLE, (300, 500), (1500, 200)))
    yield Vector("wheel", turn)
    yield Vector("wheel, then Ctrl", lambda: turn("ctrl"))
    corners = {"bottom right": corner, "bottom left": (0.0, corner[1]), "top right": (corner[0], 0.0)}
    for name, where in corners.items():
        yield Vector(f"hot corner, {name}", lambda where=where: at.move(*where))  # type: ignore[misc]


def _touch(fingers: Fingers) -> Iterator[Vector]:
    width, height = SIZE
    edges = {
        "left": (0, height / 2, width / 2, height / 2),
        "right": (width - 1, height / 2, width / 2, height / 2),
        "top": (width / 2, 0, width / 2, height / 2),
        "bottom": (width / 2, height - 1, width / 2, height / 2),
    }
    for count in (1, 2, 3, 4):
        for name, way in edges.items():
            words = f"swipe from the {name} with {count}"
            yield Vector(words, lambda count=count, way=way: fingers.does("swipe", count, *way))  # type: ignore[misc]
    yield Vector("spread two fingers", lambda: fingers.does("pinch", 60, 700))
    yield Vector("pinch two fingers", lambda: fingers.does("pinch", 700, 60))
    yield Vector("long press on the felt", lambda: fingers.does("hold", 700, 80, 2.5))
    yield Vector("ten fingers at once", lambda: fingers.does("swipe", 10, 200, 200, 400, 260))
    yield Vector("a quick double tap", lambda: fingers.does("tap", 700, 80, 2))


def try_all(batch: Batch) -> None:
    """Each in turn."""
    for vector in batch.vectors:
        vector.does()
        time.sleep(0.02)
