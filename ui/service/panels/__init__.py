"""The larger parts of pages: searches, logs, drafts of settings, the touch test, the replay of a round.

A panel belongs to a page or two; what every page is made of is in `widgets`.
"""
