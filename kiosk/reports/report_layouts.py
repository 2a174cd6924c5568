"""Each report as a document: which tables it has, and what is said beneath."""

from collections.abc import Iterable

from kiosk.audit.event_log import LogLine
from kiosk.base.clock import local
from kiosk.reports.document import Cell, Document, Section, pairs
from kiosk.reports.figures.hand_pays import DISPUTED, PAID, PENDING, HandPayReport
from kiosk.reports.figures.period import Period
from kiosk.reports.figures.progressive_figures import ProgressiveReport, ProgressiveUse
from kiosk.reports.figures.reconciliation import Reconciliation
from kiosk.reports.figures.report_heading import About
from kiosk.reports.figures.returns import Return

NOTES = (
    "A round belongs to the period in which it was settled.",
    "Win is what was wagered less all that was returned; hold is the win as a share of the credits in (the drop).",
    "Hands an hour are counted from the first deal of the period to its last settlement.",
    "The theoretical return is that of the best play, weighed by what was wagered; no payout limit is in it.",
    "The band holds the actual return 95 times of 100, by the normal approximation, every hand and wager by itself.",
    "Hands that share cards vary somewhat more than that; with few hands, or for rare large pays, it says little.",
)
CLOCK_SET = "The clock was set in this period. Entries count in the order in which they were written, not by its times."


def period_document(found: Period, zone: str = "UTC", title: str = "Period report") -> Document:
    """A daily, shift or period report."""
    sections = (
        _money(found),
        _play(found),
        _returns(found),
        _wagers(found),
        _seats(found),
        _hand_pays(found),
        *_progressive(found.progressive),
        _faults(found),
        _events("Changes of the configuration", found.changes),
        Section(
            "Logins",
            ("user", "logged in", "failed"),
            tuple((Cell(name), _count(good), _count(failed)) for name, good, failed in found.logins),
        ),
    )
    return _document(title, found.about, sections, zone, NOTES)


def _document(
    title: str, about: About, sections: tuple[Section, ...], zone: str, notes: tuple[str, ...] = ()
) -> Document:
    return Document(title, _heading(about, zone), sections, (*notes, CLOCK_SET) if about.clock_set else notes, zone)


def hand_pay_document(found: HandPayReport, zone: str = "UTC") -> Document:
    """Hand-pays one by one, and what is still owed."""
    columns = ("number", "round", "won at", "seat", "wager", "amount", "standing", "paid at", "who", "why")
    rows = tuple(
        (
            _count(line.number),
            _count(line.round),
            _moment(line.won_ms),
            _count(line.seat),
            Cell(line.wager),
            _cents(line.cents),
            Cell(line.standing),
            _moment(line.paid_ms),
            Cell(line.who),
            Cell(line.why),
        )
        for line in found.lines
    )
    sums = pairs(
        "Together",
        (("paid", _cents(found.cents(PAID))), ("still owed", _cents(found.cents(PENDING, DISPUTED)))),
    )
    return _document("Hand-pay report", found.about, (Section("Hand-pays", columns, rows), sums), zone)


def progressive_document(found: ProgressiveReport, zone: str = "UTC") -> Document:
    """The progressive, its terms and its last hits."""
    terms = found.terms._asdict() if found.terms else {}
    plan = [("ends on", Cell(found.plan.date)), ("its pool goes to", Cell(found.plan.to))] if found.plan else []
    hits = tuple(
        (_moment(hit.at_ms), _count(hit.round), _count(hit.seat), Cell(hit.pays), _cents(hit.cents))
        for hit in found.hits
    )
    sections = (
        *_progressive(found.use),
        pairs(
            "Terms",
            (
                *(
                    (name, Cell(value, "text" if name == "table" else "micros"))
                    for name, value in terms.items()
                    if value is not None
                ),
                *plan,
            ),
        ),
        Section("The last 25 hits", ("at", "round", "seat", "pays", "amount"), hits),
        _events("Changes of the pool", found.use.changes),
    )
    return _document("Progressive report", found.about, sections, zone)


def reconciliation_document(found: Reconciliation, zone: str = "UTC") -> Document:
    """Every line with both figures."""
    rows = tuple(
        (
            Cell(line.title),
            Cell(line.one),
            Cell(line.one_micros, "micros"),
            Cell(line.other),
            Cell(line.other_micros, "micros"),
            Cell(line.agrees, "agrees"),
        )
        for line in found.lines
    )
    result = pairs("Result", (("All lines together", Cell(found.agrees, "agrees")),))
    lines = Section("Lines", ("", "by", "amount", "by", "amount", ""), rows)
    return _document("Reconciliation", found.about, (result, lines), zone)


def _heading(about: About, zone: str) -> tuple[tuple[str, str], ...]:
    return (
        ("Period", f"{local(about.from_ms, zone)} to {local(about.to_ms, zone)}, {zone}"),
        *((("Table", ", ".join(named)),) if (named := [*filter(None, (about.serial, about.location))]) else ()),
        ("Ledger", f"{about.kind} {about.ledger}, {_entries(about)}"),
        ("Chain", about.digest),
        ("Version", f"croupier {about.version}"),
        ("Configuration", about.configuration),
        ("Certification", about.certification),
    )


def _entries(about: About) -> str:
    """Which the report tells of."""
    if about.last == about.first:
        return f"no entries, after entry {about.first}"
    return f"entries {about.first + 1} to {about.last}"


def _count(value: int | None) -> Cell:
    return Cell(value, "text" if value is None else "count")


def _cents(value: int) -> Cell:
    return Cell(value, "cents")


def _moment(value: int | None) -> Cell:
    return Cell(value, "moment")


def _money(found: Period) -> Section:
    money = found.money
    return pairs(
        "Money",
        (
            ("Credits in (drop)", _cents(money.credits_in)),
            ("Credits out", _cents(money.credits_out)),
            ("Wagered (coin in)", _cents(money.coin_in)),
            ("Paid by the table (coin out)", _cents(money.coin_out)),
            ("Progressive paid by the table", _cents(money.progressive_out)),
            ("Hand-pays won", _cents(money.hand_pays)),
            ("Kept back by payout limits", _cents(found.cut)),
            ("Win", _cents(money.win)),
            ("Hold", Cell(money.hold, "percent")),
        ),
    )


def _play(found: Period) -> Section:
    play = found.play
    return pairs(
        "Play",
        (
            ("Rounds", _count(play.rounds)),
            ("Hands", _count(play.hands)),
            ("Hands won", _count(play.won)),
            ("Hands lost", _count(play.lost)),
            ("Rounds an hour", Cell(play.rounds_an_hour, "count")),
            ("Hands an hour", Cell(play.hands_an_hour, "count")),
        ),
    )


def _returns(found: Period) -> Section:
    columns = ("paytable", "wager", "wagered", "returned", "actual", "theoretical", "from", "to", "")
    rows = [_return(table.table, part) for table in found.tables for part in table.priced]
    return Section("Return to players", columns, (*rows, _return("", found.all_wagers)) if rows else ())


def _return(table: str, part: Return) -> tuple[Cell, ...]:
    inside = {None: "", True: "in the band", False: "outside the band"}[part.inside]
    shares = (Cell(value, "percent") for value in (part.actual, part.theory, part.low, part.high))
    status = ", estimated" if part.status == "estimated" else ""
    return (Cell(table), Cell(part.title), _cents(part.coin_in), _cents(part.coin_out), *shares, Cell(inside + status))


def _wagers(found: Period) -> Section:
    rows = tuple(
        (Cell(table.table), Cell(use.wager), _cents(use.coin_in), _cents(use.coin_out), Cell(use.actual, "percent"))
        for table in found.tables
        for use in table.wagers
    )
    return Section("By wager", ("paytable", "wager", "wagered", "returned", "actual"), rows)


def _seats(found: Period) -> Section:
    columns = ("seat", "hands", "wagered", "paid by the table", "credits in", "credits out")
    rows = tuple(
        (_count(seat.seat), _count(seat.hands), *(_cents(cents) for cents in seat[2:])) for seat in found.seats
    )
    return Section("By seat", columns, rows)


def _hand_pays(found: Period) -> Section:
    pays = found.hand_pays
    disputed = [pay for pay in pays.pending if pay.disputed]
    rows = (
        (Cell("won"), _count(pays.made), _cents(pays.made_cents)),
        (Cell("paid"), _count(pays.paid), _cents(pays.paid_cents)),
        (Cell("called into dispute"), _count(pays.disputed), Cell("")),
        (Cell("open at the end"), _count(len(pays.pending)), _cents(pays.pending_cents)),
        (Cell("of these in dispute"), _count(len(disputed)), _cents(sum(pay.cents for pay in disputed))),
    )
    return Section("Hand-pays", ("", "number", "amount"), rows)


def _progressive(use: ProgressiveUse) -> tuple[Section, Section]:
    sums = pairs(
        "Progressive",
        (
            ("Contributions", Cell(use.contributed, "micros")),
            ("To the overflow", Cell(use.to_overflow, "micros")),
            ("To the reserve", Cell(use.to_reserve, "micros")),
            ("Hits", _count(use.hits)),
            ("Won from the pool", _cents(use.won)),
            ("Paid by the table", _cents(use.by_machine)),
            ("Paid by an attendant", _cents(use.by_attendant)),
        ),
    )
    rows = tuple(
        (Cell(pool.game), Cell(name), *(Cell(getattr(held, name), "micros") for held in (pool.before, pool.after)))
        for pool in use.pools
        for name in pool.before._fields
    )
    return sums, Section("Pools", ("game", "", "before", "after"), rows)


def _faults(found: Period) -> Section:
    rows = tuple((Cell(code), Cell(fault), _count(times)) for code, fault, times in found.faults)
    beside = (
        (Cell(""), Cell("door openings"), _count(found.doors)),
        (Cell(""), Cell("power-ups"), _count(found.power_ups)),
    )
    return Section("Faults and doors", ("code", "fault", "times"), (*rows, *beside))


def _events(title: str, lines: Iterable[LogLine]) -> Section:
    rows = tuple((_count(line.number), _moment(line.at_ms), Cell(line.who), Cell(line.words)) for line in lines)
    return Section(title, ("entry", "at", "who", "what"), rows)
