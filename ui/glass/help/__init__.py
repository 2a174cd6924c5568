"""The players' help: how the table's game is played, what it pays and returns, as plain blocks. Pure.

Its sentences are in `ui/i18n/catalogue`.
"""
