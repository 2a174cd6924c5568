"""`draw_par_pdf`: a PAR sheet as a PDF. Qt is loaded only when one is drawn; a screen is not needed."""

from pathlib import Path

from kiosk.analysis.sheets.sheet import Sheet
from kiosk.base.durable import write_durably
from ui.reports.marks import A4, Paper

LIBRARIES = "libegl1 libgl1 libdbus-1-3 libfontconfig1 libglib2.0-0 libxkbcommon0"  # as packaging/setup installs them


class CannotDraw(Exception):  # noqa: N818
    """The PDF cannot be drawn here; the words are one sentence."""


def draw_par_pdf(sheet: Sheet, path: Path, paper: Paper = A4) -> None:
    """Writes the sheet there: the same sheet, the same bytes. CannotDraw; OSError if it cannot be written."""
    write_durably(path, par_pdf(sheet, paper))


def par_pdf(sheet: Sheet, paper: Paper = A4) -> bytes:
    try:
        from ui.reports import lettering, painting, pdf_file  # noqa: PLC0415
        from ui.reports.par import par_pages  # noqa: PLC0415
    except ImportError as error:
        raise CannotDraw(f"Qt, which draws PDFs, cannot be loaded ({error}): apt-get install {LIBRARIES}") from None
    painting.need_application()
    try:
        lettering.load_fonts()
    except lettering.NoFont as error:
        raise CannotDraw(str(error)) from None
    pages = par_pages.par_pages(sheet, paper)
    drawn = painting.as_pdf(pages, paper, f"{sheet.title}: PAR sheet", f"{sheet.product} {sheet.version}")
    return pdf_file.tidied(drawn, pages.entries, paper.height)
