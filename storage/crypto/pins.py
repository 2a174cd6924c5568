"""Keeps PINs as argon2id hashes, with a pepper that is not in the ledger: a leaked ledger alone gives none away."""

import hashlib
import hmac
from typing import NamedTuple

from argon2 import PasswordHasher
from argon2.exceptions import InvalidHashError, VerificationError, VerifyMismatchError

from kiosk.base.ports import LedgerFault, Trouble


class Cost(NamedTuple):
    """What a hash costs: passes, memory, lanes."""

    passes: int
    memory_kib: int
    lanes: int


DEVICE_COST = Cost(3, 24 * 1024, 1)  # about 80 ms on a small machine


class Argon2PinKeeper:
    """HMAC-SHA256 with the pepper first, argon2id with a random salt after it."""

    def __init__(self, pepper: bytes, cost: Cost = DEVICE_COST) -> None:
        self._pepper = pepper
        self._hasher = PasswordHasher(time_cost=cost.passes, memory_cost=cost.memory_kib, parallelism=cost.lanes)

    def hash(self, pin: str) -> str:
        return self._hasher.hash(self._peppered(pin))

    def matches(self, kept: str, pin: str) -> bool:
        try:
            return self._hasher.verify(kept, self._peppered(pin))
        except VerifyMismatchError:
            return False
        except (InvalidHashError, VerificationError):
            raise LedgerFault(Trouble.DAMAGED, "a kept PIN is no argon2 hash") from None

    def _peppered(self, pin: str) -> bytes:
        return hmac.digest(self._pepper, pin.encode(), hashlib.sha256)
