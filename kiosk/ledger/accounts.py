"""The double-entry books: which accounts there are, and how an event's transfers become postings.

Amounts are micros (millionths of a dollar), because a progressive contribution may be less than a cent. A positive
posting is a gain of that account; those of one event add up to nothing, and so do all balances at any time.
"""

from collections.abc import Iterable, Mapping

from kiosk.base.frozen import Frozen
from kiosk.base.ports import Posting
from kiosk.rules.cards.positions import SEATS
from kiosk.rules.pay.money import MICROS_PER_CENT

HOUSE = "house"  # what the table has won, or, below zero, lost and put into pools
CASH = "cash"  # demonstration credits bought and given back; below zero: more was bought
ATTENDANT = "attendant"  # below zero: the attendants gave more credit than they paid out

Books = Mapping[str, int]
EMPTY_BOOKS: Books = Frozen()


def credit(seat: int) -> str:
    return f"seat:{seat}"


def felt(seat: int) -> str:
    """What a seat has staked and is not settled yet. Between rounds it is 0."""
    return f"felt:{seat}"


def hand_pay(seat: int) -> str:
    """What a seat has won and waits for an attendant to pay."""
    return f"hand-pay:{seat}"


def pool(game: str) -> str:
    return f"pool:{game}"


def reserve(game: str) -> str:
    """A game's hidden contributions, released into its next pool."""
    return f"reserve:{game}"


def overflow(game: str) -> str:
    """What a game's pool could not take above its limit, released into its next pool."""
    return f"overflow:{game}"


FELTS = tuple(felt(seat) for seat in SEATS)
CREDITS = tuple(credit(seat) for seat in SEATS)


def move(micros: int, source: str, target: str) -> tuple[Posting, ...]:
    return (Posting(source, -micros), Posting(target, micros)) if micros else ()


def move_cents(cents: int, source: str, target: str) -> tuple[Posting, ...]:
    return move(cents * MICROS_PER_CENT, source, target)


def netted(postings: Iterable[Posting]) -> tuple[Posting, ...]:
    """One posting an account, in the order of first mention; none for an account that neither gains nor gives."""
    sums: dict[str, int] = {}
    for account, micros in postings:
        sums[account] = sums.get(account, 0) + micros
    return tuple([Posting(account, micros) for account, micros in sums.items() if micros])


def posted(books: Books, postings: Iterable[Posting]) -> Books:
    after = dict(books)
    for account, micros in postings:
        after[account] = after.get(account, 0) + micros
    return Frozen(after)


def cents_in(books: Books, account: str) -> int:
    """A balance in whole cents; what a pool holds beyond them is not shown."""
    return books.get(account, 0) // MICROS_PER_CENT
