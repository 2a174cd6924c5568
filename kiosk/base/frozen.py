"""A mapping that nobody can change, and that can therefore be hashed, and be the key of a cache."""

from typing import NoReturn, TypeVar

Scalar = str | int | bool | None

V = TypeVar("V")


class Frozen(dict[str, V]):
    __slots__ = ("_hash",)
    _hash: int

    def __hash__(self) -> int:  # type: ignore[override]
        """By what it holds; found out once."""
        try:
            return self._hash
        except AttributeError:
            self._hash = hash(frozenset(self.items()))
            return self._hash

    def __reduce__(self) -> "tuple[type[Frozen[V]], tuple[dict[str, V]]]":
        """Copied whole, as it cannot be filled."""
        return Frozen, (dict(self),)

    def _refuse(self, *_: object, **__: object) -> NoReturn:
        raise TypeError("a frozen mapping does not change")

    __setitem__ = __delitem__ = __ior__ = clear = pop = popitem = setdefault = update = _refuse
