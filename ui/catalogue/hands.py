"""Ranks and hands. What begins a text is capitalised when it is said, so that the same words can stand inside one."""

from ui.words import QT_TRANSLATE_NOOP

# From the two to the ace: one card of the rank, and several.
RANK = (
    QT_TRANSLATE_NOOP("croupier", "two"),
    QT_TRANSLATE_NOOP("croupier", "three"),
    QT_TRANSLATE_NOOP("croupier", "four"),
    QT_TRANSLATE_NOOP("croupier", "five"),
    QT_TRANSLATE_NOOP("croupier", "six"),
    QT_TRANSLATE_NOOP("croupier", "seven"),
    QT_TRANSLATE_NOOP("croupier", "eight"),
    QT_TRANSLATE_NOOP("croupier", "nine"),
    QT_TRANSLATE_NOOP("croupier", "ten"),
    QT_TRANSLATE_NOOP("croupier", "jack"),
    QT_TRANSLATE_NOOP("croupier", "queen"),
    QT_TRANSLATE_NOOP("croupier", "king"),
    QT_TRANSLATE_NOOP("croupier", "ace"),
)
RANKS = (
    QT_TRANSLATE_NOOP("croupier", "twos"),
    QT_TRANSLATE_NOOP("croupier", "threes"),
    QT_TRANSLATE_NOOP("croupier", "fours"),
    QT_TRANSLATE_NOOP("croupier", "fives"),
    QT_TRANSLATE_NOOP("croupier", "sixes"),
    QT_TRANSLATE_NOOP("croupier", "sevens"),
    QT_TRANSLATE_NOOP("croupier", "eights"),
    QT_TRANSLATE_NOOP("croupier", "nines"),
    QT_TRANSLATE_NOOP("croupier", "tens"),
    QT_TRANSLATE_NOOP("croupier", "jacks"),
    QT_TRANSLATE_NOOP("croupier", "queens"),
    QT_TRANSLATE_NOOP("croupier", "kings"),
    QT_TRANSLATE_NOOP("croupier", "aces"),
)

# A hand as it lies, by category, with the ranks that make it: one card of each, or several.
MADE = {
    "high-card": QT_TRANSLATE_NOOP("croupier", "{first} high"),
    "pair": QT_TRANSLATE_NOOP("croupier", "pair of {firsts}"),
    "two-pair": QT_TRANSLATE_NOOP("croupier", "two pair, {firsts} and {seconds}"),
    "three-of-a-kind": QT_TRANSLATE_NOOP("croupier", "three {firsts}"),
    "straight": QT_TRANSLATE_NOOP("croupier", "straight to the {first}"),
    "flush": QT_TRANSLATE_NOOP("croupier", "flush, {first} high"),
    "full-house": QT_TRANSLATE_NOOP("croupier", "full house, {firsts} over {seconds}"),
    "four-of-a-kind": QT_TRANSLATE_NOOP("croupier", "four {firsts}"),
    "flush-one-pair": QT_TRANSLATE_NOOP("croupier", "flush with a pair of {firsts}"),
    "flush-two-pair": QT_TRANSLATE_NOOP("croupier", "flush with two pair, {firsts} and {seconds}"),
    "flush-three-of-a-kind": QT_TRANSLATE_NOOP("croupier", "flush with three {firsts}"),
    "five-of-a-kind": QT_TRANSLATE_NOOP("croupier", "five {firsts}"),
    "flush-full-house": QT_TRANSLATE_NOOP("croupier", "flush with a full house, {firsts} over {seconds}"),
    "straight-flush": QT_TRANSLATE_NOOP("croupier", "straight flush to the {first}"),
    "flush-four-of-a-kind": QT_TRANSLATE_NOOP("croupier", "flush with four {firsts}"),
    "royal-flush": QT_TRANSLATE_NOOP("croupier", "royal flush"),
    "flush-five-of-a-kind": QT_TRANSLATE_NOOP("croupier", "flush with five {firsts}"),
}
#: Two cards: "ace king suited"
SUITED = QT_TRANSLATE_NOOP("croupier", "{first} {second} suited")
#: Two cards of two suits: "queen nine"
UNSUITED = QT_TRANSLATE_NOOP("croupier", "{first} {second}")

# A hand by its name alone: the categories, then what only pay tables name.
NAMES = {
    "high-card": QT_TRANSLATE_NOOP("croupier", "High card"),
    "pair": QT_TRANSLATE_NOOP("croupier", "Pair"),
    "two-pair": QT_TRANSLATE_NOOP("croupier", "Two pair"),
    "three-of-a-kind": QT_TRANSLATE_NOOP("croupier", "Three of a kind"),
    "straight": QT_TRANSLATE_NOOP("croupier", "Straight"),
    "flush": QT_TRANSLATE_NOOP("croupier", "Flush"),
    "full-house": QT_TRANSLATE_NOOP("croupier", "Full house"),
    "four-of-a-kind": QT_TRANSLATE_NOOP("croupier", "Four of a kind"),
    "flush-one-pair": QT_TRANSLATE_NOOP("croupier", "Flush with a pair"),
    "flush-two-pair": QT_TRANSLATE_NOOP("croupier", "Flush with two pair"),
    "flush-three-of-a-kind": QT_TRANSLATE_NOOP("croupier", "Flush with three of a kind"),
    "five-of-a-kind": QT_TRANSLATE_NOOP("croupier", "Five of a kind"),
    "flush-full-house": QT_TRANSLATE_NOOP("croupier", "Flush with a full house"),
    "straight-flush": QT_TRANSLATE_NOOP("croupier", "Straight flush"),
    "flush-four-of-a-kind": QT_TRANSLATE_NOOP("croupier", "Flush with four of a kind"),
    "royal-flush": QT_TRANSLATE_NOOP("croupier", "Royal flush"),
    "flush-five-of-a-kind": QT_TRANSLATE_NOOP("croupier", "Flush with five of a kind"),
    "natural": QT_TRANSLATE_NOOP("croupier", "Natural"),
    "higher-hand": QT_TRANSLATE_NOOP("croupier", "Higher hand"),
    "jacks-or-better": QT_TRANSLATE_NOOP("croupier", "Jacks or better"),
    "pair-of-aces": QT_TRANSLATE_NOOP("croupier", "Pair of aces"),
    #: An ace with a king, a queen or a jack
    "ace-face-suited": QT_TRANSLATE_NOOP("croupier", "Ace and face card, suited"),
    "ace-face-unsuited": QT_TRANSLATE_NOOP("croupier", "Ace and face card"),
    "ace-ace": QT_TRANSLATE_NOOP("croupier", "Pair of aces"),
    "ace-king-suited": QT_TRANSLATE_NOOP("croupier", "A-K suited"),
    "ace-queen-or-jack-suited": QT_TRANSLATE_NOOP("croupier", "A-Q or A-J suited"),
    "ace-king-unsuited": QT_TRANSLATE_NOOP("croupier", "A-K unsuited"),
    "king-queen-or-jack-pair": QT_TRANSLATE_NOOP("croupier", "Pair of K, Q or J"),
    "ace-queen-or-jack-unsuited": QT_TRANSLATE_NOOP("croupier", "A-Q or A-J unsuited"),
    "ten-to-two-pair": QT_TRANSLATE_NOOP("croupier", "Pair of 10s to 2s"),
    "ace-ace-against-dealer-ace-ace": QT_TRANSLATE_NOOP("croupier", "A-A against the dealer's A-A"),
    #: The player's two cards and the first three community cards are the royal flush
    "flopped-royal-flush-in-spades": QT_TRANSLATE_NOOP("croupier", "Flopped royal flush in spades"),
    "flopped-royal-flush": QT_TRANSLATE_NOOP("croupier", "Flopped royal flush"),
    "community-royal-flush": QT_TRANSLATE_NOOP("croupier", "Royal flush on the board"),
    "community-royal": QT_TRANSLATE_NOOP("croupier", "Royal flush on the board"),
    #: Complete when so many cards are known: the player's two and three, four or five community cards
    "royal-after-5": QT_TRANSLATE_NOOP("croupier", "Royal flush after 5 cards"),
    "royal-after-6": QT_TRANSLATE_NOOP("croupier", "Royal flush after 6 cards"),
    "royal-after-7": QT_TRANSLATE_NOOP("croupier", "Royal flush after 7 cards"),
}
