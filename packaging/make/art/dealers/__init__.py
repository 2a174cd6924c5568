"""The two dealers, a man and a woman, in layers that a scene moves."""
