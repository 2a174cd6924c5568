"""The laboratory's sheet of a game, and its forms as text, CSV and JSON. Pure.

The PDF is drawn in `ui/reports`.
"""
