"""What is going on in each picture, and what a player at seat 3 can do next: in the order of the gallery."""

from tests.tools.gallery.album import Caption
from tests.tools.gallery.menu_captions import MENU

CAPTIONS = {
    "attract": Caption(
        "Nobody plays: the dealer deals an example and teaches the game.",
        "touch the seat to sit down.",
        "The empty table",
    ),
    "panel-buy-in": Caption("Somebody sat down at seat 3.", "choose how many demonstration credits to take."),
    "opening-inspection": Caption("Both decks lie open for everybody to see.", "look at the cards, and wait."),
    "opening-wash": Caption("The decks are washed.", "wait: they go into the shuffler next."),
    "opening-shuffle": Caption("The shuffler has both decks.", "wait a moment: bets open now."),
    "betting-nobody": Caption(
        "Bets are open, and nobody has bet yet.", "choose a chip and touch a spot.", "Bets and what they wait for"
    ),
    "betting-one": Caption(
        "Seat 3 has bet the ante with its odds, Trips Plus and the progressive.", "bet more, take back, or touch Deal."
    ),
    "betting-six": Caption("Six players: two are ready, one has not bet.", "bet more, take back, or touch Deal."),
    "refused": Caption(
        "A bet above the limit was refused, and the seat says why.", "touch Deal with what lies there, or take back."
    ),
    "attendant-called": Caption("Seat 3 has called an attendant.", "go on betting until somebody comes."),
    "waiting": Caption("Seat 3 came while a round is in play.", "watch, and bet in the next round."),
    "no-more-bets": Caption(
        "Bets are closed; the deck is sealed.", "wait for the cards.", "A round of Heads Up Hold'em"
    ),
    "heads-up-deal": Caption("Everybody decides at once under one clock.", "hold the cards to look; raise or check."),
    "peek": Caption("A finger holds seat 3's cards: only they are shown.", "let go, and raise or check."),
    "deciding": Caption(
        "Three seats have decided; their choice stays hidden.", "raise or check in the time of the ring."
    ),
    "decided": Caption("Seat 3 has decided too.", "wait for the others, or look at the cards again."),
    "time-bank": Caption("The clock has run out; seats 5 and 6 live on their time banks.", "wait for the others."),
    "heads-up-flop": Caption("The flop is turned. Seat 2 has raised.", "raise 2 or 1 antes, or check."),
    "heads-up-turn-and-river": Caption("All community cards are turned.", "raise 1 ante, or fold."),
    "reveal": Caption("The dealer and the players have turned their hands.", "watch who is paid."),
    "paying": Caption("The dealer settles spot by spot.", "watch the spots."),
    "heads-up-result": Caption("Every spot says what it came to.", "read it; the next round opens by itself."),
    "folded": Caption("Seat 3 folded its hand.", "watch the round to its end."),
    "timed-out": Caption("Seat 3 let the clock and its time bank run out: its hand is folded.", "watch to the end."),
    "result-win": Caption("Seat 3 wins.", "read what each spot won, and bet again soon.", "What a round comes to"),
    "result-loss": Caption("Seat 3 loses.", "read what each spot lost, and bet again soon."),
    "result-push": Caption("Seat 3 and the dealer have the same hand.", "take the stakes back, and bet again soon."),
    "result-bad-beat": Caption("Seat 3's flush is beaten: the odds bet pays the bad beat bonus.", "bet again soon."),
    "result-side-bet": Caption("Seat 3 loses to the dealer, and wins both side bets.", "bet again soon."),
    "payout-limit": Caption("The bonus won more than the table pays in a round.", "wait for the attendant who pays."),
    "progressive-freeze": Caption(
        "Seat 3 has flopped a royal flush in spades: the meter is frozen.", "watch.", "The progressive"
    ),
    "progressive-celebration": Caption("The win is celebrated; its amount stays readable.", "wait to be paid."),
    "progressive-new-meter": Caption("The meter begins anew, and the others bet.", "wait for the attendant."),
    "hand-pay": Caption("Five play on while seat 3 waits for its hand-pay.", "wait for the attendant who pays."),
    "sensor-unplugged": Caption("The bet sensors are unplugged: the progressive stops, the game goes on.", "bet."),
    "texas-betting": Caption("The ante and the bonus are open.", "bet more, or touch Deal.", "Texas Hold'em Bonus"),
    "texas-deal": Caption("Two cards each.", "bet twice the ante for the flop, or fold."),
    "texas-flop": Caption("The flop is turned; a card was burned, and seat 4 has folded.", "bet the turn, or check."),
    "texas-turn": Caption("The turn.", "bet the river, or check."),
    "texas-river": Caption("The river is turned.", "watch: nothing more is decided."),
    "texas-result": Caption("Every spot says what it came to.", "read it; the next round opens by itself."),
    "fast-action-cut": Caption(
        "The shuffled stack is offered for the cut.", "choose where to cut, or leave it.", "Fast Action Hold'em"
    ),
    "fast-action-betting": Caption("One wager each.", "bet more, or touch Deal."),
    "fast-action-choosing": Caption("Four cards each.", "hold to look; choose two by touch, or surrender."),
    "fast-action-chosen": Caption("Seat 3 has chosen two while it looks.", "keep these two, split, or surrender."),
    "fast-action-split": Caption(
        "The others have decided.", "keep the two cards that are marked, split, or surrender."
    ),
    "fast-action-result": Caption("Seat 3 played both halves of its split.", "read it; bet again soon."),
    "flop-poker-betting": Caption("The ante and the common pot.", "touch Deal.", "Flop Poker"),
    "flop-poker-deal": Caption("Three cards each; the flop lies face down.", "bet the flop, or surrender."),
    "flop-poker-result": Caption("The best hand takes the pot.", "read it; bet again soon."),
    "panel-help": Caption("Seat 3 reads how to play.", "turn pages, choose another page, or close.", "A seat's own"),
    "panel-help-pages": Caption("Every seat reads another page of the help.", "turn pages, or close."),
    "custom-bet": Caption("Seat 3 types an exact bet.", "choose a wager, type, place it, or close."),
    "spot-asked": Caption("Seat 3 asks what a spot pays.", "touch any of its spots."),
    "spot-pays": Caption(
        "Each seat has opened what another spot pays.", "raise or check; touch it to turn or close it."
    ),
    "panel-menu": Caption("Seat 3's menu: the others play on.", "choose, or close."),
    "panel-language": Caption("The languages, each by its own name.", "touch one; it changes at once."),
    "panel-history": Caption("Seat 3's last rounds.", "read them, or close."),
    "panel-cash-out": Caption("Seat 3 is asked whether to cash out.", "yes or no."),
    "panel-leave": Caption("Seat 3 is asked whether to leave.", "yes or no."),
    "panel-reality-check": Caption("An hour has passed: time and money so far.", "play on, or leave."),
    "step-away": Caption("Seat 3 stepped away; its seat is kept, with its credit.", "touch to come back."),
    "low-vision": Caption("Seat 3 has high contrast, four colours and larger type, and looks.", "raise or check."),
    "low-vision-result": Caption("The same seat's result.", "read it; bet again soon."),
    "german-betting": Caption("German: bets are open.", "bet more, or deal.", "Languages"),
    "german-deciding": Caption("German: everybody decides.", "raise or check."),
    "german-result": Caption("German: the result.", "read it; bet again soon."),
    "german-panels": Caption("German: six panels.", "turn the help's pages, or close."),
    "chinese-betting": Caption("Chinese: bets are open.", "bet more, or deal."),
    "chinese-deciding": Caption("Chinese: everybody decides.", "raise or check."),
    "chinese-result": Caption("Chinese: the result.", "read it; bet again soon."),
    "chinese-panels": Caption("Chinese: six panels.", "turn the help's pages, or close."),
    "spanish-deciding": Caption("Spanish: everybody decides.", "raise or check."),
    "spanish-panels": Caption("Spanish: six panels.", "turn the help's pages, or close."),
    "mixed-languages": Caption("Every seat is spoken to in its own language.", "raise or check, in Chinese."),
    "seats-own-betting": Caption("Seat 3's own screen.", "bet more, or touch Deal.", "A screen for each seat"),
    "seats-shared": Caption("The flop, as all see it: no hand of anybody's.", "decide at the own screen."),
    "seats-own": Caption("Seat 3 sees its own cards face up, and its hand in words.", "raise or check."),
    "seats-shared-result": Caption("What everybody's round came to.", "read the own screen."),
    "seats-own-result": Caption("Seat 3's result on its own screen.", "read it; bet again soon."),
    "out-of-service": Caption(
        "A fault stopped the table; credits stay readable.", "wait for an attendant.", "When something is in the way"
    ),
    "door-open": Caption("The door is open: the table stops until it is closed.", "wait for an attendant."),
    "seat-out-of-service": Caption("Seat 3 alone is out of service; the others play on.", "wait for an attendant."),
    "recovered": Caption("The power was lost and is back: the same round goes on.", "decide, with the whole clock."),
    "cleaning": Caption("The glass is being cleaned: touch is off.", "wait until it is on again."),
    "pause-after": Caption("Staff need this screen: the round is finished first.", "decide; then the table pauses."),
    "paused": Caption("Staff need this screen, between two rounds.", "wait; bets and credits stay as they are."),
    "closed": Caption("The table is closed: no new round.", "cash out."),
    "cashing-out": Caption("Seat 3 cashes out at an attended table.", "wait for the attendant with the money."),
    "live-credit": Caption("An attended table: seat 3 has no credit, and called.", "wait for credit."),
    "demonstration": Caption("A demonstration, marked as one.", "bet more, or touch Deal."),
    "test-mode": Caption("Test mode, marked as such.", "bet more, or touch Deal."),
    **MENU,
}
