"""Counts and simulates Flop Poker. Needs the extra `analysis`."""
