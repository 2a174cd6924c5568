"""All layers of both dealers by the names of their files."""

from collections.abc import Callable, Iterator
from functools import partial
from typing import Any

from make.art.baking import Baked
from make.art.dealers import arms, body, face, hands, head
from make.art.dealers.tones import LOOKS, Look
from make.art.painting.brush import Canvas, Piece

_AXIS = 960
Place = tuple[int, int, int, int]


def write() -> None:
    """Paints both."""
    baked = Baked()
    baked.add_pieces(pieces())
    baked.write("dealers/")


def pieces() -> dict[str, Piece]:
    """Every layer."""
    return {f"dealers/{look.name}/{name}": piece for look in LOOKS for name, piece in _layers(look)}


def _layers(look: Look) -> Iterator[tuple[str, Piece]]:
    yield "body", _there((790, 150, 340, 190), partial(body.draw_body, look=look))
    left, top, right, bottom = (round(side) for side in body.ARMHOLE)
    yield "armhole", _there((_AXIS + left, top, right - left, bottom - top), body.draw_armhole)
    yield "head", _there((880, 0, 160, 190), partial(head.draw_head, look=look))
    yield "brows", _there((905, 70, 110, 28), _in_head(look, partial(face.draw_brows, look=look)))
    for name, gaze in face.GAZES.items():
        yield f"eyes-{name}", _there((905, 86, 110, 34), _in_head(look, partial(face.draw_eyes, look=look, gaze=gaze)))
    yield "eyes-blink", _there((905, 86, 110, 34), _in_head(look, partial(face.draw_blink, look=look)))
    for shape in face.MOUTHS:
        yield (
            f"mouth-{shape}",
            _there((925, 128, 70, 44), _in_head(look, partial(face.draw_mouth, look=look, shape=shape))),
        )

    yield from _arms(look)


def _in_head(look: Look, draw: Callable[[Canvas], None]) -> Callable[[Canvas], None]:
    def there(canvas: Canvas) -> None:
        head.into_head(canvas, look)
        draw(canvas)

    return there


def _there(place: Place, draw: Callable[..., Any]) -> Piece:
    """A layer that has this place on the glass."""

    def moved(canvas: Canvas) -> None:
        canvas.translate(_AXIS - place[0], -place[1])
        draw(canvas)

    return Piece(place[2], place[3], moved, {"place": list(place)})


_HAND_SCALE = 2.5  # a hand before the players is larger than one before the dealer
_EDGE = 12  # empty around what is turned


def _arms(look: Look) -> Iterator[tuple[str, Piece]]:
    wide = round(36 * look.build) + _EDGE
    for name, draw, length in (("upper", arms.draw_upper, arms.UPPER), ("fore", arms.draw_fore, arms.FORE)):
        facts = {"pivot": [wide, wide], "end": [wide, wide + length]}
        yield name, Piece(2 * wide, round(length) + 2 * wide, _moved(wide, wide, partial(draw, look=look)), facts)
    yield (
        "elbow",
        Piece(2 * wide, 2 * wide, _moved(wide, wide, partial(arms.draw_elbow, look=look)), {"pivot": [wide, wide]}),
    )
    size = 2 * (wide + 16)
    shadow = _moved(size / 2, size / 2, partial(arms.draw_shadow, look=look))
    facts = {"pivot": [size / 2, size / 2], "end": [size / 2, size / 2 + arms.FORE]}
    yield "fore-shadow", Piece(size, round(arms.FORE) + size, shadow, facts, 1)
    for name, hand in hands.HANDS.items():
        x, y = 86, 86 if hand.turn else 48
        grip = hands.grip_of(look, hand)
        facts = {"pivot": [x, y], "grip": [round(x + grip[0], 1), round(y + grip[1], 1)]}
        size = 172 if hand.turn else 156
        yield (
            f"hand-{name}",
            Piece(172, size, _moved(x, y, partial(hands.draw_hand, look=look, hand=hand)), facts, _HAND_SCALE),
        )
    facts = {"pivot": [86, 48]}
    yield "hand-shadow", Piece(172, 156, _moved(86, 48, partial(hands.draw_shadow, look=look)), facts, 1)


def _moved(x: float, y: float, draw: Callable[..., Any]) -> Callable[[Canvas], None]:
    def there(canvas: Canvas) -> None:
        canvas.translate(x, y)
        draw(canvas)

    return there
