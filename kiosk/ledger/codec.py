"""Frozen records to JSON text and back, by their own type hints. Nothing here knows what a record means.

A record is a NamedTuple or dataclass of plain values, tuples, mappings and further records. Cards are written as one
string; a member of a union of records carries its name; a Secret is written sealed, and reads as None where there is no
key. What does not fit its type on the way back is a ValueError: it came from a disk.
"""

import base64
import json
from collections.abc import Callable, Mapping
from dataclasses import is_dataclass
from enum import Enum
from functools import cache
from itertools import product
from operator import itemgetter
from types import NoneType, UnionType
from typing import Any, NamedTuple, NewType, TypeVar, Union, get_args, get_origin, get_type_hints

from kiosk.base.frozen import Frozen
from kiosk.base.ports import Sealer
from kiosk.base.words import Sentence, Text
from kiosk.ledger.fairness import Secret
from kiosk.rules.cards.cards import CARDS, Card
from kiosk.rules.pay.money import Cents

R = TypeVar("R")
_TO_JSON = json.JSONEncoder(separators=(",", ":"), check_circular=False).encode
_FROM_JSON = json.JSONDecoder().raw_decode  # json.loads looks for blanks, of which there are none


class Key(NamedTuple):
    """What seals a record's secrets, and the place they are bound to. Without a sealer, secrets cannot be read."""

    sealer: Sealer | None
    bound_to: str


Encode = Callable[[Any, Key], Any]
Decode = Callable[[Any, Key], Any]


class _Codec(NamedTuple):
    """How a value becomes one of JSON's, and is read back from it; those of `plain` types stay as they are."""

    encode: Encode
    decode: Decode
    plain: tuple[type, ...] = ()


def dumps(record: tuple[Any, ...], key: Key) -> str:
    return _TO_JSON(_codec(type(record)).encode(record, key))


def loads(kind: type[R], text: str, key: Key) -> R:
    """The record of that kind in the text; ValueError if it holds none."""
    return from_plain(kind, plain(text), key)


def plain(text: str) -> Any:
    """The values of a record's text, before they are a record; ValueError if it holds none."""
    try:
        value, end = _FROM_JSON(text)
    except RecursionError:
        raise ValueError("nested too deeply") from None
    if end != len(text):
        raise ValueError("there is more than one record")
    return value


def from_plain(kind: type[R], value: Any, key: Key) -> R:
    """The record of that kind that these values are; ValueError if they are none."""
    found: R = _codec(kind).decode(value, key)  # type: ignore[arg-type]
    return found


def name_of(kind: type) -> str:
    """A record's name as the ledger has it: BetPlaced is "bet-placed"."""
    return "".join([f"-{letter.lower()}" if letter.isupper() else letter for letter in kind.__name__])[1:]


def field_names(kind: Any) -> tuple[str, ...]:
    return tuple(get_type_hints(kind)) if is_dataclass(kind) else kind._fields


@cache
def _codec(hint: Any) -> _Codec:
    if isinstance(hint, NewType):
        return _codec(hint.__supertype__)
    if hint in (int, str, bool):
        return _as_it_is((hint,))
    if hint is Secret:
        return _Codec(_seal, _unseal)
    if hint == Text:
        return _Codec(_write_words, _read_words)
    if hint == tuple[Card, ...]:
        return _Codec(lambda cards, _: " ".join(cards), _read_cards)
    origin, arguments = get_origin(hint), get_args(hint)
    if origin is tuple:
        return _sequence(_codec(arguments[0])) if arguments[-1] is Ellipsis else _fixed(tuple(map(_codec, arguments)))
    if origin in (UnionType, Union):
        return _union(arguments)
    if origin is not None and issubclass(origin, Mapping):
        return _mapping(_codec(arguments[1]))
    if isinstance(hint, type) and issubclass(hint, Enum):
        return _Codec(lambda value, _: value.value, lambda value, _: hint(value))
    if isinstance(hint, type) and (hasattr(hint, "_fields") or is_dataclass(hint)):
        return _record(hint)
    raise TypeError(f"no codec for {hint!r}")


def _as_it_is(kinds: tuple[type, ...]) -> _Codec:
    def decode(value: Any, _: Key) -> Any:
        if type(value) not in kinds:
            raise ValueError(f"{value!r:.60} is not {' or '.join(kind.__name__ for kind in kinds)}")
        return value

    return _Codec(lambda value, _: value, decode, kinds)


def _read_cards(value: Any, _: Key) -> tuple[Card, ...]:
    if type(value) is not str:
        raise ValueError(f"{value!r:.60} are not cards")
    cards = tuple(value.split())
    if not CARDS.issuperset(cards):
        raise ValueError(f"{value!r:.60} are not cards")
    return cards  # type: ignore[return-value]


def _write_words(value: Any, key: Key) -> Any:
    """A text, or a sentence with its values: plain ones, amounts, and sentences of their own."""
    match value:
        case Sentence(text, values):
            return {"text": text, "values": {name: _write_words(one, key) for name, one in values.items()}}
        case Cents(cents):
            return {"cents": cents}
    return value


def _read_words(value: Any, key: Key) -> Any:
    match value:
        case str() | int():
            return value
        case {"cents": int(cents)} if len(value) == 1:
            return Cents(cents)
        case {"text": str(text), "values": dict(values)} if len(value) == 2:
            return Sentence(text, **{name: _read_words(one, key) for name, one in values.items()})
    raise ValueError(f"{value!r:.60} are no words")


def _sequence(item: _Codec) -> _Codec:
    encode, decode, plain = item

    def decode_all(values: Any, key: Key) -> tuple[Any, ...]:
        if type(values) is not list:
            raise ValueError(f"{values!r:.60} is not a list")
        if plain and set(map(type, values)).issubset(plain):
            return tuple(values)
        return tuple([decode(value, key) for value in values])

    if plain:
        return _Codec(lambda values, _: values, decode_all)
    return _Codec(lambda values, key: [encode(value, key) for value in values], decode_all)


def _fixed(items: tuple[_Codec, ...]) -> _Codec:
    shapes = _shapes(items)

    def decode(values: Any, key: Key) -> tuple[Any, ...]:
        if type(values) is not list or len(values) != len(items):
            raise ValueError(f"{values!r:.60} is not a list of {len(items)}")
        if tuple(map(type, values)) in shapes:
            return tuple(values)
        return tuple([item.decode(value, key) for item, value in zip(items, values, strict=True)])

    def encode(values: tuple[Any, ...], key: Key) -> list[Any]:
        return [item.encode(value, key) for item, value in zip(items, values, strict=True)]

    return _Codec((lambda values, _: values) if shapes else encode, decode)


def _shapes(items: tuple[_Codec, ...]) -> frozenset[tuple[type, ...]]:
    """The types that values can have, taken together, if they are all plain; looking them up at once is quick."""
    return frozenset(product(*(item.plain for item in items)))


def _mapping(item: _Codec) -> _Codec:
    def decode(values: Any, key: Key) -> Mapping[str, Any]:
        if type(values) is not dict:
            raise ValueError(f"{values!r:.60} is not an object")
        return Frozen({name: item.decode(value, key) for name, value in values.items()})

    def encode(values: Mapping[str, Any], key: Key) -> dict[str, Any]:
        return {name: item.encode(value, key) for name, value in values.items()}

    return _Codec(encode, decode)


def _union(hints: tuple[Any, ...]) -> _Codec:
    """A union is a record or nothing, plain values of different types, or one of several records by name."""
    kinds = [hint for hint in hints if hint is not NoneType]
    optional = len(kinds) < len(hints)
    if len(kinds) == 1:
        return _optional(_codec(kinds[0]))
    if all(kind in (int, str, bool) for kind in kinds):
        return _as_it_is((*kinds, NoneType) if optional else tuple(kinds))
    return _optional(_named(kinds)) if optional else _named(kinds)


def _optional(item: _Codec) -> _Codec:
    if item.plain:
        return _as_it_is((*item.plain, NoneType))
    encode, decode, _ = item
    return _Codec(
        lambda value, key: None if value is None else encode(value, key),
        lambda value, key: None if value is None else decode(value, key),
    )


def _named(kinds: list[Any]) -> _Codec:
    by_type = {kind: (name_of(kind), _codec(kind)) for kind in kinds}
    by_name = dict(by_type.values())

    def encode(value: Any, key: Key) -> dict[str, Any]:
        name, codec = by_type[type(value)]
        return {"what": name, **codec.encode(value, key)}

    def decode(value: Any, key: Key) -> Any:
        if type(value) is not dict or type(name := value.get("what")) is not str or name not in by_name:
            raise ValueError(f"{value!r:.60} is no record of a known name")
        return by_name[value.pop("what")].decode(value, key)

    return _Codec(encode, decode)


def _record(kind: Any) -> _Codec:
    hints = get_type_hints(kind)
    names = field_names(kind)
    make: Callable[[Any], Any] = getattr(kind, "_make", lambda values: kind(*values))
    named_tuple = issubclass(kind, tuple)
    codecs = tuple(_codec(hints[name]) for name in names)
    nested = tuple((place, codec.decode) for place, codec in enumerate(codecs) if not codec.plain)
    plain = tuple(place for place, codec in enumerate(codecs) if codec.plain)
    shapes = _shapes(tuple(codecs[place] for place in plain))
    values_of, plain_of = _getter(names), _getter(tuple(names[place] for place in plain))
    count = len(names)

    inner = tuple((name, codec.encode) for name, codec in zip(names, codecs, strict=True) if not codec.plain)

    def encode(record: Any, key: Key) -> dict[str, Any]:
        fields = record if named_tuple else [getattr(record, name) for name in names]
        values = dict(zip(names, fields, strict=True))
        for name, encode_one in inner:
            values[name] = encode_one(values[name], key)
        return values

    def decode(value: Any, key: Key) -> Any:
        if type(value) is not dict or len(value) != count:
            raise ValueError(f"{value!r:.60} is not a {name_of(kind)}")
        try:
            values = values_of(value)
        except KeyError as error:
            raise ValueError(f"{name_of(kind)} lacks {error}") from None
        if tuple(map(type, plain_of(value) if nested else values)) not in shapes:
            raise ValueError(f"{value!r:.60} is not a {name_of(kind)}")
        if not nested:
            return make(values)
        found = list(values)
        for place, decode_one in nested:
            found[place] = decode_one(found[place], key)
        return make(found)

    return _Codec(encode, decode)


def _getter(names: tuple[str, ...]) -> Callable[[dict[str, Any]], tuple[Any, ...]]:
    """What picks these values out of an object; KeyError if one is missing."""
    if len(names) > 1:
        return itemgetter(*names)
    return (lambda value: (value[names[0]],)) if names else (lambda _: ())


def _seal(secret: Secret, key: Key) -> str:
    if key.sealer is None:
        raise ValueError("there is no key to seal with")
    return base64.b64encode(key.sealer.seal(secret.to_bytes(), key.bound_to)).decode("ascii")


def _unseal(value: Any, key: Key) -> Secret | None:
    if type(value) is not str:
        raise ValueError(f"{value!r:.60} is not sealed")
    if key.sealer is None:
        return None
    return Secret.from_bytes(key.sealer.unseal(base64.b64decode(value, validate=True), key.bound_to))
