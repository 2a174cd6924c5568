"""Flop Poker, Massachusetts: three cards of one's own and two of three community cards against a pay table.

No dealer's hand. An ante, a second wager of the same size to go on, and a pot that the best hand at the table wins,
surrendered hands included.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import lru_cache

from kiosk.rules.cards.cards import JACK, face_up
from kiosk.rules.cards.hands import Strength, best_with_all_of, category, pair_rank
from kiosk.rules.cards.positions import COMMUNITY, Order, in_stacks, one_by_one
from kiosk.rules.elections import at_least, table_for
from kiosk.rules.events import CommunityTurned, Event, HandsTurned
from kiosk.rules.game import Game, from_the_right
from kiosk.rules.intents import Refusal, Refused
from kiosk.rules.irregularities import COUNT_FAILED, count_failed, discards, plays_on, voids_all, voids_seat
from kiosk.rules.layouts import Inscription, Spot, inscribe
from kiosk.rules.pay.money import CENTS_PER_DOLLAR, EVEN_MONEY, Odds
from kiosk.rules.pay.paytables import odds_table
from kiosk.rules.pay.settlement import Line, Pass, Settlement, lose, payout_limit, seat_result, void, win
from kiosk.rules.round import AnyRound, PublicSeat, PublicView, SeatState

_CARDS = 3
_LIMITED = frozenset({"ante", "flop"})  # never the pot: it is the players' money
LEAST_PAYOUT_LIMIT = 50_000 * CENTS_PER_DOLLAR


@dataclass(frozen=True, slots=True)
class Elections:
    flop: str = table_for("flop")
    payout_limit: int = at_least(LEAST_PAYOUT_LIMIT, LEAST_PAYOUT_LIMIT)


class FlopPoker(Game):
    name = "flop-poker/ma"
    wagers = ("ante", "pot")
    shared_wagers = ("pot",)
    decisions = ("bet", "surrender")
    streets = 1
    staying = 1
    board_cards = 3
    from_board = 2
    layout = (Spot("ante", 0, 0, "Ante"), Spot("flop", 0, 1, "Flop"), Spot("pot", 1, 1, "Pot"))

    def __init__(self, house: Elections, dealing: str = "auto-shoe") -> None:
        self._auto = dealing == "auto-shoe"
        self._payout_limit = house.payout_limit
        self._flop = odds_table("flop", house.flop).pays
        self.inscriptions = (
            Inscription("Ante", (("jacks or better", EVEN_MONEY),), ("ante",)),
            inscribe("Flop", self._flop, "flop"),
        )
        self.remedies = _REMEDIES

    def check_wagers(self, seat: int, wagers: Mapping[str, int]) -> Refused | None:
        if "ante" not in wagers:
            return Refused(Refusal.WAGER_MISSING, seat, "ante", "the wager is missing")
        return None

    def check_table(self, wagers: Mapping[int, Mapping[str, int]]) -> Refused | None:
        """With two players or more a pot wager each, one amount for the whole table (fp 6(c))."""
        amount = next(iter(wagers.values())).get("pot")
        for seat, made in wagers.items():
            if "pot" not in made:
                if len(wagers) == 1:
                    continue  # a player alone need not make it
                return Refused(Refusal.WAGER_MISSING, seat, "pot", "the wager is missing")
            if made["pot"] != amount and amount is not None:
                words = f"must be the same for the whole table, and {made['pot']} is not {amount}"
                return Refused(Refusal.WRONG_AMOUNT, seat, "pot", words)
        return None

    def deal(self, seats: tuple[int, ...]) -> Order:
        """Three cards to each seat and the community, together or in turn."""
        return _deal(seats, self._auto)

    def options(self, state: AnyRound, seat: SeatState) -> tuple[str, ...]:
        return () if state.street < 0 or seat.decisions or seat.void else ("bet", "surrender")

    def default_decision(self, state: AnyRound, seat: SeatState) -> str:  # noqa: ARG002
        return "surrender"

    def may_still_decide(self, seat: SeatState) -> bool:
        return not seat.decisions and not seat.void

    def effect(self, seat: SeatState, action: str) -> tuple[str | None, int, bool]:
        """A bet stakes as much as the ante."""
        return ("flop", seat.wagers["ante"], False) if action == "bet" else (None, 0, True)

    def next_places(self, state: AnyRound) -> Order:  # noqa: ARG002
        """Everything lies on the table already."""
        return ()

    def next_step(self, state: AnyRound, places: Order) -> tuple[Event, ...]:  # noqa: ARG002
        """The flop is turned, and every hand: surrendered ones play for the pot."""
        return self._finish(state, *self.finish_void(state))

    def finish_void(self, state: AnyRound) -> tuple[Event, ...]:
        """The flop is always turned; hands are, as far as something is still settled by them."""
        hands = tuple(
            (seat.seat, seat.cards) for seat in from_the_right(state) if not seat.void or seat.spared in seat.wagers
        )
        turned = CommunityTurned(state.community)
        return (turned, HandsTurned(hands)) if hands else (turned,)

    def settled_at_once(self, seat: SeatState) -> tuple[Line, ...]:
        """A surrender gives up the ante (fp 10(a)(2))."""
        return (lose("ante", seat.wagers["ante"]),) if seat.folded else ()

    def mucks(self, seat: SeatState) -> bool:  # noqa: ARG002
        """A surrendered hand still plays for the pot."""
        return False

    def settle(self, state: AnyRound) -> Settlement:
        """Ante and flop by the table (fp 10(c)), then the pot to the highest hand (fp 10(d))."""
        board = state.community
        strengths = {
            seat.seat: best_with_all_of(seat.cards, board, 2)
            for seat in state.seats
            if not seat.void or seat.spared in seat.wagers
        }
        shares = self._pot_shares(state, strengths)
        seats = []
        for seat in state.seats:
            own = strengths.get(seat.seat)
            odds = None if own is None else self._qualifies(own)
            lines = []
            for wager in ("ante", "pot", "flop"):
                stake = seat.wagers.get(wager)
                if stake is None:
                    continue
                if seat.void and wager != seat.spared:
                    lines.append(void(wager, stake))
                elif wager == "pot":
                    lines.append(_pot_line(stake, shares.get(seat.seat)))
                elif seat.folded or odds is None:
                    lines.append(lose(wager, stake))
                else:
                    lines.append(win(wager, stake, odds) if wager == "flop" else win(wager, stake))
            cut = payout_limit(lines, _LIMITED, self._payout_limit)
            hand = None if own is None else category(own)
            seats.append(seat_result(seat.seat, seat.cards, (hand,), seat.folded, tuple(lines), cut))
        return Settlement(board, state.burned, None, tuple(seats), None, state.used)

    def _qualifies(self, own: Strength) -> Odds | None:
        """What the table pays the hand on the flop wager: jacks or better."""
        hand = category(own)
        if hand == "pair":
            return self._flop["jacks-or-better"] if pair_rank(own) >= JACK else None
        return self._flop.get(hand)

    def _pot_shares(self, state: AnyRound, strengths: Mapping[int, Strength]) -> dict[int, int]:
        """The pot in equal parts to the tied highest hands, odd cents one each in dealing order."""
        playing = [seat for seat in state.seats if seat.seat in strengths and "pot" in seat.wagers]
        if not playing:
            return {}
        highest = max(strengths[seat.seat] for seat in playing)
        winners = [seat.seat for seat in playing if strengths[seat.seat] == highest]
        share, odd = divmod(sum(seat.wagers["pot"] for seat in playing), len(winners))
        return {seat: share + (index < odd) for index, seat in enumerate(winners)}

    def paying_row(self, view: PublicView, seat: PublicSeat, line: Line) -> str | None:
        hand = category(best_with_all_of(face_up(seat.cards), face_up(view.community), 2))
        if line.wager == "ante" or hand == "pair":
            return "jacks-or-better" if line.wager in _LIMITED else None
        return hand if line.wager == "flop" else None

    def settling_passes(self, state: AnyRound, seats: Sequence[SeatState]) -> tuple[Pass, ...]:  # noqa: ARG002
        """Ante and flop of each seat from the right, and after all of them the pot."""
        surrendered = [seat for seat in seats if seat.folded]
        in_play = [seat for seat in seats if not seat.folded]
        return (
            Pass("Surrendered", tuple((seat.seat, ("ante",)) for seat in surrendered), at_once=True),
            Pass(
                "Seats in play",
                tuple((seat.seat, tuple(w for w in ("ante", "flop") if w in seat.wagers)) for seat in in_play),
                turns=tuple(seat.seat for seat in seats),
            ),
            Pass("The pot", tuple((s.seat, ("pot",)) for s in seats if "pot" in s.wagers), together=True),
        )


@lru_cache
def _deal(seats: tuple[int, ...], auto: bool) -> Order:
    places = (*seats, COMMUNITY)
    return in_stacks(places, _CARDS) if auto else one_by_one(places, _CARDS)


def least_payout_limit(minimum_ante_cents: int, house: Elections) -> int:
    """The payout limit where the house sets none higher: $50,000, or what the minimum wagers could win (fp 11(d))."""
    highest = max(pay.winnings(minimum_ante_cents) for pay in odds_table("flop", house.flop).pays.values())
    return max(LEAST_PAYOUT_LIMIT, minimum_ante_cents + highest)


def _pot_line(stake: int, share: int | None) -> Line:
    return lose("pot", stake) if share is None else Line("pot", stake, "win", None, share)


_POT_LIVE = "ante and flop are void, but the pot is played"
_REMEDIES = {
    "card-face-up": discards("fp 12(b)"),
    "cards-face-up": voids_all("fp 12(b)", _POT_LIVE, "pot", asks_complete=True),
    "card-drawn-in-error": plays_on("fp 12(c)", "the unseen card is the next card"),
    "wrong-count-seat": voids_seat("fp 12(d)"),
    "wrong-count-community": voids_all("fp 7(f)(2)"),
    "community-card-exposed": voids_all("fp 12(a)", _POT_LIVE, "pot", while_deciding=True),
    "shuffler-failure": plays_on("fp 12(e)", "that deck is shuffled again; the round in play stands"),
    "device-failure": voids_all("fp 12(f)", "the round is void"),
    COUNT_FAILED: count_failed("fp 7(f)(2)"),
}
