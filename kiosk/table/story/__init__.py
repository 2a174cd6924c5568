"""The story of a round: committed records as beats in order, each with its length. The clocks wait for it."""
