"""Heads Up Hold'em, Massachusetts and New York: two hole cards and five community cards against the dealer.

Ante and an equal odds wager; one raise a round, the earlier the larger; the dealer qualifies with a pair. New York
adds the progressive wager, its own irregularities and its own settling order.
"""

from collections.abc import Mapping, Sequence
from dataclasses import asdict, dataclass
from functools import lru_cache

from kiosk.rules.cards.cards import ACE, JACK, RANK, Card, face_up
from kiosk.rules.cards.hands import Strength, best, best_of_each, best_with_all_of, category, level, level_of
from kiosk.rules.cards.positions import COMMUNITY, DEALER, Order, in_stacks, one_by_one
from kiosk.rules.elections import one_of, table_for
from kiosk.rules.events import CommunityTurned, DealerTurned, Dealt, Event, HandsTurned, StreetOpened
from kiosk.rules.game import Game, from_the_right, settle_progressive
from kiosk.rules.intents import Refusal, Refused
from kiosk.rules.irregularities import ANALOGY, COUNT_FAILED, count_failed, discards, plays_on, voids_all, voids_seat
from kiosk.rules.layouts import Inscription, Spot, inscribe
from kiosk.rules.pay.money import Pay
from kiosk.rules.pay.paytables import odds_table
from kiosk.rules.pay.settlement import (
    DealerResult,
    Line,
    Pass,
    SeatResult,
    Settlement,
    by_table,
    lose,
    push,
    seat_result,
    void,
    win,
)
from kiosk.rules.round import AnyRound, PublicSeat, PublicView, SeatState

_PREFLOP, _RIVER = 0, 2
_OPTIONS = (
    ("check", "raise 1", "raise 2", "raise 3"),
    ("check", "raise 1", "raise 2"),
    ("raise 1", "fold"),
)
_COMMUNITY: tuple[Order, ...] = ((COMMUNITY,) * 3, (COMMUNITY,) * 2, ())  # dealt at the end of each street
_ANTES = {"raise 1": 1, "raise 2": 2, "raise 3": 3}
_STREETS = ("before the flop", "after the flop", "after turn and river")
_RAISES = tuple(
    (street, ", ".join(str(_ANTES[option]) for option in options if option in _ANTES))
    for street, options in zip(_STREETS, _OPTIONS, strict=True)
)
_FLOP_CARDS, _BOARD_CARDS = 3, 5
_PAIR, _STRAIGHT, _ROYAL = level_of("pair"), level_of("straight"), level_of("royal-flush")
_SIDE_WAGERS = ("trips_plus", "pocket_bonus", "progressive")
_PRINTED_ORDER = ("ante", "odds", *_SIDE_WAGERS, "raise")


@dataclass(frozen=True, slots=True)
class MassachusettsElections:
    odds: str = table_for("odds")
    bad_beat: str = table_for("bad-beat")
    trips_plus: str = table_for("trips-plus")
    pocket_bonus: str = table_for("pocket-bonus")
    folded_trips_plus: str = one_of("live", "forfeit")


@dataclass(frozen=True, slots=True)
class NewYorkElections(MassachusettsElections):
    trips_plus_from: str = one_of("seven", "hole-and-three")
    folded_progressive: str = one_of("live", "forfeit")


class HeadsUpHoldem(Game):
    """Either rule set; New York's where the elections are New York's."""

    decisions = ("check", "raise 1", "raise 2", "raise 3", "fold")
    streets = len(_OPTIONS)
    equal_wagers = ("ante", "odds")
    staying = _ANTES["raise 1"]
    # huh-ny (a)(2): as the player sees it, rows counted away from the player.
    _layout = (
        Spot("raise", 0, 0, "Raise"),
        Spot("ante", 0, 1, "Ante"),
        Spot("odds", 1, 1, "Odds"),
        Spot("trips_plus", 0, 2, "Trips Plus"),
        Spot("pocket_bonus", 1, 2, "Pocket Bonus"),
    )

    def __init__(self, house: MassachusettsElections, dealing: str = "auto-shoe") -> None:
        self._new_york = isinstance(house, NewYorkElections)
        self.name = "heads-up-holdem/ny" if self._new_york else "heads-up-holdem/ma"
        self.remedies = _NEW_YORK_REMEDIES if self._new_york else _MASSACHUSETTS_REMEDIES
        self.wagers = ("ante", "odds", "trips_plus", "pocket_bonus")
        self.layout = self._layout
        if self._new_york:
            self.wagers += ("progressive",)
            self.layout += (Spot("progressive", 2, 2, "Progressive"),)
        elected = house if isinstance(house, NewYorkElections) else NewYorkElections(**asdict(house))
        self._auto = dealing == "auto-shoe"
        self._forfeited = {
            wager
            for wager, fate in (
                ("trips_plus", elected.folded_trips_plus),
                ("progressive", elected.folded_progressive),
            )
            if fate == "forfeit"
        }
        self._both_hole_cards = elected.trips_plus_from == "hole-and-three"
        self._odds = odds_table("odds", elected.odds).pays
        self._bad_beat = odds_table("bad-beat", elected.bad_beat).pays
        self._trips_plus = odds_table("trips-plus", elected.trips_plus).pays
        self._pocket_bonus = odds_table("pocket-bonus", elected.pocket_bonus).pays
        self.inscriptions = (
            inscribe("Odds", self._odds, "odds"),
            inscribe("Bad beat bonus", self._bad_beat, "odds"),
            inscribe("Trips Plus", self._trips_plus, "trips_plus"),
            inscribe("Pocket Bonus", self._pocket_bonus, "pocket_bonus"),
            Inscription("Raise, in antes", _RAISES, ("raise",)),
        )

    def check_wagers(self, seat: int, wagers: Mapping[str, int]) -> Refused | None:
        """Ante, and odds equal to it (huh-ma 6(c), huh-ny (c)(3))."""
        for required in ("ante", "odds"):
            if required not in wagers:
                return Refused(Refusal.WAGER_MISSING, seat, required, "the wager is missing")
        if wagers["odds"] != wagers["ante"]:
            words = f"must equal the ante of {wagers['ante']}, and is {wagers['odds']}"
            return Refused(Refusal.WRONG_AMOUNT, seat, "odds", words)
        return None

    def deal(self, seats: tuple[int, ...]) -> Order:
        """From the automated shoe the community cards come first, face down, then hands of two together."""
        return _deal(seats, self._auto)

    def options(self, state: AnyRound, seat: SeatState) -> tuple[str, ...]:
        """Once a street, until the seat has raised."""
        street = state.street
        if street < 0 or len(seat.decisions) > street or seat.void or seat.fresh or seat.folded:
            return ()
        return _OPTIONS[street]

    def default_decision(self, state: AnyRound, seat: SeatState) -> str:  # noqa: ARG002
        return "fold" if state.street == _RIVER else "check"

    def may_still_decide(self, seat: SeatState) -> bool:
        return not (seat.fresh or seat.folded or seat.void)

    def effect(self, seat: SeatState, action: str) -> tuple[str | None, int, bool]:
        """A raise stakes so many antes."""
        if antes := _ANTES.get(action):
            return "raise", antes * seat.wagers["ante"], False
        return None, 0, action == "fold"

    def next_places(self, state: AnyRound) -> Order:
        """Community cards, where they do not lie there already."""
        return () if self._auto else _COMMUNITY[state.street]

    def next_step(self, state: AnyRound, places: Order) -> tuple[Event, ...]:
        """The flop; the turn and river together; the showdown."""
        if state.street == _RIVER:
            return self._finish(state, DealerTurned(state.dealer), HandsTurned(self._exposed(state)))
        upto = _FLOP_CARDS if state.street == _PREFLOP else _BOARD_CARDS
        board = state.community + state.deck[state.used : state.used + len(places)]
        turned = (CommunityTurned(board[state.turned : upto]), StreetOpened(state.street + 1))
        return (Dealt(places), *turned) if places else turned

    def finish_void(self, state: AnyRound) -> tuple[Event, ...]:
        """New York completes the board for the Trips Plus wagers (huh-ny (j)(2))."""
        judged = tuple((seat.seat, seat.cards) for seat in from_the_right(state) if seat.spared in seat.wagers)
        if not judged:
            return ()
        missing = (COMMUNITY,) * (_BOARD_CARDS - len(state.community))
        board = state.community + state.deck[state.used : state.used + len(missing)]
        turned = (CommunityTurned(board[state.turned :]), HandsTurned(judged))
        return (Dealt(missing), *turned) if missing else turned

    def finish_alone(self, state: AnyRound) -> tuple[Event, ...]:
        """The board stays as far as it has come."""
        return self._finish(state, DealerTurned(state.dealer))

    def settled_at_once(self, seat: SeatState) -> tuple[Line, ...]:
        """Folding forfeits ante and odds (huh-ma 10(h), huh-ny (e)(7))."""
        return (lose("ante", seat.wagers["ante"]), lose("odds", seat.wagers["odds"])) if seat.folded else ()

    def mucks(self, seat: SeatState) -> bool:
        return seat.folded and not any(self._lives(seat, wager) for wager in _SIDE_WAGERS)

    def _exposed(self, state: AnyRound) -> tuple[tuple[int, tuple[Card, ...]], ...]:
        """Folded hands by which a side wager is still settled, then the raisers' hands; each from the right."""
        folded, raised = [], []
        for seat in from_the_right(state):
            if seat.void:
                continue
            if not seat.folded:
                raised.append((seat.seat, seat.cards))
            elif not self.mucks(seat):
                folded.append((seat.seat, seat.cards))
        return (*folded, *raised)

    def _lives(self, seat: SeatState, wager: str) -> bool:
        """Whether the seat made that side wager and it is judged by the cards, the hand folded or not."""
        return wager in seat.wagers and not (seat.folded and wager in self._forfeited)

    def settle(self, state: AnyRound) -> Settlement:
        """By the cases of huh-ma 11 and huh-ny (f)."""
        board = state.community[: state.turned]
        complete = len(board) == _BOARD_CARDS
        playing = [seat for seat in state.seats if complete and not seat.void]
        judged = best_of_each([seat.cards for seat in playing], board)
        strengths = {seat.seat: strength for seat, strength in zip(playing, judged, strict=True)}
        dealer = best(board + state.dealer) if complete and state.dealer_turned else None
        meter, progressive_lines = settle_progressive(
            state, lambda seat, table: self._outcome(seat, table, board, strengths[seat.seat])
        )
        seats = []
        for seat in state.seats:
            if seat.void or dealer is None:
                seats.append(self._void_seat(seat, board))
                continue
            own = strengths[seat.seat]
            hand = category(own)
            lines, raised = self._main_lines(seat, own, dealer, hand)
            self._add_side_lines(lines, seat, own, board)
            if seat.seat in progressive_lines:
                lines.append(progressive_lines[seat.seat])
            if raised is not None:
                lines.append(raised)
            seats.append(seat_result(seat.seat, seat.cards, (hand,), seat.folded, tuple(lines)))
        shown = (None, None) if dealer is None else (category(dealer), self.qualifies(dealer))
        return Settlement(
            board, state.burned, DealerResult(state.dealer, None, *shown), tuple(seats), meter, state.used
        )

    def _main_lines(
        self, seat: SeatState, own: Strength, dealer: Strength, hand: str
    ) -> tuple[list[Line], Line | None]:
        """Ante and odds, and apart from them the raise, which is printed last."""
        wagers = seat.wagers
        ante, odds = wagers["ante"], wagers["odds"]
        if seat.folded:
            return [*self.settled_at_once(seat)], None
        raised = wagers["raise"]
        if own == dealer:
            return [push("ante", ante), push("odds", odds)], push("raise", raised)
        qualifies = self.qualifies(dealer)
        if own > dealer:
            ante_line = win("ante", ante) if qualifies else push("ante", ante)
            odds_line = win("odds", odds, self._odds[hand]) if hand in self._odds else push("odds", odds)
            return [ante_line, odds_line], win("raise", raised)
        ante_line = lose("ante", ante) if qualifies else push("ante", ante)
        return [ante_line, by_table("odds", odds, self._bad_beat.get(hand))], lose("raise", raised)

    def qualifies(self, dealer: Strength) -> bool:
        """With a pair (huh-ma 11(b)(1), huh-ny (f)(1))."""
        return level(dealer) >= _PAIR

    def _add_side_lines(self, lines: list[Line], seat: SeatState, own: Strength, board: tuple[Card, ...]) -> None:
        """Trips Plus and Pocket Bonus, whatever the main wagers came to."""
        wagers = seat.wagers
        if "trips_plus" in wagers:
            if seat.folded and "trips_plus" in self._forfeited:
                lines.append(lose("trips_plus", wagers["trips_plus"]))
            else:
                lines.append(self._trips_plus_line(seat, own, board))
        if "pocket_bonus" in wagers:
            odds = self._pocket_bonus.get(pocket_line(seat.cards) or "")
            lines.append(by_table("pocket_bonus", wagers["pocket_bonus"], odds))

    def _trips_plus_line(self, seat: SeatState, own: Strength, board: tuple[Card, ...]) -> Line:
        odds = self._trips_plus.get(category(own))
        if odds is not None and self._both_hole_cards:  # fewer choices never make more of a hand
            odds = self._trips_plus.get(category(best_with_all_of(seat.cards, board, 3)))
        return by_table("trips_plus", seat.wagers["trips_plus"], odds)

    def _void_seat(self, seat: SeatState, board: tuple[Card, ...]) -> SeatResult:
        """Every wager comes back, but for New York's Trips Plus where the text still settles it."""
        hand = None
        lines = []
        for wager in sorted(seat.wagers, key=_PRINTED_ORDER.index):
            if wager == seat.spared:
                own = best(board + seat.cards)
                hand = category(own)
                lines.append(self._trips_plus_line(seat, own, board))
            else:
                lines.append(void(wager, seat.wagers[wager]))
        return seat_result(seat.seat, seat.cards, (hand,), seat.folded, tuple(lines))

    def _outcome(self, seat: SeatState, table: str, board: tuple[Card, ...], own: Strength) -> Pay | None:
        """What the progressive table has for the seat's best hand (huh-ny (k)(3))."""
        if not self._lives(seat, "progressive"):
            return None
        return self.progressive_table("progressive-ny", table).pays.get(progressive_line(seat.cards, board, own))

    def paying_row(self, view: PublicView, seat: PublicSeat, line: Line) -> str | None:
        own, board = face_up(seat.cards), face_up(view.community)
        match line.wager:
            case "odds":
                return category(best(board + own))
            case "trips_plus" if self._both_hole_cards:
                return category(best_with_all_of(own, board, 3))
            case "trips_plus":
                return category(best(board + own))
            case "pocket_bonus":
                return pocket_line(own)
            case "progressive":
                return progressive_line(own, board, best(board + own))
        return None

    def settling_passes(self, state: AnyRound, seats: Sequence[SeatState]) -> tuple[Pass, ...]:
        """New York: antes back, then folded seats, then raisers (huh-ny (e)(8) to (10)). Always from the right."""
        folded = [seat for seat in seats if seat.folded]
        raisers = [seat for seat in seats if not seat.folded]
        side = {seat.seat: tuple(w for w in _SIDE_WAGERS if w in seat.wagers) for seat in seats}
        unqualified = (
            state.settlement is not None
            and state.settlement.dealer is not None
            and state.settlement.dealer.qualifies is False
        )
        antes_first = self._new_york and unqualified
        main = ("odds", "raise") if antes_first else ("ante", "odds", "raise")
        return (
            Pass("Forfeited at the fold", tuple((seat.seat, ("ante", "odds")) for seat in folded), at_once=True),
            Pass(
                "Antes, the dealer not qualifying",
                tuple((seat.seat, ("ante",)) for seat in raisers) if antes_first else (),
            ),
            Pass(
                "Folded seats' side wagers",
                tuple((s.seat, side[s.seat]) for s in folded if side[s.seat]),
                turns=tuple(s.seat for s in folded if side[s.seat]),
            ),
            Pass(
                "Seats in play",
                tuple((seat.seat, tuple(w for w in main if w in seat.wagers) + side[seat.seat]) for seat in raisers),
                turns=tuple(seat.seat for seat in raisers),
            ),
        )


@lru_cache
def _deal(seats: tuple[int, ...], auto: bool) -> Order:
    places = (*seats, DEALER)
    if auto:
        return (COMMUNITY,) * _BOARD_CARDS + in_stacks(places, 2)
    return one_by_one(places, 2)


def pocket_line(cards: tuple[Card, ...]) -> str | None:
    low, high = sorted((RANK[cards[0]], RANK[cards[1]]))
    if low == high:
        return "pair-of-aces" if high == ACE else "pair"
    if high == ACE and low >= JACK:
        return "ace-face-suited" if cards[0][1] == cards[1][1] else "ace-face-unsuited"
    return None


def progressive_line(hole: tuple[Card, ...], board: tuple[Card, ...], own: Strength) -> str:
    """The best hand as the progressive tables name it, royals told apart by where they lie."""
    if level(own) != _ROYAL:
        return category(own)
    if level(best(board)) == _ROYAL:
        return "community-royal-flush"
    if level(best(hole + board[:_FLOP_CARDS])) == _ROYAL:
        return "flopped-royal-flush-in-spades" if hole[0][1] == "s" else "flopped-royal-flush"
    return "royal-flush"


_SHUFFLER = "that deck is shuffled again; the round in play stands"
_MASSACHUSETTS_REMEDIES = {
    "card-face-up": discards("huh-ma 12(a)"),
    "cards-face-up": voids_all("huh-ma 12(a)", asks_complete=True),
    "card-drawn-in-error": plays_on("huh-ma 12(b)", "the unseen card is the next card"),
    "wrong-count-seat": voids_all("huh-ma 12(c)", names_seat=True),
    "wrong-count-dealer": voids_all("huh-ma 7(f)(2)"),
    "dealer-card-exposed": voids_all("huh-ma 12(d)"),
    "shuffler-failure": plays_on("huh-ma 12(e)", _SHUFFLER),
    "device-failure": voids_all("huh-ma 12(f)", "the round is void"),
    COUNT_FAILED: count_failed("huh-ma 7(f)(2)"),
}
_TRIPS_LIVE = "every hand is void, but the board is completed and Trips Plus is settled"
_NEW_YORK_REMEDIES = {
    "card-face-up": discards("huh-ny (j)(2)(ii)"),
    "cards-face-up": voids_all("huh-ny (j)(2)(ii)", _TRIPS_LIVE, "trips_plus", asks_complete=True),
    "card-drawn-in-error": plays_on(ANALOGY, "the unseen card is the next card"),
    "wrong-count-seat": voids_seat("huh-ny (j)(3)"),
    "wrong-count-dealer": voids_all("huh-ny (j)(3)"),
    "dealer-card-exposed": voids_all("huh-ny (j)(1)", _TRIPS_LIVE, "trips_plus", while_deciding=True),
    "shuffler-failure": plays_on(ANALOGY, _SHUFFLER),
    "device-failure": voids_all(ANALOGY, "the round is void"),
    COUNT_FAILED: count_failed(ANALOGY),
}
