"""What `croupier setup` does: the interview, the answers file, what is made of them, and what is still missing.

What the settings mean is known in `policy`.
"""
