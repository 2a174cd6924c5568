"""Any report by its name, as a document that says of which software it is."""

from kiosk.base.ports import Reader
from kiosk.base.software import software_hash
from kiosk.base.words import mark
from kiosk.reports import report_layouts
from kiosk.reports.document import Document
from kiosk.reports.figures.hand_pays import hand_pay_report
from kiosk.reports.figures.meters_document import meters_document
from kiosk.reports.figures.period import period
from kiosk.reports.figures.progressive_figures import progressive_report
from kiosk.reports.figures.reconciliation import reconciliation

METERS = "meters"
_AFTER = "Version"


def report_document(
    reader: Reader, what: str, from_ms: int, to_ms: int, zone: str = "UTC", title: str = report_layouts.PERIOD_REPORT
) -> Document:
    """One of the reports of a period, or the meters as they stand at its end; the title is that of the period's own."""
    if what == METERS:
        found = meters_document(reader, to_ms, zone)
    elif what == "hand-pays":
        found = report_layouts.hand_pay_document(hand_pay_report(reader, from_ms, to_ms), zone)
    elif what == "progressive":
        found = report_layouts.progressive_document(progressive_report(reader, from_ms, to_ms), zone)
    elif what == "reconciliation":
        found = report_layouts.reconciliation_document(reconciliation(reader, from_ms, to_ms), zone)
    else:
        found = report_layouts.period_document(period(reader, from_ms, to_ms), zone, title)
    return with_software(found)


def with_software(document: Document) -> Document:
    """The same, with the hash of the software below its version."""
    lines = list(document.heading)
    place = next(place for place, (name, _) in enumerate(lines) if name == _AFTER)
    lines.insert(place + 1, (mark("Software"), software_hash()))
    return document._replace(heading=tuple(lines))
