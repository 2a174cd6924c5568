"""The table's pictures, drawn by scripts: cards, chips, felt, icons and the dealer. `PYTHONPATH=packaging python -m
make.art` draws all again.

Nothing here runs while people play: the results are shipped in resources/art, at twice the size they have on a screen
of 1920 by 1080. Only the palette is for everybody.
"""
