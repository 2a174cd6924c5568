"""What is plugged into the machine or belongs to it: a port, a driver and a simulator each.

What the table makes of a device's reports belongs to `table`.
"""
