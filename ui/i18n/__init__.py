"""The words of the screens: the players' texts, hands in words, the dealer's phrases, and what the menu speaks.

What is said when is decided elsewhere.
"""
