"""Programs of the product that work for one another: child processes, and the typed messages between them.

What is asked and answered belongs to whoever asks.
"""
