"""What is shown, and when: beats over committed views, on a clock that the test moves."""

from pathlib import Path

import pytest

from kiosk.ledger.records import Record
from kiosk.ledger.table_state import Phase
from kiosk.rules.cards.cards import Card
from kiosk.rules.rule_sets import RULE_SETS
from kiosk.table.requests import CashOut, Ready
from kiosk.table.views import TableView
from tests.kit.table.table_driver import Driver
from ui.glass.presenter import LONGEST_MS, Presenter
from ui.glass.story import story_of
from ui.sounds import SAY, Sound

Cards = tuple[Card | None, ...]
Commit = tuple[tuple[Record, ...], TableView, TableView]  # records, the view before, the view after


def commits_of_a_round(tmp_path: Path, game: str) -> list[Commit]:
    driver = Driver(tmp_path, game=game)
    driver.seat(1, 2, 4, 6)
    driver.until(Phase.BETTING)
    told: list[Commit] = []
    last = driver.table.view()

    def observe(records: tuple[Record, ...], view: TableView) -> None:
        nonlocal last
        told.append((records, last, view))
        last = view

    driver.table.observe(observe)
    driver.play_round()
    driver.table.close()
    return told


@pytest.mark.parametrize("game", RULE_SETS)
def test_cards_are_turned_before_anything_is_settled_and_money_comes_last(tmp_path: Path, game: str) -> None:
    *_, (records, before, after) = commits_of_a_round(tmp_path, game)
    steps = story_of(before, records, after)
    held = [step.held for step in steps if step.held is not None]
    settled = [index for index, one in enumerate(held) if one.round and any(seat.lines for seat in one.round.seats)]
    turned = [
        index
        for index, one in enumerate(held)
        if one.round and after.round and one.round.community == after.round.community
    ]
    assert turned[0] < settled[0]
    for number, one in enumerate(after.seats):
        shown = [hold.seats[number].credit for hold in held]
        assert set(shown) <= {before.seats[number].credit, one.credit}
        assert shown == sorted(shown, key=lambda cents: cents == one.credit), "money does not come and go"
    assert steps[-1].held is None, "in the end the truth is shown"


@pytest.mark.parametrize("game", RULE_SETS)
def test_the_wagers_are_served_in_the_dealers_order(tmp_path: Path, game: str) -> None:
    *_, (records, before, after) = commits_of_a_round(tmp_path, game)
    served: list[set[tuple[int, str]]] = []
    known: set[tuple[int, str]] = set()
    for step in story_of(before, records, after):
        seats = step.held.round.seats if step.held and step.held.round else ()
        lines = {(seat.seat, line.wager) for seat in seats for line in seat.lines}
        served += [lines - known] if lines - known else []
        known |= lines
    assert after.last is not None
    made = {(seat.seat, line.wager) for seat in after.last.seats for line in seat.lines}
    steps = [{(seat, wager) for wager in wagers} & made for one in after.passes for seat, wagers in one.steps]
    assert served == [step for step in steps if step]
    assert known == made


def test_nothing_is_held_back_from_whoever_may_decide(tmp_path: Path) -> None:
    for records, before, after in commits_of_a_round(tmp_path, "texas-holdem-bonus/ma"):
        steps = story_of(before, records, after)
        if any(seat.choices for seat in after.seats):
            assert all(step.live for step in steps if step.held is not None)


def test_the_last_cards_are_not_seen_while_earlier_ones_are_being_turned(tmp_path: Path) -> None:
    """Everybody raises at once: flop, turn, river and settlement are committed in one breath."""
    driver = Driver(tmp_path)
    driver.seat(1, 2)
    driver.until(Phase.BETTING)
    show = Presenter(driver.table.view(), 0)
    driver.table.observe(lambda records, view: show.tell(records, view, 0))
    driver.play_round(choose=max)
    seen: list[tuple[Cards, Cards, Phase]] = []
    for now in range(0, 12_000, 50):
        show.advance(now)
        stage = show.shown
        assert stage.round is not None
        step = (stage.round.community, stage.round.dealer, stage.phase)
        seen += [step] if not seen or seen[-1] != step else []
    known = [sum(card is not None for card in community) for community, _, _ in seen]
    assert known == sorted(known)
    assert known[0] < known[-1] == 5
    assert [phase for _, _, phase in seen][-1] == Phase.RESULT
    assert all(dealer[0] is None for community, dealer, _ in seen if None in community)
    assert show.shown == driver.table.view()
    driver.table.close()


def test_a_new_betting_window_cuts_everything_short(tmp_path: Path) -> None:
    driver = Driver(tmp_path)
    driver.seat(1, 2)
    driver.until(Phase.BETTING)
    show = Presenter(driver.table.view(), 0)
    driver.table.observe(lambda records, view: show.tell(records, view, 0))
    driver.play_round()
    driver.until(Phase.BETTING)
    assert show.live
    assert show.shown == driver.table.view()
    driver.table.close()


def test_what_waits_never_grows(tmp_path: Path) -> None:
    driver = Driver(tmp_path)
    driver.seat(1, 2)
    driver.until(Phase.BETTING)
    show = Presenter(driver.table.view(), 0)
    driver.table.observe(lambda records, view: show.tell(records, view, 0))
    for _ in range(5):  # without any time for it
        driver.play_round()
        waits = show.next_ms()
        assert waits is not None
        assert waits <= LONGEST_MS
    for now in range(0, 3 * LONGEST_MS, 100):
        show.advance(now)
    assert show.shown == driver.table.view()
    driver.table.close()


def test_a_round_that_was_interrupted_is_said_to_go_on(tmp_path: Path) -> None:
    driver = Driver(tmp_path)
    driver.seat(3)
    driver.until(Phase.BETTING)
    driver.bet_all()
    assert driver.state.phase == Phase.PLAYING
    driver.reopen()
    show = Presenter(driver.table.view(), 5_000)
    assert show.recovered
    assert Sound(SAY, "round-resumed") in show.take_sounds()
    show.advance(60_000)
    assert not show.recovered
    driver.table.close()


def test_a_seat_that_cashes_out_meanwhile_is_not_shown_with_the_money_it_had(tmp_path: Path) -> None:
    driver = Driver(tmp_path, kind="demonstration")
    driver.seat(1, 2)
    driver.until(Phase.BETTING)
    show = Presenter(driver.table.view(), 0)
    driver.table.observe(lambda records, view: show.tell(records, view, 0))
    driver.bet(1)
    for seat in (1, 2):
        driver.does(Ready(seat))  # seat 2 sits out
    while driver.state.phase == Phase.PLAYING:
        driver.decide_all(max)
        driver.table.tick()
    assert not show.live
    driver.does(CashOut(2))
    assert show.shown.seats[1].credit == driver.state.credit(2) == 0
    driver.table.close()
