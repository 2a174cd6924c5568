"""The sheet of returns (PAR) on paper: its pages, its wagers, its plots.

What any document on paper shares lies in the room above.
"""
