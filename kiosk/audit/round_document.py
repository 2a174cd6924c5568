"""The round document: the public JSON contract of a round. Reads it strictly and replays it on the game itself.

Whatever is wrong with a document is one DocumentError with one sentence that names the seat and the field. Nothing
here knows a rule: wagers, decisions and cards are put to the game, and its refusals are passed on.
"""

import json
from collections import Counter
from collections.abc import Mapping
from typing import Any, NamedTuple, NoReturn

from kiosk.audit.settlement_json import answer
from kiosk.base.plain_text import printable, printable_name
from kiosk.rules.cards.cards import CARDS, DECK_SIZE, Card
from kiosk.rules.cards.positions import SEATS
from kiosk.rules.elections import ElectionError, is_table
from kiosk.rules.events import Decided, Event
from kiosk.rules.game import Game
from kiosk.rules.intents import Decide, Declare, Proceed, Refused
from kiosk.rules.irregularities import SHORT_DECK, VOID_SEAT
from kiosk.rules.pay.pool import MAX_CONTRIBUTION, MAX_POOL, Meter
from kiosk.rules.round import BETS_CLOSED, AnyRound, Round, RoundDraft
from kiosk.rules.rule_sets import RULE_SETS, make_game
from kiosk.rules.rulebook import contract

MAX_BYTES = 1 << 20  # a document with eight decks written out has a hundredth of this

_KEYS = ("game", "dealing", "house", "progressive", "deck", "seats", "irregularity")
_SEAT_KEYS = frozenset({"seat", "wagers", "decisions"})
_STRINGS = {str}


class DocumentError(ValueError):
    """A document that is refused; the text is one sentence that names seat and field."""

    def __init__(self, words: str, field: str | None = None, seat: int | None = None) -> None:
        where = ", ".join(([f"seat {seat}"] if seat is not None else []) + ([field] if field else []))
        super().__init__(f"{where}: {words}" if where else words)


class RoundDocument(NamedTuple):
    """A document that has been read: its game and what was bet, decided and dealt."""

    game: Game
    wagers: dict[int, dict[str, int]]
    decisions: dict[int, list[str]]
    deck: tuple[Card, ...]
    meter: Meter | None
    irregularity: Declare | None


class _Twice(dict[str, Any]):
    """An object in which a key stands twice."""

    key: str


def parse(data: bytes) -> object:
    """The JSON value of a document. Whether it is one is for `read` to say."""
    if len(data) > MAX_BYTES:
        raise DocumentError(f"the document is longer than {MAX_BYTES} bytes")
    try:
        return _DECODER.decode(data.decode("utf-8"))
    except UnicodeDecodeError:
        raise DocumentError("the document is not UTF-8 text") from None
    except json.JSONDecodeError as error:
        raise DocumentError(
            f"the document is not JSON: {error.msg.removesuffix(' at')} at line {error.lineno}, column {error.colno}"
        ) from None
    except ValueError:
        raise DocumentError("the document holds a number with thousands of digits") from None
    except RecursionError:
        raise DocumentError("the document is nested too deeply") from None


def read(value: object) -> RoundDocument:
    """The round that a document states; DocumentError if it states none."""
    document = _object(value, "document")
    for key in document:
        if key not in _KEYS:
            raise DocumentError(f"unknown key; a document has {', '.join(_KEYS)}", printable_name(key))
    name = _required(document, "game")
    if not isinstance(name, str) or name not in RULE_SETS:
        raise DocumentError(f"must be one of {', '.join(RULE_SETS)}, and is {printable(name)}", "game")
    game = _read_game(name, document)
    wagers, decisions = _read_seats(_required(document, "seats"))
    deck = _read_deck(_required(document, "deck"), game)
    meter = _read_meter(document["progressive"], name) if "progressive" in document else None
    irregularity = _read_irregularity(document["irregularity"], game, wagers) if "irregularity" in document else None
    if spellings := game.spellings:
        decisions = {seat: [spellings.get(action, action) for action in made] for seat, made in decisions.items()}
    return RoundDocument(game, wagers, decisions, deck, meter, irregularity)


def settle(value: object) -> str:
    """The answer to a document, as a line of JSON; DocumentError if it is refused."""
    document = read(value)
    return answer_of(document.game, Replay(document).run())


def answer_of(game: Game, state: AnyRound) -> str:
    if state.settlement is None:
        raise ValueError("the round is not over")
    return answer(game.name, state.settlement)


def document_of(game: Game, state: Round, dealing: str | None, house: Mapping[str, object]) -> dict[str, Any]:
    """The document of a round that has been played, holding only the cards that it used.

    ValueError for a round of which a document cannot tell: one with several irregularities that change the settlement,
    or one whose cards did not add up.
    """
    document: dict[str, Any] = {"game": game.name, "house": dict(house), "deck": list(state.deck[: state.used])}
    if dealing is not None:
        document["dealing"] = dealing
    if state.meter is not None:
        meter = {key: value for key, value in state.meter._asdict().items() if value is not None}
        if RULE_SETS[game.name].progressive_tables == (meter["table"],):  # there is no other to be elected
            del meter["table"]
        document["progressive"] = meter
    document["seats"] = [
        {
            "seat": seat.seat,
            "wagers": {wager: stake for wager, stake in seat.wagers.items() if wager in game.wagers},
            "decisions": list(seat.decisions),
        }
        for seat in state.seats
    ]
    for kind, seat_number, complete in state.declared:
        remedy = game.remedies[kind]
        if remedy.voids:
            if "irregularity" in document or not remedy.in_documents:
                raise ValueError("a document states one irregularity, and none that the count of the cards showed")
            document["irregularity"] = {"kind": kind}
            if remedy.names_seat:
                document["irregularity"]["seat"] = seat_number
            if remedy.asks_complete:
                document["irregularity"]["complete"] = complete
    return document


class Replay:
    """One document being played. The k-th decision of a seat belongs to the k-th street."""

    def __init__(self, document: RoundDocument) -> None:
        self._document = document
        self._game = document.game
        self._state = RoundDraft(self._open())
        self._heard = 0

    def run(self) -> RoundDraft:
        document, game = self._document, self._game
        for seat, made in document.decisions.items():
            if len(made) > game.streets:
                self._refuse_left_over(seat, made[game.streets])
        if document.irregularity is None:
            self._take(game.decide(self._state, Proceed()))
            self._play_on()
        elif game.remedies[document.irregularity.kind].effect == VOID_SEAT:
            self._void_one_seat(document.irregularity)
        else:
            self._void_all(document.irregularity)
        return self._state

    def _open(self) -> Round:
        opened = self._game.open(self._document.wagers, self._document.deck, self._document.meter)
        return _refuse(opened) if isinstance(opened, Refused) else opened

    def _take(self, result: tuple[Event, ...] | Refused) -> None:
        if isinstance(result, Refused):
            _refuse(result)
        self._state.take(result)

    def _play_on(self) -> None:
        """The rest of the round: the decisions of this street, the dealer's step, and so on."""
        game, state = self._game, self._state
        while state.settlement is None:
            owed = self._hear(state.street)
            self._take(game.decide(state, Proceed()) if owed else game.advance(state))
        self._nothing_left_over()

    def _hear(self, street: int, but: int | None = None) -> bool:
        """What the seats decided on this street, each without knowing of the others. Whether one still owes it."""
        heard: list[Event] = []
        owed = False
        decisions, game, state = self._document.decisions, self._game, self._state
        for seat in state.seats:
            made = decisions.get(seat.seat, ())
            if len(made) > street and seat.seat != but:
                result = game.decide_seat(state, seat, made[street])
                heard += _refuse(result) if isinstance(result, Refused) else result
            elif game.options(state, seat):
                owed = True
        self._heard += len(heard)
        self._take(tuple(heard))
        return owed

    def _void_all(self, irregularity: Declare) -> None:
        """Hear what was decided, as far as that goes, and declare."""
        game, decisions = self._game, self._document.decisions
        if game.remedies[irregularity.kind].effect == SHORT_DECK and game.falls_short(self._state):
            self._hear_before_the_deal()
        else:
            self._take(game.decide(self._state, Proceed()))
        while self._state.street != BETS_CLOSED:
            self._hear(self._state.street)
            if not any(len(made) > self._state.street + 1 for made in decisions.values()):
                break
            self._take(game.advance(self._state))
            if self._state.settlement is not None:
                self._nothing_left_over()
        self._take(game.decide(self._state, irregularity))

    def _hear_before_the_deal(self) -> None:
        """Where the shoe ran out in the first deal, decisions are taken as they stand: they come back with the rest."""
        for seat in tuple(self._state.seats):
            for action in self._document.decisions.get(seat.seat, ()):
                if action not in self._game.decisions:
                    raise DocumentError(f"{printable(action)} is no decision of this game", "decisions", seat.seat)
                self._take((Decided(seat.seat, action, *self._game.effect(seat, action)),))

    def _void_one_seat(self, irregularity: Declare) -> None:
        """Declare when that seat has said all it had to say; the others play on."""
        game = self._game
        target = irregularity.seat or 0
        made = self._document.decisions.get(target, [])
        self._take(game.decide(self._state, Proceed()))
        while True:
            street = self._state.street
            if len(made) > street:
                self._take(game.decide(self._state, Decide(target, made[street])))
            if len(made) <= street + 1:
                break
            self._hear(street, but=target)
            self._take(game.decide(self._state, Proceed()))
            if self._state.settlement is not None:
                self._nothing_left_over()
        self._take(game.decide(self._state, irregularity))
        if self._state.settlement is None:
            self._hear(self._state.street, but=target)
            self._take(game.decide(self._state, Proceed()))
        self._play_on()

    def _nothing_left_over(self) -> None:
        if self._heard == sum(map(len, self._document.decisions.values())):
            return
        for seat in self._state.seats:
            made = self._document.decisions.get(seat.seat, [])
            if len(made) > len(seat.decisions):
                self._refuse_left_over(seat.seat, made[len(seat.decisions)])

    def _refuse_left_over(self, seat: int, action: str) -> NoReturn:
        raise DocumentError(f"{printable(action)} is left over: the seat has nothing to decide", "decisions", seat)


def _refuse(refused: Refused) -> NoReturn:
    raise DocumentError(str(refused.words), printable_name(refused.field), refused.seat)


def _object_of(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    found = dict(pairs)
    if len(found) != len(pairs):
        found = _Twice(found)
        found.key = next(key for key, count in Counter(key for key, _ in pairs).items() if count > 1)
    return found


_DECODER = json.JSONDecoder(object_pairs_hook=_object_of)


def _object(value: object, field: str, seat: int | None = None) -> dict[str, Any]:
    if type(value) is dict:
        return value
    if isinstance(value, _Twice):
        raise DocumentError("the key stands twice", printable_name(value.key), seat)
    raise DocumentError(f"must be an object, and is {printable(value)}", field, seat)


def _list(value: object, field: str, seat: int | None = None) -> list[Any]:
    if type(value) is list:
        return value
    raise DocumentError(f"must be a list, and is {printable(value)}", field, seat)


def _required(found: Mapping[str, object], key: str, inside: str = "", seat: int | None = None) -> object:
    if key not in found:
        raise DocumentError("is missing", inside + key, seat)
    return found[key]


def _read_game(name: str, document: Mapping[str, object]) -> Game:
    dealing = "auto-shoe"
    if "dealing" in document:
        procedures = RULE_SETS[name].procedures
        given = document["dealing"]
        if not procedures:
            raise DocumentError("this game has only one dealing procedure", "dealing")
        if not isinstance(given, str) or given not in procedures:
            raise DocumentError(f"must be one of {', '.join(procedures)}, and is {printable(given)}", "dealing")
        dealing = given
    house = _object(document["house"], "house") if "house" in document else {}
    try:
        return make_game(name, {**meant, **house} if (meant := contract(name)) else house, dealing)
    except ElectionError as error:
        raise DocumentError(
            f"{error}, and is {printable(house[error.key])}", f"house, {printable_name(error.key)}"
        ) from None


def _read_seats(value: object) -> tuple[dict[int, dict[str, int]], dict[int, list[str]]]:
    wagers: dict[int, dict[str, int]] = {}
    decisions: dict[int, list[str]] = {}
    entries = _list(value, "seats")
    if not entries:
        raise DocumentError("at least one seat must wager", "seats")
    for place, entry in enumerate(entries, 1):
        number = entry.get("seat") if type(entry) is dict else None
        if type(number) is not int or number not in SEATS:
            number = _refuse_entry(entry, place)
        if not entry.keys() <= _SEAT_KEYS:
            key = next(key for key in entry if key not in _SEAT_KEYS)
            raise DocumentError("unknown key; a seat has seat, wagers, decisions", printable_name(key), number)
        if number in wagers:
            raise DocumentError("the seat stands twice", "seat", number)
        wagers[number] = _object(_required(entry, "wagers", "", number), "wagers", number)
        if "decisions" in entry:
            decisions[number] = _read_decisions(entry["decisions"], number)
    return wagers, decisions


def _refuse_entry(entry: object, place: int) -> NoReturn:
    claimed = entry.get("seat") if isinstance(entry, _Twice) else None
    found = _object(entry, f"seats, entry {place}", claimed if type(claimed) is int and claimed in SEATS else None)
    number = _required(found, "seat", f"seats, entry {place}, ")
    raise DocumentError(
        f"must be a whole number from 1 to 6, and is {printable(number)}", f"seats, entry {place}, seat"
    )


def _read_decisions(value: object, seat: int) -> list[str]:
    decisions = _list(value, "decisions", seat)
    if decisions and set(map(type, decisions)) != _STRINGS:
        wrong = next(item for item in decisions if type(item) is not str)
        raise DocumentError(f"must be a list of strings, and holds {printable(wrong)}", "decisions", seat)
    return decisions


def _read_deck(value: object, game: Game) -> tuple[Card, ...]:
    cards = _list(value, "deck")
    if len(cards) > DECK_SIZE * game.copies:
        raise DocumentError(f"has {len(cards)} cards, more than {_decks(game)}", "deck")
    try:
        distinct = set(cards)
    except TypeError:
        distinct = set()
    if not distinct <= CARDS or (cards and not distinct):
        for place, name in enumerate(cards, 1):
            if type(name) is not str or name not in CARDS:
                raise DocumentError(f"card {place}, {printable(name)}, is not a card", "deck")
    if len(distinct) * game.copies < len(cards) or game.copies > 1:
        for name, count in Counter(cards).items():
            if count > game.copies:
                raise DocumentError(f'"{name}" stands {count} times in {_decks(game)}', "deck")
    return tuple(cards)


def _decks(game: Game) -> str:
    return "one deck" if game.copies == 1 else f"{game.copies} decks"


def _read_meter(value: object, name: str) -> Meter:
    tables, wager = RULE_SETS[name].progressive_tables, RULE_SETS[name].progressive
    if wager is None:
        raise DocumentError("this game has no progressive", "progressive")
    found = _object(value, "progressive")
    takes = {"pool": MAX_POOL, "contribution": MAX_CONTRIBUTION, "seed": MAX_POOL, "limit": MAX_POOL}
    elects = len(tables) > 1 or "/" in str(found.get("table"))  # where there is one printed table, only an own is named
    for key in found:
        if key not in takes and not (elects and key == "table"):
            raise DocumentError("unknown key", f"progressive, {printable_name(key)}")
    table = _required(found, "table", "progressive, ") if elects else tables[0]
    if not isinstance(table, str) or not is_table(wager, table):
        words = f"must be one of {', '.join(tables)}, or what each line pays, and is {printable(table)}"
        raise DocumentError(words, "progressive, table")
    amounts = {}
    for key, most in takes.items():
        if key == "limit" and key not in found:
            continue
        amount = _required(found, key, "progressive, ")
        if type(amount) is not int or not 0 <= amount <= most:
            words = f"must be a whole number of millionths of a dollar from 0 to {most}, and is {printable(amount)}"
            raise DocumentError(words, f"progressive, {key}")
        amounts[key] = amount
    return Meter(table, **amounts)


def _read_irregularity(value: object, game: Game, wagers: Mapping[int, object]) -> Declare:
    found = _object(value, "irregularity")
    kind = _required(found, "kind", "irregularity, ")
    kinds = [name for name, remedy in game.remedies.items() if remedy.in_documents]
    if not isinstance(kind, str) or kind not in kinds:
        raise DocumentError(f"must be one of {', '.join(kinds)}, and is {printable(kind)}", "irregularity, kind")
    remedy = game.remedies[kind]
    takes = ["kind"] + ["seat"] * remedy.names_seat + ["complete"] * remedy.asks_complete
    for key in found:
        if key not in takes:
            raise DocumentError(f'"{kind}" does not take this key', f"irregularity, {printable_name(key)}")
    seat = None
    if remedy.names_seat:
        given = _required(found, "seat", "irregularity, ")
        if type(given) is not int or given not in wagers:
            raise DocumentError(f"must be a seat of this round, and is {printable(given)}", "irregularity, seat")
        seat = given
    complete = found.get("complete", False)
    if type(complete) is not bool:
        raise DocumentError(f"must be true or false, and is {printable(complete)}", "irregularity, complete")
    return Declare(kind, seat, complete)
