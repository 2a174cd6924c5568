"""`croupier recall` and `croupier fair`: a recorded round told again, and the proof that its cards were fixed."""

import hashlib
import json
import re
from pathlib import Path
from typing import Any

import pytest

from kiosk.app.composition import open_reader
from kiosk.audit import round_lookup
from kiosk.audit.round_document import settle
from kiosk.ledger.table_state import Phase
from kiosk.rules.game import Game
from kiosk.rules.pay.money import dollars
from tests.kit.commandline import croupier, refused
from tests.kit.table.recorded_ledgers import CUT_BY_HAND, FAST_ACTION, LEDGERS, PAID_BY_HAND, in_play, play
from tests.kit.table.small_ledgers import link_anew, tampering
from tests.kit.table.table_driver import Driver

NY = "heads-up-holdem/ny"


@pytest.fixture(scope="module")
def tables(tmp_path_factory: pytest.TempPathFactory) -> dict[str, Driver]:
    """An open table of each kind, with bets open for the next round."""
    return {name: play(tmp_path_factory.mktemp("table"), name) for name in LEDGERS}


# Recall.


@pytest.mark.parametrize("name", LEDGERS)
def test_the_last_round_is_told_with_credits_before_and_after(tables: dict[str, Driver], name: str) -> None:
    table = tables[name]
    state = table.state
    said = croupier("recall", data=table.data)
    assert said.status == 0
    assert said.lines[0].startswith(f"RECALL of round {state.last_round}, from 2023-11-14T")
    settled = state.last
    assert settled is not None
    for seat in settled.seats:
        assert any(re.match(rf"  Seat {seat.seat}  .*staked ", line) for line in said.lines)
    assert said.out == croupier("recall", "--round", state.last_round, data=table.data).out


def test_the_credits_are_those_that_the_seat_had(tmp_path: Path) -> None:
    table = Driver(tmp_path, NY)
    table.seat(2, 4, cents=100_000)
    table.play_round(chip=True)
    table.play_round(chip=True)
    lines = croupier("recall", "--round", 1, data=tmp_path).lines
    before = lines.index("Credits before:")
    assert lines[before + 1 : before + 3] == ["  Seat 2  $1,000.00", "  Seat 4  $1,000.00"]
    after = croupier("recall", data=tmp_path).lines
    held = [f"  Seat {seat}  {dollars(table.state.credit(seat))}" for seat in (2, 4)]
    assert after[-3:] == [*held, "From a test ledger."]
    first_after = lines[-3:-1]
    assert after[after.index("Credits before:") + 1 :][:2] == first_after


def test_a_win_that_waits_for_an_attendant_is_told(tables: dict[str, Driver]) -> None:
    said = croupier("recall", "--round", 1, data=tables[PAID_BY_HAND].data)
    assert "  Seat 1  $1,080.00, and $2,000.00 to be paid by hand" in said.lines


@pytest.mark.parametrize("name", LEDGERS)
def test_the_document_settles_to_what_was_recorded(tables: dict[str, Driver], name: str) -> None:
    table = tables[name]
    said = croupier("recall", "--document", data=table.data)
    document = json.loads(said.out)
    answer = json.loads(settle(document))
    assert len(document["deck"]) == answer["cards_used"]  # only the cards that the round used
    assert table.state.last is not None
    assert [seat["returned"] for seat in answer["seats"]] == [seat.returned for seat in table.state.last.seats]


def test_a_round_that_no_document_can_tell_says_so(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    table = in_play(tmp_path, NY)
    with monkeypatch.context() as patch:
        patch.setattr(Game, "stub_is_whole", lambda *_: False)
        while table.state.phase == Phase.PLAYING:
            table.decide_all()
    said = refused(croupier("recall", "--document", data=tmp_path), status=1)
    assert said.startswith(f"croupier recall: no document can tell round {table.state.last_round}: ")
    assert "IRREGULARITY: the cards did not add up." in croupier("recall", data=tmp_path).out


def test_the_rounds_are_listed_a_line_each(tables: dict[str, Driver]) -> None:
    table = tables[NY]
    listed = croupier("recall", "--list", data=table.data).lines
    assert [int(line.split()[1]) for line in listed] == list(range(1, table.state.last_round + 1))
    assert croupier("recall", "--list", 1, data=table.data).lines == listed[-1:]
    assert croupier("recall", "--list", "--seat", 2, data=table.data).lines == []


def test_the_rounds_of_a_seat(tmp_path: Path) -> None:
    table = Driver(tmp_path, NY)
    table.seat(1)
    table.play_round()
    table.seat(2)
    table.until(Phase.BETTING)
    table.play_round()
    assert "Seat 1" in croupier("recall", "--seat", 2, data=tmp_path).out
    assert len(croupier("recall", "--list", "--seat", 2, data=tmp_path).lines) == 1
    assert "seat 2 did not play round 1" in refused(croupier("recall", "--round", 1, "--seat", 2, data=tmp_path), 1)
    assert "no round is over yet that seat 5 played" in refused(croupier("recall", "--seat", 5, data=tmp_path), 1)


@pytest.mark.parametrize("name", [NY, FAST_ACTION, CUT_BY_HAND])
def test_a_round_in_play_is_not_told(tmp_path: Path, name: str) -> None:
    table = in_play(tmp_path, name)
    number = table.state.round_number
    said = refused(croupier("recall", "--round", number, data=tmp_path), 1)
    assert said == f"croupier recall: round {number} is in play: it can be recalled when it is over"
    assert "no round is over yet" in refused(croupier("recall", data=tmp_path), 1)
    assert croupier("recall", "--list", data=tmp_path) == (0, "", "")


def test_a_round_that_is_not_there_is_one_sentence(tables: dict[str, Driver], tmp_path: Path) -> None:
    table = tables[NY]
    assert "recall: there is no round 999" in refused(croupier("recall", "--round", 999, data=table.data))
    now = table.state.round_number
    assert refused(croupier("fair", "--round", now, data=table.data)) == f"croupier fair: round {now} was not dealt"
    assert refused(croupier("recall", data=tmp_path)).startswith("croupier recall: there is no ledger in ")


# The proof.


@pytest.mark.parametrize("name", LEDGERS)
def test_every_round_is_proved(tables: dict[str, Driver], name: str) -> None:
    table = tables[name]
    for number in range(1, table.state.last_round + 1):
        said = croupier("fair", "--round", number, data=table.data)
        assert said.status == 0, said.out
        proved = f"PROVED: the cards of round {number} were fixed before its first card"
        assert said.lines[-1] == f"{proved}, if `croupier verify` finds nothing."


def test_a_deck_can_be_checked_by_hand(tables: dict[str, Driver]) -> None:
    """By nothing but SHA-256, from what the command says."""
    data = tables[NY].data
    facts = json.loads(croupier("fair", "--round", 2, "--json", data=data).out)
    text = croupier("fair", "--round", 2, data=data).out
    hashed = re.search(r"echo ([0-9a-f]+) \| xxd -r -p \| sha256sum", text)
    assert hashed is not None
    by_hand = (
        b"croupier/deck/1\n"
        + len(facts["id"]).to_bytes(4, "big")
        + facts["id"].encode()
        + bytes.fromhex(facts["salt"])
        + "".join(facts["order"]).encode()
    )
    assert bytes.fromhex(hashed[1]) == by_hand
    assert hashlib.sha256(by_hand).hexdigest() == facts["commitment"]["hash"]
    assert facts["proved"] is True


def test_a_shoe_can_be_checked_by_hand(tables: dict[str, Driver]) -> None:
    """By nothing but SHA-256, from what the command says."""
    facts = json.loads(croupier("fair", "--round", 2, "--json", data=tables[CUT_BY_HAND].data).out)
    name, size = facts["id"].encode(), facts["size"]
    bound = len(name).to_bytes(4, "big") + name
    leaves = {leaf["place"]: leaf for leaf in facts["leaves"]}
    hidden = iter(facts["siblings"])

    def digest(*parts: bytes) -> bytes:
        return hashlib.sha256(b"".join(parts)).digest()

    def climb(first: int, count: int) -> bytes:
        if not any(first <= place < first + count for place in leaves):
            return bytes.fromhex(next(hidden))
        if count == 1:
            leaf = leaves[first]
            salt, card = bytes.fromhex(leaf["salt"]), leaf["card"].encode()
            return digest(b"croupier/shoe/1/leaf\n", bound, first.to_bytes(4, "big"), salt, card)
        half = 1
        while half * 2 < count:
            half *= 2
        return digest(b"croupier/shoe/1/node\n", climb(first, half), climb(first + half, count - half))

    root = digest(b"croupier/shoe/1/root\n", bound, size.to_bytes(4, "big"), climb(0, size))
    assert root.hex() == facts["commitment"]["hash"]
    places = [(turn + facts["cut"]) % size for turn in range(facts["first"], facts["first"] + len(leaves))]
    assert sorted(places) == list(leaves)
    assert next(hidden, None) is None


@pytest.mark.parametrize("name", [NY, FAST_ACTION])
def test_of_a_round_in_play_only_the_commitment_is_shown(tmp_path: Path, name: str) -> None:
    table = in_play(tmp_path, name)
    assert table.state.opened is not None
    said = croupier("fair", "--round", table.state.round_number, data=tmp_path)
    assert said.status == 2
    assert said.lines[0] == f"Round {table.state.round_number} is in play: its cards are still sealed."
    assert said.lines[1].endswith(table.state.opened.commitment)
    facts = json.loads(croupier("fair", "--round", table.state.round_number, "--json", data=tmp_path).out)
    assert facts.keys() == {"round", "game", "proved", "in_play", "id", "commitment"}


def exchanged(text: str, key: str) -> str:
    value: Any = json.loads(text)
    if key == "order":
        cards = value["order"].split()
        value["order"] = " ".join([cards[-1], *cards[1:-1], cards[0]])
    elif key == "salt":
        value["salt"] = "no salt"
    else:
        leaves = value["reveal"]["leaves"]
        leaves[0]["card"], leaves[1]["card"] = leaves[1]["card"], leaves[0]["card"]
    return json.dumps(value)


@pytest.mark.parametrize(
    ("name", "kind", "key", "words"),
    [
        (NY, "deck-revealed", "order", "NO   the salt and the order that were revealed hash to the commitment"),
        (NY, "deck-revealed", "salt", "NO   the salt and the order that were revealed hash to the commitment"),
        (FAST_ACTION, "cards-revealed", "leaves", "NO   the cards that are shown lie under the shoe's root"),
    ],
)
def test_a_forged_reveal_is_not_proved(tmp_path: Path, name: str, kind: str, key: str, words: str) -> None:
    play(tmp_path, name, 2).table.close()
    with tampering(tmp_path) as connection:
        chosen = "SELECT number, payload FROM event WHERE kind = ? AND round = 2"
        number, payload = connection.execute(chosen, (kind,)).fetchone()
        connection.execute("UPDATE event SET payload = ? WHERE number = ?", (exchanged(payload, key), number))
        link_anew(connection)
    said = croupier("fair", "--round", 2, data=tmp_path)
    assert said.status == 1
    assert words in said.lines
    assert said.lines[-1] == "NOT PROVED: round 2 does not hold."
    assert json.loads(croupier("fair", "--round", 2, "--json", data=tmp_path).out)["proved"] is False
    assert croupier("fair", "--round", 1, data=tmp_path).status == 0


def test_a_shoe_that_is_not_in_the_ledger_proves_nothing(tmp_path: Path) -> None:
    play(tmp_path, FAST_ACTION, 1).table.close()
    with tampering(tmp_path) as connection:
        connection.execute(
            "UPDATE event SET payload = replace(payload, '\"shoe\":1', '\"shoe\":5') WHERE kind = 'shoe-loaded'"
        )
    said = croupier("fair", "--round", 1, data=tmp_path)
    assert said.status == 1
    assert "NO   the shoe of the round was committed before it" in said.lines


def test_a_long_sitting_is_known_by_its_time_alone(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    table = Driver(tmp_path)
    table.seat(1, 2)
    for _ in range(3):
        table.play_round()
    table.table.close()
    with open_reader(tmp_path) as reader:
        known = round_lookup.seated_player(reader, 1)
        monkeypatch.setattr(round_lookup, "_MOST_ROUNDS", 2)
        unknown = round_lookup.seated_player(reader, 1)
    assert known
    assert known.staked
    assert unknown == known._replace(staked=None, returned=None)
