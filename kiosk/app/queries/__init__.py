"""What commands and the operator's menu read of a ledger's directory, or write beside it.

Each opens the ledger through `composition`. The menu is to reach them through ports, not by import.
"""
