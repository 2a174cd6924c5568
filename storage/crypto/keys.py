"""The device's keys: made once, kept outside of the ledger, for the device's own user only.

The private ones are for the process that plays; whoever only reads and verifies needs the public key's file alone.
"""

import hashlib
import secrets
from pathlib import Path
from typing import NamedTuple

from cryptography.hazmat.primitives.asymmetric.ed25519 import Ed25519PrivateKey, Ed25519PublicKey
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat, load_pem_public_key

from kiosk.base.durable import appearing, write_durably
from kiosk.base.ports import LedgerFault, Trouble
from storage.errors import Faults
from storage.places import Places

_LENGTH = 32
_SEALING, _SIGNING, _PEPPER = "sealing.key", "signing.key", "pepper.key"


class Keys(NamedTuple):
    sealing: bytes
    signing: Ed25519PrivateKey
    pepper: bytes


def make_keys(places: Places) -> None:
    """Make the keys of a new ledger. Once there is a ledger, lost keys are not made anew."""
    if places.ledger.exists():
        words = f"the ledger is there, but its keys in {places.keys} are missing: bring them back from the safe copy"
        raise LedgerFault(Trouble.KEYS, words)
    with Faults(f"make {places.keys}"):
        if not places.keys.exists():
            with appearing(places.keys) as unfinished:
                unfinished.mkdir(0o700)
                for name in (_SEALING, _SIGNING, _PEPPER):
                    write_durably(unfinished / name, secrets.token_bytes(_LENGTH), 0o600)
        write_durably(places.public_key, _pem(_signing(places)))


def load_keys(places: Places) -> Keys:
    """The keys, if they are all there, private, and belong to the public key beside them."""
    signing = _signing(places)
    if load_public_key(places.public_key).public_bytes_raw() != signing.public_key().public_bytes_raw():
        raise LedgerFault(Trouble.KEYS, f"{places.public_key} does not belong to the key in {places.keys}")
    return Keys(_secret(places.keys / _SEALING), signing, _secret(places.keys / _PEPPER))


def load_public_key(path: Path) -> Ed25519PublicKey:
    with Faults(f"read {path}"):
        try:
            key = load_pem_public_key(path.read_bytes())
        except FileNotFoundError:
            raise LedgerFault(Trouble.KEYS, f"the public key {path} is missing: bring it back from a copy") from None
        except ValueError:
            key = None
    if not isinstance(key, Ed25519PublicKey):
        raise LedgerFault(Trouble.KEYS, f"{path} is not an Ed25519 public key")
    return key


def trusted_keys(places: Places) -> dict[str, Ed25519PublicKey]:
    """The keys whose signatures this device takes, by their fingerprints: its own, and those that were put there."""
    files = (places.public_key, *sorted(places.trusted.glob("*.pub")))
    return {fingerprint(key): key for key in map(load_public_key, files)}


def fingerprint(key: Ed25519PublicKey) -> str:
    """By which two people know that they hold the same key: the SHA-256 of its 32 bytes."""
    return hashlib.sha256(key.public_bytes_raw()).hexdigest()


def _signing(places: Places) -> Ed25519PrivateKey:
    return Ed25519PrivateKey.from_private_bytes(_secret(places.keys / _SIGNING))


def _pem(key: Ed25519PrivateKey) -> bytes:
    return key.public_key().public_bytes(Encoding.PEM, PublicFormat.SubjectPublicKeyInfo)


def _secret(path: Path) -> bytes:
    with Faults(f"read {path}"):
        try:
            if path.stat().st_mode & 0o077:
                raise LedgerFault(Trouble.KEYS, f"{path} can be read by others: it must be private (0600)")
            secret = path.read_bytes()
        except FileNotFoundError:
            words = f"the device's key {path} is missing: bring it back from the safe copy"
            raise LedgerFault(Trouble.KEYS, words) from None
    if len(secret) != _LENGTH:
        raise LedgerFault(Trouble.KEYS, f"{path} is not a key of {_LENGTH} bytes")
    return secret
