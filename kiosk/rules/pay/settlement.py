"""What a round came to, wager by wager: the lines that settle it and the words for them.

"Returned" is what goes back to the player's credits: the stake plus winnings on a win, the stake on a push or a
void, half on a surrender, nothing on a loss.
"""

from collections.abc import Container, Iterable
from typing import NamedTuple

from kiosk.rules.cards.cards import Card
from kiosk.rules.pay.money import EVEN_MONEY, Fixed, Loses, Odds, Pay, PoolShare, Won
from kiosk.rules.pay.pool import MeterResult


class Line(NamedTuple):
    wager: str
    stake: int
    result: str
    pays: Won | None
    returned: int


class Adjustment(NamedTuple):
    """A correction to a seat's return beside its wagers, such as the payout limit."""

    reason: str
    amount: int


class SeatResult(NamedTuple):
    """One seat's outcome. Two hands after a split, otherwise one; a hand that was never made is None."""

    seat: int
    cards: tuple[Card, ...]
    hands: tuple[str | None, ...]
    folded: bool
    lines: tuple[Line, ...]
    adjustments: tuple[Adjustment, ...]
    staked: int
    returned: int


class DealerResult(NamedTuple):
    """The dealer's cards and hand. `kept` is None in games where the dealer keeps all, empty if no hand was set."""

    cards: tuple[Card, ...]
    kept: tuple[Card, ...] | None
    hand: str | None
    qualifies: bool | None


class Settlement(NamedTuple):
    """The whole round's outcome, seats in ascending order."""

    community: tuple[Card, ...]
    burned: tuple[Card, ...]
    dealer: DealerResult | None
    seats: tuple[SeatResult, ...]
    progressive: MeterResult | None
    cards_used: int


class Pass(NamedTuple):
    """One of the dealer's rounds of the table while settling: whose wagers, in the order they are served.

    `turns` are the seats whose hands are turned and named in it, each before its wagers are served.
    """

    title: str
    steps: tuple[tuple[int, tuple[str, ...]], ...]
    turns: tuple[int, ...] = ()
    at_once: bool = False  # served when it happened, before the round was settled
    together: bool = False  # all of it at the same time


def win(wager: str, stake: int, odds: Odds = EVEN_MONEY) -> Line:
    return Line(wager, stake, "win", odds, odds.returned(stake))


def lose(wager: str, stake: int) -> Line:
    return Line(wager, stake, "lose", None, 0)


def push(wager: str, stake: int) -> Line:
    return Line(wager, stake, "push", None, stake)


def void(wager: str, stake: int) -> Line:
    """The wager comes back as if it had not been made."""
    return Line(wager, stake, "void", None, stake)


def by_table(wager: str, stake: int, odds: Odds | None) -> Line:
    """The wager is paid at the table's odds, or collected where the table has no line for the hand."""
    return lose(wager, stake) if odds is None else win(wager, stake, odds)


def progressive_line(stake: int, pay: Pay | None, share_cents: int) -> Line:
    """A progressive wager's line. Odds give the stake back; a sum or a share of the pool is the whole payment."""
    match pay:
        case Odds():
            return win("progressive", stake, pay)
        case Fixed(cents):
            return Line("progressive", stake, "win", pay, cents)
        case PoolShare():
            return Line("progressive", stake, "win", pay, share_cents)
        case Loses() | None:
            return lose("progressive", stake)


def payout_limit(lines: Iterable[Line], limited: Container[str], limit_cents: int) -> tuple[Adjustment, ...]:
    """What the aggregate payout limit cuts from the winnings on the limited wagers (thb 11(e), fp 11(d))."""
    won = sum(line.returned - line.stake for line in lines if line.result == "win" and line.wager in limited)
    return (Adjustment("payout-limit", limit_cents - won),) if won > limit_cents else ()


def seat_result(
    seat: int,
    cards: tuple[Card, ...],
    hands: tuple[str | None, ...],
    folded: bool,
    lines: tuple[Line, ...],
    adjustments: tuple[Adjustment, ...] = (),
) -> SeatResult:
    staked = returned = 0
    for line in lines:
        staked += line.stake
        returned += line.returned
    for adjustment in adjustments:
        returned += adjustment.amount
    return SeatResult(seat, cards, hands, folded, lines, adjustments, staked, returned)
