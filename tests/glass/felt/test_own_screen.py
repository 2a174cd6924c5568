"""A seat's own screen: a part of the one picture of the table, with a place as the shared glass has it."""

import pytest
from PySide6.QtCore import QRectF

from kiosk.policy.config import default_config
from kiosk.rules.rule_sets import RULE_SETS
from ui.glass.felt import camera, place
from ui.glass.felt.layout import Rect
from ui.glass.felt.own_screen import SCREENS, OwnScreen
from ui.glass.felt.print_image import own
from ui.glass.felt.print_spec import PrintSpec, print_of

TRAY = QRectF(1490, 290, 400, 180)  # on the table's picture; half of it would be in sight


def box(one: Rect) -> QRectF:
    return QRectF(*one)


@pytest.mark.parametrize("screen", SCREENS.values(), ids=SCREENS)
def test_it_shows_felt_and_rail_of_the_one_table(screen: OwnScreen) -> None:
    seen = box(screen.seen)
    assert QRectF(0, camera.FELT_Y, camera.WIDTH, camera.HEIGHT - camera.FELT_Y).contains(seen)
    assert not seen.intersects(TRAY)
    assert seen.width() / seen.height() == pytest.approx(screen.width / screen.height)


@pytest.mark.parametrize("screen", SCREENS.values(), ids=SCREENS)
def test_nothing_on_it_lies_over_anything_else(screen: OwnScreen) -> None:
    grow, whole = screen.grow, QRectF(0, 0, screen.width, screen.height)
    seat = QRectF(screen.left, screen.top - place.ABOVE * grow, place.WIDTH * grow, (place.ABOVE + place.BELOW) * grow)
    for count in (0, 2, 4):
        cards = [*screen.board_cards(5), *screen.dealer_cards(count)[:1], *screen.dealer_cards(count)[-1:]]
        parts = [seat, box(screen.info), box(screen.meter), *map(box, screen.lines), *map(box, dict.fromkeys(cards))]
        for index, one in enumerate(parts):
            assert whole.contains(one)
            assert count > 2 or not any(one.intersects(other) for other in parts[index + 1 :])
    assert whole.contains(box(screen.tables))
    assert not seat.intersects(box(screen.tables))


@pytest.mark.usefixtures("qapp")
@pytest.mark.parametrize("shape", SCREENS)
def test_its_print_is_where_the_seat_draws(shape: str) -> None:
    screen, game = SCREENS[shape], next(iter(RULE_SETS))
    spec = PrintSpec.read(print_of(default_config(game), "en", progressive=True))
    printed, bare = own(spec, screen, screen.width), own(spec._replace(spots=()), screen, screen.width)
    for spot in spec.spots:
        x = screen.left + (place.WIDTH / 2 + spot.x - spot.radius) * screen.grow
        y = screen.top + spot.y * screen.grow
        assert printed.pixelColor(round(x), round(y)).lightness() > bare.pixelColor(round(x), round(y)).lightness() + 40
