"""Where the pictures go: files of a modest size, a page that shows them all, a sheet for whoever looks them over."""

from collections.abc import Mapping
from pathlib import Path
from tempfile import gettempdir
from typing import NamedTuple

from PySide6.QtCore import QRect, Qt
from PySide6.QtGui import QColor, QImage, QImageWriter, QPainter

FOLDER = Path(__file__).parents[3] / "docs" / "screens"
LARGE = "2160p"  # the folder of the pictures of a 3840x2160 screen
KEPT, KEPT_LARGE = 1440, 560  # how wide the pictures of both screens are kept
QUALITY = 50
_COLUMNS, _WIDTH, _GAP, _TITLE = 4, 640, 12, 30

_MARK = "<!-- Written by `make screens` from tests/tools/gallery. Do not edit. -->"
_ABOUT = """\
Every state of the players' table, out of scripted rounds through the whole program, and every page of the operator's
menu. The small pictures of the table are those of a 3840x2160 screen; each leads to the same moment on a 1920x1080
screen. Scaled down; `python -m tests.tools.screens --png --out DIR` draws them as they are. Beside each: what is
going on, and what a player at seat 3, or whoever is at the menu, can do next. Seat 1 is at the dealer's left, so it is
at the right here."""

_ROUND = """\
## A round, picture by picture

Heads Up Hold'em with three players, recorded from the running table five times a second; pictures that show nothing new
are left out. `make screens` leaves the strips of every game in `.cache/strips`."""


class Caption(NamedTuple):
    """What is going on in a picture, and what `who` can do next. With a chapter, one begins here."""

    going_on: str
    next: str
    chapter: str = ""
    who: str = "Seat 3"

    @property
    def of_menu(self) -> bool:
        """Whether it is of the operator's menu, which is drawn at one size."""
        return self.who != "Seat 3"


def is_blank(image: QImage) -> bool:
    """Whether nothing is drawn on it: it is of one color."""
    small = image.scaled(64, 36)
    return len({small.pixel(x, y) for x in range(64) for y in range(36)}) == 1


class Album:
    """Keeps pictures in a folder."""

    def __init__(self, folder: Path, *, lossless: bool) -> None:
        self._folder = folder
        self._lossless = lossless
        self.taken: list[tuple[str, QImage]] = []
        (folder / LARGE).mkdir(parents=True, exist_ok=True)

    def keep(self, name: str, small: QImage, large: QImage | None) -> None:
        """Keep a picture, at both sizes if it has two."""
        if is_blank(small):
            raise ValueError(f"{name} shows nothing")
        for image, folder, wide in ((small, self._folder, KEPT), (large, self._folder / LARGE, KEPT_LARGE)):
            if image is not None and self._lossless:
                image.save(str(folder / f"{name}.png"))
            elif image is not None:
                write_picture(image, wide, folder / f"{name}.jpg")
        self.taken.append((name, small.scaledToWidth(_WIDTH, Qt.TransformationMode.SmoothTransformation)))

    def size(self) -> int:
        """All pictures in the folder, in bytes."""
        return sum(path.stat().st_size for path in self._folder.rglob("*") if path.is_file())

    def write_index(self, captions: Mapping[str, Caption]) -> None:
        """The page with every picture and its words."""
        (self._folder / "index.md").write_text(index(captions), "utf-8")

    def sheet(self) -> Path:
        """One picture of small copies of all that were taken."""
        rows = -(-len(self.taken) // _COLUMNS)
        height = _WIDTH * 9 // 16 + _TITLE
        sheet = QImage(_COLUMNS * (_WIDTH + _GAP), rows * (height + _GAP), QImage.Format.Format_RGB32)
        sheet.fill(QColor("#202020"))
        painter = QPainter(sheet)
        painter.setPen(QColor("white"))
        for number, (name, picture) in enumerate(self.taken):
            x, y = number % _COLUMNS * (_WIDTH + _GAP), number // _COLUMNS * (height + _GAP)
            painter.drawText(QRect(x, y, _WIDTH, _TITLE), Qt.AlignmentFlag.AlignCenter, name)
            painter.drawImage(x, y + _TITLE, picture)
        painter.end()
        path = Path(gettempdir(), "screens.png")
        sheet.save(str(path))
        return path


def strips() -> list[Path]:
    """The pages of the round that is shown picture by picture."""
    return sorted(FOLDER.glob("strip-*.jpg"))


def index(captions: Mapping[str, Caption]) -> str:
    """The page of the gallery."""
    parts = ["# What people see", _MARK, _ABOUT, _ROUND]
    parts += [f"![{strip.stem}]({strip.name})" for strip in strips()]
    for name, caption in captions.items():
        parts += [f"## {caption.chapter}"] if caption.chapter else []
        small = f"![{name}]({name}.jpg)" if caption.of_menu else f"[![{name}]({LARGE}/{name}.jpg)]({name}.jpg)"
        parts.append(f"### {name}\n\n{small}\n\n{caption.going_on} *{caption.who}:* {caption.next}")
    return "\n\n".join(parts) + "\n"


def write_picture(image: QImage, width: int, path: Path) -> None:
    """As a JPEG of that width."""
    writer = QImageWriter(str(path))
    writer.setQuality(QUALITY)
    writer.setOptimizedWrite(True)
    writer.setProgressiveScanWrite(True)
    if not writer.write(image.scaledToWidth(width, Qt.TransformationMode.SmoothTransformation)):
        raise OSError(f"{path}: {writer.errorString()}")
