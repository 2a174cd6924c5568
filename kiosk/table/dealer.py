"""The virtual dealer's own doing, decided: opening the decks, loading and cutting the shoe, closing bets, going on.

Pure but for the chance, the clocks and the shuffler that are handed in. Before the first card the whole order is fixed
and committed; when the round is over it is revealed in the same breath as the settlement.
"""

from collections import Counter
from collections.abc import Callable
from functools import lru_cache

from kiosk.base.frozen import Frozen
from kiosk.base.ports import Chance
from kiosk.ledger import accounts, records
from kiosk.ledger.fairness import Secret, ShoeTree, commitment, commitment_holds
from kiosk.ledger.posting import recorded_awards
from kiosk.ledger.reasons import Reason, Why, of_refusal
from kiosk.ledger.table_state import Phase, Place, ShoeState, TableState
from kiosk.policy import profiles
from kiosk.policy.config import ProgressiveTerms, TableConfig
from kiosk.policy.faults import Stops
from kiosk.rules.cards.cards import DECK_SIZE, Card, spread
from kiosk.rules.cards.decks import SPREAD, STAGES
from kiosk.rules.cards.positions import DEALER, SEATS
from kiosk.rules.cards.shoe import CONTINUOUS, LEAST_FROM_BACK, MANUAL, cut_offers
from kiosk.rules.events import Declared, Event, Settled
from kiosk.rules.intents import Decide, Declare, Proceed, Refusal, Refused
from kiosk.rules.irregularities import COUNT_FAILED
from kiosk.rules.pay.money import exact_dollars
from kiosk.rules.pay.pool import MAX_POOL, WAGER_CENTS, Meter
from kiosk.rules.pay.settlement import Settlement
from kiosk.rules.round import SeatState
from kiosk.rules.rule_sets import spec_of
from kiosk.rules.rulebook import rules_in_force
from kiosk.table.seat_decisions import cash_out, go, returned, said, unfit
from kiosk.table.shuffler import Shuffler
from kiosk.table.timers import Timers

_SHORT = "insufficient-cards"


def wants_play(state: TableState) -> bool:
    """Whether there is anybody to deal to, and the table is open."""
    return state.closed is None and any(place.taken for place in state.places)


def next_stage(state: TableState) -> tuple[records.Record, ...]:
    """The next step of inspection, wash and shuffle; none after the last."""
    index = STAGES.index(state.stage)
    return (records.DecksMoved(STAGES[index + 1]),) if index + 1 < len(STAGES) else ()


def round_id(state: TableState, number: int) -> str:
    """What a deck's commitment is bound to."""
    return f"{state.ledger}/round/{number}"


def shoe_id(state: TableState, number: int) -> str:
    """What a shoe's commitment is bound to."""
    return f"{state.ledger}/shoe/{number}"


@lru_cache(maxsize=2)
def _tree(bound_to: str, secret: Secret) -> ShoeTree:
    return ShoeTree(bound_to, secret.salt, secret.order)


def to_betting(
    state: TableState, config: TableConfig, deck: tuple[Card, ...], chance: Chance
) -> tuple[records.Record, ...]:
    """The table is ready for bets, once a shoe game has a shoe that will do; `deck` is the shuffler's next batch."""
    if not spec_of(config.game).from_shoe:
        return (records.BettingOpened(state.round_number + 1),)
    if state.shoe is not None and not state.shoe.needs_shuffle and not state.shoe.cut_due:
        return (records.BettingOpened(state.round_number + 1),)
    secret = Secret(chance.salt(), deck)
    number, size = state.shoes + 1, len(deck)
    from_back = config.cut_card or -(-size // LEAST_FROM_BACK)
    cut_card = None if config.shuffling == CONTINUOUS else size - from_back
    by_hand = config.shuffling == MANUAL
    root = _tree(shoe_id(state, number), secret).root
    loaded = records.ShoeLoaded(number, root, secret, size, cut_card, by_hand)
    ended = end_shoe(state)
    if not by_hand:
        return (*ended, loaded, records.BettingOpened(state.round_number + 1))
    taken = tuple(place.seat for place in state.places if place.taken)
    first = state.first if state.opened is None else None  # the game is just beginning
    return (*ended, loaded, records.CutOffered(cut_offers(taken, first, _cut_card_at(state))))


def _cut_card_at(state: TableState) -> int | None:
    """At whose place the cut card showed in the latest round, if it showed."""
    shoe, played, opened = state.shoe, state.round, state.opened
    if shoe is None or played is None or opened is None or shoe.cut_card is None:
        return None
    order = state.game().deal(tuple(seat.seat for seat in played.seats))
    index = shoe.cut_card - opened.first
    return order[index] if 0 <= index < len(order) and order[index] in (*SEATS, DEALER) else None


def dealer_cuts(shoe: ShoeState, chance: Chance) -> tuple[records.Record, ...]:
    """Nobody wanted to cut: the dealer does, a deck in from either end (fah 5(d))."""
    return (records.ShoeCut(DECK_SIZE + chance.below(shoe.size - 2 * DECK_SIZE + 1), None),)


def secrets_hold(state: TableState) -> bool:
    """Whether the cards that were unsealed are those that were committed."""
    opened, shoe = state.opened, state.shoe
    if opened is not None and opened.secret is not None:
        bound_to = round_id(state, state.round_number)
        if not commitment_holds(opened.commitment, bound_to, opened.secret.salt, opened.secret.order):
            return False
    return shoe is None or shoe.secret is None or _tree(shoe_id(state, shoe.shoe), shoe.secret).root == shoe.root


def pass_cut(shoe: ShoeState) -> tuple[records.Record, ...]:
    """The seat to which the cut is offered does not answer: it goes to the next."""
    return (records.CutDeclined(shoe.offers[0]),)


def end_shoe(state: TableState) -> tuple[records.Record, ...]:
    """The rest of a shoe's cards, when it goes out of play."""
    shoe = state.shoe
    if shoe is None or shoe.secret is None:
        return ()
    places = map(shoe.stack_place, range(shoe.used, shoe.size))
    return (records.ShoeEnded(_tree(shoe_id(state, shoe.shoe), shoe.secret).reveal(places)),)


def rest(state: TableState) -> tuple[records.Record, ...]:
    """Nobody plays any more: bets that still lie there go back, and the decks are spread."""
    back = [record for place in state.places for record in returned(place, Reason(Why.TABLE_RESTED))]
    return (*back, *end_shoe(state), records.TableRested())


def all_ready(state: TableState) -> bool:
    """Whether everybody who can bet has said that they have, so that nobody need wait."""
    waiting = [place for place in state.places if place.taken and not place.leaving and not state.locked(place.seat)]
    return all(place.ready for place in waiting) and any(place.touches for place in waiting)


def close_bets(
    state: TableState, config: TableConfig, deck: tuple[Card, ...], chance: Chance
) -> tuple[records.Record, ...]:
    """No more bets: unfit bets go back, chips are latched, and the round opens; nothing, if there is no fit bet.

    `deck` is the next one from the shuffler; a shoe game deals from its shoe.
    """
    fit, returns = _fit_seats(state, config)
    if not fit:
        return ()
    latched, refusals = _latch(state, config.progressive, fit)
    players = tuple(player(state, place, latched=place.seat in latched) for place in fit)
    return (*returns, *refusals, round_opened(state, config, players, deck, chance.salt))


def player(state: TableState, place: Place, *, latched: bool) -> records.Player:
    """What a seat plays with: its bets, the chip if it is latched, and the credit that is left."""
    stakes, held = tuple(place.bets.items()), state.credit(place.seat)
    if latched:
        return records.Player(place.seat, (*stakes, ("progressive", WAGER_CENTS)), held - WAGER_CENTS)
    return records.Player(place.seat, stakes, held)


def _latch(
    state: TableState, terms: ProgressiveTerms | None, fit: list[Place]
) -> tuple[tuple[int, ...], tuple[records.Record, ...]]:
    """The seats whose chips become progressive wagers, and the others' refusals.

    The guard stands against an unreasonable contribution: if a round would add more, no chip is taken.
    """
    chips = [place for place in fit if place.chip]
    if terms is None or not chips:
        return (), ()
    latched = tuple(place.seat for place in chips if not _no_latch(state, place))
    refused: tuple[records.Record, ...] = tuple(
        records.ChipRefused(place.seat, reason) for place in chips if (reason := _no_latch(state, place))
    )
    adds = len(latched) * (terms.contribution + terms.reserve)
    if adds <= terms.guard:
        return latched, refused
    detail = f"{exact_dollars(adds)} > {exact_dollars(terms.guard)}"
    guarded = (records.ChipRefused(seat, Reason(Why.PROGRESSIVE_STOPPED)) for seat in latched)
    return (), (*refused, records.FaultRaised("progressive-guard", None, detail), *guarded)


def _fit_seats(state: TableState, config: TableConfig) -> tuple[list[Place], tuple[records.Record, ...]]:
    """The seats whose bets can be played, and the others' bets back with the reason."""
    game = state.game()
    fit: list[Place] = []
    returns: tuple[records.Record, ...] = ()
    for place in state.places:
        if not place.touches:
            continue
        refused = unfit(state, config, place)
        if refused or state.locked(place.seat):
            returns += returned(place, of_refusal(refused) if refused else Reason(Why.SEAT_WAITS))
        else:
            fit.append(place)
    while fit and (refused := said(game.check_table({place.seat: place.bets for place in fit}))):
        out = next((place for place in fit if place.seat == refused.seat), fit[-1])
        fit.remove(out)
        returns += returned(out, of_refusal(refused))
    return fit, returns


def _offered(state: TableState, config: TableConfig) -> records.Offered | None:
    """The progressive as this round offers it; its wagers are not taken while a fault stops it."""
    terms = config.progressive
    if terms is None:
        return None
    room = (MAX_POOL if terms.limit is None else terms.limit) - terms.reset
    reserve_held = min(room, state.books.get(accounts.reserve(config.game), 0))
    overflow_held = min(room - reserve_held, state.books.get(accounts.overflow(config.game), 0))
    seed = terms.reset + reserve_held + overflow_held
    meter = Meter(terms.table, state.pool(), terms.contribution, seed, terms.limit)
    return records.Offered(meter, terms.reserve, reserve_held, overflow_held)


def _no_latch(state: TableState, place: Place) -> Reason | None:
    if state.stopped(Stops.PROGRESSIVE):
        return Reason(Why.PROGRESSIVE_STOPPED)
    if (credit := state.credit(place.seat)) < WAGER_CENTS:
        return Reason(Why.SHORT_OF_CREDIT, "progressive", WAGER_CENTS, credit)
    return None


def round_opened(
    state: TableState,
    config: TableConfig,
    players: tuple[records.Player, ...],
    deck: tuple[Card, ...],
    draw_salt: Callable[[], bytes],
) -> records.RoundOpened:
    """The round that these players begin, on this deck or from the shoe."""
    offered = _offered(state, config)
    lock_up = profiles.load(config.profile).lock_up_cents
    shoe = state.shoe
    table = None if offered is None else offered.meter.table
    if shoe is not None:
        house = {
            **config.house,
            "marker": "dealer" if state.marker == DEALER else state.marker,
            "new_shoe": shoe.used == 0 and shoe.cut_card is not None,
        }
        fixed = Frozen(house)
        where = (state.back, shoe.root, None, shoe.shoe, shoe.used, rules_in_force(config.game, fixed, table))
        return records.RoundOpened(config.game, config.dealing, fixed, players, offered, lock_up, *where)
    salt = draw_salt()
    committed = commitment(round_id(state, state.round_number), salt, deck)
    elected = config.house if isinstance(config.house, Frozen) else Frozen(config.house)
    where_deck = (state.back, committed, Secret(salt, deck), None, 0, rules_in_force(config.game, elected, table))
    return records.RoundOpened(config.game, config.dealing, config.house, players, offered, lock_up, *where_deck)


def proceed(state: TableState) -> tuple[records.Record, ...] | Refused:
    """The dealer's next step; a shoe that falls short is an irregularity of its own (fah 9(i))."""
    done = step(state, Proceed())
    if isinstance(done, Refused) and done.code == Refusal.DECK_TOO_SHORT:
        return step(state, Declare(_SHORT))
    return done


def decide_late(state: TableState, late: SeatState, over_ms: int) -> tuple[records.Record, ...] | Refused:
    """What the rules decide for a seat whose time is up, and what that took of its time bank."""
    game, played = state.game(), state.round
    if played is None:
        raise ValueError("no round is in play")
    events = game.decide(played, Decide(late.seat, game.default_decision(played, late)))
    if isinstance(events, Refused):
        return events
    used = min(over_ms, state.place(late.seat).bank_ms)
    bank: tuple[records.Record, ...] = (records.TimeBankUsed(late.seat, used),) if used else ()
    return (*bank, records.RoundStepped(events))


def step(state: TableState, intent: Proceed | Declare) -> tuple[records.Record, ...] | Refused:
    """The dealer's step or an irregularity; at the round's end the cards are proved and revealed."""
    if state.round is None or state.opened is None:
        return Refused(Refusal.ROUND_IS_OVER, None, "round", "No round is in play.")
    events = state.game().decide_and_prove(state.round, intent, _shuffled(state))
    if isinstance(events, Refused):
        return events
    stepped: tuple[records.Record, ...] = (records.RoundStepped(events),)
    if isinstance(events[-1], Settled):
        settlement = events[-1].settlement
        stepped += _reveal(state, events) + recorded_awards(state, settlement) + _fill_up(state, settlement)
        if any(isinstance(event, Declared) and event.kind == COUNT_FAILED for event in events):
            stepped += (records.FaultRaised(COUNT_FAILED, None, f"round {state.round_number}"),)
    return stepped


def _shuffled(state: TableState) -> list[Card]:
    """What went into the deck, or what must still be in the shoe: the whole of it but for what has left."""
    whole = spread(state.game().copies)
    shoe = state.shoe
    if shoe is None or shoe.secret is None:
        return list(whole)
    order = shoe.secret.order
    gone = Counter((order[shoe.cut_at :] + order[: shoe.cut_at])[: shoe.used])
    return list((Counter(whole) - gone).elements())


def _reveal(state: TableState, events: tuple[Event, ...]) -> tuple[records.Record, ...]:
    opened, played, shoe = state.opened, state.round, state.shoe
    if opened is None or played is None:
        return ()
    if opened.secret is not None:
        return (records.DeckRevealed(opened.secret.salt.hex(), opened.secret.order),)
    if shoe is None or shoe.secret is None:
        return ()
    gone = state.game().fold(played, events).cards_gone
    places = map(shoe.stack_place, range(shoe.used, shoe.used + gone))
    return (records.CardsRevealed(_tree(shoe_id(state, shoe.shoe), shoe.secret).reveal(places)),)


def _fill_up(state: TableState, settlement: Settlement) -> tuple[records.Record, ...]:
    """A part of the pool was won: the house brings it up to its reset amount, below which it is never shown."""
    terms = state.config.progressive if state.config else None
    if terms is None or state.config is None or settlement.progressive is None:
        return ()
    missing = terms.reset - settlement.progressive.after
    return (records.PoolFunded(state.config.game, missing),) if missing > 0 else ()


def after_result(
    state: TableState, config: TableConfig, deck: tuple[Card, ...], chance: Chance
) -> tuple[records.Record, ...]:
    """The result has been seen: whoever wanted to leave goes, and the next bets are opened, or the table rests."""
    gone = leavers(state, config)
    staying = sum(place.taken for place in state.places) - sum(isinstance(record, records.SeatLeft) for record in gone)
    if not staying or state.closed is not None:
        return (*gone, *rest(state))
    return (*gone, *to_betting(state, config, deck, chance))


def leavers(state: TableState, config: TableConfig) -> tuple[records.Record, ...]:
    """Whoever wanted to leave or to be paid, and neither plays nor waits for an attendant any more, does."""
    gone: list[records.Record] = []
    for place in state.places:
        if not place.taken or state.locked(place.seat):
            continue
        if place.leaving:
            paid = (*returned(place, Reason(Why.LEAVING)), *go(state, config, place))
            gone += [record for record in paid if not isinstance(record, records.LeaveAsked)]
        elif place.cash_out_planned:
            gone += cash_out(state, config, place) or (records.CashOutPlanned(place.seat, planned=False),)
    return tuple(gone)


def due(
    state: TableState, timers: Timers, shuffler: Shuffler, chance: Chance, now_ms: int
) -> tuple[records.Record, ...]:
    """What the dealer does now; nothing while the table waits for people or for time."""
    config = state.config
    if config is None:
        return ()
    timers.arm(state, now_ms)
    over = timers.over(now_ms)
    match state.phase:
        case Phase.ATTRACT | Phase.BETTING if gone := leavers(state, config):
            return gone
        case Phase.ATTRACT if wants_play(state):
            return (records.DecksMoved(SPREAD),)
        case Phase.OPENING if over and not wants_play(state):
            return rest(state)
        case Phase.OPENING if over or all_ready(state):
            return next_stage(state) or _still_ready(state, to_betting(state, config, shuffler.next_deck, chance))
        case Phase.CUTTING:
            return _cut(state, chance, over=over)
        case Phase.BETTING if not wants_play(state):
            return rest(state)
        case Phase.BETTING if over or all_ready(state):
            opened = close_bets(state, config, shuffler.next_deck, chance)
            if not opened:
                timers.rearm(state, now_ms)  # nobody has bet: the window stays open
            return opened
        case Phase.PLAYING:
            return _play_on(state, timers, now_ms)
        case Phase.RESULT if over:
            return after_result(state, config, shuffler.next_deck, chance)
    return ()


def _still_ready(state: TableState, opened: tuple[records.Record, ...]) -> tuple[records.Record, ...]:
    """Whoever was ready with a bet while the decks were opened, and cut, still is when the bets are opened."""
    if not isinstance(opened[-1], records.BettingOpened):
        return opened
    return (*opened, *(records.SeatReady(place.seat) for place in state.places if place.ready and place.touches))


def _cut(state: TableState, chance: Chance, *, over: bool) -> tuple[records.Record, ...]:
    shoe = state.shoe
    if shoe is None or not shoe.cut_due:
        return _still_ready(state, (records.BettingOpened(state.round_number + 1),))
    if not shoe.offers:
        return dealer_cuts(shoe, chance)
    return pass_cut(shoe) if over or not state.place(shoe.offers[0]).taken else ()


def _play_on(state: TableState, timers: Timers, now_ms: int) -> tuple[records.Record, ...]:
    """The dealer's next step, or what is decided for a seat whose time has run out."""
    owing = timers.owing(state)
    late = next((seat for seat in owing if timers.late(state, seat.seat, now_ms)), None)
    if owing and late is None:
        return ()
    done = decide_late(state, late, timers.overdue_ms(now_ms)) if late else proceed(state)
    if isinstance(done, Refused):
        raise ValueError(done.words)
    return done
