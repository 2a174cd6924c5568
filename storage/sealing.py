"""Seals bytes under the device's key, bound to the place that they belong to (ChaCha20-Poly1305)."""

import secrets

from cryptography.exceptions import InvalidTag
from cryptography.hazmat.primitives.ciphers.aead import ChaCha20Poly1305

from kiosk.base.ports import LedgerFault, Trouble

_NONCE = 12


class ChaChaSealer:
    """A random nonce, then the sealed bytes with their tag."""

    def __init__(self, key: bytes) -> None:
        self._cipher = ChaCha20Poly1305(key)

    def seal(self, plain: bytes, bound_to: str) -> bytes:
        """Nobody without the key reads it or moves it to another place."""
        nonce = secrets.token_bytes(_NONCE)
        return nonce + self._cipher.encrypt(nonce, plain, bound_to.encode())

    def unseal(self, sealed: bytes, bound_to: str) -> bytes:
        """The plain bytes, or the fault that they are not what was sealed for this place."""
        try:
            return self._cipher.decrypt(sealed[:_NONCE], sealed[_NONCE:], bound_to.encode())
        except (InvalidTag, ValueError):  # ValueError: too short to hold a nonce
            raise LedgerFault(Trouble.DAMAGED, f"what was sealed for {bound_to} was tampered with") from None
