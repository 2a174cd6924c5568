"""The only place with SQL: the ledger's database, journal, chain, checkpoints, keys, seals and backups.

It knows entries and postings, and no record, rule or screen.
"""
