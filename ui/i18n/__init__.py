"""The words of everything that people see: languages, translations, hands in words, the dealer's phrases.

What is said when is decided elsewhere.
"""
