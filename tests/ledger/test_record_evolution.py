"""A ledger outlives every release: what earlier ones wrote is read as today's, and a later one's is no damage."""

import hashlib
import json
from pathlib import Path
from typing import Any

import pytest

from kiosk.app.composition import open_reader
from kiosk.audit.entry_checks import against
from kiosk.audit.verdict import Verdict
from kiosk.audit.verification import Finding, Verifier
from kiosk.base.frozen import Frozen
from kiosk.base.ports import Entry, LedgerFault, Software, StoredEntry, Trouble
from kiosk.ledger.codec import name_of
from kiosk.ledger.entries import read, replay
from kiosk.ledger.reasons import Reason, Why
from kiosk.ledger.records import (
    BetsReturned,
    CashOutPlanned,
    ChipRefused,
    FaultRaised,
    LedgerMade,
    PoweredUp,
    RoundOpened,
    RoundStepped,
)
from kiosk.ledger.table_state import Phase, Snapshot, TableState
from kiosk.ledger.upgrades import BROUGHT, GENERATION, upgraded
from kiosk.policy.config import ConfigError, check_config, default_config
from kiosk.rules.elections import ElectionError
from kiosk.rules.events import Settled
from kiosk.rules.pay.money import Fixed, Odds, PoolShare
from kiosk.rules.rule_sets import RULE_SETS, make_game, recorded_game
from kiosk.rules.rulebook import (
    as_elected,
    as_json,
    expanded,
    kept,
    rulebook,
    rules_in_force,
    todays,
    were_in_force,
)
from kiosk.table.requests import Bet
from tests.databases import Golden
from tests.kit.table.recorded_ledgers import PAID_BY_HAND, Book, play
from tests.kit.table.table_driver import Driver
from tests.ledger import record_shapes

NY = "heads-up-holdem/ny"


@pytest.fixture(scope="module")
def paid(tmp_path_factory: pytest.TempPathFactory) -> Book:
    data = tmp_path_factory.mktemp("paid by hand")
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr("kiosk.table.table.SNAPSHOT_EVERY", 20)
        play(data, PAID_BY_HAND, 1).table.close()
    return Book(data)


def judged(book: Book) -> tuple[list[Finding], list[Finding]]:
    verifier = Verifier(book.made, TableState())
    for number, entry in book.entries:
        verifier.take(number, entry)
    verifier.close()
    return verifier.findings, verifier.unjudged


# Shapes.


def test_no_shape_changes_without_a_version_and_a_generation() -> None:
    """See tests/ledger/record_shapes.py for what to do where this fails."""
    assert record_shapes.kept()[GENERATION] == record_shapes.todays()
    assert list(record_shapes.kept()) == list(range(1, GENERATION + 1))


@pytest.mark.parametrize("generation", range(2, GENERATION + 1))
def test_a_version_is_raised_by_one_where_a_shape_changed_and_nowhere_else(generation: int) -> None:
    before, after = (record_shapes.kept()[number] for number in (generation - 1, generation))
    for kind, found in after.items():
        if " " in found and " " in before.get(kind, ""):
            (old, old_shape), (new, new_shape) = before[kind].split(), found.split()
            assert int(new) - int(old) == (old_shape != new_shape), kind


def test_of_every_kind_it_is_known_which_generation_brought_it() -> None:
    kept = record_shapes.kept()
    new = {
        kind: number for number in range(2, GENERATION + 1) for kind in kept[number].keys() - kept[number - 1].keys()
    }
    assert {name_of(kind): number for kind, number in BROUGHT.items()} == new


@pytest.mark.parametrize(("generation", "forged"), [(1, True), (2, True), (3, False)])
def test_a_kind_that_the_release_in_charge_did_not_write_yet_is_found(generation: int, forged: bool) -> None:
    entry = Entry("cash-out-planned", 1, 0, None, 3, (), None, "", ())
    found = list(against(TableState(generation=generation), CashOutPlanned(3, planned=True), entry))
    assert found == ["the release in charge did not write cash-out-planned yet"] * forged


# Payloads as release 0.1.0 wrote them.

OPENED: dict[str, Any] = {
    "game": NY,
    "dealing": "auto-shoe",
    "house": {"trips_plus": "B"},
    "players": [{"seat": 1, "stakes": [["ante", 500], ["odds", 500]], "credit": 9000}],
    "progressive": {
        "meter": {"table": "C", "pool": 1, "contribution": 2, "seed": 3, "limit": None},
        "reserve": 4,
        "reserve_held": 5,
        "overflow_held": 6,
    },
    "lock_up": 200000,
    "back": "red",
    "commitment": "00",
    "secret": None,
    "shoe": None,
    "first": 0,
}


def first_version(name: str, /, **payload: Any) -> Any:
    return read(Entry(name, 1, 0, None, None, (), None, json.dumps(payload)), None)


def test_a_table_that_was_not_named_has_no_name() -> None:
    assert first_version("ledger-made", kind="live", ledger="ab") == LedgerMade("live", "ab", "", "")


def test_the_first_release_was_of_the_first_generation() -> None:
    assert first_version("powered-up", version="0.1.0") == PoweredUp(Software("0.1.0"), 1)
    whole = PoweredUp(Software("0.1.0", "12ab", "34cd"), 1)
    assert first_version("powered-up", version="0.1.0 12ab 34cd") == whole


def test_a_round_of_the_first_release_was_played_by_its_rulebook() -> None:
    opened = first_version("round-opened", **OPENED)
    assert isinstance(opened, RoundOpened)
    assert opened.rules == expanded(rulebook(1), NY, {"trips_plus": "B"}, "C")
    assert opened.rules["trips_plus"] == "100/40/30/8/6/5/3"
    assert opened.rules["progressive"] == "100%/10%/10%/10%/500/100/10/loses"


@pytest.mark.parametrize("missing", ["game", "house", "progressive"])
def test_an_old_record_that_lacks_what_it_had_is_damage(missing: str) -> None:
    broken = {key: value for key, value in OPENED.items() if key != missing}
    with pytest.raises(LedgerFault) as caught:
        first_version("round-opened", **broken)
    assert caught.value.trouble == Trouble.DAMAGED


SAID = [
    ("cleared", Reason(Why.CLEARED)),
    ("the table rests", Reason(Why.TABLE_RESTED)),
    ("The seat waits for an attendant.", Reason(Why.SEAT_WAITS)),
    ("There is no Trips Plus, and the round takes one.", Reason(Why.WAGER_MISSING, "trips_plus")),
    (
        "The least on the ante is $1,005.00, and there are $1.50.",
        Reason(Why.BELOW_MINIMUM, "ante", 100_500, 150),
    ),
    ("The ante goes in steps of $5.00, and there are $6.00.", Reason(Why.NOT_A_STEP, "ante", 500, 600)),
    ("must equal the ante of 500, and is 600", Reason(Why.UNFIT)),
]


@pytest.mark.parametrize(("said", "reason"), SAID)
def test_the_first_release_s_sentences_are_codes(said: str, reason: Reason) -> None:
    returned = first_version("bets-returned", seat=1, stakes=[["ante", 500]], why=said)
    assert returned == BetsReturned(1, (("ante", 500),), reason)


def test_the_first_release_s_refusals_of_chips_are_codes() -> None:
    short = first_version("chip-refused", seat=1, why="The progressive takes $1.00, and the seat has $0.99.")
    assert short == ChipRefused(1, Reason(Why.SHORT_OF_CREDIT, "progressive", 100, 99))
    assert first_version("chip-refused", seat=2, why="The progressive is stopped.") == ChipRefused(
        2, Reason(Why.PROGRESSIVE_STOPPED)
    )


@pytest.mark.parametrize(
    ("fault", "words", "detail"),
    [
        ("door-open", "The main door is open. Close it; the software is verified again before play goes on.", ""),
        ("sensor-unplugged", "the port is gone", "the port is gone"),
    ],
)
def test_of_the_first_release_s_faults_the_evidence_is_kept(fault: str, words: str, detail: str) -> None:
    assert first_version("fault-raised", fault=fault, seat=None, words=words) == FaultRaised(fault, None, detail)


SETTLED: dict[str, Any] = {
    "community": "Qs Js 4c Ts 3c",
    "burned": "",
    "dealer": None,
    "seats": [
        {
            "seat": 1,
            "cards": "As Ks",
            "hands": ["royal-flush"],
            "folded": False,
            "lines": [
                {"wager": "odds", "stake": 500, "result": "win", "pays": "3 to 2", "returned": 1250},
                {"wager": "progressive", "stake": 100, "result": "win", "pays": "10% of pool", "returned": 20020},
                {"wager": "progressive", "stake": 100, "result": "win", "pays": "$250", "returned": 25000},
                {"wager": "raise", "stake": 500, "result": "lose", "pays": None, "returned": 0},
            ],
            "adjustments": [],
            "staked": 1200,
            "returned": 46270,
        }
    ],
    "progressive": None,
    "cards_used": 13,
}


def test_what_the_first_release_s_lines_paid_is_no_text() -> None:
    turned = {"what": "dealer-turned", "cards": "9d 9c"}
    stepped = first_version("round-stepped", events=[turned, {"what": "settled", "settlement": SETTLED}])
    assert isinstance(stepped, RoundStepped)
    settled = stepped.events[1]
    assert isinstance(settled, Settled)
    assert [line.pays for line in settled.settlement.seats[0].lines] == [Odds(3, 2), PoolShare(10), Fixed(25_000), None]


@pytest.mark.parametrize("pays", ["even money", "3 to", "a lot", "% of pool", 7])
def test_a_line_that_pays_what_no_release_paid_is_damage(pays: object) -> None:
    (seat,) = SETTLED["seats"]
    wrong = {**SETTLED, "seats": [{**seat, "lines": [{**seat["lines"][0], "pays": pays}]}]}
    with pytest.raises(LedgerFault) as caught:
        first_version("round-stepped", events=[{"what": "settled", "settlement": wrong}])
    assert caught.value.trouble == Trouble.DAMAGED


def test_the_hits_and_the_last_round_of_an_old_snapshot_are_no_texts(tmp_path: Path) -> None:
    with open_reader(Golden("0.1.0", "texas-bonus").copy(tmp_path / "data")) as reader:
        (stored,) = list(reader.entries(kinds=["snapshot"]))[-1:]
    kept = json.loads(stored.entry.payload)
    kept["state"]["round"] = {"settlement": SETTLED}
    kept["state"]["faults"] = [{"fault": "door-open", "seat": None, "words": "left"}]
    state = upgraded(Snapshot, 1, kept)["state"]
    assert state["faults"] == [{"fault": "door-open", "seat": None, "detail": "left"}]
    assert [hit["pays"] for hit in state["hits"]] == [{"percent": 5}, {"percent": 25}, {"percent": 100}]
    assert state["round"]["settlement"]["seats"][0]["lines"][2]["pays"] == {"what": "fixed", "cents": 25_000}
    assert state["wins"] == []
    assert {place["cash_out_planned"] for place in state["places"]} == {False}
    read_back = read(stored.entry, None)
    assert isinstance(read_back, Snapshot)
    assert read_back.state.last is not None


def test_an_older_release_goes_on_with_the_bets_of_an_opening_until_bets_were_opened(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """As release 0.2.0 does, whose own code was tried on such ledgers."""
    driver = Driver(tmp_path)
    driver.seat(1)
    assert driver.state.phase == Phase.OPENING
    driver.does(Bet(1, "ante", 500))
    with monkeypatch.context() as older, open_reader(tmp_path) as reader:
        older.setattr("kiosk.ledger.entries.GENERATION", 2)
        assert replay(reader.entries(), None).place(1).bets == {"ante": 500, "odds": 500}
        driver.until(Phase.BETTING)
        with pytest.raises(LedgerFault) as caught:
            replay(reader.entries(), None)
        assert caught.value.trouble == Trouble.NEWER
    driver.table.close()


# Rules.


def test_today_s_rulebook_is_the_newest_that_is_kept() -> None:
    """A changed default, pay table or reading makes a new file in resources/rulebooks; the old ones stay."""
    assert rulebook(kept()[-1]) == todays()
    assert kept()[-1] <= GENERATION, "it is named for the generation that brings it"
    assert json.loads(as_json(todays())) == json.loads(as_json(rulebook(kept()[-1])))


@pytest.mark.parametrize("game", RULE_SETS)
def test_a_recorded_game_is_the_elected_one(game: str) -> None:
    recorded = recorded_game(game, None, rules_in_force(game, Frozen(), None))
    elected = make_game(game)
    assert recorded.inscriptions == elected.inscriptions
    assert recorded.readings == elected.readings
    assert (recorded.wagers, recorded.copies, recorded.remedies) == (elected.wagers, elected.copies, elected.remedies)


def test_a_round_is_told_by_elections_that_this_release_plays_alike() -> None:
    house = Frozen({"trips_plus": "A", "pocket_bonus": "25/20/10/6"})
    rules = rules_in_force(NY, house, "C")
    assert as_elected(NY, house, rules) == {**house, "progressive": "C"}
    corrected = {**rules, "trips_plus": "100/40/30/8/6/5/3", "odds": "400/50/10/3/3:2/1"}
    told = as_elected(NY, house, corrected)
    assert (told["trips_plus"], told["odds"]) == ("B", "400/50/10/3/3:2/1")
    assert as_elected(NY, house, {**rules, "odd_cents": "to-the-house"})["odd_cents"] == "to-the-house"


def test_a_document_states_a_reading_that_the_release_knows_and_no_other() -> None:
    assert make_game(NY, {"odd_cents": "to-the-player"}).readings == make_game(NY).readings
    with pytest.raises(ElectionError, match="must be to-the-player"):
        make_game(NY, {"odd_cents": "to-the-house"})


def test_an_operator_does_not_elect_a_reading() -> None:
    config = default_config(NY)
    with pytest.raises(ConfigError, match="house, odd_cents: is the table's own to keep"):
        check_config(config._replace(house=Frozen({"odd_cents": "to-the-player"})))


def test_rules_that_no_release_had_are_a_finding(paid: Book) -> None:
    book = paid.copy()
    opened = book.find("round-opened")
    number = book.rewrite(opened, lambda value: value["rules"].update(trips_plus="1000/40/30/9/7/4/3"))
    findings, _ = judged(book)
    assert Finding(number, "the round is opened with another rules than the table had") in findings


def test_rules_that_only_another_generation_had_are_a_finding(paid: Book, monkeypatch: pytest.MonkeyPatch) -> None:
    """A table that deals by a withdrawn pay table is found, whatever earlier releases printed."""
    book = paid.copy()
    opened = book.find("round-opened")
    lines = "1000/40/30/9/7/4/3"
    first = rulebook(1)
    withdrawn = {**first, NY: {**first[NY], "trips_plus": first[NY]["trips_plus"]._replace(tables={"A": lines})}}
    number = book.rewrite(opened, lambda value: value["rules"].update(trips_plus=lines))
    books = {1: withdrawn, GENERATION: first}
    monkeypatch.setattr("kiosk.rules.rulebook.kept", lambda: tuple(books))
    monkeypatch.setattr("kiosk.rules.rulebook.rulebook", books.__getitem__)
    were_in_force.cache_clear()
    try:
        findings, _ = judged(book)
        assert Finding(number, "the round is opened with another rules than the table had") in findings
        rules = json.loads(book.entries[opened][1].payload)["rules"]
        in_force = [were_in_force(generation, NY, Frozen(), rules["progressive"]) for generation in books]
        assert in_force[0] is not None
        assert in_force[0]["trips_plus"] == lines
        assert in_force[1] != in_force[0]
    finally:
        were_in_force.cache_clear()


# Awards.


def test_an_award_is_a_record_of_its_own(paid: Book) -> None:
    kinds = [entry.kind for _, entry in paid.entries]
    assert kinds.count("hand-pay-raised") == 1
    assert judged(paid) == ([], [])


def test_an_award_that_is_missing_is_found(paid: Book) -> None:
    book = paid.copy()
    book.remove(book.find("hand-pay-raised"))
    words = [finding.words for finding in judged(book)[0]]
    assert "the round left a hand-pay-raised that was never recorded" in words


def test_an_award_that_was_not_won_is_found(paid: Book) -> None:
    book = paid.copy()
    number = book.rewrite(book.find("hand-pay-raised"), lambda value: value.update(cents=value["cents"] + 1))
    assert Finding(number, "the round left no such award") in judged(book)[0]


# What a newer release wrote.


def test_a_record_of_a_newer_release_in_charge_cannot_be_judged(paid: Book) -> None:
    book = paid.copy()
    book.rewrite(book.find("powered-up"), lambda value: value.update(generation=GENERATION + 1))
    number = book.change(book.find("seat-ready"), kind="seat-dreaming")
    findings, unjudged = judged(book)
    assert findings == []
    assert "written by a newer Croupier: upgrade this one" in {each.number: each.words for each in unjudged}[number]
    assert Verdict.of(len(findings), len(unjudged)) == Verdict.CANNOT_BE_JUDGED


def test_a_start_that_this_release_cannot_read_is_of_a_newer_one(paid: Book) -> None:
    book = paid.copy()
    number = book.change(book.find("powered-up"), version=9)
    book.change(book.find("seat-ready"), kind="seat-dreaming")
    findings, unjudged = judged(book)
    assert (findings, unjudged[0].number) == ([], number)


def test_a_record_that_the_release_in_charge_does_not_write_is_found_and_blinds_nobody(paid: Book) -> None:
    book = paid.copy()
    number = book.change(book.find("logged-in"), kind="seat-dreaming")
    forged = book.rewrite(book.find("hand-pay-raised"), lambda value: value.update(cents=value["cents"] + 1))
    findings, unjudged = judged(book)
    assert unjudged == []
    assert Finding(number, "the release in charge writes no such seat-dreaming") in findings
    assert Finding(forged, "the round left no such award") in findings


def test_what_does_not_fit_is_a_newer_release_s_meaning_once_it_was_in_charge(paid: Book) -> None:
    book = paid.copy()
    book.rewrite(book.find("powered-up"), lambda value: value.update(generation=GENERATION + 1))
    number = book.rewrite(book.find("hand-pay-raised"), lambda value: value.update(cents=value["cents"] + 1))
    findings, unjudged = judged(book)
    assert findings == []
    assert number in {finding.number for finding in unjudged}
    book.rewrite(book.find("seat-taken"), lambda value: value.update(seat=9))
    stored = [StoredEntry(number, entry, b"") for number, entry in book.entries]
    with pytest.raises(LedgerFault) as caught:
        replay(stored, None)
    assert caught.value.trouble == Trouble.NEWER


def test_a_snapshot_of_an_earlier_release_after_this_one_took_charge_is_found(paid: Book) -> None:
    """One that leaves out which generation is in charge would have a restart imply what is recorded."""
    book = paid.copy()
    place = book.find("snapshot")

    def older(value: dict[str, Any]) -> None:
        for name in ("generation", "serial", "location"):
            del value["state"][name]
        value["state"]["last"] = None

    book.rewrite(place, older)
    number = book.change(place, version=1)
    words = "the release in charge did not write snapshot of version 1 any more"
    assert Finding(number, words) in judged(book)[0]


def test_every_verdict_has_its_status_and_its_sentence() -> None:
    said = {verdict: (verdict.status, verdict.words(2).partition(":")[0]) for verdict in Verdict}
    assert said == {
        Verdict.HOLDS: (0, "VERIFIED"),
        Verdict.DOES_NOT_HOLD: (1, "NOT VERIFIED"),
        Verdict.CANNOT_BE_JUDGED: (3, "CANNOT BE JUDGED"),
    }


def test_the_rulebook_of_the_first_release_is_as_it_was() -> None:
    """By it the rounds are judged that did not record their rules."""
    path = Path(__file__).parents[2] / "resources" / "rulebooks" / "1.json"
    digest = hashlib.sha256(path.read_bytes()).hexdigest()
    assert digest == "bb29588141b2801c98a768064d529c7572d296885ac4acebef970b88eae588bf"
