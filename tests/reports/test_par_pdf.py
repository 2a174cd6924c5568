"""PAR sheets as PDF: every figure is there as text, nothing lies in the margins or on other text, always the same."""

import hashlib
import os
import subprocess
import sys
from collections.abc import Iterator
from decimal import Decimal
from fractions import Fraction
from functools import cache
from itertools import combinations
from pathlib import Path

import pytest
from PySide6.QtGui import QColor, QImage, QPainter

from kiosk.analysis.pricing.par import make_sheet
from kiosk.analysis.pricing.terms import read_terms
from kiosk.analysis.sheets.sheet import ESTIMATED, Chart, Outcome, Sheet, Term
from tests.kit import made_up_counts
from tests.kit.pdf_text import Pdf
from tests.kit.round_cases import FAST_ACTION, FLOP, HEADS_UP_NY, TEXAS
from ui.reports.lettering import load_fonts, width
from ui.reports.marks import A4, Area, Line, Mark, Paper, Text
from ui.reports.page_flow import Pages
from ui.reports.painting import need_application, paint
from ui.reports.par.par_pages import BOTTOM, SIDE, TOP, counts_hash, par_pages
from ui.reports.par.par_pdf import draw_par_pdf, par_pdf

MINUS = "\N{MINUS SIGN}"
Rectangle = tuple[float, float, float, float]


def made(game: str, *given: str) -> Sheet:
    return make_sheet(read_terms(game, given), made_up_counts.library())


def crowded() -> Sheet:
    """More of everything than any game has, and longer names."""
    sheet = made(HEADS_UP_NY, "meter=50000")
    main = sheet.wagers[0]
    total = sum(3**one for one in range(120))
    results = tuple(Outcome(Fraction(one - 60, 3), 3**one, Fraction(3**one, total)) for one in range(120))
    wagers = (main._replace(title=main.title * 9, outcomes=results, total=total), *sheet.wagers[1:])
    chart = Chart("Three ways", (("R", "raise"), ("B", "bet"), ("C", "call"), (".", "fold")), ("RBC.RBC.RBC.R",) * 13)
    return sheet._replace(
        title=sheet.title * 5,
        game=sheet.game * 9,
        terms=(
            *sheet.terms,
            Term("odds" * 20, "500/50/" * 99, "a long way to say it " * 30),
            Term("\u6f22\u5b57", "x", ""),
        ),
        tables=tuple(one._replace(title=one.title * 12, clauses=one.clauses * 30) for one in sheet.tables),
        wagers=wagers,
        strategy=sheet.strategy._replace(charts=(chart,) * 3, rules=sheet.strategy.rules * 20),
        notes=sheet.notes * 12,
    )


def no_pool() -> Sheet:
    """A progressive that never pays from its pool: it has no break-even."""
    return made(TEXAS, "progressive=10/10/10/10/10/10/10", "meter=0", "seed=0")


SHEETS = {
    "heads up": lambda: made(HEADS_UP_NY, "progressive=F", "meter=50000", "contribution=0.71"),
    "texas": lambda: made(TEXAS),
    "flop": lambda: made(FLOP, "flop=1000/500/100/30/20/11/4/2/1"),
    "flop for five": lambda: made(FLOP, "players=5"),
    "fast": lambda: made(FAST_ACTION),
    "no pool": no_pool,
    "crowded": crowded,
}
every_sheet = pytest.mark.parametrize("name", SHEETS)
LETTER = Paper("Letter", 612, 792)
every_paper = pytest.mark.parametrize("paper", [A4, LETTER], ids=lambda paper: paper.name)


@cache
def sheet(name: str) -> Sheet:
    return SHEETS[name]()


@cache
def laid_out(name: str, paper: Paper) -> Pages:
    need_application()
    load_fonts()
    return par_pages(sheet(name), paper)


@cache
def read(name: str) -> Pdf:
    return Pdf(par_pdf(sheet(name)))


def words(name: str) -> str:
    """All text of the PDF, in the order of drawing."""
    return " ".join(text for page in read(name).texts() for text in page)


# What stands in it.


def rounded(value: Fraction | Decimal, places: int) -> str:
    text = f"{Decimal(round(Fraction(value) * 10**places)).scaleb(-places):,f}"
    return text.replace("-", MINUS)


def figures(one: Sheet) -> Iterator[str]:
    """Every figure, as the sheet's readers write it down."""
    for wager in one.wagers:
        yield from (rounded(wager.ev, 9), rounded(wager.stake, 6))
        yield from (f"{rounded(share * 100, 6)}%" for share in (wager.edge, wager.risk, wager.rtp))
        if wager.status != ESTIMATED:
            yield f"{wager.ev.numerator:,}".replace("-", MINUS)
            yield f"{wager.ev.denominator:,}" if wager.ev.denominator > 1 else "0"
        for known in (wager.deviation, wager.variance):
            yield from () if known is None else (rounded(known, 6),)
        if wager.hit_frequency is not None:
            yield f"{rounded(wager.hit_frequency * 100, 6)}%"
        for outcome in wager.outcomes:
            yield from (f"{outcome.weight:,}", rounded(outcome.probability, 12))
        for band in wager.bands:
            yield from (f"{band.rounds:,}", f"{rounded(band.low * 100, 3)}%", f"{rounded(band.high * 100, 3)}%")
        if wager.interval:
            yield from (rounded(wager.interval.low, 9), rounded(wager.interval.high, 9))
        if pool := wager.progressive:
            yield from (rounded(pool.fixed, 9), rounded(pool.slope, 12), rounded(pool.contribution, 6))
            yield from (f"{rounded(share * 100, 6)}%" for share in (pool.rtp_at_seed, pool.rtp_at_meter, pool.long_run))
            yield from (f"${rounded(sum_, 2)}" for sum_ in (pool.seed, pool.meter))
            yield "none" if pool.break_even is None else f"${rounded(pool.break_even, 2)}"
    for table in one.tables:
        for line in table.lines:
            yield from (line.pays, f"{line.weight:,}", rounded(line.probability, 12), rounded(line.returned, 6))
        yield f"{table.total:,}"
    yield from (f"{rounded(rate.share * 100, 6)}%" for rate in one.strategy.rates)
    if simple := one.strategy.simple:
        yield from (rounded(simple.ev, 9), rounded(simple.cost, 9))


@pytest.mark.parametrize("name", [name for name in SHEETS if name != "crowded"])
def test_every_figure_of_the_sheet_is_text_in_the_pdf(name: str) -> None:
    found = words(name)
    missing = [figure for figure in figures(sheet(name)) if figure not in found]
    assert not missing


@every_sheet
def test_the_pdf_says_what_was_laid_out(name: str) -> None:
    drawn = [[mark.text for mark in page if isinstance(mark, Text)] for page in laid_out(name, A4).marks]
    known = [["".join(sign for sign in text if sign not in "\u6f22\u5b57") for text in page] for page in drawn]
    assert [[text.replace("\0", "") for text in page] for page in read(name).texts()] == known


def test_estimated_figures_on_the_cover_say_so() -> None:
    cover = " ".join(read("fast").texts()[0])
    interval = sheet("fast").wagers[0].interval
    assert interval is not None
    assert f"\N{PLUS-MINUS SIGN}{rounded(interval.half * 100, 3)}% (95%), estimated" in cover
    assert "standard deviation, in wagers, estimated" in cover
    assert "estimated" not in " ".join(read("texas").texts()[0])


def test_a_play_that_is_not_the_best_for_the_table_is_told() -> None:
    other = made(FAST_ACTION, "fast_action=5/0.5")
    assert other.strategy.remark is not None
    drawn = " ".join(text for page in Pdf(par_pdf(other)).texts() for text in page)
    assert other.strategy.remark in drawn
    assert "Less than the best play" not in drawn


def test_a_warning_stands_with_the_figures_of_its_wager() -> None:
    warning = sheet("heads up").wagers[-1].warning
    assert warning is not None
    assert warning in words("heads up")


@pytest.mark.parametrize("name", [name for name in SHEETS if name != "crowded"])
def test_words_terms_and_hashes_are_there(name: str) -> None:
    one, found = sheet(name), words(name)
    for term in one.terms:
        assert f"{term.name} {term.value} {term.words}" in found
    for source in one.sources:
        assert f"{source.name} {source.sha256}" in found
    for sentence in (*one.notes, *one.strategy.rules):
        assert sentence.replace("'", "\N{RIGHT SINGLE QUOTATION MARK}") in found
    assert "Not certified for real-money play." in found


@every_sheet
def test_each_page_names_game_version_counts_and_its_number(name: str) -> None:
    one, pages = sheet(name), read(name).texts()
    for number, page in enumerate(pages, 1):
        assert f"page {number} of {len(pages)}" in page
        assert f"counts {counts_hash(one.sources)[:16]}" in page
        assert any(text.startswith(f"{one.product} {one.version}, {one.game[:20]}") for text in page)


@every_paper
@pytest.mark.parametrize("name", [name for name in SHEETS if name != "crowded"])
def test_pages_are_few_and_none_but_the_last_is_nearly_empty(name: str, paper: Paper) -> None:
    *pages, _ = laid_out(name, paper).marks
    assert 2 <= len(pages) <= 9
    for page in pages:
        lowest = max(bottom for bottom in (rectangle(mark)[3] for mark in page) if bottom < paper.height - BOTTOM)
        assert lowest > 0.45 * paper.height


def test_the_counts_hash_can_be_made_again_from_what_is_printed() -> None:
    lines = "".join(f"{source.name} {source.sha256}\n" for source in sheet("texas").sources)
    assert hashlib.sha256(lines.encode()).hexdigest() in words("texas")


def test_the_contents_lead_to_chapters_and_wagers() -> None:
    titles = read("flop").outline()
    assert titles[:4] == ["Terms", "Wagers", "Ante and flop", "Pot, 2 players"]
    assert titles[-3:] == ["A simple strategy", "Method", "Counts"]
    assert [entry.title for entry in laid_out("flop", A4).entries] == titles


def test_the_chart_has_a_letter_for_every_hole() -> None:
    page = next(texts for texts in read("heads up").texts() if "AKs" in texts)
    rows = sheet("heads up").strategy.charts[0].rows
    for hole, row, column in (("AA", 0, 0), ("AKs", 0, 1), ("AKo", 1, 0), ("32s", 11, 12), ("32o", 12, 11)):
        assert page[page.index(hole) + 1] == rows[row][column].replace(".", "\N{MIDDLE DOT}")
    assert sum(text in ("R", "\N{MIDDLE DOT}") for text in page) == 169 + 2  # and the legend


# How it looks.


def rectangle(mark: Mark) -> Rectangle:
    if isinstance(mark, Text):
        size = mark.style.size
        return mark.x, mark.y - 0.75 * size, mark.x + width(mark.text, mark.style), mark.y + 0.22 * size
    across, down = zip(*mark.points, strict=True)
    return min(across), min(down), max(across), max(down)


@every_paper
@every_sheet
def test_nothing_is_outside_the_margins(name: str, paper: Paper) -> None:
    for page in laid_out(name, paper).marks:
        for mark in page:
            left, top, right, bottom = rectangle(mark)
            assert left >= SIDE - 0.01, mark
            assert right <= paper.width - SIDE + 0.01, mark
            assert top >= 30, mark
            assert bottom <= paper.height - 30, mark


@every_paper
@every_sheet
def test_the_body_keeps_clear_of_the_running_lines(name: str, paper: Paper) -> None:
    for page in laid_out(name, paper).marks:
        for mark in page:
            _, top, _, bottom = rectangle(mark)
            assert bottom <= paper.height - BOTTOM + 0.1 or top >= paper.height - BOTTOM, mark
            assert top >= TOP - 4 or bottom <= TOP - 4, mark


@every_paper
@every_sheet
def test_no_text_lies_on_another(name: str, paper: Paper) -> None:
    for page in laid_out(name, paper).marks:
        texts = [(rectangle(mark), mark) for mark in page if isinstance(mark, Text)]
        for (one, first), (other, second) in combinations(texts, 2):
            apart = one[2] <= other[0] or other[2] <= one[0] or one[3] <= other[1] or other[3] <= one[1]
            assert apart, (first, second)


@every_paper
@every_sheet
def test_no_heading_is_the_last_on_its_page(name: str, paper: Paper) -> None:
    pages = laid_out(name, paper)
    headings = {(entry.page, round(entry.y)) for entry in pages.entries}
    for entry in pages.entries:
        below = [
            mark.y
            for mark in pages.marks[entry.page]
            if isinstance(mark, Text) and entry.y + 25 < mark.y < paper.height - BOTTOM
        ]
        assert len(below) >= 2, entry
    assert len(headings) == len(pages.entries)


def test_digits_are_all_equally_wide() -> None:
    need_application()
    load_fonts()
    for style in {mark.style for mark in laid_out("texas", A4).marks[1] if isinstance(mark, Text)}:
        assert len({round(width(digit * 8, style), 6) for digit in "0123456789"}) == 1
        assert width("+", style) == width(MINUS, style)


def test_what_is_painted_leaves_the_margins_white() -> None:
    """The same pages on another device: a picture."""
    for marks in laid_out("texas", A4).marks:
        image = QImage(int(A4.width), int(A4.height), QImage.Format.Format_Grayscale8)
        image.fill(QColor("white"))
        painter = QPainter(image)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        paint(painter, marks)
        painter.end()
        grey, stride = bytes(image.constBits()), image.bytesPerLine()
        rows = [grey[start : start + int(A4.width)] for start in range(0, stride * int(A4.height), stride)]
        assert sum(shade < 128 for row in rows for shade in row) > 1000
        assert min(min(row[: int(SIDE) - 1] + row[-int(SIDE) + 1 :]) for row in rows) == 255
        assert min(min(row) for row in rows[:30] + rows[-30:]) == 255


def test_a_bar_is_as_long_as_its_share_and_the_funnel_narrows() -> None:
    page = next(
        marks
        for marks in laid_out("flop", A4).marks
        if any(isinstance(mark, Text) and mark.text == "How often each is decided" for mark in marks)
    )
    bars = [rectangle(mark) for mark in page if isinstance(mark, Area)]
    lengths = [right - left for left, _, right, _ in bars]
    shares = [rate.share for rate in sheet("flop").strategy.rates]
    assert lengths[0] / lengths[1] == pytest.approx(float(shares[0] / shares[1]))


def test_the_break_even_is_where_the_line_of_the_return_meets_one() -> None:
    page = next(
        marks
        for marks in laid_out("heads up", A4).marks
        if any(isinstance(mark, Text) and mark.text == "Return by pool" for mark in marks)
    )
    dashed = [mark for mark in page if isinstance(mark, Line) and mark.dashed]
    level, drop = dashed
    assert drop.points[0][1] == pytest.approx(level.points[0][1])
    assert level.points[0][0] < drop.points[0][0] < level.points[1][0]


# Always the same, anywhere.

DRAW = """
import sys
from pathlib import Path
from kiosk.analysis.pricing.par import make_sheet
from kiosk.analysis.pricing.terms import read_terms
from tests.kit import made_up_counts as analysis_kit
from ui.reports.par.par_pdf import draw_par_pdf
draw_par_pdf(make_sheet(read_terms("texas-holdem-bonus/ma"), analysis_kit.library()), Path(sys.argv[1]))
"""


def run(program: str, *arguments: str, **variables: str) -> "subprocess.CompletedProcess[str]":
    left_out = ("DISPLAY", "WAYLAND_DISPLAY", "QT_QPA_PLATFORM")
    environment = {name: value for name, value in os.environ.items() if name not in left_out}
    return subprocess.run(
        [sys.executable, "-c", program, *arguments],
        capture_output=True,
        text=True,
        env=environment | variables,
        cwd=Path(__file__).parents[2],
        check=False,
        timeout=60,
    )


def test_the_same_sheet_gives_the_same_bytes_in_any_process(tmp_path: Path) -> None:
    drawn = []
    for number, zone in enumerate(("UTC", "Asia/Tokyo")):
        path = tmp_path / f"{number}.pdf"
        done = run(DRAW, str(path), PYTHONHASHSEED=str(number), TZ=zone)
        assert (done.returncode, done.stderr) == (0, "")
        drawn.append(path.read_bytes())
    draw_par_pdf(sheet("texas"), tmp_path / "here.pdf")
    assert {*drawn} == {(tmp_path / "here.pdf").read_bytes()}


def test_another_sheet_gives_other_bytes() -> None:
    assert par_pdf(sheet("texas")) != par_pdf(sheet("texas")._replace(version="0.0.0"))


def test_the_font_comes_with_the_product_and_no_other_is_in_the_pdf() -> None:
    names = {
        line for body in read("texas").objects.values() for line in body.splitlines() if line.startswith(b"/BaseFont")
    }
    assert {name.split()[1].rpartition(b"/")[2] for name in names} == {
        b"CroupierSans-Regular",
        b"CroupierSans-SemiBold",
    }


def test_without_qts_libraries_one_sentence_says_what_to_install() -> None:
    program = """
import sys
sys.modules["PySide6.QtGui"] = None
from ui.reports.par.par_pdf import CannotDraw, par_pdf
try:
    par_pdf(None)
except CannotDraw as refused:
    print(refused)
"""
    said = run(program).stdout
    assert said.count("\n") == 1
    assert "apt-get install libegl1 libgl1" in said


def test_the_packages_are_those_that_the_setup_installs() -> None:
    from ui.reports.par.par_pdf import LIBRARIES  # noqa: PLC0415

    assert f'missing="{LIBRARIES}"' in Path(__file__).parents[2].joinpath("packaging/setup").read_text("utf-8")
