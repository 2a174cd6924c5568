"""Frozen records to JSON text and back, by their own type hints. Nothing here knows what a record means.

A record is a NamedTuple of plain values, tuples, mappings and further records. Cards are written as one string; a
member of a union of records carries its name; a Secret is written sealed, and reads as None where there is no key.
What does not fit its type on the way back is a ValueError: it came from a disk.
"""

import base64
import json
import re
from collections.abc import Callable, Mapping
from enum import Enum
from functools import cache
from types import UnionType
from typing import Any, NamedTuple, NewType, TypeVar, Union, get_args, get_origin, get_type_hints

from kiosk.cards import CARDS, Card
from kiosk.fairness import Secret
from kiosk.frozen import Frozen
from kiosk.ports import Sealer

R = TypeVar("R")
_JSON = json.JSONEncoder(separators=(",", ":"))  # made once: json.dumps makes one for each call
Scalar = str | int | bool | None


class Key(NamedTuple):
    """What seals a record's secrets, and the place they are bound to. Without a sealer, secrets cannot be read."""

    sealer: Sealer | None
    bound_to: str


Encode = Callable[[Any, Key], Any]
Decode = Callable[[Any, Key], Any]


class _Codec(NamedTuple):
    encode: Encode
    decode: Decode


def dumps(record: tuple[Any, ...], key: Key) -> str:
    """A record as JSON text."""
    return _JSON.encode(_codec(type(record)).encode(record, key))


def loads(kind: type[R], text: str, key: Key) -> R:
    """The record of that kind in the text; ValueError if it holds none."""
    try:
        value = json.loads(text)
    except RecursionError:
        raise ValueError("nested too deeply") from None
    found: R = _codec(kind).decode(value, key)  # type: ignore[arg-type]
    return found


def name_of(kind: type) -> str:
    """A record's name as the ledger has it: BetPlaced is "bet-placed"."""
    return re.sub(r"(?<!^)(?=[A-Z])", "-", kind.__name__).lower()


@cache
def _codec(hint: Any) -> _Codec:
    if isinstance(hint, NewType):
        return _codec(hint.__supertype__)
    if hint in (int, str, bool):
        return _Codec(lambda value, _: value, _plain(hint))
    if hint is Secret:
        return _Codec(_seal, _unseal)
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
    if isinstance(hint, type) and hasattr(hint, "_fields"):
        return _record(hint)
    raise TypeError(f"no codec for {hint!r}")


def _plain(kind: type) -> Decode:
    def decode(value: Any, _: Key) -> Any:
        if type(value) is not kind:
            raise ValueError(f"{value!r:.60} is not {kind.__name__}")
        return value

    return decode


def _read_cards(value: Any, _: Key) -> tuple[Card, ...]:
    if type(value) is not str:
        raise ValueError(f"{value!r:.60} are not cards")
    cards = tuple(value.split())
    if not CARDS.issuperset(cards):
        raise ValueError(f"{value!r:.60} are not cards")
    return cards  # type: ignore[return-value]


def _sequence(item: _Codec) -> _Codec:
    encode, decode = item

    def decode_all(values: Any, key: Key) -> tuple[Any, ...]:
        if type(values) is not list:
            raise ValueError(f"{values!r:.60} is not a list")
        return tuple([decode(value, key) for value in values])

    return _Codec(lambda values, key: [encode(value, key) for value in values], decode_all)


def _fixed(items: tuple[_Codec, ...]) -> _Codec:
    def decode(values: Any, key: Key) -> tuple[Any, ...]:
        if type(values) is not list or len(values) != len(items):
            raise ValueError(f"{values!r:.60} is not a list of {len(items)}")
        return tuple([item.decode(value, key) for item, value in zip(items, values, strict=True)])

    return _Codec(
        lambda values, key: [item.encode(value, key) for item, value in zip(items, values, strict=True)], decode
    )


def _mapping(item: _Codec) -> _Codec:
    def decode(values: Any, key: Key) -> Mapping[str, Any]:
        if type(values) is not dict:
            raise ValueError(f"{values!r:.60} is not an object")
        return Frozen({name: item.decode(value, key) for name, value in values.items()})

    return _Codec(lambda values, key: {name: item.encode(value, key) for name, value in values.items()}, decode)


def _union(hints: tuple[Any, ...]) -> _Codec:
    """A union is a record or nothing, plain values of different types, or one of several records by name."""
    kinds = [hint for hint in hints if hint is not type(None)]
    optional = len(kinds) < len(hints)
    if len(kinds) == 1:
        return _optional(_codec(kinds[0]))
    if all(kind in (int, str, bool) for kind in kinds):
        return _Codec(lambda value, _: value, _one_of((*kinds, type(None)) if optional else tuple(kinds)))
    return _optional(_named(kinds)) if optional else _named(kinds)


def _optional(item: _Codec) -> _Codec:
    encode, decode = item
    return _Codec(
        lambda value, key: None if value is None else encode(value, key),
        lambda value, key: None if value is None else decode(value, key),
    )


def _one_of(kinds: tuple[type, ...]) -> Decode:
    def decode(value: Any, _: Key) -> Any:
        if type(value) not in kinds:
            raise ValueError(f"{value!r:.60} is none of {', '.join(kind.__name__ for kind in kinds)}")
        return value

    return decode


def _named(kinds: list[Any]) -> _Codec:
    by_type = {kind: (name_of(kind), _codec(kind)) for kind in kinds}
    by_name = dict(by_type.values())

    def encode(value: Any, key: Key) -> Any:
        name, codec = by_type[type(value)]
        return {"what": name, **codec.encode(value, key)}

    def decode(value: Any, key: Key) -> Any:
        if type(value) is not dict or value.get("what") not in by_name:
            raise ValueError(f"{value!r:.60} is no record of a known name")
        return by_name[value.pop("what")].decode(value, key)

    return _Codec(encode, decode)


def _record(kind: Any) -> _Codec:
    hints = get_type_hints(kind)
    names: tuple[str, ...] = kind._fields
    codecs = tuple(_codec(hints[name]) for name in names)
    encoders = tuple(zip(names, (codec.encode for codec in codecs), strict=True))
    decoders = tuple(zip(names, (codec.decode for codec in codecs), strict=True))
    count = len(names)

    def encode(record: Any, key: Key) -> dict[str, Any]:
        return {name: encoder(value, key) for (name, encoder), value in zip(encoders, record, strict=True)}

    def decode(value: Any, key: Key) -> Any:
        if type(value) is not dict or len(value) != count:
            raise ValueError(f"{value!r:.60} is not a {name_of(kind)}")
        try:
            return tuple.__new__(kind, [decoder(value[name], key) for name, decoder in decoders])
        except KeyError as error:
            raise ValueError(f"{name_of(kind)} lacks {error}") from None

    return _Codec(encode, decode)


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
