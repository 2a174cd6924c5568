"""Fast Action Hold'em, Massachusetts: four cards each from a shoe of six or eight decks, two of them kept.

One wager; keep two, split into two hands, or surrender half. The dealer sets by the house ways; the higher hand
with five community cards wins, and a copy loses. Four of a kind in the four cards is a natural.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import lru_cache
from types import MappingProxyType

from kiosk.rules.cards.cards import Card, face_up
from kiosk.rules.cards.hands import Strength, best, category
from kiosk.rules.cards.positions import BURN, COMMUNITY, DEALER, SEATS, Order, from_marker, one_by_one
from kiosk.rules.elections import one_of, table_for
from kiosk.rules.events import CommunityTurned, DealerSet, DealerTurned, Dealt, Event, HandsTurned
from kiosk.rules.fast_action_holdem.house_ways import PAIRS, set_hand
from kiosk.rules.game import DISCARD, HELD, PLAYS, SECOND, Game, from_the_right
from kiosk.rules.intents import Refusal, Refused
from kiosk.rules.irregularities import (
    ANALOGY,
    COUNT_FAILED,
    SHORT_DECK,
    Remedy,
    count_failed,
    discards,
    plays_on,
    voids_all,
    voids_seat,
)
from kiosk.rules.layouts import Spot, inscribe
from kiosk.rules.pay.paytables import odds_table
from kiosk.rules.pay.settlement import (
    DealerResult,
    Line,
    Pass,
    SeatResult,
    Settlement,
    lose,
    push,
    seat_result,
    void,
    win,
)
from kiosk.rules.round import BETS_CLOSED, AnyRound, PublicSeat, PublicView, SeatState

_CARDS = 4
_SURRENDER = "surrender"
_POSITIONS = {f"{verb} {first} {second}": (first, second) for verb in ("keep", "split") for first, second in PAIRS}
_DECISIONS = (*_POSITIONS, _SURRENDER)
_BOARD: Order = (BURN, *(COMMUNITY,) * 5)

_MARKERS: tuple[str | int, ...] = ("dealer", *SEATS)


@dataclass(frozen=True, slots=True)
class Elections:
    """What the house elects, and where the shoe and the marker stand for this round."""

    fast_action: str = table_for("fast-action")
    decks: int = one_of(6, 8)
    marker: str | int = one_of(*_MARKERS)
    new_shoe: bool = one_of(*(False, True))


class FastActionHoldem(Game):
    name = "fast-action-holdem/ma"
    wagers = ("bet",)
    copy_loses = True
    decisions = _DECISIONS
    spellings = MappingProxyType(
        {f"{name.partition(' ')[0]} {second} {first}": name for name, (first, second) in _POSITIONS.items()}
    )
    streets = 1
    # fah 8(a), (c): the kept cards lie in front of the wager; a split's second wager goes with the area for discards.
    layout = (
        Spot("bet", 0, 0, "Wager"),
        Spot("kept", 0, 1, "Kept cards", for_cards=True),
        Spot("split", 1, 0, "Second wager"),
        Spot("discard_area", 1, 1, "Discards", for_cards=True),
    )

    def __init__(self, house: Elections) -> None:
        self.copies = house.decks
        self._marker = DEALER if house.marker == "dealer" else int(house.marker)
        self._new_shoe = house.new_shoe
        table = odds_table("fast-action", house.fast_action).pays
        self._natural, self._higher = table["natural"], table["higher-hand"]
        self.inscriptions = (inscribe("Wager", table, "bet"),)
        self.remedies = _REMEDIES

    def check_wagers(self, seat: int, wagers: Mapping[str, int]) -> Refused | None:
        """One wager, which a surrender can halve."""
        if "bet" not in wagers:
            return Refused(Refusal.WAGER_MISSING, seat, "bet", "the wager is missing")
        if wagers["bet"] % 2:
            words = f"must be an even number of cents, and is {wagers['bet']}"
            return Refused(Refusal.WRONG_AMOUNT, seat, "bet", words)
        return None

    def deal(self, seats: tuple[int, ...]) -> Order:
        """A new shoe's first card is burned; then one card at a time from the marker, four times around."""
        return _deal(seats, self._marker, self._new_shoe)

    def deal_hands(self, state: AnyRound, places: Order) -> tuple[Event, ...]:
        """The deal, and the naturals in it, which the dealer declares at once (fah 8(b))."""
        events = super().deal_hands(state, places)
        every = len(state.seats) + 1  # a seat's cards lie so far apart
        cards = state.deck[places.count(BURN) : len(places)]
        naturals = tuple(
            [
                (place, cards[index::every])
                for index, place in enumerate(places[-every:])
                if place != DEALER and is_natural(cards[index::every])
            ]
        )
        return (*events, HandsTurned(naturals)) if naturals else events

    def options(self, state: AnyRound, seat: SeatState) -> tuple[str, ...]:
        """Once, unless the seat has a natural."""
        if state.street < 0 or seat.decisions or seat.void or is_natural(seat.cards):
            return ()
        return _DECISIONS

    def default_decision(self, state: AnyRound, seat: SeatState) -> str:  # noqa: ARG002
        return house_way(seat.cards)

    def may_still_decide(self, seat: SeatState) -> bool:
        return not (seat.decisions or seat.void or is_natural(seat.cards))

    def effect(self, seat: SeatState, action: str) -> tuple[str | None, int, bool]:
        """A split stakes the wager once more."""
        if action.startswith("split"):
            return "split", seat.wagers["bet"], False
        return None, 0, action == _SURRENDER

    def next_places(self, state: AnyRound) -> Order:
        """A burn and the community cards, if there is a hand to compare."""
        return _BOARD if self._compares(state) else ()

    def _compares(self, state: AnyRound) -> bool:
        return not is_natural(state.dealer) and any(
            not (seat.void or seat.folded or is_natural(seat.cards)) for seat in state.seats
        )

    def next_step(self, state: AnyRound, places: Order) -> tuple[Event, ...]:
        """The dealer turns and sets; then the burn, the community cards and the players' hands."""
        turned = DealerTurned(state.dealer)
        if is_natural(state.dealer):
            return self._finish(state, turned)
        (first, second), way = set_hand(state.dealer)
        dealer_set = DealerSet((state.dealer[first], state.dealer[second]), way)
        if not places:
            return self._finish(state, turned, dealer_set)
        board = CommunityTurned(state.deck[state.used + 1 : state.used + len(_BOARD)])
        hands = tuple(
            (seat.seat, tuple(card for hand in _hands(seat) for card in hand) or seat.cards)
            for seat in from_the_right(state)
            if not (seat.void or seat.folded)
        )
        return self._finish(state, turned, dealer_set, Dealt(places), board, HandsTurned(hands))

    def falls_short(self, state: AnyRound) -> bool:
        """Whether the shoe has too few cards for the deal, or for a board that may yet be needed."""
        return len(self._places(state)) > len(state.deck) - state.used

    def finish_void(self, state: AnyRound) -> tuple[Event, ...]:
        """Where the shoe ran out, the cards there were lie on the table (fah 9(i))."""
        if not (state.declared and self.remedies[state.declared[-1].kind].effect == SHORT_DECK):
            return ()
        left = len(state.deck) - state.used
        places = self._places(state) if state.street == BETS_CLOSED else _BOARD
        events: tuple[Event, ...] = (Dealt(places[:left]),)
        if state.street != BETS_CLOSED and left > 1:
            events += (CommunityTurned(state.deck[state.used + 1 :]),)
        return events

    def settled_at_once(self, seat: SeatState) -> tuple[Line, ...]:
        """A natural that was turned is paid, and a surrender halved, as soon as it happens (fah 8(b), (f))."""
        return self._without_board(seat) if seat.folded or seat.turned else ()

    def _without_board(self, seat: SeatState) -> tuple[Line, ...]:
        bet = seat.wagers["bet"]
        if is_natural(seat.cards):
            return (Line("bet", bet, "natural", self._natural, self._natural.returned(bet)),)
        return (Line("bet", bet, "surrender", None, bet // 2),) if seat.folded else ()

    def mucks(self, seat: SeatState) -> bool:
        return bool(self.settled_at_once(seat))

    def settle(self, state: AnyRound) -> Settlement:
        """By fah 8."""
        board = state.community[: state.turned]
        dealer = best((*board, *state.kept)) if board and state.dealer_turned else None
        natural = is_natural(state.dealer)
        seats = tuple([self._settle_seat(seat, board, dealer, natural) for seat in state.seats])
        hand = None if dealer is None else category(dealer)
        shown = DealerResult(state.dealer, state.kept, hand, None)
        return Settlement(board, state.burned, shown, seats, None, state.used)

    def _settle_seat(
        self, seat: SeatState, board: tuple[Card, ...], dealer: Strength | None, dealer_natural: bool
    ) -> SeatResult:
        bet = seat.wagers["bet"]
        split = seat.wagers.get("split")
        hands: tuple[str | None, ...] = (None,) if split is None else (None, None)
        lines: tuple[Line, ...]
        if seat.void:
            lines = tuple([void(wager, seat.wagers[wager]) for wager in ("bet", "split") if wager in seat.wagers])
        elif early := self._without_board(seat):
            lines = early
        elif dealer_natural or dealer is None:
            lines = (lose("bet", bet),) if split is None else (lose("bet", bet), push("split", split))
        else:
            strengths = [best(board + hand) for hand in _hands(seat)]
            hands = tuple([category(strength) for strength in strengths])
            lines = tuple(
                [
                    win(wager, bet, self._higher) if strength > dealer else lose(wager, bet)
                    for wager, strength in zip(("bet", "split"), strengths, strict=False)
                ]
            )
        return seat_result(seat.seat, seat.cards, hands, seat.folded, lines)

    def copy_hands(self, state: AnyRound) -> tuple[tuple[int, str], ...]:
        """Hands equal to the dealer's: announced, and lost (fah 8(k))."""
        board = state.community
        if not (board and state.kept):
            return ()
        dealer = best((*board, *state.kept))
        return tuple(
            (seat.seat, wager)
            for seat in from_the_right(state)
            if not seat.void
            for wager, hand in zip(("bet", "split"), _hands(seat), strict=False)
            if best(board + hand) == dealer
        )

    def roles(self, seat: PublicSeat) -> tuple[str, ...]:
        """The kept cards lie in front of the wager, the others in the discard area (fah 8(a), (c), (f))."""
        if not seat.decisions:
            return (HELD,) * len(seat.cards)
        if seat.folded:
            return (DISCARD,) * len(seat.cards)
        return (PLAYS, PLAYS, *(SECOND if "split" in seat.wagers else DISCARD,) * (len(seat.cards) - 2))

    def as_set(self, seat: PublicSeat, cards: tuple[Card, ...]) -> tuple[Card, ...]:
        kept = _POSITIONS.get(seat.decisions[0], ()) if seat.decisions else ()
        return (*(cards[index] for index in kept), *(card for index, card in enumerate(cards) if index not in kept))

    def paying_row(self, view: PublicView, seat: PublicSeat, line: Line) -> str | None:  # noqa: ARG002
        return "natural" if line.result == "natural" else "higher-hand"

    def is_natural(self, cards: tuple[Card | None, ...]) -> bool:
        return None not in cards and is_natural(face_up(cards))

    def announcement(self, state: AnyRound) -> str:
        """The dealer's natural, which ends the round."""
        natural = state.dealer_turned and is_natural(state.dealer)
        return "The dealer has a natural: no community cards." if natural else ""

    def settling_passes(self, state: AnyRound, seats: Sequence[SeatState]) -> tuple[Pass, ...]:
        """Naturals and surrenders at once; then losers are collected; then winners are paid (fah 8(k) to (m))."""
        if state.settlement is None:
            return ()
        results = {result.seat: result for result in state.settlement.seats}
        compared = tuple(seat.seat for seat in seats if not seat.folded and not is_natural(seat.cards))
        outcomes = [(seat.seat, line.wager, line.result) for seat in seats for line in results[seat.seat].lines]

        def served(*results: str) -> tuple[tuple[int, tuple[str, ...]], ...]:
            return tuple((seat, (wager,)) for seat, wager, result in outcomes if result in results)

        return (
            Pass("Naturals, paid at once", served("natural"), at_once=True),
            Pass("Surrenders, taken at once", served("surrender"), at_once=True),
            Pass("Losing hands, collected", served("lose"), turns=compared),
            Pass("A split's second wager, returned", served("push")),
            Pass("Winning hands, paid", served("win")),
        )


def is_natural(cards: tuple[Card, ...]) -> bool:
    """Four of a kind in the first four cards."""
    return len(cards) == _CARDS and cards[0][0] == cards[1][0] == cards[2][0] == cards[3][0]


def house_way(cards: tuple[Card, ...]) -> str:
    """What a seat that does not answer in time keeps."""
    (first, second), _ = set_hand(cards)
    return f"keep {first} {second}"


def _hands(seat: SeatState) -> list[tuple[Card, ...]]:
    """The one or two hands of two cards that a seat set; none if it set none."""
    if not seat.decisions or seat.folded:
        return []
    kept = _POSITIONS[seat.decisions[0]]
    hands = [tuple([seat.cards[index] for index in kept])]
    if "split" in seat.wagers:
        hands.append(tuple([card for index, card in enumerate(seat.cards) if index not in kept]))
    return hands


@lru_cache(maxsize=1024)
def _deal(seats: tuple[int, ...], marker: int, new_shoe: bool) -> Order:
    burn = (BURN,) if new_shoe else ()
    return burn + one_by_one(from_marker(marker, seats), _CARDS)


_REMEDIES = {
    "card-face-up": discards("fah 9(a)", repeats=True),
    "card-drawn-in-error": plays_on("fah 9(b)", "the unseen card is the next card"),
    "player-card-exposed": plays_on("fah 9(c)", "the card is turned face down, and play goes on"),
    "wrong-count-seat": voids_seat("fah 9(e), (j)"),
    "wrong-count-dealer": voids_all("fah 9(f)"),
    "insufficient-cards": Remedy("fah 9(i)", SHORT_DECK, "the round is void, and the shoe is shuffled"),
    "marker-not-moved": plays_on("fah 9(k)", "the round is completed, and the marker moves for the next one"),
    "shuffler-failure": plays_on("fah 11", "that batch is shuffled again; the round in play stands"),
    "device-failure": voids_all("fah 11", "the round is void"),
    COUNT_FAILED: count_failed(ANALOGY),
}
