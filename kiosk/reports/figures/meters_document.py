"""Every meter as a document: the lifetime sums, by seat and by paytable, the progressive, and every balance."""

from kiosk.audit.meter_report import heading, meters_of
from kiosk.base.clock import local
from kiosk.base.ports import Reader
from kiosk.base.words import Sentence, Text, mark
from kiosk.ledger.meters import NAMES
from kiosk.ledger.table_state import TableState
from kiosk.reports.document import Cell, Document, Section
from kiosk.reports.figures.report_heading import entries_words
from kiosk.reports.figures.returns import share
from kiosk.reports.ledger_reading import state_at

_NOT_FITTED = Cell(Sentence("not fitted"))
_POOLS = ("pool", "reserve", "overflow")


def meters_document(reader: Reader, at_ms: int, zone: str = "UTC") -> Document:
    """The meters as they stand; the moment is when they were read."""
    state = state_at(reader, reader.last_number())
    return Document("Meters", heading_now(reader, state, at_ms, zone), _sections(state), (), zone)


def heading_now(reader: Reader, state: TableState, at_ms: int, zone: str) -> tuple[tuple[str, Text], ...]:
    """What is told of a ledger as it stands; the moment is when it was read."""
    last = reader.last_number()
    state = state._replace(kind=reader.kind, ledger=reader.ledger_id)
    head = heading(state)
    return (
        (mark("Read"), f"{local(at_ms, zone)}, {zone}"),
        (mark("Ledger"), entries_words(state.kind, state.ledger, 1, last)),
        (mark("Chain"), (reader.digest(last) or b"").hex()),
        (mark("Version"), f"croupier {head['version']}"),
        (mark("Configuration"), head["configuration"]),
        (mark("Certification"), Sentence(head["certification"])),
    )


def _sections(state: TableState) -> tuple[Section, ...]:
    found, sums = meters_of(state), state.meters
    named = [
        (Cell(Sentence(meter.title)), Cell(meter.sas), Cell(sums.get(meter.name, 0), meter.unit)) for meter in NAMES
    ]
    named += [(Cell(Sentence(title)), Cell(None), _NOT_FITTED) for title in found["not_fitted"]]
    seats = tuple(
        (
            Cell(seat, "count"),
            Cell(own["games-played"], "count"),
            *(Cell(own[name], "cents") for name in ("coin-in", "coin-out", "buy-ins", "cash-outs")),
        )
        for seat, own in found["seats"].items()
    )
    tables = tuple(
        (Cell(table), Cell(wager), *_returned(sums.get("coin-in", 0), sums.get("coin-out", 0)))
        for table, wagers in found["paytables"].items()
        for wager, sums in wagers.items()
    )
    pools = tuple(
        (Cell(held["game"]), *(Cell(held[f"{name}_micros"], "micros") for name in _POOLS))
        for held in found["progressive"]
    )
    books = [(Cell(account), Cell(micros, "micros")) for account, micros in found["balances_micros"].items()]
    books.append((Cell(Sentence("owed to players, together")), Cell(found["liabilities_micros"], "micros")))
    return (
        Section("Lifetime meters", ("meter", "SAS", "value"), tuple(named)),
        Section("By seat", ("seat", "hands", "wagered", "paid by the table", "credits in", "credits out"), seats),
        Section("By paytable", ("paytable", "wager", "wagered", "returned", "actual"), tables),
        Section("Progressive", ("game", *_POOLS), pools),
        Section("Balances", ("account", "balance"), tuple(books)),
    )


def _returned(staked: int, returned: int) -> tuple[Cell, ...]:
    return Cell(staked, "cents"), Cell(returned, "cents"), Cell(share(returned, staked), "percent")
