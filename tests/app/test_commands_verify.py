"""`croupier verify`: an honest ledger is clean while the table plays, and whatever an insider forges is found."""

import hashlib
import json
import sqlite3
from collections import Counter
from collections.abc import Callable
from contextlib import closing
from pathlib import Path
from shutil import copytree

import pytest
from cryptography.hazmat.primitives.asymmetric.ed25519 import Ed25519PrivateKey
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

import kiosk.table.table
from kiosk.app import ledger_verification
from kiosk.app.ledger_verification import Outcome
from kiosk.rules.cards.cards import spread
from kiosk.table import chance
from storage.chain import Identity, genesis
from storage.checkpoints import line_of, sign
from storage.crypto.keys import load_keys, load_public_key
from storage.places import Places
from storage.reader import LedgerReader
from tests.kit.commandline import croupier, refused
from tests.kit.table.recorded_ledgers import FAST_ACTION, LEDGERS, in_play, play
from tests.kit.table.small_ledgers import link_anew, tampering
from tests.kit.table.table_driver import Driver

NY = "heads-up-holdem/ny"


@pytest.fixture(scope="module")
def played(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A closed ledger of a few rounds, with snapshots."""
    data = tmp_path_factory.mktemp("played") / "data"
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(kiosk.table.table, "SNAPSHOT_EVERY", 25)
        play(data, NY).table.close()
    return data


@pytest.fixture
def data(played: Path, tmp_path: Path) -> Path:
    """A copy to do something to."""
    return copytree(played, tmp_path / "data")


def sign_anew(data: Path, connection: sqlite3.Connection) -> None:
    """What somebody does who has the device's key, too: every checkpoint again, inside and outside."""
    origin = genesis(Identity(*connection.execute("SELECT id, kind, made_ms, format FROM ledger").fetchone()))
    key = load_keys(Places(data)).signing
    kept = [json.loads(line) for line in Places(data).checkpoints.read_text().splitlines()]
    signed = []
    for number, at_ms in [(line["number"], line["at_ms"]) for line in kept]:
        row = connection.execute("SELECT digest FROM event WHERE number = ?", (number,)).fetchone()
        signed.append(sign(key, origin, number, row[0] if row else origin, at_ms))
        update = "UPDATE checkpoint SET digest = ?, signature = ? WHERE number = ?"
        connection.execute(update, (signed[-1].digest, signed[-1].signature, number))
    Places(data).checkpoints.write_text("".join(map(line_of, signed)))


def forge(data: Path, statement: str) -> None:
    """Change rows, and hide it from the chain and from the signatures."""
    with tampering(data) as connection:
        assert connection.execute(statement).rowcount > 0
        link_anew(connection)
        sign_anew(data, connection)


@pytest.mark.parametrize("name", LEDGERS)
def test_an_honest_ledger_is_verified(tmp_path: Path, name: str) -> None:
    table = play(tmp_path, name)  # it is still open
    said = croupier("verify", data=tmp_path)
    assert (said.status, said.err) == (0, "")
    assert said.lines[0] == f"TEST ledger {table.state.ledger} in {tmp_path}."
    assert said.lines[-1].startswith("VERIFIED: ")
    report = json.loads(croupier("verify", "--json", data=tmp_path).out)
    assert report["verified"] is True
    assert (report["kind"], report["ledger"], report["in_play"]) == ("test", table.state.ledger, None)
    assert report["rounds"] == table.state.last_round
    table.play_round()
    again = json.loads(croupier("verify", "--json", data=tmp_path).out)
    assert again["entries"] > report["entries"]


def test_a_round_in_play_is_said_and_not_judged(tmp_path: Path) -> None:
    number = in_play(tmp_path, NY).state.round_number
    said = croupier("verify", data=tmp_path)
    assert said.status == 0
    assert said.lines[-2] == f"Round {number} is in play: its cards are still sealed, and it is not judged yet."
    assert said.lines[-1].startswith("VERIFIED: ")


def test_it_needs_no_private_key_and_writes_nothing(data: Path) -> None:
    for secret in Places(data).keys.iterdir():
        secret.unlink()
    before = {path: path.read_bytes() for path in data.iterdir() if path.is_file()}
    assert croupier("verify", data=data).status == 0
    assert {path: path.read_bytes() for path in before} == before


PAY_MORE = """
    UPDATE event SET payload = replace(payload, '"returned":0}]', '"returned":7}]')
    WHERE kind = 'round-stepped' AND round = 2 AND payload LIKE '%settled%'"""
EXCHANGE_THE_LAST_CARDS = """
    UPDATE event SET payload = substr(payload, 1, length(payload) - 7)
        || substr(payload, -4, 2) || ' ' || substr(payload, -7, 2) || '"}'
    WHERE kind = 'deck-revealed' AND round = 2"""
ANOTHERS_BET = """
    UPDATE posting SET account = 'seat:3' WHERE account = 'seat:1'
    AND event IN (SELECT number FROM event WHERE kind = 'bet-placed' AND round = 2)"""
MORE_ROUNDS = """
    UPDATE event SET payload = replace(payload, '"rounds":', '"rounds":1') WHERE kind = 'snapshot'"""
NO_REVEAL = """
    UPDATE event SET kind = 'table-rested', round = NULL, payload = '{}'
    WHERE kind = 'deck-revealed' AND round = 2"""
FOLD_INSTEAD = """
    UPDATE event SET payload = replace(payload, '"folds":false', '"folds":true')
    WHERE kind = 'round-stepped' AND round = 2 AND payload LIKE '%decided%'"""

FORGERIES = {
    PAY_MORE: "the rules come to",
    EXCHANGE_THE_LAST_CARDS: "the cards that were revealed are not those that were committed",
    ANOTHERS_BET: "the postings of bet-placed are not what it comes to",
    MORE_ROUNDS: "the snapshot has another meters than the entries come to",
    NO_REVEAL: "round 2 was settled, and its cards were never revealed",
    FOLD_INSTEAD: "it is recorded as",
}


@pytest.mark.parametrize(("statement", "words"), FORGERIES.items(), ids=FORGERIES.values())
def test_what_is_hidden_from_the_chain_is_found_by_the_rules(data: Path, statement: str, words: str) -> None:
    forge(data, statement)
    said = croupier("verify", data=data)
    assert said.status == 1
    found = [line for line in said.lines if line.startswith("  ")]
    assert any(words in line for line in found), said.out
    assert not any("not what was written" in line or "signed" in line for line in found)
    assert said.lines[-1].startswith("NOT VERIFIED: ")


def test_a_change_without_linking_anew_is_found_at_its_entry(data: Path) -> None:
    with tampering(data) as connection:
        connection.execute("UPDATE event SET at_ms = at_ms + 1 WHERE number = 30")
    said = croupier("verify", data=data)
    assert said.status == 1
    assert "  entry 30: the entry is not what was written, or not where it was written" in said.lines
    assert said.lines[-1] == "NOT VERIFIED: 1 finding."
    report = json.loads(croupier("verify", "--json", data=data).out)
    assert (report["verified"], report["found"], report["findings"][0]["entry"]) == (False, 1, 30)


def test_linking_anew_without_the_key_is_found_by_the_signatures(data: Path) -> None:
    with tampering(data) as connection:
        connection.execute("UPDATE event SET at_ms = at_ms + 1 WHERE number = 30")
        link_anew(connection)
    said = croupier("verify", data=data)
    assert said.status == 1
    assert "the ledger's history was rewritten" in said.out


def test_a_tail_that_was_cut_is_found(data: Path) -> None:
    with tampering(data) as connection:
        last = connection.execute("SELECT max(number) FROM event").fetchone()[0]
        connection.execute("DELETE FROM posting WHERE event > ?", (last - 5,))
        connection.execute("DELETE FROM event WHERE number > ?", (last - 5,))
    said = croupier("verify", data=data)
    assert said.status == 1
    assert "its tail is missing" in said.out


def test_a_history_whose_checkpoints_were_taken_away_is_found(data: Path) -> None:
    rounds = json.loads(croupier("verify", "--json", data=data).out)["rounds"]
    with tampering(data) as connection:
        connection.execute("UPDATE event SET who = 'eve' WHERE kind = 'credit-given'")
        link_anew(connection)
        connection.execute("DELETE FROM checkpoint WHERE number > 0")
    path = Places(data).checkpoints
    path.write_text(path.read_text().splitlines(keepends=True)[0])
    said = croupier("verify", data=data)
    assert said.status == 1
    assert said.out.count("a round was settled here, and its checkpoint is missing") == rounds - 1


def test_what_is_not_signed_yet_is_said(data: Path) -> None:
    clean = json.loads(croupier("verify", "--json", data=data).out)
    assert (clean["signed"], clean["unsigned"]) == (clean["entries"], 0)
    table = Driver(data, NY)  # it was powered up
    said = croupier("verify", data=data)
    report = json.loads(croupier("verify", "--json", data=data).out)
    assert report["unsigned"] == report["entries"] - report["signed"] > 0
    assert any(f" after the last signature, entry {report['signed']}, " in line for line in said.lines)
    assert said.status == 0
    table.table.close()
    assert json.loads(croupier("verify", "--json", data=data).out)["unsigned"] == 0


def test_a_key_and_checkpoints_kept_elsewhere_find_a_ledger_that_was_signed_anew(data: Path, tmp_path: Path) -> None:
    key, kept = tmp_path / "kept.pub", tmp_path / "kept.jsonl"
    key.write_bytes(Places(data).public_key.read_bytes())
    kept.write_bytes(Places(data).checkpoints.read_bytes())
    with LedgerReader.open(Places(data).ledger) as reader:
        digest = reader.digest(reader.last_number())
    honest = croupier("verify", "--key", key, "--checkpoints", kept, "--signatures", data=data)
    raw = load_public_key(key).public_bytes_raw()
    assert (honest.status, honest.lines[2]) == (0, f"Public key {hashlib.sha256(raw).hexdigest()}.")
    assert digest is not None
    assert honest.lines[3] == f"Last entry {digest.hex()}."
    signing = Places(data).keys / "signing.key"
    signing.write_bytes(bytes(range(32)))
    pem = Ed25519PrivateKey.from_private_bytes(bytes(range(32))).public_key()
    Places(data).public_key.write_bytes(pem.public_bytes(Encoding.PEM, PublicFormat.SubjectPublicKeyInfo))
    forge(data, "UPDATE event SET at_ms = at_ms - 1 WHERE kind = 'user-added'")
    assert croupier("verify", data=data).status == 0  # nothing in the directory itself tells
    for options, words in ((("--key", key), "was not signed by this device"), (("--checkpoints", kept), "rewritten")):
        said = croupier("verify", *options, data=data)
        assert (said.status, words in said.out) == (1, True)


def test_a_copy_that_is_none_is_one_sentence(data: Path, tmp_path: Path) -> None:
    (tmp_path / "empty").write_bytes(b"")
    assert "there is no checkpoint of an entry" in refused(
        croupier("verify", "--checkpoints", tmp_path / "empty", data=data)
    )
    assert "is not an Ed25519 public key" in refused(croupier("verify", "--key", tmp_path / "empty", data=data))
    assert "nowhere" in refused(croupier("verify", "--checkpoints", tmp_path / "nowhere", data=data))
    assert "nowhere" in refused(croupier("verify", "--key", tmp_path / "nowhere", data=data))


def test_a_page_that_is_broken_is_found(data: Path) -> None:
    with closing(sqlite3.connect(Places(data).ledger)) as connection:
        connection.execute("PRAGMA wal_checkpoint(TRUNCATE)")
    content = bytearray(Places(data).ledger.read_bytes())
    content[4096 * 8 : 4096 * 9] = bytes(4096)
    Places(data).ledger.write_bytes(content)
    said = croupier("verify", data=data)
    assert said.status in (1, 2)
    assert "Traceback" not in said.err


def test_what_cannot_be_verified_is_one_sentence(tmp_path: Path, data: Path) -> None:
    assert refused(croupier("verify", data=tmp_path / "nowhere")).startswith("croupier verify: there is no ledger in ")
    Places(data).public_key.unlink()
    assert "ledger.pub" in refused(croupier("verify", data=data))
    Places(data).ledger.write_bytes(b"not a database" * 1000)
    assert "file is not a database" in refused(croupier("verify", data=data))


def test_a_backup_to_a_place_that_is_there_is_one_sentence(data: Path) -> None:
    for name in ("/", ".", ""):
        assert "is there already, and a backup" in refused(croupier("backup", "--to", name, data=data))


def test_chance_that_cannot_be_trusted_is_one_sentence(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(chance, "PROPORTION_CUTOFF", 0)  # whatever comes fails the test
    said = croupier("play", "--bots", 1, "--rounds", 1, data=tmp_path)
    assert refused(said).startswith("croupier play: OpenSSL: adaptive proportion")


# In parts.


@pytest.fixture
def in_parts(monkeypatch: pytest.MonkeyPatch) -> Callable[[bool], None]:
    """Small parts, in this process or shared out."""

    def part(shared: bool) -> None:
        monkeypatch.setattr(ledger_verification, "PART", 25)
        monkeypatch.setattr(ledger_verification, "WORTH_SHARING", 0 if shared else 1_000_000)

    return part


@pytest.mark.parametrize("shared", [False, True])
def test_parts_come_to_the_same_as_the_whole(data: Path, in_parts: Callable[[bool], None], shared: bool) -> None:
    clean = croupier("verify", "--json", data=data)
    with tampering(data) as connection:
        connection.execute("UPDATE event SET at_ms = at_ms + 1 WHERE number IN (2, 30, 31)")
        connection.execute("UPDATE posting SET micros = micros + 1 WHERE event = 60 AND line = 0")
    whole = croupier("verify", "--json", data=data)
    in_parts(shared)
    assert croupier("verify", "--json", data=data) == whole
    assert whole.status == 1
    assert json.loads(whole.out)["entries"] == json.loads(clean.out)["entries"]


@pytest.mark.parametrize("shared", [False, True])
def test_a_shoe_that_reaches_over_several_parts_holds(
    tmp_path: Path, in_parts: Callable[[bool], None], shared: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(kiosk.table.table, "SNAPSHOT_EVERY", 25)
    play(tmp_path, FAST_ACTION, 12).table.close()
    in_parts(shared)
    assert croupier("verify", data=tmp_path).status == 0


def test_the_cards_of_a_shoe_are_counted_over_all_parts() -> None:
    identity = Identity("x", "test", 0)
    cards: Counter[str] = Counter(spread(6))
    some: Counter[str] = Counter(spread(1))
    parts = [Outcome((), 0, shoes=(some,)), Outcome((), 0, shoes=(cards - some, Counter()), shoe_ended=70)]
    assert ledger_verification._joined(identity, parts).found == 0
    one: Counter[str] = Counter(["2c"])
    parts[0] = Outcome((), 0, shoes=(some - one,))
    report = ledger_verification._joined(identity, parts)
    assert (report.found, report.findings) == (1, ((70, "the cards of the shoe do not make up whole decks"),))


def test_more_findings_than_can_be_told_are_counted(data: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(ledger_verification, "MOST", 3)
    with tampering(data) as connection:
        connection.execute("UPDATE event SET at_ms = at_ms + 1")
    said = croupier("verify", data=data)
    found = [line for line in said.lines if line.startswith("  ")]
    assert len(found) == 4
    assert found[-1].startswith("  ... and ")


def test_the_progress_is_shown_where_it_is_wanted(data: Path) -> None:
    assert croupier("verify", data=data).err == ""
    shown = croupier("verify", "--progress", data=data)
    assert "100%" in shown.err
    assert shown.status == 0
