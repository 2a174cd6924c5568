"""Money and what a winning wager is paid. Cents are integers everywhere; the progressive pool alone is kept in
millionths of a dollar (micros), so that a contribution is never rounded. No float ever enters.
"""

import re
from dataclasses import dataclass
from typing import ClassVar, NamedTuple

from kiosk.base.words import Language

MAX_CENTS = 10**12
CENTS_PER_DOLLAR = 100
MICROS_PER_CENT = 10_000


def dollars(cents: int) -> str:
    """Cents as people read them: $1,234.50."""
    sign = "-" if cents < 0 else ""
    whole, rest = divmod(abs(cents), CENTS_PER_DOLLAR)
    return f"{sign}${whole:,}.{rest:02}"


_DOLLARS = re.compile(r"\$?([0-9]{1,3}(?:,[0-9]{3})*|[0-9]+)(?:\.([0-9]{1,2}))?")


def parse_dollars(text: str) -> int:
    """The cents that a person means: 200, 12.5, $1,234.50. ValueError says what is wanted."""
    found = _DOLLARS.fullmatch(text.strip())
    if found is None:
        raise ValueError("Write an amount such as 200 or 12.50.")
    cents = int(found[1].replace(",", "")) * CENTS_PER_DOLLAR + int((found[2] or "").ljust(2, "0"))
    if not 1 <= cents <= MAX_CENTS:
        raise ValueError(f"Write an amount from {dollars(1)} to {dollars(MAX_CENTS)}.")
    return cents


class Cents(NamedTuple):
    cents: int

    def said(self, _: Language) -> str:
        """The currency is the table's, whatever the language."""
        return dollars(self.cents)


def exact_dollars(micros: int) -> str:
    """Micros as people read them: as cents, and to the millionth where that is not all."""
    cents, rest = divmod(abs(micros), MICROS_PER_CENT)
    return ("-" if micros < 0 else "") + dollars(cents) + (f"{rest:04}" if rest else "")


@dataclass(frozen=True, slots=True)
class Odds:
    """Paid by the house at `n` to `d`, and the stake comes back."""

    n: int
    d: int

    @property
    def text(self) -> str:
        return f"{self.n} to {self.d}"

    def said(self, language: Language) -> str:
        """No line breaks within it."""
        return language.say("{n} to {d}", n=self.n, d=self.d).replace(" ", "\u00a0")

    def winnings(self, stake_cents: int) -> int:
        """What is won beside the stake. A fraction of a cent goes to the player (rules: common to all)."""
        return -(-stake_cents * self.n // self.d)

    def returned(self, stake_cents: int) -> int:
        return stake_cents - (-stake_cents * self.n // self.d)


@dataclass(frozen=True, slots=True)
class Fixed:
    """A sum of whole dollars paid by the house, not from the meter; the stake is kept."""

    cents: int

    @property
    def text(self) -> str:
        return f"${self.cents // CENTS_PER_DOLLAR}"

    def said(self, _: Language) -> str:
        return self.text


@dataclass(frozen=True, slots=True)
class PoolShare:
    """A part of the progressive pool; the stake is kept."""

    percent: int

    @property
    def text(self) -> str:
        return f"{self.percent}% of pool"

    def said(self, language: Language) -> str:
        return language.say("{percent}% of the meter", percent=self.percent)


@dataclass(frozen=True, slots=True)
class Loses:
    """A line that a pay table prints only to say that it is not paid."""

    text: ClassVar[str] = "loses"

    def said(self, language: Language) -> str:
        return language.say("loses")


Won = Odds | Fixed | PoolShare
Pay = Won | Loses

_ODDS = re.compile(r"([1-9][0-9]{0,8}) to ([1-9][0-9]{0,8})")
_SHARE = re.compile(r"([1-9][0-9]?|100)% of pool")
_FIXED = re.compile(r"\$([1-9][0-9]{0,8})")


def parse_odds(text: str) -> Odds:
    """Read "N to D"; ValueError for anything else."""
    if match := _ODDS.fullmatch(text):
        return Odds(int(match[1]), int(match[2]))
    raise ValueError(f'"{text}" is not odds of the form "N to D"')


def parse_pay(text: str) -> Pay:
    """Read a progressive table's line: "N to D", "N% of pool", "$N" or "loses"; ValueError for anything else."""
    if text == "loses":
        return Loses()
    if match := _SHARE.fullmatch(text):
        return PoolShare(int(match[1]))
    if match := _FIXED.fullmatch(text):
        return Fixed(int(match[1]) * CENTS_PER_DOLLAR)
    if match := _ODDS.fullmatch(text):
        return Odds(int(match[1]), int(match[2]))
    raise ValueError(f'"{text}" is none of "N to D", "N% of pool", "$N", "loses"')


EVEN_MONEY = Odds(1, 1)
WHOLE_POOL = PoolShare(100)
