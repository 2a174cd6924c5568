"""Counts and simulates Texas Hold'em Bonus. Needs the extra `analysis`."""
