"""What every game shares: the state of a round, the seam (legal_intents, decide, apply) and the views.

A game file adds its wagers, its deal, its streets and its settlement. Everything here is pure: the deck comes from
outside, nothing reads a clock, and a refusal is a value. What is not here: betting, credits, time.
"""

from abc import ABC, abstractmethod
from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import cached_property
from types import MappingProxyType

from kiosk.base.frozen import Frozen
from kiosk.base.plain_text import printable
from kiosk.rules.cards.cards import Card, same_cards
from kiosk.rules.cards.hands import Strength
from kiosk.rules.cards.positions import SEATS, Order
from kiosk.rules.events import (
    CardDiscarded,
    Dealt,
    Decided,
    Declared,
    Event,
    HandsTurned,
    SeatsVoided,
    Settled,
    StreetOpened,
)
from kiosk.rules.intents import Decide, Declare, Intent, Proceed, Refusal, Refused
from kiosk.rules.irregularities import COUNT_FAILED, DISCARD_CARD, SHORT_DECK, VOID_ALL, VOID_SEAT, Remedy
from kiosk.rules.layouts import Inscription, Spot
from kiosk.rules.pay.money import MAX_CENTS, Pay
from kiosk.rules.pay.paytables import Paytable, pay_table
from kiosk.rules.pay.pool import WAGER_CENTS, Meter, MeterResult, contributions, settle_pool
from kiosk.rules.pay.settlement import Line, Pass, Settlement, progressive_line
from kiosk.rules.round import (
    BETS_CLOSED,
    AnyRound,
    PublicSeat,
    PublicView,
    Round,
    RoundDraft,
    SeatState,
    SeatView,
)

_WHOLE = {int}
PLAYS, SECOND, DISCARD, HELD = "plays", "second", "discard", "held"  # roles of a card: held, nothing is decided of it


class Game(ABC):
    """One rule set with one house's elections."""

    name: str
    wagers: tuple[str, ...]  # those that may be made before the deal, in their printed order
    decisions: tuple[str, ...]  # every word a seat can ever say
    streets: int  # on which seats decide
    layout: tuple[Spot, ...]
    inscriptions: tuple[Inscription, ...]
    remedies: Mapping[str, Remedy]
    copies: int = 1  # of each card in the deck
    board_cards: int = 5  # community cards, when all of them lie there
    copy_loses: bool = False  # a hand equal to the dealer's, which is called a copy then
    from_board: int | None = None  # so many of the board, and all of a seat's own cards, make its hand
    equal_wagers: tuple[str, ...] = ()  # those that are always staked alike
    staying: int = 0  # first wagers that a hand still takes if it is never given up: the cheapest decisions
    shared_wagers: tuple[str, ...] = ()  # those that every seat makes as soon as two play, and that one of them wins
    spellings: Mapping[str, str] = MappingProxyType({})  # of decisions that may be written otherwise: as they are here
    readings: Mapping[str, str] = Frozen()  # how the text is read where it is silent; a recorded round says how it was
    progressive_lines: str | None = None  # of the table that a recorded round was played by; None: the meter's own

    # What a game file says.

    @abstractmethod
    def check_wagers(self, seat: int, wagers: Mapping[str, int]) -> Refused | None:
        """Whether a seat's wagers, each of a kind this game has, fit together."""

    def check_table(self, wagers: Mapping[int, Mapping[str, int]]) -> Refused | None:  # noqa: ARG002
        return None

    @abstractmethod
    def deal(self, seats: tuple[int, ...]) -> Order:
        """The places that the first cards go to."""

    @abstractmethod
    def options(self, state: AnyRound, seat: SeatState) -> tuple[str, ...]:
        """What the seat may decide now; empty if it owes nothing."""

    @abstractmethod
    def default_decision(self, state: AnyRound, seat: SeatState) -> str:
        """How a seat that owes a decision and does not answer in time is played out: nothing more is staked."""

    @abstractmethod
    def may_still_decide(self, seat: SeatState) -> bool:
        """Whether the seat has a decision to make, on this street or a later one."""

    @abstractmethod
    def effect(self, seat: SeatState, action: str) -> tuple[str | None, int, bool]:
        """What a decision stakes (wager and cents) and whether it folds the hand."""

    @abstractmethod
    def next_places(self, state: AnyRound) -> Order:
        """Where the cards of the dealer's next step go."""

    @abstractmethod
    def next_step(self, state: AnyRound, places: Order) -> tuple[Event, ...]:
        """What the dealer does next, once the hands are dealt; the cards for these places are there."""

    @abstractmethod
    def settle(self, state: AnyRound) -> Settlement:
        """The settlement of a round of which every card that is needed lies on the table."""

    @abstractmethod
    def settling_passes(self, state: AnyRound, seats: Sequence[SeatState]) -> tuple[Pass, ...]:
        """In which order the dealer serves the wagers of these seats, which are given from the right."""

    def required_wagers(self, *, alone: bool) -> tuple[str, ...]:
        """Those without which a seat does not play."""
        return (*(self.equal_wagers or self.wagers[:1]), *(() if alone else self.shared_wagers))

    def to_stay_in(self, wagers: Mapping[str, int]) -> int:
        """In cents: what a hand with these wagers takes on top of them, if it is to be seen through."""
        return self.staying * wagers.get(self.wagers[0], 0)

    def progressive_table(self, wager: str, name: str) -> Paytable[Pay]:
        return pay_table(wager, self.progressive_lines or name)

    def settled_at_once(self, seat: SeatState) -> tuple[Line, ...]:  # noqa: ARG002
        """What the seat's cards as they were turned, or its fold, settle before the end of the round."""
        return ()

    @abstractmethod
    def mucks(self, seat: SeatState) -> bool:
        """Whether a folded seat's cards are collected at once: no wager is settled by them any more."""

    def copy_hands(self, state: AnyRound) -> tuple[tuple[int, str], ...]:  # noqa: ARG002
        """The seats and wagers that the dealer announces as copies of the dealer's own hand, from the right."""
        return ()

    def roles(self, seat: PublicSeat) -> tuple[str, ...]:
        """What each of the seat's cards is for, as they lie: see `PLAYS` and its like."""
        return (PLAYS,) * len(seat.cards)

    def as_set(self, seat: PublicSeat, cards: tuple[Card, ...]) -> tuple[Card, ...]:  # noqa: ARG002
        """A seat's own cards in the order in which they lie, as far as everybody may know it."""
        return cards

    def paying_row(self, view: PublicView, seat: PublicSeat, line: Line) -> str | None:  # noqa: ARG002
        """The line of its pay table by which a wager was paid, if it has a table; the seat's cards lie face up."""
        return None

    def qualifies(self, dealer: Strength) -> bool | None:  # noqa: ARG002
        """Whether the dealer's hand does; None where every hand does."""
        return None

    def is_natural(self, cards: tuple[Card | None, ...]) -> bool:  # noqa: ARG002
        """Whether these are all of a hand's cards, and a natural."""
        return False

    def announcement(self, state: AnyRound) -> str:  # noqa: ARG002
        """What the dealer says before a settled round is paid, if anything: one sentence."""
        return ""

    def finish_void(self, state: AnyRound) -> tuple[Event, ...]:  # noqa: ARG002
        """What is still dealt and turned in a round of which every seat is void, before it is settled."""
        return ()

    def finish_alone(self, state: AnyRound) -> tuple[Event, ...]:
        """How the dealer, whose own hand is not void, ends a round of which the last seat has become void."""
        return self.next_step(state, ())

    def open(
        self, wagers: Mapping[int, Mapping[str, int]], deck: tuple[Card, ...], meter: Meter | None = None
    ) -> Round | Refused:
        """A round at "No more bets": these wagers, by seat, and this deck."""
        if not wagers:
            return Refused(Refusal.NO_SEATS, None, "seats", "at least one seat must wager")
        for seat, made in wagers.items():
            if refused := self._check_seat(seat, made, meter):
                return refused
        if refused := self.check_table(wagers):
            return refused
        seats = [SeatState(seat, MappingProxyType(dict(wagers[seat]))) for seat in sorted(wagers)]
        return Round(tuple(seats), deck, meter)

    def legal_intents(self, state: AnyRound) -> tuple[Intent, ...]:
        """Exactly the intents that `decide` accepts."""
        if state.settlement is not None:
            return ()
        intents: list[Intent] = [
            Decide(seat.seat, action) for seat in state.seats for action in self.options(state, seat)
        ]
        if not intents and len(self._places(state)) <= len(state.deck) - state.used:
            intents.append(Proceed())
        declares = [one for one in self._declarable(state) if not isinstance(self._declare(state, one), Refused)]
        return (*intents, *declares)

    def decide(self, state: AnyRound, intent: Intent) -> tuple[Event, ...] | Refused:
        if state.settlement is not None:
            return Refused(Refusal.ROUND_IS_OVER, None, "round", "the round is over")
        if isinstance(intent, Decide):
            for seat in state.seats:
                if seat.seat == intent.seat:
                    return self.decide_seat(state, seat, intent.action)
            return Refused(Refusal.NOT_AN_OPTION, intent.seat, "seat", "the seat is not in this round")
        if isinstance(intent, Proceed):
            for seat in state.seats:
                if self.options(state, seat):
                    return Refused(Refusal.DECISIONS_OWED, seat.seat, "decisions", "a decision is missing")
            return self.advance(state)
        return self._declare(state, intent)

    def decide_seat(self, state: AnyRound, seat: SeatState, action: str) -> tuple[Decided] | Refused:
        """What a seat's decision leads to. It never depends on what another seat decides on the same street."""
        options = self.options(state, seat)
        if action in options:
            return (Decided(seat.seat, action, *self.effect(seat, action)),)
        if options:
            words = f"{printable(action)} is not open now; {_either(options)} is"
        else:
            words = f"{printable(action)} is left over: the seat has nothing to decide"
        return Refused(Refusal.NOT_AN_OPTION, seat.seat, "decisions", words)

    def advance(self, state: AnyRound) -> tuple[Event, ...] | Refused:
        """The dealer's next step, whether or not somebody still owes a decision.

        Play uses Proceed; this is for a document of an irregular round, in which one seat's later decision proves
        that the street was closed over another's silence.
        """
        places = self._places(state)
        if short := _short(state.used + len(places), state):
            return short
        if state.street == BETS_CLOSED:
            return self.deal_hands(state, places)
        return self.next_step(state, places)

    def decide_and_prove(self, state: Round, intent: Intent, shuffled: Iterable[Card]) -> tuple[Event, ...] | Refused:
        """Decide as the virtual dealer does: a round whose cards do not add up is void before it is settled.

        `shuffled` are the cards that went into the deck (huh-ma 7(f)(2), thb 7(f)(2), fp 7(f)(2)).
        """
        events = self.decide(state, intent)
        if isinstance(events, Refused) or not isinstance(events[-1], Settled):
            return events
        if self.stub_is_whole(self.fold(state, events), shuffled):
            return events
        return self.decide(state, Declare(COUNT_FAILED))

    def apply(self, state: Round, event: Event) -> Round:
        return self.fold(state, (event,))

    def fold(self, state: AnyRound, events: Iterable[Event]) -> Round:
        draft = RoundDraft(state)
        draft.take(events)
        return draft.close()

    def passes(self, state: AnyRound) -> tuple[Pass, ...]:
        """In which order the dealer serves the wagers of a settled round.

        Void seats get theirs back first; then the game's own passes; last what is still settled of void seats.
        """
        seats = from_the_right(state)
        void = [seat for seat in seats if seat.void]
        returned = tuple((seat.seat, tuple(w for w in seat.wagers if w != seat.spared)) for seat in void)
        spared = tuple((seat.seat, (seat.spared,)) for seat in void if seat.spared in seat.wagers and seat.spared)
        playing = self.settling_passes(state, [seat for seat in seats if not seat.void])
        still = Pass("Void, but still settled", spared, turns=tuple([seat for seat, _ in spared]))
        return (Pass("Void, returned", returned), *playing, still)

    def public_view(self, state: AnyRound) -> PublicView:
        """What everybody may see: no card that lies face down, no decision of a street that is still open."""
        settled = state.settlement
        turned = state.community[: state.turned]
        return PublicView(
            game=self.name,
            street=state.street,
            settled=settled is not None,
            seats=tuple(self._public_seat(state, seat) for seat in state.seats),
            dealer=state.dealer if state.dealer_turned else (None,) * len(state.dealer),
            dealer_kept=state.kept,
            dealer_hand=settled.dealer.hand if settled and settled.dealer and state.dealer_turned else None,
            community=turned + (None,) * (len(state.community) - len(turned)),
            burned=len(state.burned),
            meter=_pool(state),
            declared=state.declared,
        )

    def seat_view(self, state: AnyRound, seat: int) -> SeatView:
        own = next((item for item in state.seats if item.seat == seat), None)
        if own is None:
            raise ValueError(f"seat {seat} is not in this round")
        return SeatView(self.public_view(state), own.cards, own.wagers, own.decisions, self.options(state, own))

    def public_event(self, state: Round, event: Event) -> Event | None:
        """What everybody may be told of an event, given the round after it; None if nothing yet.

        A decision is told when its street has closed, by the public view. A settlement names every card; what was
        never turned face up is left out of it here.
        """
        if isinstance(event, Decided):
            return None
        if not isinstance(event, Settled):
            return event
        settlement, dealer = event.settlement, event.settlement.dealer
        turned = {seat.seat: seat.turned for seat in state.seats}
        seats = tuple(
            seat._replace(cards=turned[seat.seat], hands=seat.hands if turned[seat.seat] else ())
            for seat in settlement.seats
        )
        if dealer is not None and not state.dealer_turned:
            dealer = dealer._replace(cards=())
        return Settled(settlement._replace(seats=seats, burned=(), dealer=dealer))

    # The proof that every card is accounted for (huh-ma 7(f) and its like).

    def stub_is_whole(self, state: AnyRound, shuffled: Iterable[Card]) -> bool:
        """Whether dealt, burned, discarded and stub together are exactly the cards that were shuffled."""
        dealt = [card for seat in state.seats for card in seat.cards]
        on_table = [*dealt, *state.dealer, *state.community, *state.burned, *state.discarded]
        return same_cards([*on_table, *state.deck[state.used :]], shuffled)

    def _check_seat(self, seat: int, made: Mapping[str, int], meter: Meter | None) -> Refused | None:
        if seat not in SEATS:
            return Refused(Refusal.NO_SEATS, seat, "seat", "there are seats 1 to 6")
        amounts = made.values()
        if made and not (
            made.keys() <= self._names
            and set(map(type, amounts)) == _WHOLE
            and min(amounts) >= 1
            and max(amounts) <= MAX_CENTS
        ):
            return self._refuse_wagers(seat, made)
        if "progressive" in made:
            if meter is None:
                words = "no progressive is offered in this round"
                return Refused(Refusal.PROGRESSIVE_NOT_OFFERED, seat, "progressive", words)
            if made["progressive"] != WAGER_CENTS:
                words = f"must be exactly {WAGER_CENTS} cents, and is {made['progressive']}"
                return Refused(Refusal.WRONG_AMOUNT, seat, "progressive", words)
        return self.check_wagers(seat, made)

    @cached_property
    def _names(self) -> frozenset[str]:
        return frozenset(self.wagers)

    def _refuse_wagers(self, seat: int, made: Mapping[str, int]) -> Refused:
        for wager in made:
            if wager not in self.wagers:
                words = f"this game has no such wager; it has {', '.join(self.wagers)}"
                return Refused(Refusal.UNKNOWN_WAGER, seat, wager, words)
        wager = next(w for w, cents in made.items() if type(cents) is not int or not 1 <= cents <= MAX_CENTS)
        words = f"must be a whole number of cents from 1 to {MAX_CENTS}, and is {printable(made[wager])}"
        return Refused(Refusal.WRONG_AMOUNT, seat, wager, words)

    def _places(self, state: AnyRound) -> Order:
        if state.street == BETS_CLOSED:
            return self.deal(tuple([seat.seat for seat in state.seats]))
        return self.next_places(state)

    def _finish(self, state: AnyRound, *events: Event) -> tuple[Event, ...]:
        """The last events of a round: these, and the settlement that they lead to. Turning hands changes none."""
        draft = RoundDraft(state)
        draft.take([event for event in events if type(event) is not HandsTurned])
        return (*events, Settled(self.settle(draft)))

    def _declarable(self, state: AnyRound) -> tuple[Declare, ...]:
        """Every irregularity that may be declared now. A seat that is void already stays as it is."""
        found: list[Declare] = []
        for kind, remedy in self.remedies.items():
            if not self._applies(state, remedy):
                continue
            if remedy.names_seat:
                found += [Declare(kind, seat.seat) for seat in state.seats if not seat.void]
            else:
                found += [Declare(kind, None, complete) for complete in (False, True)[: 1 + remedy.asks_complete]]
        return tuple(found)

    def _applies(self, state: AnyRound, remedy: Remedy) -> bool:
        if remedy.effect == SHORT_DECK:
            return self.falls_short(state)
        if remedy.effect == DISCARD_CARD:
            return (remedy.repeats or not state.discarded) and len(state.deck) > state.used
        if remedy.while_deciding and not any(self.may_still_decide(seat) for seat in state.seats):
            return False
        return state.street != BETS_CLOSED

    def deal_hands(self, state: AnyRound, places: Order) -> tuple[Event, ...]:  # noqa: ARG002
        return (Dealt(places), StreetOpened(0))

    def falls_short(self, state: AnyRound) -> bool:  # noqa: ARG002
        """Whether the deck cannot complete the round (a shoe may run out; a single deck does not)."""
        return False

    def _declare(self, state: AnyRound, intent: Declare) -> tuple[Event, ...] | Refused:
        if intent not in self._declarable(state):
            return Refused(Refusal.NOT_DECLARABLE, intent.seat, "irregularity", self._why_not(intent.kind))
        remedy = self.remedies[intent.kind]
        declared = Declared(*intent)
        if remedy.effect == DISCARD_CARD:
            return (declared, CardDiscarded(state.deck[state.used]))
        if remedy.effect == VOID_SEAT:
            voided = SeatsVoided((intent.seat or 0,), None)
        elif remedy.effect in (VOID_ALL, SHORT_DECK):
            spared = remedy.spares if intent.complete or not remedy.asks_complete else None
            voided = SeatsVoided(tuple(seat.seat for seat in state.seats if not seat.void), spared)
        else:
            return (declared,)
        events: tuple[Event, ...] = (declared, voided)
        after = self.fold(state, events)
        if not all(seat.void for seat in after.seats):
            return events
        if remedy.effect == VOID_SEAT:
            return (*events, *self.finish_alone(after))
        events += self.finish_void(after)
        needed = state.used + sum(len(event.places) for event in events if isinstance(event, Dealt))
        return _short(needed, state) or self._finish(state, *events)

    def _why_not(self, kind: str) -> str:
        remedy = self.remedies.get(kind)
        if remedy is None:
            return f'"{kind}" is no irregularity of this game'
        if remedy.effect == SHORT_DECK:
            return "the deck does not fall short"
        if remedy.while_deciding:
            return f'"{kind}" is no irregularity any more once every decision has been made'
        return f'"{kind}" cannot be declared now'

    def _public_seat(self, state: AnyRound, seat: SeatState) -> PublicSeat:
        hidden = len(seat.decisions) > max(state.street, 0) and state.settlement is None
        wagers = seat.wagers
        if hidden and seat.fresh is not None:
            wagers = {name: cents for name, cents in wagers.items() if name != seat.fresh}
        hands: tuple[str | None, ...] = ()
        lines, mucked = ((), False) if hidden or seat.void else (self.settled_at_once(seat), self.mucks(seat))
        if state.settlement is not None:
            result = next(item for item in state.settlement.seats if item.seat == seat.seat)
            hands, lines, mucked = (result.hands if seat.turned else ()), result.lines, mucked and not seat.turned
        return PublicSeat(
            seat=seat.seat,
            wagers=wagers,
            cards=seat.turned + (None,) * (len(seat.cards) - len(seat.turned)),
            decisions=seat.decisions[: max(state.street, 0)] if hidden else seat.decisions,
            folded=seat.folded and not hidden,
            void=seat.void,
            owes=bool(self.options(state, seat)),
            hands=hands,
            lines=lines,
            mucked=mucked,
        )


def settle_progressive(
    state: AnyRound, outcome: Callable[[SeatState, str], Pay | None]
) -> tuple[MeterResult | None, dict[int, Line]]:
    """The pool's result and each seat's progressive line, given what a seat's cards are paid by a table."""
    if state.meter is None:
        return None, {}
    table = state.meter.table
    staked = [seat for seat in state.seats if "progressive" in seat.wagers and not seat.void]
    pays = {seat.seat: outcome(seat, table) for seat in staked}
    result, shares = settle_pool(state.meter, len(staked), pays)
    return result, {seat: progressive_line(WAGER_CENTS, pay, shares.get(seat, 0)) for seat, pay in pays.items()}


def from_the_right(state: AnyRound) -> Sequence[SeatState]:
    """The seats as the dealer settles them: counterclockwise, from the one farthest to the dealer's right."""
    return state.seats[::-1]


def _pool(state: AnyRound) -> int | None:
    if state.settlement is not None and state.settlement.progressive is not None:
        return state.settlement.progressive.after
    if state.meter is None:
        return None
    staked = sum("progressive" in seat.wagers and not seat.void for seat in state.seats)
    return state.meter.pool + contributions(state.meter, staked)[0]


def _short(needed: int, state: AnyRound) -> Refused | None:
    if needed <= len(state.deck):
        return None
    words = f"the round needs {needed} cards so far, and the deck has {len(state.deck)}"
    return Refused(Refusal.DECK_TOO_SHORT, None, "deck", words)


def _either(options: tuple[str, ...]) -> str:
    quoted = [f'"{option}"' for option in options]
    return " or ".join([", ".join(quoted[:-1]), quoted[-1]] if len(quoted) > 1 else quoted)
