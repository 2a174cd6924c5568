"""Flop Poker, as Massachusetts has it."""
