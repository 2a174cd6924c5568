"""Texas Hold'em Bonus Poker, Massachusetts: two hole cards and five community cards against the dealer.

An ante; twice the ante to see the flop, or fold; an ante more before the turn and before the river, or check. The
ante itself is paid only for a straight (or a flush) and better. A bonus on the two cards and a progressive beside.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import lru_cache

from kiosk.rules.cards.cards import ACE, JACK, KING, RANK, Card, face_up
from kiosk.rules.cards.hands import Strength, best, best_of_each, category, level, level_of
from kiosk.rules.cards.positions import BURN, COMMUNITY, DEALER, Order, in_stacks, one_by_one
from kiosk.rules.elections import at_least, none_or_at_least, one_of, table_for
from kiosk.rules.events import CommunityTurned, DealerTurned, Dealt, Event, HandsTurned, StreetOpened
from kiosk.rules.game import Game, from_the_right, settle_progressive
from kiosk.rules.intents import Refusal, Refused
from kiosk.rules.irregularities import COUNT_FAILED, count_failed, discards, plays_on, voids_all, voids_seat
from kiosk.rules.layouts import Inscription, Spot, inscribe
from kiosk.rules.pay.money import CENTS_PER_DOLLAR, EVEN_MONEY, Odds, Pay
from kiosk.rules.pay.paytables import odds_table
from kiosk.rules.pay.settlement import (
    DealerResult,
    Line,
    Pass,
    SeatResult,
    Settlement,
    by_table,
    lose,
    payout_limit,
    push,
    seat_result,
    void,
    win,
)
from kiosk.rules.round import AnyRound, PublicSeat, PublicView, SeatState

_PREFLOP, _TURN = 0, 2
_OPTIONS = (("bet", "fold"), ("bet", "check"), ("bet", "check"))
_BETS = (
    ("flop", 2),
    ("turn", 1),
    ("river", 1),
)  # what a bet on each street is called, and how many antes it is
_COMMUNITY: tuple[Order, ...] = ((BURN, *(COMMUNITY,) * 3), (BURN, COMMUNITY), (BURN, COMMUNITY))
_BOARD_CARDS = 5
_ROYAL = level_of("royal-flush")
_MAIN = ("ante", "flop", "turn", "river")
_LIMITED = frozenset({*_MAIN, "bonus"})
_PRINTED_ORDER = ("ante", "bonus", "progressive", "flop", "turn", "river")
LEAST_PAYOUT_LIMIT = 50_000 * CENTS_PER_DOLLAR
LEAST_BONUS = CENTS_PER_DOLLAR
LEAST_ACES_SUPPLEMENT = odds_table("texas-bonus-aces", "A").pays["ace-ace-against-dealer-ace-ace"].n


@dataclass(frozen=True, slots=True)
class Elections:
    bonus: str = table_for("texas-bonus")
    ante_pays_from: str = one_of("straight", "flush")
    bonus_dealer_aces: int | None = none_or_at_least(LEAST_ACES_SUPPLEMENT)
    folded_progressive: str = one_of("live", "forfeit")
    payout_limit: int = at_least(LEAST_PAYOUT_LIMIT, LEAST_PAYOUT_LIMIT)


class TexasHoldemBonus(Game):
    name = "texas-holdem-bonus/ma"
    wagers = ("ante", "bonus", "progressive")
    decisions = ("bet", "check", "fold")
    streets = len(_OPTIONS)
    staying = _BETS[_PREFLOP][1]
    layout = (
        Spot("ante", 0, 0, "Ante"),
        Spot("flop", 0, 1, "Flop"),
        Spot("turn", 1, 1, "Turn"),
        Spot("river", 2, 1, "River"),
        Spot("bonus", 0, 2, "Bonus"),
        Spot("progressive", 1, 2, "Progressive"),
    )

    def __init__(self, house: Elections, dealing: str = "auto-shoe") -> None:
        self._auto = dealing == "auto-shoe"
        self._ante_pays_from = level_of(house.ante_pays_from)
        self._folded_progressive_lives = house.folded_progressive == "live"
        self._payout_limit = house.payout_limit
        self._bonus = odds_table("texas-bonus", house.bonus).pays
        aces = house.bonus_dealer_aces
        self._aces = None if aces is None else Odds(aces, 1)
        supplement = () if self._aces is None else (("ace-ace against the dealer's ace-ace", self._aces.text),)
        bonus = inscribe("Bonus", self._bonus, "bonus")
        self.inscriptions = (
            # thb 10(h)(2), 11(b): the ante is paid by the hand, the others by the comparison alone.
            Inscription("Ante", ((f"higher-hand-from-{house.ante_pays_from}", EVEN_MONEY),), ("ante",)),
            Inscription("Flop, turn and river", (("higher-hand", EVEN_MONEY),), ("flop", "turn", "river")),
            bonus._replace(lines=bonus.lines + supplement),
        )
        self.remedies = _REMEDIES

    def check_wagers(self, seat: int, wagers: Mapping[str, int]) -> Refused | None:
        """An ante; a bonus of a dollar at least (thb 6(c))."""
        if "ante" not in wagers:
            return Refused(Refusal.WAGER_MISSING, seat, "ante", "the wager is missing")
        if wagers.get("bonus", LEAST_BONUS) < LEAST_BONUS:
            words = f"must be at least {LEAST_BONUS} cents, and is {wagers['bonus']}"
            return Refused(Refusal.WRONG_AMOUNT, seat, "bonus", words)
        return None

    def deal(self, seats: tuple[int, ...]) -> Order:
        """Two cards to each seat and the dealer, together or in turn."""
        return _deal(seats, self._auto)

    def options(self, state: AnyRound, seat: SeatState) -> tuple[str, ...]:
        """Once a street, until the seat has folded."""
        street = state.street
        if street < 0 or len(seat.decisions) > street or seat.folded or seat.void:
            return ()
        return _OPTIONS[street]

    def default_decision(self, state: AnyRound, seat: SeatState) -> str:  # noqa: ARG002
        return "fold" if state.street == _PREFLOP else "check"

    def may_still_decide(self, seat: SeatState) -> bool:
        return not (seat.folded or seat.void) and len(seat.decisions) < len(_OPTIONS)

    def effect(self, seat: SeatState, action: str) -> tuple[str | None, int, bool]:
        """A bet stakes two antes for the flop, one for the turn and for the river."""
        if action == "bet":
            wager, antes = _BETS[len(seat.decisions)]
            return wager, antes * seat.wagers["ante"], False
        return None, 0, action == "fold"

    def next_places(self, state: AnyRound) -> Order:
        """A burn and the street's cards, as long as a wager needs the board."""
        return _COMMUNITY[state.street] if self._needs_board(state) else ()

    def next_step(self, state: AnyRound, places: Order) -> tuple[Event, ...]:
        """Flop, turn, river with the showdown; or the end at once if nobody needs the board."""
        turned: tuple[Event, ...] = ()
        if places:
            turned = (Dealt(places), CommunityTurned(state.deck[state.used + 1 : state.used + len(places)]))
        if places and state.street < _TURN:
            return (*turned, StreetOpened(state.street + 1))
        return self._finish(state, *turned, DealerTurned(state.dealer), HandsTurned(self._exposed(state)))

    def finish_void(self, state: AnyRound) -> tuple[Event, ...]:
        """The cards by which a bonus is still settled are shown; the board is not needed."""
        judged = tuple((seat.seat, seat.cards) for seat in from_the_right(state) if seat.spared in seat.wagers)
        return (HandsTurned(judged),) if judged else ()

    def _needs_board(self, state: AnyRound) -> bool:
        return any(not seat.void and (not seat.folded or self._progressive_lives(seat)) for seat in state.seats)

    def _progressive_lives(self, seat: SeatState) -> bool:
        return "progressive" in seat.wagers and (not seat.folded or self._folded_progressive_lives)

    def settled_at_once(self, seat: SeatState) -> tuple[Line, ...]:
        """Folding forfeits the ante (thb 10(a)(2))."""
        return (lose("ante", seat.wagers["ante"]),) if seat.folded else ()

    def mucks(self, seat: SeatState) -> bool:
        """A folded hand with a bonus wager stays on the table (thb 10(a)(2)(i)), and one with a live progressive."""
        return seat.folded and not ("bonus" in seat.wagers or self._progressive_lives(seat))

    def _exposed(self, state: AnyRound) -> tuple[tuple[int, tuple[Card, ...]], ...]:
        """Hands in play, and folded ones by which a bonus or a progressive wager is still settled."""
        return tuple(
            [(seat.seat, seat.cards) for seat in from_the_right(state) if not seat.void and not self.mucks(seat)]
        )

    def settle(self, state: AnyRound) -> Settlement:
        """By thb 10(h), 11 and 12."""
        board = state.community[: state.turned]
        complete = len(board) == _BOARD_CARDS
        playing = [seat for seat in state.seats if complete and not seat.void]
        judged = best_of_each([seat.cards for seat in playing], board)
        strengths = {seat.seat: strength for seat, strength in zip(playing, judged, strict=True)}
        dealer = best(board + state.dealer) if complete and state.dealer_turned else None
        meter, progressive_lines = settle_progressive(
            state, lambda seat, table: self._outcome(seat, table, board, strengths)
        )
        seats = []
        for seat in state.seats:
            own = strengths.get(seat.seat)
            if seat.void:
                seats.append(self._void_seat(seat))
                continue
            main = self._main_lines(seat, own, dealer)
            lines = [main[0]]
            if "bonus" in seat.wagers:
                lines.append(self._bonus_line(seat, state.dealer))
            if seat.seat in progressive_lines:
                lines.append(progressive_lines[seat.seat])
            lines += main[1:]
            cut = payout_limit(lines, _LIMITED, self._payout_limit)
            hand = None if own is None else category(own)
            seats.append(seat_result(seat.seat, seat.cards, (hand,), seat.folded, tuple(lines), cut))
        shown = (None, None) if dealer is None else (category(dealer), True)
        return Settlement(
            board, state.burned, DealerResult(state.dealer, None, *shown), tuple(seats), meter, state.used
        )

    def _main_lines(self, seat: SeatState, own: Strength | None, dealer: Strength | None) -> list[Line]:
        wagers = seat.wagers
        if seat.folded or own is None or dealer is None:
            return [lose("ante", wagers["ante"])]
        made = [(wager, wagers[wager]) for wager in _MAIN if wager in wagers]
        if own < dealer:
            return [lose(wager, stake) for wager, stake in made]
        if own == dealer:
            return [push(wager, stake) for wager, stake in made]
        lines = [win(wager, stake) for wager, stake in made]
        if level(own) < self._ante_pays_from:
            lines[0] = push("ante", wagers["ante"])
        return lines

    def _bonus_line(self, seat: SeatState, dealer: tuple[Card, ...]) -> Line:
        """By the two cards alone; the supplement where both seat and dealer hold aces (thb 11(d))."""
        line = bonus_line(seat.cards)
        odds = self._bonus.get(line or "")
        if line == "ace-ace" and self._aces is not None and bonus_line(dealer) == "ace-ace":
            odds = self._aces
        return by_table("bonus", seat.wagers["bonus"], odds)

    def _void_seat(self, seat: SeatState) -> SeatResult:
        """Every wager comes back, but for the bonus where the text still settles it, without the supplement."""
        lines = tuple(
            self._bonus_line(seat, ()) if wager == seat.spared else void(wager, seat.wagers[wager])
            for wager in sorted(seat.wagers, key=_PRINTED_ORDER.index)
        )
        cut = payout_limit(lines, _LIMITED, self._payout_limit)
        return seat_result(seat.seat, seat.cards, (None,), seat.folded, lines, cut)

    def _outcome(
        self, seat: SeatState, table: str, board: tuple[Card, ...], strengths: Mapping[int, Strength]
    ) -> Pay | None:
        """What the progressive table has for the seat's best hand (thb 12)."""
        if not self._progressive_lives(seat):
            return None
        hand = progressive_line(seat.cards, board, strengths[seat.seat])
        return self.progressive_table("progressive-texas", table).pays.get(hand)

    def paying_row(self, view: PublicView, seat: PublicSeat, line: Line) -> str | None:
        own, board = face_up(seat.cards), face_up(view.community)
        if line.wager == "progressive":
            return progressive_line(own, board, best(board + own))
        if line.wager != "bonus":
            return None
        row = bonus_line(own)
        return "ace-ace-against-dealer-ace-ace" if row == "ace-ace" and line.pays == self._aces else row

    def settling_passes(self, state: AnyRound, seats: Sequence[SeatState]) -> tuple[Pass, ...]:  # noqa: ARG002
        """Each seat from the right: its main wagers, then its bonus (thb 10(h)(4)), then its progressive."""
        folded = [seat for seat in seats if seat.folded]
        side = {seat.seat: tuple(w for w in ("bonus", "progressive") if w in seat.wagers) for seat in seats}
        in_play = tuple(
            (seat.seat, tuple(w for w in _MAIN if w in seat.wagers) + side[seat.seat])
            for seat in seats
            if not seat.folded
        )
        return (
            Pass("Forfeited at the fold", tuple((seat.seat, ("ante",)) for seat in folded), at_once=True),
            Pass("Seats in play", in_play, turns=tuple(seat for seat, _ in in_play)),
            Pass(
                "Folded seats' side wagers",
                tuple((s.seat, side[s.seat]) for s in folded if side[s.seat]),
                turns=tuple(s.seat for s in folded if side[s.seat]),
            ),
        )


@lru_cache
def _deal(seats: tuple[int, ...], auto: bool) -> Order:
    places = (*seats, DEALER)
    return in_stacks(places, 2) if auto else one_by_one(places, 2)


def least_payout_limit(minimum_ante_cents: int, house: Elections) -> int:
    """The payout limit where the house sets none higher: $50,000, or what the minimum wagers could win (thb 11(e))."""
    bonus = max(pay.winnings(LEAST_BONUS) for pay in odds_table("texas-bonus", house.bonus).pays.values())
    aces = (house.bonus_dealer_aces or 0) * LEAST_BONUS
    antes = 1 + sum(count for _, count in _BETS)
    return max(LEAST_PAYOUT_LIMIT, antes * minimum_ante_cents + max(bonus, aces))


def bonus_line(cards: tuple[Card, ...]) -> str | None:
    if not cards:
        return None
    low, high = sorted((RANK[cards[0]], RANK[cards[1]]))
    if low == high:
        if high == ACE:
            return "ace-ace"
        return "king-queen-or-jack-pair" if high >= JACK else "ten-to-two-pair"
    if high != ACE or low < JACK:
        return None
    partner = "king" if low == KING else "queen-or-jack"
    return f"ace-{partner}-{'suited' if cards[0][1] == cards[1][1] else 'unsuited'}"


def progressive_line(hole: tuple[Card, ...], board: tuple[Card, ...], own: Strength) -> str:
    """The best hand as the progressive table names it, royals told apart by the card that completed them."""
    if level(own) != _ROYAL:
        return category(own)
    if level(best(board)) == _ROYAL:
        return "community-royal"
    for cards in (5, 6):
        if level(best((*hole, *board)[:cards])) == _ROYAL:
            return f"royal-after-{cards}"
    return "royal-after-7"


_BONUS_LIVE = "every hand is void, but the bonus is settled without the aces supplement"
_REMEDIES = {
    "card-face-up": discards("thb 132(b)"),
    "cards-face-up": voids_all("thb 132(b)", _BONUS_LIVE, "bonus", asks_complete=True),
    "card-drawn-in-error": plays_on("thb 132(c)", "the unseen card is the next card"),
    "wrong-count-seat": voids_seat("thb 132(d)"),
    "wrong-count-dealer": voids_all("thb 132(d)"),
    "dealer-card-exposed": voids_all("thb 132(a)", _BONUS_LIVE, "bonus", while_deciding=True),
    "shuffler-failure": plays_on("thb 132(e)", "that deck is shuffled again; the round in play stands"),
    "device-failure": voids_all("thb 132(f)", "the round is void"),
    COUNT_FAILED: count_failed("thb 7(f)(2)"),
}
