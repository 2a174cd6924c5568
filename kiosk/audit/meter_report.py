"""The meters as an operator reads them: every lifetime meter, by seat and by paytable, the progressive, the balances.

Pure: everything is derived from the table's state. Every report names its ledger, its version and its settings, and
says that the product is not certified.
"""

import hashlib
from collections.abc import Iterator
from typing import Any

from kiosk import __version__
from kiosk.base.clock import utc
from kiosk.ledger.accounts import CREDITS, FELTS, overflow, pool, reserve
from kiosk.ledger.codec import Key, dumps
from kiosk.ledger.meters import NAMES, NOT_FITTED, Named, seats_of
from kiosk.ledger.table_state import TableState
from kiosk.policy.config import TableConfig
from kiosk.policy.profiles import NOT_CERTIFIED
from kiosk.rules.pay.money import dollars, exact_dollars

_LIABILITIES = (*CREDITS, *FELTS, *(f"hand-pay:{felt.removeprefix('felt:')}" for felt in FELTS))


def fingerprint(config: TableConfig | None) -> str:
    """A short hash of all settings: two tables with the same one are set alike."""
    return hashlib.sha256(dumps(config, Key(None, "")).encode()).hexdigest()[:16] if config else "not configured"


def heading(state: TableState) -> dict[str, Any]:
    return {
        "ledger": state.ledger,
        "kind": state.kind,
        "serial": state.serial,
        "location": state.location,
        "version": __version__,
        "configuration": fingerprint(state.config),
        "certification": NOT_CERTIFIED,
    }


def heading_words(state: TableState) -> str:
    head = heading(state)
    return (
        f"{state.kind.upper()} ledger {state.ledger}, croupier {head['version']}, "
        f"configuration {head['configuration']}: {head['certification']}."
    )


def meters_of(state: TableState) -> dict[str, Any]:
    """Everything, for programs. Cents, but where a name says micros."""
    by_table: dict[str, dict[str, dict[str, int]]] = {}
    for name, amount in sorted(state.meters.items()):
        if name.count("#") == 1:
            meter, _, rest = name.partition("/")
            table, _, wager = rest.rpartition("/")
            by_table.setdefault(table, {}).setdefault(wager, {})[meter] = amount
    return {
        **heading(state),
        "meters": [{**meter._asdict(), "value": state.meters.get(meter.name, 0)} for meter in NAMES],
        "not_fitted": list(NOT_FITTED),
        "seats": seats_of(state.meters),
        "paytables": by_table,
        "progressive": [
            {
                "game": game,
                "pool_micros": state.books.get(pool(game), 0),
                "reserve_micros": state.books.get(reserve(game), 0),
                "overflow_micros": state.books.get(overflow(game), 0),
            }
            for game in sorted(name.removeprefix("pool:") for name in state.books if name.startswith("pool:"))
        ],
        "hits": [{**hit._asdict(), "pays": hit.pays.text, "at": utc(hit.at_ms)} for hit in state.hits],
        "plan": state.plan._asdict() if state.plan else None,
        "balances_micros": dict(sorted(state.books.items())),
        "liabilities_micros": sum(state.books.get(account, 0) for account in _LIABILITIES),
    }


def tell_meters(state: TableState) -> Iterator[str]:
    found = meters_of(state)
    yield heading_words(state)
    yield "Meters (with their SAS numbers)"
    for meter in NAMES:
        yield f"  {meter.sas or '':>2}  {meter.title:<52}{_value(meter, state.meters.get(meter.name, 0)):>22}"
    for title in NOT_FITTED:
        yield f"      {title:<52}{'not fitted':>22}"
    yield "By seat"
    for seat, own in seats_of(state.meters).items():
        played = own.pop("games-played")
        amounts = "  ".join(f"{name} {dollars(cents)}" for name, cents in own.items())
        yield f"  Seat {seat}  {amounts}  games-played {played}"
    yield "By paytable"
    for table, wagers in found["paytables"].items():
        yield f"  {table}"
        for wager, sums in wagers.items():
            yield f"    {wager:<16}{_returned(sums)}"
    yield from _tell_progressive(state, found)
    yield "Balances"
    for account, micros in found["balances_micros"].items():
        yield f"  {account:<44}{exact_dollars(micros):>34}"
    yield f"  {'owed to players':<44}{exact_dollars(found['liabilities_micros']):>34}"


def _tell_progressive(state: TableState, found: dict[str, Any]) -> Iterator[str]:
    for held in found["progressive"]:
        yield f"Progressive of {held['game']}"
        for name in ("pool", "reserve", "overflow"):
            yield f"  {name:<12}{exact_dollars(held[f'{name}_micros']):>22}"
    if state.plan:
        yield f"  It ends on {state.plan.date}; the pool goes to {state.plan.to}."
    for hit in state.hits:
        yield f"  Hit in round {hit.round}, {utc(hit.at_ms)}, seat {hit.seat}: {hit.pays.text}, {dollars(hit.cents)}"


def _value(meter: Named, amount: int) -> str:
    if meter.unit == "count":
        return str(amount)
    return exact_dollars(amount) if meter.unit == "micros" else dollars(amount)


def _returned(sums: dict[str, int]) -> str:
    staked, returned = sums.get("coin-in", 0), sums.get("coin-out", 0)
    basis = 10_000 * returned // staked if staked else 0
    return f"in {dollars(staked):>16}  out {dollars(returned):>16}  returned {basis // 100}.{basis % 100:02}%"
