"""Keys, seals and PINs."""

import stat
from pathlib import Path

import pytest

from kiosk.base.ports import LedgerFault, PinKeeper, Sealer, Trouble
from storage.crypto.keys import load_keys, load_public_key, make_keys
from storage.crypto.pins import Argon2PinKeeper, Cost
from storage.crypto.sealing import ChaChaSealer
from storage.journal import create_ledger
from storage.places import Places
from tests.kit.table.small_ledgers import MADE_MS, new_ledger

CHEAP = Cost(1, 8, 1)
SECRETS = ("sealing.key", "signing.key", "pepper.key")


@pytest.fixture
def places(tmp_path: Path) -> Places:
    return Places(new_ledger(tmp_path / "data"))


def mode(path: Path) -> int:
    return stat.S_IMODE(path.stat().st_mode)


def test_the_keys_are_private_and_the_public_key_is_not(places: Places) -> None:
    assert mode(places.keys) == 0o700
    assert sorted(path.name for path in places.keys.iterdir()) == sorted(SECRETS)
    assert {mode(path) for path in places.keys.iterdir()} == {0o600}
    assert mode(places.public_key) == 0o644
    contents = [(places.keys / name).read_bytes() for name in SECRETS]
    assert [len(content) for content in contents] == [32, 32, 32]
    assert len(set(contents)) == 3


def test_keys_are_made_once(tmp_path: Path) -> None:
    places = Places(tmp_path)
    make_keys(places)
    first = load_keys(places)
    places.public_key.unlink()  # cut off before it was written
    make_keys(places)
    second = load_keys(places)
    assert (first.sealing, first.pepper) == (second.sealing, second.pepper)
    assert first.signing.private_bytes_raw() == second.signing.private_bytes_raw()
    assert not (tmp_path / "keys.unfinished").exists()


def test_keys_that_were_half_made_are_made_again(tmp_path: Path) -> None:
    (tmp_path / "keys.unfinished").mkdir()
    (tmp_path / "keys.unfinished" / "sealing.key").write_bytes(b"short")
    make_keys(Places(tmp_path))
    assert len(load_keys(Places(tmp_path)).sealing) == 32


def test_lost_keys_of_a_ledger_are_not_made_anew(places: Places) -> None:
    for path in places.keys.iterdir():
        path.unlink()
    places.keys.rmdir()
    for use in (load_keys, make_keys):
        with pytest.raises(LedgerFault, match=r"missing: bring (it|them) back") as caught:
            use(places)
        assert caught.value.trouble == Trouble.KEYS
    with pytest.raises(LedgerFault):
        create_ledger(places.data, "test", MADE_MS)
    assert not places.keys.exists()


@pytest.mark.parametrize("name", SECRETS)
def test_each_key_is_needed_whole_and_private(places: Places, name: str) -> None:
    path = places.keys / name
    path.chmod(0o640)
    with pytest.raises(LedgerFault, match="can be read by others"):
        load_keys(places)
    path.chmod(0o600)
    path.write_bytes(bytes(31))
    with pytest.raises(LedgerFault, match="not a key of 32 bytes") as caught:
        load_keys(places)
    assert caught.value.trouble == Trouble.KEYS
    path.unlink()
    with pytest.raises(LedgerFault, match=f"{name} is missing") as caught:
        load_keys(places)
    assert caught.value.trouble == Trouble.KEYS


def test_a_foreign_or_broken_public_key_is_refused(places: Places, tmp_path: Path) -> None:
    other = Places(new_ledger(tmp_path / "other"))
    own = places.public_key.read_bytes()
    places.public_key.write_bytes(other.public_key.read_bytes())
    with pytest.raises(LedgerFault, match="does not belong to the key"):
        load_keys(places)
    for content in (b"", own[:-40], b"-----BEGIN PUBLIC KEY-----\n-----END PUBLIC KEY-----\n"):
        places.public_key.write_bytes(content)
        with pytest.raises(LedgerFault, match="not an Ed25519 public key") as caught:
            load_public_key(places.public_key)
        assert caught.value.trouble == Trouble.KEYS


# Seals.


def test_what_is_sealed_is_unsealed_in_its_place_only() -> None:
    sealer: Sealer = ChaChaSealer(bytes(32))
    for plain in (b"", b"As Kd", bytes(5000)):
        sealed = sealer.seal(plain, "round 7")
        assert sealer.unseal(sealed, "round 7") == plain
        for place in ("round 8", "round 70", ""):
            with pytest.raises(LedgerFault, match="not sealed with this key") as caught:
                sealer.unseal(sealed, place)
            assert caught.value.trouble == Trouble.KEYS
    assert b"As Kd" not in sealer.seal(b"As Kd", "x")
    assert sealer.seal(b"As Kd", "x") != sealer.seal(b"As Kd", "x")


def test_every_changed_or_missing_byte_of_a_seal_is_seen() -> None:
    sealer = ChaChaSealer(bytes(32))
    sealed = sealer.seal(b"As Kd", "x")
    changed = [sealed[:at] + bytes([sealed[at] ^ 1]) + sealed[at + 1 :] for at in range(len(sealed))]
    for wrong in (*changed, *(sealed[:end] for end in range(len(sealed))), sealed + b"\0"):
        with pytest.raises(LedgerFault):
            sealer.unseal(wrong, "x")
    with pytest.raises(LedgerFault):
        ChaChaSealer(bytes(31) + b"1").unseal(sealed, "x")


# PINs.


def test_a_pin_matches_its_own_hash_only() -> None:
    keeper: PinKeeper = Argon2PinKeeper(bytes(32), CHEAP)
    kept = keeper.hash("482915")
    assert keeper.matches(kept, "482915")
    for pin in ("482916", "48291", "", "482915 ", "\N{ARABIC-INDIC DIGIT FOUR}82915"):
        assert not keeper.matches(kept, pin)
    assert keeper.hash("482915") != kept
    assert "482915" not in kept


def test_a_hash_is_worth_nothing_without_the_pepper() -> None:
    kept = Argon2PinKeeper(bytes(32), CHEAP).hash("482915")
    assert not Argon2PinKeeper(bytes(31) + b"1", CHEAP).matches(kept, "482915")


def test_the_devices_hash_is_argon2id_at_its_price() -> None:
    keeper = Argon2PinKeeper(bytes(32))
    assert keeper.hash("1").startswith("$argon2id$v=19$m=24576,t=3,p=1$")
    assert keeper.matches(Argon2PinKeeper(bytes(32), CHEAP).hash("1"), "1")  # the price is in the hash


@pytest.mark.parametrize("kept", ["", "x", "$argon2id$", "$argon2id$v=19$m=8,t=1,p=1$aa$bb", "$2b$12$abc"])
def test_a_hash_that_is_none_is_damage(kept: str) -> None:
    with pytest.raises(LedgerFault, match="no argon2 hash") as caught:
        Argon2PinKeeper(bytes(32), CHEAP).matches(kept, "1")
    assert caught.value.trouble == Trouble.DAMAGED
