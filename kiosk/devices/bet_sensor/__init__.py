"""Bet sensors: the port, the serial driver, the sensor on the screen, a simulator, the judge of their reports.

The protocol is docs/bet-sensor.md. What a chip is worth is for `table` to decide.
"""
