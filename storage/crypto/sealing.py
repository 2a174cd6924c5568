"""Seals bytes under the device's key, bound to the place that they belong to (ChaCha20-Poly1305)."""

import secrets

from cryptography.exceptions import InvalidTag
from cryptography.hazmat.primitives.ciphers.aead import ChaCha20Poly1305

from kiosk.base.ports import LedgerFault, Trouble

_NONCE, _TAG = 12, 16  # bytes


class ChaChaSealer:
    """A random nonce, then the sealed bytes with their tag."""

    def __init__(self, key: bytes) -> None:
        self._cipher = ChaCha20Poly1305(key)

    def seal(self, plain: bytes, bound_to: str) -> bytes:
        """Nobody without the key reads it or moves it to another place."""
        nonce = secrets.token_bytes(_NONCE)
        return nonce + self._cipher.encrypt(nonce, plain, bound_to.encode())

    def unseal(self, sealed: bytes, bound_to: str) -> bytes:
        """The plain bytes, or the fault that this key has not sealed them for this place.

        Whoever reads the ledger has checked its chain before: it is the key that is not the right one.
        """
        if len(sealed) < _NONCE + _TAG:
            raise LedgerFault(Trouble.DAMAGED, f"what was sealed for {bound_to} is too short")
        try:
            return self._cipher.decrypt(sealed[:_NONCE], sealed[_NONCE:], bound_to.encode())
        except InvalidTag:
            raise LedgerFault(Trouble.KEYS, f"what was sealed for {bound_to} was not sealed with this key") from None
