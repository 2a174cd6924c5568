"""Ranks and hands. What begins a text is capitalised when it is said, so that the same words can stand inside one."""

from kiosk.rules.rule_sets import GAMES
from ui.i18n.language import QT_TRANSLATE_NOOP

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
    **{name: text for spec in GAMES for name, text in spec.hands.items()},
}
