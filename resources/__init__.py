"""Data that the product ships: pay tables and the clause list."""
