"""What is painted with soft brushes: the room, lights, signs and controls."""
