"""Signs over the table and the round buttons on the rail, without words."""

from typing import Final

from make.art.painting.brush import Canvas, Piece, across, box, faded, fill, line

_SIGN: Final = (20.0, 16.0, 520.0, 142.0)  # x, y, width, height in its picture


def pieces() -> dict[str, Piece]:
    """A sign of dark glass in a bronze bezel, and a button."""
    return {
        "controls/sign": Piece(560, 186, _draw_sign, {"face": list(_SIGN)}),
        "controls/rail": Piece(56, 56, _draw_rail_button),
    }


def _draw_sign(canvas: Canvas) -> None:
    x, y, wide, tall = _SIGN
    canvas.drawRoundRect(box(x, y + 8, x + wide, y + tall + 8), 14, 14, fill("#000000", 0.6, 9))
    bezel = across((0, y), (0, y + tall), ["#7A5C48", "#3A281F", "#120B08"])
    canvas.drawRoundRect(box(x, y, x + wide, y + tall), 14, 14, bezel)
    canvas.drawRoundRect(box(x + 1, y + 1, x + wide - 1, y + tall - 1), 13, 13, line("#B08A66", 1.4, 0.55))
    glass = box(x + 8, y + 8, x + wide - 8, y + tall - 8)
    canvas.drawRoundRect(glass, 8, 8, across((0, y), (0, y + tall), ["#0C1011", "#07090A", "#0A0D0E"]))
    canvas.save()
    canvas.clipRect(box(x + 8, y + 8, x + wide - 8, y + tall * 0.46))
    sheen = faded((0, y + 8), (0, y + tall * 0.46), [("#FFFFFF", 0.10), ("#FFFFFF", 0.02)])
    canvas.drawRoundRect(glass, 8, 8, sheen)
    canvas.restore()
    canvas.drawRoundRect(glass, 8, 8, line("#000000", 2.2, 0.9))
    canvas.drawRoundRect(box(x + 9.5, y + 9.5, x + wide - 9.5, y + tall - 9.5), 7, 7, line("#FFFFFF", 1, 0.08))


def _draw_rail_button(canvas: Canvas) -> None:
    canvas.drawCircle(28, 29.5, 25.5, fill("#FFE3C8", 0.2))
    canvas.drawCircle(28, 28, 25, fill("#0A0403", 0.95))
    canvas.drawCircle(28, 28, 23, across((0, 4), (0, 52), ["#140907", "#2C1712"]))
    canvas.drawCircle(28, 28, 23, line("#7A4A34", 1.1, 0.45))
