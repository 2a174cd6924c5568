"""What wagers are paid: money, pay tables, the progressive's pool, and the lines of a settlement.

Cents are integers. Who is paid what is for a game to say.
"""
