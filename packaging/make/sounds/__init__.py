"""The recipes of the cues: sound from nothing but arithmetic.

What plays them is `ui/sounds`.
"""
