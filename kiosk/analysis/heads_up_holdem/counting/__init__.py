"""Counts and simulates Heads Up Hold'em. Needs the extra `analysis`."""
