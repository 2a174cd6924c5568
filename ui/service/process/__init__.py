"""The menu as a process beside the players' table: its way in, its life, the wire, the table at the other end.

What is shown in it is not known here.
"""
