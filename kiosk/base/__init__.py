"""What every room may use: ports to the world, the clock, frozen mappings, progress, worker processes.

It knows no card, no cent and no table. Whatever knows one of those belongs to another room.
"""
