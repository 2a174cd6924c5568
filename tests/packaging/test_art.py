"""The shipped pictures: all there, told apart from two metres, and the same when the scripts draw them again."""

import json
from hashlib import sha256
from itertools import combinations

import pytest
from PySide6.QtCore import QRect, Qt
from PySide6.QtGui import QColor, QImage

from kiosk.rules.cards.cards import DECK, RANKS, SUITS
from make.art.collection import FOLDER, MANIFEST, baked, drawn, manifest, pictures
from make.art.facts_qml import FILE, facts_qml
from ui.glass.derive.derive_spots import stack
from ui.palette import FOUR_COLOURS, PAPER, TEXT_ROLES, TWO_COLOURS, contrast, mixed

MOST_BYTES = 60_000_000
SMALLEST = 104  # pixels: as wide as a card gets on a screen of 1920 by 1080
PICTURES = pictures()
CORNER = QRect(0, 0, 168, 310)  # rank and suit
RANK = QRect(0, 0, 180, 190)


def image(name: str) -> QImage:
    made = QImage(str(FOLDER / name)).convertToFormat(QImage.Format.Format_ARGB32)
    assert not made.isNull(), name
    return made


def inked(picture: QImage, ink: str) -> QRect:
    """The box around all that has this very colour."""
    wanted = QColor(ink).rgba()
    found = [(x, y) for y in range(picture.height()) for x in range(picture.width()) if picture.pixel(x, y) == wanted]
    assert found
    across, down = zip(*found, strict=True)
    return QRect(min(across), min(down), max(across) - min(across) + 1, max(down) - min(down) + 1)


def grey_at_the_smallest(name: str, part: QRect) -> bytes:
    whole = image(name)
    small = whole.copy(part).scaledToWidth(
        round(part.width() * SMALLEST / whole.width()), Qt.TransformationMode.SmoothTransformation
    )
    grey = small.convertToFormat(QImage.Format.Format_Grayscale8)
    rows, wide = bytes(grey.constBits()), grey.bytesPerLine()
    return b"".join(rows[y * wide : y * wide + grey.width()] for y in range(grey.height()))


def test_every_card_is_there_and_no_two_are_alike() -> None:
    two = [(FOLDER / "cards" / f"{card}.png").read_bytes() for card in DECK]
    four = [(FOLDER / "cards/four" / f"{card}.png").read_bytes() for card in DECK if card[1] in "cd"]
    assert len({*two, *four}) == 52 + 26


def test_clubs_and_diamonds_alone_change_with_four_colours() -> None:
    assert {suit for suit in SUITS if FOUR_COLOURS[suit] != TWO_COLOURS[suit]} == {"c", "d"}
    assert len(set(FOUR_COLOURS.values())) == 4


@pytest.mark.parametrize("suit", SUITS)
def test_ranks_are_told_apart_at_the_smallest_size_without_colour(suit: str) -> None:
    seen = {rank: grey_at_the_smallest(f"cards/{rank}{suit}.png", RANK) for rank in RANKS}
    for one, other in combinations(RANKS, 2):
        differing = sum(abs(a - b) > 96 for a, b in zip(seen[one], seen[other], strict=True))
        assert differing >= len(seen[one]) * 0.04, (one, other)


def test_suits_are_told_apart_at_the_smallest_size_without_colour() -> None:
    seen = {suit: grey_at_the_smallest(f"cards/7{suit}.png", QRect(30, 190, 126, 126)) for suit in SUITS}
    for one, other in combinations(SUITS, 2):
        dark = [[value < 160 for value in seen[suit]] for suit in (one, other)]
        assert sum(a != b for a, b in zip(*dark, strict=True)) >= len(seen[one]) * 0.05, (one, other)


@pytest.mark.parametrize("card", ["2c", "Td", "Jh", "As"])
def test_the_index_is_large(card: str) -> None:
    face = image(f"cards/{card}.png")
    index = inked(face.copy(CORNER), TWO_COLOURS[card[1]])
    assert index.height() >= face.height() * 0.4
    rank = inked(face.copy(RANK), TWO_COLOURS[card[1]])
    assert rank.height() * SMALLEST / face.width() >= 32


@pytest.mark.parametrize("name", ["cards/As.png", "cards/four/Kd.png", "cards/back-red.png", "cards/back-blue.png"])
def test_corners_are_round_and_soft(name: str) -> None:
    card = image(name)
    right, foot = card.width() - 1, card.height() - 1
    assert {card.pixelColor(x, y).alpha() for x in (0, right) for y in (0, foot)} == {0}
    assert card.pixelColor(right // 2, foot // 2).alpha() == 255
    along = {card.pixelColor(x, y).alpha() for x in range(30) for y in range(30)}
    assert along & set(range(1, 255))


def test_a_shadow_fades_to_nothing() -> None:
    for name in ("cards/shadow.png", "chips/shadow.webp"):
        shadow = image(name)
        assert shadow.pixelColor(0, 0).alpha() == 0
        assert 60 < shadow.pixelColor(shadow.width() // 2, shadow.height() // 2).alpha() < 200


def test_icons_are_white_so_that_they_take_any_colour() -> None:
    icons = [name for name in PICTURES if name.startswith("icons/")]
    assert len(icons) >= 20
    for name in icons:
        entries = {colour & 0xFFFFFF for colour in QImage(str(FOLDER / name)).colorTable() if colour >> 24}
        assert entries == {0xFFFFFF}, name


@pytest.mark.parametrize("role", TEXT_ROLES)
def test_words_can_be_read(role: str) -> None:
    assert contrast(*TEXT_ROLES[role]) >= 4.5


def test_contrast_is_measured_as_defined() -> None:
    assert contrast("#ffffff", "#000000") == pytest.approx(21)
    assert contrast("#777777", "#ffffff") == pytest.approx(4.48, abs=0.01)
    assert contrast(PAPER, PAPER) == 1
    assert mixed("#000000", "#ffffff", 0.2) == "#333333"


def test_the_manifest_tells_of_the_files_that_are_there() -> None:
    text = (FOLDER / MANIFEST).read_text("utf-8")
    assert text == manifest()
    told = json.loads(text)
    there = {path.relative_to(FOLDER).as_posix() for path in FOLDER.rglob("*") if path.is_file()}
    assert there == {*told["pictures"], *told["baked"], MANIFEST}
    for name, facts in (told["pictures"] | told["baked"]).items():
        picture = QImage(str(FOLDER / name))
        assert [picture.width(), picture.height()] == facts["size"], name


def test_a_baked_picture_is_the_one_that_was_made() -> None:
    for name, facts in baked().items():
        assert sha256((FOLDER / name).read_bytes()).hexdigest() == facts["sha256"], name


def test_both_dealers_have_the_same_layers_and_look_at_every_seat() -> None:
    man, woman = (
        {name.rpartition("/")[2] for name in baked() if name.startswith(f"dealers/{who}/")} for who in ("man", "woman")
    )
    assert man == woman
    assert {f"eyes-{seat}.webp" for seat in (*range(1, 7), "ahead", "blink")} <= man
    assert {f"mouth-{shape}.webp" for shape in ("closed", "half", "open", "smile")} <= man


def test_every_hand_holds_something_within_its_picture() -> None:
    hands = {name: facts for name, facts in baked().items() if "/hand-" in name and "shadow" not in name}
    assert len(hands) == 2 * 12
    for name, facts in hands.items():
        wide, tall = (side / facts["scale"] for side in facts["size"])
        x, y = facts["grip"]
        assert 0 < x < wide, name
        assert facts["pivot"][1] < y < tall, name


def test_every_chip_comes_in_four_turns() -> None:
    chips = {name for name in baked() if name.startswith("chips/") and name[6].isdigit()}
    values = ("50c", "1", "5", "25", "100", "500", "1000", "5000", "25000")
    assert chips == {f"chips/{value}-{turn}.webp" for value in values for turn in range(4)}


def test_qml_knows_what_the_manifest_says() -> None:
    assert FILE.read_text("utf-8") == facts_qml()


def test_all_together_stay_small() -> None:
    assert sum(path.stat().st_size for path in FOLDER.rglob("*") if path.is_file()) < MOST_BYTES


def far_apart(name: str, again: bytes, shades: int) -> int:
    """How many values of a shipped picture are off by more. A processor or a font's hinting rounds a shade."""
    shipped, now = image(name), QImage.fromData(again).convertToFormat(QImage.Format.Format_ARGB32)
    both = zip(bytes(shipped.constBits()), bytes(now.constBits()), strict=True)
    return sum(abs(one - other) > shades for one, other in both)


@pytest.mark.parametrize("name", ["cards/Ks.png", "cards/four/7d.png", "icons/peek.png", "logo/wordmark-light.png"])
def test_what_is_shipped_is_what_the_scripts_draw(name: str) -> None:
    assert far_apart(name, drawn(PICTURES[name]), 2) == 0


@pytest.mark.parametrize("name", ["lights/ring-gold.png", "cards/shadow.png"])
def test_light_falls_the_same_each_time(name: str) -> None:
    once = drawn(PICTURES[name])
    assert drawn(PICTURES[name]) == once
    assert far_apart(name, once, 8) == 0


def test_there_is_a_picture_of_every_chip_in_a_stack() -> None:
    for cents in (99_999_950, 4_867_650, 50):
        assert {f"chips/{chip}-0.webp" for chip in stack(cents)} <= set(baked())
    assert "50c" in stack(50)
