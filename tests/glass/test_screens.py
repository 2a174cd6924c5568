"""The gallery has a picture of every state that people see, as it was last drawn; nothing is drawn here."""

from pathlib import Path

from PySide6.QtCore import QSize
from PySide6.QtGui import QColor, QImage, QImageReader

from tests.tools.gallery.album import FOLDER, LARGE, index, is_blank, strips
from tests.tools.gallery.captions import CAPTIONS
from tests.tools.gallery.scenes import SCENES
from ui.service.pages import PAGES

MOST_BYTES = 20_000_000
# Every state that has to look right, and the pictures that show it.
STATES = {
    "attract": ("attract",),
    "inspection, wash and shuffle": ("opening-inspection", "opening-wash", "opening-shuffle"),
    "betting with nobody, one, six": ("betting-nobody", "betting-one", "betting-six"),
    "no more bets": ("no-more-bets",),
    "each street of Heads Up Hold'em": ("heads-up-deal", "heads-up-flop", "heads-up-turn-and-river"),
    "each street of Texas Hold'em Bonus": ("texas-deal", "texas-flop", "texas-turn", "texas-river"),
    "Fast Action's choice, split and cut": ("fast-action-choosing", "fast-action-chosen", "fast-action-split"),
    "the player's cut": ("fast-action-cut",),
    "Flop Poker": ("flop-poker-betting", "flop-poker-deal", "flop-poker-result"),
    "a seat thinking, decided, timed out, folded": ("deciding", "decided", "time-bank", "timed-out", "folded"),
    "peek": ("peek",),
    "reveal": ("reveal", "paying"),
    "win, loss, push": ("result-win", "result-loss", "result-push"),
    "bad beat, side-bet win": ("result-bad-beat", "result-side-bet"),
    "payout limit": ("payout-limit",),
    "progressive win": ("progressive-freeze", "progressive-celebration", "progressive-new-meter"),
    "hand-pay on one seat while five play on": ("hand-pay",),
    "sensor unplugged": ("sensor-unplugged",),
    "out of service": ("out-of-service", "door-open", "seat-out-of-service"),
    "recovered": ("recovered",),
    "closed": ("closed",),
    "cleaning": ("cleaning",),
    "marks": ("test-mode", "demonstration", "live-credit"),
    "low vision": ("low-vision", "low-vision-result"),
    "German": ("german-betting", "german-deciding", "german-result", "german-panels"),
    "Chinese": ("chinese-betting", "chinese-deciding", "chinese-result", "chinese-panels"),
    "Spanish": ("spanish-deciding", "spanish-panels"),
    "what a spot pays": ("spot-asked", "spot-pays"),
    "a custom bet": ("custom-bet",),
    "help": ("panel-help", "panel-help-pages"),
    "panels": ("panel-menu", "panel-language", "panel-history", "panel-cash-out", "panel-leave", "panel-buy-in"),
    "reality check": ("panel-reality-check",),
    "a seat left idle": ("step-away",),
    "a screen for each seat": ("seats-shared", "seats-own"),
    "the way into the operator's menu": ("service-sign-in", "service-first-supervisor"),
    "what the menu asks": ("service-confirm", "service-second-person", "service-keyboard"),
    "a round recalled": ("service-recall", "service-replay"),
    "a report": ("service-meters", "service-report"),
    **{f"the menu's page {page}": (f"service-{page}",) for page in PAGES},
}


def test_every_state_has_its_pictures() -> None:
    assert [state for state, pictures in STATES.items() if not set(pictures) <= set(CAPTIONS)] == []


def test_every_picture_is_taken_in_one_scene() -> None:
    taken = [picture for scene in SCENES for picture in scene.pictures]
    assert sorted(taken) == sorted(CAPTIONS)


def test_every_picture_was_drawn_and_those_of_the_table_at_both_sizes() -> None:
    assert [picture for picture in CAPTIONS if not (FOLDER / f"{picture}.jpg").is_file()] == []
    large = [picture for picture in CAPTIONS if (FOLDER / LARGE / f"{picture}.jpg").is_file()]
    assert large == [picture for picture, caption in CAPTIONS.items() if not caption.of_menu]


def test_no_picture_is_blank() -> None:
    def read(path: Path) -> QImage:
        reader = QImageReader(str(path))
        reader.setScaledSize(QSize(64, 36))
        return reader.read()

    assert [path.name for path in FOLDER.rglob("*.jpg") if is_blank(read(path))] == []
    green = QImage(64, 36, QImage.Format.Format_RGB32)
    green.fill(QColor("#0a241e"))
    assert is_blank(green)


def test_nothing_else_lies_there_and_it_stays_small() -> None:
    pictures = list(FOLDER.rglob("*.jpg"))
    assert {path.stem for path in pictures if path not in strips()} == set(CAPTIONS)
    assert strips()
    assert sum(path.stat().st_size for path in pictures) < MOST_BYTES


def test_the_page_shows_every_picture_with_its_words() -> None:
    page = (FOLDER / "index.md").read_text("utf-8")
    assert page == index(CAPTIONS)
    for name, caption in CAPTIONS.items():
        assert f"({name}.jpg)" in page
        assert caption.going_on.endswith(".")
        assert caption.next.endswith(".")
