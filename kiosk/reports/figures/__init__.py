"""The figures of reports: periods, returns, hand-pays, the progressive, reconciliation, prices.

A figure here knows no layout; documents are made of it one room up.
"""
