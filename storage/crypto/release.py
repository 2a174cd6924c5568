"""The signature of whoever released the software, over its manifest: Ed25519, in base64."""

import base64
import binascii
from pathlib import Path

from cryptography.exceptions import InvalidSignature

from kiosk.base.ports import LedgerFault
from storage.crypto.keys import fingerprint, load_public_key


def signer_of(manifest: bytes, signature: bytes, key: Path) -> tuple[str, str]:
    """The fingerprint of the key (empty if there is none), and why this is not its signature (empty if it is)."""
    try:
        signer = load_public_key(key)
    except LedgerFault as fault:
        return "", str(fault)
    try:
        signer.verify(base64.b64decode(signature.strip(), validate=True), manifest)
    except (InvalidSignature, binascii.Error):
        return fingerprint(signer), f"the signature of the manifest is not by the key in {key}"
    return fingerprint(signer), ""
