"""What the table makes of its devices: bet sensors, peripherals, and the device's own settings.

Drivers lie in `kiosk/devices`.
"""
