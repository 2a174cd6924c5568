"""Texts that a device signs for others: the signature stands in the last two lines, as comments.

It covers every byte above it, under a heading of its own, so that it can never be taken for one of a checkpoint.
"""

import base64
import re
from collections.abc import Mapping

from cryptography.exceptions import InvalidSignature
from cryptography.hazmat.primitives.asymmetric.ed25519 import Ed25519PrivateKey, Ed25519PublicKey

from storage.crypto.keys import fingerprint

_HEADING = b"croupier signed text\n"
_SIGNED = re.compile(
    r"(?P<text>.*\n)# signed-by (?P<key>[0-9a-f]{64})\n# signature (?P<made>[A-Za-z0-9+/=]+)\n?", re.DOTALL
)


class NotGenuine(ValueError):  # noqa: N818
    """A text that nobody known has signed, or that was changed; the words say which."""


def sign_text(key: Ed25519PrivateKey, text: str) -> str:
    made = base64.b64encode(key.sign(_HEADING + text.encode())).decode()
    return f"{text}# signed-by {fingerprint(key.public_key())}\n# signature {made}\n"


def signer_of(text: str, known: Mapping[str, Ed25519PublicKey]) -> str:
    """The fingerprint of the known key that signed it; NotGenuine if none did."""
    found = _SIGNED.fullmatch(text)
    if found is None:
        raise NotGenuine("it is not signed")
    key = known.get(found["key"])
    if key is None:
        raise NotGenuine(f"it is signed by the key {found['key']}, which this table does not know")
    try:
        key.verify(base64.b64decode(found["made"], validate=True), _HEADING + found["text"].encode())
    except (InvalidSignature, ValueError):
        raise NotGenuine("it was changed after it was signed") from None
    return found["key"]
