"""Heads Up Hold'em, as Massachusetts and New York have it."""
