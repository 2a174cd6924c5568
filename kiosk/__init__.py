"""Everything but the screen and the storage: rules, ledger, table, audit, devices, mathematics, reports, commands."""

__version__ = "0.3.0"
