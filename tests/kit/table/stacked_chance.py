"""What the table's tests share beside the driver: chance that deals what a test names, and the ledger read back."""

from collections.abc import Iterator, Sequence
from typing import TypeVar

from kiosk.app.composition import open_reader
from kiosk.base.ports import Entry
from kiosk.ledger.entries import read
from kiosk.ledger.records import Record
from kiosk.ledger.table_state import Phase, Snapshot
from kiosk.policy.config import TableConfig, default_config
from kiosk.rules.cards.cards import Card
from kiosk.rules.rule_sets import make_game
from kiosk.table.chance import SeededChance
from storage.crypto.keys import load_keys
from storage.crypto.sealing import ChaChaSealer
from storage.places import Places
from tests.kit.round_cases import HEADS_UP_NY, stacked
from tests.kit.table.table_driver import Driver

T = TypeVar("T")
R = TypeVar("R")
NY = HEADS_UP_NY


class StackedChance(SeededChance):
    """Chance whose first shuffles come out as told: the first round's deck, the second's; after these a seed's."""

    def __init__(self, *orders: Sequence[Card], seed: int = 1) -> None:
        super().__init__(seed)
        self._orders = list(orders)

    def shuffled(self, cards: Sequence[T]) -> tuple[T, ...]:
        return tuple(self._orders.pop(0)) if self._orders else super().shuffled(cards)  # type: ignore[arg-type]


class CountingChance(SeededChance):
    """Chance that remembers every deck it shuffled."""

    def __init__(self, seed: int) -> None:
        super().__init__(seed)
        self.orders: list[tuple[object, ...]] = []

    def shuffled(self, cards: Sequence[T]) -> tuple[T, ...]:
        order = super().shuffled(cards)
        self.orders.append(order)
        return order


def deck_of(config: TableConfig, hands: dict[int, str], dealer: str = "", board: str = "") -> tuple[Card, ...]:
    """A deck that deals this to those seats at a table set up like that."""
    return stacked(make_game(config.game, config.house, config.dealing or "auto-shoe"), hands, dealer, board)


def ny_deck(hands: dict[int, str], dealer: str = "", board: str = "") -> tuple[Card, ...]:
    """The same at New York's Heads Up Hold'em as it comes."""
    return deck_of(default_config(NY), hands, dealer, board)


def entries(driver: Driver) -> list[Entry]:
    """Everything in the ledger."""
    with open_reader(driver.data) as reader:
        return [stored.entry for stored in reader.entries()]


def records(driver: Driver) -> Iterator[Record | Snapshot]:
    """Every record in the ledger, its secrets read with the device's key."""
    sealer = ChaChaSealer(load_keys(Places(driver.data)).sealing)
    for entry in entries(driver):
        yield read(entry, sealer)


def found(driver: Driver, kind: type[R]) -> list[R]:
    """The records of one kind, in order."""
    return [record for record in records(driver) if isinstance(record, kind)]


def kinds(driver: Driver) -> list[str]:
    """The names of the ledger's entries, in order."""
    return [entry.kind for entry in entries(driver)]


def phase(driver: Driver) -> Phase:
    """Where the table is now."""
    return driver.state.phase
