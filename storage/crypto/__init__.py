"""Keys, PINs, sealing and signatures: whatever needs a secret, or proves who wrote something.

The ledger itself lies in the room above.
"""
