"""The table itself: rules, dealing, settlement. Imports the standard library only."""

__version__ = "0.2.0"
