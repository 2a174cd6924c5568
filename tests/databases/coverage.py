"""What the golden ledgers together must show: every kind of record and of event, every rule set and how it is dealt,
every irregularity, every election at another value than its default, and every fault.
"""

from collections.abc import Iterable
from pathlib import Path
from typing import Any, get_args

from kiosk.app.composition import open_reader
from kiosk.ledger.codec import name_of
from kiosk.ledger.entries import read
from kiosk.ledger.records import KINDS, Configured, FaultCleared, FaultRaised, RoundOpened, RoundStepped
from kiosk.ledger.table_state import Snapshot
from kiosk.policy.config import TableConfig, game_of
from kiosk.policy.faults import FAULTS
from kiosk.rules import events
from kiosk.rules.cards.shoe import CONTINUOUS, MANUAL, SHUFFLER
from kiosk.rules.elections import rules_of
from kiosk.rules.rule_sets import RULE_SETS

# What no release has written yet, so that no golden ledger can show it: names as `missing` gives them. Whoever adds a
# record, an event, a fault, an election or an irregularity names it here until the next release makes its ledgers.
UNRELEASED: frozenset[str] = frozenset()


def wanted() -> set[str]:
    """Everything there is."""
    found = {f"record {kind}" for kind in (*KINDS, name_of(Snapshot))}
    found |= {f"event {kind.__name__}" for kind in get_args(events.Event)}
    found |= {f"fault {when} {name}" for name in FAULTS for when in ("raised", "cleared")}
    found |= {f"shuffling {how}" for how in (SHUFFLER, MANUAL, CONTINUOUS)}
    found |= {f"kind {kind}" for kind in ("live", "demonstration", "test")}
    for name, rules in RULE_SETS.items():
        found.add(f"game {name}")
        found |= {f"dealing {how}" for how in rules.procedures}
        found |= {f"election {name} {key}" for key in rules_of(rules.elections)}
        found |= {f"irregularity {name} {kind}" for kind in _remedies(name)}
    return found


def _remedies(game: str) -> Iterable[str]:
    return game_of(TableConfig("demonstration", game, None, {}, (), ())).remedies


def shown(data: Path) -> set[str]:
    """What one ledger shows."""
    found: set[str] = set()
    game = ""
    with open_reader(data) as reader:
        found.add(f"kind {reader.kind}")
        for stored in reader.entries():
            record: Any = read(stored.entry, None)
            found.add(f"record {stored.entry.kind}")
            match record:
                case Configured():
                    found |= _shown_by_config(record.new)
                case RoundOpened():
                    game = record.game
                    found |= {f"game {game}", f"dealing {record.dealing}"}
                    found |= _shown_by_house(game, record.house)
                case RoundStepped():
                    found |= {f"event {type(event).__name__}" for event in record.events}
                    declared = (event for event in record.events if isinstance(event, events.Declared))
                    found |= {f"irregularity {game} {event.kind}" for event in declared}
                case FaultRaised():
                    found.add(f"fault raised {record.fault}")
                case FaultCleared():
                    found.add(f"fault cleared {record.fault}")
    return found


def _shown_by_config(config: TableConfig) -> set[str]:
    return {f"shuffling {config.shuffling}"}


def _shown_by_house(game: str, house: Any) -> set[str]:
    default = RULE_SETS[game].elections()
    return {f"election {game} {key}" for key, value in house.items() if value != getattr(default, key)}


def missing(ledgers: Iterable[Path]) -> list[str]:
    """What these ledgers do not show and should."""
    found = set().union(*map(shown, ledgers))
    return sorted(wanted() - found - UNRELEASED)
