"""Ranks and hands. What begins a text is capitalised when it is said, so that the same words can stand inside one."""

from kiosk.base.words import mark
from kiosk.rules.rule_sets import GAMES

# From the two to the ace: one card of the rank, and several.
RANK = (
    mark("two"),
    mark("three"),
    mark("four"),
    mark("five"),
    mark("six"),
    mark("seven"),
    mark("eight"),
    mark("nine"),
    mark("ten"),
    mark("jack"),
    mark("queen"),
    mark("king"),
    mark("ace"),
)
RANKS = (
    mark("twos"),
    mark("threes"),
    mark("fours"),
    mark("fives"),
    mark("sixes"),
    mark("sevens"),
    mark("eights"),
    mark("nines"),
    mark("tens"),
    mark("jacks"),
    mark("queens"),
    mark("kings"),
    mark("aces"),
)

# A hand as it lies, by category, with the ranks that make it: one card of each, or several.
MADE = {
    "high-card": mark("{first} high"),
    "pair": mark("pair of {firsts}"),
    "two-pair": mark("two pair, {firsts} and {seconds}"),
    "three-of-a-kind": mark("three {firsts}"),
    "straight": mark("straight to the {first}"),
    "flush": mark("flush, {first} high"),
    "full-house": mark("full house, {firsts} full of {seconds}"),
    "four-of-a-kind": mark("four {firsts}"),
    "flush-one-pair": mark("flush with a pair of {firsts}"),
    "flush-two-pair": mark("flush with two pair, {firsts} and {seconds}"),
    "flush-three-of-a-kind": mark("flush with three {firsts}"),
    "five-of-a-kind": mark("five {firsts}"),
    "flush-full-house": mark("flush with a full house, {firsts} full of {seconds}"),
    "straight-flush": mark("straight flush to the {first}"),
    "flush-four-of-a-kind": mark("flush with four {firsts}"),
    "royal-flush": mark("royal flush"),
    "flush-five-of-a-kind": mark("flush with five {firsts}"),
}
# The same in less room, where all of it does not fit a seat's plate.
PLATE = {
    #: Two pair, in few words: "queens and eights"
    "two-pair": mark("{firsts} and {seconds}"),
    #: A full house, in few words: "queens full of eights"
    "full-house": mark("{firsts} full of {seconds}"),
    "flush-one-pair": mark("flush, pair of {firsts}"),
    #: "flush, two pair Q-8": the ranks as they stand in the cards' corners
    "flush-two-pair": mark("flush, two pair {one}-{other}"),
    "flush-three-of-a-kind": mark("flush, three {firsts}"),
    "flush-full-house": mark("flush, full house {one}-{other}"),
    #: "straight flush, nine"
    "straight-flush": mark("straight flush, {first}"),
    "flush-four-of-a-kind": mark("flush, four {firsts}"),
    "flush-five-of-a-kind": mark("flush, five {firsts}"),
}
#: Two cards: "ace king suited"
SUITED = mark("{first} {second} suited")
#: Two cards of two suits: "queen nine"
UNSUITED = mark("{first} {second}")

# A hand by its name alone: the categories, then what only pay tables name.
NAMES = {
    "high-card": mark("High card"),
    "pair": mark("Pair"),
    "two-pair": mark("Two pair"),
    "three-of-a-kind": mark("Three of a kind"),
    "straight": mark("Straight"),
    "flush": mark("Flush"),
    "full-house": mark("Full house"),
    "four-of-a-kind": mark("Four of a kind"),
    "flush-one-pair": mark("Flush with a pair"),
    "flush-two-pair": mark("Flush with two pair"),
    "flush-three-of-a-kind": mark("Flush with three of a kind"),
    "five-of-a-kind": mark("Five of a kind"),
    "flush-full-house": mark("Flush with a full house"),
    "straight-flush": mark("Straight flush"),
    "flush-four-of-a-kind": mark("Flush with four of a kind"),
    "royal-flush": mark("Royal flush"),
    "flush-five-of-a-kind": mark("Flush with five of a kind"),
    **{name: text for spec in GAMES for name, text in spec.hands.items()},
}
# The same where the felt has less room.
SHORT = {name: text for spec in GAMES for name, text in spec.short_hands.items()}
