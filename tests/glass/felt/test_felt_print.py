"""What is printed on the felt: every spot with its name, in two parts, as sharp as it is asked for."""

import pytest
from PySide6.QtCore import QRectF, QSize
from PySide6.QtGui import QImage

from kiosk.base.words import Language
from kiosk.policy.config import default_config
from kiosk.rules.rule_sets import RULE_SETS, spec_of
from ui.glass.felt import layout
from ui.glass.felt.print_image import SEAM, FeltPrint, painted
from ui.glass.felt.print_spec import PrintSpec, print_of
from ui.i18n.catalogue.wagers import wager_words

pytestmark = pytest.mark.usefixtures("qapp")
NEW_YORK = "heads-up-holdem/ny"


def part(name: str, key: str, width: int = 1920) -> QImage:
    return FeltPrint().requestImage(f"{name}/{key}", QSize(), QSize(width, 0))


@pytest.mark.parametrize("game", sorted(RULE_SETS))
def test_the_print_names_every_spot_that_takes_chips(game: str) -> None:
    spec = PrintSpec.read(print_of(default_config(game), "de", progressive=False))
    assert spec.spots
    assert all(spot.name and not spot.gold for spot in spec.spots)


def test_ante_and_odds_have_the_sign_between_them_and_not_in_their_names() -> None:
    spec = PrintSpec.read(print_of(default_config(NEW_YORK), "en", progressive=True))
    rings = {spot.name: spot for spot in spec.spots}
    ante, odds = (rings[wager_words(Language.of("en"), wager)] for wager in ("ante", "odds"))
    assert spec.signs == (((ante.x + odds.x) / 2, ante.y),)


def test_only_a_progressive_that_is_offered_has_a_spot() -> None:
    offered, missing = (
        PrintSpec.read(print_of(default_config(NEW_YORK), "en", progressive=offered)) for offered in (True, False)
    )
    assert [spot.gold for spot in offered.spots].count(True) == 1
    assert not any(spot.gold for spot in missing.spots)


def test_the_far_part_shows_the_room_and_the_near_part_hides_all_behind_it() -> None:
    key = print_of(default_config(NEW_YORK), "en", progressive=True)
    far, near = part("far", key), part("near", key)
    assert (far.size(), near.size()) == (QSize(1920, SEAM), QSize(1920, 1080 - SEAM))
    assert far.pixelColor(960, 100).alpha() == 0
    assert not near.hasAlphaChannel()


def test_cards_come_from_a_shoe_where_the_game_has_one() -> None:
    spec = PrintSpec.read(print_of(default_config(NEW_YORK), "en", progressive=True))
    shuffler, shoe = (part("far", spec._replace(shoe=there).key()) for there in (False, True))
    assert shuffler != shoe
    shoes = [game for game in RULE_SETS if PrintSpec.read(print_of(default_config(game), "en", progressive=False)).shoe]
    assert shoes == [game for game in RULE_SETS if spec_of(game).from_shoe]
    assert shoes


def test_a_larger_glass_gets_a_sharper_print() -> None:
    key = print_of(default_config(NEW_YORK), "en", progressive=True)
    assert part("near", key, 3840).size() == QSize(3840, 2160 - 2 * SEAM)


def test_a_ring_is_printed_where_the_seats_draw_their_chips() -> None:
    spec = PrintSpec.read(print_of(default_config(NEW_YORK), "en", progressive=True))
    bare = part("near", spec._replace(spots=()).key())
    printed = part("near", spec.key())
    for spot in spec.spots:
        x, y = layout.SEAT_X[3] + spot.x + spot.radius, layout.SEAT_Y[3] + spot.y - SEAM
        ring, felt = (image.pixelColor(round(x), round(y)).lightness() for image in (printed, bare))
        assert ring > felt + 40


@pytest.mark.parametrize("game", sorted(RULE_SETS))
def test_the_lines_along_the_curve_touch_no_ring(game: str) -> None:
    """What is printed around the rings of the outer seats is the same without the lines."""
    base = PrintSpec.read(print_of(default_config(game), "en", progressive=True))._replace(board=0, dealer=0)
    plain = painted(base._replace(lines=()), 1.0)
    for code in Language.codes:
        lined = painted(
            base._replace(lines=PrintSpec.read(print_of(default_config(game), code, progressive=True)).lines), 1.0
        )
        assert lined != plain
        for seat in (1, 6):
            for spot in base.spots:
                wide, high = spot.radius + 5, spot.radius * layout.FLAT + 5
                left, top = layout.SEAT_X[seat] + spot.x - wide, layout.SEAT_Y[seat] + spot.y - high
                around = QRectF(left, top, 2 * wide, 2 * high).toAlignedRect()
                assert lined.copy(around) == plain.copy(around), (code, seat, spot)


def test_the_veil_of_a_jackpot_is_dark_with_light_in_its_middle_and_hides_all() -> None:
    dark = part("veil", print_of(default_config(NEW_YORK), "en", progressive=True))
    assert not dark.hasAlphaChannel()
    assert dark.pixelColor(960, 640).lightness() > 4 * dark.pixelColor(20, 20).lightness()
