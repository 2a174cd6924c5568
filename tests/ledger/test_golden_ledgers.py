"""The golden ledgers of every release: this one says the same of them, plays on from them, and finds nothing wrong."""

import hashlib
import json
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest

from kiosk.app.bots import Bots
from kiosk.app.composition import kind_of, open_reader, open_table
from kiosk.base.ports import Chance, Clock, PinKeeper
from kiosk.ledger.table_state import Phase
from kiosk.policy.faults import FAULTS, Clears, clearing_needs_two
from kiosk.rules.cards.positions import SEATS
from kiosk.rules.intents import Refusal, Refused
from kiosk.table.chance import SeededChance
from kiosk.table.requests import (
    Accepted,
    AnswerCall,
    Ask,
    ClearFault,
    ConfirmCashOut,
    GiveCredit,
    Leave,
    OpenTable,
    Sit,
    Undo,
)
from kiosk.table.table import Table
from storage.schema import RELEASES
from tests.databases import HERE, SUMS, Golden, goldens, outputs, releases, sums_of
from tests.databases.__main__ import make
from tests.databases.comparing import Difference, compare, compare_reports, compare_rows, compare_words, not_accepted
from tests.databases.coverage import missing
from tests.kit.parameters import mostly_slow
from tests.kit.table.table_driver import Driver, ManualClock

GOLDENS = goldens()
HOUR_MS = 3_600_000
ROUNDS = 2  # that are played on
WITH_BETS = (1, 2, 3)  # the bots' seats


@pytest.fixture(params=GOLDENS, ids=lambda golden: f"{golden.release}-{golden.name}")
def golden(request: pytest.FixtureRequest) -> Iterator[Golden]:
    """One of them, which no test touches: they work on copies."""
    found: Golden = request.param
    before = sums_of(found.folder)
    yield found
    assert sums_of(found.folder) == before


# The files.


@pytest.mark.parametrize("release", releases())
def test_no_byte_of_a_release_has_changed(release: str) -> None:
    assert sums_of(HERE / release) == (HERE / release / SUMS).read_text("utf-8")


def test_there_are_ledgers_of_the_first_release_and_of_every_schema() -> None:
    assert releases()[0] == "0.1.0"
    found = set()
    for golden in GOLDENS:
        with (golden.folder / "ledger.db").open("rb") as file:
            found.add(int.from_bytes(file.read(64)[60:], "big"))  # user_version, in the file's header
    assert found == {release.version for release in RELEASES}


def test_together_they_show_everything_that_a_ledger_can_hold(tmp_path: Path) -> None:
    copies = [golden.copy(tmp_path / str(number)) for number, golden in enumerate(GOLDENS)]
    assert missing(copies) == []


@pytest.mark.parametrize("release", releases())
def test_those_of_a_release_are_never_made_again(release: str) -> None:
    with pytest.raises(SystemExit, match="never made again"):
        make(HERE / release)


@pytest.mark.slow
def test_the_next_release_can_make_its_own(tmp_path: Path) -> None:
    make(tmp_path / "next")
    assert sums_of(tmp_path / "next") == (tmp_path / "next" / SUMS).read_text("utf-8")


# What the commands say.


def test_the_commands_say_what_the_release_said(golden: Golden, tmp_path: Path) -> None:
    data = golden.copy(tmp_path / "data")
    differences = [
        *compare("verify.json", _json(golden, "verify.json"), outputs.verify(data)),
        *compare("meters.json", _json(golden, "meters.json"), outputs.meters(data)),
        *_compare_exports(golden, data),
        *compare_reports("reports.jsonl", _lines(golden, "reports.jsonl"), outputs.reports(data)),
    ]
    assert not_accepted(golden, differences) == []


@pytest.mark.parametrize(
    "golden",
    mostly_slow(GOLDENS, *(golden for golden in GOLDENS if golden.name in ("heads-up-ny", "fast-action"))),
    indirect=True,
    ids=lambda golden: f"{golden.release}-{golden.name}",
)
def test_every_round_is_recalled_proved_and_settled_again(golden: Golden, tmp_path: Path) -> None:
    data = golden.copy(tmp_path / "data")
    rounds = {line["round"]: line for line in _lines(golden, "rounds.jsonl")}
    differences = [
        *_compare_recall(golden, data, rounds),
        *_compare_proofs(golden, data, rounds),
        *_compare_settlements(tmp_path, rounds),
    ]
    assert not_accepted(golden, differences) == []


def _json(golden: Golden, name: str) -> Any:
    return json.loads((golden.expected / name).read_text("utf-8"))


def _lines(golden: Golden, name: str) -> list[Any]:
    return [json.loads(line) for line in (golden.expected / name).read_text("utf-8").splitlines()]


def _significant(row: dict[str, str]) -> bool:
    """What stands outside of rounds, and the awards, which name the round that they came from."""
    return row["kind"] in ("hand-pay-raised", "pool-won") or not (row["round"] or row["kind"] == "snapshot")


def _compare_exports(golden: Golden, data: Path) -> Iterator[Difference]:
    yield from compare("rounds.jsonl", _lines(golden, "rounds.jsonl"), outputs.rounds(data))
    for what, prose in (("postings", ""), ("events", "words")):
        name = f"{what}.csv"
        then = outputs.rows((golden.expected / name).read_text("utf-8"))
        yield from compare_rows(name, then, outputs.rows(outputs.exported(data, what)), prose)
    outside = [row for row in then if _significant(row)]
    told = outputs.said(data, "events", "--csv", "--limit", str(len(then)))
    yield from compare_rows("events", outside, outputs.rows(told), "words")
    listed = {row["meter"]: row["value"] for row in outputs.rows(outputs.exported(data, "meters"))}
    meters = _json(golden, "meters.json")
    values = {name: str(meter["value"]) for name, meter in meters["meters"].items()}
    values |= {f"balance/{account}": str(micros) for account, micros in meters["balances_micros"].items()}
    yield from compare("meters.csv", values, listed)


def _compare_recall(golden: Golden, data: Path, rounds: dict[int, Any]) -> Iterator[Difference]:
    told = (golden.expected / "recall.txt").read_text("utf-8").split(outputs.ROUND)[1:]
    assert len(told) == len(rounds)
    for number, text in zip(rounds, told, strict=True):
        assert text.startswith(f"{number}\n")
        words = text.partition("\n")[2]
        yield from compare_words(f"recall.txt/{number}", words, outputs.recall(data, number))
        document = rounds[number]["document"]
        if document is not None:
            now = json.loads(outputs.said(data, "recall", "--document", "--round", str(number)))
            yield from compare(f"document/{number}", document, now)


def _compare_proofs(golden: Golden, data: Path, rounds: dict[int, Any]) -> Iterator[Difference]:
    for then in _lines(golden, "fair.jsonl"):
        number, over = then["round"], then["round"] in rounds
        now = outputs.proof(data, number, status=0 if over else 2)
        yield from compare(f"fair.jsonl/{number}", then, now)
        told = outputs.said(data, "fair", "--round", str(number), status=0 if over else 2)
        shown = [now["commitment"]["hash"]]
        if over:
            shown.append(now["id"])
            reveal = rounds[number]["reveal"]
            yield from compare(f"fair.jsonl/{number}/reveal", {k: v for k, v in reveal.items() if k != "shoe"}, now)
            shown += reveal.get("order") or [leaf["card"] for leaf in reveal["leaves"]]
        if "hashed" in now:
            assert hashlib.sha256(bytes.fromhex(now["hashed"])).hexdigest() == now["commitment"]["hash"]
        lacking = [fact for fact in shown if fact not in told]
        yield from compare(f"fair.txt/{number}", [], lacking)


def _compare_settlements(folder: Path, rounds: dict[int, Any]) -> Iterator[Difference]:
    documents = {number: line for number, line in rounds.items() if line["document"] is not None}
    assert len(documents) >= len(rounds) - 1  # but for the one whose cards did not add up
    file = folder / "documents.jsonl"
    file.write_text("".join(json.dumps(line["document"]) + "\n" for line in documents.values()), "utf-8")
    for (number, line), answer in zip(documents.items(), outputs.settlements(file), strict=True):
        yield from compare(f"settle/{number}", line["answer"], answer)


# Playing on.


class PlayingOn(Driver):
    """The table of a golden ledger, opened an hour later by this release."""

    def __init__(self, golden: Golden, data: Path) -> None:
        kind = kind_of(data)
        assert kind is not None
        with open_reader(data) as reader:
            last_ms = reader.moment(reader.last_number())
        self._pins = golden.pins
        super().__init__(data, kind=kind, clock=ManualClock(last_ms + HOUR_MS), open_with=_open)
        assert self.state.config is not None
        self.config = self.state.config
        self.asked = 1_000_000  # the table still knows the ids of its latest asks

    def session(self, person: int = 0) -> str:
        """A supervisor's, or another person's where there is one."""
        return self.log_in(*list(self._pins.items())[person])

    def clear_faults(self) -> None:
        """Whatever is still shown."""
        for fault, seat, _ in self.state.faults:
            if FAULTS[fault].clears == Clears.ITSELF:
                self.table.clear_fault(fault, seat)
            else:
                second = self.session(1) if clearing_needs_two(fault) else None
                self.does(ClearFault(fault, seat), by=self.session(), second=second)
        assert self.state.faults == ()

    def finish_round(self) -> None:
        """The one that the power cut left in play."""
        while self.state.phase == Phase.PLAYING:
            self.decide_all()
            self.table.tick()
        while self.state.phase == Phase.RESULT:
            self.skip()

    def attend(self) -> None:
        """Staff do all that waits for them."""
        by = self.session()
        self.pay_by_hand(by)
        for place in self.state.places:
            if place.calling:
                self.does(AnswerCall(place.seat), by=by)
            if place.cashing_out:
                self.does(ConfirmCashOut(place.seat), by=by)
        if self.state.closed is not None:
            self.does(OpenTable(), by=by)

    def sit_down(self) -> None:
        """The bots' seats have credit, as an attendant gives it where players may not take it themselves."""
        by = self.session()
        for seat in WITH_BETS:
            if not self.state.place(seat).taken:
                self.does(Sit(seat))
            self.does(GiveCredit(seat, 100_000), by=by)

    def play_on(self) -> None:
        """Bots play, and an attendant pays what they win."""
        before = self.state.meters["rounds"], self.state.meters.get("coin-in", 0)
        bots = Bots(self.table, len(WITH_BETS), SeededChance(3), self._skip_to, self.session)
        for _ in range(ROUNDS):
            assert bots.play_round()
        assert self.state.meters["rounds"] == before[0] + ROUNDS
        assert self.state.meters["coin-in"] > before[1]

    def everybody_goes(self) -> None:
        """All are paid."""
        while self.state.phase in (Phase.PLAYING, Phase.RESULT):
            self.skip()
        for seat in SEATS:
            if self.state.place(seat).taken and not self.state.place(seat).leaving:
                self.does(Leave(seat))
        self.attend()
        for seat in SEATS:
            assert (self.state.place(seat).taken, self.state.credit(seat)) == (False, 0)
        self.until(Phase.ATTRACT)

    def _skip_to(self, steady_ms: int) -> None:
        self.clock.pass_ms(max(0, steady_ms - self.clock.steady))


def _open(data: Path, kind: str, config: Any, clock: Clock, chance: Chance, pins: PinKeeper) -> Table:
    del pins  # the PINs are hashed with the ledger's own pepper
    return open_table(data, kind, config, clock, chance)


def test_it_is_played_on_and_still_holds(golden: Golden, tmp_path: Path) -> None:
    data = golden.copy(tmp_path / "data")
    before = _json(golden, "verify.json")
    table = PlayingOn(golden, data)
    with closing(table.table):
        table.clear_faults()
        table.finish_round()
        assert before["in_play"] in (None, table.state.last_round)
        table.attend()
        table.sit_down()
        table.play_on()
        table.everybody_goes()
        assert sum(table.state.books.values()) == 0
    after = outputs.verify(data)
    assert (after["findings"], after["verified"], after["in_play"]) == ([], True, None)
    assert (after["ledger"], after["key"]) == (before["ledger"], before["key"])
    assert after["rounds"] == before["rounds"] + ROUNDS
    assert after["entries"] == after["signed"] > before["entries"]


@pytest.mark.parametrize("name", ["heads-up-ma", "heads-up-ny"])
def test_what_was_asked_before_the_upgrade_is_not_done_again(name: str, tmp_path: Path) -> None:
    """Release 0.1.0 wrote "staff/" or the seat before an ask's id."""
    golden = Golden("0.1.0", name)
    data = golden.copy(tmp_path / "data")
    with open_reader(data) as reader:
        kinds = ("credit-given", "leave-asked", "bet-placed")
        entries = [stored.entry for stored in reader.entries(newest_first=True, kinds=kinds) if stored.entry.intent]
    table = PlayingOn(golden, data)
    with closing(table.table):
        before = table.state
        given = next(entry for entry in entries if entry.kind == "credit-given")
        again = Ask(str(given.intent).split("/")[1], GiveCredit(**json.loads(given.payload)))
        assert table.table.submit(again) == Accepted(again.id)
        seat = next(entry for entry in entries if entry.kind != "credit-given")
        another = table.table.submit(Ask(str(seat.intent).split("/")[1], Undo(seat.seat or 0)))
        assert isinstance(another, Refused)
        assert another.code == Refusal.ID_REUSED
        assert table.state == before


def test_the_power_of_a_round_in_play_comes_back_in_the_middle_of_it(tmp_path: Path) -> None:
    """So that the ledgers above do leave rounds open: one of each kind of game, with a stake that a decision made."""
    staked = {}
    for number, golden in enumerate(GOLDENS):
        with closing(PlayingOn(golden, golden.copy(tmp_path / str(number))).table) as table:
            state = table.state
            if state.phase == Phase.PLAYING and state.round is not None and state.config is not None:
                made = {wager for seat in state.round.seats for wager in seat.wagers}
                staked[golden.name] = made - {limit.wager for limit in state.config.limits} - {"progressive"}
    assert {"heads-up-ma": {"raise"}, "texas-bonus": {"flop"}, "flop-poker": {"flop"}}.items() <= staked.items()
    assert staked["fast-action"] == {"split"}
