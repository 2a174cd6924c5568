"""What pages are built from: labels, buttons, keys, sheets, pickers, plots, in one style.

A widget here knows no page and asks nothing of the table.
"""
