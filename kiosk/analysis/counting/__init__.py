"""Counts all deals with compiled code. Needs the extra `analysis` (numpy and numba); who imports it waits for them."""
