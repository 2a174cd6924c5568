"""Any report by its name, as a document that says of which software it is."""

from kiosk.reports import layout
from kiosk.reports.document import Document
from kiosk.reports.handpays import hand_pay_report
from kiosk.reports.period import period
from kiosk.reports.progressive import progressive_report
from kiosk.reports.reading import Reader
from kiosk.reports.reconciliation import reconciliation
from kiosk.software import software_hash

_AFTER = "Version"


def report_document(
    reader: Reader, what: str, from_ms: int, to_ms: int, zone: str = "UTC", title: str = "Period report"
) -> Document:
    """One of the reports of a period; the title is that of the report of the period itself."""
    if what == "hand-pays":
        found = layout.hand_pay_document(hand_pay_report(reader, from_ms, to_ms), zone)
    elif what == "progressive":
        found = layout.progressive_document(progressive_report(reader, from_ms, to_ms), zone)
    elif what == "reconciliation":
        found = layout.reconciliation_document(reconciliation(reader, from_ms, to_ms), zone)
    else:
        found = layout.period_document(period(reader, from_ms, to_ms), zone, title)
    return with_software(found)


def with_software(document: Document) -> Document:
    """The same, with the hash of the software below its version."""
    lines = list(document.heading)
    place = next(place for place, (name, _) in enumerate(lines) if name == _AFTER)
    lines.insert(place + 1, ("Software", software_hash()))
    return document._replace(heading=tuple(lines))
