"""Exact mathematics of the games: what every wager returns under the best play. Nothing on the play path imports it.

Two floors. Counting (`counting/`, numba) looks at every deal once and keeps how often each thing happens, by itself
free of any pay table. Pricing (all else here, standard library only) makes exact fractions of those counts and any
table; it needs no numpy, and the counts come with the product.
"""
