"""The cabinet's screen, keyboard and mouse: a compositor without a display, in which the cabinet's own compositor runs.

To the cabinet, keys and clicks come as from devices. It speaks Wayland's wire format itself: the few requests that
make a virtual keyboard and a virtual pointer.
"""

import ctypes
import ctypes.util
import os
import re
import shutil
import socket
import struct
import subprocess
import time
from pathlib import Path

from machine import Trouble, call, wait_for

SIZE = (1920, 1080)
_NOBODY = 65534
_CONFIG = f"""
output * mode {SIZE[0]}x{SIZE[1]} bg #ff00ff solid_color
default_border none
focus_follows_mouse no
xwayland disable
"""
_HEADLESS = {"WLR_BACKENDS": "headless", "WLR_RENDERER": "pixman", "WLR_LIBINPUT_NO_DEVICES": "1"}
# Masks of the usual keymap.
MODIFIERS = {"shift": (42, 1), "ctrl": (29, 4), "alt": (56, 8), "super": (125, 64)}
_WANTED = ("wl_seat", "zwp_virtual_keyboard_manager_v1", "zwlr_virtual_pointer_manager_v1")


class Glass:
    """The screen: it can be pictured, typed at and clicked on."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        folder.mkdir()
        (folder / "config").write_text(_CONFIG)
        shutil.chown(folder, _NOBODY, _NOBODY)
        as_nobody = ["setpriv", f"--reuid={_NOBODY}", f"--regid={_NOBODY}", "--clear-groups"]  # sway refuses root
        with (folder / "sway.log").open("wb") as log:
            self._sway = subprocess.Popen(  # noqa: S603
                [*as_nobody, "sway", "--config", folder / "config"],
                env=os.environ | _HEADLESS | {"XDG_RUNTIME_DIR": str(folder)},
                stdin=subprocess.DEVNULL,
                stdout=log,
                stderr=log,
            )
        self.socket = folder / "wayland-1"
        wait_for("the trial's own compositor is there", self.socket.exists, 20)
        self.socket.chmod(0o777)  # for whoever runs the cabinet's session
        self.input = Input(self.socket)

    def picture(self, path: Path) -> None:
        """What is to be seen now."""
        self._catch_up()
        _grim(self.socket, path)

    def edge(self) -> bytes:
        """The screen's rim, where the table's frame is and nothing ever changes; any other window covers it."""
        self._catch_up()
        strips = []
        for left, top, width, height in ((0, 200, 8, 800), (SIZE[0] - 8, 200, 8, 800), (0, SIZE[1] - 6, 400, 6)):
            strip = self.folder / "strip.ppm"
            _grim(self.socket, strip, "-t", "ppm", "-g", f"{left},{top} {width}x{height}")
            strips.append(strip.read_bytes())
        return b"".join(strips)

    def _catch_up(self) -> None:
        """A compositor in a compositor may rest until somebody looks; what it shows then is old."""
        _grim(self.socket, self.folder / "old.ppm", "-t", "ppm", "-g", "0,0 8x8")
        time.sleep(0.7)

    def close(self) -> None:
        """Switch it off."""
        self.input.close()
        self._sway.terminate()
        self._sway.wait(20)


def _grim(display: Path, path: Path, *options: str) -> None:
    environment = {"WAYLAND_DISPLAY": str(display), "XDG_RUNTIME_DIR": str(display.parent)}
    call(["env", *(f"{name}={value}" for name, value in environment.items()), "grim", *options, path], timeout=30)


class Input:
    """A virtual keyboard and a virtual pointer at a compositor."""

    def __init__(self, display: Path) -> None:
        self._wire = _Wire(display)
        seat, keyboards, pointers = (self._wire.bind(name) for name in _WANTED)
        self._keyboard = self._wire.make(keyboards, 0, seat)
        self._pointer = self._wire.make(pointers, 0, seat)
        keymap = _keymap()
        fd = os.memfd_create("keymap")
        os.write(fd, keymap)
        self._wire.send(self._keyboard, 0, struct.pack("=II", 1, len(keymap)), fd)
        os.close(fd)
        self._wire.settle()

    def press(self, modifiers: tuple[str, ...], *codes: int) -> None:
        """Hold these, press the keys one after the other, let go."""
        mask = 0
        for name in modifiers:
            mask |= MODIFIERS[name][1]
            self._key(MODIFIERS[name][0], down=True)
            self._wire.send(self._keyboard, 2, struct.pack("=IIII", mask, 0, 0, 0))
        for code in codes:
            self._key(code, down=True)
            self._key(code, down=False)
        for name in reversed(modifiers):
            mask &= ~MODIFIERS[name][1]
            self._key(MODIFIERS[name][0], down=False)
            self._wire.send(self._keyboard, 2, struct.pack("=IIII", mask, 0, 0, 0))
        self._wire.settle()

    def _key(self, code: int, *, down: bool) -> None:
        self._wire.send(self._keyboard, 1, struct.pack("=III", _now(), code, down))
        self._wire.settle()
        time.sleep(0.01)

    def move(self, x: float, y: float) -> None:
        """The pointer goes there."""
        where = struct.pack("=IIIII", _now(), max(0, int(x)), max(0, int(y)), *SIZE)
        self._wire.send(self._pointer, 1, where)
        self._frame()

    def button(self, code: int, *, down: bool) -> None:
        """A button of the mouse."""
        self._wire.send(self._pointer, 2, struct.pack("=III", _now(), code, down))
        self._frame()

    def wheel(self, steps: int) -> None:
        """Turn the wheel."""
        self._wire.send(self._pointer, 3, struct.pack("=IIi", _now(), 0, steps * 15 * 256))
        self._frame()

    def _frame(self) -> None:
        self._wire.send(self._pointer, 4)
        self._wire.settle()
        time.sleep(0.01)

    def close(self) -> None:
        """Pull the plugs."""
        self._wire.close()


class _Wire:
    """The connection: requests out, and of the events only what is waited for."""

    def __init__(self, display: Path) -> None:
        self._socket = socket.socket(socket.AF_UNIX, socket.SOCK_STREAM)
        self._socket.settimeout(20)
        self._socket.connect(str(display))
        self._last = 1  # the display itself
        self._rest = b""
        self._globals: dict[str, int] = {}  # names, by interface
        self._registry = self._new()
        self.send(1, 1, struct.pack("=I", self._registry))
        self.settle()

    def _new(self) -> int:
        self._last += 1
        return self._last

    def bind(self, interface: str) -> int:
        """What the compositor offers under that name."""
        if interface not in self._globals:
            raise Trouble(f"the compositor has no {interface}")
        made, name = self._new(), interface.encode() + b"\0"
        words = struct.pack("=I", len(name)) + name + b"\0" * (-len(name) % 4)
        self.send(self._registry, 0, struct.pack("=I", self._globals[interface]) + words + struct.pack("=II", 1, made))
        return made

    def make(self, maker: int, request: int, *arguments: int) -> int:
        """Have one made."""
        made = self._new()
        self.send(maker, request, struct.pack(f"={len(arguments) + 1}I", *arguments, made))
        return made

    def send(self, target: int, request: int, body: bytes = b"", fd: int | None = None) -> None:
        """A request."""
        message = struct.pack("=II", target, (8 + len(body)) << 16 | request) + body
        socket.send_fds(self._socket, [message], [] if fd is None else [fd])

    def settle(self) -> None:
        """Wait until everything sent has been done."""
        done = self.make(1, 0)
        while True:
            while len(self._rest) < 8 or len(self._rest) < struct.unpack_from("=I", self._rest, 4)[0] >> 16:
                got = self._socket.recv(65536)
                if not got:
                    raise Trouble("the compositor hung up")
                self._rest += got
            source, packed = struct.unpack_from("=II", self._rest)
            body, self._rest = self._rest[8 : packed >> 16], self._rest[packed >> 16 :]
            if source == 1 and packed & 0xFFFF == 0:
                raise Trouble(f"the compositor complains: {body[12:].decode(errors='replace')}")
            if source == self._registry and packed & 0xFFFF == 0:
                name, length = struct.unpack_from("=II", body)
                self._globals[body[8 : 7 + length].decode()] = name
            if source == done:
                return

    def close(self) -> None:
        """Hang up."""
        self._socket.close()


def _now() -> int:
    return time.monotonic_ns() // 1_000_000 % 2**32


def _keymap() -> bytes:
    """The usual keymap, but for the keys that the trial's own compositor would take for itself."""
    library = ctypes.CDLL(ctypes.util.find_library("xkbcommon"))
    for function in (library.xkb_context_new, library.xkb_keymap_new_from_names):
        function.restype = ctypes.c_void_p
    library.xkb_keymap_get_as_string.restype = ctypes.c_char_p
    context = ctypes.c_void_p(library.xkb_context_new(0))
    keymap = ctypes.c_void_p(library.xkb_keymap_new_from_names(context, None, 0))
    text: bytes = library.xkb_keymap_get_as_string(keymap, 1)
    return re.sub(rb"XF86(Switch_VT_\d+|Ungrab|ClearGrab|Next_VMode|Prev_VMode)", b"NoSymbol", text) + b"\0"
