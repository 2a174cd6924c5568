"""Records to text and back: every kind round-trips, secrets are sealed, and what is not a record is damage."""

import base64
import json
from collections.abc import Mapping
from enum import Enum
from functools import cache
from types import NoneType, UnionType
from typing import Any, NewType, Union, get_args, get_origin, get_type_hints

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from kiosk.base.frozen import Frozen
from kiosk.base.ports import Entry, LedgerFault, Trouble
from kiosk.base.words import Sentence, Text
from kiosk.ledger.codec import Key, dumps, field_names, loads, name_of
from kiosk.ledger.entries import read
from kiosk.ledger.fairness import SALT_SIZE, Secret
from kiosk.ledger.records import KINDS, SeatTaken, ShoeLoaded
from kiosk.ledger.table_state import Place, Snapshot, TableState
from kiosk.ledger.upgrades import version_of
from kiosk.rules.cards.cards import DECK, Card
from kiosk.rules.intents import Refusal, Refused
from kiosk.rules.pay.money import Cents
from storage.crypto.sealing import ChaChaSealer

KEY = Key(ChaChaSealer(b"k" * 32), "test/1")
NO_KEY = Key(None, "test/1")
SECRET = Secret(b"s" * SALT_SIZE, DECK)
ALL = {**KINDS, "snapshot": Snapshot}

_TEXT = st.text(max_size=8)
_CARDS = st.lists(st.sampled_from(DECK), max_size=5).map(tuple)
_PLAIN: dict[Any, st.SearchStrategy[Any]] = {
    int: st.integers(-(2**62), 2**62),
    str: _TEXT,
    bool: st.booleans(),
    NoneType: st.none(),
    Card: st.sampled_from(DECK),
    Secret: st.builds(Secret, st.binary(min_size=SALT_SIZE, max_size=SALT_SIZE), _CARDS),
    tuple[Card, ...]: _CARDS,
}


@cache
def values(hint: Any) -> st.SearchStrategy[Any]:
    """Anything of that type, however deep."""
    if hint in _PLAIN:
        return _PLAIN[hint]
    if isinstance(hint, NewType):
        return values(hint.__supertype__)
    origin, arguments = get_origin(hint), get_args(hint)
    if origin is tuple and arguments[-1] is Ellipsis:
        return st.lists(st.deferred(lambda: values(arguments[0])), max_size=2).map(tuple)
    if origin is tuple:
        return st.tuples(*map(values, arguments))
    if origin in (UnionType, Union):
        return st.one_of(*map(values, arguments))
    if origin is not None and issubclass(origin, Mapping):
        return st.dictionaries(_TEXT, values(arguments[1]), max_size=2).map(Frozen)
    if isinstance(hint, type) and issubclass(hint, Enum):
        return st.sampled_from(hint)
    hints = get_type_hints(hint)
    return st.tuples(*(values(hints[name]) for name in field_names(hint))).map(lambda parts: hint(*parts))


@pytest.mark.parametrize("name", ALL)
@settings(max_examples=8)
@given(data=st.data())
def test_every_kind_of_record_round_trips(name: str, data: st.DataObject) -> None:
    kind = ALL[name]
    assert name_of(kind) == name
    record = data.draw(values(kind))
    text = dumps(record, KEY)
    assert text.isascii()
    again: Any = loads(kind, text, KEY)
    assert again == record
    assert type(again) is kind


def test_types_come_back_as_they_were() -> None:
    place = Place(3, touches=((("ante", 500), ("odds", 500)),))
    snapshot = Snapshot(TableState(places=(place,) * 6, meters=Frozen({"coin-in": 5})))
    again: Any = loads(Snapshot, dumps(snapshot, KEY), KEY)
    assert type(again.state.places[0]) is Place
    assert again.state.places[0].bets == {"ante": 500, "odds": 500}
    assert type(again.state.phase) is type(snapshot.state.phase)
    with pytest.raises(TypeError):
        again.state.meters["coin-in"] = 6


# Secrets.


def test_a_secret_is_sealed_and_reads_as_none_without_the_key() -> None:
    loaded = ShoeLoaded(1, "root", SECRET, 52, 39, cut_due=False)
    text = dumps(loaded, KEY)
    sealed = base64.b64decode(json.loads(text)["secret"])
    assert SECRET.salt not in sealed
    assert SECRET.to_bytes()[SALT_SIZE:] not in sealed
    assert loads(ShoeLoaded, text, KEY) == loaded
    assert loads(ShoeLoaded, text, NO_KEY).secret is None
    with pytest.raises(ValueError, match="no key"):
        dumps(loaded, NO_KEY)


def test_a_secret_is_bound_to_its_place() -> None:
    text = dumps(ShoeLoaded(1, "root", SECRET, 52, 39, cut_due=False), KEY)
    with pytest.raises(LedgerFault):
        loads(ShoeLoaded, text, KEY._replace(bound_to="test/2"))
    with pytest.raises(LedgerFault):
        loads(ShoeLoaded, text, Key(ChaChaSealer(b"o" * 32), "test/1"))


# Damage.


def entry(kind: str, payload: str, version: int | None = None) -> Entry:
    return Entry(kind, version_of(ALL[kind]) if version is None else version, 0, 1, None, (), None, payload)


TAKEN = '{"seat":1}'
STEP = '{"events":[%s]}'
USER = '{"user":{"name":"a","role":%s,"pin_hash":"","failures":0,"locked_at_ms":0,"lock_ms":0,"removed":false}}'
GARBAGE = [
    ("seat-taken", ""),
    ("seat-taken", "null"),
    ("seat-taken", "[]"),
    ("seat-taken", "1"),
    ("seat-taken", "{}"),
    ("seat-taken", '{"seat":1'),
    ("seat-taken", '{"chair":1}'),
    ("seat-taken", '{"seat":1,"chair":2}'),
    ("seat-taken", '{"seat":"1"}'),
    ("seat-taken", '{"seat":1.0}'),
    ("seat-taken", '{"seat":true}'),
    ("seat-taken", '{"seat":null}'),
    ("seat-taken", '{"seat":NaN}'),
    ("seat-taken", '{"seat":' + "9" * 10_000 + "}"),
    ("seat-taken", "[" * 100_000),
    ("chip-moved", '{"seat":1,"present":1}'),
    ("bet-placed", '{"seat":1,"stakes":{}}'),
    ("bet-placed", '{"seat":1,"stakes":[["ante"]]}'),
    ("bet-placed", '{"seat":1,"stakes":[["ante",5,6]]}'),
    ("bet-placed", '{"seat":1,"stakes":["ante"]}'),
    ("deck-revealed", '{"salt":"00","order":"As Xx"}'),
    ("deck-revealed", '{"salt":"00","order":["As"]}'),
    ("round-stepped", STEP % "7"),
    ("round-stepped", STEP % "{}"),
    ("round-stepped", STEP % '{"what":"danced"}'),
    ("round-stepped", STEP % '{"what":[]}'),
    ("round-stepped", STEP % '{"what":{}}'),
    ("round-stepped", STEP % '{"what":"dealt"}'),
    ("round-stepped", STEP % '{"what":"dealt","places":[1],"more":0}'),
    ("shoe-loaded", '{"shoe":1,"root":"","secret":5,"size":1,"cut_card":null,"cut_due":false}'),
    ("shoe-loaded", '{"shoe":1,"root":"","secret":"?","size":1,"cut_card":null,"cut_due":false}'),
    ("shoe-loaded", '{"shoe":1,"root":"","secret":"AAAA","size":1,"cut_card":null,"cut_due":false}'),
    ("user-added", USER % '"king"'),
    ("user-added", USER % "[]"),
    ("user-added", USER % "null"),
    ("snapshot", '{"state":{}}'),
]


@pytest.mark.parametrize(("kind", "payload"), GARBAGE, ids=[f"{k} {p[:40]}" for k, p in GARBAGE])
def test_what_is_not_a_record_is_damage(kind: str, payload: str) -> None:
    with pytest.raises(LedgerFault) as caught:
        read(entry(kind, payload), KEY.sealer)
    assert caught.value.trouble == Trouble.DAMAGED


def test_a_kind_or_a_version_that_is_not_ours_is_a_newer_release_s_and_no_damage() -> None:
    assert read(entry("seat-taken", TAKEN), None) == SeatTaken(1)
    for strange in (entry("seat-taken", TAKEN, 2), entry("no-such-kind", "{}", 1)):
        with pytest.raises(LedgerFault, match="written by a newer Croupier: upgrade this one") as caught:
            read(strange, None)
        assert caught.value.trouble == Trouble.NEWER


def test_no_release_wrote_a_version_before_the_first() -> None:
    for kind, payload in (("seat-taken", TAKEN), ("powered-up", '{"version":"0.1.0"}')):
        with pytest.raises(LedgerFault) as caught:
            read(entry(kind, payload, 0), None)
        assert caught.value.trouble == Trouble.DAMAGED


def read_as(kind: str, payload: str) -> type | Trouble:
    """The type of the record that is read, or what is wrong with the ledger that holds it."""
    try:
        return type(read(entry(kind, payload), KEY.sealer))
    except LedgerFault as fault:
        return fault.trouble


_JSON = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | _TEXT,
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(_TEXT, inner, max_size=3),
    max_leaves=8,
)


@settings(max_examples=100)
@given(kind=st.sampled_from(sorted(ALL)), data=st.data())
def test_one_spoiled_field_is_read_as_itself_or_is_damage(kind: str, data: st.DataObject) -> None:
    """Whatever stands in a field of a record that was written: it is read, or it is damage; nothing else happens."""
    record = data.draw(values(ALL[kind]))
    fields = json.loads(dumps(record, Key(KEY.sealer, f"{kind}/1")))
    if fields:
        fields[data.draw(st.sampled_from(sorted(fields)))] = data.draw(_JSON)
    assert read_as(kind, json.dumps(fields)) in (ALL[kind], Trouble.DAMAGED)


@settings(max_examples=100)
@given(kind=st.sampled_from(sorted(ALL)), payload=st.text() | _JSON.map(json.dumps))
def test_any_text_is_a_record_or_damage(kind: str, payload: str) -> None:
    assert read_as(kind, payload) in (ALL[kind], Trouble.DAMAGED)


# Words, which go to the menu.


@pytest.mark.parametrize(
    "words",
    [
        "No round is in play.",
        Sentence("There is no user {name}.", name="{sam}"),
        Sentence("{one}, {other}", one=Sentence("seat {seat}", seat=2), other=Cents(-150)),
    ],
)
def test_a_refusals_words_are_read_as_they_were_written(words: Text) -> None:
    refused = Refused(Refusal.BAD_VALUE, 3, "user", words)
    read = loads(Refused, dumps(refused, Key(None, "")), Key(None, ""))
    assert (read, str(read.words)) == (refused, str(words))


@pytest.mark.parametrize(
    "words",
    ['{"cents": "1"}', '{"text": "a"}', '{"text": 1, "values": {}}', '{"text": "a", "values": {"b": []}}', "null"],
)
def test_what_are_no_words_is_refused(words: str) -> None:
    text = dumps(Refused(Refusal.BAD_VALUE, 3, "user", "?"), Key(None, "")).replace('"?"', words)
    with pytest.raises(ValueError, match="no words"):
        loads(Refused, text, Key(None, ""))
