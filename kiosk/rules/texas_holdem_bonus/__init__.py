"""Texas Hold'em Bonus Poker, as Massachusetts has it."""
