"""The only place with SQL: the ledger, its keys, its checks and its reports."""
