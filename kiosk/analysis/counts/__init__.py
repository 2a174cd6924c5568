"""The counts of all deals: their form, where they come from, whether they are whole, and the worker that makes them.

The compiled counting itself is in `counting`; what counts are worth is found in `pricing`.
"""
