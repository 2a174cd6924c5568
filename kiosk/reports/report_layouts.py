"""Each report as a document: which tables it has, and what is said beneath."""

from collections.abc import Iterable

from kiosk.audit.event_log import LogLine
from kiosk.base.clock import local
from kiosk.base.ports import names
from kiosk.base.words import Sentence, Text, mark
from kiosk.reports.document import Cell, Document, Section, pairs
from kiosk.reports.figures.hand_pays import DISPUTED, PAID, PENDING, HandPayReport
from kiosk.reports.figures.period import Period
from kiosk.reports.figures.progressive_figures import ProgressiveReport, ProgressiveUse
from kiosk.reports.figures.reconciliation import Reconciliation
from kiosk.reports.figures.report_heading import About, entries_words
from kiosk.reports.figures.returns import Return

PERIOD_REPORT, DAILY_REPORT, SHIFT_REPORT = mark("Period report"), mark("Daily report"), mark("Shift report")
NOTES = (
    mark("A round belongs to the period in which it was settled."),
    mark(
        "Win is what was wagered less all that was returned; hold is the win as a share of the credits in (the drop)."
    ),
    mark("Hands an hour are counted from the first deal of the period to its last settlement."),
    mark("The theoretical return is that of the best play, weighed by what was wagered; no payout limit is in it."),
    mark(
        "The band holds the actual return 95 times of 100, by the normal approximation, every hand and wager by itself."
    ),
    mark(
        "Hands that share cards vary somewhat more than that; with few hands, or for rare large pays, it says little."
    ),
)
CLOCK_SET = mark(
    "The clock was set in this period. Entries count in the order in which they were written, not by its times."
)
_STANDINGS = {PENDING: mark("pending"), DISPUTED: mark("disputed"), PAID: mark("paid")}
_INSIDE = {None: "", True: mark("in the band"), False: mark("outside the band")}


def period_document(found: Period, zone: str = "UTC", title: str = PERIOD_REPORT) -> Document:
    sections = (
        _money(found),
        _play(found),
        _returns(found),
        _wagers(found),
        _seats(found),
        _hand_pays(found),
        *_progressive(found.progressive),
        _faults(found),
        _events(mark("Changes of the configuration"), found.changes),
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
    rows = tuple(
        (
            _count(line.number),
            _count(line.round),
            _moment(line.won_ms),
            _count(line.seat),
            Cell(line.wager),
            _cents(line.cents),
            Cell(Sentence(_STANDINGS[line.standing])),
            _moment(line.paid_ms),
            Cell(names(line.who) or None),
            Cell(line.why),
        )
        for line in found.lines
    )
    sums = pairs(
        "Together",
        (("paid", _cents(found.cents(PAID))), ("still owed", _cents(found.cents(PENDING, DISPUTED)))),
    )
    lines = Section(
        "Hand-pays",
        ("number", "round", "won at", "seat", "wager", "amount", "standing", "paid at", "who", "why"),
        rows,
    )
    return _document(mark("Hand-pay report"), found.about, (lines, sums), zone)


def progressive_document(found: ProgressiveReport, zone: str = "UTC") -> Document:
    named = found.terms._asdict().items() if found.terms else ()
    terms = [(name, Cell(value, "text" if name == "table" else "micros")) for name, value in named if value is not None]
    if found.plan:
        terms += [(mark("ends on"), Cell(found.plan.date)), (mark("its pool goes to"), Cell(found.plan.to))]
    hits = tuple(
        (_moment(hit.at_ms), _count(hit.round), _count(hit.seat), Cell(hit.pays.text), _cents(hit.cents))
        for hit in found.hits
    )
    sections = (
        *_progressive(found.use),
        pairs("Terms", terms),
        Section("The last 25 hits", ("at", "round", "seat", "pays", "amount"), hits),
        _events(mark("Changes of the pool"), found.use.changes),
    )
    return _document(mark("Progressive report"), found.about, sections, zone)


def reconciliation_document(found: Reconciliation, zone: str = "UTC") -> Document:
    rows = tuple(
        (
            Cell(line.title),
            Cell(Sentence(line.one)),
            Cell(line.one_micros, "micros"),
            Cell(Sentence(line.other)),
            Cell(line.other_micros, "micros"),
            Cell(line.agrees, "agrees"),
        )
        for line in found.lines
    )
    result = pairs("Result", (("All lines together", Cell(found.agrees, "agrees")),))
    lines = Section("Lines", ("", "by", "amount", "by", "amount", ""), rows)
    return _document(mark("Reconciliation"), found.about, (result, lines), zone)


def _heading(about: About, zone: str) -> tuple[tuple[str, Text], ...]:
    begin, end = (local(moment, zone) for moment in (about.from_ms, about.to_ms))
    named = ", ".join(filter(None, (about.serial, about.location)))
    return (
        (mark("Period"), Sentence("{begin} to {end}, {zone}", begin=begin, end=end, zone=zone)),
        *(((mark("Table"), named),) if named else ()),
        (mark("Ledger"), entries_words(about.kind, about.ledger, about.first + 1, about.last)),
        (mark("Chain"), about.digest),
        (mark("Version"), f"croupier {about.version}"),
        (mark("Configuration"), about.configuration),
        (mark("Certification"), Sentence(about.certification)),
    )


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
    rows = [_return(table.table, part) for table in found.tables for part in table.priced]
    return Section(
        "Return to players",
        ("paytable", "wager", "wagered", "returned", "actual", "theoretical", "from", "to", ""),
        (*rows, _return("", found.all_wagers)) if rows else (),
    )


def _return(table: str, part: Return) -> tuple[Cell, ...]:
    inside = Sentence(_INSIDE[part.inside])
    if part.status == "estimated":
        inside = Sentence("{inside}, estimated", inside=inside)
    shares = (Cell(value, "percent") for value in (part.actual, part.theory, part.low, part.high))
    return (Cell(table), Cell(part.title), _cents(part.coin_in), _cents(part.coin_out), *shares, Cell(inside))


def _wagers(found: Period) -> Section:
    rows = tuple(
        (Cell(table.table), Cell(use.wager), _cents(use.coin_in), _cents(use.coin_out), Cell(use.actual, "percent"))
        for table in found.tables
        for use in table.wagers
    )
    return Section("By wager", ("paytable", "wager", "wagered", "returned", "actual"), rows)


def _seats(found: Period) -> Section:
    rows = tuple(
        (_count(seat.seat), _count(seat.hands), *(_cents(cents) for cents in seat[2:])) for seat in found.seats
    )
    return Section("By seat", ("seat", "hands", "wagered", "paid by the table", "credits in", "credits out"), rows)


def _hand_pays(found: Period) -> Section:
    pays = found.hand_pays
    disputed = [pay for pay in pays.pending if pay.disputed]
    rows = (
        (Cell(Sentence("won")), _count(pays.made), _cents(pays.made_cents)),
        (Cell(Sentence("paid")), _count(pays.paid), _cents(pays.paid_cents)),
        (Cell(Sentence("called into dispute")), _count(pays.disputed), Cell("")),
        (Cell(Sentence("open at the end")), _count(len(pays.pending)), _cents(pays.pending_cents)),
        (Cell(Sentence("of these in dispute")), _count(len(disputed)), _cents(sum(pay.cents for pay in disputed))),
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
        (
            Cell(pool.game),
            Cell(Sentence(name)),
            *(Cell(getattr(held, name), "micros") for held in (pool.before, pool.after)),
        )
        for pool in use.pools
        for name in pool.before._fields
    )
    return sums, Section("Pools", ("game", "", "before", "after"), rows)


def _faults(found: Period) -> Section:
    rows = tuple((Cell(code), Cell(fault), _count(times)) for code, fault, times in found.faults)
    beside = (
        (Cell(""), Cell(Sentence("door openings")), _count(found.doors)),
        (Cell(""), Cell(Sentence("power-ups")), _count(found.power_ups)),
    )
    return Section("Faults and doors", ("code", "fault", "times"), (*rows, *beside))


def _events(title: str, lines: Iterable[LogLine]) -> Section:
    rows = tuple(
        (_count(line.number), _moment(line.at_ms), Cell(names(line.who) or None), Cell(line.words)) for line in lines
    )
    return Section(title, ("entry", "at", "who", "what"), rows)
