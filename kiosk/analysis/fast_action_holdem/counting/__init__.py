"""Counts and simulates Fast Action Hold'em. Needs the extra `analysis`."""
