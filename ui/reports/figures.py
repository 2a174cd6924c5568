"""Figures as a sheet writes them: a true minus, commas between thousands, so many places. Pure."""

from decimal import Decimal
from fractions import Fraction

from kiosk.analysis.pricing.measures import to_decimal

_SUPERSCRIPTS = str.maketrans("-0123456789", "\u207b\u2070\u00b9\u00b2\u00b3\u2074\u2075\u2076\u2077\u2078\u2079")


def _minus(text: str) -> str:
    return text.replace("-", "\N{MINUS SIGN}")


def plain(value: Fraction | Decimal, places: int = 6) -> str:
    """1.500000"""
    return _minus(f"{_rounded(value, places):,f}")


def signed(value: Fraction | Decimal, places: int = 9) -> str:
    """+0.020467107; zero has no sign."""
    rounded = _rounded(value, places)
    return _minus(f"{rounded:+,f}" if rounded else f"{rounded:f}")


def percent(value: Fraction | Decimal, places: int = 6) -> str:
    """2.357910%"""
    return f"{plain(value * 100, places)}%"


def net(value: Fraction) -> str:
    """A net result as people write it: +3, 0, +1.5"""
    rounded = to_decimal(value, 6).normalize()
    return _minus(f"{rounded:+,f}" if rounded else "0")


def dollars(value: Fraction) -> str:
    """$10,000.00"""
    return _minus(f"${to_decimal(value, 2):,f}") if value >= 0 else f"\N{MINUS SIGN}{dollars(-value)}"


def whole(value: int) -> str:
    """27,813,810,024,000"""
    return _minus(f"{value:,}")


def fraction(value: Fraction) -> str:
    """A fraction in lowest terms, with room around the stroke, where it may break; 1 / 1 is 1."""
    return whole(value.numerator) + (f" / {whole(value.denominator)}" if value.denominator > 1 else "")


def power_of_ten(exponent: int) -> str:
    """10 with its exponent raised; 1 and 0.1 as they are."""
    return {0: "1", -1: "0.1"}.get(exponent, f"10{str(exponent).translate(_SUPERSCRIPTS)}")


def spoken(name: str) -> str:
    """A name of a line or a term as the beginning of a sentence: "full-house" is "Full house"."""
    words = curly(name.replace("-", " ").replace("_", " "))
    return words[:1].upper() + words[1:]


def curly(text: str) -> str:
    """Prose with the apostrophe that printers use."""
    return text.replace("'", "\N{RIGHT SINGLE QUOTATION MARK}")


def _rounded(value: Fraction | Decimal, places: int) -> Decimal:
    return to_decimal(Fraction(value), places)
