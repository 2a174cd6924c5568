"""What players see: the story of what was committed, the properties derived from it, the view models, the QML.

It decides nothing and names no card that lies face down; the table decides.
"""
