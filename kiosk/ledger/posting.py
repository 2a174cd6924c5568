"""What each record does to the books: a pure function of the state before it. Debits equal credits in every record.

A stake lies on the felt until the settlement sends it to the house or back; the house pays winnings; the pool pays its
own awards; a win that an attendant has to pay waits in its own account.
"""

from kiosk.base.ports import Posting
from kiosk.ledger import accounts, records
from kiosk.ledger.accounts import HOUSE, credit, felt, hand_pay, move, move_cents, netted
from kiosk.ledger.table_state import TableState
from kiosk.rules.events import Decided, Settled
from kiosk.rules.pay.money import WHOLE_POOL, Fixed, PoolShare
from kiosk.rules.pay.pool import WAGER_CENTS, contributions
from kiosk.rules.pay.settlement import Line, SeatResult, Settlement
from kiosk.rules.rule_sets import make_game

Postings = tuple[Posting, ...]
TRANSFERRED = "transferred"  # pools that went to other tables
AWARDS_RECORDED = 2  # the first generation in which hand-pays and shares of the pool are records of their own


def awards_of(
    count: int, number: int, opened: records.RoundOpened, settlement: Settlement
) -> tuple[records.HandPayRaised | records.PoolWon, ...]:
    """What a settlement leaves to be said beside it: shares of the pool that were won, and hand-pays after so many.

    A hand-pay is each single win at the lock-up limit, and every whole pool. Served from the right, as they are
    settled, which is also the order that near-simultaneous hits are recorded in.
    """
    won: list[records.PoolWon] = []
    pays: list[records.HandPayRaised] = []
    never_cut = ("progressive", *make_game(opened.game).shared_wagers)  # by the payout limit (thb 11(e), fp 11(d))
    shared = settlement.progressive is not None
    for result in reversed(settlement.seats):
        cut = -sum([adjustment.amount for adjustment in result.adjustments])
        if result.returned + cut < opened.lock_up and not shared:
            continue  # no single win can be as large
        won += [
            records.PoolWon(result.seat, line.pays.percent, line.returned, number)
            for line in result.lines
            if isinstance(line.pays, PoolShare)
        ]
        wins = {line.wager: _winnings(line) for line in result.lines if _by_hand(line, opened.lock_up)}
        for wager, cents in sorted(wins.items(), key=lambda item: -item[1]):
            kept = cents if wager in never_cut else max(0, cents - cut)
            cut -= cents - kept
            if kept:
                pays.append(records.HandPayRaised(count + len(pays) + 1, result.seat, wager, kept, number))
    return (*won, *pays)


def recorded_awards(state: TableState, settlement: Settlement) -> tuple[records.HandPayRaised | records.PoolWon, ...]:
    """The awards that are records of their own; where they are implied, none."""
    if state.generation < AWARDS_RECORDED or state.opened is None:
        return ()
    return awards_of(state.hand_pay_count, state.round_number, state.opened, settlement)


def implied_awards(state: TableState, settlement: Settlement) -> tuple[records.HandPayRaised | records.PoolWon, ...]:
    """The awards that a settlement stands for itself: those of release 0.1.0, which did not record them."""
    if state.generation >= AWARDS_RECORDED or state.opened is None:
        return ()
    return awards_of(state.hand_pay_count, state.round_number, state.opened, settlement)


def _by_hand(line: Line, lock_up: int) -> bool:
    return line.pays == WHOLE_POOL or (line.result in ("win", "natural") and _winnings(line) >= lock_up)


def _winnings(line: Line) -> int:
    """What is won beside the stake; of a sum or a share of the pool all is won, the stake being kept."""
    return line.returned if isinstance(line.pays, Fixed | PoolShare) else line.returned - line.stake


def stake(_: TableState, record: records.BetPlaced) -> Postings:
    return move_cents(sum([cents for _, cents in record.stakes]), credit(record.seat), felt(record.seat))


def give_back(_: TableState, record: records.BetUndone | records.BetsReturned) -> Postings:
    return move_cents(sum([cents for _, cents in record.stakes]), felt(record.seat), credit(record.seat))


def open_round(_: TableState, record: records.RoundOpened) -> Postings:
    """Latched chips become stakes, and each adds to the pool before the deal."""
    postings: list[Posting] = []
    latched = [player.seat for player in record.players if ("progressive", WAGER_CENTS) in player.stakes]
    for seat in latched:
        postings += move_cents(WAGER_CENTS, credit(seat), felt(seat))
    postings += _contribute(record, len(latched))
    return netted(postings)


def _contribute(opened: records.RoundOpened, wagers: int) -> Postings:
    """What so many progressive wagers move from the house to pool, overflow and reserve."""
    if opened.progressive is None:
        return ()
    contributed, over = contributions(opened.progressive.meter, wagers)
    return (
        *move(contributed, HOUSE, accounts.pool(opened.game)),
        *move(over, HOUSE, accounts.overflow(opened.game)),
        *move(wagers * opened.progressive.reserve, HOUSE, accounts.reserve(opened.game)),
    )


def step(state: TableState, record: records.RoundStepped) -> Postings:
    """A decision stakes, a settlement pays."""
    event = record.events[-1]
    if type(event) is Decided:
        return move_cents(event.cents, credit(event.seat), felt(event.seat))
    if type(event) is Settled:
        return _settle(state, event.settlement)
    return ()


def _settle(state: TableState, settlement: Settlement) -> Postings:
    opened = state.opened
    if opened is None:
        raise ValueError("no round is in play")
    postings: list[Posting] = []
    implied = [award for award in implied_awards(state, settlement) if isinstance(award, records.HandPayRaised)]
    for result in settlement.seats:
        waits = sum([pay.cents for pay in implied if pay.seat == result.seat])
        postings += _settle_seat(result, waits, accounts.pool(opened.game))
    return netted([*postings, *_void_contributions(opened, settlement), *_restart(opened, settlement)])


def _settle_seat(result: SeatResult, waits: int, pool: str) -> Postings:
    awarded = sum([line.returned for line in result.lines if isinstance(line.pays, PoolShare)])
    return (
        *move_cents(result.staked, felt(result.seat), HOUSE),
        *move_cents(awarded, pool, HOUSE),
        *move_cents(waits, HOUSE, hand_pay(result.seat)),
        *move_cents(result.returned - waits, HOUSE, credit(result.seat)),
    )


def _void_contributions(opened: records.RoundOpened, settlement: Settlement) -> Postings:
    """A void wager has added nothing: what it added when bets closed goes back."""
    if opened.progressive is None:
        return ()
    made = sum(("progressive", WAGER_CENTS) in player.stakes for player in opened.players)
    void = sum(
        line.wager == "progressive" and line.result == "void" for seat in settlement.seats for line in seat.lines
    )
    if not void:
        return ()
    return (*_contribute(opened, made - void), *(Posting(account, -m) for account, m in _contribute(opened, made)))


def _restart(opened: records.RoundOpened, settlement: Settlement) -> Postings:
    """After a whole pool was won, the seed in force: the reserve and overflow there were, the rest from the house."""
    meter, offered = settlement.progressive, opened.progressive
    if meter is None or offered is None:
        return ()
    seeded = meter.after - (meter.before + meter.contributed - meter.awarded)
    if not seeded:
        return ()
    pool = accounts.pool(opened.game)
    return (
        *move(offered.reserve_held, accounts.reserve(opened.game), pool),
        *move(offered.overflow_held, accounts.overflow(opened.game), pool),
        *move(seeded - offered.reserve_held - offered.overflow_held, HOUSE, pool),
    )


def transfer(state: TableState, record: records.PoolTransferred) -> Postings:
    """The pool goes with everything that was put by for it."""
    held = (accounts.pool(record.game), accounts.reserve(record.game), accounts.overflow(record.game))
    return netted([posting for account in held for posting in move(state.books.get(account, 0), account, TRANSFERRED)])
