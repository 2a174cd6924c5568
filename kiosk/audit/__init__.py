"""What a ledger tells and proves afterwards: recall, replay, verification, fairness, the event log, documents.

It reads; it never writes a record, and the table never waits for it.
"""
