"""Amounts as the glass writes them, and the names of chips' pictures."""

from kiosk.rules.pay.money import dollars


def chip_name(cents: int) -> str:
    """A chip by its face: "25", or "50c" where that is no whole dollar."""
    whole, rest = divmod(cents, 100)
    return f"{cents}c" if rest else str(whole or "")


def short_money(cents: int) -> str:
    return f"${cents // 100:,}" if cents % 100 == 0 else dollars(cents)


def signed(cents: int) -> str:
    sign = "+" if cents > 0 else "\N{MINUS SIGN}" if cents < 0 else ""
    return sign + dollars(abs(cents))
