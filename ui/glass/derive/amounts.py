"""Amounts as the glass writes them, and the names of chips' pictures."""

from kiosk.rules.pay.money import dollars

PICTURED = (2_500_000, 500_000, 100_000, 50_000, 10_000, 2_500, 500, 100, 50)  # chips of which there are pictures


def chip_name(cents: int) -> str:
    """A chip by its face: "25", or "50c" where that is no whole dollar."""
    whole, rest = divmod(cents, 100)
    return f"{cents}c" if rest else str(whole or "")


def chip_face(cents: int) -> dict[str, str]:
    """A chip to bet with: its name, its picture, and its figure, where that picture is the next lower chip's."""
    picture = next((value for value in PICTURED if value <= cents), PICTURED[-1])
    figure = "" if picture == cents else short_money(cents).removeprefix("$")
    return {"name": chip_name(cents), "picture": chip_name(picture), "figure": figure}


def short_money(cents: int, most: int = 20) -> str:
    """An amount without needless cents; where so many letters have no room for it, in thousands, never too much."""
    whole, rest = divmod(cents, 100)
    for text in (dollars(cents), f"${whole:,}")[0 if rest else 1 :]:
        if len(text) <= most:
            return text
    if whole < 1_000:  # thousands would say nothing
        return f"${whole}"
    unit, letter = (1_000_000, "M") if whole >= 1_000_000 else (1_000, "k")
    tenths = whole * 10 // unit
    text = f"${tenths // 10}.{tenths % 10}{letter}"
    return text if tenths % 10 and len(text) <= most + 1 else f"${tenths // 10}{letter}"


def signed(cents: int) -> str:
    sign = "+" if cents > 0 else "\N{MINUS SIGN}" if cents < 0 else ""
    return sign + dollars(abs(cents))
