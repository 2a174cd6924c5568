"""What counts are worth under any pay table: the games, the side wagers, progressives, strategies. Pure.

No numpy and no compiler: a kiosk prices tables itself.
"""
