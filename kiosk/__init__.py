"""The table itself: rules, dealing, settlement. Imports the standard library only."""

__version__ = "0.1.0"
