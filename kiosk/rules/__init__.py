"""What the rule texts say, pure: cards, hands, money, pay tables, elections, and a folder for each game.

Chance and time come in as arguments; a refusal is a value. No ledger, no seat's credit and no device is known here.
"""
