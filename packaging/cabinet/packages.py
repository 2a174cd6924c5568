"""Packages that only the trial has: one that lets it touch the glass, and the same product with another version."""

import re
import shutil
from pathlib import Path

from machine import Trouble, call

NAME = "croupier-trial"
_HOME = f"usr/lib/{NAME}"
_CONTROL = f"""Package: {NAME}
Version: 1
Architecture: amd64
Maintainer: Croupier <nobody@localhost>
Depends: croupier
Description: lets the trial of a cabinet touch its glass
 For trials alone. Whoever can send it packets plays at the table.
"""
# The display is the trial's own compositor; keys and clicks come through it, touches come through the plugin, which the
# product's units would not load.
_DROP_IN = f"""[Service]
UnsetEnvironment=
Environment=PATH=/{_HOME}/bin:/usr/sbin:/usr/bin:/sbin:/bin
Environment=WLR_BACKENDS=wayland WLR_RENDERER=pixman WLR_LIBINPUT_NO_DEVICES=1
Environment=QT_QPA_GENERIC_PLUGINS=tuiotouch LD_PRELOAD=/{_HOME}/plugin_path.so
RestrictAddressFamilies=AF_INET
"""
_COMPOSITOR = """#!/bin/sh
export WAYLAND_DISPLAY=/run/trial/glass/wayland-1
exec /usr/bin/{0} "$@"
"""
UNITS = ("croupier.service", "croupier-out-of-service.service")


def touch_package(folder: Path) -> Path:
    """The package with the touch-injection plugin. The product's must not have it."""
    try:
        import PySide6  # noqa: PLC0415
    except ImportError:
        raise Trouble("the plugin comes from PySide6: run the trial with the project's own Python") from None
    plugin = Path(PySide6.__path__[0], "Qt/plugins/generic/libqtuiotouchplugin.so")
    tree = folder / NAME
    _write(tree / "DEBIAN/control", _CONTROL)
    (tree / _HOME / "plugins/generic").mkdir(parents=True)
    shutil.copy(plugin, tree / _HOME / "plugins/generic")
    source, preloaded = Path(__file__).with_name("plugin_path.c"), tree / _HOME / "plugin_path.so"
    place = f'-DPLUGINS="/{_HOME}/plugins"'
    call(["cc", "-shared", "-fPIC", "-Wall", "-Wextra", "-Werror", place, "-o", preloaded, source], timeout=60)
    for compositor in ("cage", "sway"):
        _write(tree / _HOME / "bin" / compositor, _COMPOSITOR.format(compositor), 0o755)
    for unit in UNITS:
        _write(tree / f"usr/lib/systemd/system/{unit}.d/{NAME}.conf", _DROP_IN)
    return _build(tree, folder / f"{NAME}_1_amd64.deb")


def with_version(package: Path, old: str, version: str, folder: Path) -> Path:
    """The same package, packed again as another version: so its control file and its scripts say."""
    tree = folder / f"as-{version}"
    call(["dpkg-deb", "--raw-extract", package, tree], timeout=300)
    for path in (tree / "DEBIAN/control", tree / "DEBIAN/preinst"):
        if path.exists():
            words = re.sub(rf"(?m)^(Version: |new=){re.escape(old)}$", rf"\g<1>{version}", path.read_text("utf-8"))
            path.write_text(words, "utf-8")
    made = _build(tree, folder / f"croupier_{version}_amd64.deb")
    shutil.rmtree(tree)
    return made


def field(package: Path, name: str) -> str:
    """What its control file says."""
    return call(["dpkg-deb", "--field", package, name], timeout=60).strip()


def _write(path: Path, words: str, mode: int = 0o644) -> None:
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(words, "utf-8")
    path.chmod(mode)


def _build(tree: Path, package: Path) -> Path:
    call(["dpkg-deb", "--root-owner-group", "-Zzstd", "-z1", "--build", tree, package], timeout=600)
    return package
