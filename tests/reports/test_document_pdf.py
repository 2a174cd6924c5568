"""Reports on paper: every cell is there, every page says of what it is, and the same report gives the same bytes."""

from pathlib import Path

import pytest

from kiosk.app.composition import open_reader
from kiosk.reports import REPORTS
from kiosk.reports.document import Cell, Document, Section
from kiosk.reports.report_by_name import METERS, report_document
from tests.kit.pdf_text import Pdf
from tests.kit.table.report_ledgers import SECOND_DAY, THIRD_DAY, three_days
from ui.reports.cell_text import cell_text
from ui.reports.document_pdf import document_pdf
from ui.reports.figures import curly

HEADING = (
    ("Period", "a day"),
    ("Ledger", "test 123"),
    ("Version", "croupier 1"),
    ("Software", "ab" * 32),
    ("Configuration", "cd" * 8),
    ("Certification", "not certified"),
)


@pytest.fixture(scope="module")
def data(tmp_path_factory: pytest.TempPathFactory) -> Path:
    data = tmp_path_factory.mktemp("three days")
    three_days(data).table.close()
    return data


@pytest.mark.parametrize("what", [METERS, *REPORTS])
def test_every_cell_of_every_report_stands_on_its_pages(data: Path, what: str) -> None:
    with open_reader(data) as reader:
        document = report_document(reader, what, SECOND_DAY, THIRD_DAY)
    drawn = document_pdf(document)
    assert drawn == document_pdf(document)
    words = "".join(word for page in Pdf(drawn).texts() for word in page).replace(" ", "")
    cells = [cell_text(cell, "UTC") for one in document.sections for row in one.rows for cell in row]
    told = [*cells, document.title, *(one.title for one in document.sections), *document.notes]
    told += document.heading_words().values()
    missing = [one for one in told if curly(one).replace(" ", "") not in words]
    assert missing == []


def test_a_long_report_goes_on_with_its_heads_and_each_page_says_of_what() -> None:
    rows = tuple((Cell(number, "count"), Cell(f"line {number}")) for number in range(200))
    document = Document("Long report", HEADING, (Section("Lines", ("number", "what"), rows),))
    pdf = Pdf(document_pdf(document))
    pages = pdf.texts()
    assert len(pages) > 2
    for number, page in enumerate(pages, 1):
        assert "What" in page
        assert f"page {number} of {len(pages)}" in page
        assert any("croupier 1" in one and "ab" * 8 in one and "cd" * 8 in one for one in page)
        assert "Long report" in page
    assert sum(word.startswith("line ") for page in pages for word in page) == 200
    assert pdf.outline() == ["Lines"]


def test_an_empty_section_says_so_and_a_wide_one_turns_the_paper() -> None:
    narrow = Document("Report", HEADING, (Section("Events", ("at", "what"), ()),))
    assert "None." in Pdf(document_pdf(narrow)).texts()[0]
    wide = narrow._replace(sections=(Section("Many", tuple("abcdefghij"), ((Cell("x"),) * 10,)),))
    boxes = [Pdf(document_pdf(one)).pages()[0].split(b"/MediaBox", 1)[1][:40] for one in (narrow, wide)]
    assert b"595" in boxes[0].split(b"842")[0]
    assert b"842" in boxes[1].split(b"595")[0]
