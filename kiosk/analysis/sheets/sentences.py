"""The sentences of a sheet: how its figures were made, and what they mean. Data."""

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
PAYOUT_LIMIT = (
    "The payout limit is not in these figures: they hold while no result of a round reaches it, and above that the "
    "rarest wins are cut."
)
