"""What is laid over a seat when it asks for more than its buttons, and when the table has something to ask it."""
