"""One table over time: requests are decided, committed and applied; views are derived from the state.

No SQL, no Qt, no device driver: journal, clock, chance and sensors are ports that `app` fills.
"""
