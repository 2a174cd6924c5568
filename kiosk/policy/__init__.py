"""What the operator, the device and the jurisdiction set: the table's config, profiles, roles, the fault catalogue.

It is checked here and decides nothing: decisions are made in `table`, and what was decided is written in `ledger`.
"""
