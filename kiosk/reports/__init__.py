"""What an operator is told of a table, as documents: text, CSV and JSON; the figures come from `figures`.

It reads a ledger through a port. Paper is drawn in `ui/reports`.
"""

REPORTS = ("period", "hand-pays", "progressive", "reconciliation")  # of a period
