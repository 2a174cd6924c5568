"""A simple model of the table: its money, its seats and what lies face up, from what anybody may read of its ledger.

It follows the records alone, without a key, and does its own sums from stakes, lines and settings: nothing of the
table's postings, meters or state takes part. What the records must not say, it refuses as Wrong.
"""

import re
from collections import Counter, defaultdict
from collections.abc import Callable
from typing import Any, NamedTuple

from kiosk.base.ports import Entry
from kiosk.ledger.fairness import commitment_holds, reveal_holds
from kiosk.ledger.records import (
    AttendantCalled,
    BetPlaced,
    BetsReturned,
    BettingOpened,
    BetUndone,
    CallAnswered,
    CardsRevealed,
    CashOutAsked,
    CashOutCancelled,
    CashOutPaid,
    Configured,
    CreditBought,
    CreditGiven,
    CutOffered,
    DeckRevealed,
    DecksMoved,
    FaultCleared,
    FaultRaised,
    HandPayConfirmed,
    LeaveAsked,
    LedgerMade,
    PinChanged,
    PoolCorrected,
    PoolFunded,
    PoolTransferred,
    PoweredUp,
    Record,
    RoundOpened,
    RoundStepped,
    SeatLeft,
    SeatTaken,
    ShoeCut,
    ShoeEnded,
    ShoeLoaded,
    TableClosed,
    TableOpened,
    TableRested,
    UserAdded,
)
from kiosk.ledger.table_state import Snapshot
from kiosk.policy import profiles
from kiosk.policy.config import TableConfig
from kiosk.policy.faults import FAULTS
from kiosk.rules.events import CardDiscarded, CommunityTurned, DealerTurned, Decided, HandsTurned, Settled, StreetOpened
from kiosk.rules.pay.money import Odds, PoolShare
from kiosk.rules.pay.pool import MAX_POOL
from kiosk.rules.pay.settlement import Line, SeatResult, Settlement

CENT = 10_000  # micros
CHIP = 100  # cents, on the progressive
_CARD = re.compile(r"'([2-9TJQKA][cdhs])'")


class Wrong(AssertionError):  # noqa: N818 (what it says)
    """The table did what it must not."""


def must(holds: object, words: str) -> None:
    """Nothing, if it holds."""
    if not holds:
        raise Wrong(words)


def cards_in(thing: object) -> Counter[str]:
    """The cards that something names, wherever in it."""
    return Counter(_CARD.findall(repr(thing)))


class Added(NamedTuple):
    """What a round's progressive wagers added, in micros, upon which pool, and what waited for the next pool then."""

    wagers: int = 0
    pool: int = 0
    over: int = 0
    reserve: int = 0
    before: int = 0
    reserve_before: int = 0
    over_before: int = 0


class Model:
    """The table as it must be."""

    def __init__(self) -> None:
        self.money: dict[str, int] = defaultdict(int)  # by account, in micros
        self.meters: Counter[str] = Counter()
        self.config: TableConfig | None = None
        self.phase = "attract"
        self.taken: set[int] = set()
        self.leaving: set[int] = set()
        self.cashing: set[int] = set()
        self.calling: set[int] = set()
        self.faults: set[tuple[str, int | None]] = set()
        self.closed = False
        self.round = 0
        self.opened: RoundOpened | None = None
        self.settled: set[int] = set()
        self.shown: Counter[str] = Counter()  # what lies face up in this round
        self.unseen: Counter[int] = Counter()  # cents staked by each seat's decision on a street that is still open
        self.intents: Counter[str] = Counter()  # how often each ask was taken
        self.reached: set[str] = set()  # kinds of records, and what rarely happens
        self.pool_paid = False  # since the pool was looked at last
        self.pins: dict[str, str] = {}  # by user, who set the PIN
        self._added = Added()
        self._ledger = ""
        self._shoe: ShoeLoaded | None = None
        self._cut = 0
        self._dealt = 0  # cards of the shoe that are revealed

    def take(self, entry: Entry, record: Record | Snapshot) -> None:
        """The next record of the ledger, read without a key."""
        self.reached.add(entry.kind)
        if entry.intent is not None:
            asked = entry.intent.split("/")[0]
            self.intents[asked] += 1
            must(self.intents[asked] == 1, f"the ask {entry.intent} was taken twice")
        must(not sum(posting.micros for posting in entry.postings), f"the postings of {entry.kind} are out of balance")
        if isinstance(record, RoundStepped):
            must(entry.round == self.round, f"a step of round {entry.round} in round {self.round}")
        self._take_persons(entry.who, record)
        if taker := _TAKERS.get(type(record)):
            taker(self, record)

    def _take_persons(self, who: tuple[str, ...], record: Record | Snapshot) -> None:
        """What takes two persons was done by two whose PINs nobody else had set."""
        if isinstance(record, UserAdded | PinChanged):
            self.pins[record.user.name if isinstance(record, UserAdded) else record.name] = who[0]
        elif isinstance(record, PoolCorrected | PoolTransferred):
            must(len(set(who)) == 2, f"{who} did what takes two")
            must(all(self.pins[person] == person for person in who), f"{who} used a PIN that another had set")

    # What follows.

    @property
    def terms(self) -> TableConfig:
        """The settings in force."""
        if self.config is None:
            raise Wrong("the table is not configured")
        return self.config

    def cents(self, account: str) -> int:
        """A balance in cents."""
        return self.money[account] // CENT

    @property
    def pool(self) -> int:
        """The pool of the game that is set, in micros."""
        return self.money[f"pool:{self.terms.game}"]

    def locked(self, seat: int) -> bool:
        """Whether the seat waits for an attendant, or is out of order itself."""
        broken = any(at == seat and FAULTS[name].stops == "seat" for name, at in self.faults)
        return broken or seat in self.cashing or self.money[f"hand-pay:{seat}"] > 0

    def in_round(self, seat: int) -> bool:
        """Whether the seat has stakes that are being played."""
        opened = self.opened
        return self.phase == "playing" and opened is not None and any(player.seat == seat for player in opened.players)

    @property
    def stopped(self) -> bool:
        """Whether a fault stops the table."""
        return any(FAULTS[name].stops == "table" for name, _ in self.faults)

    # Money.

    def _move(self, cents: int, source: str, target: str) -> None:
        self._move_micros(cents * CENT, source, target)

    def _move_micros(self, micros: int, source: str, target: str) -> None:
        self.money[source] -= micros
        self.money[target] += micros

    def _bought(self, record: CreditBought) -> None:
        must(record.cents > 0, "nothing was bought")
        self._move(record.cents, "cash", f"seat:{record.seat}")
        self.meters["buy-ins"] += record.cents

    def _given(self, record: CreditGiven) -> None:
        must(record.cents > 0, "nothing was given")
        self._move(record.cents, "attendant", f"seat:{record.seat}")
        self.meters["attendant-credits-in"] += record.cents

    def _bet(self, record: BetPlaced) -> None:
        must(self.phase in ("opening", "betting"), "a bet outside of the betting window")
        must(not self.locked(record.seat), "a bet of a locked seat")
        self._move(sum(cents for _, cents in record.stakes), f"seat:{record.seat}", f"felt:{record.seat}")

    def _unbet(self, record: BetUndone | BetsReturned) -> None:
        self._move(sum(cents for _, cents in record.stakes), f"felt:{record.seat}", f"seat:{record.seat}")

    def _paid_out(self, record: CashOutPaid) -> None:
        self._move(record.cents, f"seat:{record.seat}", "attendant" if record.by_hand else "cash")
        must(not self.money[f"seat:{record.seat}"], "a cash-out left credit behind")
        self.cashing.discard(record.seat)
        self.meters["cancelled-credits" if record.by_hand else "cash-outs"] += record.cents

    def _keep_credit(self, record: CashOutCancelled) -> None:
        self.cashing.discard(record.seat)
        self.leaving.discard(record.seat)

    def _hand_paid(self, record: HandPayConfirmed) -> None:
        self._move(record.cents, f"hand-pay:{record.seat}", "attendant")
        self.meters["hand-pays confirmed"] += record.cents

    # Rounds.

    def _open_betting(self, record: BettingOpened) -> None:
        must(record.round == self.round + 1, f"round {record.round} follows round {self.round}")
        self.round, self.phase = record.round, "betting"

    def _open_round(self, record: RoundOpened) -> None:
        must(self.phase == "betting", "a round opened without bets")
        must(record.game == self.terms.game, "a round of another game")
        self.phase, self.opened, self.shown = "playing", record, Counter()
        for seat, stakes, credit in record.players:
            if ("progressive", CHIP) in stakes:
                self._move(CHIP, f"seat:{seat}", f"felt:{seat}")
            must(self.cents(f"felt:{seat}") == sum(cents for _, cents in stakes), f"seat {seat} plays other stakes")
            must(self.cents(f"seat:{seat}") == credit, f"seat {seat} has other credit")
        playing = {player.seat for player in record.players}
        for seat in set(range(1, 7)) - playing:
            must(not self.money[f"felt:{seat}"], f"seat {seat} has stakes on the felt and does not play")
        self._contribute(sum(("progressive", CHIP) in player.stakes for player in record.players))

    def _contribute(self, wagers: int) -> None:
        game, terms = self.terms.game, self.terms.progressive
        self._added = Added()
        if terms is None:
            must(not wagers, "a progressive wager where there is no progressive")
            return
        pool, reserve, over = f"pool:{game}", f"reserve:{game}", f"overflow:{game}"
        before = self.money[pool], self.money[reserve], self.money[over]
        offered = wagers * terms.contribution
        fits = offered if terms.limit is None else max(0, min(offered, terms.limit - self.money[pool]))
        self._added = Added(wagers, fits, offered - fits, wagers * terms.reserve, *before)
        self._move_micros(fits, "house", pool)
        self._move_micros(offered - fits, "house", over)
        self._move_micros(wagers * terms.reserve, "house", reserve)

    def _step(self, record: RoundStepped) -> None:
        must(self.phase == "playing", "a step outside of a round")
        for event in record.events:
            match event:
                case Decided(seat, _, _, cents, _):
                    must(self.in_round(seat), "a decision of a seat that does not play")
                    self._move(cents, f"seat:{seat}", f"felt:{seat}")
                    self.unseen[seat] += cents
                case StreetOpened():
                    self.unseen.clear()
                case CommunityTurned(cards) | DealerTurned(cards):
                    self.shown.update(cards)
                case HandsTurned(hands):
                    self.shown.update(card for _, cards in hands for card in cards)
                case CardDiscarded(card):
                    self.shown[card] += 1
                case Settled(settlement):
                    self._settle(settlement)

    def _settle(self, settlement: Settlement) -> None:
        must(self.round not in self.settled, f"round {self.round} was settled twice")
        self.settled.add(self.round)
        self.unseen.clear()
        self.phase = "result"
        live = sum(line.wager == "progressive" and line.result != "void" for line in _lines(settlement))
        self._take_back(live)
        self.reached |= {f"a {line.result}" for line in _lines(settlement)}
        shared = [line for line in _lines(settlement) if isinstance(line.pays, PoolShare)]
        for result in settlement.seats:
            self._settle_seat(result)
        awarded = sum(line.returned for line in shared)
        self._move(awarded, f"pool:{self.terms.game}", "house")  # the house has paid it to the seats
        if any(line.pays == PoolShare(100) for line in shared):
            self._seed()
            self.reached.add("a whole pool")
        self.pool_paid |= bool(awarded)
        self.meters["progressive-wins"] += awarded
        self.meters["progressive-hits"] += len(shared)
        self.meters["rounds"] += 1
        if self.terms.progressive is not None:
            self.meters["progressive-in"] += self._added.pool
            self.meters["progressive-overflow"] += self._added.over
            self.meters["progressive-reserve"] += self._added.reserve

    def _take_back(self, live: int) -> None:
        """A void wager has added nothing."""
        added = self._added
        if live == added.wagers:
            return
        game = self.terms.game
        self._move_micros(added.pool, f"pool:{game}", "house")
        self._move_micros(added.over, f"overflow:{game}", "house")
        self._move_micros(added.reserve, f"reserve:{game}", "house")
        self._contribute(live)
        self.pool_paid = True

    def _settle_seat(self, result: SeatResult) -> None:
        seat = result.seat
        must(self.cents(f"felt:{seat}") == result.staked, f"seat {seat} had other stakes on the felt")
        must(sum(line.stake for line in result.lines) == result.staked, f"seat {seat}'s stakes do not add up")
        cut = sum(adjustment.amount for adjustment in result.adjustments)
        returned = sum(line.returned for line in result.lines) + cut
        must(returned == result.returned, f"seat {seat}'s lines do not add up")
        whole, limited = (sum(self._by_hand(line) for line in lines) for lines in _uncut_and_cut(result))
        by_hand = whole + max(0, cut + limited)
        self.reached |= {"a hand-pay"} if by_hand else set()
        self._move(result.staked, f"felt:{seat}", "house")
        self._move(by_hand, "house", f"hand-pay:{seat}")
        self._move(returned - by_hand, "house", f"seat:{seat}")
        played = [line for line in result.lines if line.result != "void"]
        if played:
            self.meters["games-played"] += 1
            self.meters["coin-in"] += sum(line.stake for line in played)
            self.meters["returned"] += sum(line.returned for line in played) + cut - by_hand

    def _by_hand(self, line: Line) -> int:
        """What an attendant has to pay of a line: a whole pool, or a single win at the limit."""
        if line.pays is None or line.result not in ("win", "natural"):
            return 0
        stake_is_kept = not isinstance(line.pays, Odds)
        won = line.returned if stake_is_kept else line.returned - line.stake
        whole = line.pays == PoolShare(100)
        return won if whole or won >= profiles.load(self.terms.profile).lock_up_cents else 0

    def _seed(self) -> None:
        """A new pool: the reset amount from the house, and what waited for it as far as the limit lets it in."""
        game, terms = self.terms.game, self.terms.progressive
        if terms is None:
            raise Wrong("a pool was won where there is none")
        room = (MAX_POOL if terms.limit is None else terms.limit) - terms.reset
        for account, held in (("reserve", self._added.reserve_before), ("overflow", self._added.over_before)):
            released = min(room, held)
            room -= released
            self._move_micros(released, f"{account}:{game}", f"pool:{game}")
        self._move_micros(terms.reset, "house", f"pool:{game}")

    # Fairness.

    def _reveal_deck(self, record: DeckRevealed) -> None:
        opened = self.opened
        if opened is None:
            raise Wrong("a deck was revealed without a round")
        bound_to = f"{self._ledger}/round/{self.round}"
        holds = commitment_holds(opened.commitment, bound_to, bytes.fromhex(record.salt), record.order)
        must(holds, f"round {self.round} was dealt from another deck than was committed")
        must(self.shown <= Counter(record.order), "a card lay face up that was not in the deck")

    def _load(self, record: ShoeLoaded) -> None:
        self._shoe, self._cut, self._dealt = record, 0, 0

    def _cut_at(self, record: ShoeCut) -> None:
        self._cut = record.place

    def _reveal_shoe(self, record: CardsRevealed | ShoeEnded) -> None:
        """The next cards of the shoe and no others; at its end, all that are left."""
        shoe = self._shoe
        if shoe is None:
            raise Wrong("cards of a shoe that is not there")
        holds = reveal_holds(shoe.root, f"{self._ledger}/shoe/{shoe.shoe}", shoe.size, record.reveal)
        must(holds, f"the cards of shoe {shoe.shoe} are not the committed ones")
        places = {leaf.place for leaf in record.reveal.leaves}
        count = len(places) if isinstance(record, CardsRevealed) else shoe.size - self._dealt
        due = {(turn + self._cut) % shoe.size for turn in range(self._dealt, self._dealt + count)}
        must(places == due, "other cards of the shoe were revealed than have left it")
        self._dealt += count
        if isinstance(record, ShoeEnded):
            self._shoe = None

    # The progressive and the device.

    def _correct(self, record: PoolCorrected) -> None:
        self._move_micros(record.micros, "house", f"pool:{record.game}")
        self.pool_paid = True

    def _transfer(self, record: PoolTransferred) -> None:
        held = [f"{account}:{record.game}" for account in ("pool", "reserve", "overflow")]
        must(record.micros == sum(self.money[account] for account in held), "a part of the pool stayed behind")
        for account in held:
            self._move_micros(self.money[account], account, "transferred")
        self.pool_paid = True

    def _configure(self, record: Configured) -> None:
        must(record.old == self.config, "the settings before a change were others")
        changed = self.config is None or record.new._replace(pace=self.config.pace) != self.config
        must(not changed or self.phase != "playing", "the settings changed in a round")
        self.config = record.new

    def _leave(self, record: SeatLeft) -> None:
        seat = record.seat
        must(seat not in self.cashing and not self.in_round(seat), f"seat {seat} left while it was in play, or waited")
        left = self.money[f"seat:{seat}"] or self.money[f"hand-pay:{seat}"]
        must(not left, f"seat {seat} left money behind")
        for people in (self.taken, self.leaving, self.calling):
            people.discard(seat)

    def _power_up(self, _: PoweredUp) -> None:
        self.meters["power-ups"] += 1

    def _fault(self, record: FaultRaised) -> None:
        must((record.fault, record.seat) not in self.faults, f"{record.fault} was raised twice")
        self.faults.add((record.fault, record.seat))
        self.meters["door-openings"] += record.fault == "door-open"


def _lines(settlement: Settlement) -> list[Line]:
    return [line for result in settlement.seats for line in result.lines]


def _uncut_and_cut(result: SeatResult) -> tuple[list[Line], list[Line]]:
    """The lines that a payout limit leaves alone, and the others."""
    uncut = [line for line in result.lines if line.wager in ("progressive", "pot")]
    return uncut, [line for line in result.lines if line not in uncut]


def _phase(name: str) -> Callable[[Model, Any], None]:
    return lambda model, _: setattr(model, "phase", name)


_TAKERS: dict[type, Callable[[Model, Any], None]] = {
    LedgerMade: lambda model, record: setattr(model, "_ledger", record.ledger),
    PoweredUp: Model._power_up,
    Configured: Model._configure,
    CreditBought: Model._bought,
    CreditGiven: Model._given,
    BetPlaced: Model._bet,
    BetUndone: Model._unbet,
    BetsReturned: Model._unbet,
    CashOutAsked: lambda model, record: model.cashing.add(record.seat),
    CashOutCancelled: Model._keep_credit,
    CashOutPaid: Model._paid_out,
    HandPayConfirmed: Model._hand_paid,
    SeatTaken: lambda model, record: model.taken.add(record.seat),
    LeaveAsked: lambda model, record: model.leaving.add(record.seat),
    SeatLeft: Model._leave,
    AttendantCalled: lambda model, record: model.calling.add(record.seat),
    CallAnswered: lambda model, record: model.calling.discard(record.seat),
    DecksMoved: _phase("opening"),
    CutOffered: _phase("cutting"),
    TableRested: _phase("attract"),
    BettingOpened: Model._open_betting,
    RoundOpened: Model._open_round,
    RoundStepped: Model._step,
    DeckRevealed: Model._reveal_deck,
    ShoeLoaded: Model._load,
    ShoeCut: Model._cut_at,
    CardsRevealed: Model._reveal_shoe,
    ShoeEnded: Model._reveal_shoe,
    PoolFunded: lambda model, record: model._move_micros(record.micros, "house", f"pool:{record.game}"),
    PoolCorrected: Model._correct,
    PoolTransferred: Model._transfer,
    TableClosed: lambda model, _: setattr(model, "closed", True),
    TableOpened: lambda model, _: setattr(model, "closed", False),
    FaultRaised: Model._fault,
    FaultCleared: lambda model, record: model.faults.discard((record.fault, record.seat)),
}
