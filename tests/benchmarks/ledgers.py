"""Large ledgers for the benchmarks, built in bulk through the production encoder and kept under .cache/ledgers.

Every round of them is decided by the real rules and stands in the ledger as the table would have written it; only the
waiting and the disk's syncing are left out. One seat plays Flop Poker, the shortest of the rounds.
"""

import hashlib
import itertools
import shutil
import sqlite3
from collections.abc import Iterator
from pathlib import Path

import kiosk.ledger.codec
import kiosk.ledger.fold
import kiosk.ledger.records
import kiosk.ledger.table_state
import storage.chain
import storage.schema
from kiosk.base.ports import Entry, Software
from kiosk.ledger.entries import write
from kiosk.ledger.records import (
    BetPlaced,
    BettingOpened,
    CreditBought,
    DecksMoved,
    HandPayConfirmed,
    LedgerMade,
    PoweredUp,
    Record,
    RoundStepped,
    SeatTaken,
    UserAdded,
)
from kiosk.ledger.table_state import Phase, Snapshot, TableState
from kiosk.ledger.upgrades import GENERATION
from kiosk.policy.access import Role, User
from kiosk.policy.config import TableConfig, default_config
from kiosk.rules.cards.cards import DECK, Card
from kiosk.rules.cards.decks import STAGES
from kiosk.rules.intents import Decide, Refused
from kiosk.table import dealer
from kiosk.table.chance import SeededChance
from kiosk.table.staff_decisions import found
from kiosk.table.table import SNAPSHOT_EVERY
from storage.chain import PostingRow, genesis, link, row_of
from storage.checkpoints import line_of, oldest_first, sign
from storage.crypto.keys import load_keys
from storage.crypto.sealing import ChaChaSealer
from storage.database import identity_of
from storage.journal import SqliteJournal, create_ledger
from storage.places import Places
from storage.schema import REVEALS

CACHE = Path(".cache/ledgers")
GAME = "flop-poker/ma"
START_MS = 1_700_000_000_000
ROUND_MS = 30_000
BUY_IN = 1_000_000_000
STAFF = "sam"


def ledger(rounds: int) -> Path:
    """The data directory of a ledger with so many rounds, made if it is not there yet."""
    target = CACHE / f"{rounds}-{_fingerprint()}"
    if not target.exists():
        print(f"  building a ledger of {rounds:,} rounds ...", flush=True)
        making = target.with_suffix(".making")
        shutil.rmtree(making, ignore_errors=True)
        making.mkdir(parents=True)
        _build(making, rounds)
        making.rename(target)
    return target


def _fingerprint() -> str:
    """A short hash of the sources that decide how a ledger looks."""
    modules = (
        kiosk.ledger.codec,
        kiosk.ledger.fold,
        kiosk.ledger.records,
        kiosk.ledger.table_state,
        storage.chain,
        storage.schema,
    )
    sources = b"".join(Path(module.__file__ or "").read_bytes() for module in modules)
    return hashlib.sha256(sources + Path(__file__).read_bytes()).hexdigest()[:10]


def _build(data: Path, rounds: int) -> None:
    create_ledger(data, "test", START_MS)
    keys = load_keys(Places(data))
    connection = sqlite3.connect(Places(data).ledger, isolation_level=None)
    connection.execute("PRAGMA synchronous=OFF")
    connection.execute("PRAGMA foreign_keys=OFF")
    connection.execute("BEGIN")
    origin = digest = genesis(identity_of(connection))
    ledger_id = identity_of(connection).ledger_id
    connection.executemany("INSERT INTO checkpoint VALUES (?,?,?,?)", oldest_first(Places(data).checkpoints))
    with Places(data).checkpoints.open("a") as outside:
        for number, entry in enumerate(_entries(rounds, ledger_id, ChaChaSealer(keys.sealing)), 1):
            lines: list[PostingRow] = [(number, line, *posting) for line, posting in enumerate(entry.postings)]
            digest = link(digest, row_of(number, entry), lines)
            connection.execute("INSERT INTO event VALUES (?,?,?,?,?,?,?,?,?,?)", (*row_of(number, entry), digest))
            connection.executemany("INSERT INTO posting VALUES (?,?,?,?)", lines)
            if entry.kind in REVEALS:
                signed = sign(keys.signing, origin, number, digest, entry.at_ms)
                connection.execute("INSERT INTO checkpoint VALUES (?,?,?,?)", signed)
                outside.write(line_of(signed))
    connection.execute("COMMIT")
    (last,) = connection.execute("SELECT max(round) FROM event").fetchone()
    connection.close()
    if last != rounds + 1:  # the next one's bets are open
        raise RuntimeError(f"{last - 1} rounds were built instead of {rounds}")
    journal = SqliteJournal(data, keys.signing)
    journal.between_rounds(START_MS + rounds * ROUND_MS)
    journal.close()


def _entries(rounds: int, ledger_id: str, sealer: ChaChaSealer) -> Iterator[Entry]:
    config = default_config(GAME)
    chance = SeededChance(rounds)
    decks = itertools.cycle([chance.shuffled(DECK) for _ in range(997)])
    state, since, at_ms = TableState(), 0, START_MS
    steps = itertools.chain([_first(ledger_id, config)], _rounds(rounds))
    for step in steps:
        records = step if isinstance(step, tuple) else _next(state, config, next(decks), chance)
        written = write(state, records, sealer, at_ms)
        state = written.state
        since += len(records)
        yield from written.entries
        if state.phase == Phase.BETTING and since >= SNAPSHOT_EVERY:
            yield from write(state, (Snapshot(state),), sealer, at_ms).entries
            since = 0
        if state.phase == Phase.RESULT:
            at_ms += ROUND_MS
            paid = tuple(HandPayConfirmed(pay.seat, pay.number, pay.cents) for pay in state.hand_pays)
            for again, who in ((paid, (STAFF,)), ((BettingOpened(state.round_number + 1),), ())):
                written = write(state, again, sealer, at_ms, who)
                state = written.state
                since += len(again)
                yield from written.entries


def _first(ledger_id: str, config: TableConfig) -> tuple[Record, ...]:
    made: tuple[Record, ...] = (
        LedgerMade("test", ledger_id),
        *found(TableState(), config),
        PoweredUp(Software("bulk"), GENERATION),
    )
    hired = UserAdded(User(STAFF, Role.SUPERVISOR, "no PIN fits this"))
    seated: tuple[Record, ...] = (hired, SeatTaken(1), CreditBought(1, BUY_IN), *map(DecksMoved, STAGES))
    return (*made, *seated, BettingOpened(1))


def _rounds(rounds: int) -> Iterator[None]:
    """Bet, close, deal, decide, settle: five steps a round."""
    return itertools.repeat(None, 5 * rounds)


def _next(state: TableState, config: TableConfig, deck: tuple[Card, ...], chance: SeededChance) -> tuple[Record, ...]:
    if state.phase == Phase.BETTING:
        if not state.place(1).touches:
            return (BetPlaced(1, (("ante", 500),)),)
        return dealer.close_bets(state, config, deck, chance)
    if state.round is None:
        raise ValueError("no round is in play")
    seat = state.round.seats[0]
    options = state.game().options(state.round, seat)
    events = state.game().decide(state.round, Decide(1, options[state.round_number % 2])) if options else None
    done = (RoundStepped(events),) if events and not isinstance(events, Refused) else dealer.proceed(state)
    if isinstance(done, Refused):
        raise ValueError(done.words)
    return done
