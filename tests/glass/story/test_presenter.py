"""What is shown, and when: beats over committed views, on a clock that the test moves."""

from pathlib import Path

import pytest

from kiosk.ledger.records import Record, SeatLeft
from kiosk.ledger.table_state import Hit, Phase, Win
from kiosk.rules.cards.cards import Card
from kiosk.rules.pay.money import WHOLE_POOL
from kiosk.rules.rule_sets import RULE_SETS
from kiosk.table.requests import BuyIn, CashOut, Ready
from kiosk.table.story.beats import DEALER_MS, Beat, HeldStage
from kiosk.table.story.script import script
from kiosk.table.views import TableView
from tests.kit.parameters import mostly_slow
from tests.kit.round_cases import FAST_ACTION, HEADS_UP_NY
from tests.kit.screen.story_frames import READ_MS
from tests.kit.table.table_driver import Driver
from ui.glass.presenter import CATCH_UP, Presenter
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


def beats_of(commits: list[Commit]) -> list[Beat]:
    """The whole story of what was committed, without gestures."""
    told = [beat for records, before, after in commits for beat in script(before, records, after)]
    return [beat for beat in told if beat.held is not None]


@pytest.mark.parametrize("game", RULE_SETS)
def test_money_comes_after_its_hand_and_never_goes_back(tmp_path: Path, game: str) -> None:
    *_, (records, before, after) = commits_of_a_round(tmp_path, game)
    held = [beat.held for beat in script(before, records, after) if beat.held is not None]
    for number, one in enumerate(after.seats):
        shown = [hold.seats[number].credit for hold in held]
        staked = min(shown)
        assert set(shown) <= {staked, one.credit}
        assert shown == sorted(shown, key=lambda cents: cents == one.credit), "money does not come and go"
        for hold in held:
            assert hold.round is not None
            lines = next((seat.lines for seat in hold.round.seats if seat.seat == one.seat), ())
            assert lines or hold.seats[number].credit == staked, "no money before a wager is settled"
    assert held[-1].seats == after.seats, "in the end the truth is shown"


@pytest.mark.parametrize("game", RULE_SETS)
def test_every_wager_is_served_in_the_dealers_order(tmp_path: Path, game: str) -> None:
    commits = commits_of_a_round(tmp_path, game)
    *_, (_, _, after) = commits
    served: list[tuple[int, str]] = []
    for beat in beats_of(commits):
        seats = beat.held.round.seats if beat.held and beat.held.round else ()
        served += [
            (seat.seat, line.wager) for seat in seats for line in seat.lines if (seat.seat, line.wager) not in served
        ]
    assert after.last is not None
    made = {(seat.seat, line.wager) for seat in after.last.seats for line in seat.lines}
    assert set(served) == made
    later = [
        (seat, wager)
        for one in after.passes
        if not (one.at_once or one.together or one.turns)
        for seat, wagers in one.steps
        for wager in wagers
    ]
    assert [one for one in served if one in later] == later


def follow(show: Presenter, now: int, step_ms: int = 20) -> tuple[list[Beat], int]:
    """Let the presenter tell all it has; its beats as they were shown, and when it was done."""
    seen: list[Beat] = []
    while not show.live:
        if not seen or seen[-1] is not show.beat:
            seen.append(show.beat)
        now += step_ms
        show.advance(now)
    return seen, now


def _stage(beat: Beat) -> Beat:
    """What is told of the round, however fast; what the seats bet meanwhile is shown at once."""
    told = beat._replace(ms=0, card_ms=0)
    return told._replace(held=beat.held._replace(seats=())) if beat.held is not None else told


@pytest.mark.parametrize("game", RULE_SETS)
def test_everything_is_told_in_order_however_quick_the_players_are(tmp_path: Path, game: str) -> None:
    """Three rounds are committed in one breath: every card, every wager and every hand is still shown, in its turn."""
    driver = Driver(tmp_path, game=game)
    driver.seat(1, 2)
    driver.until(Phase.BETTING)
    show = Presenter(driver.table.view(), 0)
    told: list[Beat] = []

    def shown(_: tuple[Record, ...], view: TableView, beats: tuple[Beat, ...]) -> None:
        told.extend(beat for beat in beats if beat.held is not None)
        show.tell(beats, view, 0)

    driver.table.show(shown)
    for _ in range(3):
        driver.play_round()
    seen, _ = follow(show, 0)
    assert [_stage(beat) for beat in seen if beat.held is not None] == [_stage(beat) for beat in told]
    assert show.shown._replace(round=None) == driver.table.view()._replace(round=None)
    driver.table.close()


def test_a_screen_that_fell_behind_tells_faster_and_drops_nothing(tmp_path: Path) -> None:
    commits = commits_of_a_round(tmp_path, "heads-up-holdem/ny")
    (_, first, _), *_ = commits
    show = Presenter(first, 0)
    for records, before, view in commits:
        show.tell(script(before, records, view), view, 0)
    story = sum(beat.ms for beat in beats_of(commits))
    show.advance(story)  # it was away for as long as the whole story takes
    seen, done = follow(show, story, 1)
    assert len([beat for beat in seen if beat.held]) >= len(beats_of(commits)) - 1
    read = sum(beat.ms for beat in beats_of(commits) if beat.read)
    assert done - story <= read + (story - read) / CATCH_UP + len(seen)


@pytest.mark.parametrize("game", RULE_SETS)
@pytest.mark.parametrize("late_ms", [2_000, 60_000])
def test_what_is_named_can_be_read_however_late_it_is_told(tmp_path: Path, game: str, late_ms: int) -> None:
    *_, (records, before, after) = commits_of_a_round(tmp_path, game)
    show = Presenter(before, 0)
    show.tell(script(before, records, after), after, 0)
    now = late_ms
    show.advance(now)  # it stood still
    named: dict[int, int] = {}
    read: dict[int, int] = {}
    dealer = 0
    while not show.live:
        played = show.shown.round
        assert played is not None
        for seat in played.seats:
            if any(seat.hands) and seat.cards:
                named.setdefault(seat.seat, now)
                if seat.mucked:
                    read.setdefault(seat.seat, now - named[seat.seat])
        dealer += 20 if show.beat.read and show.beat.served is None else 0
        now += 20
        show.advance(now)
    assert set(read) == set(named) != set()
    assert all(ms >= READ_MS for ms in read.values())
    assert dealer >= DEALER_MS or not after.last or after.last.dealer is None


@pytest.mark.parametrize("game", mostly_slow(RULE_SETS, HEADS_UP_NY, FAST_ACTION))
@pytest.mark.parametrize("frame_ms", [250, 900, 5_000])
def test_no_clock_runs_out_before_the_story_has_been_told(tmp_path: Path, game: str, frame_ms: int) -> None:
    """On a machine that has a turn so rarely, what is read takes its time all the same, and the table waits for it."""
    driver = Driver(tmp_path, game)
    driver.seat(1, 2)
    driver.until(Phase.BETTING)
    show = Presenter(driver.table.view(), driver.clock.steady)
    driver.table.show(lambda _, view, beats: show.tell(beats, view, driver.clock.steady), show.overdue)
    driver.bet_all()
    pace, live_ms = driver.config.pace, 0
    waits = {Phase.PLAYING: pace.to_decide_ms, Phase.RESULT: pace.result_ms}
    while driver.state.phase != Phase.BETTING:
        street = driver.state.phase, driver.state.round and driver.state.round.street
        driver.clock.pass_ms(frame_ms)
        driver.table.tick()
        went_on = street != (driver.state.phase, driver.state.round and driver.state.round.street)
        assert not went_on or live_ms >= waits[street[0]] - frame_ms
        show.advance(driver.clock.steady)
        live_ms = live_ms + frame_ms if show.live else 0
    driver.table.close()


def test_nothing_is_offered_while_a_story_is_told(tmp_path: Path) -> None:
    for records, before, after in commits_of_a_round(tmp_path, "texas-holdem-bonus/ma"):
        show = Presenter(before, 0)
        show.tell(script(before, records, after), after, 0)
        while not show.live:
            assert not any(seat.choices for seat in show.shown.seats)
            show.advance(show.next_ms() or 0)
        assert [seat.choices for seat in show.shown.seats] == [seat.choices for seat in after.seats]


@pytest.mark.parametrize("game", RULE_SETS)
def test_what_was_collected_stays_collected_while_the_dealer_turns_to_somebody(tmp_path: Path, game: str) -> None:
    *_, (records, before, after) = commits_of_a_round(tmp_path, game)
    show = Presenter(before, 0)
    show.tell(script(before, (*records, SeatLeft(1)), after), after, 0)
    seen, _ = follow(show, 0)
    assert seen
    assert show.beat.what == "welcome"
    assert show.shown.round is not None
    assert all(seat.mucked for seat in show.shown.round.seats)


@pytest.mark.parametrize("game", RULE_SETS)
def test_a_settlement_that_nobody_was_told_of_is_shown(tmp_path: Path, game: str) -> None:
    """It was in the ledger, although writing it had failed."""
    *commits, (_, _, after) = commits_of_a_round(tmp_path, game)
    show = Presenter(commits[0][1], 0)
    now = 0
    for records, before, view in commits:
        show.tell(script(before, records, view), view, now)
        _, now = follow(show, now)
    show.tell((), after, now)
    assert show.live
    assert (show.shown, show.told) == (after, None)


def test_a_hit_that_was_never_told_does_not_become_the_next_great_win(tmp_path: Path) -> None:
    *_, (records, before, after) = commits_of_a_round(tmp_path, "heads-up-holdem/ny")
    told = after._replace(hits=(Hit(after.last_round - 1, 4, WHOLE_POOL, 5_000_000, 0),))
    show = Presenter(before, 0)
    show.tell((), told, 0)  # the ledger failed at the settlement, and was read anew
    *_, last = beats_of([(records, before, after)])
    show.tell((last._replace(what="celebrate", served=4),), told, 0)
    assert told.last is not None
    net = sum(one.returned - one.staked for one in told.last.seats if one.seat == 4)
    assert show.celebration is not None
    assert (show.celebration.pooled, show.celebration.cents) == (False, net)


def test_a_win_is_on_no_sign_before_its_hand_is_told(tmp_path: Path) -> None:
    driver = Driver(tmp_path)
    view = driver.table.view()
    driver.table.close()
    left = view._replace(phase=Phase.ATTRACT, wins=(Win(7, 3, 50_000, ("flush",), 0),))
    show = Presenter(view, 0)
    show.tell((Beat(1_000, HeldStage(Phase.RESULT, view.round, view.seats, view.meter_cents)),), left, 0)
    assert show.shown.wins == ()
    follow(show, 0)
    assert show.shown.wins == left.wins


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
    driver.table.show(lambda _, view, beats: show.tell(beats, view, 0))
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


def test_credit_that_is_bought_meanwhile_is_added_to_what_is_shown_and_tells_nothing(tmp_path: Path) -> None:
    driver = Driver(tmp_path, kind="demonstration")
    driver.seat(1)
    driver.until(Phase.BETTING)
    show = Presenter(driver.table.view(), 0)
    driver.table.show(lambda _, view, beats: show.tell(beats, view, 0))
    driver.bet(1)
    driver.does(Ready(1))
    while driver.state.phase == Phase.PLAYING:
        driver.decide_all(max)
        driver.table.tick()
    held = show.shown.seats[0]
    driver.does(BuyIn(1, 10_000))
    bought = show.shown.seats[0]
    assert (bought.credit, bought.bets) == (held.credit + 10_000, held.bets)
    assert bought.credit != driver.state.credit(1), "what the hand comes to is in the ledger already"
    follow(show, 0)
    assert show.shown.seats == driver.table.view().seats
    driver.table.close()
