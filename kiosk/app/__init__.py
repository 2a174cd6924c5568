"""The composition root: puts table, ledger, devices and screen together, launches them, and takes commands.

Only this room sees `storage` and `ui`, and nothing imports it.
"""
