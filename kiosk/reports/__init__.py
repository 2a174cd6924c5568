"""What an operator is told of a table: periods, hand-pays, the progressive, reconciliation and the event log.

Pure over a reader of the ledger. A report costs what its period costs, however long the ledger is: it begins with the
nearest snapshot, and takes the difference of what the table's own meters were before and after.
"""

REPORTS = ("period", "hand-pays", "progressive", "reconciliation")  # of a period
