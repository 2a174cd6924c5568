"""The cards themselves: their names, hands and ranking, decks and the shoe, and where each card is dealt.

No wager and no game is known here.
"""
