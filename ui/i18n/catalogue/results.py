"""What a result says: how a hand stands against the dealer's, and what else has to be known of it."""

from kiosk.base.words import mark

# A whole sentence: both hands with all their words.
BEATS = mark("{hand} beats {other}")
LOSES_TO = mark("{hand} loses to {other}")
TIES = mark("{hand} ties the dealer")
#: "Pair of sevens: less than a pair of jacks"
IS = mark("{hand}: {told}")

# The same beside the hand, which is named there already. There is little room: two lines of 300 px.
#: What the seat's hand does: "beats king high"
VERSUS_BEATS = mark("beats {other}")
#: What the seat's hand does: "loses to pair of kings"
VERSUS_LOSES = mark("loses to {other}")
VERSUS_TIES = mark("ties the dealer")
#: Both hands have one name; a card beside it decides: "wins with the king kicker"
WINS_BY_KICKER = mark("wins with the {rank} kicker")
LOSES_BY_KICKER = mark("loses to the {rank} kicker")
#: The seat's hand equals the dealer's, which is announced
COPY = mark("copy hand: it loses")
#: Four of a kind in the first four cards
NATURAL = mark("natural")
LOSES_TO_NATURAL = mark("loses to the dealer's natural")

# What else has to be known.
#: Why the dealer keeps two of four cards: "House way: suited pair"
HOUSE_WAY = mark("House way: {why}")
PAID_BY_ATTENDANT = mark("Attendant pays {amount}")
#: The payout limit takes so much off what was won
CUT_BY_LIMIT = mark("Payout limit: {amount} less")
