"""Proves, after a round, that its cards were fixed before it: what was committed, what was revealed, and how to check.

Pure. Everything that it says can be computed again by anybody from the facts that it gives, without this software.
"""

from collections.abc import Iterator
from typing import Any, NamedTuple

from kiosk.audit.recall import InPlay, Recorded, dealt_cards
from kiosk.audit.redecide import why_not_decided
from kiosk.base.clock import utc
from kiosk.ledger.fairness import commitment_holds, committed_bytes, reveal_holds
from kiosk.ledger.records import CardsRevealed, DeckRevealed, ShoeLoaded
from kiosk.ledger.table_state import UNKNOWN, TableState
from kiosk.rules.cards.cards import Card
from kiosk.table.dealer import round_id, shoe_id

_BY_HAND_DECK = """\
To check it by hand, hash the bytes below: the text "croupier/deck/1" and a line feed, the length of the round's id as
four bytes, the id, the 32 bytes of the salt, and the names of the cards in their order. They must give the commitment:
  echo {hashed} | xxd -r -p | sha256sum"""

_BY_HAND_SHOE = """\
To check it by hand (everything is SHA-256; a number stands for four bytes, the most significant first; an id stands
behind its length; --json gives the salts and the hashes of the parts that are not shown):
  a leaf    "croupier/shoe/1/leaf" and a line feed, the shoe's id, the place, the salt, the card's name
  a node    "croupier/shoe/1/node" and a line feed, the hash of its left part, the hash of its right part
  the root  "croupier/shoe/1/root" and a line feed, the shoe's id, the size, the hash of all cards
A part of more than one card is divided at the largest power of two below its size. The hashes that are given stand,
from left to right, for the largest parts that show no card."""


class LoadedShoe(NamedTuple):
    """The shoe that a round was dealt from: its commitment, where that stands, and its cut."""

    loaded: ShoeLoaded
    entry: int
    at_ms: int
    cut: int  # how many cards went from the top to the bottom; 0 if it was not cut


class Proof(NamedTuple):
    """Whether the round is proved, everything that was looked at, and the same in words."""

    proved: bool
    facts: dict[str, Any]
    words: tuple[str, ...]


def prove(ledger: str, played: Recorded, shoe: LoadedShoe | None) -> Proof:
    """The proof of a round that is over; `ledger` is the id of the ledger it stands in."""
    reveal = played.reveal
    if isinstance(reveal, DeckRevealed):
        checks, facts, words = _prove_deck(ledger, played, reveal)
    else:
        checks, facts, words = _prove_cards(ledger, played, reveal, shoe)
    wrong = _why_not_replayed(played, shoe)
    checks["the round's own rules come to what was recorded, from these cards"] = wrong is None
    proved = all(checks.values())
    head = {"round": played.number, "game": played.opened.game, "proved": proved}
    told = [f"{'yes' if holds else 'NO '}  {check}" for check, holds in checks.items()]
    if wrong is not None:
        told.append(f"     {wrong}")
    fixed = f"the cards of round {played.number} were fixed before its first card"
    verdict = f"PROVED: {fixed}, if `croupier verify` finds nothing."
    if not proved:
        verdict = f"NOT PROVED: round {played.number} does not hold."
    return Proof(proved, {**head, **facts, "checks": checks}, (*words, *told, verdict))


def sealed(ledger: str, playing: InPlay) -> Proof:
    """All that can be said of a round in play."""
    opened = playing.opened
    table = TableState(ledger=ledger)
    bound = round_id(table, playing.number) if opened.shoe is None else shoe_id(table, opened.shoe)
    facts = {
        "round": playing.number,
        "game": opened.game,
        "proved": False,
        "in_play": True,
        "id": bound,
        "commitment": {"entry": playing.entry, "at": utc(playing.at_ms), "hash": opened.commitment},
    }
    words = (
        f"Round {playing.number} is in play: its cards are still sealed.",
        f"Committed in entry {playing.entry}, {utc(playing.at_ms)}: {opened.commitment}",
    )
    return Proof(proved=False, facts=facts, words=words)


_Part = tuple[dict[str, bool], dict[str, Any], list[str]]


def _prove_deck(ledger: str, played: Recorded, reveal: DeckRevealed) -> _Part:
    bound = round_id(TableState(ledger=ledger), played.number)
    try:
        salt = bytes.fromhex(reveal.salt)
        hashed = committed_bytes(bound, salt, reveal.order).hex()
    except ValueError:
        salt, hashed = b"", ""
    holds = commitment_holds(played.opened.commitment, bound, salt, reveal.order)
    facts = {
        "id": bound,
        "commitment": {"entry": played.entry, "at": utc(played.at_ms), "hash": played.opened.commitment},
        "salt": reveal.salt,
        "order": list(reveal.order),
        "hashed": hashed,
    }
    words = [
        f"Round {played.number}, {played.opened.game}. Id: {bound}",
        f"Committed before the first card, in entry {played.entry}, {utc(played.at_ms)}:",
        f"  {played.opened.commitment}",
        f"Revealed after the round: salt {reveal.salt}, and the order",
        *_in_rows(reveal.order),
        *_BY_HAND_DECK.format(hashed=hashed).splitlines(),
    ]
    return {"the salt and the order that were revealed hash to the commitment": holds}, facts, words


def _prove_cards(ledger: str, played: Recorded, revealed: CardsRevealed, shoe: LoadedShoe | None) -> _Part:
    opened, reveal = played.opened, revealed.reveal
    if shoe is None or shoe.loaded.shoe != opened.shoe:
        return {"the shoe of the round was committed before it": False}, {}, ["The round's shoe is not in the ledger."]
    loaded, size = shoe.loaded, shoe.loaded.size
    bound = shoe_id(TableState(ledger=ledger), loaded.shoe)
    turns = range(opened.first, opened.first + played.end.cards_gone)
    places = sorted((turn + shoe.cut) % size for turn in turns)
    checks = {
        "the round was dealt from the shoe that was committed": opened.commitment == loaded.root,
        "the cards that are shown lie under the shoe's root": reveal_holds(loaded.root, bound, size, reveal),
        "they lay where the round was dealt from, after the cut": [leaf.place for leaf in reveal.leaves] == places,
    }
    facts = {
        "id": bound,
        "commitment": {"entry": shoe.entry, "at": utc(shoe.at_ms), "hash": loaded.root},
        "size": size,
        "cut": shoe.cut,
        "first": opened.first,
        "leaves": [leaf._asdict() for leaf in reveal.leaves],
        "siblings": list(reveal.siblings),
    }
    words = [
        f"Round {played.number}, {opened.game}, from shoe {loaded.shoe} of {size} cards. Id: {bound}",
        f"Committed before the cut, in entry {shoe.entry}, {utc(shoe.at_ms)}, by its root:",
        f"  {loaded.root}",
        f"Cut at card {shoe.cut}." if shoe.cut else "Not cut.",
        f"Revealed after the round: the {len(reveal.leaves)} cards that left the shoe, after {opened.first} others:",
        *_in_rows(dealt_cards(revealed)),
        *_BY_HAND_SHOE.splitlines(),
    ]
    return checks, facts, words


def _why_not_replayed(played: Recorded, shoe: LoadedShoe | None) -> str | None:
    """What the rules say against the steps of the round, from the cards that were revealed."""
    state = played.start
    if shoe is not None:
        rest = shoe.loaded.size - played.opened.first - len(state.deck)
        state = state._replace(deck=state.deck + (UNKNOWN,) * rest)
    for step in played.steps:
        if wrong := why_not_decided(played.game, state, step.events, proved=shoe is not None):
            return wrong
        state = played.game.fold(state, step.events)
    return None


def _in_rows(cards: tuple[Card, ...]) -> Iterator[str]:
    for start in range(0, len(cards), 13):
        yield f"  {' '.join(cards[start : start + 13])}"
