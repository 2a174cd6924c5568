"""The recipes of the cues: sound from nothing but arithmetic.

`cues.py` has a recipe for each, `ambience.py` the room's. What plays them is `ui/sounds`.
"""
