"""What the touches of a seat come to."""
