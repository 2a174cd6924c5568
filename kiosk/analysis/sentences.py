"""The sentences of a sheet: how its figures were made, what they mean, and how each game is best played. Data."""

EXACT = "Exact: every deal was counted once, and all figures are fractions of those counts; nothing was rounded."
MEASURES = (
    "EV, house edge and standard deviation are per {unit}; the element of risk and the return (RTP) are per everything "
    "staked. Hit frequency is the share of rounds whose net result is above zero."
)
BANDS = (
    "Bands are where the actual return of so many rounds lies by the normal approximation; with few rounds and rare "
    "high prizes the true distribution is more skewed than that."
)
FORFEIT = (
    "This house takes the {wager} of a folded hand. Folds are those of the best play of the main game alone; a player "
    "who plays for both at once would fold less."
)
FORFEIT_NOTHING = "No hand that the progressive can pay is folded by the best play, so that taking it changes nothing."
PROGRESSIVE = (
    "The progressive's EV is linear in the pool as it stands after the round's contributions. Its stake comes back "
    "with odds alone; that a share is rounded down to the cent is left out. The long run counts what the house pays, "
    "contributions and seeds; reserve and overflow are left out."
)
GIVES_AWAY = (
    "Beware: with this contribution and seed the progressive returns {percent}% of what is wagered on it in the long "
    "run, more than it takes in."
)
RETURNS_MORE = "Beware: this wager returns more than it takes in. Are the lines given from the highest down?"
RETURNS_MORE_AT_POOL = "Beware: at this pool the wager returns more than it takes in."
COUNTED_AGAIN = "{name}: counted again, the same as shipped (sha-256 {sha256}...)"

HEADS_UP = "The main game stakes ante and odds, and a raise of 1 to 3 antes; its results are per ante."
HEADS_UP_BEST = (
    "Before the flop raise 3 antes as charted, else check; a raise of 1 or 2 is never best.",
    "After the flop raise 2 antes if that is worth more than waiting, else check; a raise of 1 is never best.",
    "After turn and river raise 1 ante unless that loses more than a fold's 2; never fold a straight or better.",
)

TEXAS = "The main game stakes the ante, 2 antes to see the flop, and 1 more before turn and river where it is bet."
TEXAS_BEST = (
    "Before the flop bet 2 antes as charted, else fold.",
    "Before the turn bet 1 ante if the hand wins more often than it loses over all cards that can still come.",
    "Before the river likewise.",
)

POT = (
    "The pot is worth exactly 0 to each player, whatever their number: all stake the same, surrendered hands play on, "
    "the house keeps nothing, and the deal favours no seat."
)
POT_NOT_COUNTED = "How the pot's results spread among {players} players is not computed; for 2 it is, exactly."

SIMULATED = (
    "Estimated: the deals are too many to count. How often either hand is a natural, and how often the strategy keeps, "
    "splits and surrenders, is exact; how hands that are played end was simulated over {rounds:,} rounds, which the "
    "seed {seed} repeats."
)
SIMULATED_STRATEGY = (
    "The interval holds the true EV of this strategy with 95% confidence; a better strategy may exist. It is the best "
    "found for even money on the higher hand, and is not changed where the table pays otherwise."
)
ANOTHER_TABLE = "This is the play found for the printed table; for this one it need not be the best."
PAYOUT_LIMIT = (
    "The payout limit is not in these figures: they hold while no result of a round reaches it, and above that the "
    "rarest wins are cut."
)
