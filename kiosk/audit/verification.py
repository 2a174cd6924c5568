"""Checks a ledger's entries against the rules that wrote them: every record is decided, posted and folded again. Pure.

It is handed the entries in order, from the first or from a snapshot; chain and signatures are checked elsewhere. No
key is needed: the cards of a round are known from its own reveal, and a round in play is not judged.
"""

import re
from collections import Counter
from collections.abc import Callable, Container
from functools import lru_cache
from typing import Any, NamedTuple

from kiosk.audit.entry_checks import against
from kiosk.audit.redecide import PROCEED, decide_again, differing, why_not_decided
from kiosk.base.frozen import Frozen
from kiosk.base.ports import Entry, LedgerFault, Posting, Trouble
from kiosk.ledger import records
from kiosk.ledger.accounts import ATTENDANT, CASH, FELTS, HOUSE
from kiosk.ledger.codec import Key, dumps, name_of, plain
from kiosk.ledger.entries import IN_CHARGE, read
from kiosk.ledger.fairness import Reveal, Secret, reveal_holds
from kiosk.ledger.fold import fold
from kiosk.ledger.posting import recorded_awards
from kiosk.ledger.table_state import UNKNOWN, Phase, Snapshot, TableState, game_of_round
from kiosk.ledger.upgrades import GENERATION, version_of
from kiosk.policy.access import find_user
from kiosk.policy.faults import FAULTS
from kiosk.rules.cards.cards import CARDS, DECK_SIZE, spread
from kiosk.rules.cards.positions import SEATS
from kiosk.rules.events import Declared, Settled
from kiosk.rules.intents import Refused
from kiosk.rules.irregularities import COUNT_FAILED
from kiosk.rules.pay.pool import WAGER_CENTS
from kiosk.rules.rule_sets import RULE_SETS
from kiosk.rules.rulebook import were_in_force
from kiosk.table.dealer import player, round_opened, shoe_id

_OPENED, _STEPPED, _STARTED = name_of(records.RoundOpened), name_of(records.RoundStepped), name_of(records.PoweredUp)
_BETTING, _SNAPSHOT = name_of(records.BettingOpened), name_of(Snapshot)
_FORESEEN = {
    name_of(kind): version_of(kind)
    for kind in (records.BettingOpened, records.RoundOpened, records.RoundStepped, Snapshot)
}
_DECIDED = {_OPENED, _STEPPED}  # where these are foreseen, that is their check
_REVEALS = {name_of(records.DeckRevealed), name_of(records.CardsRevealed)}
_OVER = {"betting-opened", "round-opened", "table-rested", "snapshot"}  # none of them comes while a round is in play
_BEFORE_AWARDS = {*_REVEALS, "fault-raised"}  # what may stand between a settlement and its awards
_MAY_OWE = {HOUSE, CASH, ATTENDANT}
_SMALL = 160  # characters; payloads of this size repeat so often that what they say is remembered
_NO_KEY = Key(None, "")
_SEALED = re.compile(r'"secret":"[^"\\]*"')
_MISFITS = (ValueError, LookupError, StopIteration)


class Finding(NamedTuple):
    number: int
    words: str


class Verifier:
    """A run of entries being checked. Without a state it begins with the first snapshot, taken as it stands.

    `shoes` are the cards that were revealed, those before the first end of a shoe and, once there was one at entry
    `shoe_ended`, those after the last: whoever checks a ledger in parts joins them.
    """

    def __init__(self, made: records.LedgerMade, state: TableState | None = None) -> None:
        self.findings: list[Finding] = []
        self.unjudged: list[Finding] = []  # what this release cannot judge, because a newer one wrote it
        self.rounds = 0
        self.shoes: list[Counter[str]] = [Counter()]
        self.shoe_ended = 0
        self._made = made
        self._in_charge = 1  # the generation of the latest release that has played
        self._state = state
        self._held: list[tuple[int, Entry]] = []  # a round's entries, until its cards are known
        self._known: Secret | None = None
        self._whole = False  # the deck that is known: so its cards add up whenever they are counted
        self._number = 0
        self._due: list[
            records.HandPayRaised | records.PoolWon
        ] = []  # awards of the latest settlement that do not stand there yet

    def take(self, number: int, entry: Entry) -> None:
        """Check the next entry, or keep it until the cards of its round are revealed."""
        if self._held:
            if entry.kind not in _OVER:
                self._held.append((number, entry))
                if entry.kind in _REVEALS:
                    self._release(entry)
                return
            self._release(None)
        if entry.kind == _OPENED:
            self._held.append((number, entry))
        else:
            self._judge(number, entry)

    def close(self) -> int | None:
        """The entries end here. The round that is in play, if one is."""
        if self._held:
            self._release(None)
        self._none_due()
        state = self._state
        return state.round_number if state is not None and state.phase == Phase.PLAYING else None

    def _release(self, reveal: Entry | None) -> None:
        """Check the entries of a round, knowing its cards where they were revealed."""
        held, self._held = self._held, []
        if reveal is not None:
            self._known = self._cards_of(held[-1][0], reveal)
        for number, entry in held:
            self._judge(number, entry)
        state = self._state
        if state is None:
            self._known = None
            return
        if self._known is None and state.phase == Phase.RESULT:
            self._number = next(number for number, entry in reversed(held) if entry.kind == _STEPPED)
            self._find(f"round {state.round_number} was settled, and its cards were never revealed")
        if state.shoe is not None:
            self._state = state._replace(shoe=state.shoe._replace(secret=None))
        self._known = None
        self.rounds += 1

    def _cards_of(self, number: int, entry: Entry) -> Secret | None:
        """What a reveal shows: the deck, or the shoe's stack with unknown cards where it does not show them."""
        try:
            record = _read(entry)
            if isinstance(record, records.DeckRevealed):
                self._whole = len(record.order) == DECK_SIZE and set(record.order) == CARDS
                return Secret(bytes.fromhex(record.salt), record.order)
            if isinstance(record, records.CardsRevealed) and self._state is not None and self._state.shoe is not None:
                stack = [UNKNOWN] * self._state.shoe.size
                for leaf in record.reveal.leaves:
                    stack[leaf.place] = leaf.card
                return Secret(b"", tuple(stack))
        except (LedgerFault, *_MISFITS) as error:
            self._number = number
            self._find(f"what it reveals cannot be read: {error}")
        return None

    def _judge(self, number: int, entry: Entry) -> None:
        self._number = number
        kind, version, at_ms, _, _, who, intent, _, postings = entry
        try:
            state = self._state
            foreseen = self._foreseen(state, entry) if _FORESEEN.get(kind) == version else None
            record = _read(entry) if foreseen is None else foreseen
            if state is None:  # lost, until a snapshot says where the table is
                self._state = record.state if isinstance(record, Snapshot) else None
                self._in_charge = self._state.generation if self._state else self._in_charge
                return
            if type(record) is records.RoundOpened and foreseen is None:
                state, record = self._dealt(state, record)
            if type(record) is Snapshot and version < _FORESEEN[_SNAPSHOT]:
                record = _as_far_as_known(state, record, entry)
            check = _CHECKS.get(type(record)) if foreseen is None or kind not in _DECIDED else None
            if check is not None and (words := check(self, state, record)):
                self._find(words)
            for words in against(state, record, entry):
                self._find(words)
            if self._due or type(record) is records.RoundStepped:
                self._await_awards(state, record)
            self._state = fold(state, record, postings, at_ms, intent, who)
            if isinstance(record, IN_CHARGE):
                self._in_charge = max(self._in_charge, self._state.generation)
            if postings:
                self._weigh(state, self._state, postings)
        except LedgerFault as fault:
            self._not_read(kind, fault)
        except _MISFITS as error:
            self._find(f"{kind} does not fit what stands before it: {error}")
            self._state = None

    def _not_read(self, kind: str, fault: LedgerFault) -> None:
        """A newer release may write what this one does not know, once it has said that it is in charge."""
        state = self._state
        if fault.trouble != Trouble.NEWER:
            self._find(f"{kind} does not fit what stands before it: {fault}")
            self._state = None
        elif state is not None and kind == _STARTED:
            self._state = state._replace(generation=GENERATION + 1)
            self._find(str(fault))
        elif state is None or state.generation > GENERATION:
            self.unjudged.append(Finding(self._number, str(fault)))
            self._state = None
        else:  # nobody in charge wrote it: whatever it is, it did nothing
            self._find(f"the release in charge writes no such {kind}")

    def _weigh(self, before: TableState, after: TableState, postings: tuple[Posting, ...]) -> None:
        """Look at the balances: nobody owes who may not, and the felt is empty after a settlement."""
        books = after.books
        for account, micros in postings:
            if micros < 0 and books[account] < 0 and account not in _MAY_OWE:
                self._find(f"{account} is overdrawn")
        if after.phase != before.phase and after.phase == Phase.RESULT and any(map(books.get, FELTS)):
            self._find("stakes still lie on the felt after the settlement")

    def _find(self, words: str) -> None:
        """Something is wrong, unless a newer release wrote it, which may know better."""
        newer = self._state is not None and self._state.generation > GENERATION
        (self.unjudged if newer else self.findings).append(Finding(self._number, words))

    def _await_awards(self, state: TableState, record: records.Record | Snapshot) -> None:
        """A settlement is followed by its awards: each share of the pool that was won, and each hand-pay."""
        if isinstance(record, records.HandPayRaised | records.PoolWon):
            return
        if not self._due or name_of(type(record)) not in _BEFORE_AWARDS:
            self._none_due()
        last = record.events[-1] if isinstance(record, records.RoundStepped) else None
        if isinstance(last, Settled):
            self._due = list(recorded_awards(state, last.settlement))

    def _none_due(self) -> None:
        if self._due:
            self._find(f"the round left a {name_of(type(self._due[0]))} that was never recorded")
            self._due = []

    def _award(self, _: TableState, record: records.HandPayRaised | records.PoolWon) -> str | None:
        """It is the next that the settlement left."""
        if not self._due or type(self._due[0]) is not type(record) or self._due[0] != record:
            return "the round left no such award"
        del self._due[0]
        return None

    # One check a kind of record; None where nothing is wrong.

    def _dealt(self, state: TableState, record: records.RoundOpened) -> tuple[TableState, records.RoundOpened]:
        """The round with the cards that were revealed, in its deck or in the shoe."""
        if self._known is None:
            return state, record
        if record.shoe is None or state.shoe is None:
            return state, record._replace(secret=self._known)
        return state._replace(shoe=state.shoe._replace(secret=self._known)), record

    def _open_round(self, state: TableState, record: records.RoundOpened) -> str | None:
        """These are the bets on the felt, the settings in force, the pool, and the cards that were committed."""
        again = self._open_again(
            state, {seat for seat, stakes, _ in record.players if ("progressive", WAGER_CENTS) in stakes}
        )
        if again is None or again == record:
            return None
        # The lock-up limit is a figure of its time, which a later profile may have changed.
        again = again._replace(lock_up=record.lock_up)
        table = None if again.progressive is None else again.progressive.meter.table
        rules = were_in_force(state.generation, again.game, Frozen(again.house), table)
        again = again._replace(rules=again.rules if rules is None else rules)
        if again == record:
            return None
        if again._replace(commitment=record.commitment) == record:
            return "the cards that were revealed are not those that were committed"
        wrong = ", ".join(differing(again, record))
        return f"the round is opened with another {wrong} than the table had"

    def _open_again(self, state: TableState, latched: Container[int]) -> records.RoundOpened | None:
        """The round that the table opens with these seats' chips latched, if its cards are known."""
        if self._known is None or state.config is None:
            return None
        players = tuple(
            [
                player(state, place, latched=place.chip and place.seat in latched)
                for place in state.places
                if place.touches
            ]
        )
        salt, order = self._known
        return round_opened(state, state.config, players, order, lambda: salt)

    def _foreseen(self, state: TableState | None, entry: Entry) -> records.Record | Snapshot | None:
        """What the table would write next, if this is its very text: there is nothing to read then.

        It takes half the time, or less: of these, which are long or never alike, none is read where all is well.
        """
        if state is None:
            return None
        kind, payload = entry.kind, entry.payload
        record: records.Record | Snapshot | None = None
        if kind == _OPENED:
            opened = self._open_again(state, SEATS) if state.shoe is None else None
            told = opened and dumps(opened._replace(secret=None), _NO_KEY)
            return opened if told == _SEALED.sub('"secret":null', payload, count=1) else None
        if kind == _BETTING:
            record = records.BettingOpened(state.round_number + 1)
        elif kind == _SNAPSHOT and state.shoe is None and state.opened is None:  # else it holds sealed cards
            record = Snapshot(state)
        elif kind == _STEPPED and len(payload) > _SMALL:
            record = self._next_step(state)
        return record if record is not None and dumps(record, _NO_KEY) == payload else None

    def _next_step(self, state: TableState) -> records.RoundStepped | None:
        """The dealer's next step, as the round's own game decides it from the cards, if they are known."""
        opened, played = state.opened, state.round
        if self._known is None or opened is None or played is None:
            return None
        try:
            events = decide_again(game_of_round(opened), played, PROCEED, proved=self._whole or bool(opened.shoe))
        except LookupError:
            return None
        return None if isinstance(events, Refused) else records.RoundStepped(events)

    def _step(self, state: TableState, record: records.RoundStepped) -> str | None:
        """The round's own game decides the same, from the same cards."""
        opened, played = state.opened, state.round
        if self._known is None or opened is None or played is None:
            return None
        first = record.events[0]
        if opened.shoe is not None and isinstance(first, Declared) and first.kind == COUNT_FAILED:
            self.shoes[-1][COUNT_FAILED] += 1
        return why_not_decided(game_of_round(opened), played, record.events, proved=self._whole or bool(opened.shoe))

    def _reveal_deck(self, state: TableState, _: records.DeckRevealed) -> str | None:
        """When the round is over, once. That it is what was committed is checked where the round was opened."""
        if self._known is None:
            return "cards are revealed of a round that has none to reveal"
        if state.phase != Phase.RESULT:
            return "the cards are revealed before the round is over"
        return None

    def _reveal_cards(self, state: TableState, record: records.CardsRevealed) -> str | None:
        """Those that left the shoe in this round, from where they were dealt."""
        opened, shoe = state.opened, state.shoe
        if self._known is None or opened is None or shoe is None:
            return "cards are revealed of a round that has none to reveal"
        if state.phase != Phase.RESULT:
            return "the cards are revealed before the round is over"
        return self._show(state, record.reveal, range(opened.first, shoe.used))

    def _end_shoe(self, state: TableState, record: records.ShoeEnded) -> str | None:
        """The rest of its cards; with those of its rounds they are whole decks."""
        if state.shoe is None:
            return "a shoe ends, and there is none"
        words = self._show(state, record.reveal, range(state.shoe.used, state.shoe.size))
        if len(self.shoes) == 1:
            self.shoes.append(Counter())
            self.shoe_ended = self._number
            return words
        cards, self.shoes[-1] = self.shoes[-1], Counter()
        return words or why_not_whole(cards)

    def _show(self, state: TableState, reveal: Reveal, turns: range) -> str | None:
        shoe = state.shoe
        if shoe is None:
            return "there is no shoe"
        self.shoes[-1].update(leaf.card for leaf in reveal.leaves)
        if [leaf.place for leaf in reveal.leaves] != sorted(map(shoe.stack_place, turns)):
            return "the cards that are revealed are not those that left the shoe"
        if not reveal_holds(shoe.root, shoe_id(state, shoe.shoe), shoe.size, reveal):
            return "the cards that were revealed are not those that were committed"
        return None

    def _snapshot(self, state: TableState, record: Snapshot) -> str | None:
        """It is the fold of everything before it, the meters and balances with it."""
        if state == record.state:
            return None
        return f"the snapshot has another {', '.join(differing(state, record.state))} than the entries come to"

    def _make(self, _: TableState, record: records.LedgerMade) -> str | None:
        """Once, first, and of this ledger."""
        if self._number != 1 or record[:2] != self._made[:2]:
            return f"it names a ledger {record.ledger} of kind {record.kind}"
        return None


def why_not_whole(cards: Counter[str]) -> str | None:
    """What is wrong with all the cards of a shoe, if something is that the table did not find itself."""
    if cards[COUNT_FAILED] or cards == Counter(spread(cards.total() // DECK_SIZE)):
        return None
    return "the cards of the shoe do not make up whole decks"


def _as_far_as_known(state: TableState, record: Snapshot, entry: Entry) -> Snapshot:
    """A snapshot of an earlier layout, with today's values where that one had none: those are not compared."""
    known = plain(entry.payload)["state"]
    return Snapshot(
        record.state._replace(**{name: getattr(state, name) for name in state._fields if name not in known})
    )


def _read(entry: Entry) -> records.Record | Snapshot:
    if len(entry.payload) <= _SMALL:
        return _read_small(entry.kind, entry.version, entry.payload)
    return _read_large(entry)


@lru_cache(maxsize=4096)
def _read_small(kind: str, version: int, payload: str) -> records.Record | Snapshot:
    return _read_as_written(Entry(kind, version, 0, None, None, (), None, payload))


@lru_cache(maxsize=4)
def _read_large(entry: Entry) -> records.Record | Snapshot:
    """A reveal is read twice: for its cards, and in its turn."""
    return _read_as_written(entry)


def _read_as_written(entry: Entry) -> records.Record | Snapshot:
    """The record, if its text is the one that a table writes: in no other can a name stand twice."""
    record = read(entry, None)
    if entry.version == version_of(type(record)):
        unsealed = _SEALED.sub('"secret":null', entry.payload)
        if dumps(record, _NO_KEY) != unsealed:
            raise LedgerFault(Trouble.DAMAGED, "no table writes it in these words")
    return record


def _open_betting(_: Verifier, state: TableState, record: records.BettingOpened) -> str | None:
    if state.phase == Phase.PLAYING:
        return f"bets are opened while round {state.round_number} is in play"
    if record.round != state.round_number + 1:
        return f"round {record.round} follows round {state.round_number}"
    return None


def _undo(_: Verifier, state: TableState, record: records.BetUndone) -> str | None:
    return None if (record.stakes,) == state.place(record.seat).touches[-1:] else "it undoes another bet than the last"


def _return(_: Verifier, state: TableState, record: records.BetsReturned) -> str | None:
    return None if dict(record.stakes) == state.place(record.seat).bets else "other bets come back than lay there"


def _confirm(_: Verifier, state: TableState, record: records.HandPayConfirmed) -> str | None:
    due = {(pay.seat, pay.number, pay.cents) for pay in state.hand_pays}
    return None if tuple(record) in due else "it pays a hand-pay that was not due"


def _buy(verifier: Verifier, _: TableState, __: records.CreditBought) -> str | None:
    return "demonstration credits are bought on a live table" if verifier._made.kind == "live" else None


def _fund(_: Verifier, __: TableState, record: records.PoolFunded) -> str | None:
    return None if record.micros >= 0 and record.game in RULE_SETS else "the house funds no such pool, or takes from it"


def _start(verifier: Verifier, _: TableState, record: records.PoweredUp) -> str | None:
    """A release that cannot read what was played since does not start."""
    if verifier._in_charge <= record.generation and record.generation >= 1:
        return None
    return f"a release of generation {record.generation} cannot have started on what stands before it"


def _pay_out(verifier: Verifier, state: TableState, record: records.CashOutPaid) -> str | None:
    if verifier._made.kind == "live" and not record.by_hand:
        return "a live table pays out by itself"
    credit = state.credit(record.seat)
    return None if record.cents == credit else f"it pays {record.cents} cents, and the seat has {credit}"


def _know_fault(_: Verifier, __: TableState, record: records.FaultCleared) -> str | None:
    return None if record.fault in FAULTS else f"there is no fault {record.fault}"


def _fail_login(_: Verifier, state: TableState, record: records.LoginFailed) -> str | None:
    """It counts the failures of a user and locks, and changes nothing else."""
    if record.user is None:
        return None
    after, user = record.user, find_user(state.users, record.name)
    if user and after == user._replace(failures=after.failures, locked_at_ms=after.locked_at_ms, lock_ms=after.lock_ms):
        return None
    return "a login that failed changes more of a user than the failures and the lock"


def _configure(_: Verifier, state: TableState, record: records.Configured) -> str | None:
    return None if record.old == state.config else "the settings before it were others"


def _load_shoe(_: Verifier, state: TableState, record: records.ShoeLoaded) -> str | None:
    if state.shoe is not None:
        return f"shoe {record.shoe} comes, and shoe {state.shoe.shoe} was not revealed to its end"
    return None if record.shoe == state.shoes + 1 else f"shoe {record.shoe} follows shoe {state.shoes}"


_CHECKS: dict[type, Callable[[Verifier, TableState, Any], str | None]] = {
    records.BetUndone: _undo,
    records.BetsReturned: _return,
    records.BettingOpened: _open_betting,
    records.CardsRevealed: Verifier._reveal_cards,
    records.CashOutPaid: _pay_out,
    records.Configured: _configure,
    records.CreditBought: _buy,
    records.PoolFunded: _fund,
    records.PoweredUp: _start,
    records.HandPayRaised: Verifier._award,
    records.PoolWon: Verifier._award,
    records.DeckRevealed: Verifier._reveal_deck,
    records.FaultCleared: _know_fault,
    records.HandPayConfirmed: _confirm,
    records.LedgerMade: Verifier._make,
    records.LoginFailed: _fail_login,
    records.RoundOpened: Verifier._open_round,
    records.RoundStepped: Verifier._step,
    records.ShoeEnded: Verifier._end_shoe,
    records.ShoeLoaded: _load_shoe,
    Snapshot: Verifier._snapshot,
}
