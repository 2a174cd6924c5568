"""What wagers returned, beside what they return in theory and how far chance carries them from it."""

from collections.abc import Iterable, Iterator, Mapping
from decimal import Decimal
from fractions import Fraction
from typing import NamedTuple

from kiosk.base.frozen import Frozen
from kiosk.base.ports import Reader
from kiosk.ledger.entries import read
from kiosk.ledger.meters import paytable
from kiosk.ledger.records import RoundOpened
from kiosk.policy.config import TableConfig
from kiosk.reports.figures.theory import Theory, theory_of
from kiosk.reports.ledger_reading import Span
from kiosk.rules.rule_sets import WAGERS
from kiosk.rules.rulebook import PROGRESSIVE, as_elected, kept, were_in_force

MAIN = "main"
SIDES = tuple(wager.name for wager in WAGERS.values() if wager.side)  # every other wager is part of the main one
READ_ROUNDS = 1000  # from as many at most, spread evenly, it is learnt how the stakes vary


class Return(NamedTuple):
    """A wager, or all of them: amounts in cents, shares of what was staked. None where it is not known."""

    title: str
    coin_in: int
    coin_out: int
    actual: Fraction | None
    theory: Fraction | None
    low: Fraction | None  # between these the actual return lies 95 times of 100
    high: Fraction | None
    status: str | None = None  # of the theory: exact or estimated

    @property
    def inside(self) -> bool | None:
        """Whether the actual return lies where it should."""
        if self.actual is None or self.low is None or self.high is None:
            return None
        return self.low <= self.actual <= self.high


class WagerUse(NamedTuple):
    """What was staked on a wager and what it gave back, in cents, its hand-pays and the pool's awards included."""

    wager: str
    coin_in: int
    coin_out: int
    actual: Fraction | None


class Played(NamedTuple):
    """A configuration that was in force, and a rulebook under which it may have been played."""

    config: TableConfig
    book: int


class TableUse(NamedTuple):
    """A paytable: its name in the meters, its wagers, and the same put together as they are priced."""

    table: str
    wagers: tuple[WagerUse, ...]
    priced: tuple[Return, ...]


def share(part: int, whole: int) -> Fraction | None:
    return Fraction(part, whole) if whole else None


def tables_of(reader: Reader, period: Span, configs: Iterable[TableConfig]) -> tuple[TableUse, ...]:
    """The paytables that were played in a period, given the configurations that were in force."""
    named: dict[str, list[Played]] = {}
    for config in configs:
        for name, book in {paytable(config, book): book for book in kept()}.items():
            named.setdefault(name, []).append(Played(config, book))
    spread, played = _spread(reader, period, named)
    pools = [micros for micros in (period.before.pool(), period.after.pool()) if micros]
    pool = sum(pools) // max(1, len(pools))
    found = []
    for table, wagers in sorted(_gained(period).items()):
        theory = _theory([_as_played(config, played.get(table)) for config, _ in named.get(table, [])], pool)
        groups: dict[str, list[WagerUse]] = {}
        for wager in wagers:
            groups.setdefault(wager.wager if wager.wager in SIDES else MAIN, []).append(wager)
        priced = [_priced(group, uses, theory, spread.get((table, group))) for group, uses in groups.items()]
        found.append(TableUse(table, tuple(wagers), tuple(priced)))
    return tuple(found)


def together(tables: Iterable[TableUse], returned: int) -> Return:
    """All wagers as one: the theory weighed by what was staked, each wager's chance taken as its own.

    `returned` is what the players got, which a payout limit may have cut.
    """
    parts = [part for table in tables for part in table.priced if part.coin_in]
    staked = sum(part.coin_in for part in parts)
    title, actual = "All wagers", share(returned, staked)
    known = [(part.coin_in, part.theory) for part in parts if part.theory is not None]
    if not staked or len(known) < len(parts):
        return Return(title, staked, returned, actual, None, None, None)
    theory = sum((cents * each for cents, each in known), Fraction()) / staked
    status = "estimated" if any(part.status != "exact" for part in parts) else "exact"
    squares = [
        (part.coin_in * (part.high - part.theory)) ** 2
        for part in parts
        if part.high is not None and part.theory is not None
    ]
    if len(squares) < len(parts):
        return Return(title, staked, returned, actual, theory, None, None, status)
    half = _root(sum(squares, Fraction())) / staked
    return Return(title, staked, returned, actual, theory, max(Fraction(), theory - half), theory + half, status)


def _gained(period: Span) -> dict[str, list[WagerUse]]:
    """By paytable, what its wagers gained; the meters name them "coin-in/", the rule set, "#f7cdd2d6/ante"."""
    found: dict[str, list[WagerUse]] = {}
    for name in sorted(period.after.meters):
        meter, _, rest = name.partition("/")
        if meter == "coin-in" and "#" in rest and (coin_in := period.gained(name)):
            table, _, wager = rest.rpartition("/")
            coin_out = period.gained(f"coin-out/{rest}")
            found.setdefault(table, []).append(WagerUse(wager, coin_in, coin_out, share(coin_out, coin_in)))
    return found


def _as_played(config: TableConfig, opened: RoundOpened | None) -> TableConfig:
    """The settings by which this release plays what a round under them was played by, perhaps by another release."""
    if opened is None:
        return config
    house = as_elected(opened.game, config.house, opened.rules)
    table, terms = house.pop(PROGRESSIVE, None), config.progressive
    if terms is not None and table is not None:
        terms = terms._replace(table=str(table))
    return config._replace(house=house, progressive=terms)


def _theory(configs: list[TableConfig], pool: int) -> Mapping[str, Theory]:
    """That of a paytable; of its progressive only if its terms were the same all the time."""
    if not configs or (found := theory_of(configs[-1], pool)) is None:
        return {}
    alike = len({config.progressive for config in configs}) == 1
    return found if alike else {name: theory for name, theory in found.items() if name != "progressive"}


def _priced(group: str, uses: list[WagerUse], theory: Mapping[str, Theory], units: Fraction | None) -> Return:
    coin_in, coin_out = sum(use.coin_in for use in uses), sum(use.coin_out for use in uses)
    title = " + ".join(use.wager for use in uses)
    known = theory.get(group)
    if known is None:
        return Return(title, coin_in, coin_out, share(coin_out, coin_in), None, None, None)
    low = high = None
    if known.width is not None and units:
        half = Fraction(known.width) / _root(units)
        low, high = max(Fraction(), known.returns - half), known.returns + half
    return Return(title, coin_in, coin_out, share(coin_out, coin_in), known.returns, low, high, known.status)


def _spread(
    reader: Reader, period: Span, named: Mapping[str, list[Played]]
) -> tuple[dict[tuple[str, str], Fraction], dict[str, RoundOpened]]:
    """By paytable and priced wager, as how many equal stakes those of the period count: (sum)^2 / sum of squares.

    And the latest round of each paytable that was looked at.
    """
    first, last = period.before.last_round + 1, period.after.last_round
    step = max(1, -(-(last + 1 - first) // READ_ROUNDS))
    sums: dict[tuple[str, str], tuple[int, int]] = {}
    played: dict[str, RoundOpened] = {}
    for number in range(first, last + 1, step):
        opened = opened_round(reader, number)
        table = _table(opened[1], named) if opened else None
        if opened is None or table is None:
            continue
        played[table] = opened[1]
        for group, cents in _units(opened[1]):
            total, squares = sums.get((table, group), (0, 0))
            sums[table, group] = total + cents, squares + cents * cents
    spread = {key: Fraction(total * total * step, squares) for key, (total, squares) in sums.items() if squares}
    return spread, played


def _units(opened: RoundOpened) -> Iterator[tuple[str, int]]:
    """The unit that each priced wager of a round is counted in: the first main stake of a seat, and its side bets."""
    for player in opened.players:
        main = True
        for wager, cents in player.stakes:
            if wager in SIDES:
                yield wager, cents
            elif main:
                main = False
                yield MAIN, cents


def _table(opened: RoundOpened, named: Mapping[str, list[Played]]) -> str | None:
    """Under which paytable a round was played: it has that one's elections, rules, and where it stands in its shoe."""
    rules = {key: value for key, value in opened.rules.items() if key != PROGRESSIVE}
    fits = [
        (len(config.house), table)
        for table, tables in named.items()
        for config, book in tables
        if (config.game, config.dealing) == (opened.game, opened.dealing)
        and config.house.items() <= opened.house.items()
        and were_in_force(book, opened.game, Frozen(opened.house), None) == rules
    ]
    return max(fits)[1] if fits else None


def opened_round(reader: Reader, number: int) -> tuple[int, RoundOpened] | None:
    """When a round was dealt, and how it was opened; None if it was not."""
    for _, entry, _ in reader.round_entries(number):
        if entry.kind == "round-opened":
            record = read(entry, None)
            if isinstance(record, RoundOpened):
                return entry.at_ms, record
    return None


def _root(value: Fraction) -> Fraction:
    return Fraction((Decimal(value.numerator) / Decimal(value.denominator)).sqrt())
