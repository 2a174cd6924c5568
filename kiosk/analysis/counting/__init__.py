"""Counts all deals with compiled code. Needs the extra `analysis` (numpy and numba); importing it waits for them.

Only the worker program and the tests import it.
"""
