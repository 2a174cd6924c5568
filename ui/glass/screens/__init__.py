"""The windows that players look at: the start, the table, out of service, and pictures without a display.

What is drawn in them lies in `qml`.
"""
