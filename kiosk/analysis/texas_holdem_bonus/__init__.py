"""Texas Hold'em Bonus Poker's mathematics: its counts, what they come to, and (in `counting`) how they are counted."""
