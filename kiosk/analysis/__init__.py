"""Exact mathematics of the games: what every wager returns under the best play.

It counts all deals (`counting`), keeps the counts (`counts`), prices them (`pricing`) and lays them out (`sheets`).
Nothing on the play path imports it.
"""
