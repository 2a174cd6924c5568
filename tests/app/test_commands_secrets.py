"""While a round is in play, no command shows a card of it, and none needs a key."""

import re
from pathlib import Path

import pytest

from kiosk.ledger.table_state import Phase
from kiosk.rules.cards.cards import DECK
from storage.places import Places
from tests.kit.commandline import croupier
from tests.kit.table.recorded_ledgers import CUT_BY_HAND, FAST_ACTION, in_play

NAMES = ("heads-up-holdem/ma", "heads-up-holdem/ny", "texas-holdem-bonus/ma", "flop-poker/ma", FAST_ACTION, CUT_BY_HAND)
SIGNS = {"c": "♣", "d": "♦", "h": "♥", "s": "♠"}
CARDS = [*DECK, *(card[0].replace("T", "10") + SIGNS[card[1]] for card in DECK)]
A_CARD = re.compile(rf"(?<![A-Za-z0-9])({'|'.join(CARDS)})(?![A-Za-z0-9])")


def commands(number: int, folder: Path) -> list[list[str | int | Path]]:
    exports: list[list[str | int | Path]] = [
        ["export", what, "--to", folder / what] for what in ("rounds", "events", "postings", "meters", "all")
    ]
    return [
        ["verify", "--json"],
        ["fair", "--round", number],
        ["fair", "--round", number, "--json"],
        ["recall"],
        ["recall", "--round", number],
        ["recall", "--document", "--round", number],
        ["recall", "--list"],
        ["meters"],
        ["meters", "--json"],
        ["events", "--all", "--limit", 10_000],
        ["events", "--all", "--csv", "--limit", 10_000],
        *exports,
    ]


@pytest.mark.parametrize("name", NAMES)
def test_no_command_shows_a_card_that_lies_face_down(tmp_path: Path, name: str) -> None:
    table = in_play(tmp_path / "data", name)
    assert table.state.phase == Phase.PLAYING
    assert table.state.round is not None
    assert not any(seat.turned for seat in table.state.round.seats)
    for secret in Places(table.data).keys.iterdir():
        secret.unlink()  # a command that wanted a key would have to do without
    folder = tmp_path / "exports"
    folder.mkdir()
    for command in commands(table.state.round_number, folder):
        said = croupier(*command, data=table.data)
        assert "Traceback" not in said.err
        assert A_CARD.findall(said.out + said.err) == [], command
    written = [path for path in folder.rglob("*") if path.is_file()]
    assert len(written) == 8
    for path in written:
        assert A_CARD.findall(path.read_text("utf-8")) == [], path


def test_the_search_for_cards_would_find_one() -> None:
    told = "Seat 1 holds 10♥ K♠, As and Td; 3s; but a3s9 is part of a hash"
    assert A_CARD.findall(told) == ["10♥", "K♠", "As", "Td", "3s"]
