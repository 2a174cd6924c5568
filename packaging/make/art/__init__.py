"""The table's pictures, made by scripts: table, chips, dealers, lights, cards and icons. `make art` makes all again.

Nothing here runs while people play: the results are shipped in resources/art. docs/art.md says how a scene uses them.
"""
