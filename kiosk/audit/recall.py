"""A recorded round, read back from its own entries: its cards, its steps, its end, and the credits around it. Pure.

Only a round that is over can be read: of one in play nothing is known here but its commitment. It tells what was
written; whether that is right is for verification to say.
"""

from collections.abc import Iterable, Iterator
from itertools import pairwise
from typing import Any, NamedTuple

from kiosk.audit.narration import WIDTH, Say, tell, tell_opening
from kiosk.audit.round_document import answer_of, document_of
from kiosk.base.clock import utc
from kiosk.base.ports import LedgerFault, StoredEntry, Trouble
from kiosk.base.words import ENGLISH, mark
from kiosk.ledger.accounts import credit, hand_pay
from kiosk.ledger.entries import read
from kiosk.ledger.posting import awards_of
from kiosk.ledger.records import CardsRevealed, DeckRevealed, HandPayRaised, Player, RoundOpened, RoundStepped
from kiosk.ledger.table_state import game_of_round
from kiosk.rules.cards.cards import Card
from kiosk.rules.events import Event, Settled
from kiosk.rules.game import Game
from kiosk.rules.intents import Refused
from kiosk.rules.pay.money import MICROS_PER_CENT, Cents, dollars
from kiosk.rules.pay.settlement import Settlement
from kiosk.rules.round import Round
from kiosk.rules.rulebook import PROGRESSIVE, as_elected

KINDS = ("round-opened", "round-stepped", "deck-revealed", "cards-revealed")


class Step(NamedTuple):
    at_ms: int
    events: tuple[Event, ...]


class InPlay(NamedTuple):
    """A round that is not over: its cards are sealed."""

    number: int
    opened: RoundOpened
    entry: int  # in which it was opened, and its cards committed
    at_ms: int


class Recorded(NamedTuple):
    number: int
    opened: RoundOpened
    entry: int
    at_ms: int
    steps: tuple[Step, ...]
    reveal: DeckRevealed | CardsRevealed
    start: Round  # at "No more bets", with its cards
    end: Round
    settlement: Settlement
    gained: dict[str, int]  # micros that each account gained after the round was opened

    @property
    def game(self) -> Game:
        return game_of_round(self.opened)

    @property
    def ended_ms(self) -> int:
        return self.steps[-1].at_ms

    def waits(self, seat: int) -> int:
        """Cents of a seat that an attendant had to pay."""
        awards = awards_of(0, self.number, self.opened, self.settlement)
        return sum(award.cents for award in awards if isinstance(award, HandPayRaised) and award.seat == seat)

    def credit_after(self, player: Player) -> int:
        """Cents of a seat when it was over. Release 0.1.0 posted hand-pays with the settlement, others apart."""
        gained = sum(self.gained.get(account(player.seat), 0) for account in (credit, hand_pay))
        return player.credit + gained // MICROS_PER_CENT - self.waits(player.seat)

    def document(self) -> dict[str, Any]:
        """The round document; ValueError where a document cannot tell the round."""
        opened, end = self.opened, self.end
        house = as_elected(opened.game, opened.house, opened.rules)
        table = house.pop(PROGRESSIVE, None)
        if end.meter is not None and table is not None:
            end = end._replace(meter=end.meter._replace(table=str(table)))
        return document_of(self.game, end, opened.dealing, house)

    def answer(self) -> str:
        return answer_of(self.game, self.end)


def recorded(number: int, entries: Iterable[StoredEntry]) -> Recorded | InPlay | None:
    """The round that these entries, in order, are of; None if it was never opened."""
    opened: RoundOpened | None = None
    begun = 0, 0
    steps: list[Step] = []
    reveal: DeckRevealed | CardsRevealed | None = None
    gained: dict[str, int] = {}
    for stored in entries:
        record = read(stored.entry, None) if stored.entry.kind in KINDS else None
        if isinstance(record, RoundOpened):
            opened, begun = record, (stored.number, stored.entry.at_ms)
        elif isinstance(record, RoundStepped):
            steps.append(Step(stored.entry.at_ms, record.events))
            for account, micros in stored.entry.postings:
                gained[account] = gained.get(account, 0) + micros
        elif isinstance(record, DeckRevealed | CardsRevealed):
            reveal = record
    if opened is None:
        return None
    if not steps or not isinstance(steps[-1].events[-1], Settled):
        return InPlay(number, opened, *begun)
    if reveal is None:
        raise LedgerFault(Trouble.DAMAGED, f"round {number} was settled, and its cards were never revealed")
    start, end = _played(number, opened, steps, dealt_cards(reveal))
    return Recorded(number, opened, *begun, tuple(steps), reveal, start, end, steps[-1].events[-1].settlement, gained)


def _played(number: int, opened: RoundOpened, steps: Iterable[Step], deck: tuple[Card, ...]) -> tuple[Round, Round]:
    game = game_of_round(opened)
    wagers = {player.seat: dict(player.stakes) for player in opened.players}
    start = game.open(wagers, deck, opened.progressive.meter if opened.progressive else None)
    if isinstance(start, Refused):
        raise LedgerFault(Trouble.DAMAGED, f"round {number} cannot have been opened: {start.words}")
    try:
        return start, game.fold(start, (event for step in steps for event in step.events))
    except (ValueError, LookupError) as error:
        raise LedgerFault(Trouble.DAMAGED, f"the steps of round {number} do not fit: {error}") from None


def dealt_cards(reveal: DeckRevealed | CardsRevealed) -> tuple[Card, ...]:
    """The cards of a reveal in the order in which they left the deck or the shoe.

    A shoe's leaves stand in the order of their places, and a run that goes on at the stack's beginning is in two parts.
    """
    if isinstance(reveal, DeckRevealed):
        return reveal.order
    leaves = reveal.reveal.leaves
    gap = next((i for i, (one, other) in enumerate(pairwise(leaves), 1) if other.place != one.place + 1), 0)
    return tuple(leaf.card for leaf in leaves[gap:] + leaves[:gap])


def tell_recall(played: Recorded, only: int | None = None, say: Say = ENGLISH.say) -> Iterator[str]:
    """The whole round in the order in which it went; credits of all seats, or of one only."""
    players = [player for player in played.opened.players if only in (None, player.seat)]
    begin, end = utc(played.at_ms), utc(played.ended_ms)
    yield say("RECALL of round {number}, from {begin} to {end}", number=played.number, begin=begin, end=end)
    yield say("Committed before the first card: {commitment}", commitment=played.opened.commitment)
    yield say("Credits before:")
    for player in players:
        had = player.credit + sum(cents for _, cents in player.stakes)
        yield f"  {say('Seat {seat}', seat=player.seat)}  {dollars(had)}"
    yield "-" * WIDTH
    game, state = played.game, played.start
    yield from tell_opening(game, state, say)
    for step in played.steps:
        for event in step.events:
            state = game.apply(state, event)
            yield from tell(game, state, event, say)
    yield "-" * WIDTH
    yield say("Credits after:")
    for player in players:
        after, waits = played.credit_after(player), played.waits(player.seat)
        both = mark("{credit}, and {amount} to be paid by hand")
        told = say(both, credit=Cents(after), amount=Cents(waits)) if waits else dollars(after)
        yield f"  {say('Seat {seat}', seat=player.seat)}  {told}"


def tell_in_a_line(played: Recorded) -> str:
    seats = played.settlement.seats
    staked, returned = sum(seat.staked for seat in seats), sum(seat.returned for seat in seats)
    return (
        f"round {played.number:<9} {utc(played.at_ms)}  {played.opened.game:<22} {len(seats)} seats  "
        f"staked {dollars(staked):>12}  returned {dollars(returned):>12}"
    )
